# Niezbadana Planeta

title = Niezbadana Planeta

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

spot-civ0 = pole 0 toru Cywilizacji
    .acc = pole 0 toru Cywilizacji
spot-civ1 = pole 1 toru Cywilizacji
    .acc = pole 1 toru Cywilizacji
spot-civ2 = pole 2 toru Cywilizacji
    .acc = pole 2 toru Cywilizacji
spot-civ3 = pole 3 toru Cywilizacji
    .acc = pole 3 toru Cywilizacji
spot-civ4 = pole 4 toru Cywilizacji
    .acc = pole 4 toru Cywilizacji
spot-civ5 = pole 5 toru Cywilizacji
    .acc = pole 5 toru Cywilizacji
spot-civ6 = pole 6 toru Cywilizacji
    .acc = pole 6 toru Cywilizacji
spot-civ7 = pole 7 toru Cywilizacji
    .acc = pole 7 toru Cywilizacji
spot-civ8 = pole 8 toru Cywilizacji
    .acc = pole 8 toru Cywilizacji
spot-civ9 = pole 9 toru Cywilizacji
    .acc = pole 9 toru Cywilizacji
spot-civ10 = pole 10 toru Cywilizacji
    .acc = pole 10 toru Cywilizacji
spot-civ11 = pole 11 toru Cywilizacji
    .acc = pole 11 toru Cywilizacji
spot-civ12 = pole 12 toru Cywilizacji
    .acc = pole 12 toru Cywilizacji
spot-civ13 = pole 13 toru Cywilizacji
    .acc = pole 13 toru Cywilizacji
spot-civ14 = pole 14 toru Cywilizacji
    .acc = pole 14 toru Cywilizacji
spot-civ15 = pole 15 toru Cywilizacji
    .acc = pole 15 toru Cywilizacji
spot-water0 = pole 0 toru Wody
    .acc = pole 0 toru Wody
spot-water1 = pole 1 toru Wody
    .acc = pole 1 toru Wody
spot-water2 = pole 2 toru Wody
    .acc = pole 2 toru Wody
spot-water3 = pole 3 toru Wody
    .acc = pole 3 toru Wody
spot-water4 = pole 4 toru Wody
    .acc = pole 4 toru Wody
spot-water5 = pole 5 toru Wody
    .acc = pole 5 toru Wody
spot-water6 = pole 6 toru Wody
    .acc = pole 6 toru Wody
spot-water7 = pole 7 toru Wody
    .acc = pole 7 toru Wody
spot-water8 = pole 8 toru Wody
    .acc = pole 8 toru Wody
spot-water9 = pole 9 toru Wody
    .acc = pole 9 toru Wody
spot-water10 = pole 10 toru Wody
    .acc = pole 10 toru Wody
spot-water11 = pole 11 toru Wody
    .acc = pole 11 toru Wody
spot-water12 = pole 12 toru Wody
    .acc = pole 12 toru Wody
spot-water13 = pole 13 toru Wody
    .acc = pole 13 toru Wody
spot-water14 = pole 14 toru Wody
    .acc = pole 14 toru Wody
spot-water15 = pole 15 toru Wody
    .acc = pole 15 toru Wody
spot-biomass0 = pole 0 toru Biomasy
    .acc = pole 0 toru Biomasy
spot-biomass1 = pole 1 toru Biomasy
    .acc = pole 1 toru Biomasy
spot-biomass2 = pole 2 toru Biomasy
    .acc = pole 2 toru Biomasy
spot-biomass3 = pole 3 toru Biomasy
    .acc = pole 3 toru Biomasy
spot-biomass4 = pole 4 toru Biomasy
    .acc = pole 4 toru Biomasy
spot-biomass5 = pole 5 toru Biomasy
    .acc = pole 5 toru Biomasy
spot-biomass6 = pole 6 toru Biomasy
    .acc = pole 6 toru Biomasy
spot-biomass7 = pole 7 toru Biomasy
    .acc = pole 7 toru Biomasy
spot-biomass8 = pole 8 toru Biomasy
    .acc = pole 8 toru Biomasy
spot-biomass9 = pole 9 toru Biomasy
    .acc = pole 9 toru Biomasy
spot-biomass10 = pole 10 toru Biomasy
    .acc = pole 10 toru Biomasy
spot-biomass11 = pole 11 toru Biomasy
    .acc = pole 11 toru Biomasy
spot-biomass12 = pole 12 toru Biomasy
    .acc = pole 12 toru Biomasy
