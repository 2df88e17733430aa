# Niezbadana Planeta

title = Niezbadana Planeta
about = Pokryj swoją planetę płytkami z obracającej się stacji.
round = Runda

## Zasoby, Znaczniki, tory

resource-civ = Cywilizacja
    .acc = Cywilizację
resource-water = Woda
    .acc = Wodę
resource-biomass = Biomasa
    .acc = Biomasę
resource-rover = Łaziki
    .acc = Łaziki
resource-tech = Technologia
    .acc = Technologię
resource-energy = Energia
    .acc = Energię

other-civ = Cywilizacja
    .acc = Cywilizację
other-water = Woda
    .acc = Wodę
other-biomass = Biomasa
    .acc = Biomasę
other-rover = Łaziki
    .acc = Łaziki
other-tech = Technologia
    .acc = Technologię
other-energy = Energia
    .acc = Energię

tracker-civ = Cywilizacja
    .gen = Cywilizacji
    .id = civ
tracker-water = Woda
    .gen = Wody
    .id = water
tracker-biomass = Biomasa
    .gen = Biomasy
    .id = biomass
tracker-rover = Łaziki
    .gen = Łazików
    .id = rover
tracker-tech = Technologia
    .gen = Technologii
    .id = tech

track-civ = Cywilizacja
    .gen = Cywilizacji
    .id = civ
track-water = Woda
    .gen = Wody
    .id = water
track-biomass = Biomasa
    .gen = Biomasy
    .id = biomass
track-rover = Łaziki
    .gen = Łazików
    .id = rover
track-tech = Technologia
    .gen = Technologii
    .id = tech

## Stosy, elementy, miejsca, linie

stack-outer = duża
    .acc = dużą
stack-inner = mała
    .acc = małą

piece-lifepod = Kapsuła Ratunkowa
    .acc = Kapsułę Ratunkową
    .few = Kapsuły Ratunkowe
    .many = Kapsuł Ratunkowych
    .part = Kapsuły Ratunkowej
piece-meteorite = Meteoryt
    .acc = Meteoryt
    .few = Meteoryty
    .many = Meteorytów
    .part = Meteorytu
piece-rover = Łazik
    .acc = Łazik
    .few = Łaziki
    .many = Łazików
    .part = Łazika

place-planet = na planecie
place-corporation = na planszy korporacji
reason-blocked = ktoś nie mógł umieścić płytki
reason-empty-depot = jeden z Magazynów jest pusty
reason-last-event = rozpatrzono ostatnie Wydarzenie
turn-q0 = obróconą w prawo
turn-q1 = do góry nogami
turn-q2 = obróconą w lewo
turn-q3 = bez obrotu
turn-q4 = odwróconą na drugą stronę, obróconą w prawo
turn-q5 = odwróconą na drugą stronę, do góry nogami
turn-q6 = odwróconą na drugą stronę, obróconą w lewo
turn-q7 = odwróconą na drugą stronę

line-row1 = rząd 1
line-row2 = rząd 2
line-row3 = rząd 3
line-row4 = rząd 4
line-row5 = rząd 5
line-row6 = rząd 6
line-row7 = rząd 7
line-row8 = rząd 8
line-row9 = rząd 9
line-row10 = rząd 10
line-row11 = rząd 11
line-row12 = rząd 12
line-column1 = kolumna 1
line-column2 = kolumna 2
line-column3 = kolumna 3
line-column4 = kolumna 4
line-column5 = kolumna 5
line-column6 = kolumna 6
line-column7 = kolumna 7
line-column8 = kolumna 8
line-column9 = kolumna 9
line-column10 = kolumna 10
line-column11 = kolumna 11
line-column12 = kolumna 12

spot-civ0 = pozycja 0 toru Cywilizacji
    .acc = pozycję 0 toru Cywilizacji
spot-civ1 = pozycja 1 toru Cywilizacji
    .acc = pozycję 1 toru Cywilizacji
spot-civ2 = pozycja 2 toru Cywilizacji
    .acc = pozycję 2 toru Cywilizacji
spot-civ3 = pozycja 3 toru Cywilizacji
    .acc = pozycję 3 toru Cywilizacji
spot-civ4 = pozycja 4 toru Cywilizacji
    .acc = pozycję 4 toru Cywilizacji
spot-civ5 = pozycja 5 toru Cywilizacji
    .acc = pozycję 5 toru Cywilizacji
spot-civ6 = pozycja 6 toru Cywilizacji
    .acc = pozycję 6 toru Cywilizacji
spot-civ7 = pozycja 7 toru Cywilizacji
    .acc = pozycję 7 toru Cywilizacji
spot-civ8 = pozycja 8 toru Cywilizacji
    .acc = pozycję 8 toru Cywilizacji
spot-civ9 = pozycja 9 toru Cywilizacji
    .acc = pozycję 9 toru Cywilizacji
spot-civ10 = pozycja 10 toru Cywilizacji
    .acc = pozycję 10 toru Cywilizacji
spot-civ11 = pozycja 11 toru Cywilizacji
    .acc = pozycję 11 toru Cywilizacji
spot-civ12 = pozycja 12 toru Cywilizacji
    .acc = pozycję 12 toru Cywilizacji
spot-civ13 = pozycja 13 toru Cywilizacji
    .acc = pozycję 13 toru Cywilizacji
spot-civ14 = pozycja 14 toru Cywilizacji
    .acc = pozycję 14 toru Cywilizacji
spot-civ15 = pozycja 15 toru Cywilizacji
    .acc = pozycję 15 toru Cywilizacji
spot-water0 = pozycja 0 toru Wody
    .acc = pozycję 0 toru Wody
spot-water1 = pozycja 1 toru Wody
    .acc = pozycję 1 toru Wody
spot-water2 = pozycja 2 toru Wody
    .acc = pozycję 2 toru Wody
spot-water3 = pozycja 3 toru Wody
    .acc = pozycję 3 toru Wody
spot-water4 = pozycja 4 toru Wody
    .acc = pozycję 4 toru Wody
spot-water5 = pozycja 5 toru Wody
    .acc = pozycję 5 toru Wody
spot-water6 = pozycja 6 toru Wody
    .acc = pozycję 6 toru Wody
spot-water7 = pozycja 7 toru Wody
    .acc = pozycję 7 toru Wody
spot-water8 = pozycja 8 toru Wody
    .acc = pozycję 8 toru Wody
spot-water9 = pozycja 9 toru Wody
    .acc = pozycję 9 toru Wody
spot-water10 = pozycja 10 toru Wody
    .acc = pozycję 10 toru Wody
spot-water11 = pozycja 11 toru Wody
    .acc = pozycję 11 toru Wody
spot-water12 = pozycja 12 toru Wody
    .acc = pozycję 12 toru Wody
spot-water13 = pozycja 13 toru Wody
    .acc = pozycję 13 toru Wody
spot-water14 = pozycja 14 toru Wody
    .acc = pozycję 14 toru Wody
spot-water15 = pozycja 15 toru Wody
    .acc = pozycję 15 toru Wody
spot-biomass0 = pozycja 0 toru Biomasy
    .acc = pozycję 0 toru Biomasy
spot-biomass1 = pozycja 1 toru Biomasy
    .acc = pozycję 1 toru Biomasy
spot-biomass2 = pozycja 2 toru Biomasy
    .acc = pozycję 2 toru Biomasy
spot-biomass3 = pozycja 3 toru Biomasy
    .acc = pozycję 3 toru Biomasy
spot-biomass4 = pozycja 4 toru Biomasy
    .acc = pozycję 4 toru Biomasy
spot-biomass5 = pozycja 5 toru Biomasy
    .acc = pozycję 5 toru Biomasy
spot-biomass6 = pozycja 6 toru Biomasy
    .acc = pozycję 6 toru Biomasy
spot-biomass7 = pozycja 7 toru Biomasy
    .acc = pozycję 7 toru Biomasy
spot-biomass8 = pozycja 8 toru Biomasy
    .acc = pozycję 8 toru Biomasy
spot-biomass9 = pozycja 9 toru Biomasy
    .acc = pozycję 9 toru Biomasy
spot-biomass10 = pozycja 10 toru Biomasy
    .acc = pozycję 10 toru Biomasy
spot-biomass11 = pozycja 11 toru Biomasy
    .acc = pozycję 11 toru Biomasy
spot-biomass12 = pozycja 12 toru Biomasy
    .acc = pozycję 12 toru Biomasy
spot-biomass13 = pozycja 13 toru Biomasy
    .acc = pozycję 13 toru Biomasy
spot-biomass14 = pozycja 14 toru Biomasy
    .acc = pozycję 14 toru Biomasy
spot-biomass15 = pozycja 15 toru Biomasy
    .acc = pozycję 15 toru Biomasy
spot-rover0 = pozycja 0 toru Łazików
    .acc = pozycję 0 toru Łazików
spot-rover1 = pozycja 1 toru Łazików
    .acc = pozycję 1 toru Łazików
spot-rover2 = pozycja 2 toru Łazików
    .acc = pozycję 2 toru Łazików
spot-rover3 = pozycja 3 toru Łazików
    .acc = pozycję 3 toru Łazików
spot-rover4 = pozycja 4 toru Łazików
    .acc = pozycję 4 toru Łazików
spot-rover5 = pozycja 5 toru Łazików
    .acc = pozycję 5 toru Łazików
spot-rover6 = pozycja 6 toru Łazików
    .acc = pozycję 6 toru Łazików
spot-rover7 = pozycja 7 toru Łazików
    .acc = pozycję 7 toru Łazików
spot-rover8 = pozycja 8 toru Łazików
    .acc = pozycję 8 toru Łazików
spot-rover9 = pozycja 9 toru Łazików
    .acc = pozycję 9 toru Łazików
spot-rover10 = pozycja 10 toru Łazików
    .acc = pozycję 10 toru Łazików
spot-rover11 = pozycja 11 toru Łazików
    .acc = pozycję 11 toru Łazików
spot-rover12 = pozycja 12 toru Łazików
    .acc = pozycję 12 toru Łazików
spot-rover13 = pozycja 13 toru Łazików
    .acc = pozycję 13 toru Łazików
spot-rover14 = pozycja 14 toru Łazików
    .acc = pozycję 14 toru Łazików
spot-rover15 = pozycja 15 toru Łazików
    .acc = pozycję 15 toru Łazików
spot-tech0 = pozycja 0 toru Technologii
    .acc = pozycję 0 toru Technologii
spot-tech1 = pozycja 1 toru Technologii
    .acc = pozycję 1 toru Technologii
spot-tech2 = pozycja 2 toru Technologii
    .acc = pozycję 2 toru Technologii
spot-tech3 = pozycja 3 toru Technologii
    .acc = pozycję 3 toru Technologii
spot-tech4 = pozycja 4 toru Technologii
    .acc = pozycję 4 toru Technologii
spot-tech5 = pozycja 5 toru Technologii
    .acc = pozycję 5 toru Technologii
spot-tech6 = pozycja 6 toru Technologii
    .acc = pozycję 6 toru Technologii
