# The board's own texts; names of things are in the game's texts.

station = Stacja Kosmiczna
planet-tab = Planeta
station-tab = Stacja
corporation-tab = Korporacja
cards-tab = Karty
your-depot = Twój Magazyn
depot-of-seat = Magazyn: { $seat }
technologies = Technologie
objectives = Cele
private-objectives = Cele Osobiste
civ-cards = Karty Cywilizacji
event-card = Wydarzenie
choose-card = Wybierz kartę
face-down = Zakryta, poziom { $rank }
secret-objective = Tajny
rank = poziom { $rank }
piles = Stosy Cywilizacji
pile-left = Poziom { $rank }: { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
        [many] zostało { $n } kart
       *[other] zostało { $n } karty
    }
events-left = { $n ->
        [one] zostało { $n } wydarzenie
        [few] zostały { $n } wydarzenia
        [many] zostało { $n } wydarzeń
       *[other] zostało { $n } wydarzenia
    }
next-event = Następne wydarzenie: { $event }
expected-score = Oczekiwany wynik: { $n }
round-n = Runda { $n }

about-station = Dowódca obraca Stację. Potem każdy bierze jedną z dwóch płytek, które wskazuje jego znacznik.
about-event = Karta na całą rundę, odkrywana po obróceniu Stacji.
about-objectives = Kto na koniec gry jest lepszy od sąsiada, dostaje wyższą liczbę punktów; przy równej liczbie obaj dostają niższą.
about-private = Do końca gry znasz go tylko ty. Punktuje, jeśli wtedy jest spełniony.
about-civ = Na kamieniu milowym Cywilizacji przeglądasz stos danego poziomu i zatrzymujesz jedną kartę: jedne działają od razu, inne punktują na koniec.
about-score = Tyle byłoby punktów w tej chwili. Cele i tajne karty innych mogą to jeszcze zmienić.
list-hint = Kwadrat umieszczenia to lewy górny róg prostokąta wokół płytki: r4c5 to rząd 4, kolumna 5.

turn-to = Pozycja { $n }
try-hint = Czekając, możesz przymierzyć płytkę: wybierz ją. Nic nie zostanie zagrane.
try-only = Tylko przymiarka
my-planet = Moja planeta
zoom-fit = Cała planeta
turn-right = Obróć w prawo
turn-left = Obróć w lewo
flip-tile = Odwróć
take-back = Odłóż
confirm-move = Potwierdź
next-placement = Następne miejsce
previous-placement = Poprzednie miejsce
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
drive-points = { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchu
    }
choose-tile = Wybierz płytkę, a potem podświetlone pole. R obraca, F odwraca.
hint-touch = Dotknij pola, aby przesunąć płytkę; dotknij płytki, aby ją obrócić.
hint-drive = Wybierz łazik, a potem podświetlone pole.
cannot-place-tile = Ta płytka nigdzie teraz nie pasuje

not-free = Nie leży tu na wolnych polach

square-land = ląd
square-ice = lód
square-ring = pierścień
square-city = miasto
square-toxic = toksyczne
square-current = strumień elektryczny
square-centre = krawędź krateru
square-perimeter = obwód
square-patch = Zbiorowisko Biomasy
square-resource = zasób: { $resource }
square-meteorite = meteoryt
square-lifepod = kapsuła
square-rover = łazik
square-rover-loaded = łazik z meteorytem
square-crater = symbol Meteorytu
square-legal = można tutaj
square-choosable = można wybrać
square-cost = { $n ->
        [0] bez kosztu ruchu
       *[other] za ruch: { $n }
    }

line-state = { $line }: zakryte { $covered } z { $squares }, { $medals ->
        [one] { $medals } medal
        [few] { $medals } medale
        [many] { $medals } medali
       *[other] { $medals } medalu
    }{ $state ->
        [complete] { "" }, ukończone
        [blocked] { "" }, blokuje meteoryt
       *[open] { "" }
    }

tracks-of = Tory: { $corporation }
space-name = { $track } { $n }
nothing-here = nic
or = albo
medals-here = { $n ->
        [one] { $n } medal
        [few] { $n } medale
        [many] { $n } medali
       *[other] { $n } medalu
    }
tracker-here = znacznik: { $tracker }
choose-tracker = Wybierz znacznik: { $tracker }

again-at-top = każdy dalszy awans znów daje { $n } ruchu

tech-open = działa
tech-locked = zablokowana
tech-used-round = użyta w tej rundzie
tech-used-game = zużyta
tech-at = od { $n }
tech-slot = wymaga kapsuły

rovers-left = Łaziki w zapasie
lifepods-here = Zebrane kapsuły
meteorites-here = Zebrane meteoryty
patches-here = Odłożone zbiorowiska
movement-here = Pozostały ruch
put-scoring = Strefa punktowania

leads = prowadzi
ties = remis
behind = z tyłu
score-now = Medale dotychczas
covered-share = zakryte pola: { $n } z { $all }
lines-done = { $n ->
        [one] { $n } ukończona linia
        [few] { $n } ukończone linie
        [many] { $n } ukończonych linii
       *[other] { $n } ukończonej linii
    }
win-tie = wygrana { $win }, remis { $tie }

icon-synergy = Skok Synergiczny
icon-card = Karta Cywilizacji
icon-patch = Zbiorowisko Biomasy
icon-move = ruch
icon-level = poziom technologii
icon-advance = awans
icon-medal = medal
icon-meteor = symbol Meteorytu
icon-ice = lód
icon-city = miasto
icon-toxic = toksyczne
icon-station = Stacja Kosmiczna
icon-commander = dowódca stacji
icon-objective = cel
icon-event = wydarzenie
icon-flux = Znacznik Strumienia
icon-infinity = bez końca
icon-lock = zablokowane
icon-right = obróć w prawo
icon-left = obróć w lewo
icon-flip = odwróć
icon-check = tak
icon-cross = nie
icon-next = dalej
icon-back = wstecz

key-rotate = Obróć element (z Shift: w lewo)
key-flip = Odwróć element
key-next = Następne lub poprzednie dozwolone miejsce