spot-biomass13 = pole 13 toru Biomasy
    .acc = pole 13 toru Biomasy
spot-biomass14 = pole 14 toru Biomasy
    .acc = pole 14 toru Biomasy
spot-biomass15 = pole 15 toru Biomasy
    .acc = pole 15 toru Biomasy
spot-rover0 = pole 0 toru Łazików
    .acc = pole 0 toru Łazików
spot-rover1 = pole 1 toru Łazików
    .acc = pole 1 toru Łazików
spot-rover2 = pole 2 toru Łazików
    .acc = pole 2 toru Łazików
spot-rover3 = pole 3 toru Łazików
    .acc = pole 3 toru Łazików
spot-rover4 = pole 4 toru Łazików
    .acc = pole 4 toru Łazików
spot-rover5 = pole 5 toru Łazików
    .acc = pole 5 toru Łazików
spot-rover6 = pole 6 toru Łazików
    .acc = pole 6 toru Łazików
spot-rover7 = pole 7 toru Łazików
    .acc = pole 7 toru Łazików
spot-rover8 = pole 8 toru Łazików
    .acc = pole 8 toru Łazików
spot-rover9 = pole 9 toru Łazików
    .acc = pole 9 toru Łazików
spot-rover10 = pole 10 toru Łazików
    .acc = pole 10 toru Łazików
spot-rover11 = pole 11 toru Łazików
    .acc = pole 11 toru Łazików
spot-rover12 = pole 12 toru Łazików
    .acc = pole 12 toru Łazików
spot-rover13 = pole 13 toru Łazików
    .acc = pole 13 toru Łazików
spot-rover14 = pole 14 toru Łazików
    .acc = pole 14 toru Łazików
spot-rover15 = pole 15 toru Łazików
    .acc = pole 15 toru Łazików
spot-tech0 = pole 0 toru Technologii
    .acc = pole 0 toru Technologii
spot-tech1 = pole 1 toru Technologii
    .acc = pole 1 toru Technologii
spot-tech2 = pole 2 toru Technologii
    .acc = pole 2 toru Technologii
spot-tech3 = pole 3 toru Technologii
    .acc = pole 3 toru Technologii
spot-tech4 = pole 4 toru Technologii
    .acc = pole 4 toru Technologii
spot-tech5 = pole 5 toru Technologii
    .acc = pole 5 toru Technologii
spot-tech6 = pole 6 toru Technologii
    .acc = pole 6 toru Technologii
spot-tech7 = pole 7 toru Technologii
    .acc = pole 7 toru Technologii
spot-tech8 = pole 8 toru Technologii
    .acc = pole 8 toru Technologii
spot-tech9 = pole 9 toru Technologii
    .acc = pole 9 toru Technologii
spot-tech10 = pole 10 toru Technologii
    .acc = pole 10 toru Technologii
spot-tech11 = pole 11 toru Technologii
    .acc = pole 11 toru Technologii
spot-tech12 = pole 12 toru Technologii
    .acc = pole 12 toru Technologii
spot-tech13 = pole 13 toru Technologii
    .acc = pole 13 toru Technologii
spot-tech14 = pole 14 toru Technologii
    .acc = pole 14 toru Technologii
spot-tech15 = pole 15 toru Technologii
    .acc = pole 15 toru Technologii
spot-scoring = strefa punktowania
    .acc = strefę punktowania
spot-slot-a = Technologia A
    .acc = Technologię A
spot-slot-b = Technologia B
    .acc = Technologię B
spot-slot-c = Technologia C
    .acc = Technologię C
spot-slot-d = Technologia D
    .acc = Technologię D
spot-slot-e = Technologia E
    .acc = Technologię E
spot-slot-f = Technologia F
    .acc = Technologię F

## Plansze

planet-symmetric = symetryczna
planet-asymmetric = asymetryczna
corporation-symmetric = symetryczna
corporation-asymmetric = asymetryczna

planet-ksb_4156 = KSB-4156
planet-arashi = Arashi
planet-cerberus = Cerberus
planet-charybdis = Charybdis
planet-gaia = Gaia
planet-k_273 = K-273
planet-kaax = K'Aax
planet-lacuna = Lacuna
planet-oblivion = Oblivion
planet-pajitnov = Pajitnov
planet-persephone = Persephone
planet-petra = Petra
planet-tartarus = Tartarus

corporation-universal_coalition = Uniwersalna Koalicja
corporation-cosmos = Cosmos Inc.
corporation-flux = Flux Industries
corporation-horizon = Horizon Group
corporation-jump_drive = Jump Drive
corporation-makeshift = Makeshift
corporation-oasis = Oasis Ultd.
corporation-republic = Republic
corporation-wormhole = Wormhole Corp.