spot-tech7 = pozycja 7 toru Technologii
    .acc = pozycję 7 toru Technologii
spot-tech8 = pozycja 8 toru Technologii
    .acc = pozycję 8 toru Technologii
spot-tech9 = pozycja 9 toru Technologii
    .acc = pozycję 9 toru Technologii
spot-tech10 = pozycja 10 toru Technologii
    .acc = pozycję 10 toru Technologii
spot-tech11 = pozycja 11 toru Technologii
    .acc = pozycję 11 toru Technologii
spot-tech12 = pozycja 12 toru Technologii
    .acc = pozycję 12 toru Technologii
spot-tech13 = pozycja 13 toru Technologii
    .acc = pozycję 13 toru Technologii
spot-tech14 = pozycja 14 toru Technologii
    .acc = pozycję 14 toru Technologii
spot-tech15 = pozycja 15 toru Technologii
    .acc = pozycję 15 toru Technologii
spot-scoring = strefa punktowania
    .acc = strefę punktowania
spot-slot-a = Technologia A (raz na rundę zamiast Zbiorowiska Biomasy weź Skok Synergiczny)
    .acc = Technologię A (raz na rundę zamiast Zbiorowiska Biomasy weź Skok Synergiczny)
spot-slot-b = Technologia B (raz na rundę za 1 ruch teleportuj Łazik z płytki na taki sam teren innej płytki)
    .acc = Technologię B (raz na rundę za 1 ruch teleportuj Łazik z płytki na taki sam teren innej płytki)
spot-slot-c = Technologia C (raz na rundę Skok Synergiczny awansuje wybrany Znacznik dwa razy)
    .acc = Technologię C (raz na rundę Skok Synergiczny awansuje wybrany Znacznik dwa razy)
spot-slot-d = Technologia D (umieszczając płytkę z zasobem Technologii, możesz go potraktować jak Energię)
    .acc = Technologię D (umieszczając płytkę z zasobem Technologii, możesz go potraktować jak Energię)
spot-slot-e = Technologia E (raz na grę wybierz Znacznik i weź wszystkie korzyści z pięciu pozycji jego rzędu)
    .acc = Technologię E (raz na grę wybierz Znacznik i weź wszystkie korzyści z pięciu pozycji jego rzędu)
spot-slot-f = Technologia F (raz na grę dobierz trzy Cele i wybierz jeden, o który rywalizują wszyscy gracze)
    .acc = Technologię F (raz na grę dobierz trzy Cele i wybierz jeden, o który rywalizują wszyscy gracze)

## Plansze

planet-symmetric = symetryczna
corporation-symmetric = symetryczna

planet-ksb_4156 = KSB-4156
    .text = zwykłe punktowanie rzędów i kolumn; bez zasad specjalnych
planet-arashi = Arashi
    .text = płytka zakrywająca choć jeden kwadrat pierścienia musi też zakrywać kwadrat poza nim; Zbiorowisk Biomasy nie kładzie się na pierścieniu
planet-cerberus = Cerberus
    .text = każda z trzech małych planet zakryta w całości daje 2 dodatkowe Medale
planet-charybdis = Charybdis
    .text = pierwsza płytka musi zakryć co najmniej jeden z czterech środkowych kwadratów (zamiast stykać się z obwodem)
planet-gaia = Gaia
    .text = każde niezakryte na końcu miasto daje 2 Medale, ale liczy się jako pusty kwadrat w swoim rzędzie i kolumnie
planet-k_273 = K-273
    .text = płytka może leżeć tylko na lądzie albo tylko na lodzie, nigdy na obu naraz
planet-kaax = K’Aax
    .text = Łaziki nie mogą wjeżdżać na odkryte toksyczne kwadraty; zakrycie kwadratu go unieszkodliwia
planet-lacuna = Lacuna
    .text = otwory nie są kwadratami: nie wolno ich zakrywać, a Łaziki na nie nie wjeżdżają
planet-oblivion = Oblivion
    .text = siatka otacza czarną dziurę, a lód leży w narożnikach; bez dodatkowych ograniczeń
planet-pajitnov = Pajitnov
    .text = każdą płytkę i każde Zbiorowisko Biomasy trzeba móc wsunąć na miejsce po powierzchni
planet-persephone = Persephone
    .text = w każdym kwadrancie zakazany jest jeden zasób: kwadrat z jego symbolem nie może w nim leżeć
planet-petra = Petra
    .text = niezakryty strumień elektryczny działa jak teren energetyczny; lodu nie ma
planet-tartarus = Tartarus
    .text = płytka nie może leżeć w poprzek szczeliny, a Łaziki nie przekraczają jej w pionie ani w poziomie

corporation-universal_coalition = Uniwersalna Koalicja
    .text = bez zasad specjalnych
corporation-cosmos = Cosmos Inc.
    .text = zebrana Kapsuła trafia do strefy punktowania albo na pozycję toru; Znaczniki przeskakują takie pozycje, a zakryte korzyści i Medale nie działają
corporation-flux = Flux Industries
    .text = Znacznik Strumienia wskazuje jeden tor; możesz go przesunąć przy odblokowaniu Technologii; działa tylko ostatnia Technologia
corporation-horizon = Horizon Group
    .text = aby zebrać Meteoryt, Łazik musi go podnieść i dostarczyć do zasobu Łazików
corporation-jump_drive = Jump Drive
    .text = Technologie odblokowujesz w dowolnej kolejności, kładąc na nich zebrane Kapsuły
corporation-makeshift = Makeshift
    .text = Znaczniki mogą awansować na ukos na sąsiednie tory; działają i punktują na torze, na którym stoją
corporation-oasis = Oasis Ultd.
    .text = Znacznik Wody porusza się krętą ścieżką, o jedną pozycję za każdy kwadrat Wody na lodzie; Znaczniki się blokują
corporation-republic = Republic
    .text = każdy osiągnięty Kamień Milowy Cywilizacji zmusza cię do cofnięcia innego Znacznika
corporation-wormhole = Wormhole Corp.
    .text = Znacznik Biomasy awansuje z płytki tylko wtedy, gdy powiększa ona strefę Biomasy; każdy krok daje jedną z dwóch korzyści

## Technologie

technology-universal_coalition-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = twoje płytki nie muszą już przylegać do innych
technology-universal_coalition-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = zyskane Zbiorowisko Biomasy możesz przechować i umieścić na koniec gry
technology-universal_coalition-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = każdy ruch z toru Łazików jest większy o 1
technology-universal_coalition-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = umieszczona płytka awansuje Znacznik Wody dwa razy zamiast raz
technology-universal_coalition-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = na twojej planecie nie umieszcza się już Meteorytów

technology-cosmos-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = twoje Łaziki mogą jeździć także na ukos
technology-cosmos-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = raz na grę przełóż do trzech zebranych Kapsuł w inne miejsca planszy korporacji
technology-cosmos-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = gdy umieszczasz płytkę z zasobem Energii, możesz przełożyć jedną zebraną Kapsułę
technology-cosmos-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = wjazd Łazika na teren energetyczny nie zużywa ruchu
technology-cosmos-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = raz na rundę możesz przełożyć jedną zebraną Kapsułę

technology-flux-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = zyskujesz 2 ruchy za każdy Łazik zaczynający rundę na terenie toru strumienia
technology-flux-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = raz na grę awansuj Znacznik toru strumienia aż do następnego Kamienia Milowego, zyskując mijane korzyści
technology-flux-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = tor strumienia daje lepsze korzyści: kartę o Poziom wyższą, dwa Skoki Synergiczne, dwa Zbiorowiska Biomasy albo ruch większy o 1
technology-flux-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = gdy umieszczasz płytkę z zasobem toru strumienia, zbierz jeden Meteoryt ze swojej planety
technology-flux-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = raz na rundę możesz awansować Znacznik toru strumienia

technology-horizon-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = płytki z zasobem Łazików nie muszą przylegać do innych płytek
technology-horizon-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = zyskujesz 1 ruch za każdy Łazik wiozący Meteoryt na początku rundy
technology-horizon-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = gdy zbierasz Meteoryt, otrzymujesz Zbiorowisko Biomasy
technology-horizon-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = Łazik wjeżdżający z Meteorytem na teren wodny może go zniszczyć
technology-horizon-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = raz na rundę możesz awansować Znacznik Łazików

technology-jump_drive-a = Technologia A
    .acc = Technologię A
    .gen = Technologii A
    .text = raz na rundę zamiast Zbiorowiska Biomasy weź Skok Synergiczny
technology-jump_drive-b = Technologia B
    .acc = Technologię B
    .gen = Technologii B
    .text = raz na rundę za 1 ruch teleportuj Łazik z płytki na taki sam teren innej płytki
technology-jump_drive-c = Technologia C
    .acc = Technologię C
    .gen = Technologii C
    .text = raz na rundę Skok Synergiczny awansuje wybrany Znacznik dwa razy
technology-jump_drive-d = Technologia D
    .acc = Technologię D
    .gen = Technologii D
    .text = umieszczając płytkę z zasobem Technologii, możesz go potraktować jak Energię
technology-jump_drive-e = Technologia E
    .acc = Technologię E
    .gen = Technologii E
    .text = raz na grę wybierz Znacznik i weź wszystkie korzyści z pięciu pozycji jego rzędu
technology-jump_drive-f = Technologia F
    .acc = Technologię F
    .gen = Technologii F
    .text = raz na grę dobierz trzy Cele i wybierz jeden, o który rywalizują wszyscy gracze

technology-makeshift-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = tory Cywilizacji i Technologii sąsiadują ze sobą
technology-makeshift-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = gdy na torze Łazików stoją co najmniej dwa Znaczniki, ruch z tego toru jest większy o 1
technology-makeshift-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = zamiast awansu Znacznik może przejść w bok na sąsiedni tor i wziąć korzyść
technology-makeshift-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = raz na rundę musisz cofnąć jeden Znacznik
technology-makeshift-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = każdy Znacznik punktuje jak najlepszy na tym samym torze

technology-oasis-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = zablokowany Znacznik przeskakuje nad innymi na następną wolną pozycję swojej ścieżki
technology-oasis-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = zyskujesz 1 ruch za każdy Łazik zaczynający rundę na terenie wodnym
technology-oasis-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = gdy umieszczasz płytkę niezakrywającą lodu, awansuj raz Znacznik Wody
technology-oasis-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = każda twoja płytka z Wodą daje też Zbiorowisko Biomasy
technology-oasis-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = każda twoja płytka z Wodą daje też Skok Synergiczny

technology-republic-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = wybierając płytkę z zasobem Cywilizacji, zyskujesz ruch spod Znacznika Łazików, także przed jej umieszczeniem
technology-republic-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = przy Kamieniu Milowym Cywilizacji dodaj do wyboru losową kartę następnego Poziomu
technology-republic-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = za 1 ruch Łazik może się teleportować z jednego zasobu Cywilizacji na inny
technology-republic-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = każdy Kamień Milowy Cywilizacji daje też Skok Synergiczny
technology-republic-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = na koniec gry przejrzyj wszystkie pozostałe w grze karty Cywilizacji i zatrzymaj dwie

