hw-worlds = Światy
hw-choose-one = Wybierz
hw-tab-projects = Projekty
hw-tab-market = Karty
hw-tab-lab = Laboratorium
hw-tab-progress = Postęp
hw-tab-simu = SIMU
hw-path =
    { $left ->
        [one] Lewiatan: { $left } krok do uderzenia
        [few] Lewiatan: { $left } kroki do uderzenia
        [many] Lewiatan: { $left } kroków do uderzenia
       *[other] Lewiatan: { $left } kroku do uderzenia
    }
hw-path-text = W każdej fazie postępu przesuwa się o jedno pole i o jedno więcej za każdą wylosowaną kostkę asteroidy.
hw-symbol-facility_A = dochodzi obiekt A
hw-symbol-facility_B = dochodzi obiekt B
hw-symbol-add_asteroid = kostki asteroidy do woreczka
hw-symbol-refresh = odświeżenie wystawek
hw-landed = tutaj: { $who }
hw-ready-zone = Strefa gotowości: { $world }, lądowniki: { $landers }
hw-shuttle = Prom
hw-shuttle-text = Za 1 energię lądownik leci na drugi świat. Zajmuje to całą turę.
hw-neutral = dysk neutralny
hw-space = pole { $space }
hw-space-of = { $project }, pole { $space }
hw-cost = koszt { $cost }
hw-leader = premia lidera { $points }
hw-flip = zmiana kafelka nagrody
hw-price = karta kosztuje { $price }
hw-price-text = Tyle, ile masz kart: na ręce i na stosie kart odrzuconych.
hw-empty = pusto
hw-owned = twoje
hw-progress = Postęp
hw-progress-text = pełny miernik kończy grę
hw-gauge = { $project }: { $filled } z { $length }
hw-bag = Woreczek
hw-bag-text = kostek: { $cubes }, losuje się { $threat }
hw-now = Gdyby teraz był koniec
hw-odds = Szanse
hw-stocks = Zasoby i etykiety
hw-odds-text = Z jakim prawdopodobieństwem każdy z projektów byłby projektem kluczowym, gdyby asteroida przybyła teraz.
hw-odds-laser = Gdyby asteroida przybyła teraz, laser trafiłby ją z szansą { $chance }.
hw-odds-shield = Z szansą { $chance } laser by chybił, a tarcza wytrzymała.
hw-odds-evacuation = Z szansą { $chance } zawiodłyby oba, a projektem kluczowym byłaby ewakuacja.
hw-stock = { $resource }: { $level }, linia bazowa { $baseline }
hw-baseline-text = Na początku rundy zasób poniżej linii bazowej rośnie do niej.
hw-tokens = { $tag }: aktywne { $active }, zużyte { $spent }
hw-tag-text = Zużyte żetony stają się znów aktywne w następnej rundzie.
hw-discarded = na stosie odrzuconych
hw-hand = Ręka
hw-unseen =
    { $n ->
        [one] i { $n } karta, której nikt nie widział
        [few] i { $n } karty, których nikt nie widział
        [many] i { $n } kart, których nikt nie widział
       *[other] i { $n } karty, których nikt nie widział
    }