view-ksb_4156 = { planet-ksb_4156 }
view-arashi = { planet-arashi }
view-cerberus = { planet-cerberus }
view-charybdis = { planet-charybdis }
view-gaia = { planet-gaia }
view-k_273 = { planet-k_273 }
view-kaax = { planet-kaax }
view-lacuna = { planet-lacuna }
view-oblivion = { planet-oblivion }
view-pajitnov = { planet-pajitnov }
view-persephone = { planet-persephone }
view-petra = { planet-petra }
view-tartarus = { planet-tartarus }
view-universal_coalition = { corporation-universal_coalition }
view-cosmos = { corporation-cosmos }
view-flux = { corporation-flux }
view-horizon = { corporation-horizon }
view-jump_drive = { corporation-jump_drive }
view-makeshift = { corporation-makeshift }
view-oasis = { corporation-oasis }
view-republic = { corporation-republic }
view-wormhole = { corporation-wormhole }

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

civ-civ-01 = Agencja pracy tymczasowej (awansuj po razie dwa różne Znaczniki)
civ-civ-02 = Wydział operacyjny (awansuj dwa razy jeden wybrany Znacznik)
civ-civ-03 = Wydział zasobów naturalnych (otrzymujesz jedno Zbiorowisko Biomasy)
civ-civ-04 = Wydział inżynierii (zyskujesz 4 ruchy Łazika)
civ-civ-05 = Złomowisko (umieść jeszcze jedną płytkę ze swojego Magazynu; jej zasoby nie dają awansów)
civ-civ-06 = Obchody święta Pierwszej Planety (warta 1 Medal)
civ-civ-07 = Nagroda dla wschodzącej planety (warta 2 Medale)
civ-civ-08 = Święto Pierwszej Planety (warta 1 Medal)
civ-civ-09 = Planetarna nagroda publiczności (warta 2 Medale)
civ-civ-10 = Nowi inwestorzy (awansuj po razie trzy różne Znaczniki)
civ-civ-11 = Podwyżka płac (awansuj po razie dwa różne Znaczniki)
civ-civ-12 = Wydział parków i rekreacji (otrzymujesz dwa Zbiorowiska Biomasy)
civ-civ-13 = Zatwierdzone nadgodziny (zbierz ze swojej planety dwie wybrane Kapsuły Ratunkowe)
civ-civ-14 = Dodatek za przeprowadzkę (teleportuj jeden swój Łazik na dowolny kwadrat planety lub płytek)
civ-civ-15 = Nagroda dla czołowej planety (warta 2 Medale)
civ-civ-16 = Naprawa Magazynu (umieść jeszcze jedną płytkę ze swojego Magazynu i awansuj za jej zasoby jak zwykle)
civ-civ-17 = Zatwierdzone lądowisko (zniszcz wszystkie Meteoryty w jednym rzędzie albo jednej kolumnie)
civ-civ-18 = Zespół poszukiwawczo-ratowniczy (zbierz ze swojej planety trzy wybrane Kapsuły Ratunkowe)
civ-civ-19 = Okazja do współpracy (awansuj po razie trzy różne Znaczniki)
civ-civ-20 = Nagroda dla najlepszych na planecie (warta 3 Medale)
civ-civ-21 = Powstanie związków zawodowych (awansuj każdy Znacznik poniżej pozycji 5 na pozycję 5, zyskując korzyści oprócz Skoków Synergicznych)
civ-civ-22 = Ustawa o zrównoważonym życiu (każde Zbiorowisko Biomasy na Twojej planecie jest warte 1 Medal)
civ-civ-23 = Komisja gier (warta 2 Medale; na koniec gry awansuj też raz dowolny Znacznik)
civ-civ-24 = Planetarna loteria (warta 3 Medale; na koniec gry awansuj też raz dowolny Znacznik)
civ-civ-25 = Program obrony przed Meteorytami (zniszcz trzy wybrane Meteoryty na swojej planecie)
civ-civ-26 = Globalny system parków (otrzymujesz trzy Zbiorowiska Biomasy)
civ-civ-27 = Nagroda dla najlepszej planety do życia (warta 4 Medale)
civ-civ-28 = Dekret o obywatelach kosmosu (Twoje punktujące Kapsuły są warte po 2 Medale zamiast 1)
civ-civ-29 = Skład Meteorytów 1/4 (za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą Twoją kartę z tej serii)
civ-civ-30 = Skład Meteorytów 2/4 (za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą Twoją kartę z tej serii)
civ-civ-31 = Skład Meteorytów 3/4 (za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą Twoją kartę z tej serii)
civ-civ-32 = Skład Meteorytów 4/4 (za każde trzy zebrane Meteoryty dostajesz o 1 Medal więcej za każdą Twoją kartę z tej serii)
civ-civ-33 = Umowa handlowa 1/4 (Twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty)
civ-civ-34 = Umowa handlowa 2/4 (Twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty)
civ-civ-35 = Umowa handlowa 3/4 (Twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty)
civ-civ-36 = Umowa handlowa 4/4 (Twoje karty z tej serii dają łącznie 1, 3, 6 lub 10 Medali za 1, 2, 3 lub 4 karty)

