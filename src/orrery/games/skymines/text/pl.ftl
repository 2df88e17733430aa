# Skymines

title = Skymines
about = Inwestuj w cztery korporacje, które eksploatują Księżyc i pas planetoid.
round = Runda

## Companies, symbols, slots

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
symbol-carbon = węgiel
symbol-minerals = minerały
symbol-titanium = tytan
symbol-energy = energia
symbol-science = badania naukowe
symbol-field = badania polowe
slot-A = miejsce A
    .loc = miejscu A
    .gen = miejsca A
slot-B = miejsce B
    .loc = miejscu B
    .gen = miejsca B
slot-C = miejsce C
    .loc = miejscu C
    .gen = miejsca C
slot-D = miejsce D
    .loc = miejscu D
    .gen = miejsca D
slot-E = miejsce E
    .loc = miejscu E
    .gen = miejsca E
area-A = miejsce A
    .loc = miejscu A
    .gen = miejsca A
area-B = miejsce B
    .loc = miejscu B
    .gen = miejsca B
area-C = miejsce C
    .loc = miejscu C
    .gen = miejsca C
area-D = miejsce D
    .loc = miejscu D
    .gen = miejsca D
area-E = miejsce E
    .loc = miejscu E
    .gen = miejsca E
area-tile = płytka bonusu
    .loc = płytce bonusu
    .gen = płytki bonusu
piece-outpost = placówka
piece-shuttle = prom
tile-science = płytka badań naukowych
    .acc = płytkę badań naukowych
    .text = Liczy się jak karta badań naukowych: przesuń znacznik przesyłu, a potem wydaj 1 punkt badań.
tile-field = płytka badań polowych
    .acc = płytkę badań polowych
    .text = Liczy się jak karta badań polowych: 2 pola na torze zbiornika i 1 więcej za każdą odkrytą kartę badań polowych.
tile-energy = płytka energii
    .acc = płytkę energii
    .text = 2 punkty energii: liczy się jak karta energii.
tile-plus1 = płytka +1 zasób
    .acc = płytkę +1 zasób
    .text = Leży na wybranej odkrytej karcie zasobów, która jest warta o 1 jednostkę więcej.
side-A1 = tor A1
    .text = Karty pozyskane za minerały są tańsze o 1. Później każda karta jest tańsza o 1 i wolno łączyć za nią zasoby.
side-A2 = tor A2
    .text = 1 dodatkowy znacznik bonusu, później 2.
side-B1 = tor B1
    .text = 1 punkt energii więcej, dopóki leży odkryta karta energii, później 2.
side-B2 = tor B2
    .text = Pole bonusu: kup kartę za crypcoiny i przesuń się o 1 na torze zbiornika; później taniej i o 2 pola.
side-C1 = tor C1
    .text = Karty pozyskane za tytan są tańsze o 1. Później zamiast tego każda karta tytanu jest warta o 1 jednostkę więcej.
side-C2 = tor C2
    .text = Pole bonusu: punkty badań i pola na torze zbiornika; później bez opłaty i więcej.
side-D1 = tor D1
    .text = Na stałe symbol badań polowych i 1 kolektor gazu więcej u każdej korporacji, później 3.
side-D2 = tor D2
    .text = Pole bonusu: przesuń się na innych torach korporacji o 3 i 2 pola, później na wszystkich trzech.
side-E1 = tor E1
    .text = Pole bonusu: usuń kartę węgla za crypcoiny, później dowolną kartę za więcej.
side-E2 = tor E2
    .text = Pole bonusu: usuń kartę i wykonaj ją albo weź kartę usuniętą; później jedno i drugie.

## Places

place-m1 = sektor 1
place-m2 = sektor 2
place-m3 = sektor 3
place-m4 = sektor 4
place-m5 = sektor 5
place-m6 = sektor 6
place-m7 = sektor 7
place-m8 = sektor 8
place-m9 = sektor 9
place-m10 = sektor 10
place-m11 = sektor 11
place-m12 = sektor 12
place-m13 = sektor 13
place-m14 = sektor 14
place-m15 = sektor 15
place-m16 = sektor 16
place-m17 = sektor 17
place-m18 = sektor 18
place-m19 = sektor 19
place-m20 = sektor 20
place-m21 = sektor 21
place-m22 = sektor 22
place-m23 = sektor 23
place-m24 = sektor 24
place-b1a = pole a planetoidy 1
place-b1b = pole b planetoidy 1
place-b1c = pole c planetoidy 1
place-b2a = pole a planetoidy 2
place-b2b = pole b planetoidy 2
place-b4a = pole a planetoidy 4
place-b4b = pole b planetoidy 4
place-b4c = pole c planetoidy 4
place-b6a = pole a planetoidy 6
place-b6b = pole b planetoidy 6
place-b7a = pole a planetoidy 7
place-b7b = pole b planetoidy 7
place-b7c = pole c planetoidy 7
place-b10a = pole a planetoidy 10
place-b10b = pole b planetoidy 10
place-b10c = pole c planetoidy 10
place-b14a = pole a planetoidy 14
place-b14b = pole b planetoidy 14
place-b14c = pole c planetoidy 14
place-b15a = pole a planetoidy 15
place-b15b = pole b planetoidy 15
place-b15c = pole c planetoidy 15
place-b17a = pole a planetoidy 17
place-b17b = pole b planetoidy 17
place-b17c = pole c planetoidy 17
place-b18a = pole a planetoidy 18
place-b18b = pole b planetoidy 18
place-b21a = pole a planetoidy 21
place-b21b = pole b planetoidy 21
place-b21c = pole c planetoidy 21
place-b23a = pole a planetoidy 23
place-b23b = pole b planetoidy 23
place-b3 = pole promu 3
place-b5 = pole promu 5
place-b8 = pole promu 8
place-b9 = pole promu 9
place-b11 = pole promu 11
place-b12 = pole promu 12
place-b13 = pole promu 13
place-b16 = pole promu 16
place-b19 = pole promu 19
place-b20 = pole promu 20
place-b22 = pole promu 22
place-b24 = pole promu 24

## Action cards

card-cA01 = karta węgla (2)
    .acc = kartę węgla (2)
    .text = 2 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-cA02 = karta minerałów (2)
    .acc = kartę minerałów (2)
    .text = 2 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-cA03 = karta tytanu (2)
    .acc = kartę tytanu (2)
    .text = 2 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-cA04 = karta węgla (3)
    .acc = kartę węgla (3)
    .text = 3 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cA05 = karta minerałów (3)
    .acc = kartę minerałów (3)
    .text = 3 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cA06 = karta tytanu (3)
    .acc = kartę tytanu (3)
    .text = 3 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cA07 = karta energii (2)
    .acc = kartę energii (2)
    .text = 2 punkty energii na ekspansję jednej korporacji. Nadrukowany koszt: 2.
card-cA08 = karta badań naukowych (2)
    .acc = kartę badań naukowych (2)
    .text = Przesuń znacznik przesyłu, a potem wydaj 2 punkty badań. Nadrukowany koszt: 2.
card-cA09 = karta badań polowych
    .acc = kartę badań polowych
    .text = Zyskujesz 1 pole na torze zbiornika i 2 crypcoiny. Nadrukowany koszt: 1.
card-cB01 = karta węgla (3)
    .acc = kartę węgla (3)
    .text = 3 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cB02 = karta minerałów (3)
    .acc = kartę minerałów (3)
    .text = 3 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cB03 = karta tytanu (3)
    .acc = kartę tytanu (3)
    .text = 3 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 3.
card-cB04 = karta węgla (4)
    .acc = kartę węgla (4)
    .text = 4 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cB05 = karta minerałów (4)
    .acc = kartę minerałów (4)
    .text = 4 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cB06 = karta tytanu (4)
    .acc = kartę tytanu (4)
    .text = 4 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cB07 = karta energii (2) z udziałem Skymine
    .acc = kartę energii (2) z udziałem Skymine
    .text = 2 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Skymine. Nadrukowany koszt: 4.
card-cB08 = karta energii (2) z udziałem Minerva
    .acc = kartę energii (2) z udziałem Minerva
    .text = 2 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Minerva. Nadrukowany koszt: 4.
card-cB09 = karta energii (2) z udziałem Astrogo
    .acc = kartę energii (2) z udziałem Astrogo
    .text = 2 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Astrogo. Nadrukowany koszt: 4.
card-cB10 = karta energii (2) z udziałem Tawac
    .acc = kartę energii (2) z udziałem Tawac
    .text = 2 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Tawac. Nadrukowany koszt: 4.
card-cB11 = karta badań polowych Skymine
    .acc = kartę badań polowych Skymine
    .text = Zyskujesz 2 pola na torze zbiornika i 1 crypcoina. Potem 1 pole więcej na torze zbiornika za każde 2 kolektory gazu Skymine. Nadrukowany koszt: 3.
card-cB12 = karta badań polowych Minerva
    .acc = kartę badań polowych Minerva
    .text = Zyskujesz 2 pola na torze zbiornika i 1 crypcoina. Potem 1 pole więcej na torze zbiornika za każde 2 kolektory gazu Minerva. Nadrukowany koszt: 3.
card-cB13 = karta badań polowych Astrogo
    .acc = kartę badań polowych Astrogo
    .text = Zyskujesz 2 pola na torze zbiornika i 1 crypcoina. Potem 1 pole więcej na torze zbiornika za każde 2 kolektory gazu Astrogo. Nadrukowany koszt: 3.
card-cB14 = karta badań polowych Tawac
    .acc = kartę badań polowych Tawac
    .text = Zyskujesz 2 pola na torze zbiornika i 1 crypcoina. Potem 1 pole więcej na torze zbiornika za każde 2 kolektory gazu Tawac. Nadrukowany koszt: 3.
card-cB15 = karta badań naukowych (2)
    .acc = kartę badań naukowych (2)
    .text = Przesuń znacznik przesyłu, a potem wydaj 2 punkty badań. Nadrukowany koszt: 2.
card-cB16 = karta badań naukowych (3)
    .acc = kartę badań naukowych (3)
    .text = Przesuń znacznik przesyłu, a potem wydaj 3 punkty badań. Nadrukowany koszt: 4.