technology-wormhole-1 = Technologia Poziomu 1
    .acc = Technologię Poziomu 1
    .gen = Technologii Poziomu 1
    .text = gdy Znacznik Biomasy jest na szczycie, możesz go cofnąć na 0
technology-wormhole-2 = Technologia Poziomu 2
    .acc = Technologię Poziomu 2
    .gen = Technologii Poziomu 2
    .text = Zbiorowiska Biomasy możesz kłaść także na płytkach, ale nie na Meteorytach
technology-wormhole-3 = Technologia Poziomu 3
    .acc = Technologię Poziomu 3
    .gen = Technologii Poziomu 3
    .text = raz na rundę zamiast jednego Zbiorowiska Biomasy bierzesz dwa
technology-wormhole-4 = Technologia Poziomu 4
    .acc = Technologię Poziomu 4
    .gen = Technologii Poziomu 4
    .text = zyskane Zbiorowisko Biomasy możesz przechować i umieścić na koniec gry
technology-wormhole-5 = Technologia Poziomu 5
    .acc = Technologię Poziomu 5
    .gen = Technologii Poziomu 5
    .text = Zbiorowisko Biomasy możesz położyć na Meteorycie, niszcząc go

## Płytki: kształt, tereny, symbol Meteorytu

tile-N5-ce-0 = N (Cywilizacja/Energia)
tile-N5-ce-1 = N (Cywilizacja/Energia, z Meteorytem)
tile-N5-ew-0 = N (Energia/Woda)
tile-N5-ew-1 = N (Energia/Woda, z Meteorytem)
tile-N5-rt-0 = N (Łaziki/Technologia)
tile-N5-rt-1 = N (Łaziki/Technologia, z Meteorytem)
tile-N5-tb-0 = N (Technologia/Biomasa)
tile-N5-tb-1 = N (Technologia/Biomasa, z Meteorytem)
tile-N5-wr-0 = N (Woda/Łaziki)
tile-N5-wr-1 = N (Woda/Łaziki, z Meteorytem)
tile-N5-bc-0 = N (Biomasa/Cywilizacja)
tile-N5-bc-1 = N (Biomasa/Cywilizacja, z Meteorytem)
tile-F5-ce-0 = F (Cywilizacja/Energia)
tile-F5-ce-1 = F (Cywilizacja/Energia, z Meteorytem)
tile-F5-ew-0 = F (Energia/Woda)
tile-F5-ew-1 = F (Energia/Woda, z Meteorytem)
tile-F5-rt-0 = F (Łaziki/Technologia)
tile-F5-rt-1 = F (Łaziki/Technologia, z Meteorytem)
tile-F5-tb-0 = F (Technologia/Biomasa)
tile-F5-tb-1 = F (Technologia/Biomasa, z Meteorytem)
tile-F5-wr-0 = F (Woda/Łaziki)
tile-F5-wr-1 = F (Woda/Łaziki, z Meteorytem)
tile-F5-bc-0 = F (Biomasa/Cywilizacja)
tile-F5-bc-1 = F (Biomasa/Cywilizacja, z Meteorytem)
tile-I3-ce-0 = I3 (Cywilizacja/Energia)
tile-I3-ce-1 = I3 (Cywilizacja/Energia, z Meteorytem)
tile-I3-ew-0 = I3 (Energia/Woda)
tile-I3-ew-1 = I3 (Energia/Woda, z Meteorytem)
tile-I3-rt-0 = I3 (Łaziki/Technologia)
tile-I3-rt-1 = I3 (Łaziki/Technologia, z Meteorytem)
tile-I3-tb-0 = I3 (Technologia/Biomasa)
tile-I3-tb-1 = I3 (Technologia/Biomasa, z Meteorytem)
tile-I3-wr-0 = I3 (Woda/Łaziki)
tile-I3-wr-1 = I3 (Woda/Łaziki, z Meteorytem)
tile-I3-bc-0 = I3 (Biomasa/Cywilizacja)
tile-I3-bc-1 = I3 (Biomasa/Cywilizacja, z Meteorytem)
tile-V3-ce-0 = V (Cywilizacja/Energia)
tile-V3-ce-1 = V (Cywilizacja/Energia, z Meteorytem)
tile-V3-ew-0 = V (Energia/Woda)
tile-V3-ew-1 = V (Energia/Woda, z Meteorytem)
tile-V3-rt-0 = V (Łaziki/Technologia)
tile-V3-rt-1 = V (Łaziki/Technologia, z Meteorytem)
tile-V3-tb-0 = V (Technologia/Biomasa)
tile-V3-tb-1 = V (Technologia/Biomasa, z Meteorytem)
tile-V3-wr-0 = V (Woda/Łaziki)
tile-V3-wr-1 = V (Woda/Łaziki, z Meteorytem)
tile-V3-bc-0 = V (Biomasa/Cywilizacja)
tile-V3-bc-1 = V (Biomasa/Cywilizacja, z Meteorytem)
tile-T4-ce-0 = T (Cywilizacja/Energia)
tile-T4-ce-1 = T (Cywilizacja/Energia, z Meteorytem)
tile-T4-ew-0 = T (Energia/Woda)
tile-T4-ew-1 = T (Energia/Woda, z Meteorytem)
tile-T4-rt-0 = T (Łaziki/Technologia)
tile-T4-rt-1 = T (Łaziki/Technologia, z Meteorytem)
tile-T4-tb-0 = T (Technologia/Biomasa)
tile-T4-tb-1 = T (Technologia/Biomasa, z Meteorytem)
tile-T4-wr-0 = T (Woda/Łaziki)
tile-T4-wr-1 = T (Woda/Łaziki, z Meteorytem)
tile-T4-bc-0 = T (Biomasa/Cywilizacja)
tile-T4-bc-1 = T (Biomasa/Cywilizacja, z Meteorytem)
tile-S4-ce-0 = S (Cywilizacja/Energia)
tile-S4-ce-1 = S (Cywilizacja/Energia, z Meteorytem)
tile-S4-ew-0 = S (Energia/Woda)
tile-S4-ew-1 = S (Energia/Woda, z Meteorytem)
tile-S4-rt-0 = S (Łaziki/Technologia)
tile-S4-rt-1 = S (Łaziki/Technologia, z Meteorytem)
tile-S4-tb-0 = S (Technologia/Biomasa)
tile-S4-tb-1 = S (Technologia/Biomasa, z Meteorytem)
tile-S4-wr-0 = S (Woda/Łaziki)
tile-S4-wr-1 = S (Woda/Łaziki, z Meteorytem)
tile-S4-bc-0 = S (Biomasa/Cywilizacja)
tile-S4-bc-1 = S (Biomasa/Cywilizacja, z Meteorytem)
tile-L4-ce-0 = L (Cywilizacja/Energia)
tile-L4-ce-1 = L (Cywilizacja/Energia, z Meteorytem)
tile-L4-ew-0 = L (Energia/Woda)
tile-L4-ew-1 = L (Energia/Woda, z Meteorytem)
tile-L4-rt-0 = L (Łaziki/Technologia)
tile-L4-rt-1 = L (Łaziki/Technologia, z Meteorytem)
tile-L4-tb-0 = L (Technologia/Biomasa)
tile-L4-tb-1 = L (Technologia/Biomasa, z Meteorytem)
tile-L4-wr-0 = L (Woda/Łaziki)
tile-L4-wr-1 = L (Woda/Łaziki, z Meteorytem)
tile-L4-bc-0 = L (Biomasa/Cywilizacja)
tile-L4-bc-1 = L (Biomasa/Cywilizacja, z Meteorytem)
tile-U5-ce-0 = U (Cywilizacja/Energia)
tile-U5-ce-1 = U (Cywilizacja/Energia, z Meteorytem)
tile-U5-ew-0 = U (Energia/Woda)
tile-U5-ew-1 = U (Energia/Woda, z Meteorytem)
tile-U5-rt-0 = U (Łaziki/Technologia)
tile-U5-rt-1 = U (Łaziki/Technologia, z Meteorytem)
tile-U5-tb-0 = U (Technologia/Biomasa)
tile-U5-tb-1 = U (Technologia/Biomasa, z Meteorytem)
tile-U5-wr-0 = U (Woda/Łaziki)
tile-U5-wr-1 = U (Woda/Łaziki, z Meteorytem)
tile-U5-bc-0 = U (Biomasa/Cywilizacja)
tile-U5-bc-1 = U (Biomasa/Cywilizacja, z Meteorytem)
tile-I2-ce-0 = I2 (Cywilizacja/Energia)
tile-I2-ce-1 = I2 (Cywilizacja/Energia, z Meteorytem)
tile-I2-ew-0 = I2 (Energia/Woda)
tile-I2-ew-1 = I2 (Energia/Woda, z Meteorytem)
tile-I2-rt-0 = I2 (Łaziki/Technologia)
tile-I2-rt-1 = I2 (Łaziki/Technologia, z Meteorytem)
tile-I2-tb-0 = I2 (Technologia/Biomasa)
tile-I2-tb-1 = I2 (Technologia/Biomasa, z Meteorytem)
tile-I2-wr-0 = I2 (Woda/Łaziki)
tile-I2-wr-1 = I2 (Woda/Łaziki, z Meteorytem)
tile-I2-bc-0 = I2 (Biomasa/Cywilizacja)
tile-I2-bc-1 = I2 (Biomasa/Cywilizacja, z Meteorytem)
tile-I4-ce-0 = I4 (Cywilizacja/Energia)
tile-I4-ce-1 = I4 (Cywilizacja/Energia, z Meteorytem)
tile-I4-ew-0 = I4 (Energia/Woda)
tile-I4-ew-1 = I4 (Energia/Woda, z Meteorytem)
tile-I4-rt-0 = I4 (Łaziki/Technologia)
tile-I4-rt-1 = I4 (Łaziki/Technologia, z Meteorytem)
tile-I4-tb-0 = I4 (Technologia/Biomasa)
tile-I4-tb-1 = I4 (Technologia/Biomasa, z Meteorytem)
tile-I4-wr-0 = I4 (Woda/Łaziki)
tile-I4-wr-1 = I4 (Woda/Łaziki, z Meteorytem)
tile-I4-bc-0 = I4 (Biomasa/Cywilizacja)
tile-I4-bc-1 = I4 (Biomasa/Cywilizacja, z Meteorytem)
tile-O4-ce-0 = O (Cywilizacja/Energia)
tile-O4-ce-1 = O (Cywilizacja/Energia, z Meteorytem)
tile-O4-ew-0 = O (Energia/Woda)
tile-O4-ew-1 = O (Energia/Woda, z Meteorytem)
tile-O4-rt-0 = O (Łaziki/Technologia)
tile-O4-rt-1 = O (Łaziki/Technologia, z Meteorytem)
tile-O4-tb-0 = O (Technologia/Biomasa)
tile-O4-tb-1 = O (Technologia/Biomasa, z Meteorytem)
tile-O4-wr-0 = O (Woda/Łaziki)
tile-O4-wr-1 = O (Woda/Łaziki, z Meteorytem)
tile-O4-bc-0 = O (Biomasa/Cywilizacja)
tile-O4-bc-1 = O (Biomasa/Cywilizacja, z Meteorytem)
tile-Z5-ce-0 = Z (Cywilizacja/Energia)
tile-Z5-ce-1 = Z (Cywilizacja/Energia, z Meteorytem)
tile-Z5-ew-0 = Z (Energia/Woda)
tile-Z5-ew-1 = Z (Energia/Woda, z Meteorytem)
tile-Z5-rt-0 = Z (Łaziki/Technologia)
tile-Z5-rt-1 = Z (Łaziki/Technologia, z Meteorytem)
tile-Z5-tb-0 = Z (Technologia/Biomasa)
tile-Z5-tb-1 = Z (Technologia/Biomasa, z Meteorytem)
tile-Z5-wr-0 = Z (Woda/Łaziki)
tile-Z5-wr-1 = Z (Woda/Łaziki, z Meteorytem)
tile-Z5-bc-0 = Z (Biomasa/Cywilizacja)
tile-Z5-bc-1 = Z (Biomasa/Cywilizacja, z Meteorytem)