## Wydarzenia

event-ev-01 = Dodatkowy Łazik (Zielony Alarm: otrzymujesz dodatkowy Łazik; postaw go na płytce umieszczanej w tej rundzie)
event-ev-02 = Więcej badań (Zielony Alarm: do każdego Poziomu w grze dodaj jedną losową odłożoną kartę Cywilizacji)
event-ev-03 = Kolejne zadanie (Zielony Alarm: dobierz kartę Celu i dodaj ją do swoich Celów Osobistych)
event-ev-04 = Cichy skok (Zielony Alarm: awansuj Znacznik Cywilizacji, Biomasy albo Wody o trzy pozycje, bez korzyści)
event-ev-05 = Postęp – Łaziki albo Cywilizacja (Zielony Alarm: awansuj raz Znacznik Łazików albo Cywilizacji)
event-ev-06 = Postęp – Łaziki albo Technologia (Zielony Alarm: awansuj raz Znacznik Łazików albo Technologii)
event-ev-07 = Postęp – Łaziki albo Woda (Zielony Alarm: awansuj raz Znacznik Łazików albo Wody)
event-ev-08 = Postęp – Łaziki albo Biomasa (Zielony Alarm: awansuj raz Znacznik Łazików albo Biomasy)
event-ev-09 = Postęp – Cywilizacja albo Technologia (Zielony Alarm: awansuj raz Znacznik Cywilizacji albo Technologii)
event-ev-10 = Postęp – Woda albo Cywilizacja (Zielony Alarm: awansuj raz Znacznik Wody albo Cywilizacji)
event-ev-11 = Postęp – Biomasa albo Cywilizacja (Zielony Alarm: awansuj raz Znacznik Biomasy albo Cywilizacji)
event-ev-12 = Postęp – Technologia albo Woda (Zielony Alarm: awansuj raz Znacznik Technologii albo Wody)
event-ev-13 = Postęp – Biomasa albo Technologia (Zielony Alarm: awansuj raz Znacznik Biomasy albo Technologii)
event-ev-14 = Postęp – Biomasa albo Woda (Zielony Alarm: awansuj raz Znacznik Biomasy albo Wody)
event-ev-15 = Swobodne dokowanie (Zielony Alarm: obróć stację do dowolnego Magazynu)
event-ev-16 = Sadzonki (Zielony Alarm: otrzymujesz jedno Zbiorowisko Biomasy)
event-ev-17 = Szczęśliwe znalezisko (Zielony Alarm: zyskujesz Skok Synergiczny)
event-ev-18 = Dostawa dronem (Zielony Alarm: zbierz Kapsułę Ratunkową ze swojej planety)
event-ev-19 = Analiza próbek (Zielony Alarm: zbierz Meteoryt ze swojej planety)
event-ev-20 = Szczęśliwy traf (Zielony Alarm: zyskujesz Skok Synergiczny)
event-ev-21 = Krok wstecz – Łaziki albo Cywilizacja (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Cywilizacji)
event-ev-22 = Krok wstecz – Łaziki albo Technologia (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Technologii)
event-ev-23 = Krok wstecz – Łaziki albo Woda (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Wody)
event-ev-24 = Krok wstecz – Łaziki albo Biomasa (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Łazików albo Biomasy)
event-ev-25 = Krok wstecz – Cywilizacja albo Technologia (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Cywilizacji albo Technologii)
event-ev-26 = Krok wstecz – Woda albo Cywilizacja (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Wody albo Cywilizacji)
event-ev-27 = Krok wstecz – Biomasa albo Cywilizacja (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Cywilizacji)
event-ev-28 = Krok wstecz – Technologia albo Woda (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Technologii albo Wody)
event-ev-29 = Krok wstecz – Biomasa albo Technologia (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Technologii)
event-ev-30 = Krok wstecz – Biomasa albo Woda (Pomarańczowy Alarm: cofnij o jedną pozycję Znacznik Biomasy albo Wody)
event-ev-31 = Spadająca skała (Pomarańczowy Alarm: umieść Meteoryt na wolnym symbolu Meteorytu na swoich płytkach)
event-ev-32 = Krok wstecz do wyboru (Pomarańczowy Alarm: cofnij o jedną pozycję dowolny Znacznik)
event-ev-33 = Zakaz jazdy – Woda (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Wody)
event-ev-34 = Zakaz jazdy – Biomasa (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Biomasy)
event-ev-35 = Zakaz jazdy – Energia (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Energii)
event-ev-36 = Zakaz jazdy – Łaziki (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Łazików)
event-ev-37 = Zakaz jazdy – Technologia (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Technologii)
event-ev-38 = Zakaz jazdy – Cywilizacja (Pomarańczowy Alarm: w tej rundzie Łaziki nie mogą wjeżdżać na teren Cywilizacji)
event-ev-39 = Z dala od krawędzi (Pomarańczowy Alarm: w tej rundzie płytek nie można kłaść na obwodzie planety)
event-ev-40 = Połowa zbiorów (Pomarańczowy Alarm: w tej rundzie zignoruj jeden z zasobów umieszczanej płytki)
event-ev-41 = Dwa kroki wstecz (Czerwony Alarm: cofnij dowolny Znacznik o dwie pozycje)
event-ev-42 = Trzy kroki wstecz (Czerwony Alarm: cofnij dowolny Znacznik o trzy pozycje)
event-ev-43 = O włos (Czerwony Alarm: umieść Meteoryt na wolnym symbolu Meteorytu na swoich płytkach)
event-ev-44 = Połowa marnych zbiorów (Czerwony Alarm: w tej rundzie zignoruj jeden z zasobów umieszczanej płytki)
event-ev-45 = Nic się nie dzieje (Czerwony Alarm: w tej rundzie nie zyskujesz korzyści Kamieni Milowych – kart Cywilizacji, Zbiorowisk, Łazików, Technologii)
event-ev-46 = Odwołany projekt (Czerwony Alarm: odrzuć jeden ze swoich Celów Osobistych)
event-ev-47 = Utracony pojazd (Czerwony Alarm: jeśli masz na planecie więcej niż jeden Łazik, zniszcz jeden z nich)
event-ev-48 = Drenaż mózgów (Czerwony Alarm: usuń z gry po jednej losowej karcie Cywilizacji każdego Poziomu)
event-ev-49 = Utrata sygnału (Czerwony Alarm: zniszcz jedną Kapsułę na swojej planecie)
event-ev-50 = Zmarnowany ratunek (Czerwony Alarm: zniszcz jedną zebraną Kapsułę)
event-ev-51 = Samozapłon (Czerwony Alarm: zniszcz jeden zebrany Meteoryt)
event-ev-52 = Wadliwa seria (Czerwony Alarm: wybierz jeden z dwóch kształtów w swoim Magazynie; usuń wszystkie jego płytki ze stacji)
event-ev-53 = Złe przeczucie (Czerwony Alarm: wybierz Skok Synergiczny albo podejrzenie następnej karty Wydarzenia)
event-ev-54 = Ostatnia chwila (Czerwony Alarm: wybierz Skok Synergiczny albo podejrzenie następnej karty Wydarzenia)
event-ev-55 = Za dużo tego samego (Czerwony Alarm: w tej rundzie żadna część płytki nie może przylegać do terenu swojego typu)
event-ev-56 = Głęboki lód (Czerwony Alarm: w tej rundzie płytek nie można kłaść na lodzie)
event-ev-57 = Życie pod lodem (Czerwony Alarm: w tej rundzie płytek nie można kłaść na lodzie)
event-ev-58 = Cięcia budżetowe (Czerwony Alarm: w tej rundzie nie zyskujesz Skoków Synergicznych)
event-ev-59 = Awaria zasilania (Czerwony Alarm: w tej rundzie nie zyskujesz korzyści Kamieni Milowych – kart Cywilizacji, Zbiorowisk, Łazików, Technologii)
event-ev-60 = Płaska planeta (Czerwony Alarm: w tej rundzie płytek nie można kłaść na obwodzie planety)