card-cC01 = karta węgla (4)
    .acc = kartę węgla (4)
    .text = 4 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC02 = karta minerałów (4)
    .acc = kartę minerałów (4)
    .text = 4 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC03 = karta tytanu (4)
    .acc = kartę tytanu (4)
    .text = 4 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC04 = karta węgla (4)
    .acc = kartę węgla (4)
    .text = 4 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC05 = karta minerałów (4)
    .acc = kartę minerałów (4)
    .text = 4 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC06 = karta tytanu (4)
    .acc = kartę tytanu (4)
    .text = 4 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 5.
card-cC07 = karta energii (3) z udziałem Skymine
    .acc = kartę energii (3) z udziałem Skymine
    .text = 3 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Skymine. Nadrukowany koszt: 5.
card-cC08 = karta energii (3) z udziałem Minerva
    .acc = kartę energii (3) z udziałem Minerva
    .text = 3 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Minerva. Nadrukowany koszt: 5.
card-cC09 = karta energii (3) z udziałem Astrogo
    .acc = kartę energii (3) z udziałem Astrogo
    .text = 3 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Astrogo. Nadrukowany koszt: 5.
card-cC10 = karta energii (3) z udziałem Tawac
    .acc = kartę energii (3) z udziałem Tawac
    .text = 3 punkty energii na ekspansję jednej korporacji. W końcowej punktacji liczy się jako udział Tawac. Nadrukowany koszt: 5.
card-cC11 = karta badań naukowych (3)
    .acc = kartę badań naukowych (3)
    .text = Przesuń znacznik przesyłu, a potem wydaj 3 punkty badań. Nadrukowany koszt: 4.
card-cD01 = karta pojedynczego udziału Skymine
    .acc = kartę pojedynczego udziału Skymine
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Skymine. Nadrukowany koszt: 3.
card-cD02 = karta pojedynczego udziału Minerva
    .acc = kartę pojedynczego udziału Minerva
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Minerva. Nadrukowany koszt: 3.
card-cD03 = karta pojedynczego udziału Astrogo
    .acc = kartę pojedynczego udziału Astrogo
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Astrogo. Nadrukowany koszt: 3.
card-cD04 = karta pojedynczego udziału Tawac
    .acc = kartę pojedynczego udziału Tawac
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Tawac. Nadrukowany koszt: 3.
card-cE01 = karta pojedynczego udziału Skymine
    .acc = kartę pojedynczego udziału Skymine
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Skymine. Nadrukowany koszt: 4.
card-cE02 = karta pojedynczego udziału Minerva
    .acc = kartę pojedynczego udziału Minerva
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Minerva. Nadrukowany koszt: 4.
card-cE03 = karta pojedynczego udziału Astrogo
    .acc = kartę pojedynczego udziału Astrogo
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Astrogo. Nadrukowany koszt: 4.
card-cE04 = karta pojedynczego udziału Tawac
    .acc = kartę pojedynczego udziału Tawac
    .text = Nie można jej zaplanować. W końcowej punktacji liczy się jako udział Tawac. Nadrukowany koszt: 4.
card-s_carbon1 = karta węgla (1)
    .acc = kartę węgla (1)
    .text = 1 jednostka węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 1.
card-s_carbon2 = karta węgla (2)
    .acc = kartę węgla (2)
    .text = 2 jednostki węgla: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-s_minerals1 = karta minerałów (1)
    .acc = kartę minerałów (1)
    .text = 1 jednostka minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 1.
card-s_minerals2 = karta minerałów (2)
    .acc = kartę minerałów (2)
    .text = 2 jednostki minerałów: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-s_titanium1 = karta tytanu (1)
    .acc = kartę tytanu (1)
    .text = 1 jednostka tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 1.
card-s_titanium2 = karta tytanu (2)
    .acc = kartę tytanu (2)
    .text = 2 jednostki tytanu: na pozyskanie karty i na pola torów korporacji. Nadrukowany koszt: 2.
card-s_energy1 = karta energii (1)
    .acc = kartę energii (1)
    .text = 1 punkt energii na ekspansję jednej korporacji. Nadrukowany koszt: 1.
card-s_energy2 = karta energii (2)
    .acc = kartę energii (2)
    .text = 2 punkty energii na ekspansję jednej korporacji. Nadrukowany koszt: 2.
card-s_science = karta badań naukowych (2)
    .acc = kartę badań naukowych (2)
    .text = Przesuń znacznik przesyłu, a potem wydaj 2 punkty badań. Nadrukowany koszt: 2.
card-n_energy01 = karta energii (1)
    .acc = kartę energii (1)
    .text = 1 punkt energii na ekspansję jednej korporacji. Nadrukowany koszt: 1.
card-n_energy02 = karta energii (1)
    .acc = kartę energii (1)
    .text = 1 punkt energii na ekspansję jednej korporacji. Nadrukowany koszt: 2.
card-n_energy03 = karta energii (1)
    .acc = kartę energii (1)
    .text = 1 punkt energii na ekspansję jednej korporacji. Nadrukowany koszt: 2.
card-n_energy04 = karta energii (1)
    .acc = kartę energii (1)
    .text = 1 punkt energii na ekspansję jednej korporacji. Nadrukowany koszt: 3.

## Research plans

plan-pA01 = plan A01
    .text = Wymaganie: 1 jednostka węgla. Nagroda, gdy się tu zatrzymasz: tyle crypcoinów, ile masz jednostek węgla, minus 1.
plan-pA02 = plan A02
    .text = Wymaganie: 1 jednostka węgla. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-pA03 = plan A03
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 pole na torze jednej korporacji.
plan-pA04 = plan A04
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-pA05 = plan A05
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 2 crypcoiny.
plan-pA06 = plan A06
    .text = Wymaganie: 1 jednostka minerałów. Nagroda, gdy się tu zatrzymasz: tyle crypcoinów, ile masz jednostek minerałów, minus 1.
plan-pA07 = plan A07
    .text = Wymaganie: 1 jednostka minerałów. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-pA08 = plan A08
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 pole na torze jednej korporacji.
plan-pA09 = plan A09
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-pA10 = plan A10
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 2 crypcoiny.
plan-pA11 = plan A11
    .text = Wymaganie: 1 jednostka tytanu. Nagroda, gdy się tu zatrzymasz: tyle crypcoinów, ile masz jednostek tytanu, minus 1.
plan-pA12 = plan A12
    .text = Wymaganie: 1 jednostka tytanu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-pA13 = plan A13
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 pole na torze jednej korporacji.
plan-pA14 = plan A14
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-pA15 = plan A15
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 2 crypcoiny.
plan-pA16 = plan A16
    .text = Wymaganie: 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-pA17 = plan A17
    .text = Wymaganie: 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-pA18 = plan A18
    .text = Wymaganie: 2 punkty energii. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
plan-pA19 = plan A19
    .text = Wymaganie: 2 punkty energii. Nagroda, gdy się tu zatrzymasz: 1 pole na torze jednej korporacji.
plan-pA20 = plan A20
    .text = Wymaganie: 2 punkty energii. Nagroda, gdy się tu zatrzymasz: 2 crypcoiny.
plan-pA21 = plan A21
    .text = Wymaganie: 2 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-pA22 = plan A22
    .text = Wymaganie: 3 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 1 pole na torze jednej korporacji.
plan-pA23 = plan A23
    .text = Wymaganie: 1 inna karta dowolnych badań. Nagroda, gdy się tu zatrzymasz: 2 crypcoiny.
plan-pA24 = plan A24
    .text = Wymaganie: 1 inna karta dowolnych badań. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-pB01 = plan B01
    .text = Wymaganie: 3 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji.
plan-pB02 = plan B02
    .text = Wymaganie: 3 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pB03 = plan B03
    .text = Wymaganie: 2 jednostki węgla i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 3 crypcoiny.
plan-pB04 = plan B04
    .text = Wymaganie: 4 jednostki węgla. Nagroda, gdy się tu zatrzymasz: usunięcie 1 placówki ze stacji i 1 crypcoin.
plan-pB05 = plan B05
    .text = Wymaganie: 3 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji.
plan-pB06 = plan B06
    .text = Wymaganie: 3 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pB07 = plan B07
    .text = Wymaganie: 2 jednostki minerałów i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 3 crypcoiny.
plan-pB08 = plan B08
    .text = Wymaganie: 4 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: usunięcie 1 placówki ze stacji i 1 crypcoin.
plan-pB09 = plan B09
    .text = Wymaganie: 3 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji.
plan-pB10 = plan B10
    .text = Wymaganie: 3 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pB11 = plan B11
    .text = Wymaganie: 2 jednostki tytanu i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 3 crypcoiny.
plan-pB12 = plan B12
    .text = Wymaganie: 4 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: usunięcie 1 placówki ze stacji i 1 crypcoin.
plan-pB13 = plan B13
    .text = Wymaganie: 2 jednostki węgla i 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 2 pola na torze zbiornika.
plan-pB14 = plan B14
    .text = Wymaganie: 2 jednostki węgla i 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 2 pola na torze zbiornika.
plan-pB15 = plan B15
    .text = Wymaganie: 2 jednostki minerałów i 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 2 pola na torze zbiornika.
plan-pB16 = plan B16
    .text = Wymaganie: 3 punkty energii. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pB17 = plan B17
    .text = Wymaganie: 3 punkty energii. Nagroda, gdy się tu zatrzymasz: usunięcie 1 placówki ze stacji i 1 crypcoin.
plan-pB18 = plan B18
    .text = Wymaganie: 4 punkty energii. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji.
plan-pB19 = plan B19
    .text = Wymaganie: 1 inna karta dowolnych badań i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pB20 = plan B20
    .text = Wymaganie: 1 karta badań polowych. Nagroda, gdy się tu zatrzymasz: 2 pola na torze zbiornika.
plan-pB21 = plan B21
    .text = Wymaganie: 1 karta badań polowych. Nagroda, gdy się tu zatrzymasz: 3 crypcoiny.
plan-pB22 = plan B22
    .text = Wymaganie: 4 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji.
plan-pB23 = plan B23
    .text = Wymaganie: 4 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 2 pola na torze zbiornika.