## Karty Cywilizacji

civ-civ-01 = Agencja pracy tymczasowej
    .text = awansuj po razie dwa różne Znaczniki
civ-civ-02 = Wydział operacyjny
    .text = awansuj dwa razy jeden wybrany Znacznik
civ-civ-03 = Wydział zasobów naturalnych
    .text = otrzymujesz jedno Zbiorowisko Biomasy
civ-civ-04 = Wydział inżynierii
    .text = zyskujesz 4 ruchy Łazika
civ-civ-05 = Złomowisko
    .text = umieść jeszcze jedną płytkę ze swojego Magazynu; jej zasoby nie dają awansów
civ-civ-06 = Obchody święta Pierwszej Planety
    .text = warta 1 Medal
civ-civ-07 = Nagroda dla wschodzącej planety
    .text = warta 2 Medale
civ-civ-08 = Święto Pierwszej Planety
    .text = warta 1 Medal
civ-civ-09 = Planetarna nagroda publiczności
    .text = warta 2 Medale
civ-civ-10 = Nowi inwestorzy
    .text = awansuj po razie trzy różne Znaczniki
civ-civ-11 = Podwyżka płac
    .text = awansuj po razie dwa różne Znaczniki
civ-civ-12 = Wydział parków i rekreacji
    .text = otrzymujesz dwa Zbiorowiska Biomasy
civ-civ-13 = Zatwierdzone nadgodziny
    .text = zbierz ze swojej planety dwie wybrane Kapsuły Ratunkowe
civ-civ-14 = Dodatek za przeprowadzkę
    .text = teleportuj jeden swój Łazik na dowolny kwadrat planety lub płytek
civ-civ-15 = Nagroda dla czołowej planety
    .text = warta 2 Medale
civ-civ-16 = Naprawa Magazynu
    .text = umieść jeszcze jedną płytkę ze swojego Magazynu i awansuj za jej zasoby jak zwykle
civ-civ-17 = Zatwierdzone lądowisko
    .text = zniszcz wszystkie Meteoryty w jednym rzędzie albo jednej kolumnie
civ-civ-18 = Zespół poszukiwawczo-ratowniczy
    .text = zbierz ze swojej planety trzy wybrane Kapsuły Ratunkowe
civ-civ-19 = Okazja do współpracy
    .text = awansuj po razie trzy różne Znaczniki
civ-civ-20 = Nagroda dla najlepszych na planecie
    .text = warta 3 Medale
civ-civ-21 = Powstanie związków zawodowych
    .text = awansuj każdy Znacznik poniżej pozycji 5 na pozycję 5, zyskując korzyści oprócz Skoków Synergicznych
civ-civ-22 = Ustawa o zrównoważonym życiu
    .text = każde Zbiorowisko Biomasy na twojej planecie jest warte 1 Medal
civ-civ-23 = Komisja gier
    .text = warta 2 Medale; na koniec gry awansuj też raz dowolny Znacznik
civ-civ-24 = Planetarna loteria
    .text = warta 3 Medale; na koniec gry awansuj też raz dowolny Znacznik
civ-civ-25 = Program obrony przed Meteorytami
    .text = zniszcz trzy wybrane Meteoryty na swojej planecie
civ-civ-26 = Globalny system parków
    .text = otrzymujesz trzy Zbiorowiska Biomasy
civ-civ-27 = Nagroda dla najlepszej planety do życia
    .text = warta 4 Medale
civ-civ-28 = Dekret o obywatelach kosmosu
    .text = twoje punktujące Kapsuły są warte po 2 Medale zamiast 1
civ-civ-29 = Skład Meteorytów 1/4
    .text = za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą twoją kartę z tej serii
civ-civ-30 = Skład Meteorytów 2/4
    .text = za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą twoją kartę z tej serii
civ-civ-31 = Skład Meteorytów 3/4
    .text = za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą twoją kartę z tej serii
civ-civ-32 = Skład Meteorytów 4/4
    .text = za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą twoją kartę z tej serii
civ-civ-33 = Umowa handlowa 1/4
    .text = twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty
civ-civ-34 = Umowa handlowa 2/4
    .text = twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty
civ-civ-35 = Umowa handlowa 3/4
    .text = twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty
civ-civ-36 = Umowa handlowa 4/4
    .text = twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty

## Wydarzenia

event-ev-01 = Dodatkowy Łazik
    .text = Zielony Alarm: otrzymujesz dodatkowy Łazik; postaw go na płytce umieszczanej w tej rundzie
event-ev-02 = Więcej badań
    .text = Zielony Alarm: do każdego Poziomu w grze dodaj jedną losową kartę Cywilizacji spoza gry
event-ev-03 = Kolejne zadanie
    .text = Zielony Alarm: dobierz kartę Celu i dodaj ją do swoich Celów Osobistych
event-ev-04 = Cichy skok
    .text = Zielony Alarm: awansuj Znacznik Cywilizacji, Biomasy albo Wody o trzy pozycje, bez korzyści
event-ev-05 = Postęp – Łaziki albo Cywilizacja
    .text = Zielony Alarm: awansuj raz Znacznik Łazików albo Cywilizacji
event-ev-06 = Postęp – Łaziki albo Technologia
    .text = Zielony Alarm: awansuj raz Znacznik Łazików albo Technologii
event-ev-07 = Postęp – Łaziki albo Woda
    .text = Zielony Alarm: awansuj raz Znacznik Łazików albo Wody
event-ev-08 = Postęp – Łaziki albo Biomasa
    .text = Zielony Alarm: awansuj raz Znacznik Łazików albo Biomasy
event-ev-09 = Postęp – Cywilizacja albo Technologia
    .text = Zielony Alarm: awansuj raz Znacznik Cywilizacji albo Technologii
event-ev-10 = Postęp – Woda albo Cywilizacja
    .text = Zielony Alarm: awansuj raz Znacznik Wody albo Cywilizacji
event-ev-11 = Postęp – Biomasa albo Cywilizacja
    .text = Zielony Alarm: awansuj raz Znacznik Biomasy albo Cywilizacji
event-ev-12 = Postęp – Technologia albo Woda
    .text = Zielony Alarm: awansuj raz Znacznik Technologii albo Wody
event-ev-13 = Postęp – Biomasa albo Technologia
    .text = Zielony Alarm: awansuj raz Znacznik Biomasy albo Technologii
event-ev-14 = Postęp – Biomasa albo Woda
    .text = Zielony Alarm: awansuj raz Znacznik Biomasy albo Wody
event-ev-15 = Swobodne dokowanie
    .text = Zielony Alarm: obróć stację do dowolnego Magazynu
event-ev-16 = Sadzonki
    .text = Zielony Alarm: otrzymujesz jedno Zbiorowisko Biomasy
event-ev-17 = Szczęśliwe znalezisko
    .text = Zielony Alarm: zyskujesz Skok Synergiczny
event-ev-18 = Dostawa dronem
    .text = Zielony Alarm: zbierz Kapsułę Ratunkową ze swojej planety
event-ev-19 = Analiza próbek
    .text = Zielony Alarm: zbierz Meteoryt ze swojej planety
event-ev-20 = Szczęśliwy traf
    .text = Zielony Alarm: zyskujesz Skok Synergiczny
event-ev-21 = Krok wstecz – Łaziki albo Cywilizacja
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Cywilizacji
event-ev-22 = Krok wstecz – Łaziki albo Technologia
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Technologii
event-ev-23 = Krok wstecz – Łaziki albo Woda
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Wody
event-ev-24 = Krok wstecz – Łaziki albo Biomasa
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Biomasy
event-ev-25 = Krok wstecz – Cywilizacja albo Technologia
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Cywilizacji albo Technologii
event-ev-26 = Krok wstecz – Woda albo Cywilizacja
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Wody albo Cywilizacji
event-ev-27 = Krok wstecz – Biomasa albo Cywilizacja
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Cywilizacji
event-ev-28 = Krok wstecz – Technologia albo Woda
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Technologii albo Wody
event-ev-29 = Krok wstecz – Biomasa albo Technologia
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Technologii
event-ev-30 = Krok wstecz – Biomasa albo Woda
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Wody
event-ev-31 = Spadająca skała
    .text = Pomarańczowy Alarm: umieść Meteoryt na wolnym symbolu Meteorytu na swoich płytkach
event-ev-32 = Krok wstecz do wyboru
    .text = Pomarańczowy Alarm: cofnij o jedną pozycję dowolny Znacznik
event-ev-33 = Zakaz jazdy – Woda
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren wodny
event-ev-34 = Zakaz jazdy – Biomasa
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Biomasy
event-ev-35 = Zakaz jazdy – Energia
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren energetyczny
event-ev-36 = Zakaz jazdy – Łaziki
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Łazików
event-ev-37 = Zakaz jazdy – Technologia
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Technologii
event-ev-38 = Zakaz jazdy – Cywilizacja
    .text = Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Cywilizacji
event-ev-39 = Z dala od krawędzi
    .text = Pomarańczowy Alarm: w tej rundzie płytek nie można kłaść na obwodzie planety
event-ev-40 = Połowa zbiorów
    .text = Pomarańczowy Alarm: w tej rundzie zignoruj jeden z zasobów umieszczanej płytki
event-ev-41 = Dwa kroki wstecz
    .text = Czerwony Alarm: cofnij dowolny Znacznik o dwie pozycje
event-ev-42 = Trzy kroki wstecz
    .text = Czerwony Alarm: cofnij dowolny Znacznik o trzy pozycje
event-ev-43 = O włos
    .text = Czerwony Alarm: umieść Meteoryt na wolnym symbolu Meteorytu na swoich płytkach
event-ev-44 = Połowa marnych zbiorów
    .text = Czerwony Alarm: w tej rundzie zignoruj jeden z zasobów umieszczanej płytki