## Cele: strona Celu Sąsiadującego, strona Celu Osobistego

objective-obj-01 = Obwód (sąsiedzi: najwięcej zasobów Cywilizacji na obwodzie) / Kompleks (osobisty: 3×3 z terenu Cywilizacji)
objective-obj-02 = Latarnia (sąsiedzi: najwięcej zasobów Energii na obwodzie) / Rubik (osobisty: 3×3 z terenu Technologii)
objective-obj-03 = Torus (sąsiedzi: najwięcej zasobów Technologii na obwodzie) / Wysypisko (osobisty: 3×3 z terenu Biomasy)
objective-obj-04 = Pierścień (sąsiedzi: najwięcej zasobów Biomasy na obwodzie) / Krata (osobisty: 3×3 z terenu Wody)
objective-obj-05 = Pętla (sąsiedzi: najwięcej zasobów Łazików na obwodzie) / Psia buda (osobisty: 3×3 z terenu Łazików)
objective-obj-06 = Biom (sąsiedzi: największa strefa Biomasy) / Napięcie (osobisty: 3×3 z terenu Energii)
objective-obj-07 = Tranzyt (sąsiedzi: największa strefa Łazików) / Autostrada (osobisty: 6 zasobów w jednej strefie Cywilizacji)
objective-obj-08 = Plazma (sąsiedzi: największa strefa Energii) / Tajne laboratorium (osobisty: 6 zasobów w jednej strefie Technologii)
objective-obj-09 = Megamiasto (sąsiedzi: największa strefa Cywilizacji) / Kiełkowanie (osobisty: 6 zasobów w jednej strefie Biomasy)
objective-obj-10 = Krzem (sąsiedzi: największa strefa Technologii) / Amazonka (osobisty: 6 zasobów w jednej strefie Wody)
objective-obj-11 = Pacyfik (sąsiedzi: największa strefa Wody) / Pony Express (osobisty: 6 zasobów w jednej strefie Łazików)
objective-obj-12 = Ogród (sąsiedzi: najwięcej stref Biomasy) / Linia energetyczna (osobisty: 6 zasobów w jednej strefie Energii)
objective-obj-13 = Węzeł drogowy (sąsiedzi: najwięcej stref Łazików) / Podniebny szlak (osobisty: 2×5 z terenu Cywilizacji)
objective-obj-14 = Doładowanie (sąsiedzi: najwięcej stref Energii) / Równik (osobisty: 2×5 z terenu Biomasy)
objective-obj-15 = Rozrost (sąsiedzi: najwięcej stref Cywilizacji) / Genom (osobisty: 2×5 z terenu Technologii)
objective-obj-16 = X (sąsiedzi: najwięcej stref Technologii) / Panama (osobisty: 2×5 z terenu Wody)
objective-obj-17 = 10 000 jezior (sąsiedzi: najwięcej stref Wody) / Pas startowy (osobisty: 2×5 z terenu Łazików)
objective-obj-18 = Luddysta (sąsiedzi: najmniej zasobów Technologii) / Listwa zasilająca (osobisty: 2×5 z terenu Energii)
objective-obj-19 = Oszczędzanie (sąsiedzi: najmniej zasobów Wody) / Crowdsourcing (osobisty: szczyt toru Cywilizacji)
objective-obj-20 = Galwanizacja (sąsiedzi: najmniej zasobów Energii) / Wykładnik (osobisty: szczyt toru Technologii)
objective-obj-21 = 20 procent (sąsiedzi: najmniej zasobów Biomasy) / Bujny wzrost (osobisty: szczyt toru Biomasy)
objective-obj-22 = Wspólny przejazd (sąsiedzi: najmniej zasobów Łazików) / Przepływ (osobisty: szczyt toru Wody)
objective-obj-23 = Wieś (sąsiedzi: najmniej zasobów Cywilizacji) / Nadbieg (osobisty: szczyt toru Łazików)
objective-obj-24 = Szczyt (sąsiedzi: najwięcej torów na szczycie) / Energia alternatywna (osobisty: najwyżej 5 zasobów Energii)
objective-obj-25 = Geoda (sąsiedzi: najwięcej zebranych Meteorytów) / Sprzątanie (osobisty: 9 zebranych Meteorytów)
objective-obj-26 = Ratunek (sąsiedzi: najwięcej zebranych Kapsuł Ratunkowych) / Porządek na pokładzie (osobisty: więcej zebranych Kapsuł Ratunkowych niż Meteorytów)
objective-obj-27 = Odparowanie (sąsiedzi: najmniej zebranych Meteorytów) / Roztopy (osobisty: cały lód zakryty)
objective-obj-28 = Odpis (sąsiedzi: najmniej zebranych Kapsuł Ratunkowych) / Kombinezon (osobisty: cały ląd zakryty)