plan-pB24 = plan B24
    .text = Wymaganie: 3 jednostki jednego zasobu i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 2 punkty badań.
plan-pC01 = plan C01
    .text = Wymaganie: 5 jednostek węgla. Nagroda, gdy się tu zatrzymasz: 3 pola na torze jednej korporacji.
plan-pC02 = plan C02
    .text = Wymaganie: 3 jednostki węgla i jeszcze 3 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 3 pola na torze zbiornika.
plan-pC03 = plan C03
    .text = Wymaganie: 4 jednostki węgla i 2 punkty energii. Nagroda, gdy się tu zatrzymasz: usunięcie 2 placówek ze stacji.
plan-pC04 = plan C04
    .text = Wymaganie: 6 jednostek węgla. Nagroda, gdy się tu zatrzymasz: 4 pola na torze jednej korporacji.
plan-pC05 = plan C05
    .text = Wymaganie: 5 jednostek minerałów. Nagroda, gdy się tu zatrzymasz: 3 pola na torze jednej korporacji.
plan-pC06 = plan C06
    .text = Wymaganie: 3 jednostki minerałów i jeszcze 3 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 3 pola na torze zbiornika.
plan-pC07 = plan C07
    .text = Wymaganie: 4 jednostki minerałów i 2 punkty energii. Nagroda, gdy się tu zatrzymasz: usunięcie 2 placówek ze stacji.
plan-pC08 = plan C08
    .text = Wymaganie: 6 jednostek minerałów. Nagroda, gdy się tu zatrzymasz: 4 pola na torze jednej korporacji.
plan-pC09 = plan C09
    .text = Wymaganie: 5 jednostek tytanu. Nagroda, gdy się tu zatrzymasz: 3 pola na torze jednej korporacji.
plan-pC10 = plan C10
    .text = Wymaganie: 3 jednostki tytanu i jeszcze 3 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 3 pola na torze zbiornika.
plan-pC11 = plan C11
    .text = Wymaganie: 4 jednostki tytanu i 2 punkty energii. Nagroda, gdy się tu zatrzymasz: usunięcie 2 placówek ze stacji.
plan-pC12 = plan C12
    .text = Wymaganie: 6 jednostek tytanu. Nagroda, gdy się tu zatrzymasz: 4 pola na torze jednej korporacji.
plan-pC13 = plan C13
    .text = Wymaganie: 3 jednostki węgla i 3 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 5 crypcoinów.
plan-pC14 = plan C14
    .text = Wymaganie: 3 jednostki węgla i 3 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 5 crypcoinów.
plan-pC15 = plan C15
    .text = Wymaganie: 3 jednostki minerałów i 3 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 5 crypcoinów.
plan-pC16 = plan C16
    .text = Wymaganie: 5 punktów energii. Nagroda, gdy się tu zatrzymasz: 3 punkty badań i 1 crypcoin.
plan-pC17 = plan C17
    .text = Wymaganie: 4 punkty energii. Nagroda, gdy się tu zatrzymasz: 2 pola na torze jednej korporacji i usunięcie 1 placówki ze stacji.
plan-pC18 = plan C18
    .text = Wymaganie: 6 punktów energii. Nagroda, gdy się tu zatrzymasz: usunięcie 2 placówek ze stacji i 2 crypcoiny.
plan-pC19 = plan C19
    .text = Wymaganie: 2 inne karty dowolnych badań. Nagroda, gdy się tu zatrzymasz: 3 punkty badań.
plan-pC20 = plan C20
    .text = Wymaganie: 1 karta badań polowych i 2 punkty energii. Nagroda, gdy się tu zatrzymasz: 4 pola na torze zbiornika.
plan-pC21 = plan C21
    .text = Wymaganie: 1 inna karta dowolnych badań i 4 jednostki jednego zasobu. Nagroda, gdy się tu zatrzymasz: 5 crypcoinów.
plan-pC22 = plan C22
    .text = Wymaganie: 6 jednostek jednego zasobu. Nagroda, gdy się tu zatrzymasz: 4 pola na torze jednej korporacji.
plan-pC23 = plan C23
    .text = Wymaganie: 5 jednostek jednego zasobu i 1 punkt energii. Nagroda, gdy się tu zatrzymasz: 3 punkty badań i 1 crypcoin.
plan-pC24 = plan C24
    .text = Wymaganie: 7 jednostek jednego zasobu. Nagroda, gdy się tu zatrzymasz: 6 crypcoinów.
plan-SP2 = specjalny plan badań 2
    .text = Wejście na ten plan kosztuje 2 crypcoiny. Na koniec gry plan jest wart 4 crypcoiny.
special-SP2 = specjalny plan badań 2
    .text = Wejście na ten plan kosztuje 2 crypcoiny. Na koniec gry plan jest wart 4 crypcoiny.
plan-SP3 = specjalny plan badań 3
    .text = Wejście na ten plan kosztuje 2 crypcoiny. Na koniec gry plan jest wart 5 crypcoinów.
special-SP3 = specjalny plan badań 3
    .text = Wejście na ten plan kosztuje 2 crypcoiny. Na koniec gry plan jest wart 5 crypcoinów.
plan-SP4 = specjalny plan badań 4
    .text = Wejście na ten plan kosztuje 3 crypcoiny. Na koniec gry plan jest wart 6 crypcoinów.
special-SP4 = specjalny plan badań 4
    .text = Wejście na ten plan kosztuje 3 crypcoiny. Na koniec gry plan jest wart 6 crypcoinów.
plan-SP5 = specjalny plan badań 5
    .text = Wejście na ten plan kosztuje 3 crypcoiny. Na koniec gry plan jest wart 7 crypcoinów.
special-SP5 = specjalny plan badań 5
    .text = Wejście na ten plan kosztuje 3 crypcoiny. Na koniec gry plan jest wart 7 crypcoinów.
plan-SP6 = specjalny plan badań 6
    .text = Wejście na ten plan kosztuje 4 crypcoiny. Na koniec gry plan jest wart 9 crypcoinów.
special-SP6 = specjalny plan badań 6
    .text = Wejście na ten plan kosztuje 4 crypcoiny. Na koniec gry plan jest wart 9 crypcoinów.
plan-SP7 = specjalny plan badań 7
    .text = Wejście na ten plan kosztuje 4 crypcoiny. Na koniec gry plan jest wart 10 crypcoinów.
special-SP7 = specjalny plan badań 7
    .text = Wejście na ten plan kosztuje 4 crypcoiny. Na koniec gry plan jest wart 10 crypcoinów.