event-ev-45 = Nic się nie dzieje
    .text = Czerwony Alarm: w tej rundzie nie zyskujesz korzyści Kamieni Milowych – kart Cywilizacji, Zbiorowisk, Łazików, Technologii
event-ev-46 = Odwołany projekt
    .text = Czerwony Alarm: odrzuć jeden ze swoich Celów Osobistych
event-ev-47 = Utracony pojazd
    .text = Czerwony Alarm: jeśli masz na planecie więcej niż jeden Łazik, zniszcz jeden z nich
event-ev-48 = Drenaż mózgów
    .text = Czerwony Alarm: usuń z gry po jednej losowej karcie Cywilizacji każdego Poziomu
event-ev-49 = Utrata sygnału
    .text = Czerwony Alarm: zniszcz jedną Kapsułę na swojej planecie
event-ev-50 = Zmarnowany ratunek
    .text = Czerwony Alarm: zniszcz jedną zebraną Kapsułę
event-ev-51 = Samozapłon
    .text = Czerwony Alarm: zniszcz jeden zebrany Meteoryt
event-ev-52 = Wadliwa seria
    .text = Czerwony Alarm: wybierz jeden z dwóch kształtów w swoim Magazynie; usuń wszystkie jego płytki ze stacji
event-ev-53 = Złe przeczucie
    .text = Czerwony Alarm: wybierz Skok Synergiczny albo podejrzenie następnej karty Wydarzenia
event-ev-54 = Ostatnia chwila
    .text = Czerwony Alarm: wybierz Skok Synergiczny albo podejrzenie następnej karty Wydarzenia
event-ev-55 = Za dużo tego samego
    .text = Czerwony Alarm: w tej rundzie żadna część płytki nie może przylegać do terenu swojego typu
event-ev-56 = Głęboki lód
    .text = Czerwony Alarm: w tej rundzie płytek nie można kłaść na lodzie
event-ev-57 = Życie pod lodem
    .text = Czerwony Alarm: w tej rundzie płytek nie można kłaść na lodzie
event-ev-58 = Cięcia budżetowe
    .text = Czerwony Alarm: w tej rundzie nie zyskujesz Skoków Synergicznych
event-ev-59 = Awaria zasilania
    .text = Czerwony Alarm: w tej rundzie nie zyskujesz korzyści Kamieni Milowych – kart Cywilizacji, Zbiorowisk, Łazików, Technologii
event-ev-60 = Płaska planeta
    .text = Czerwony Alarm: w tej rundzie płytek nie można kłaść na obwodzie planety

## Cele Sąsiadujące

objective-obj-01 = Obwód
    .text = najwięcej zasobów Cywilizacji na obwodzie
objective-obj-02 = Latarnia
    .text = najwięcej zasobów Energii na obwodzie
objective-obj-03 = Torus
    .text = najwięcej zasobów Technologii na obwodzie
objective-obj-04 = Pierścień
    .text = najwięcej zasobów Biomasy na obwodzie
objective-obj-05 = Pętla
    .text = najwięcej zasobów Łazików na obwodzie
objective-obj-06 = Biom
    .text = największa strefa Biomasy
objective-obj-07 = Tranzyt
    .text = największa strefa Łazików
objective-obj-08 = Plazma
    .text = największa strefa Energii
objective-obj-09 = Megamiasto
    .text = największa strefa Cywilizacji
objective-obj-10 = Krzem
    .text = największa strefa Technologii
objective-obj-11 = Pacyfik
    .text = największa strefa Wody
objective-obj-12 = Ogród
    .text = najwięcej stref Biomasy
objective-obj-13 = Węzeł drogowy
    .text = najwięcej stref Łazików
objective-obj-14 = Doładowanie
    .text = najwięcej stref Energii
objective-obj-15 = Rozrost
    .text = najwięcej stref Cywilizacji
objective-obj-16 = X
    .text = najwięcej stref Technologii
objective-obj-17 = 10 000 jezior
    .text = najwięcej stref Wody
objective-obj-18 = Luddysta
    .text = najmniej zasobów Technologii
objective-obj-19 = Oszczędzanie
    .text = najmniej zasobów Wody
objective-obj-20 = Galwanizacja
    .text = najmniej zasobów Energii
objective-obj-21 = 20 procent
    .text = najmniej zasobów Biomasy
objective-obj-22 = Wspólny przejazd
    .text = najmniej zasobów Łazików
objective-obj-23 = Wieś
    .text = najmniej zasobów Cywilizacji
objective-obj-24 = Szczyt
    .text = najwięcej torów na szczycie
objective-obj-25 = Geoda
    .text = najwięcej zebranych Meteorytów
objective-obj-26 = Ratunek
    .text = najwięcej zebranych Kapsuł Ratunkowych
objective-obj-27 = Odparowanie
    .text = najmniej zebranych Meteorytów
objective-obj-28 = Odpis
    .text = najmniej zebranych Kapsuł Ratunkowych

## Cele Osobiste: druga strona tych samych kart

personal-obj-01 = Kompleks
    .text = 3×3 z terenu Cywilizacji
personal-obj-02 = Rubik
    .text = 3×3 z terenu Technologii
personal-obj-03 = Wysypisko
    .text = 3×3 z terenu Biomasy
personal-obj-04 = Krata
    .text = 3×3 z terenu Wody
personal-obj-05 = Psia buda
    .text = 3×3 z terenu Łazików
personal-obj-06 = Napięcie
    .text = 3×3 z terenu Energii
personal-obj-07 = Autostrada
    .text = 6 zasobów w jednej strefie Cywilizacji
personal-obj-08 = Tajne laboratorium
    .text = 6 zasobów w jednej strefie Technologii
personal-obj-09 = Kiełkowanie
    .text = 6 zasobów w jednej strefie Biomasy
personal-obj-10 = Amazonka
    .text = 6 zasobów w jednej strefie Wody
personal-obj-11 = Pony Express
    .text = 6 zasobów w jednej strefie Łazików
personal-obj-12 = Linia energetyczna
    .text = 6 zasobów w jednej strefie Energii
personal-obj-13 = Podniebny szlak
    .text = 2×5 z terenu Cywilizacji
personal-obj-14 = Równik
    .text = 2×5 z terenu Biomasy
personal-obj-15 = Genom
    .text = 2×5 z terenu Technologii
personal-obj-16 = Panama
    .text = 2×5 z terenu Wody
personal-obj-17 = Pas startowy
    .text = 2×5 z terenu Łazików
personal-obj-18 = Listwa zasilająca
    .text = 2×5 z terenu Energii
personal-obj-19 = Crowdsourcing
    .text = szczyt toru Cywilizacji
personal-obj-20 = Wykładnik
    .text = szczyt toru Technologii
personal-obj-21 = Bujny wzrost
    .text = szczyt toru Biomasy
personal-obj-22 = Przepływ
    .text = szczyt toru Wody
personal-obj-23 = Nadbieg
    .text = szczyt toru Łazików
personal-obj-24 = Energia alternatywna
    .text = najwyżej 5 zasobów Energii
personal-obj-25 = Sprzątanie
    .text = 9 zebranych Meteorytów
personal-obj-26 = Porządek na pokładzie
    .text = więcej zebranych Kapsuł Ratunkowych niż Meteorytów
personal-obj-27 = Roztopy
    .text = cały lód zakryty
personal-obj-28 = Kombinezon
    .text = cały ląd zakryty

## Oceny misji solo

grade-disaster = Katastrofa
grade-failure = Porażka
grade-survival = Przetrwanie
grade-success = Misja wykonana
grade-promotion = Awans
grade-excellence = Doskonałość
grade-perfection = Perfekcja

verdict =
    { $points ->
        [one] { $grade }: { $points } Medal, oczekiwano { $expected }.
        [few] { $grade }: { $points } Medale, oczekiwano { $expected }.
        [many] { $grade }: { $points } Medali, oczekiwano { $expected }.
       *[other] { $grade }: { $points } Medalu, oczekiwano { $expected }.
    }

## Opcje

option-planet = Planety
    .text = Na jakiej planecie gra każdy z graczy. Do pierwszej gry nadaje się symetryczna.
planet-dealt = rozdane (albo symetryczne)
planet-random = losowe
option-corporation = Korporacje
    .text = Jaką korporacją gra każdy z graczy. Do pierwszej gry nadaje się symetryczna.
corporation-dealt = rozdane (albo symetryczne)
corporation-random = losowe
option-expansion = Plansze z rozszerzenia
    .text = Wśród rozdawanych i losowanych są też planety i korporacje z rozszerzenia.
option-events = Wydarzenia
    .text = W każdej rundzie jedna karta zmienia coś u wszystkich; od rodzaju Wydarzeń zależy, jak jest trudno.
events-off = brak
    .text = Gra bez kart Wydarzeń.
events-gentle = łagodne
events-standard = zwykłe
events-rough = trudne
events-brutal = bezlitosne
events-rulebook_example = jak w przykładzie z instrukcji
events-custom = własny zestaw
option-green_events = Zielone Alarmy
    .text = Najłagodniejsze Wydarzenia. Karty trzech kolorów dają razem 20.
option-orange_events = Pomarańczowe Alarmy
    .text = Wydarzenia średnio trudne. Karty trzech kolorów dają razem 20.
option-red_events = Czerwone Alarmy
    .text = Najtrudniejsze Wydarzenia. Karty trzech kolorów dają razem 20.
option-personal_objectives = Cele Osobiste
    .text = Każdy zatrzymuje jeden z dwóch tajnych Celów, który punktuje na końcu gry.
option-fixed_rotation = W grze dwuosobowej stacja obraca się sama
    .text = Po każdej rundzie obraca się o jeden Magazyn, a dowódca nie wybiera.
implied-solo-events = W trybie solo zawsze gra się z Wydarzeniami.
implied-solo-objectives = W trybie solo zawsze gra się z Celami Osobistymi.
implied-solo-rotation = W trybie solo stacja obraca się sama.
implied-many-rotation = Od trzech graczy wzwyż stację obraca dowódca.
implied-event-mix = Decyduje o tym rodzaj Wydarzeń.
implied-symmetric-boards = Przy symetrycznych planszach nie ma to znaczenia.
option-ring_shift = Przesunięcie wewnętrznego kręgu
    .text = O ile Magazynów obrócony jest wewnętrzny krąg: które duże płytki leżą obok których małych.
ring_shift-random = losowe
ring_shift-0 = 0
ring_shift-1 = 1
ring_shift-2 = 2
ring_shift-3 = 3
ring_shift-4 = 4
ring_shift-5 = 5

## Decyzje

ask-choose-side = Którymi planszami grasz? Pozostali też wybierają w tajemnicy.
ask-return-objective =
    { $objectives ->
        [one] Masz { $objectives } Cel Osobisty.
        [few] Masz { $objectives } Cele Osobiste.
        [many] Masz { $objectives } Celów Osobistych.
       *[other] Masz { $objectives } Celu Osobistego.
    } Który Cel Osobisty zwracasz?
    .others = Który Cel Osobisty zwracasz?
