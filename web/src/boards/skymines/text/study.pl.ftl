# Skymines na dwóch stronach i ściągawka

study-goal-wealth = Siedem rund jako inwestor na Księżycu: wygrywa ten, kto na koniec jest wart najwięcej crypcoinów.
study-goal-shares = **Zbieraj udziały** czterech korporacji: idąc po ich torach i z kart, które je pokazują.
study-goal-value = **Podnoś ich wartość.** Każda placówka, która opuszcza stację korporacji, może odsłonić monetę: wszystkie widoczne razem to wartość jednego udziału.
study-goal-others = **Poza tym** liczą się hel-3 w zbiorniku, przesłane badania i crypcoiny.

study-setup-cards = Wszyscy mają te same dziewięć kart i jeszcze jedną kartę pojedynczej energii.
study-setup-token = Twój żeton startowy mówi, które trzy z nich są na początku zużyte, przesuwa cię na torach i ma twój pierwszy plan badań.
study-setup-slots = Trzy z pięciu miejsc na karty są włączone. Masz 1 crypcoina i 2 znaczniki bonusu; 3, gdy graczy jest mniej niż trzech.
study-setup-companies = Każda korporacja ma przy swojej krawędzi planszę toru i 15 placówek w stacji: na razie żaden udział nie jest nic wart.

study-round-plan = **Planuj.** Wszyscy naraz kładą zakryte karty na włączonych miejscach, potem je odkrywają.
study-round-turns = **Tury** zgodnie z ruchem wskazówek zegara, po jednej akcji, aż wszyscy się wycofają. Użytą kartę się zakrywa.
study-round-rest = **Wycofaj się:** weź na rękę jeden zużyty stos, potem odłóż karty tej rundy, każdą na inne miejsce na zużyte karty.
study-round-prepare = **Przygotowanie:** otwiera się następny specjalny plan badań, a moneta trafia na pole dopłaty; znaczniki wracają z zarezerwowanymi płytkami bonusu.
study-round-market = **Karty:** prawa kolumna znika, reszta się przesuwa, dochodzą nowe.

study-actions-resources = **Zasoby:** użyj kart jednego rodzaju. Możesz pozyskać jedną kartę z obszaru kart: za jej koszt i 0, 1 albo 2 zależnie od kolumny.
study-actions-tracks = **Tory korporacji:** każda pozostała jednostka to jedno pole. Progi dają crypcoiny i odblokowują bonusy.
study-actions-energy = **Energia:** cała idzie na ekspansję jednej korporacji. Wchodź do sektorów przy jej stacji lub placówkach: 1 przez pojedynczą linię, 2 przez podwójną i jeszcze 1 tam, gdzie ktoś stoi.
study-actions-buildings = **Budowle** w tych sektorach dają crypcoiny, pola na torze tej korporacji, pola zbiornika, punkty badań.
study-actions-oust = **Usunięte** placówki wracają do kolumny swojej stacji i znów zakrywają monety.
study-actions-upload = **Badania naukowe:** przesuwaj znacznik przesyłu z planu na plan, dopóki odkryte karty spełniają wymagania. Nagrodę daje ostatni.
study-actions-points = **Punkty badań** kupują plany (A i B za 1, C i specjalne za 2) albo po crypcoinie; plany kładziesz na ekranach na koniec tury.
study-actions-field = **Badania polowe:** 2 pola zbiornika, 1 crypcoin i jeszcze pole za każde dwa kolektory gazu korporacji z karty.
study-actions-marker = **Znacznik bonusu:** na wolnym polu bonusu, za to, co pokazuje. Pole jest zajęte do końca rundy.
study-actions-majority = **Pola większości** wymagają najwięcej odkrytych jednostek danego rodzaju; im więcej masz, tym więcej dają.

study-scoring-coins = **Crypcoiny:** po 1.
study-scoring-shares = **Udziały:** za każdą korporację udziały z toru i z kart razy ich wartość.
study-scoring-tank = **Zbiornik:** 10, 15, 25, 30, 40, 45, 50, 60 od pola 6, 9, 13, 16, 20, 23, 25, 28.
study-scoring-research = **Badania:** 10, 15, 20, 30, 40, 50, 60 od ekranu 4, 6, 8, 10, 12, 14, 16 oraz osiągnięte specjalne plany badań.

study-end-rounds = Gra kończy się po turach siódmej rundy. Udziały liczą się ze wszystkich kart, także zużytych.
study-end-tie = Remisujący wygrywają wspólnie.

study-missed-energy = Cała energia idzie w jednej akcji na jedną korporację. Reszta przepada.
study-missed-before = Użyte karty już się nie liczą: najpierw bierz większości i przesyłaj, potem je wydawaj.
study-missed-back = Karta użyta teraz wróci na rękę najwcześniej za dwie rundy. Odkładaj na jeden stos to, co do siebie pasuje.
study-missed-stop = Nagrodę daje tylko plan, na którym stajesz. Te po drodze tylko przepuszczają.
study-missed-barrier = Bariera na torze kosztuje crypcoiny albo cię zatrzymuje. Próg płaci wszystkim, którzy są za nim, ilekroć ktoś go mija.
study-missed-crossed = Przekreślone pole na dole kolumny nigdy nie zostanie znów zakryte: jego 2 monety zostają.
study-missed-majority = Do większości wystarczy remis i żadna karta się nie zużywa. Kto się wycofał, nie liczy się.
study-missed-slots = Pole 8 zbiornika i piąty ekran włączają po jednym miejscu na karty, od następnej rundy.

study-picture-companies = Ile jest wart udział i ile dają udziały każdego gracza: tu troje graczy w czwartej rundzie.
study-picture-cards = Karty: węgiel, minerały, tytan, energia z udziałem, badania naukowe, badania polowe i sam udział.
study-picture-station = Stacja: placówki odchodzą od góry kolumny i odsłaniają monety. Ostatnie pole kolumny ma dwie.
study-picture-moon = Księżyc i jego sektory. Jedna linia kosztuje 1, dwie linie 2; budowle pokazują, co daje wejście, a wzory, placówka której korporacji tam stoi.
study-picture-plans = Plany badań: u góry to, co muszą mieć odkryte karty, na dole nagroda.

study-icon-coin = Crypcoiny
study-icon-share = Udział
study-icon-step = Pola na torze
study-icon-carbon = Węgiel
study-icon-minerals = Minerały
study-icon-titanium = Tytan
study-icon-energy = Energia
study-icon-science = Badania naukowe, punkty badań
study-icon-field = Badania polowe
study-icon-tank = Pola zbiornika (hel-3)
study-icon-shaft = Kopalnia głębinowa: crypcoiny
study-icon-pit = Kopalnia odkrywkowa: tor korporacji
study-icon-collector = Kolektor gazu: zbiornik
study-icon-dish = Stacja badawcza: punkty badań
study-icon-marker = Znacznik bonusu
study-icon-first = Pierwszy gracz
study-icon-buy = Kupno karty
study-icon-sell = Sprzedaż karty
study-icon-remove-outpost = Usunięcie placówki
study-icon-wealth = Wartość na koniec
