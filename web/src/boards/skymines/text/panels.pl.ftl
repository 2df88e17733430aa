# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } crypcoin
        [few] { $n } crypcoiny
       *[many] { $n } crypcoinów
    }
sm-fact-tank = Tor zbiornika: { $n }
sm-fact-screen = Ekran { $n }
sm-fact-markers = { $n ->
        [one] { $n } znacznik bonusu
        [few] { $n } znaczniki bonusu
       *[many] { $n } znaczników bonusu
    }

# Panels
sm-tab-market = Rynek
sm-printed-cost = koszt { $n }
sm-price-n = kosztuje teraz { $n }
sm-price-of = Kosztuje { $cost } i { $more } za kolumnę: { $n }.
sm-display = Obszar kart
sm-deck-n = stos: { $n }
sm-slides = w prawo →
sm-about-display = Użyj zasobów, by pozyskać kartę za nadrukowany koszt i dodatkowy koszt kolumny. Po rundzie prawa kolumna jest usuwana, a reszta się przesuwa.
sm-space-empty = puste
sm-removed-n = Usunięte karty: { $n }
sm-about-removed = Są poza grą, chyba że bonus toru przywróci którąś.
sm-slots = Miejsca na karty
sm-slot-off = miejsce { $slot } wyłączone
sm-slot-empty = miejsce { $slot } puste
sm-slot-hidden = miejsce { $slot }, karta zakryta
sm-slot-used = miejsce { $slot }, karta użyta
sm-slot-up = miejsce { $slot }, karta odkryta
sm-about-slot = Tu planuje się kartę; działa raz w tej rundzie.
sm-about-slot-tank = Włącza się, gdy znacznik hel-3 dojdzie do pola { $n }.
sm-about-slot-research = Włącza się, gdy znacznik przesyłu dojdzie do ekranu { $n }.
sm-resting-cards = Zużyte na { $slot }: { $cards }
sm-resting-none = Nic nie leży na { $slot }
sm-about-resting = Wycofując się, bierzesz jeden z tych stosów na rękę; potem odkładasz tu użyte karty.
sm-about-plan = Kliknij, by zaplanować; kliknij na miejscu, by cofnąć.
sm-hand = Ręka: { $n }
sm-hand-empty = Brak kart na ręce
sm-coins-n = Crypcoiny: { $n }
sm-about-coins = Każdy crypcoin jest na koniec wart 1.
sm-markers-n = Znaczniki bonusu: { $n }
sm-about-markers = Połóż jeden na polu bonusu jako akcję; wracają po rundzie.
sm-one-time-n = Z tego jednorazowe: { $n }.
sm-about-tile-science = Działa jak badania naukowe z 1 punktem badań.
sm-about-tile-field = Przesuń się o 2 na torze zbiornika i o 1 za każdą odkrytą kartę badań polowych.
sm-about-tile-energy = Działa jak karta energii o wartości 2.
sm-about-tile-plus1 = Połóż na odkrytej karcie zasobów: jest warta o 1 więcej.
sm-research-track = Tor badań
sm-tank-track = Tor zbiornika
sm-about-research-track = Użyj badań naukowych, by przesyłać: znacznik idzie po planach, których wymagania spełniają odkryte karty; nagrodę daje ostatni.
sm-worth-next = następne { $n } na { $space }
sm-reach-n = zasięg: ekran { $n }
sm-screen-empty = Ekran { $n }, pusty
sm-screen-no-a = Ekran { $n }, pusty, nie dla planów A
sm-screen-plan = Ekran { $n }: { $plan }
sm-screen-flipped = Ekran { $n }: { $plan }, odwrócony
sm-about-screen = Tu na koniec tury kładziesz wzięte plany.
sm-tank-at = Tor zbiornika: { $n }, wart { $value }
sm-about-tank = Hel-3 z badań polowych i kolektorów gazu. Pole { $n } włącza miejsce na karty.
sm-luna-screen = Luna nie potrzebuje planów: jest na ekranie { $n }.
sm-research-display = Plany badań
sm-supplement-n = { $n } na czerwonych ramkach
sm-about-research = Punkty badań wydaje się od razu: na plany po koszcie litery albo po 1 crypcoinie za punkt.
sm-about-framed = Czerwona ramka dodaje crypcoiny z pola dopłaty: { $n }.
sm-letter-cost = Plany { $letter } kosztują { $n }
sm-stack-n = W stosie: { $n }.
sm-round-track = Tor rund
sm-round-n = Runda { $n }
sm-special-later = Od rundy { $n }.
sm-special-gone = Wzięty (runda { $n }).
sm-bonus-spaces = Pola bonusu
sm-leader-decides = kto prowadzi i o ile
sm-about-bonus = Połóż znacznik bonusu na pustym polu i otrzymaj, co pokazuje.
sm-about-majority = Dla tego, kto ma najwięcej odkrytych, także przy remisie; stopień zależy od liczby.
sm-has-n = { $name }: { $n }
sm-tier = Od { $n } ({ $what }): { $brings }.
sm-tier-science = { $what }, a do tego inne karty badań: { $n }: { $brings }.
sm-asks = wymaga: { $what }
sm-space-locked = jeszcze zablokowane
sm-space-taken = zajęte: { $name }
sm-companies = Korporacje
sm-shares-and-worth = udziały = wartość teraz
sm-about-companies = Udział jest wart tyle crypcoinów, ile symboli monet widać w stacji korporacji.
sm-share-value = Wartość udziału
sm-about-company = Udział jest wart { $value }. Kolektory gazu: { $collectors }. Tor { $track }.
sm-shares-of = { $name }: { $company }
sm-shares-worth = Pole { $space }. Udziały: { $n } po { $value }, warte { $worth }.
sm-bonus-open = Bonus { $n }, odblokowany za polem { $space }
sm-bonus-after = Bonus { $n }, do odblokowania za polem { $space }
sm-wealth-now = Majątek teraz
sm-mission-n = Misja { $n }
sm-about-mission = Spełnione zadanie można zgłosić: 2 crypcoiny i jednorazowy znacznik bonusu. Wszystkie twoje zadania są z jednej misji.
sm-claimed = zgłoszone
sm-about-luna = Luna działa według kart: w swojej turze odkrywa jedną i robi, co na niej jest.
sm-luna-tank = Tor zbiornika Luny: mijanie żetonów daje silniejsze karty.
sm-luna-research = Kroki badań Luny; nie potrzebuje planów.
sm-luna-deck = Talia: { $n }, klasa 2: { $second }
sm-luna-cards = Karty Luny
sm-luna-slot = Miejsce { $slot } Luny
sm-luna-face-down = Leży tu zakryta karta.
sm-luna-no-card = Nie ma tu karty.
sm-luna-majority = Co Luna pokazuje do większości
sm-luna-left = lewa: { $card }
sm-luna-right = prawa: { $card }
sm-luna-gained = Karty wzięte przez Lunę: { $n }
sm-luna-gain-coins = otrzymuje crypcoiny: { $n }
sm-luna-helium = { $n } na torze zbiornika
sm-luna-research-steps = { $n } na torze badań
sm-luna-advance = { $n } na torze: { $rule }
sm-luna-expand = rozwija o { $n }: { $rule }
sm-luna-gain-cards = bierze karty z obszaru kart { $target }
sm-luna-gain-most-valuable-share-card = bierze kartę z najcenniejszym udziałem
sm-luna-place-marker = blokuje pole bonusu: { $target }
sm-luna-discard-plan = odrzuca plan: { $target }
sm-luna-discard-special-plan = odrzuca najnowszy specjalny plan
sm-need-symbol = { $n } × { $what }
sm-need-same-resource = { $n } jednego zasobu
sm-need-research-any = inne karty badań: { $n }
sm-need-coins = zapłać crypcoiny: { $n }
sm-need-pay-coins = zapłać crypcoiny: { $n }
sm-need-remove-hand-card = usuń kartę z ręki
sm-need-remove-hand-cards = usuń karty energii z ręki: { $n }
sm-need-extra-energy = o { $n } energii więcej
sm-need-research-value-passed = miń { $n } na torze badań
sm-need-tank-value-passed = miń { $n } na torze zbiornika
sm-permanent-discount = karty z obszaru kart tańsze o { $n } za { $what }
sm-permanent-mixed-purchase = za karty z obszaru kart można płacić różnymi zasobami, taniej o { $n }
sm-permanent-energy-plus = o { $n } energii więcej, gdy masz jakąś
sm-permanent-extra-markers = dodatkowe znaczniki bonusu: { $n }
sm-permanent-card-value-plus = karty tytanu są warte o { $n } więcej
sm-permanent-field-symbol = symbol badań polowych, a kolektorów gazu liczy się o { $n } więcej
sm-key-slots = Użyj lub wybierz kartę na miejscu; cofnij zaplanowaną
sm-taken-plans = Do położenia na torze
sm-fact-wealth = Majątek teraz: { $n }