ask-lose-objective =
    { $objectives ->
        [one] Masz { $objectives } Cel Osobisty.
        [few] Masz { $objectives } Cele Osobiste.
        [many] Masz { $objectives } Celów Osobistych.
       *[other] Masz { $objectives } Celu Osobistego.
    } Który Cel Osobisty odrzucasz?
    .others = Który Cel Osobisty odrzucasz?
ask-rotate-station = Dowodzisz stacją: jak ją obracasz?
ask-take-tile =
    { $tiles ->
        [1] Do umieszczenia: { $tile }. Gdzie?
       *[2] Do umieszczenia: { $tile } albo { $inner_tile }. Którą płytkę i gdzie?
    }
    .others = Którą płytkę ze swojego Magazynu umieszczasz i gdzie?
ask-extra-tile =
    { $tiles ->
        [1] Dodatkowo do umieszczenia: { $tile }. Gdzie?
       *[2] Dodatkowo do umieszczenia: { $tile } albo { $inner_tile }. Którą płytkę i gdzie?
    }
    .others = Którą dodatkową płytkę umieszczasz i gdzie?
ask-choose-resource = Który zasób płytki wykorzystujesz?
ask-choose-tracker = Który Znacznik awansuje?
ask-energy-tracker = Który Znacznik awansuje dzięki Energii?
ask-choose-way =
    Dokąd przechodzi Znacznik { $tracker ->
        [0] Cywilizacji
        [1] Wody
        [2] Biomasy
        [3] Łazików
       *[4] Technologii
    }?
ask-climb =
    Dokąd bez korzyści przechodzi Znacznik { $tracker ->
        [0] Cywilizacji
        [1] Wody
        [2] Biomasy
        [3] Łazików
       *[4] Technologii
    }?
ask-boost-tracker = Który Znacznik awansuje dzięki Skokowi Synergicznemu?
ask-advance-several =
    { $left ->
        [one] Który Znacznik awansuje?
        [few] Który Znacznik awansuje? Wybierasz jeszcze { $left }.
        [many] Który Znacznik awansuje? Wybierasz jeszcze { $left }.
       *[other] Który Znacznik awansuje? Wybierasz jeszcze { $left }.
    }
ask-regress-one =
    { $steps ->
        [one] Który Znacznik się cofa?
        [few] Który Znacznik cofa się o { $steps } pozycje?
        [many] Który Znacznik cofa się o { $steps } pozycji?
       *[other] Który Znacznik cofa się o { $steps } pozycji?
    }
ask-raise-step = Którędy awansuje Znacznik?
ask-raise-tracker = Który Znacznik przechodzi teraz na pozycję { $row }?
ask-land-rover =
    Gdzie ląduje twój Łazik? { $rovers ->
        [one] To twój ostatni Łazik.
        [few] Masz { $rovers } Łaziki.
        [many] Masz { $rovers } Łazików.
       *[other] Masz { $rovers } Łazika.
    }
    .others = Gdzie ląduje twój Łazik?
ask-land-extra-rover = Gdzie ląduje twój dodatkowy Łazik?
ask-teleport-rover = Który Łazik teleportujesz i dokąd?
ask-place-patch =
    Gdzie umieszczasz Zbiorowisko Biomasy?{ $stored ->
        [0] { "" }
        [one] { " " }Masz { $stored } przechowane Zbiorowisko.
        [few] { " " }Masz { $stored } przechowane Zbiorowiska.
        [many] { " " }Masz { $stored } przechowanych Zbiorowisk.
       *[other] { " " }Masz { $stored } przechowanego Zbiorowiska.
    }
    .others = Gdzie umieszczasz Zbiorowisko Biomasy?
ask-event-patch = Gdzie umieszczasz Zbiorowisko Biomasy z Wydarzenia?
ask-stored-patch =
    Gdzie umieszczasz przechowane Zbiorowisko Biomasy?{ $stored ->
        [0] { "" }
        [one] { " " }Masz { $stored } przechowane Zbiorowisko.
        [few] { " " }Masz { $stored } przechowane Zbiorowiska.
        [many] { " " }Masz { $stored } przechowanych Zbiorowisk.
       *[other] { " " }Masz { $stored } przechowanego Zbiorowiska.
    }
    .others = Gdzie umieszczasz przechowane Zbiorowisko Biomasy?
ask-use-patch = Czy do Zbiorowiska Biomasy używasz Technologii, czy po prostu je umieszczasz?
ask-collect-from-planet =
    { $what ->
        [0] Którą Kapsułę Ratunkową zbierasz?
       *[1] Który Meteoryt zbierasz?
    }
ask-destroy-on-planet =
    { $what ->
        [0] Którą Kapsułę Ratunkową niszczysz?
        [1] Który Meteoryt niszczysz?
       *[2] Który Łazik niszczysz?
    }
ask-clear-line = W którym rzędzie albo której kolumnie niszczysz wszystkie Meteoryty?
ask-add-meteorite = Na którym symbolu Meteorytu kładziesz Meteoryt?
ask-choose-option = Wydarzenie daje wybór: co bierzesz?
ask-choose-benefit = Którą z dwóch korzyści tej pozycji bierzesz?
ask-choose-milestone = Które karty Cywilizacji przeglądasz teraz?
ask-keep-card = Którą kartę Cywilizacji zatrzymujesz?
ask-keep-last-card = Którą kartę Cywilizacji ze wszystkich stosów zatrzymujesz?
ask-lose-lifepod =
    { $lifepods ->
        [one] Masz { $lifepods } zebraną Kapsułę.
        [few] Masz { $lifepods } zebrane Kapsuły.
        [many] Masz { $lifepods } zebranych Kapsuł.
       *[other] Masz { $lifepods } zebranej Kapsuły.
    } Którą zebraną Kapsułę Ratunkową niszczysz?
    .others = Którą zebraną Kapsułę Ratunkową niszczysz?
ask-finish-turn =
    { $movement ->
        [0] { "" }
        [one] Został { $movement } ruch Łazika.{ " " }
        [few] Zostały { $movement } ruchy Łazika.{ " " }
        [many] Zostało { $movement } ruchów Łazika.{ " " }
       *[other] Zostało { $movement } ruchu Łazika.{ " " }
    }Czy chcesz jeszcze coś zrobić?
    .others = Czy chcesz jeszcze coś zrobić?
ask-confirm-turn =
    { $movement ->
        [0] { "" }
        [one] Został { $movement } ruch Łazika.{ " " }
        [few] Zostały { $movement } ruchy Łazika.{ " " }
        [many] Zostało { $movement } ruchów Łazika.{ " " }
       *[other] Zostało { $movement } ruchu Łazika.{ " " }
    }Czy chcesz jeszcze coś zrobić, czy kończysz turę?
    .others = Czy chcesz jeszcze coś zrobić, czy kończysz turę?
ask-move-flux-token = Na który tor przenosisz Znacznik Strumienia?
ask-destroy-carried = Twój Łazik wiezie Meteoryt po terenie wodnym: wybierz jego kwadrat, aby zniszczyć Meteoryt.
ask-double-boost =
    Czy dzięki Skokowi Synergicznemu awansuje jeszcze raz Znacznik { $tracker ->
        [0] Cywilizacji
        [1] Wody
        [2] Biomasy
        [3] Łazików
       *[4] Technologii
    }?
ask-tech-or-energy = Czy zasób Technologii z płytki działa jak Technologia, czy jak Energia?
ask-claim-row = Z rzędu którego Znacznika bierzesz wszystkie korzyści?
ask-put-in-play = Który Cel wchodzi do gry dla wszystkich?
ask-put-lifepod = Gdzie umieszczasz Kapsułę Ratunkową?
ask-reposition =
    { $lifepods ->
        [one] Masz { $lifepods } zebraną Kapsułę.
        [few] Masz { $lifepods } zebrane Kapsuły.
        [many] Masz { $lifepods } zebranych Kapsuł.
       *[other] Masz { $lifepods } zebranej Kapsuły.
    } Skąd bierzesz Kapsułę Ratunkową, aby zmienić jej miejsce?
    .others = Skąd bierzesz Kapsułę Ratunkową, aby zmienić jej miejsce?
ask-lose-stack = Który stos z twojego Magazynu znika ze stacji?

## Ruchy

ground-civ = teren Cywilizacji
ground-water = teren wodny
ground-biomass = teren Biomasy
ground-rover = teren Łazików
ground-tech = teren Technologii
ground-energy = teren energetyczny
ground-ice = lód planetarny
ground-land = ląd planetarny
remark-square = { $ground }
remark-square-piece = { $ground }, leży tam { $piece }
remark-drive =
    { $ground }; { $left ->
        [0] potem nie ma już ruchu
       *[1] potem zostaje ruchów: { $left }
    }
remark-drive-piece =
    { $ground }, leży tam { $piece }; { $left ->
        [0] potem nie ma już ruchu
       *[1] potem zostaje ruchów: { $left }
    }
move-sides = Graj planetą { $planet } ({ $planet_text }) i korporacją { $corporation } ({ $corporation_text })
move-return = Zwróć Cel { $personal } ({ $personal_text })
move-rotate = Obróć stację do pozycji { $position }
move-place = Umieść { $stack_acc } płytkę na { $square }, { $turn }
move-give-up = Odrzuć { $stack_acc } płytkę i awansuj za jej zasoby
move-choose = Wybierz { $resource_acc }
move-go = Przejdź na pozycję { $height } toru { $track_gen }
move-patch = Umieść Zbiorowisko Biomasy na { $square }
move-store = Przechowaj Zbiorowisko Biomasy do końca gry
move-land = Wyląduj Łazikiem na { $square }
move-drive = Przejedź Łazikiem z { $from } na { $to }
move-teleport = Teleportuj Łazik z { $from } na { $to }
move-use = Użyj { $technology_gen } ({ $technology_text })
move-done = Gotowe
move-keep = Zatrzymaj kartę { $civ } ({ $civ_text })
move-at = Wybierz { $square }
move-clear = Usuń Meteoryty: { $line }
move-put = Wybierz { $spot_acc }
move-put-in-play = Wprowadź do gry Cel { $objective } ({ $objective_text })
move-remove = Usuń cały stos, na którym leży { $stack } płytka

## Ruchy: który efekt jest następny

move-advance = Awansuj Znacznik { $tracker_gen }
move-water-tile =
    { $ice ->
        [0] Wykorzystaj zasób Wody z płytki (bez Wody na lodzie)
        [one] Wykorzystaj zasób Wody z płytki ({ $ice } kwadrat Wody na lodzie)
        [few] Wykorzystaj zasób Wody z płytki ({ $ice } kwadraty Wody na lodzie)
        [many] Wykorzystaj zasób Wody z płytki ({ $ice } kwadratów Wody na lodzie)
       *[other] Wykorzystaj zasób Wody z płytki ({ $ice } kwadratu Wody na lodzie)
    }
