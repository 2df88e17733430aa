# The board's own texts; names of things are in the game's texts.

station = Stacja Kosmiczna
planet-tab = Planeta
station-tab = Stacja
cards-tab = Karty
your-depot = Twój Magazyn
technologies = Technologie
objectives = Cele
private-objectives = Cele Osobiste
civ-cards = Karty Cywilizacji
event-card = Wydarzenie
face-down = Zakryta, Poziom { $rank }
secret-objective = Tajny
piles = Stosy Cywilizacji
pile-left = Poziom { $rank }: { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
        [many] zostało { $n } kart
       *[other] zostało { $n } karty
    }
events-left = { $n ->
        [one] zostało { $n } Wydarzenie
        [few] zostały { $n } Wydarzenia
        [many] zostało { $n } Wydarzeń
       *[other] zostało { $n } Wydarzenia
    }
next-event = Następne Wydarzenie: { $event }
expected-score = Oczekiwany wynik: { $n }

about-station = Dowódca obraca stację. Potem każdy bierze jedną z dwóch płytek, które wskazuje jego Wskaźnik Magazynu.
about-station-turning = Stacja sama obraca się co rundę o jeden Magazyn zgodnie z ruchem wskazówek zegara. Potem każdy bierze jedną z dwóch płytek, które wskazuje jego Wskaźnik Magazynu.
about-event = Karta na całą rundę, odkrywana po obróceniu stacji.
about-objectives = Kto na koniec gry jest lepszy od sąsiada, dostaje wyższą liczbę Medali; przy remisie obaj dostają niższą.
about-private = Do końca gry znasz go tylko ty. Punktuje, jeśli wtedy jest spełniony.
about-civ = Na Kamieniu Milowym Cywilizacji przeglądasz stos danego Poziomu i zatrzymujesz jedną kartę: jedne działają od razu, inne punktują na koniec.
about-score = Tyle byłoby Medali w tej chwili. Cele i tajne karty innych mogą to jeszcze zmienić.
list-hint = Kwadrat umieszczenia to lewy górny róg prostokąta wokół płytki: r4c5 to rząd 4, kolumna 5.

turn-to = Pozycja { $n }
try-hint = Czekając, możesz przymierzyć płytkę: wybierz ją. Nic nie zostanie zagrane.
try-only = Tylko przymiarka
turn-right = Obróć w prawo
turn-left = Obróć w lewo
flip-tile = Odwróć
take-back = Odłóż
turn-station-right = Obróć stację zgodnie z ruchem wskazówek
turn-station-left = Obróć stację przeciwnie do ruchu wskazówek
who-gets = Kto co dostanie
depot-of = { $seat }: { $tiles }
tiles-left = { $n ->
        [one] { $n } płytka
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }
empty-stack = brak płytki
choose-tile = Wybierz dla płytki podświetlony kwadrat.
cannot-place-tile = Ta płytka nigdzie teraz nie pasuje

not-free = Nie leży tu na wolnych kwadratach

square-land = ląd
square-ice = lód
square-ring = pierścień
square-city = miasto
square-toxic = toksyczny
square-current = strumień elektryczny
square-centre = krawędź krateru
square-perimeter = obwód
square-patch = Zbiorowisko Biomasy
square-resource = zasób: { $resource }
square-meteorite = Meteoryt
square-lifepod = Kapsuła Ratunkowa
square-rover = Łazik
square-rover-loaded = Łazik z Meteorytem
square-legal = można tutaj
square-choosable = można wybrać
square-cost = { $n ->
        [0] bez kosztu ruchu
        [one] za { $n } ruch
        [few] za { $n } ruchy
        [many] za { $n } ruchów
       *[other] za { $n } ruchu
    }

line-completed = { $seat } kończy linię: { $line }.
line-state = { $line }: zakryte { $covered } z { $squares }, { $medals ->
        [one] { $medals } Medal
        [few] { $medals } Medale
        [many] { $medals } Medali
       *[other] { $medals } Medalu
    }{ $state ->
        [complete] { "" }, komplet
        [blocked] { "" }, blokuje Meteoryt
       *[open] { "" }
    }