## Oceny misji solo

grade-disaster = Katastrofa
grade-failure = Porażka
grade-survival = Przetrwanie
grade-success = Misja wykonana
grade-promotion = Awans
grade-excellence = Doskonałość
grade-perfection = Perfekcja

## Opcje

option-planets = Planety
planets-symmetric = symetryczne
planets-dealt = rozdane (albo symetryczne)
planets-random = losowe
option-corporations = Korporacje
corporations-symmetric = symetryczne
corporations-dealt = rozdane (albo symetryczne)
corporations-random = losowe
option-expansion = Plansze z rozszerzenia
option-events = Wydarzenia
events-off = brak
events-gentle = łagodne
events-standard = zwykłe
events-rough = trudne
events-brutal = bezlitosne
events-rulebook_example = jak w przykładzie z instrukcji
events-custom = własny zestaw
option-green_events = Zielone Alarmy
option-orange_events = Pomarańczowe Alarmy
option-red_events = Czerwone Alarmy
option-personal_objectives = Cele Osobiste
option-fixed_rotation = Stacja dla dwojga obraca się sama
option-ring_shift = Przesunięcie wewnętrznego kręgu
ring_shift-random = losowe
ring_shift-0 = 0
ring_shift-1 = 1
ring_shift-2 = 2
ring_shift-3 = 3
ring_shift-4 = 4
ring_shift-5 = 5