move-rover-tile = Wykorzystaj zasób Łazików z płytki
move-energy-tile = Wykorzystaj zasób Energii z płytki (za sąsiedni teren albo za { $other_acc })
move-one-resource = Wykorzystaj jeden zasób płytki: { $resource } albo { $other }
move-tech-or-energy = Wykorzystaj zasób Technologii z płytki jako Technologię albo jako Energię (za sąsiedni teren albo za { $other_acc })
move-boost = Weź Skok Synergiczny
move-gain-patch = Weź Zbiorowisko Biomasy
move-stored-patch = Umieść przechowane Zbiorowisko Biomasy
move-new-rover = Weź Łazik
move-extra-rover = Weź dodatkowy Łazik
move-movement =
    { $points ->
        [one] Zyskaj { $points } ruch Łazika
        [few] Zyskaj { $points } ruchy Łazika
        [many] Zyskaj { $points } ruchów Łazika
       *[other] Zyskaj { $points } ruchu Łazika
    }
move-milestone = Zdobądź Kamień Milowy Cywilizacji Poziomu { $rank }
move-unlock = Odblokuj Poziom Technologii { $level }
move-advance-some =
    { $count ->
        [one] Awansuj { $count } Znacznik
        [few] Awansuj { $count } różne Znaczniki
        [many] Awansuj { $count } różnych Znaczników
       *[other] Awansuj { $count } Znacznika
    } { $steps ->
        [one] o { $steps } pozycję
        [few] o { $steps } pozycje
        [many] o { $steps } pozycji
       *[other] o { $steps } pozycji
    } { $benefits ->
        [0] bez korzyści
       *[1] z korzyściami
    }
move-regress-one =
    { $steps ->
        [one] Cofnij Znacznik o { $steps } pozycję
        [few] Cofnij Znacznik o { $steps } pozycje
        [many] Cofnij Znacznik o { $steps } pozycji
       *[other] Cofnij Znacznik o { $steps } pozycji
    }
move-raise-trackers = Awansuj wszystkie Znaczniki co najmniej na pozycję { $row }
move-extra-tile =
    Umieść jeszcze jedną płytkę { $advances ->
        [0] bez awansów
       *[1] z awansami za jej zasoby
    }
move-collect =
    { $count ->
        [one] Zbierz z planety { $count } { $piece_acc }
        [few] Zbierz z planety { $count } { $piece_few }
        [many] Zbierz z planety { $count } { $piece_many }
       *[other] Zbierz z planety { $count } { $piece_part }
    }
move-destroy =
    { $count ->
        [one] Zniszcz { $count } { $piece_acc } { $place }
        [few] Zniszcz { $count } { $piece_few } { $place }
        [many] Zniszcz { $count } { $piece_many } { $place }
       *[other] Zniszcz { $count } { $piece_part } { $place }
    }
move-clear-line = Usuń Meteoryty z rzędu albo kolumny
move-teleport-rover = Teleportuj Łazik
move-add-meteorite = Połóż Meteoryt na symbolu Meteorytu
move-reposition = Zmień rozmieszczenie Kapsuł Ratunkowych
move-choice = Rozpatrz Wydarzenie { $event } ({ $event_text })
move-peek = Podejrzyj następne Wydarzenie

## Co się dzieje

event-objective-dealt = { $seat } i { $rival_seat } rywalizują o Cel { $objective } ({ $objective_text }).
event-objective-common = { $seat } wprowadza do gry Cel dla wszystkich: { $objective } ({ $objective_text }).
event-boards-shown = { $seat } gra planetą { $planet } ({ $planet_text }) i korporacją { $corporation } ({ $corporation_text }).
event-objective-returned = { $seat } zwraca Cel Osobisty: { $personal } ({ $personal_text }).
event-objective-returned-hidden = { $seat } zwraca Cel Osobisty.
event-objective-gained = { $seat } dostaje Cel Osobisty: { $personal } ({ $personal_text }).
event-objective-gained-hidden = { $seat } dostaje Cel Osobisty.
event-objective-revealed = { $seat } pokazuje Cel Osobisty: { $personal } ({ $personal_text }).
event-round = Stacją dowodzi { $seat }.
    .heading = Runda { $round }