tracks-of = Tory: { $corporation }
space-name = { $track } { $n }
nothing-here = nic
or = albo
medals-here = { $n ->
        [one] { $n } Medal
        [few] { $n } Medale
        [many] { $n } Medali
       *[other] { $n } Medalu
    }
tracker-here = Znacznik: { $tracker }
choose-tracker = Wybierz Znacznik: { $tracker }

again-at-top = każdy dalszy awans znów daje { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchu
    }

tech-open = działa
tech-locked = zablokowana
tech-used-round = użyta w tej rundzie
tech-used-game = użyta w tej grze
tech-at = od { $n }
tech-slot = wymaga Kapsuły

rovers-left = Łaziki w zapasie
lifepods-here = Zebrane Kapsuły
meteorites-here = Zebrane Meteoryty
patches-here = Przechowane Zbiorowiska

leads = prowadzi
ties = remis
behind = przegrywa
score-now = Medale dotychczas
win-tie = wygrana { $win }, remis { $tie }

icon-synergy = Skok Synergiczny
icon-card = karta Cywilizacji
icon-patch = Zbiorowisko Biomasy
icon-move = ruch
icon-level = Poziom Technologii
icon-advance = awans
icon-medal = Medal
icon-meteor = symbol Meteorytu
icon-ice = lód
icon-city = miasto
icon-toxic = toksyczny
icon-station = Stacja Kosmiczna
icon-commander = dowódca stacji
icon-objective = Cel
icon-event = Wydarzenie
icon-flux = Znacznik Strumienia
icon-infinity = bez końca
icon-lock = zablokowane
icon-right = obróć w prawo
icon-left = obróć w lewo
icon-flip = odwróć
icon-check = tak
icon-cross = nie

key-rotate = Obróć element (z Shift: w lewo)
key-flip = Odwróć element
key-next = Następne lub poprzednie dozwolone miejsce

tracks-tab = Tory
handling = Obracanie płytki
supplies = Co masz
drive-first = Jedź Łazikami, zanim umieścisz płytkę
fits-turned = Tak obrócona płytka nigdzie nie pasuje.
turn-to-fit = Obróć ją tak, by pasowała
steps-left = { $n ->
        [one] Jedź Łazikiem: został { $n } ruch. Wybierz Łazik, a potem podświetlony kwadrat.
        [few] Jedź Łazikiem: zostały { $n } ruchy. Wybierz Łazik, a potem podświetlony kwadrat.
        [many] Jedź Łazikiem: zostało { $n } ruchów. Wybierz Łazik, a potem podświetlony kwadrat.
       *[other] Jedź Łazikiem: zostało { $n } ruchu. Wybierz Łazik, a potem podświetlony kwadrat.
    }
square-costly = coś kosztuje
at-once = działa od razu
at-end = liczy się na koniec
icon-tile = płytka
about-planet = Zakrywaj ją płytkami. Wokół niej stoją Medale za każdy rząd i każdą kolumnę, które zakryjesz w całości.
about-corporation = Twoje tory: zasób na płytce awansuje swój Znacznik, a osiągnięta pozycja daje to, co pokazuje.
about-depot = W każdej rundzie umieszczasz jedną z dwóch płytek Magazynu: kliknij ją albo przeciągnij na planetę.
about-stack = Stos stacji: wierzchnią płytkę może wziąć ten, czyj Wskaźnik Magazynu na niego wskazuje.
about-commander = Dowódca stacji obraca ją w tej rundzie.
about-ice = Woda na lodzie awansuje Znacznik Wody; gdzie indziej nie.
about-lifepod = Łazik, który tu wjedzie, ją zbiera. Płytka, która ją zakryje, niszczy ją.
about-meteorite = Blokuje swój rząd i swoją kolumnę, aż zbierze go Łazik.
about-rover = Jeździ po płytkach, zużywając ruch, i zbiera Kapsuły oraz Meteoryty.
about-track-civ = Na jego Kamieniach Milowych zatrzymujesz karty Cywilizacji.
about-track-water = Awansuje tylko za Wodę na lodzie i daje wiele Medali.
about-track-biomass = Daje Zbiorowiska Biomasy: pojedyncze kwadraty, które wypełniają luki.
about-track-rover = Daje Łaziki i ruch, którym jadą.
about-track-tech = Odblokowuje Technologie, Poziom po Poziomie.