## Decyzje

ask-choose-side = Którymi stronami swoich plansz grasz?
ask-return-objective = Który Cel Osobisty zwracasz?
ask-lose-objective = Który Cel Osobisty odrzucasz?
ask-rotate-station = Dowodzisz stacją: jak ją obracasz?
ask-take-tile = Którą płytkę ze swojego Magazynu umieszczasz i gdzie?
ask-extra-tile = Którą dodatkową płytkę umieszczasz i gdzie?
ask-choose-resource = Który zasób płytki wykorzystujesz?
ask-choose-tracker = Który Znacznik awansuje?
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
        [few] Który Znacznik awansuje? Do wyboru są jeszcze { $left }.
        [many] Który Znacznik awansuje? Do wyboru jest jeszcze { $left }.
       *[other] Który Znacznik awansuje? Do wyboru jest jeszcze { $left }.
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
ask-land-rover = Gdzie ląduje Twój Łazik?
ask-land-extra-rover = Gdzie ląduje Twój dodatkowy Łazik?
ask-teleport-rover = Który Łazik teleportujesz i dokąd?
ask-place-patch = Gdzie umieszczasz Zbiorowisko Biomasy?
ask-event-patch = Gdzie umieszczasz Zbiorowisko Biomasy z Wydarzenia?
ask-stored-patch = Gdzie umieszczasz przechowane Zbiorowisko Biomasy?
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
ask-choose-option = Bierzesz Skok Synergiczny (pierwsza możliwość) czy podglądasz następne Wydarzenie (druga)?
ask-choose-benefit = Którą z dwóch korzyści tego pola bierzesz?
ask-keep-card = Którą kartę Cywilizacji zatrzymujesz?
ask-finish-turn = Czy chcesz jeszcze coś zrobić?
ask-if-possible = Co wybierasz?
ask-move-flux-token = Na który tor przenosisz Znacznik Strumienia?
ask-destroy-carried = Twój Łazik wiezie Meteoryt po terenie Wody: wybierz jego kwadrat, aby zniszczyć Meteoryt.
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
ask-reposition = Skąd bierzesz Kapsułę Ratunkową, aby zmienić jej miejsce?
ask-lose-stack = Który stos z Twojego Magazynu znika ze stacji?

## Ruchy

move-sides = Zagraj planszami: planeta { $planet }, korporacja { $corporation }
move-return = Zwróć Cel: { $objective }
move-rotate = Obróć stację na pozycję { $position }
move-place = Umieść { $stack_acc } płytkę na { $square }, obrót { $turn }
move-give-up = Odrzuć { $stack_acc } płytkę i awansuj za jej zasoby
move-choose = Wybierz { $resource_acc }
move-go = Przejdź na pozycję { $height } toru { $track_gen }
move-patch = Umieść Zbiorowisko Biomasy na { $square }
move-store = Przechowaj Zbiorowisko Biomasy do końca gry
move-land = Wyląduj Łazikiem na { $square }
move-drive = Przejedź Łazikiem z { $from } na { $to }
move-teleport = Teleportuj Łazik z { $from } na { $to }
move-use = Użyj Technologii { $level }
move-done = Gotowe
move-keep = Zatrzymaj kartę: { $civ }
move-at = Wybierz { $square }
move-clear = Usuń Meteoryty: { $line }
move-option =
    { $number ->
        [0] Wybierz pierwszą możliwość
       *[1] Wybierz drugą możliwość
    }