plan-ST01 = plan startowego żetonu 1
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
token-ST01 = startowy żeton badań 1
    .text = Bonus startowy: 3 pola na torze Skymine i 1 pole na torze Astrogo. Zużyte na początku: karta energii (2), karta węgla (2), karta minerałów (1). Plan na żetonie. Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-ST02 = plan startowego żetonu 2
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
token-ST02 = startowy żeton badań 2
    .text = Bonus startowy: 2 pola na torze Minerva i 1 pole na torze zbiornika. Zużyte na początku: karta tytanu (2), karta węgla (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
plan-ST03 = plan startowego żetonu 3
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
token-ST03 = startowy żeton badań 3
    .text = Bonus startowy: 3 pola na torze Astrogo i 1 pole na torze Minerva. Zużyte na początku: karta energii (2), karta minerałów (2), karta tytanu (1). Plan na żetonie. Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-ST04 = plan startowego żetonu 4
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
token-ST04 = startowy żeton badań 4
    .text = Bonus startowy: 2 pola na torze Tawac i 1 pole na torze zbiornika. Zużyte na początku: karta węgla (2), karta minerałów (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
plan-ST05 = plan startowego żetonu 5
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
token-ST05 = startowy żeton badań 5
    .text = Bonus startowy: 4 pola na torze Minerva. Zużyte na początku: karta energii (2), karta tytanu (2), karta węgla (1). Plan na żetonie. Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-ST06 = plan startowego żetonu 6
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
token-ST06 = startowy żeton badań 6
    .text = Bonus startowy: 3 pola na torze Tawac i 1 pole na torze Astrogo. Zużyte na początku: karta energii (2), karta węgla (2), karta tytanu (1). Plan na żetonie. Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 crypcoin.
plan-ST07 = plan startowego żetonu 7
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
token-ST07 = startowy żeton badań 7
    .text = Bonus startowy: 2 pola na torze Skymine i 1 pole na torze zbiornika. Zużyte na początku: karta minerałów (2), karta tytanu (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
plan-ST08 = plan startowego żetonu 8
    .text = Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
token-ST08 = startowy żeton badań 8
    .text = Bonus startowy: 2 pola na torze Astrogo i 1 pole na torze zbiornika. Zużyte na początku: karta węgla (2), karta tytanu (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki minerałów. Nagroda, gdy się tu zatrzymasz: 1 punkt badań.
plan-ST09 = plan startowego żetonu 9
    .text = Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
token-ST09 = startowy żeton badań 9
    .text = Bonus startowy: 2 pola na torze zbiornika i 1 pole na torze Skymine. Zużyte na początku: karta węgla (1), karta minerałów (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki tytanu. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
plan-ST10 = plan startowego żetonu 10
    .text = Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
token-ST10 = startowy żeton badań 10
    .text = Bonus startowy: 2 pola na torze zbiornika i 1 pole na torze Minerva. Zużyte na początku: karta minerałów (1), karta tytanu (1), karta energii (1). Plan na żetonie. Wymaganie: 2 jednostki węgla. Nagroda, gdy się tu zatrzymasz: 1 pole na torze zbiornika.
research-dA1 = pole A1
research-dA2 = pole A2
research-dA3 = pole A3
research-dA4 = pole A4
research-dB1 = pole B1
research-dB2 = pole B2
research-dB3 = pole B3
research-dB4 = pole B4
research-dC1 = pole C1
research-dC2 = pole C2
research-dC3 = pole C3
research-dC4 = pole C4

## Bonus spaces

space-majority-science = większościowe pole badań
    .text = Jeśli nikt nie ma więcej odkrytych kart badań naukowych. Jedna karta: 2 crypcoiny; z 1 inną kartą dowolnych badań: 2 crypcoiny i 1 punkt badań; z 2 innymi: 3 crypcoiny i 2 punkty badań.
space-majority-titanium = większościowe pole tytanu
    .text = Jeśli nikt nie ma więcej odkrytych jednostek tytanu; od 2: 2 pola na torze Astrogo; od 4: 3 pola na torze Astrogo i usunięcie 1 placówki ze stacji; od 6: 4 pola na torze Astrogo i 1 punkt badań.
space-majority-minerals = większościowe pole minerałów
    .text = Jeśli nikt nie ma więcej odkrytych jednostek minerałów; od 2: 2 pola na torze Minerva; od 4: 3 pola na torze Minerva i 1 pole na torze zbiornika; od 6: 4 pola na torze Minerva i 1 crypcoin.
space-majority-carbon = większościowe pole węgla
    .text = Jeśli nikt nie ma więcej odkrytych jednostek węgla; od 2: 2 pola na torze Tawac; od 4: 3 pola na torze Tawac i 1 crypcoin; od 6: 4 pola na torze Tawac i 1 pole na torze zbiornika.
space-majority-energy = większościowe pole energii
    .text = Jeśli nikt nie ma więcej odkrytej energii; od 2: 3 pola na torze Skymine; od 4: 4 pola na torze Skymine i 1 crypcoin; od 6: 5 pól na torze Skymine i 1 punkt badań.
space-first-player = pole pierwszego gracza
    .text = Weź lub zatrzymaj znacznik pierwszego gracza na następną rundę i wydaj 1 punkt badań. Pierwszy gracz nie może tego zrobić w swojej pierwszej turze rundy.
space-buy = pole kupna
    .text = Zapłać 1 crypcoina, a potem kup 1 kartę z obszaru kart za jej koszt całkowity w crypcoinach.
space-sell = pole sprzedaży
    .text = Usuń 1 kartę z ręki: zyskujesz crypcoiny równe jej nadrukowanemu kosztowi i 2 więcej.
space-tile-science = pole płytki badań naukowych
    .text = Zapłać 1 crypcoina: płytka jest twoja w następnej rundzie.
space-tile-field = pole płytki badań polowych
    .text = Zapłać 2 crypcoiny: płytka jest twoja w następnej rundzie.
space-tile-energy = pole płytki energii
    .text = Zapłać 2 crypcoiny: płytka jest twoja w następnej rundzie.
space-tile-plus1 = pole płytki +1 zasób
    .text = Zapłać 1 crypcoina: płytka jest twoja w następnej rundzie.
space-skymine-1 = pole bonusu 1 toru Skymine
    .text = Dla tych, którzy przekroczyli 1. próg bonusu. Co daje, mówi tor w grze.
space-skymine-2 = pole bonusu 2 toru Skymine
    .text = Dla tych, którzy przekroczyli 2. próg bonusu. Co daje, mówi tor w grze.
space-minerva-1 = pole bonusu 1 toru Minerva
    .text = Dla tych, którzy przekroczyli 1. próg bonusu. Co daje, mówi tor w grze.
space-minerva-2 = pole bonusu 2 toru Minerva
    .text = Dla tych, którzy przekroczyli 2. próg bonusu. Co daje, mówi tor w grze.
space-astrogo-1 = pole bonusu 1 toru Astrogo
    .text = Dla tych, którzy przekroczyli 1. próg bonusu. Co daje, mówi tor w grze.
space-astrogo-2 = pole bonusu 2 toru Astrogo
    .text = Dla tych, którzy przekroczyli 2. próg bonusu. Co daje, mówi tor w grze.
space-tawac-1 = pole bonusu 1 toru Tawac
    .text = Dla tych, którzy przekroczyli 1. próg bonusu. Co daje, mówi tor w grze.
space-tawac-2 = pole bonusu 2 toru Tawac
    .text = Dla tych, którzy przekroczyli 2. próg bonusu. Co daje, mówi tor w grze.
space-private-1 = osobiste pole bonusu
    .text = Tylko twoje, po trzech zadaniach. Zapłać 1 crypcoina: 3 pola na torze jednej korporacji.
space-private-2 = osobiste pole bonusu
    .text = Tylko twoje, po trzech zadaniach. Zapłać 1 crypcoina: 3 pola na torze jednej korporacji.
space-private-3 = osobiste pole bonusu
    .text = Tylko twoje, po trzech zadaniach. Zapłać 1 crypcoina: 3 pola na torze jednej korporacji.
space-private-4 = osobiste pole bonusu
    .text = Tylko twoje, po trzech zadaniach. Zapłać 1 crypcoina: 3 pola na torze jednej korporacji.

## Missions and threats

task-MC1a = miń wartość 25 na torze zbiornika
task-MC1b = umieść 5 elementów jedną akcją energii
task-MC1c = miej 7 odkrytych jednostek jednego zasobu
task-MC2a = przesuń się o 4 na torze zbiornika jedną akcją
task-MC2b = miej 3 odkryte karty badań
task-MC2c = włącz oba dodatkowe miejsca na karty
task-MC3a = prześlij 4 plany jedną akcją
task-MC3b = zbierz 12 crypcoinów
task-MC3c = miń drugi próg na 2 torach
task-MC4a = miń wartość 30 na torze badań
task-MC4b = miej 7 odkrytych punktów energii
task-MC4c = zdobądź po 2 udziały na każdym torze
task-MC5a = zbierz 3 karty z udziałem
task-MC5b = przesuń się o 7 na torach korporacji jedną akcją
task-MC5c = miń wartość 30 na torze zbiornika
task-MC6a = dotrzyj do pola 14 toru korporacji
task-MC6b = usuń 2 cudze elementy jedną akcją energii
task-MC6c = miej 2 specjalne plany na torze
mission-MC1 = karta misji 1
    .text = { task-MC1a }; { task-MC1b }; { task-MC1c }
mission-MC2 = karta misji 2
    .text = { task-MC2a }; { task-MC2b }; { task-MC2c }
mission-MC3 = karta misji 3
    .text = { task-MC3a }; { task-MC3b }; { task-MC3c }
mission-MC4 = karta misji 4
    .text = { task-MC4a }; { task-MC4b }; { task-MC4c }
mission-MC5 = karta misji 5
    .text = { task-MC5a }; { task-MC5b }; { task-MC5c }
mission-MC6 = karta misji 6
    .text = { task-MC6a }; { task-MC6b }; { task-MC6c }
threat-TH1 = Osobliwość
    .text = Wymaganie: twój znacznik przesyłu minął 40 na torze badań. Inaczej gra kończy się po rundzie 6.
threat-TH2 = Wstrząs rynku
    .text = Wymaganie: 3 punkty energii więcej. Inaczej 2 symbole monety najcenniejszej stacji się nie liczą.
threat-TH3 = Pętla czasowa
    .text = Wymaganie: twój znacznik hel-3 minął 25, a znacznik przesyłu 20. Inaczej następuje kolejna gra, a wyniki się uśrednia.
threat-TH4 = Plaga energii
    .text = Wymaganie: usuń z ręki 2 karty energii. Inaczej wszyscy tracą wszystkie karty energii.
threat-TH5 = Robak walutowy
    .text = Wymaganie: zapłać 6 crypcoinów. Inaczej wszyscy tracą wszystkie crypcoiny.
threat-TH6 = Pasożyt zbiornika
    .text = Wymaganie: twój znacznik hel-3 minął 40 na torze zbiornika. Inaczej tor zbiornika się nie liczy.

## Luna

luna-I-1 = karta Luny I-1
    .acc = kartę Luny I-1
    .text = Karta z pola 1 obszaru kart; karta z najcenniejszym udziałem.
luna-I-2 = karta Luny I-2
    .acc = kartę Luny I-2
    .text = 2 pola na torze drugiej najcenniejszej korporacji; karty z obszaru kart, według miejsca A: 7 + 8, B: 2, C: 3, D: 4, E: 6 + 10.
luna-I-3 = karta Luny I-3
    .acc = kartę Luny I-3
    .text = 2 crypcoiny; 2 pola na torze najcenniejszej korporacji; znacznik bonusu, według miejsca A: pole kupna, B: pole sprzedaży, C: pole płytki badań polowych, D: pole płytki energii, E: pole płytki +1 zasób.
luna-I-4 = karta Luny I-4
    .acc = kartę Luny I-4
    .text = 2 crypcoiny; 1 pole na torze badań; znacznik bonusu, według miejsca A: pole płytki energii, B: pole płytki +1 zasób, C: pole płytki badań polowych, D: pole płytki badań naukowych, E: pole sprzedaży. Na miejscu większości: 2 pola na torze zbiornika.
luna-I-5 = karta Luny I-5
    .acc = kartę Luny I-5
    .text = 2 crypcoiny; 1 pole na torze badań; znacznik bonusu, według miejsca A: pole płytki badań naukowych, B: pole płytki badań polowych, C: pole płytki energii, D: pole kupna, E: pole płytki +1 zasób. Na miejscu większości: 2 pola na torze zbiornika.
luna-I-6 = karta Luny I-6
    .acc = kartę Luny I-6
    .text = 2 pola na torze korporacji, na którym prowadzi najwyżej; ekspansja tej korporacji, 2 punkty energii, najpierw najniższe numery.
luna-I-7 = karta Luny I-7
    .acc = kartę Luny I-7
    .text = 2 pola na torze korporacji, na którym prowadzi najwyżej; ekspansja tej korporacji, 2 punkty energii, najpierw najwyższe numery.
luna-I-8 = karta Luny I-8
    .acc = kartę Luny I-8
    .text = 2 crypcoiny; 1 pole na torze badań; znacznik bonusu, według miejsca A: pole płytki badań polowych, B: pole płytki energii, C: pole kupna, D: pole płytki badań naukowych, E: pole płytki +1 zasób. Na miejscu większości: 2 pola na torze zbiornika.
luna-I-9 = karta Luny I-9
    .acc = kartę Luny I-9
    .text = 2 pola na torze każdej z dwóch najcenniejszych korporacji; najnowszy specjalny plan badań zostaje odrzucony; plan badań zostaje odrzucony, według miejsca A: A1, B: A2, C: A3, D: A4, E: A1.
luna-I-10 = karta Luny I-10
    .acc = kartę Luny I-10
    .text = 3 crypcoiny; 3 pola na torze najmniej cennej korporacji; ekspansja najmniej cennej korporacji, 3 punkty energii, najpierw najwyższe numery.
luna-I-11 = karta Luny I-11
    .acc = kartę Luny I-11
    .text = 2 pola na torze każdej z dwóch najcenniejszych korporacji; plan badań zostaje odrzucony, według miejsca A: B1, B: B2, C: B3, D: B4, E: B1; plan badań zostaje odrzucony, według miejsca A: C1, B: C2, C: C3, D: C4, E: C1.
luna-I-12 = karta Luny I-12
    .acc = kartę Luny I-12
    .text = 2 pola na torze zbiornika; karty z obszaru kart, według miejsca A: 1 + 2, B: 1 + 3, C: 1 + 4, D: 1 + 6, E: 1 + 7. Na miejscu większości: 2 pola na torze zbiornika.
luna-II-1 = karta Luny II-1
    .acc = kartę Luny II-1
    .text = 3 crypcoiny; 3 pola na torze każdej z dwóch najcenniejszych korporacji; plan badań zostaje odrzucony, według miejsca A: B1, B: B2, C: B3, D: B4, E: B1. Na miejscu większości: 1 pole na torze badań.
luna-II-2 = karta Luny II-2
    .acc = kartę Luny II-2
    .text = 3 pola na torze każdej z czterech korporacji; najnowszy specjalny plan badań zostaje odrzucony; plan badań zostaje odrzucony, według miejsca A: A1, B: A2, C: A3, D: A4, E: A1. Na miejscu większości: 1 pole na torze badań.
luna-II-3 = karta Luny II-3
    .acc = kartę Luny II-3
    .text = 3 pola na torze korporacji, na którym prowadzi najwyżej; ekspansja tej korporacji, 3 punkty energii, najpierw najwyższe numery. Na miejscu większości: 1 pole na torze badań.
luna-II-4 = karta Luny II-4
    .acc = kartę Luny II-4
    .text = 3 crypcoiny; 2 pola na torze badań; znacznik bonusu, według miejsca A: pole kupna, B: pole płytki badań naukowych, C: pole płytki badań polowych, D: pole płytki energii, E: pole sprzedaży. Na miejscu większości: 1 pole na torze badań.
luna-II-5 = karta Luny II-5
    .acc = kartę Luny II-5
    .text = 2 pola na torze zbiornika; 2 pola na torze badań; karty z obszaru kart, według miejsca A: 2, B: 3, C: 4, D: 6, E: 11; karta z najcenniejszym udziałem. Na miejscu większości: 2 pola na torze zbiornika.
luna-II-6 = karta Luny II-6
    .acc = kartę Luny II-6
    .text = 3 crypcoiny; 4 pola na torze zbiornika; znacznik bonusu, według miejsca A: pole kupna, B: pole płytki +1 zasób, C: pole płytki badań polowych, D: pole płytki energii, E: pole sprzedaży. Na miejscu większości: 2 pola na torze zbiornika.
luna-II-7 = karta Luny II-7
    .acc = kartę Luny II-7
    .text = 2 pola na każdym z dwóch torów korporacji, na których prowadzi najwyżej; ekspansja obu tych korporacji, po 2 punkty energii, najpierw najniższe numery. Na miejscu większości: 2 pola na torze zbiornika.
rule-most_valuable = najcenniejsza korporacja
rule-second_most_valuable = druga najcenniejsza korporacja
rule-two_most_valuable_each = dwie najcenniejsze korporacje
rule-least_valuable = najmniej cenna korporacja
rule-lead_biggest_margin = gdzie prowadzi najwyżej
rule-two_lead_biggest_margin_each = dwie, gdzie prowadzi najwyżej
rule-all_four_each = wszystkie cztery korporacje
rule-printed = to, co daje jej karta
rule-slot_cards = pola obszaru kart dla miejsca
rule-share_card = najcenniejszy udział w obszarze kart
rule-slot_plan = pole obszaru badań dla miejsca
rule-latest_special = ostatnio odkryty specjalny plan badań
rule-slot_space = pole bonusu dla miejsca
rule-lowest_free = najniższy wolny numer w zasięgu
rule-highest_free = najwyższy wolny numer w zasięgu
rule-lowest_own = najniższa planetoida, na której jest korporacja
rule-highest_own = najwyższa planetoida, na której jest korporacja
rule-lowest_behind = najniższy numer korporacji, na której torze jest najbardziej w tyle
rule-highest_behind = najwyższy numer korporacji, na której torze jest najbardziej w tyle
rule-no_place = brak pola w zasięgu albo elementu w stacji
rule-left_majority = lewa liczba jest większa, lewa większość przepada
rule-right_majority = prawa liczba jest większa, prawa większość przepada
rule-no_majority = liczby są równe, większości zostają
automaton-lunas = Luna

## Options

option-board = Plansza
    .text = Księżyc to gra podstawowa. W Pasie są planetoidy i promy.
board-moon = Księżyc
    .text = 24 sektory, granice z pojedynczych i podwójnych linii; gra podstawowa.
board-belt = Pas
    .text = Planetoidy i promy na torach lotu między nimi.
option-track_skymine = Tor Skymine
    .text = Która strona której planszy toru należy do tej korporacji. Każdej z plansz od A do E można użyć raz.
track_skymine-random = losowy
    .text = Losowo: jedna strona jednej z pięciu plansz.
track_skymine-A1 = A1
    .text = { side-A1.text }
track_skymine-A2 = A2
    .text = { side-A2.text }
track_skymine-B1 = B1
    .text = { side-B1.text }
track_skymine-B2 = B2
    .text = { side-B2.text }
track_skymine-C1 = C1
    .text = { side-C1.text }
track_skymine-C2 = C2
    .text = { side-C2.text }
track_skymine-D1 = D1
    .text = { side-D1.text }
track_skymine-D2 = D2
    .text = { side-D2.text }
track_skymine-E1 = E1
    .text = { side-E1.text }
track_skymine-E2 = E2
    .text = { side-E2.text }
option-track_minerva = Tor Minerva
    .text = Która strona której planszy toru należy do tej korporacji. Każdej z plansz od A do E można użyć raz.
track_minerva-random = losowy
    .text = Losowo: jedna strona jednej z pięciu plansz.
track_minerva-A1 = A1
    .text = { side-A1.text }
track_minerva-A2 = A2
    .text = { side-A2.text }
track_minerva-B1 = B1
    .text = { side-B1.text }
track_minerva-B2 = B2
    .text = { side-B2.text }
track_minerva-C1 = C1
    .text = { side-C1.text }
track_minerva-C2 = C2
    .text = { side-C2.text }
track_minerva-D1 = D1
    .text = { side-D1.text }
track_minerva-D2 = D2
    .text = { side-D2.text }
track_minerva-E1 = E1
    .text = { side-E1.text }
track_minerva-E2 = E2
    .text = { side-E2.text }
option-track_astrogo = Tor Astrogo
    .text = Która strona której planszy toru należy do tej korporacji. Każdej z plansz od A do E można użyć raz.
track_astrogo-random = losowy
    .text = Losowo: jedna strona jednej z pięciu plansz.
track_astrogo-A1 = A1
    .text = { side-A1.text }
track_astrogo-A2 = A2
    .text = { side-A2.text }
track_astrogo-B1 = B1
    .text = { side-B1.text }
track_astrogo-B2 = B2
    .text = { side-B2.text }
track_astrogo-C1 = C1
    .text = { side-C1.text }
track_astrogo-C2 = C2
    .text = { side-C2.text }
track_astrogo-D1 = D1
    .text = { side-D1.text }
track_astrogo-D2 = D2
    .text = { side-D2.text }
track_astrogo-E1 = E1
    .text = { side-E1.text }
track_astrogo-E2 = E2
    .text = { side-E2.text }
option-track_tawac = Tor Tawac
    .text = Która strona której planszy toru należy do tej korporacji. Każdej z plansz od A do E można użyć raz.
track_tawac-random = losowy
    .text = Losowo: jedna strona jednej z pięciu plansz.
track_tawac-A1 = A1
    .text = { side-A1.text }
track_tawac-A2 = A2
    .text = { side-A2.text }
track_tawac-B1 = B1
    .text = { side-B1.text }
track_tawac-B2 = B2
    .text = { side-B2.text }
track_tawac-C1 = C1
    .text = { side-C1.text }
track_tawac-C2 = C2
    .text = { side-C2.text }
track_tawac-D1 = D1
    .text = { side-D1.text }
track_tawac-D2 = D2
    .text = { side-D2.text }
track_tawac-E1 = E1
    .text = { side-E1.text }
track_tawac-E2 = E2
    .text = { side-E2.text }
option-tokens = Startowe żetony badań
    .text = Z czym każdy zaczyna: pola na torach, zużyte karty i pierwszy plan.
tokens-dealt = dwa rozdane, jeden zostaje
    .text = Każdy dostaje dwa i potajemnie zatrzymuje jeden.
tokens-fixed = z pierwszej gry
    .text = Każdy dostaje żeton przewidziany na pierwszą grę.
option-linked_slots = Połączone miejsca
    .text = Każda karta trafia na miejsce na zużyte karty połączone ze swoim miejscem: planowanie decyduje, które karty wrócą razem.
option-missions = Karty misji
    .text = Zadania dla wszystkich, które dają crypcoiny i znaczniki jednorazowego bonusu.
option-outposts = Placówki od początku
    .text = Każda korporacja ma już trzy placówki na Księżycu, jak w trzecim rozdziale kampanii.
option-threat = Karta zagrożenia
    .text = Czeka pośrodku Pasa. Jeśli nikt jej nie zneutralizuje, na koniec następują konsekwencje.
threat-none = brak
    .text = Gra bez zagrożenia.
threat-random = losowa
    .text = Jedna z sześciu, losowo.
implied-moon-threat = Zagrożenia są tylko na stronie z Pasem.
implied-track-taken = Tę planszę ma już inna korporacja: ta dostaje tor losowo.
implied-belt-outposts = Placówki od początku gry są tylko na stronie z Księżycem.
implied-no-loop = Powtarza się tylko pętlę czasową.
option-time_loops = Najwięcej powtórzonych gier w pętli czasowej
    .text = Dotyczy tylko zagrożenia „Pętla czasowa”: najwyżej tyle gier następuje, zanim wyniki się uśredni.
option-lunas = Luny
    .text = Przeciwnicy, którymi kierują zasady. Do gry w pojedynkę potrzebna jest co najmniej jedna; razem graczy jest najwyżej czworo.
lunas-0 = poziom 0, łatwy
    .text = Tylko trzy miejsca i karty pierwszej klasy.
lunas-1 = poziom 1, łatwy
    .text = Włącza też dodatkowe miejsca.
lunas-2 = poziom 2, standardowy
    .text = Gdy skończy się jej talia, dochodzi karta drugiej klasy.
lunas-3 = poziom 3, zaawansowany
    .text = Żetony Luny na jej torach wcześniej dokładają karty drugiej klasy.
lunas-4 = poziom 4, zaawansowany
    .text = Żetony Luny na jej torach wcześniej dokładają karty drugiej klasy.
lunas-5 = poziom 5, zaawansowany
    .text = Żetony Luny na jej torach wcześniej dokładają karty drugiej klasy.
lunas-6 = poziom 6, zaawansowany
    .text = Żetony Luny jak na poziomie 3, a na start ma kilka pól przewagi.
lunas-7 = poziom 7, zaawansowany
    .text = Żetony Luny jak na poziomie 3, a na start ma kilka pól przewagi.
lunas-8 = poziom 8, zaawansowany
    .text = Żetony Luny jak na poziomie 3, a na start ma kilka pól przewagi.
lunas-none = brak
preset-first_game = Pierwsza gra
    .text = Księżyc, tory A1, B1, C1 i D1 oraz startowe żetony z instrukcji.
preset-belt = Pas
    .text = Pas z kartami misji i jednym z zagrożeń.

## The campaign

chapter-mines = Kopalnie na Księżycu
chapter-belt = W stronę Pasa
chapter-return = Powrót na Księżyc
chapter-threat = Przyczajone w Pasie
carried-success = Punkty sukcesu
rating-earth = Przyziemne aspiracje
rating-orbit = Prawie na orbicie
rating-moon = Prawie na Księżycu
rating-mars = Następny cel: Mars
rating-legend = Legenda Układu

## What is asked

ask-keep-token = Który startowy żeton badań zatrzymujesz?
ask-plan-cards = Które karty planujesz na tę rundę? Wolne miejsca: { $slots }.
ask-turn = Jaką akcję wykonujesz? Crypcoiny: { $coins }, znaczniki bonusu: { $markers }.
ask-acquire =
    Masz { $units ->
        [one] 1 jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }. Czy pozyskujesz kartę?
ask-spend-units =
    Masz jeszcze { $units ->
        [one] 1 jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }. Na którym torze się przesuwasz?
ask-pay-barrier = Czy płacisz za barierę inwestycyjną na torze { $company } i idziesz dalej? Koszt: { $price }, masz: { $coins }.
ask-expand =
    Zostało: { $energy ->
        [one] 1 punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktu energii
    }. Gdzie wchodzi { $company }?
ask-take-pieces =
    Z których kolumn stacji { $company } pochodzą elementy: { $pieces ->
        [one] 1 placówka
        [few] { $pieces } placówki
        [many] { $pieces } placówek
       *[other] { $pieces } elementu
    }?
ask-return-piece = Do której kolumny stacji { $company } wraca usunięty element ({ $piece })?
ask-flip-plan = Czy płacisz 2 crypcoiny, aby odwrócić plan? Masz: { $coins }.
ask-move-upload = Jak daleko przesuwa się twój znacznik przesyłu?
ask-spend-points =
    { $points ->
        [one] Do wydania: 1 punkt badań. Co bierzesz?
        [few] Do wydania: { $points } punkty badań. Co bierzesz? Kilka planów: rzędami, od lewej do prawej.
        [many] Do wydania: { $points } punktów badań. Co bierzesz? Kilka planów: rzędami, od lewej do prawej.
       *[other] Do wydania: { $points } punktu badań. Co bierzesz? Kilka planów: rzędami, od lewej do prawej.
    }
ask-put-plan = Na którym ekranie kładziesz { $plan }?
ask-choose-track =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }: na którym torze korporacji się przesuwasz?
ask-spread =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }: na którym torze przesuwasz się teraz?
ask-remove-outpost = Która placówka opuszcza grę?
ask-buy-card = Którą kartę kupujesz? Crypcoiny: { $coins }.
ask-sell-card = Którą kartę usuwasz za jej nadrukowany koszt i { $plus } więcej?
ask-choose-effect = Którą z dwóch możliwości wybierasz?
ask-remove-for-action = Którą kartę usuwasz?
ask-perform-or-retake = Wykonujesz tę kartę czy płacisz 2 crypcoiny za jedną z usuniętych?
ask-choose-company =
    { $energy ->
        [one] 1 punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktu energii
    }: która korporacja prowadzi ekspansję?
ask-retake-now = Którą usuniętą kartę bierzesz?
ask-retake = Płacisz 2 crypcoiny za usuniętą kartę? Masz: { $coins }.
ask-remove-energy-card = Którą kartę energii usuwasz?
ask-take-stack = Który zużyty stos bierzesz na rękę?
ask-rest-card = Na które miejsce na zużyte karty kładziesz { $card_acc }?
ask-claim-tasks = Czy zgłaszasz wykonane zadanie?
ask-choose-share = Udziałem której korporacji jest twój wolny udział?

## Why not

why-same = Inna możliwość prowadzi do tego samego.
why-not-dealt = Nie masz go do wyboru: { $token }.
why-rests = Karta leży na zużytym stosie: { $card }.
why-not-in-hand = Nie masz tej karty na ręce: { $card }.
why-share-card = Karta pojedynczego udziału nie ma akcji i nigdy się jej nie planuje.
why-slot-off = To miejsce jest wyłączone: { $slot }.
why-slot-taken = Leży tam już karta: { $slot }.
why-plan-order = Karty planuje się od lewej do prawej, więc każdy zestaw można zaplanować na jeden sposób.
why-one-card = Trzeba użyć co najmniej jednej karty.
why-slot-empty = Nie ma tam karty: { $slot }.
why-used = Karta została już użyta w tej rundzie: { $slot }.
why-no-resource = To nie jest karta zasobów: { $slot }.
why-one-type = Razem używa się kart zasobów jednego typu.
why-mixed-buys = Karty różnych typów służą do pozyskania karty, a nie starczają na żadną.
why-no-energy = W twoim obszarze akcji nie ma odkrytej energii.
why-no-pieces = W stacji nie ma już elementów: { $company }.
why-no-scientist = To nie jest karta badań naukowych: { $slot }.
why-no-field-scientist = To nie jest karta badań polowych: { $slot }.
why-no-tile = Nie masz jej odkrytej: { $tile }.
why-tile-stays = Płytka zostaje na karcie, na której leży.
why-no-mission = Misja z tym zadaniem nie bierze udziału w grze: { $task }.
why-other-mission = Twoja karta statusu leży już pod inną kartą misji.
why-claimed = To zadanie jest już zgłoszone.
why-task = Zadanie wymaga: { $least }, a jest: { $count }.
why-must-acquire = Karty różnych typów zostały użyte, by pozyskać kartę.
why-no-card-there = Na tym polu nie ma karty; obszar kart uzupełnia się po rundzie.
why-units = Karta kosztuje: { $units }, a jednostek masz: { $left }.
why-must-move = Jednostki, dla których jest pole, trzeba wydać.
why-units-left = Zostało ci jednostek: { $units }.
why-track-end = Tor kończy się wcześniej: { $company }.
why-track-order = Tory przechodzi się w ich kolejności, a wszystkie jednostki się wydaje.
why-track-closed = Ta nagroda nie przesuwa cię teraz na tym torze: { $company }.
why-coins = Potrzeba crypcoinów: { $coins }, więcej niż masz.
why-other-symbol = Karta musi być tego rodzaju: { $symbol }.
why-no-use = Karta nie ma akcji, a inna wymagałaby crypcoinów: { $coins }.
why-not-removed = Nie ma jej wśród usuniętych kart: { $card }.
why-no-stack = Nie ma tam zużytych kart: { $slot }.
why-not-there = Nie ma jej w twoim obszarze akcji: { $card }.
why-rest-taken = Każda karta tej rundy trafia na inne miejsce: { $slot }.
why-other-card = Najpierw odkłada się inną kartę: { $card }.
why-other-side = Gra toczy się na drugiej stronie planszy: { $place }.
why-own-piece = Jest tam już element tej korporacji: { $company }.
why-enclave = Do enklawy wchodzi tylko korporacja, która ma placówkę tutaj: { $place }.
why-no-border = Nie sąsiaduje ze stacją ani z sektorem z placówką: { $company }.
why-no-asteroid = Na planetoidach przy tym torze lotu nie ma placówki tej korporacji: { $company }.
why-no-shuttle = Korporacja nie ma na tej planetoidzie placówki ani obok niej promu: { $company }.
why-no-piece = Nie ma już w stacji: { $piece }.
why-energy = Kosztuje energii: { $energy }, a zostało: { $left }.
why-enter-before = To pole można zająć wcześniej niż ostatnie; cofnij tamto i wejdź najpierw tutaj: { $place }.
why-no-threat = Na planszy nie ma zagrożenia.
why-neutralised = Zagrożenie jest już neutralizowane w tej akcji.
why-no-shuttle-there = Na polu 11 ani 16 nie ma promu: { $company }.
why-threat-asks = Nie masz tego, czego wymaga zagrożenie.
why-count = Tyle placówek trzeba wziąć: { $count }.
why-shuttles = W tej kolumnie są promy.
why-column-empty = Nie ma tylu w kolumnie: { $column }.
why-column-full = W kolumnie nie ma wolnego pola na element: { $column }.
why-returns = Element wraca, póki jest dla niego wolne pole.
why-other-company = Chodzi o inną stację: { $company }.
why-other-piece = Ta kolumna jest na inny element: { $piece }.
why-no-marker = Nie masz już znacznika bonusu.
why-space-taken = Do końca rundy leży tam znacznik gracza: { $seat }.
why-no-step = To pole nie ma progów nagród.
why-nothing-counts = Nie masz nic odkrytego tego rodzaju: { $symbol }.
why-more = { $seat } ma więcej niż ty ({ $symbol }: { $count }).
why-too-few = Ten próg wymaga: { $least }, a masz: { $count } ({ $symbol }).
why-more-research = Tyle dodatkowych kart badań musi być odkrytych: { $count }.
why-first-turn = Pierwszy gracz nie może go użyć w pierwszej turze rundy.
why-no-hand = Nie masz kart na ręce.
why-no-display = W obszarze kart nie ma już kart.
why-no-space = Ten tor nie ma dodatkowych pól bonusu: { $company }.
why-locked = To pole toru nie jest odblokowane: { $company }.
why-one-of-two = W tej rundzie korzystasz z drugiego bonusu toru: { $company }.
why-no-fitting-card = Żadna karta na ręce się do tego nie nadaje.
why-not-your-space = To osobiste pole bonusu innego gracza.
why-status = Będzie twoje po trzecim zadaniu misji.
why-all-coins = Wszystkie pozostałe punkty stają się crypcoinami: { $coins }.
why-no-plan-there = Nie ma tam planu.
why-plan-gone = Nie jest już dostępny: { $plan }.
why-later = Zostanie odkryty w rundzie { $round }.
why-points = Kosztuje punktów badań: { $points }.
why-plan-before = Plany bierze się w kolejności, w jakiej leżą; cofnij ostatni i weź najpierw ten.
why-plan-fits = Jest ekran dla tego planu.
why-not-taken = Nie masz tego planu do położenia: { $plan }.
why-passed = Znacznik przesyłu minął już ekran { $screen } albo leży tam żeton.
why-other-plan = Najpierw kładzie się inny plan: { $plan }.
why-no-a = Na pusty ekran { $screen } nie kładzie się planu A.
why-empty-screen = Na ekranie { $screen } nie ma planu.
why-flip-passed = Znacznik przesyłu minął ten plan: odwrócenie tylko by kosztowało.
why-flipped = Plan jest już odwrócony.
why-forward = Znacznik przesyłu porusza się tylko do przodu.
why-not-met = Odkryte karty nie spełniają wymagań: { $plan }.

## Moves

move-keep = Zatrzymaj { $token }
move-plan = Zaplanuj { $card_acc }: { $slot }
move-ready = Gotowe
move-use = Użyj kart zasobów: { $slots }
move-acquire =
    Pozyskaj kartę z pola { $display ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[11] 12
    }
move-advance =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } na torze { $company }
move-expand = Ekspansja { $company }
move-enter =
    { $place }: { $energy ->
        [one] 1 punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktu energii
    }
move-take-pieces = Z kolumn: { $first }, { $second }, { $third }
move-return =
    Do kolumny { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stacji { $company }
move-science = Użyj badań naukowych: { $area }
move-flip = Odwróć plan na ekranie { $screen }
move-upload = Prześlij do ekranu { $screen }
move-take-plan = Weź plan: { $research }
move-take-special = Weź { $special }
move-take-coins =
    Weź { $coins ->
        [one] 1 crypcoina
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinów
       *[other] { $coins } crypcoina
    }
move-put-plan = Połóż { $plan } na ekranie { $screen }
move-field = Użyj badań polowych: { $area }
move-marker =
    Znacznik bonusu: { $space }{ $step ->
        [0] { "" }
        [1] , stopień 2
       *[2] , stopień 3
    }
move-remove = Usuń { $card_acc }
move-buy =
    Kup kartę z pola { $display ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[11] 12
    }
move-track = Tor { $company }
move-pay-barrier = Zapłać za barierę toru { $company }
move-remove-outpost =
    Usuń placówkę z kolumny { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stacji { $company }
move-choose = { $choice }
choice-points = 2 punkty badań i 1 pole na torze zbiornika
choice-tank = 1 punkt badań i 2 pola na torze zbiornika
choice-perform = Wykonaj usuniętą kartę
choice-retake = Zapłać 2 crypcoiny za usuniętą kartę
move-retake = Weź z usuniętych kart { $card_acc }
move-drop-out = Wycofaj się
move-take-stack = Weź zużyty stos: { $slot }
move-rest = Odłóż { $card_acc } na zużyte karty: { $slot }
move-plus = Połóż płytkę +1 zasób: { $slot }
move-claim = Zgłoś zadanie: { $task }
move-decline = Nie
move-done = Koniec
move-neutralise = Zneutralizuj zagrożenie
move-share = { $company }
remark-offer = { $card }, koszt całkowity { $cost }
remark-card = { $card }
remark-units =
    { $symbol }, { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }
remark-mixed =
    { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    } różnych zasobów
remark-stay = twój znacznik zostaje na miejscu
remark-plan = { $plan }: { $plan_text }
remark-flipped = { $plan }, odwrócony: bez nagrody
remark-stack =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Effects

effect-coins =
    { $n ->
        [one] 1 crypcoin
        [few] { $n } crypcoiny
        [many] { $n } crypcoinów
       *[other] { $n } crypcoina
    }
effect-helium =
    { $n ->
        [one] 1 pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    } na torze zbiornika
effect-points =
    { $n ->
        [one] 1 punkt badań
        [few] { $n } punkty badań
        [many] { $n } punktów badań
       *[other] { $n } punktu badań
    }
effect-track =
    { $n ->
        [one] 1 pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    } na torze { $company }
company-any = jednej korporacji
company-expanded = korporacji, która prowadzi ekspansję
effect-spread = pola na torach innych korporacji
effect-remove-outpost =
    usuń { $n ->
        [one] 1 placówkę
        [few] { $n } placówki
        [many] { $n } placówek
       *[other] { $n } placówki
    } ze stacji
effect-coins-per = crypcoiny: { $symbol } minus { $minus }
effect-buy =
    { $discount ->
        [0] kup kartę za crypcoiny
        [one] kup kartę za crypcoiny, o { $discount } taniej
        [few] kup kartę za crypcoiny, o { $discount } taniej
        [many] kup kartę za crypcoiny, o { $discount } taniej
       *[other] kup kartę za crypcoiny, o { $discount } taniej
    }
effect-sell = crypcoiny za nadrukowany koszt i { $plus } więcej
effect-perform = wykonaj usuniętą kartę
effect-from-removed =
    zapłać { $pay ->
        [one] 1 crypcoina
        [few] { $pay } crypcoiny
        [many] { $pay } crypcoinów
       *[other] { $pay } crypcoina
    } za jedną z usuniętych kart
effect-first = znacznik pierwszego gracza
effect-tile = { $tile }

## What happened

event-round = Runda { $round }: { $seat } zaczyna.
    .heading = Runda { $round }
event-token-kept = { $seat } zatrzymuje { $token }.
event-token-kept-hidden = { $seat } zatrzymuje startowy żeton badań.
event-planned = { $seat } planuje { $card_acc }: { $slot }.
event-planned-hidden = { $seat } planuje kartę.
event-revealed = { $seat } odkrywa { $card_acc }: { $slot }.
event-resources-used =
    { $seat } używa kart zasobów i ma { $units ->
        [one] 1 jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }.
event-acquired = { $seat } bierze z obszaru kart { $card_acc }.
event-moved = { $seat } przesuwa się na torze { $company } z pola { $leaving } na { $reaching }.
event-barrier-paid =
    { $seat } płaci { $coins ->
        [one] 1 crypcoina
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinów
       *[other] { $coins } crypcoina
    } za barierę toru { $company }.
event-threshold = { $seat } przekracza próg bonusu toru { $company }.
event-coins-gained =
    { $seat } zyskuje { $coins ->
        [one] 1 crypcoina
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinów
       *[other] { $coins } crypcoina
    }.
event-coins-paid =
    { $seat } płaci { $coins ->
        [one] 1 crypcoina
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinów
       *[other] { $coins } crypcoina
    }.
event-tank-moved = { $seat } przesuwa się na pole { $reaching } toru zbiornika.
event-slot-opened = { $seat } włącza { $slot }.
event-expanding =
    { $seat } prowadzi ekspansję { $company }: { $energy ->
        [one] 1 punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktu energii
    }.
event-entered = { $seat }: { $company } zajmuje { $place }.
event-ousted = { $seat } usuwa element { $company }: { $place }.
event-pieces-taken = { $company } oddaje elementy z kolumn stacji: { $first }, { $second }, { $third }.
event-returned =
    Element wraca do kolumny { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stacji { $company }.
event-left-game = { $company }: { $piece } opuszcza grę.
event-science-used =
    { $seat } używa badań naukowych: { $points ->
        [one] 1 punkt badań
        [few] { $points } punkty badań
        [many] { $points } punktów badań
       *[other] { $points } punktu badań
    }.
event-flipped = { $seat } odwraca { $plan }.
event-uploaded = { $seat } przesyła z ekranu { $leaving } na { $reaching }.
event-plan-taken = { $seat } bierze { $plan }.
event-plan-put = { $seat } kładzie { $plan } na ekranie { $screen }.
event-plan-discarded = { $seat } odrzuca { $plan }.
event-laid-out = Wyłożono karty i plany badań.
event-plan-dealt = Nowy w obszarze badań: { $plan }.
event-supplement-taken =
    { $seat } bierze { $coins ->
        [one] 1 crypcoina
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinów
       *[other] { $coins } crypcoina
    } z pola dopłaty.
event-field-used = { $seat } używa badań polowych.
event-marker-placed = { $seat } kładzie znacznik bonusu: { $space }.
event-card-removed = { $seat } usuwa { $card_acc }.
event-card-retaken = { $seat } bierze z usuniętych kart { $card_acc }.
event-first-taken = { $seat } bierze znacznik pierwszego gracza na następną rundę.
event-tile-reserved = { $seat } rezerwuje { $tile_acc }.
event-tile-taken = { $seat } bierze { $tile_acc }.
event-plus-put = { $seat } kładzie płytkę +1 zasób na { $card_acc }.
event-dropped-out = { $seat } wycofuje się z fazy akcji.
event-stack-taken = { $seat } bierze zużyty stos: { $slot }.
event-rested = { $seat } odkłada { $card_acc } na zużyte karty: { $slot }.
event-special-revealed = Odtąd można wziąć { $special }.
event-card-dealt = Nowa w obszarze kart: { $card }.
event-task-claimed = { $seat } zgłasza zadanie: { $task }.
event-status-unlocked = { $seat } ma teraz osobiste pole bonusu.
event-outpost-removed =
    { $seat } usuwa placówkę { $company } z kolumny { $column ->
        [0] 1
        [1] 2
       *[2] 3
    }.
event-threat-neutralised = { $seat } neutralizuje zagrożenie: { $threat }.
event-threat-struck = Zagrożenie uderza: { $threat }.
event-share-chosen = { $seat } ma wolny udział { $company }.
event-ended = Gra kończy się po rundzie { $round }.
    .heading = Koniec
event-loop = Pętla czasowa zaczyna się od nowa.
    .heading = Koniec gry { $count } w pętli
event-luna-card = { $seat } odkrywa { $luna_acc }: { $slot }.
event-luna-majority = { $seat } pokazuje { $luna_acc } na miejscu większości.
event-luna-chose = { $seat } kieruje się zasadą „{ $rule }”: { $company }.
event-luna-aimed = { $seat } przeprowadza ekspansję { $company } według zasady „{ $rule }”: { $place }.
event-luna-acted = { $seat } kieruje się zasadą „{ $rule }”: { $slot }.
event-luna-took = { $seat } bierze { $card_acc }.
event-luna-done = { $seat } zagrała swoje karty; na wierzchu leży { $luna }: { $rule }.
event-units-lost =
    { $seat } traci { $count ->
        [one] 1 jednostkę
        [few] { $count } jednostki
        [many] { $count } jednostek
       *[other] { $count } jednostki
    }.

## Chance

chance-laid-out = potem wszystko jest wykładane od nowa
chance-plan-dealt = potem dobierany jest nowy plan
chance-card-dealt = potem dobierane są nowe karty
chance-luna-card = potem Luna odkrywa kartę
chance-luna-majority = potem Luna pokazuje karty
chance-luna-done = potem Luna kończy

## Holdings and scores

holding-wealth = Majątek
holding-coins = Crypcoiny
holding-tank = Tor zbiornika
holding-screen = Ekran
holding-space-skymine = Tor Skymine
holding-shares-skymine = Udziały Skymine
holding-value-skymine = Wartość udziału Skymine
holding-space-minerva = Tor Minerva
holding-shares-minerva = Udziały Minerva
holding-value-minerva = Wartość udziału Minerva
holding-space-astrogo = Tor Astrogo
holding-shares-astrogo = Udziały Astrogo
holding-value-astrogo = Wartość udziału Astrogo
holding-space-tawac = Tor Tawac
holding-shares-tawac = Udziały Tawac
holding-value-tawac = Wartość udziału Tawac
holding-cards = Karty na ręce
holding-face-up = Odkryte karty
holding-plans = Plany badań
holding-markers = Znaczniki bonusu
holding-slots = Miejsca na karty
amount =
    { $points ->
        [one] { $points } crypcoin
        [few] { $points } crypcoiny
        [many] { $points } crypcoinów
       *[other] { $points } crypcoina
    }
chart-points = Majątek w rundach
chart-sources = Majątek według źródeł
chart-share-values = Wartość udziałów w rundach
score-coins = Crypcoiny
score-skymine = Skymine
score-minerva = Minerva
score-astrogo = Astrogo
score-tawac = Tawac
score-shares = udziały: { $shares } po { $value }
score-tank = Tor zbiornika
score-research = Tor badań
score-screens = ekrany
score-specials = specjalne plany badań
score-loop = Średnia pętli czasowej

## Czym się grało, w statystykach

chosen-company = Najsilniejsza korporacja
chosen-token = Startowy żeton badań

## The table

view-round = { round }
view-phase = Teraz
view-side = Plansza
view-deck = Stos kart akcji
view-supplement = Pole dopłaty
view-threat = Karta zagrożenia
view-first = Pierwszy gracz
view-legend = Jak rysowane są karty
view-carbon_cards = karty węgla
view-minerals_cards = karty minerałów
view-titanium_cards = karty tytanu
view-energy_cards = karty energii
view-science_cards = karty badań naukowych
view-field_cards = karty badań polowych
view-companies = Korporacje
view-track = Tor
view-value = Wartość udziału
view-columns = Kolumny
view-collectors = Kolektory gazu
view-held = Placówki
view-expansion = Ekspansja
view-company = Korporacja
view-energy = Energia
view-targets = W zasięgu
view-display = Obszar kart
view-plans = Obszar badań
view-specials = Specjalne plany badań
view-spaces = Pola bonusu
view-removed = Usunięte karty akcji
view-missions = Karty misji
view-loop = Gry pętli czasowej
view-players = Gracze
view-coins = Crypcoiny
view-tank = Tor zbiornika
view-upload = Tor badań
view-hand = Ręka
view-slots = Miejsca na karty
view-resting = Zużyte stosy
view-tiles = Płytki bonusu
view-markers = Znaczniki bonusu
view-one_time = Znaczniki jednorazowego bonusu
view-dealt = Startowe żetony badań
view-is_out = Poza fazą akcji (wycofanie)
view-tasks = Zadania
view-free_share = Wolny udział
view-level = Poziom
view-row = Karty Luny
view-majority = Miejsca większości
view-gained = Wzięte karty
phase-tokens = wybór startowych żetonów
phase-planning = faza planowania
phase-actions = faza akcji
phase-over = gra skończona
side-moon = Księżyc
side-belt = Pas

## Fields of moves, to narrow down options by

field-area = Miejsce
field-card = Karta
field-choice = Wybór
field-coins = Crypcoiny
field-column = Kolumna
field-company = Korporacja
field-display = Pole obszaru kart
field-energy = Energia
field-first = Z kolumny 1
field-place = Miejsce na mapie
field-plan = Plan
field-research = Pole obszaru badań
field-screen = Ekran
field-second = Z kolumny 2
field-slot = Miejsce
field-slots = Miejsca
field-space = Pole bonusu
field-spaces = Liczba pól
field-special = Specjalny plan
field-step = Stopień nagrody
field-task = Zadanie
field-third = Z kolumny 3
field-token = Startowy żeton

## Prowadzona pierwsza gra

lesson-goal = Cztery korporacje wydobywają surowce na Księżycu, a ty inwestujesz we wszystkie. Po siedmiu rundach wygrywa najbogatszy. Udziały popłacają na dwa sposoby: gdy masz ich dużo i gdy korporacja się rozwija, bo wtedy każdy jest więcej wart.
    .title = Cztery korporacje, jeden Księżyc
lesson-first-card = W każdej rundzie najpierw w tajemnicy planujesz karty. Zaplanuj podświetloną kartę minerałów.
    .title = Planowanie
    .brought = Leży w slocie. To, co teraz zaplanujesz, możesz wykorzystać w tej rundzie.
lesson-second-card = Zostały dwa wolne sloty. Zaplanuj kartę tytanu o wartości 2.
    .title = Druga karta
    .brought = Minerały i tytan to zasoby: dzięki nim idziesz naprzód na torach korporacji albo kupujesz lepsze karty.
lesson-third-card = I jeszcze kartę energii: dzięki energii korporacje się rozwijają.
    .title = Energia też
    .brought = Wszystkie trzy sloty są zajęte.
lesson-reveal = Zatwierdź plan. Wszyscy odkrywają karty jednocześnie.
    .title = Karty na stół
    .brought = Teraz widzisz też, co planuje przeciwnik. Gracie na zmianę po jednej akcji, aż nikt nie może albo nie chce robić nic więcej.
lesson-majority = Nikt nie pokazuje więcej minerałów niż ty: połóż znacznik bonusu na polu przewagi minerałów, zanim ktoś je zajmie.
    .title = Znacznik bonusu
    .brought = Idziesz o dwa pola naprzód na torze Minervy: to daje udziały. Masz trzy znaczniki na rundę, a każde pole mieści tylko jeden.
lesson-expansion = Teraz niech urośnie korporacja. Wykorzystaj energię, żeby rozwinąć Minervę, w której masz udziały: wybierz jej podświetlony znak.
    .title = Ekspansja
    .brought = Twoja energia o wartości 1 prowadzi Minervę o jeden sektor dalej.
lesson-sector = Wybierz sektor, do którego wchodzi Minerva: numer 16.
    .title = Na Księżyc
    .brought = Jeden pionek opuścił stację Minervy, więc każdy jej udział jest więcej wart, twój i cudzy. A to, co leży w sektorze, jest dla ciebie: punkt badań.
lesson-research = Wydaj punkt badań. Na razie weź Crypcoina; plany na twoje ekrany przyniosą więcej, ale później.
    .title = Punkt badań
    .brought = Crypcoiny to majątek i kupują karty. A jeśli przeciwnik rozwinie Minervę jeszcze dalej, skorzystają na tym także twoje udziały!
lesson-rest-of-the-round = Graj tak dalej: wykorzystuj karty zasobów, kładź znaczniki, a gdy nic nie zostanie, wycofaj się. Zużyte karty odpoczywają, a na koniec rundy wraca do ciebie jeden ich stos.
    .title = Reszta rundy
lesson-points = Na koniec wszystko liczy się w Crypcoinach: te, które masz, udziały razy ich wartość oraz tory badań i zbiornika.
    .title = Jak wygrać
lesson-looking-up = Najedź na cokolwiek, żeby zobaczyć, co robi, a klawiszem I otworzysz zasadę. Całe zasady i lista klawiszy są w tym menu. Dobrych inwestycji!
    .title = Gdzie to sprawdzić
    .touch = Dotknij czegokolwiek, żeby zobaczyć, co to jest, i otworzyć zasadę. W tym menu są też całe zasady. Dobrych inwestycji!

# Standing orders

order-no-choice = Rób od razu to, co jedyne możliwe
    .until = dopóki nie odwołasz
order-drop-out = Wycofaj mnie, gdy przyjdzie moja kolej
    .until = do końca tej rundy