hw-discard-pile = Stos kart odrzuconych
hw-left = zostało { $left }
hw-less = mniej: { $thing }
hw-more = więcej: { $thing }
hw-simu-cards = karta { $played } z { $all }
hw-simu-order = Preferencje
hw-simu-landers = Pozostałe lądowniki: { $n }
hw-simu-text = W każdej swojej turze SIMU odkrywa kartę: lądownik blokuje obszar, potem wykonywany jest program.
hw-simu-surge = zryw od zagrożenia { $threat }, teraz { $now }
hw-simu-no-surge = bez zrywu
hw-simu-leads = zdobywa premie lidera
hw-simu-no-leads = nie zdobywa premii lidera
hw-simu-species = gatunki: { $n }, po { $points } PZ
hw-simu-revealed = Karty tej rundy, od ostatniej
hw-simu-unseen = Mogą jeszcze przyjść
hw-fact-energy = energia: { $n }
hw-fact-hand = karty na ręce: { $n }
hw-fact-upgrades = ulepszenia: { $n }
hw-fact-tag-science = aktywne etykiety: { $n }
hw-key-end = Zakończ turę, spasuj, odmów
hw-key-lit = Następna rzecz do wyboru, poprzednia
hw-kind-keep = Gatunek
hw-kind-shuttle = Prom
hw-kind-play = Karty akcji
hw-kind-place = Lądowniki
hw-kind-pass = Pas
hw-kind-boost = Wzmocnienia
hw-kind-done = Dalej
hw-kind-gain = Zasoby
hw-kind-raise = Linie bazowe
hw-kind-take-tag = Etykiety
hw-kind-work = Projekty
hw-kind-research = Badania
hw-kind-upgrade = Ulepszenia
hw-kind-buy = Karty
hw-kind-remove = Usuń
hw-kind-times = Etykiety
hw-kind-choose = Wybór
hw-kind-pay = Zapłata
hw-kind-reactivate = Etykiety
hw-kind-recover = Stos odrzuconych
hw-kind-recall = Lądowniki
hw-kind-tokens = Żetony
hw-kind-discard = Odrzuć
hw-kind-swap = Wymiana
hw-kind-accept = Tak
hw-kind-decline = Nie
hw-skip = Dalej: dowolny klawisz lub kliknięcie
hw-draw-title =
    { $total ->
        [one] Faza postępu: { $total } kostka z woreczka
        [few] Faza postępu: { $total } kostki z woreczka
        [many] Faza postępu: { $total } kostek z woreczka
       *[other] Faza postępu: { $total } kostki z woreczka
    }
hw-drawn = Wylosowano: { $cubes }.
hw-drawn-cube = { $cube } × { $n }
hw-steps =
    { $n ->
        [one] krok Lewiatana
        [few] kroki Lewiatana
        [many] kroków Lewiatana
       *[other] kroku Lewiatana
    }
hw-hits = pomocne kostki
hw-arrival = Lewiatan nadlatuje
hw-aim-laser = Laser strzela
hw-aim-shield = Tarcza się wznosi
hw-chance-before = przed losowaniem
hw-chance =
    { $missing ->
        [0] Niczego już nie brakowało.
        [one] Brakowało { $missing } kostki; szansa wynosiła { $percent } %.
        [few] Brakowało { $missing } kostek; szansa wynosiła { $percent } %.
        [many] Brakowało { $missing } kostek; szansa wynosiła { $percent } %.
       *[other] Brakowało { $missing } kostki; szansa wynosiła { $percent } %.
    }
hw-laser-succeeds = Laser rozbija Lewiatana.
hw-laser-fails =
    { $missing ->
        [one] Laser chybia: zabrakło { $missing } kostki.
        [few] Laser chybia: zabrakło { $missing } kostek.
        [many] Laser chybia: zabrakło { $missing } kostek.
       *[other] Laser chybia: zabrakło { $missing } kostki.
    }
hw-shield-succeeds = Tarcza wytrzymuje.
hw-shield-fails =
    { $missing ->
        [one] Tarcza pęka: zabrakło { $missing } kostki.
        [few] Tarcza pęka: zabrakło { $missing } kostek.
        [many] Tarcza pęka: zabrakło { $missing } kostek.
       *[other] Tarcza pęka: zabrakło { $missing } kostki.
    }
hw-key = Projekt kluczowy: { $project }
hw-key-laser = Z Lewiatana został pył. Alarria jest ocalona.
hw-key-shield = Tarcza zatrzymała Lewiatana. Alarria jest ocalona.
hw-key-evacuation = Arki opuszczają Alarrię. Życie toczy się dalej gdzie indziej.