move-put = Wybierz { $spot_acc }
move-put-in-play = Wprowadź do gry Cel: { $objective }
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
move-energy-tile = Wykorzystaj zasób Energii z płytki (za sąsiedni teren albo za { $other_acc })
move-one-resource = Wykorzystaj jeden zasób płytki: { $resource } albo { $other }
move-tech-or-energy = Wykorzystaj zasób Technologii z płytki jako Technologię albo jako Energię (za sąsiedni teren albo za { $other_acc })
move-boost = Weź Skok Synergiczny
move-gain-patch = Weź Zbiorowisko Biomasy
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
move-choice = Rozpatrz Wydarzenie: { $event }
move-peek = Podejrzyj następne Wydarzenie

## Co się dzieje

event-objective-dealt = Do gry wchodzi Cel Sąsiadujący: { $objective }.
event-objective-returned = { $seat } zwraca Cel: { $objective }.
event-objective-returned-hidden = { $seat } zwraca Cel Osobisty.
event-objective-gained = { $seat } dostaje Cel Osobisty: { $objective }.
event-objective-gained-hidden = { $seat } dostaje Cel Osobisty.
event-objective-revealed = { $seat } pokazuje Cel Osobisty: { $objective }.
event-round = Zaczyna się runda { $round }; stacją dowodzi { $seat }.
    .heading = Runda { $round }
event-turned = Stacja obraca się na pozycję { $position }.
event-event-shown = Wydarzenie: { $event }.
event-event-peeked = { $seat } podgląda następne Wydarzenie: { $event }.
event-event-peeked-hidden = { $seat } podgląda następne Wydarzenie.
event-stack-removed = { $seat } usuwa ze stacji cały stos, na którym leżała { $stack } płytka.
event-cards-removed = Z każdego Poziomu ubywa z gry jedna karta Cywilizacji.
event-cards-added = Na każdym Poziomie przybywa jedna karta Cywilizacji.
event-placed = { $seat } umieszcza płytkę { $tile } na { $square }.
event-cannot-place = { $seat } nie może umieścić żadnej płytki.
event-gave-up = { $seat } odrzuca płytkę { $tile }.
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
event-rover-landed = { $seat } ląduje Łazikiem na { $square }.
event-drove = { $seat } przemieszcza Łazik z { $from } na { $to }.
event-collected = { $seat } zbiera { $piece_acc } na { $square }.
event-destroyed = { $seat } traci { $piece_acc } na { $square }.
event-piece-lost = { $seat } traci { $piece_acc } ze swojej planszy korporacji.
event-patched = { $seat } umieszcza Zbiorowisko Biomasy na { $square }.
event-patch-stored = { $seat } przechowuje Zbiorowisko Biomasy.
event-patch-lost = { $seat } nie ma miejsca na Zbiorowisko Biomasy i je traci.
event-milestone-reached = { $seat } zdobywa Kamień Milowy Cywilizacji Poziomu { $rank }.
event-level-unlocked = { $seat } odblokowuje Poziom Technologii { $level }.
event-card-kept = { $seat } zatrzymuje kartę Cywilizacji Poziomu { $rank }: { $civ }.
event-card-hidden = { $seat } zatrzymuje zakrytą kartę Cywilizacji Poziomu { $rank }: { $civ }.
event-card-hidden-hidden = { $seat } zatrzymuje zakrytą kartę Cywilizacji Poziomu { $rank }.
event-card-revealed = { $seat } pokazuje kartę Cywilizacji: { $civ }.
event-boost-lost = { $seat } nie może wykorzystać Skoku Synergicznego.
event-ended = Ostatnia runda dobiegła końca.

## Punktacja

score-planet = Planeta
score-tracks = Tory zasobów
score-lifepods = Kapsuły Ratunkowe
score-meteorites = Meteoryty
score-civ = Karty Cywilizacji
score-personal = Cele Osobiste
score-neighbours = Cele Sąsiadujące

## Co widać na stole

view-round = Runda
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
view-terrain = Teren (c, w, b, r, t, e w kolejności zasobów poniżej)
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