event-turned = Stacja obraca się dalej, do pozycji { $position }.
event-turned-by = { $seat } obraca stację do pozycji { $position }.
event-event-shown = Wydarzenie: { $event } ({ $event_text }).
event-event-peeked = { $seat } podgląda następne Wydarzenie: { $event } ({ $event_text }).
event-event-peeked-hidden = { $seat } podgląda następne Wydarzenie.
event-stack-removed = { $seat } usuwa ze stacji cały stos, na którym leżała { $stack } płytka.
event-cards-removed = Z każdego Poziomu ubywa z gry jedna karta Cywilizacji.
event-cards-added = Na każdym Poziomie przybywa jedna karta Cywilizacji.
event-placed = { $seat } umieszcza płytkę { $tile } na { $square }, { $turn }.
event-cannot-place = { $seat } nie może umieścić żadnej płytki.
event-gave-up = { $seat } odrzuca płytkę { $tile } i awansuje za jej zasoby.
event-meteorite-fell = { $seat } dostaje Meteoryt na { $square }.
event-advanced =
    { $seat } awansuje Znacznik { $tracker_gen } na pozycję { $height }{ $tracker_id ->
        [civ] { $track_id ->
            [civ] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [water] { $track_id ->
            [water] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [biomass] { $track_id ->
            [biomass] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [rover] { $track_id ->
            [rover] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
       *[tech] { $track_id ->
            [tech] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
    }.
event-regressed =
    { $seat } cofa Znacznik { $tracker_gen } na pozycję { $height }{ $tracker_id ->
        [civ] { $track_id ->
            [civ] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [water] { $track_id ->
            [water] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [biomass] { $track_id ->
            [biomass] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
        [rover] { $track_id ->
            [rover] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
       *[tech] { $track_id ->
            [tech] { "" }
           *[elsewhere] { " na torze " }{ $track_gen }
        }
    }.
event-gained-movement =
    { $points ->
        [one] { $seat } zyskuje { $points } ruch Łazika.
        [few] { $seat } zyskuje { $points } ruchy Łazika.
        [many] { $seat } zyskuje { $points } ruchów Łazika.
       *[other] { $seat } zyskuje { $points } ruchu Łazika.
    }
event-rover-landed = { $seat } ląduje Łazikiem na { $square } ({ $ground }).
event-rover-landed-hidden = { $seat } ląduje Łazikiem na { $square }.
event-drove = { $seat } przemieszcza Łazik z { $from } na { $to } ({ $ground }).
event-drove-hidden = { $seat } przemieszcza Łazik z { $from } na { $to }.
event-teleported = { $seat } teleportuje Łazik z { $from } na { $to } ({ $ground }).
event-teleported-hidden = { $seat } teleportuje Łazik z { $from } na { $to }.
event-picked-up = { $seat } podnosi Meteoryt Łazikiem na { $square }.
event-collected = { $seat } zbiera { $piece_acc } na { $square }.
event-destroyed = { $seat } traci { $piece_acc } na { $square }.
event-piece-lost = { $seat } traci { $piece_acc } ze swojej planszy korporacji.
event-patched = { $seat } umieszcza Zbiorowisko Biomasy na { $square }.
event-patch-stored = { $seat } przechowuje Zbiorowisko Biomasy.
event-patch-lost = { $seat } nie ma miejsca na Zbiorowisko Biomasy i je traci.
event-milestone-reached = { $seat } zdobywa Kamień Milowy Cywilizacji Poziomu { $rank }.
event-no-card-left = { $seat } nie dostaje karty: nie ma już kart Cywilizacji Poziomu { $rank }.
event-level-unlocked = { $seat } odblokowuje { $technology_acc } ({ $technology_text }).
event-technology-used = { $seat } używa { $technology_gen } ({ $technology_text }).
event-flux-moved = { $seat } przenosi Znacznik Strumienia na tor { $track_gen }.
event-lifepod-put = { $seat } umieszcza Kapsułę Ratunkową: { $spot }.
event-lifepod-taken = { $seat } zabiera Kapsułę Ratunkową z miejsca: { $spot }.
event-card-kept = { $seat } zatrzymuje kartę Cywilizacji Poziomu { $rank }: { $civ } ({ $civ_text }).
event-card-hidden = { $seat } zatrzymuje zakrytą kartę Cywilizacji Poziomu { $rank }: { $civ } ({ $civ_text }).
event-card-hidden-hidden = { $seat } zatrzymuje zakrytą kartę Cywilizacji Poziomu { $rank }.
event-card-revealed = { $seat } pokazuje kartę Cywilizacji: { $civ } ({ $civ_text }).
event-boosted = { $seat } wykorzystuje Skok Synergiczny.
event-boost-lost = { $seat } nie może wykorzystać Skoku Synergicznego.
event-ended = Gra się kończy: { $reason }.

## Punktacja

score-planet = Planeta
score-tracks = Tory zasobów
score-lifepods = Kapsuły Ratunkowe
score-meteorites = Meteoryty
score-civ = Karty Cywilizacji
score-personal = Cele Osobiste
score-neighbours = Cele Sąsiadujące
score-line = Zapełnione: { $line }
score-cities = Niezakryte miasta
score-plates = Zapełnione części planety
score-track = Tor: { $tracker }
score-card = { $civ }
score-agreements = Umowy handlowe
score-objective = { $personal }
score-rivalry = { $objective } (przeciw: { $seat })
score-common = { $objective } (przeciw wszystkim)

## Czym się grało, w statystykach

chosen-corporation = Korporacja
chosen-planet = Planeta

## Co widać na stole

view-round = { round }
view-last_round = Ostatnia runda
view-commander = Dowódca stacji
view-rotation = Pozycja stacji
view-shift = Przesunięcie wewnętrznego kręgu
view-depots = Magazyny (duża i mała płytka)
view-tops = Płytki na wierzchu stosów
view-below = Liczba płytek pod nimi
view-event = Wydarzenie
view-next_event = Następne Wydarzenie
view-expected_score = Oczekiwany wynik
view-events_left = Pozostałe Wydarzenia
view-civ_piles = Pozostałe karty Cywilizacji według Poziomów
view-civ_cards = Karty Cywilizacji
view-objectives = Cele Sąsiadujące
view-players = Gracze
view-planet = Planeta
view-corporation = Korporacja
view-terrain = Teren (c, w, b, r, t, e w kolejności zasobów)
view-resources = Zasoby
view-patches = Zbiorowiska Biomasy
view-meteorites = Meteoryty na planecie
view-lifepods = Kapsuły na planecie
view-rovers = Łaziki
view-trackers = Znaczniki
view-rovers_left = Łaziki w zapasie
view-lifepods_collected = Zebrane Kapsuły
view-meteorites_collected = Zebrane Meteoryty
view-patches_stored = Przechowane Zbiorowiska
view-movement = Ruch Łazików
view-personal = Cele Osobiste
view-rank = Poziom
view-card = Karta
view-face_down_1 = zakryta karta Poziomu 1
view-face_down_2 = zakryta karta Poziomu 2
view-face_down_3 = zakryta karta Poziomu 3
view-face_down_4 = zakryta karta Poziomu 4
view-turns_by_itself = Stacja obraca się sama
view-positions = Wskaźniki Magazynów
view-event_colour = Alarm
view-events_shown = Dotychczasowe Wydarzenia
view-event_mix = Karty Wydarzeń na początku
view-green = zielony
view-orange = pomarańczowy
view-red = czerwony
view-common_objectives = Cele wspólne
view-objective = Cel
view-seats = Miejsca
view-values = Stan
view-win = Wygrana
view-tie = Remis
view-dealt = Rozdane plansze
view-meteor_symbols = Symbole Meteorytu
view-at = na
view-carries = z Meteorytem
view-last_tile = Ostatnia płytka
view-water_path = Kroki na ścieżce Wody
view-flux_track = Tor strumienia
view-technologies = Działające Technologie
view-used_this_round = Użyte w tej rundzie
view-used_this_game = Użyte w tej grze
view-lifepods_placed = Kapsuły na torach i Technologiach
view-milestones = Karty Cywilizacji do wyboru według Poziomów
view-tile_taken = Płytka wzięta
view-drawn = Dobrane Cele
view-score = Medale do tej pory
view-own_score = Twoje Medale razem z tajnymi
view-total = Razem
view-tracks = Tory
view-neighbours = Cele Sąsiadujące
view-map = Mapa
view-depot = Magazyn
view-legend = Znaki
view-signs = c Cywilizacja, w Woda, b Biomasa, r Łaziki, t Technologia, e Energia (wielka litera: z zasobem), p Zbiorowisko, . ląd, ~ lód, = pierścień, # miasto, x toksyczny teren, + strumień, @ Łazik, % Łazik z Meteorytem, * Meteoryt, o Kapsuła; tory: wielka litera to Znacznik, + Skok Synergiczny, p Zbiorowisko, r Łazik, > awans, & kilka korzyści, liczby to Poziom karty, ruch i Poziom Technologii

## Co przyniósłby wybór

chance-event-shown = O reszcie zdecyduje następne Wydarzenie.
chance-event-peeked = Podglądasz następne Wydarzenie.
chance-objective-gained = Dobierasz Cel.
holding-points = Medale
holding-tracker-civ = Tor Cywilizacji
holding-tracker-water = Tor Wody
holding-tracker-biomass = Tor Biomasy
holding-tracker-rover = Tor Łazików
holding-tracker-tech = Tor Technologii
holding-movement = Ruch Łazików
holding-rovers = Łaziki
holding-lifepods = Zebrane Kapsuły
holding-meteorites = Zebrane Meteoryty
holding-lifepods-on-planet = Kapsuły na planecie
holding-meteorites-on-planet = Meteoryty na planecie
holding-patches-stored = Przechowane Zbiorowiska
holding-civ-cards = Karty Cywilizacji

## Według czego zawęża się możliwości

kind-place = Umieść płytkę
kind-patch = Umieść Zbiorowisko Biomasy
kind-drive = Jedź Łazikiem
kind-teleport = Teleportuj Łazik
kind-use = Użyj Technologii
field-square = Kwadrat
field-turn = Ułożenie
field-stack = Stos
field-from = Skąd
field-to = Dokąd
field-place = Miejsce
field-spot = Miejsce
field-technology = Technologia
field-track = Tor

## Dlaczego nie

why-empty-stack = Ten stos jest pusty.
why-bound = Zobowiązujesz się nie brać takiej płytki.
why-off-planet = To wystawałoby poza planetę.
why-hole = W tym miejscu planeta ma otwór.
why-overlaps = Tu już coś leży.
why-not-at-edge = Pierwsza płytka musi zakryć kwadrat na obwodzie planety.
why-not-in-centre = Pierwsza płytka musi zakryć jeden z czterech środkowych kwadratów.
why-apart = Musi stykać się bokiem z czymś umieszczonym wcześniej.
why-ring = Na tej planecie płytka na pierścieniu musi poza niego wystawać.
why-mixes-ice = Na tej planecie płytka zakrywa ląd albo lód, nigdy oba.
why-chasm = Na drodze jest szczelina.
why-cannot-slide = Nie da się tego tu wsunąć z żadnej strony.
why-banned = Na tej planecie symbol nie może leżeć w tym kwadrancie: { $resource }.
why-event-edge = Wydarzenie tej rundy zabrania umieszczania płytek na obwodzie.
why-event-ice = Wydarzenie tej rundy zabrania umieszczania płytek na lodzie.
why-event-terrain = Wydarzenie tej rundy zabrania umieszczania płytek obok tego samego terenu: { $resource }.
why-patch-on-ring = Na tej planecie na pierścieniu nie może leżeć Zbiorowisko.
why-leaves-no-room = Nie zostałoby miejsca na płytkę.
why-not-last-tile = Łazik ląduje na wolnym kwadracie ostatnio umieszczonej płytki.
why-no-rover = Nie stoi tam żaden twój Łazik.
why-no-movement = Nie masz już ruchu Łazików.
why-not-beside = Łazik przesuwa się na sąsiedni kwadrat, po jednym naraz.
why-been-there = Ten darmowy krok prowadziłby tylko tam, gdzie już było.
why-occupied = Stoi tu inny Łazik.
why-toxic = Łazik nie wjeżdża na odkryte toksyczne kwadraty.
why-event-driving = Wydarzenie tej rundy zabrania Łazikom wjazdu na ten teren: { $resource }.

## Co dają tory

effect-synergy = Skok Synergiczny: awansuj dowolny Znacznik
effect-civ = Karta Cywilizacji Poziomu { $rank }
effect-patch = Zbiorowisko Biomasy
effect-rover = Łazik ląduje na ostatniej płytce
effect-move = { $n ->
        [one] { $n } ruch dla Łazików
        [few] { $n } ruchy dla Łazików
        [many] { $n } ruchów dla Łazików
       *[other] { $n } ruchu dla Łazików
    }
effect-tech = Odblokowuje Technologię Poziomu { $level }
effect-advance = Awansuj Znacznik: { $track }

## Prowadzona pierwsza gra

lesson-goal = To twoja planeta. Zakrywaj ją płytkami, rząd po rzędzie: każdy całkowicie zakryty rząd i każda kolumna przynosi na koniec Medale, a wygrywa ten, kto ma ich najwięcej.
    .title = Twoja planeta
lesson-depot = Stacja na środku stołu obraca się i w każdej rundzie podsuwa ci dwie płytki, dużą i małą. Bierzesz jedną z nich. Płytka ma dwa tereny, a każdy z nich awansuje jeden z twoich Znaczników.
    .title = Dwie płytki do wyboru
lesson-first-tile = Umieść dużą płytkę. Obróć ją raz podświetlonym przyciskiem, potem wybierz podświetlony kwadrat: tam płytka dotyka krawędzi, jak pierwsza musi, a jej Woda leży na jasnym lodzie. Potem zatwierdź. Każdy inny zaznaczony kwadrat też jest dozwolony.
    .title = Pierwsza płytka
    .brought = Płytka zakrywa pięć kwadratów, niektóre z lodem. Jej dwa zasoby, Woda i Łaziki, awansują teraz po jednym Znaczniku. Ty decydujesz, który pierwszy.
lesson-rover-resource = Wybierz zasób Łazików: kliknij podświetlony Znacznik.
    .title = Znaczniki idą w górę
    .brought = Twój Znacznik Łazików doszedł do pozycji 1 i do Kamienia Milowego: dostajesz Łazik. Prawie każdy krok na torze coś ci daje.
lesson-water-resource = Teraz Woda. Liczy się tylko dlatego, że jeden z kwadratów Wody na płytce leży na lodzie: zanim położysz Wodę, poszukaj jasnych kwadratów.
    .title = Woda potrzebuje lodu
    .brought = Tor Wody daje na koniec wiele Medali, a po drodze Skoki Synergiczne dla innych Znaczników.
lesson-landing = Twój Łazik ląduje na płytce, która właśnie leży na planecie. Postaw go na podświetlonym kwadracie: tuż obok stoi Kapsuła Ratunkowa.
    .title = Łazik ląduje
    .brought = Łaziki jeżdżą po gruncie i po płytkach i zbierają to, co znajdą: Kapsuły Ratunkowe i Meteoryty.
lesson-end-of-turn = To była cała tura: płytka, dwa zasoby i to, co przyniosły. Zakończ ją.
    .title = Koniec tury
    .brought = Wszyscy umieszczają płytki jednocześnie, więc nikt nie czeka. Twój przeciwnik też już to zrobił; kliknij gracza, żeby zobaczyć jego planetę. Potem stacja się obróciła i masz przed sobą inne płytki.
lesson-second-tile = Od teraz każda płytka musi przylegać do innej. Obróć dużą płytkę raz i wybierz podświetlony kwadrat, żeby jej Woda znów leżała na lodzie. Uważaj na Kapsuły i Łaziki: to, co zakryje płytka, przepada. Takie kwadraty są zaznaczone na bursztynowo.
    .title = Płytka przy płytce
    .brought = Dwie płytki w jednym bloku: w rzędzie liczą się wszystkie kwadraty, więc nie zostawiaj luk, do których nic nie pasuje.
lesson-order = Znowu wybierasz kolejność. Weź najpierw Wodę; Łaziki pójdą za nią same.
    .title = Co najpierw?
    .brought = Twój Znacznik Łazików doszedł do liczby 1: o tyle kwadratów mogą w tej turze przejechać twoje Łaziki.
lesson-driving = Jedź: Łazik ma jeden ruch. Wybierz podświetlony kwadrat obok niego, ten z Kapsułą.
    .title = Na ratunek
    .brought = Kapsuła Ratunkowa jest warta Medal. Meteoryty nie pozwalają liczyć swojego rzędu i kolumny, dopóki nie zbierze ich Łazik; trzy Meteoryty to Medal.
lesson-end-of-round = Zakończ turę jeszcze raz.
    .title = I tak dalej
    .brought = Tak mija runda za rundą, aż ktoś nie może już umieścić płytki albo aż opustoszeje któryś Magazyn stacji.
lesson-points = Medale przynoszą pełne rzędy i kolumny, twoje Znaczniki, Kapsuły Ratunkowe i Meteoryty, karty Cywilizacji oraz trzy Cele, o które rywalizujesz z przeciwnikiem. Znajdziesz je tutaj.
    .title = Jak wygrać
lesson-looking-up = Najedź na cokolwiek, żeby zobaczyć, co to jest, a klawiszem I otworzysz zasadę. Całe zasady i lista klawiszy są w tym menu. Udanego lotu!
    .title = Gdzie to sprawdzić
    .touch = Dotknij czegokolwiek, żeby zobaczyć, co to jest, i otworzyć zasadę. W tym menu są też całe zasady. Udanego lotu!

# Standing orders

order-no-choice = Rób od razu to, co jedyne możliwe
    .until = dopóki nie odwołasz
order-leave-station = Jako Dowódca zostawiaj stację tak, jak stoi
    .until = dopóki nie odwołasz
