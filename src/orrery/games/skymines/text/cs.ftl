# Skymines

title = Skymines
about = Investuj do čtyř korporací, které těží na Měsíci a v pásu planetek.
round = Kolo

## Companies, symbols, slots

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
symbol-carbon = uhlík
symbol-minerals = minerály
symbol-titanium = titan
symbol-energy = energie
symbol-science = vědecký výzkum
symbol-field = terénní výzkum
slot-A = místo A
    .loc = místě A
    .gen = místa A
slot-B = místo B
    .loc = místě B
    .gen = místa B
slot-C = místo C
    .loc = místě C
    .gen = místa C
slot-D = místo D
    .loc = místě D
    .gen = místa D
slot-E = místo E
    .loc = místě E
    .gen = místa E
area-A = místo A
    .loc = místě A
    .gen = místa A
area-B = místo B
    .loc = místě B
    .gen = místa B
area-C = místo C
    .loc = místě C
    .gen = místa C
area-D = místo D
    .loc = místě D
    .gen = místa D
area-E = místo E
    .loc = místě E
    .gen = místa E
area-tile = bonusová destička
    .loc = bonusové destičce
    .gen = bonusové destičky
piece-outpost = základna
piece-shuttle = raketoplán
tile-science = destička vědeckého výzkumu
    .acc = destičku vědeckého výzkumu
    .text = Počítá se jako karta vědeckého výzkumu: posuň ukazatel přenosu a pak utrať 1 bod výzkumu.
tile-field = destička terénního výzkumu
    .acc = destičku terénního výzkumu
    .text = Počítá se jako karta terénního výzkumu: 2 pole na stupnici nádrže a 1 navíc za každou odkrytou kartu terénního výzkumu.
tile-energy = destička energie
    .acc = destičku energie
    .text = 2 body energie: počítá se jako karta energie.
tile-plus1 = destička +1 surovina
    .acc = destičku +1 surovina
    .text = Leží na zvolené odkryté kartě surovin, která má o 1 jednotku víc.
side-A1 = stupnice A1
    .text = Karty získané za minerály jsou o 1 levnější. Později je o 1 levnější každá karta a suroviny na ni lze míchat.
side-A2 = stupnice A2
    .text = 1 další bonusový žeton, později 2.
side-B1 = stupnice B1
    .text = O 1 bod energie víc, dokud leží odkrytá karta energie, později o 2.
side-B2 = stupnice B2
    .text = Bonusové pole: kup kartu za crypcoiny a posuň se o 1 na stupnici nádrže; později levněji a o 2 pole.
side-C1 = stupnice C1
    .text = Karty získané za titan jsou o 1 levnější. Později má místo toho každá karta titanu o 1 jednotku víc.
side-C2 = stupnice C2
    .text = Bonusové pole: body výzkumu a pole na stupnici nádrže; později zdarma a víc.
side-D1 = stupnice D1
    .text = Natrvalo symbol terénního výzkumu a o 1 sběrač plynu víc u každé korporace, později o 3.
side-D2 = stupnice D2
    .text = Bonusové pole: posuň se na stupnicích jiných korporací o 3 a 2 pole, později na všech třech.
side-E1 = stupnice E1
    .text = Bonusové pole: odstraň kartu uhlíku za crypcoiny, později libovolnou kartu za víc.
side-E2 = stupnice E2
    .text = Bonusové pole: odstraň kartu a proveď ji, nebo si vezmi odstraněnou kartu; později obojí.

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
place-b1a = pole a planetky 1
place-b1b = pole b planetky 1
place-b1c = pole c planetky 1
place-b2a = pole a planetky 2
place-b2b = pole b planetky 2
place-b4a = pole a planetky 4
place-b4b = pole b planetky 4
place-b4c = pole c planetky 4
place-b6a = pole a planetky 6
place-b6b = pole b planetky 6
place-b7a = pole a planetky 7
place-b7b = pole b planetky 7
place-b7c = pole c planetky 7
place-b10a = pole a planetky 10
place-b10b = pole b planetky 10
place-b10c = pole c planetky 10
place-b14a = pole a planetky 14
place-b14b = pole b planetky 14
place-b14c = pole c planetky 14
place-b15a = pole a planetky 15
place-b15b = pole b planetky 15
place-b15c = pole c planetky 15
place-b17a = pole a planetky 17
place-b17b = pole b planetky 17
place-b17c = pole c planetky 17
place-b18a = pole a planetky 18
place-b18b = pole b planetky 18
place-b21a = pole a planetky 21
place-b21b = pole b planetky 21
place-b21c = pole c planetky 21
place-b23a = pole a planetky 23
place-b23b = pole b planetky 23
place-b3 = pole raketoplánu 3
place-b5 = pole raketoplánu 5
place-b8 = pole raketoplánu 8
place-b9 = pole raketoplánu 9
place-b11 = pole raketoplánu 11
place-b12 = pole raketoplánu 12
place-b13 = pole raketoplánu 13
place-b16 = pole raketoplánu 16
place-b19 = pole raketoplánu 19
place-b20 = pole raketoplánu 20
place-b22 = pole raketoplánu 22
place-b24 = pole raketoplánu 24

## Action cards

card-cA01 = karta uhlíku (2)
    .acc = kartu uhlíku (2)
    .text = 2 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-cA02 = karta minerálů (2)
    .acc = kartu minerálů (2)
    .text = 2 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-cA03 = karta titanu (2)
    .acc = kartu titanu (2)
    .text = 2 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-cA04 = karta uhlíku (3)
    .acc = kartu uhlíku (3)
    .text = 3 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cA05 = karta minerálů (3)
    .acc = kartu minerálů (3)
    .text = 3 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cA06 = karta titanu (3)
    .acc = kartu titanu (3)
    .text = 3 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cA07 = karta energie (2)
    .acc = kartu energie (2)
    .text = 2 body energie na expanzi jedné korporace. Vytištěná cena: 2.
card-cA08 = karta vědeckého výzkumu (2)
    .acc = kartu vědeckého výzkumu (2)
    .text = Posuň ukazatel přenosu a pak utrať 2 body výzkumu. Vytištěná cena: 2.
card-cA09 = karta terénního výzkumu
    .acc = kartu terénního výzkumu
    .text = Získáš 1 pole na stupnici nádrže a 2 crypcoiny. Vytištěná cena: 1.
card-cB01 = karta uhlíku (3)
    .acc = kartu uhlíku (3)
    .text = 3 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cB02 = karta minerálů (3)
    .acc = kartu minerálů (3)
    .text = 3 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cB03 = karta titanu (3)
    .acc = kartu titanu (3)
    .text = 3 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 3.
card-cB04 = karta uhlíku (4)
    .acc = kartu uhlíku (4)
    .text = 4 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cB05 = karta minerálů (4)
    .acc = kartu minerálů (4)
    .text = 4 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cB06 = karta titanu (4)
    .acc = kartu titanu (4)
    .text = 4 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cB07 = karta energie (2) s podílem Skymine
    .acc = kartu energie (2) s podílem Skymine
    .text = 2 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Skymine. Vytištěná cena: 4.
card-cB08 = karta energie (2) s podílem Minerva
    .acc = kartu energie (2) s podílem Minerva
    .text = 2 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Minerva. Vytištěná cena: 4.
card-cB09 = karta energie (2) s podílem Astrogo
    .acc = kartu energie (2) s podílem Astrogo
    .text = 2 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Astrogo. Vytištěná cena: 4.
card-cB10 = karta energie (2) s podílem Tawac
    .acc = kartu energie (2) s podílem Tawac
    .text = 2 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Tawac. Vytištěná cena: 4.
card-cB11 = karta terénního výzkumu Skymine
    .acc = kartu terénního výzkumu Skymine
    .text = Získáš 2 pole na stupnici nádrže a 1 crypcoin. Pak o 1 pole víc na stupnici nádrže za každé 2 sběrače plynu Skymine. Vytištěná cena: 3.
card-cB12 = karta terénního výzkumu Minerva
    .acc = kartu terénního výzkumu Minerva
    .text = Získáš 2 pole na stupnici nádrže a 1 crypcoin. Pak o 1 pole víc na stupnici nádrže za každé 2 sběrače plynu Minerva. Vytištěná cena: 3.
card-cB13 = karta terénního výzkumu Astrogo
    .acc = kartu terénního výzkumu Astrogo
    .text = Získáš 2 pole na stupnici nádrže a 1 crypcoin. Pak o 1 pole víc na stupnici nádrže za každé 2 sběrače plynu Astrogo. Vytištěná cena: 3.
card-cB14 = karta terénního výzkumu Tawac
    .acc = kartu terénního výzkumu Tawac
    .text = Získáš 2 pole na stupnici nádrže a 1 crypcoin. Pak o 1 pole víc na stupnici nádrže za každé 2 sběrače plynu Tawac. Vytištěná cena: 3.
card-cB15 = karta vědeckého výzkumu (2)
    .acc = kartu vědeckého výzkumu (2)
    .text = Posuň ukazatel přenosu a pak utrať 2 body výzkumu. Vytištěná cena: 2.
card-cB16 = karta vědeckého výzkumu (3)
    .acc = kartu vědeckého výzkumu (3)
    .text = Posuň ukazatel přenosu a pak utrať 3 body výzkumu. Vytištěná cena: 4.
card-cC01 = karta uhlíku (4)
    .acc = kartu uhlíku (4)
    .text = 4 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC02 = karta minerálů (4)
    .acc = kartu minerálů (4)
    .text = 4 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC03 = karta titanu (4)
    .acc = kartu titanu (4)
    .text = 4 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC04 = karta uhlíku (4)
    .acc = kartu uhlíku (4)
    .text = 4 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC05 = karta minerálů (4)
    .acc = kartu minerálů (4)
    .text = 4 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC06 = karta titanu (4)
    .acc = kartu titanu (4)
    .text = 4 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 5.
card-cC07 = karta energie (3) s podílem Skymine
    .acc = kartu energie (3) s podílem Skymine
    .text = 3 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Skymine. Vytištěná cena: 5.
card-cC08 = karta energie (3) s podílem Minerva
    .acc = kartu energie (3) s podílem Minerva
    .text = 3 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Minerva. Vytištěná cena: 5.
card-cC09 = karta energie (3) s podílem Astrogo
    .acc = kartu energie (3) s podílem Astrogo
    .text = 3 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Astrogo. Vytištěná cena: 5.
card-cC10 = karta energie (3) s podílem Tawac
    .acc = kartu energie (3) s podílem Tawac
    .text = 3 body energie na expanzi jedné korporace. V závěrečném bodování se počítá jako podíl Tawac. Vytištěná cena: 5.
card-cC11 = karta vědeckého výzkumu (3)
    .acc = kartu vědeckého výzkumu (3)
    .text = Posuň ukazatel přenosu a pak utrať 3 body výzkumu. Vytištěná cena: 4.
card-cD01 = karta jednoho podílu Skymine
    .acc = kartu jednoho podílu Skymine
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Skymine. Vytištěná cena: 3.
card-cD02 = karta jednoho podílu Minerva
    .acc = kartu jednoho podílu Minerva
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Minerva. Vytištěná cena: 3.
card-cD03 = karta jednoho podílu Astrogo
    .acc = kartu jednoho podílu Astrogo
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Astrogo. Vytištěná cena: 3.
card-cD04 = karta jednoho podílu Tawac
    .acc = kartu jednoho podílu Tawac
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Tawac. Vytištěná cena: 3.
card-cE01 = karta jednoho podílu Skymine
    .acc = kartu jednoho podílu Skymine
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Skymine. Vytištěná cena: 4.
card-cE02 = karta jednoho podílu Minerva
    .acc = kartu jednoho podílu Minerva
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Minerva. Vytištěná cena: 4.
card-cE03 = karta jednoho podílu Astrogo
    .acc = kartu jednoho podílu Astrogo
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Astrogo. Vytištěná cena: 4.
card-cE04 = karta jednoho podílu Tawac
    .acc = kartu jednoho podílu Tawac
    .text = Nelze ji naplánovat. V závěrečném bodování se počítá jako podíl Tawac. Vytištěná cena: 4.
card-s_carbon1 = karta uhlíku (1)
    .acc = kartu uhlíku (1)
    .text = 1 jednotka uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 1.
card-s_carbon2 = karta uhlíku (2)
    .acc = kartu uhlíku (2)
    .text = 2 jednotky uhlíku: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-s_minerals1 = karta minerálů (1)
    .acc = kartu minerálů (1)
    .text = 1 jednotka minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 1.
card-s_minerals2 = karta minerálů (2)
    .acc = kartu minerálů (2)
    .text = 2 jednotky minerálů: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-s_titanium1 = karta titanu (1)
    .acc = kartu titanu (1)
    .text = 1 jednotka titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 1.
card-s_titanium2 = karta titanu (2)
    .acc = kartu titanu (2)
    .text = 2 jednotky titanu: na získání karty a na pole stupnic korporací. Vytištěná cena: 2.
card-s_energy1 = karta energie (1)
    .acc = kartu energie (1)
    .text = 1 bod energie na expanzi jedné korporace. Vytištěná cena: 1.
card-s_energy2 = karta energie (2)
    .acc = kartu energie (2)
    .text = 2 body energie na expanzi jedné korporace. Vytištěná cena: 2.
card-s_science = karta vědeckého výzkumu (2)
    .acc = kartu vědeckého výzkumu (2)
    .text = Posuň ukazatel přenosu a pak utrať 2 body výzkumu. Vytištěná cena: 2.
card-n_energy01 = karta energie (1)
    .acc = kartu energie (1)
    .text = 1 bod energie na expanzi jedné korporace. Vytištěná cena: 1.
card-n_energy02 = karta energie (1)
    .acc = kartu energie (1)
    .text = 1 bod energie na expanzi jedné korporace. Vytištěná cena: 2.
card-n_energy03 = karta energie (1)
    .acc = kartu energie (1)
    .text = 1 bod energie na expanzi jedné korporace. Vytištěná cena: 2.
card-n_energy04 = karta energie (1)
    .acc = kartu energie (1)
    .text = 1 bod energie na expanzi jedné korporace. Vytištěná cena: 3.

## Research plans

plan-pA01 = plán A01
    .text = Požadavek: 1 jednotka uhlíku. Odměna, když se tu zastavíš: tolik crypcoinů, kolik máš jednotek uhlíku, minus 1.
plan-pA02 = plán A02
    .text = Požadavek: 1 jednotka uhlíku. Odměna, když se tu zastavíš: 1 crypcoin.
plan-pA03 = plán A03
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 pole na stupnici jedné korporace.
plan-pA04 = plán A04
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-pA05 = plán A05
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 2 crypcoiny.
plan-pA06 = plán A06
    .text = Požadavek: 1 jednotka minerálů. Odměna, když se tu zastavíš: tolik crypcoinů, kolik máš jednotek minerálů, minus 1.
plan-pA07 = plán A07
    .text = Požadavek: 1 jednotka minerálů. Odměna, když se tu zastavíš: 1 crypcoin.
plan-pA08 = plán A08
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 pole na stupnici jedné korporace.
plan-pA09 = plán A09
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-pA10 = plán A10
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 2 crypcoiny.
plan-pA11 = plán A11
    .text = Požadavek: 1 jednotka titanu. Odměna, když se tu zastavíš: tolik crypcoinů, kolik máš jednotek titanu, minus 1.
plan-pA12 = plán A12
    .text = Požadavek: 1 jednotka titanu. Odměna, když se tu zastavíš: 1 crypcoin.
plan-pA13 = plán A13
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 pole na stupnici jedné korporace.
plan-pA14 = plán A14
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-pA15 = plán A15
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 2 crypcoiny.
plan-pA16 = plán A16
    .text = Požadavek: 1 bod energie. Odměna, když se tu zastavíš: 1 crypcoin.
plan-pA17 = plán A17
    .text = Požadavek: 1 bod energie. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-pA18 = plán A18
    .text = Požadavek: 2 body energie. Odměna, když se tu zastavíš: 1 bod výzkumu.
plan-pA19 = plán A19
    .text = Požadavek: 2 body energie. Odměna, když se tu zastavíš: 1 pole na stupnici jedné korporace.
plan-pA20 = plán A20
    .text = Požadavek: 2 body energie. Odměna, když se tu zastavíš: 2 crypcoiny.
plan-pA21 = plán A21
    .text = Požadavek: 2 jednotky jedné suroviny. Odměna, když se tu zastavíš: 1 crypcoin.
plan-pA22 = plán A22
    .text = Požadavek: 3 jednotky jedné suroviny. Odměna, když se tu zastavíš: 1 pole na stupnici jedné korporace.
plan-pA23 = plán A23
    .text = Požadavek: 1 jiná karta libovolného výzkumu. Odměna, když se tu zastavíš: 2 crypcoiny.
plan-pA24 = plán A24
    .text = Požadavek: 1 jiná karta libovolného výzkumu. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-pB01 = plán B01
    .text = Požadavek: 3 jednotky uhlíku. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace.
plan-pB02 = plán B02
    .text = Požadavek: 3 jednotky uhlíku. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pB03 = plán B03
    .text = Požadavek: 2 jednotky uhlíku a 1 bod energie. Odměna, když se tu zastavíš: 3 crypcoiny.
plan-pB04 = plán B04
    .text = Požadavek: 4 jednotky uhlíku. Odměna, když se tu zastavíš: odstranění 1 základny ze stanice a 1 crypcoin.
plan-pB05 = plán B05
    .text = Požadavek: 3 jednotky minerálů. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace.
plan-pB06 = plán B06
    .text = Požadavek: 3 jednotky minerálů. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pB07 = plán B07
    .text = Požadavek: 2 jednotky minerálů a 1 bod energie. Odměna, když se tu zastavíš: 3 crypcoiny.
plan-pB08 = plán B08
    .text = Požadavek: 4 jednotky minerálů. Odměna, když se tu zastavíš: odstranění 1 základny ze stanice a 1 crypcoin.
plan-pB09 = plán B09
    .text = Požadavek: 3 jednotky titanu. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace.
plan-pB10 = plán B10
    .text = Požadavek: 3 jednotky titanu. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pB11 = plán B11
    .text = Požadavek: 2 jednotky titanu a 1 bod energie. Odměna, když se tu zastavíš: 3 crypcoiny.
plan-pB12 = plán B12
    .text = Požadavek: 4 jednotky titanu. Odměna, když se tu zastavíš: odstranění 1 základny ze stanice a 1 crypcoin.
plan-pB13 = plán B13
    .text = Požadavek: 2 jednotky uhlíku a 2 jednotky minerálů. Odměna, když se tu zastavíš: 2 pole na stupnici nádrže.
plan-pB14 = plán B14
    .text = Požadavek: 2 jednotky uhlíku a 2 jednotky titanu. Odměna, když se tu zastavíš: 2 pole na stupnici nádrže.
plan-pB15 = plán B15
    .text = Požadavek: 2 jednotky minerálů a 2 jednotky titanu. Odměna, když se tu zastavíš: 2 pole na stupnici nádrže.
plan-pB16 = plán B16
    .text = Požadavek: 3 body energie. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pB17 = plán B17
    .text = Požadavek: 3 body energie. Odměna, když se tu zastavíš: odstranění 1 základny ze stanice a 1 crypcoin.
plan-pB18 = plán B18
    .text = Požadavek: 4 body energie. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace.
plan-pB19 = plán B19
    .text = Požadavek: 1 jiná karta libovolného výzkumu a 1 bod energie. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pB20 = plán B20
    .text = Požadavek: 1 karta terénního výzkumu. Odměna, když se tu zastavíš: 2 pole na stupnici nádrže.
plan-pB21 = plán B21
    .text = Požadavek: 1 karta terénního výzkumu. Odměna, když se tu zastavíš: 3 crypcoiny.
plan-pB22 = plán B22
    .text = Požadavek: 4 jednotky jedné suroviny. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace.
plan-pB23 = plán B23
    .text = Požadavek: 4 jednotky jedné suroviny. Odměna, když se tu zastavíš: 2 pole na stupnici nádrže.
plan-pB24 = plán B24
    .text = Požadavek: 3 jednotky jedné suroviny a 1 bod energie. Odměna, když se tu zastavíš: 2 body výzkumu.
plan-pC01 = plán C01
    .text = Požadavek: 5 jednotek uhlíku. Odměna, když se tu zastavíš: 3 pole na stupnici jedné korporace.
plan-pC02 = plán C02
    .text = Požadavek: 3 jednotky uhlíku a k tomu 3 jednotky jedné suroviny. Odměna, když se tu zastavíš: 3 pole na stupnici nádrže.
plan-pC03 = plán C03
    .text = Požadavek: 4 jednotky uhlíku a 2 body energie. Odměna, když se tu zastavíš: odstranění 2 základen ze stanice.
plan-pC04 = plán C04
    .text = Požadavek: 6 jednotek uhlíku. Odměna, když se tu zastavíš: 4 pole na stupnici jedné korporace.
plan-pC05 = plán C05
    .text = Požadavek: 5 jednotek minerálů. Odměna, když se tu zastavíš: 3 pole na stupnici jedné korporace.
plan-pC06 = plán C06
    .text = Požadavek: 3 jednotky minerálů a k tomu 3 jednotky jedné suroviny. Odměna, když se tu zastavíš: 3 pole na stupnici nádrže.
plan-pC07 = plán C07
    .text = Požadavek: 4 jednotky minerálů a 2 body energie. Odměna, když se tu zastavíš: odstranění 2 základen ze stanice.
plan-pC08 = plán C08
    .text = Požadavek: 6 jednotek minerálů. Odměna, když se tu zastavíš: 4 pole na stupnici jedné korporace.
plan-pC09 = plán C09
    .text = Požadavek: 5 jednotek titanu. Odměna, když se tu zastavíš: 3 pole na stupnici jedné korporace.
plan-pC10 = plán C10
    .text = Požadavek: 3 jednotky titanu a k tomu 3 jednotky jedné suroviny. Odměna, když se tu zastavíš: 3 pole na stupnici nádrže.
plan-pC11 = plán C11
    .text = Požadavek: 4 jednotky titanu a 2 body energie. Odměna, když se tu zastavíš: odstranění 2 základen ze stanice.
plan-pC12 = plán C12
    .text = Požadavek: 6 jednotek titanu. Odměna, když se tu zastavíš: 4 pole na stupnici jedné korporace.
plan-pC13 = plán C13
    .text = Požadavek: 3 jednotky uhlíku a 3 jednotky minerálů. Odměna, když se tu zastavíš: 5 crypcoinů.
plan-pC14 = plán C14
    .text = Požadavek: 3 jednotky uhlíku a 3 jednotky titanu. Odměna, když se tu zastavíš: 5 crypcoinů.
plan-pC15 = plán C15
    .text = Požadavek: 3 jednotky minerálů a 3 jednotky titanu. Odměna, když se tu zastavíš: 5 crypcoinů.
plan-pC16 = plán C16
    .text = Požadavek: 5 bodů energie. Odměna, když se tu zastavíš: 3 body výzkumu a 1 crypcoin.
plan-pC17 = plán C17
    .text = Požadavek: 4 body energie. Odměna, když se tu zastavíš: 2 pole na stupnici jedné korporace a odstranění 1 základny ze stanice.
plan-pC18 = plán C18
    .text = Požadavek: 6 bodů energie. Odměna, když se tu zastavíš: odstranění 2 základen ze stanice a 2 crypcoiny.
plan-pC19 = plán C19
    .text = Požadavek: 2 jiné karty libovolného výzkumu. Odměna, když se tu zastavíš: 3 body výzkumu.
plan-pC20 = plán C20
    .text = Požadavek: 1 karta terénního výzkumu a 2 body energie. Odměna, když se tu zastavíš: 4 pole na stupnici nádrže.
plan-pC21 = plán C21
    .text = Požadavek: 1 jiná karta libovolného výzkumu a 4 jednotky jedné suroviny. Odměna, když se tu zastavíš: 5 crypcoinů.
plan-pC22 = plán C22
    .text = Požadavek: 6 jednotek jedné suroviny. Odměna, když se tu zastavíš: 4 pole na stupnici jedné korporace.
plan-pC23 = plán C23
    .text = Požadavek: 5 jednotek jedné suroviny a 1 bod energie. Odměna, když se tu zastavíš: 3 body výzkumu a 1 crypcoin.
plan-pC24 = plán C24
    .text = Požadavek: 7 jednotek jedné suroviny. Odměna, když se tu zastavíš: 6 crypcoinů.
plan-SP2 = zvláštní plán výzkumu 2
    .text = Vstup na tento plán stojí 2 crypcoiny. Na konci hry má plán hodnotu 4 crypcoiny.
special-SP2 = zvláštní plán výzkumu 2
    .text = Vstup na tento plán stojí 2 crypcoiny. Na konci hry má plán hodnotu 4 crypcoiny.
plan-SP3 = zvláštní plán výzkumu 3
    .text = Vstup na tento plán stojí 2 crypcoiny. Na konci hry má plán hodnotu 5 crypcoinů.
special-SP3 = zvláštní plán výzkumu 3
    .text = Vstup na tento plán stojí 2 crypcoiny. Na konci hry má plán hodnotu 5 crypcoinů.
plan-SP4 = zvláštní plán výzkumu 4
    .text = Vstup na tento plán stojí 3 crypcoiny. Na konci hry má plán hodnotu 6 crypcoinů.
special-SP4 = zvláštní plán výzkumu 4
    .text = Vstup na tento plán stojí 3 crypcoiny. Na konci hry má plán hodnotu 6 crypcoinů.
plan-SP5 = zvláštní plán výzkumu 5
    .text = Vstup na tento plán stojí 3 crypcoiny. Na konci hry má plán hodnotu 7 crypcoinů.
special-SP5 = zvláštní plán výzkumu 5
    .text = Vstup na tento plán stojí 3 crypcoiny. Na konci hry má plán hodnotu 7 crypcoinů.
plan-SP6 = zvláštní plán výzkumu 6
    .text = Vstup na tento plán stojí 4 crypcoiny. Na konci hry má plán hodnotu 9 crypcoinů.
special-SP6 = zvláštní plán výzkumu 6
    .text = Vstup na tento plán stojí 4 crypcoiny. Na konci hry má plán hodnotu 9 crypcoinů.
plan-SP7 = zvláštní plán výzkumu 7
    .text = Vstup na tento plán stojí 4 crypcoiny. Na konci hry má plán hodnotu 10 crypcoinů.
special-SP7 = zvláštní plán výzkumu 7
    .text = Vstup na tento plán stojí 4 crypcoiny. Na konci hry má plán hodnotu 10 crypcoinů.
plan-ST01 = plán počátečního žetonu 1
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 crypcoin.
token-ST01 = počáteční žeton výzkumu 1
    .text = Počáteční bonus: 3 pole na stupnici Skymine a 1 pole na stupnici Astrogo. Použité na začátku: karta energie (2), karta uhlíku (2), karta minerálů (1). Plán na žetonu. Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 crypcoin.
plan-ST02 = plán počátečního žetonu 2
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 bod výzkumu.
token-ST02 = počáteční žeton výzkumu 2
    .text = Počáteční bonus: 2 pole na stupnici Minerva a 1 pole na stupnici nádrže. Použité na začátku: karta titanu (2), karta uhlíku (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 bod výzkumu.
plan-ST03 = plán počátečního žetonu 3
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 crypcoin.
token-ST03 = počáteční žeton výzkumu 3
    .text = Počáteční bonus: 3 pole na stupnici Astrogo a 1 pole na stupnici Minerva. Použité na začátku: karta energie (2), karta minerálů (2), karta titanu (1). Plán na žetonu. Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 crypcoin.
plan-ST04 = plán počátečního žetonu 4
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 bod výzkumu.
token-ST04 = počáteční žeton výzkumu 4
    .text = Počáteční bonus: 2 pole na stupnici Tawac a 1 pole na stupnici nádrže. Použité na začátku: karta uhlíku (2), karta minerálů (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 bod výzkumu.
plan-ST05 = plán počátečního žetonu 5
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 crypcoin.
token-ST05 = počáteční žeton výzkumu 5
    .text = Počáteční bonus: 4 pole na stupnici Minerva. Použité na začátku: karta energie (2), karta titanu (2), karta uhlíku (1). Plán na žetonu. Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 crypcoin.
plan-ST06 = plán počátečního žetonu 6
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 crypcoin.
token-ST06 = počáteční žeton výzkumu 6
    .text = Počáteční bonus: 3 pole na stupnici Tawac a 1 pole na stupnici Astrogo. Použité na začátku: karta energie (2), karta uhlíku (2), karta titanu (1). Plán na žetonu. Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 crypcoin.
plan-ST07 = plán počátečního žetonu 7
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 bod výzkumu.
token-ST07 = počáteční žeton výzkumu 7
    .text = Počáteční bonus: 2 pole na stupnici Skymine a 1 pole na stupnici nádrže. Použité na začátku: karta minerálů (2), karta titanu (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 bod výzkumu.
plan-ST08 = plán počátečního žetonu 8
    .text = Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 bod výzkumu.
token-ST08 = počáteční žeton výzkumu 8
    .text = Počáteční bonus: 2 pole na stupnici Astrogo a 1 pole na stupnici nádrže. Použité na začátku: karta uhlíku (2), karta titanu (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky minerálů. Odměna, když se tu zastavíš: 1 bod výzkumu.
plan-ST09 = plán počátečního žetonu 9
    .text = Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
token-ST09 = počáteční žeton výzkumu 9
    .text = Počáteční bonus: 2 pole na stupnici nádrže a 1 pole na stupnici Skymine. Použité na začátku: karta uhlíku (1), karta minerálů (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky titanu. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
plan-ST10 = plán počátečního žetonu 10
    .text = Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
token-ST10 = počáteční žeton výzkumu 10
    .text = Počáteční bonus: 2 pole na stupnici nádrže a 1 pole na stupnici Minerva. Použité na začátku: karta minerálů (1), karta titanu (1), karta energie (1). Plán na žetonu. Požadavek: 2 jednotky uhlíku. Odměna, když se tu zastavíš: 1 pole na stupnici nádrže.
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

space-majority-science = pole většiny výzkumu
    .text = Pokud nikdo nemá víc odkrytých karet vědeckého výzkumu. Jedna karta: 2 crypcoiny; s 1 další kartou libovolného výzkumu: 2 crypcoiny a 1 bod výzkumu; se 2 dalšími: 3 crypcoiny a 2 body výzkumu.
space-majority-titanium = pole většiny titanu
    .text = Pokud nikdo nemá víc odkrytých jednotek titanu; od 2: 2 pole na stupnici Astrogo; od 4: 3 pole na stupnici Astrogo a odstranění 1 základny ze stanice; od 6: 4 pole na stupnici Astrogo a 1 bod výzkumu.
space-majority-minerals = pole většiny minerálů
    .text = Pokud nikdo nemá víc odkrytých jednotek minerálů; od 2: 2 pole na stupnici Minerva; od 4: 3 pole na stupnici Minerva a 1 pole na stupnici nádrže; od 6: 4 pole na stupnici Minerva a 1 crypcoin.
space-majority-carbon = pole většiny uhlíku
    .text = Pokud nikdo nemá víc odkrytých jednotek uhlíku; od 2: 2 pole na stupnici Tawac; od 4: 3 pole na stupnici Tawac a 1 crypcoin; od 6: 4 pole na stupnici Tawac a 1 pole na stupnici nádrže.
space-majority-energy = pole většiny energie
    .text = Pokud nikdo nemá víc odkryté energie; od 2: 3 pole na stupnici Skymine; od 4: 4 pole na stupnici Skymine a 1 crypcoin; od 6: 5 polí na stupnici Skymine a 1 bod výzkumu.
space-first-player = pole začínajícího hráče
    .text = Vezmi si nebo si nech žeton začínajícího hráče na další kolo a utrať 1 bod výzkumu. Začínající hráč to nesmí ve svém prvním tahu kola.
space-buy = pole nákupu
    .text = Zaplať 1 crypcoin a pak kup 1 kartu z nabídky karet za její celkovou cenu v crypcoinech.
space-sell = pole prodeje
    .text = Odstraň 1 kartu z ruky: získáš crypcoiny ve výši její vytištěné ceny a 2 navíc.
space-tile-science = pole destičky vědeckého výzkumu
    .text = Zaplať 1 crypcoin: destička je v příštím kole tvoje.
space-tile-field = pole destičky terénního výzkumu
    .text = Zaplať 2 crypcoiny: destička je v příštím kole tvoje.
space-tile-energy = pole destičky energie
    .text = Zaplať 2 crypcoiny: destička je v příštím kole tvoje.
space-tile-plus1 = pole destičky +1 surovina
    .text = Zaplať 1 crypcoin: destička je v příštím kole tvoje.
space-skymine-1 = bonusové pole 1 stupnice Skymine
    .text = Pro ty, kdo překročili 1. bonusový práh. Co přináší, říká stupnice ve hře.
space-skymine-2 = bonusové pole 2 stupnice Skymine
    .text = Pro ty, kdo překročili 2. bonusový práh. Co přináší, říká stupnice ve hře.
space-minerva-1 = bonusové pole 1 stupnice Minerva
    .text = Pro ty, kdo překročili 1. bonusový práh. Co přináší, říká stupnice ve hře.
space-minerva-2 = bonusové pole 2 stupnice Minerva
    .text = Pro ty, kdo překročili 2. bonusový práh. Co přináší, říká stupnice ve hře.
space-astrogo-1 = bonusové pole 1 stupnice Astrogo
    .text = Pro ty, kdo překročili 1. bonusový práh. Co přináší, říká stupnice ve hře.
space-astrogo-2 = bonusové pole 2 stupnice Astrogo
    .text = Pro ty, kdo překročili 2. bonusový práh. Co přináší, říká stupnice ve hře.
space-tawac-1 = bonusové pole 1 stupnice Tawac
    .text = Pro ty, kdo překročili 1. bonusový práh. Co přináší, říká stupnice ve hře.
space-tawac-2 = bonusové pole 2 stupnice Tawac
    .text = Pro ty, kdo překročili 2. bonusový práh. Co přináší, říká stupnice ve hře.
space-private-1 = osobní bonusové pole
    .text = Jen tvoje, po třech úkolech. Zaplať 1 crypcoin: 3 pole na stupnici jedné korporace.
space-private-2 = osobní bonusové pole
    .text = Jen tvoje, po třech úkolech. Zaplať 1 crypcoin: 3 pole na stupnici jedné korporace.
space-private-3 = osobní bonusové pole
    .text = Jen tvoje, po třech úkolech. Zaplať 1 crypcoin: 3 pole na stupnici jedné korporace.
space-private-4 = osobní bonusové pole
    .text = Jen tvoje, po třech úkolech. Zaplať 1 crypcoin: 3 pole na stupnici jedné korporace.

## Missions and threats

task-MC1a = překroč hodnotu 25 na stupnici nádrže
task-MC1b = umísti jednou akcí energie 5 dílků
task-MC1c = měj 7 odkrytých jednotek jedné suroviny
task-MC2a = posuň se jednou akcí o 4 pole na stupnici nádrže
task-MC2b = měj 3 odkryté karty výzkumu
task-MC2c = měj zapnutá obě další místa
task-MC3a = přenes jednou akcí 4 plány
task-MC3b = měj 12 crypcoinů
task-MC3c = překroč druhý práh na 2 stupnicích
task-MC4a = překroč hodnotu 30 na stupnici výzkumu
task-MC4b = měj 7 odkrytých bodů energie
task-MC4c = měj 2 podíly na každé stupnici
task-MC5a = měj 3 karty s podílem
task-MC5b = posuň se jednou akcí o 7 polí na stupnicích korporací
task-MC5c = překroč hodnotu 30 na stupnici nádrže
task-MC6a = dosáhni pole 14 stupnice korporace
task-MC6b = vytlač jednou akcí energie 2 cizí dílky
task-MC6c = měj 2 zvláštní plány na stupnici
mission-MC1 = karta mise 1
    .text = { task-MC1a }; { task-MC1b }; { task-MC1c }
mission-MC2 = karta mise 2
    .text = { task-MC2a }; { task-MC2b }; { task-MC2c }
mission-MC3 = karta mise 3
    .text = { task-MC3a }; { task-MC3b }; { task-MC3c }
mission-MC4 = karta mise 4
    .text = { task-MC4a }; { task-MC4b }; { task-MC4c }
mission-MC5 = karta mise 5
    .text = { task-MC5a }; { task-MC5b }; { task-MC5c }
mission-MC6 = karta mise 6
    .text = { task-MC6a }; { task-MC6b }; { task-MC6c }
threat-TH1 = Singularita
    .text = Požadavek: tvůj ukazatel přenosu překročil 40 na stupnici výzkumu. Jinak hra skončí po 6. kole.
threat-TH2 = Otřes trhu
    .text = Požadavek: o 3 body energie víc. Jinak se 2 symboly mince nejcennější stanice nepočítají.
threat-TH3 = Časová smyčka
    .text = Požadavek: tvůj ukazatel helia-3 překročil 25 a ukazatel přenosu 20. Jinak následuje další hra a výsledky se zprůměrují.
threat-TH4 = Mor energie
    .text = Požadavek: odstraň z ruky 2 karty energie. Jinak všichni přijdou o všechny karty energie.
threat-TH5 = Měnový červ
    .text = Požadavek: zaplať 6 crypcoinů. Jinak všichni přijdou o všechny crypcoiny.
threat-TH6 = Parazit nádrže
    .text = Požadavek: tvůj ukazatel helia-3 překročil 40 na stupnici nádrže. Jinak se stupnice nádrže nepočítá.

## Luna

luna-I-1 = karta Luny I-1
    .acc = kartu Luny I-1
    .text = Karta z pole 1 nabídky karet; karta s nejcennějším podílem.
luna-I-2 = karta Luny I-2
    .acc = kartu Luny I-2
    .text = 2 pole na stupnici druhé nejcennější korporace; karty z nabídky karet, podle místa A: 7 + 8, B: 2, C: 3, D: 4, E: 6 + 10.
luna-I-3 = karta Luny I-3
    .acc = kartu Luny I-3
    .text = 2 crypcoiny; 2 pole na stupnici nejcennější korporace; bonusový žeton, podle místa A: pole nákupu, B: pole prodeje, C: pole destičky terénního výzkumu, D: pole destičky energie, E: pole destičky +1 surovina.
luna-I-4 = karta Luny I-4
    .acc = kartu Luny I-4
    .text = 2 crypcoiny; 1 pole na stupnici výzkumu; bonusový žeton, podle místa A: pole destičky energie, B: pole destičky +1 surovina, C: pole destičky terénního výzkumu, D: pole destičky vědeckého výzkumu, E: pole prodeje. Na místě většiny: 2 pole na stupnici nádrže.
luna-I-5 = karta Luny I-5
    .acc = kartu Luny I-5
    .text = 2 crypcoiny; 1 pole na stupnici výzkumu; bonusový žeton, podle místa A: pole destičky vědeckého výzkumu, B: pole destičky terénního výzkumu, C: pole destičky energie, D: pole nákupu, E: pole destičky +1 surovina. Na místě většiny: 2 pole na stupnici nádrže.
luna-I-6 = karta Luny I-6
    .acc = kartu Luny I-6
    .text = 2 pole na stupnici korporace, kde vede nejvíc; expanze korporace, kde vede nejvíc, 2 body energie, nejdřív nejnižší čísla.
luna-I-7 = karta Luny I-7
    .acc = kartu Luny I-7
    .text = 2 pole na stupnici korporace, kde vede nejvíc; expanze korporace, kde vede nejvíc, 2 body energie, nejdřív nejvyšší čísla.
luna-I-8 = karta Luny I-8
    .acc = kartu Luny I-8
    .text = 2 crypcoiny; 1 pole na stupnici výzkumu; bonusový žeton, podle místa A: pole destičky terénního výzkumu, B: pole destičky energie, C: pole nákupu, D: pole destičky vědeckého výzkumu, E: pole destičky +1 surovina. Na místě většiny: 2 pole na stupnici nádrže.
luna-I-9 = karta Luny I-9
    .acc = kartu Luny I-9
    .text = 2 pole na stupnici každé ze dvou nejcennějších korporací; nejnovější zvláštní plán výzkumu se odhodí; plán výzkumu se odhodí, podle místa A: A1, B: A2, C: A3, D: A4, E: A1.
luna-I-10 = karta Luny I-10
    .acc = kartu Luny I-10
    .text = 3 crypcoiny; 3 pole na stupnici nejméně cenné korporace; expanze nejméně cenné korporace, 3 body energie, nejdřív nejvyšší čísla.
luna-I-11 = karta Luny I-11
    .acc = kartu Luny I-11
    .text = 2 pole na stupnici každé ze dvou nejcennějších korporací; plán výzkumu se odhodí, podle místa A: B1, B: B2, C: B3, D: B4, E: B1; plán výzkumu se odhodí, podle místa A: C1, B: C2, C: C3, D: C4, E: C1.
luna-I-12 = karta Luny I-12
    .acc = kartu Luny I-12
    .text = 2 pole na stupnici nádrže; karty z nabídky karet, podle místa A: 1 + 2, B: 1 + 3, C: 1 + 4, D: 1 + 6, E: 1 + 7. Na místě většiny: 2 pole na stupnici nádrže.
luna-II-1 = karta Luny II-1
    .acc = kartu Luny II-1
    .text = 3 crypcoiny; 3 pole na stupnici každé ze dvou nejcennějších korporací; plán výzkumu se odhodí, podle místa A: B1, B: B2, C: B3, D: B4, E: B1. Na místě většiny: 1 pole na stupnici výzkumu.
luna-II-2 = karta Luny II-2
    .acc = kartu Luny II-2
    .text = 3 pole na stupnici každé ze čtyř korporací; nejnovější zvláštní plán výzkumu se odhodí; plán výzkumu se odhodí, podle místa A: A1, B: A2, C: A3, D: A4, E: A1. Na místě většiny: 1 pole na stupnici výzkumu.
luna-II-3 = karta Luny II-3
    .acc = kartu Luny II-3
    .text = 3 pole na stupnici korporace, kde vede nejvíc; expanze korporace, kde vede nejvíc, 3 body energie, nejdřív nejvyšší čísla. Na místě většiny: 1 pole na stupnici výzkumu.
luna-II-4 = karta Luny II-4
    .acc = kartu Luny II-4
    .text = 3 crypcoiny; 2 pole na stupnici výzkumu; bonusový žeton, podle místa A: pole nákupu, B: pole destičky vědeckého výzkumu, C: pole destičky terénního výzkumu, D: pole destičky energie, E: pole prodeje. Na místě většiny: 1 pole na stupnici výzkumu.
luna-II-5 = karta Luny II-5
    .acc = kartu Luny II-5
    .text = 2 pole na stupnici nádrže; 2 pole na stupnici výzkumu; karty z nabídky karet, podle místa A: 2, B: 3, C: 4, D: 6, E: 11; karta s nejcennějším podílem. Na místě většiny: 2 pole na stupnici nádrže.
luna-II-6 = karta Luny II-6
    .acc = kartu Luny II-6
    .text = 3 crypcoiny; 4 pole na stupnici nádrže; bonusový žeton, podle místa A: pole nákupu, B: pole destičky +1 surovina, C: pole destičky terénního výzkumu, D: pole destičky energie, E: pole prodeje. Na místě většiny: 2 pole na stupnici nádrže.
luna-II-7 = karta Luny II-7
    .acc = kartu Luny II-7
    .text = 2 pole na stupnici každé ze dvou korporací, kde vede nejvíc; expanze každé ze dvou korporací, kde vede nejvíc, 2 body energie, nejdřív nejnižší čísla. Na místě většiny: 2 pole na stupnici nádrže.
rule-most_valuable = nejcennější korporace
rule-second_most_valuable = druhá nejcennější korporace
rule-two_most_valuable_each = dvě nejcennější korporace
rule-least_valuable = nejméně cenná korporace
rule-lead_biggest_margin = kde vede nejvíc
rule-two_lead_biggest_margin_each = dvě, kde vede nejvíc
rule-all_four_each = všechny čtyři korporace
rule-printed = co dává její karta
rule-slot_cards = pole nabídky karet podle místa
rule-share_card = nejcennější podíl v nabídce karet
rule-slot_plan = pole nabídky výzkumu podle místa
rule-latest_special = naposledy odkrytý zvláštní plán výzkumu
rule-slot_space = bonusové pole podle místa
rule-lowest_free = nejnižší volné číslo v dosahu
rule-highest_free = nejvyšší volné číslo v dosahu
rule-lowest_own = nejnižší planetka, kde korporace je
rule-highest_own = nejvyšší planetka, kde korporace je
rule-lowest_behind = nejnižší číslo korporace, na jejíž stupnici nejvíc zaostává
rule-highest_behind = nejvyšší číslo korporace, na jejíž stupnici nejvíc zaostává
rule-no_place = žádné pole v dosahu nebo žádný dílek ve stanici
rule-left_majority = levé číslo je větší, levá většina končí
rule-right_majority = pravé číslo je větší, pravá většina končí
rule-no_majority = čísla jsou stejná, většiny zůstávají
automaton-lunas = Luna

## Options

option-board = Herní plán
    .text = Měsíc je základní hra. V pásu jsou planetky a raketoplány.
board-moon = Měsíc
    .text = 24 sektorů, hranice s jednoduchou a dvojitou čarou; základní hra.
board-belt = Pás planetek
    .text = Planetky a raketoplány na letových drahách mezi nimi.
option-track_skymine = Stupnice Skymine
    .text = Která strana které desky stupnice patří této korporaci. Každou z desek A až E lze použít jednou.
track_skymine-random = náhodná
    .text = Losem: jedna strana jedné z pěti desek.
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
option-track_minerva = Stupnice Minerva
    .text = Která strana které desky stupnice patří této korporaci. Každou z desek A až E lze použít jednou.
track_minerva-random = náhodná
    .text = Losem: jedna strana jedné z pěti desek.
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
option-track_astrogo = Stupnice Astrogo
    .text = Která strana které desky stupnice patří této korporaci. Každou z desek A až E lze použít jednou.
track_astrogo-random = náhodná
    .text = Losem: jedna strana jedné z pěti desek.
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
option-track_tawac = Stupnice Tawac
    .text = Která strana které desky stupnice patří této korporaci. Každou z desek A až E lze použít jednou.
track_tawac-random = náhodná
    .text = Losem: jedna strana jedné z pěti desek.
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
option-tokens = Počáteční žetony výzkumu
    .text = S čím každý začíná: pole na stupnicích, použité karty a první plán.
tokens-dealt = dva rozdané, jeden zůstane
    .text = Každý dostane dva a tajně si jeden nechá.
tokens-fixed = z první hry
    .text = Každý dostane žeton určený pro první hru.
option-linked_slots = Propojená místa
    .text = Každá karta jde na místo na použité karty spojené s jejím místem: plánování rozhoduje, které karty se vrátí spolu.
option-missions = Karty misí
    .text = Úkoly pro všechny, které přinášejí crypcoiny a jednorázové bonusové žetony.
option-outposts = Základny od začátku
    .text = Každá korporace už má na Měsíci tři základny, jako ve třetí kapitole kampaně.
option-threat = Karta hrozby
    .text = Čeká uprostřed pásu. Když ji nikdo nezneutralizuje, na konci přijde následek.
threat-none = žádná
    .text = Hra bez hrozby.
threat-random = náhodná
    .text = Jedna ze šesti, losem.
implied-moon-threat = Hrozby jsou jen na straně s pásem.
implied-track-taken = Tuto desku už má jiná korporace: tato dostane stupnici losem.
implied-belt-outposts = Základny od začátku hry jsou jen na straně s Měsícem.
implied-no-loop = Opakuje se jen časová smyčka.
option-time_loops = Nejvíc opakovaných her časové smyčky
    .text = Platí jen pro hrozbu „Časová smyčka“: nejvýš tolik her následuje, než se výsledky zprůměrují.
option-lunas = Luny
    .text = Protivnice, za které hrají pravidla. Hra jednoho hráče potřebuje aspoň jednu; dohromady jsou hráči nejvýš čtyři.
lunas-0 = úroveň 0, lehká
    .text = Jen tři místa a karty první třídy.
lunas-1 = úroveň 1, lehká
    .text = Zapíná i další místa.
lunas-2 = úroveň 2, standardní
    .text = Když jí dojde balíček, přibude karta druhé třídy.
lunas-3 = úroveň 3, pokročilá
    .text = Žetony Luny na jejích stupnicích přidávají karty druhé třídy dřív.
lunas-4 = úroveň 4, pokročilá
    .text = Žetony Luny na jejích stupnicích přidávají karty druhé třídy dřív.
lunas-5 = úroveň 5, pokročilá
    .text = Žetony Luny na jejích stupnicích přidávají karty druhé třídy dřív.
lunas-6 = úroveň 6, pokročilá
    .text = Žetony Luny jako od úrovně 3, navíc začíná s náskokem několika polí.
lunas-7 = úroveň 7, pokročilá
    .text = Žetony Luny jako od úrovně 3, navíc začíná s náskokem několika polí.
lunas-8 = úroveň 8, pokročilá
    .text = Žetony Luny jako od úrovně 3, navíc začíná s náskokem několika polí.
lunas-none = žádná
preset-first_game = První hra
    .text = Měsíc, stupnice A1, B1, C1 a D1 a počáteční žetony z pravidel.
preset-belt = Pás planetek
    .text = Pás planetek s kartami misí a jednou z hrozeb.

## The campaign

chapter-mines = Doly na Měsíci
chapter-belt = Směr pás planetek
chapter-return = Zpátky na Měsíc
chapter-threat = Hrozba v pásu
carried-success = Body úspěchu
rating-earth = Nohama na zemi
rating-orbit = Skoro na oběžné dráze
rating-moon = Téměř na Měsíci
rating-mars = Příští zastávka Mars
rating-legend = Legenda soustavy

## What is asked

ask-keep-token = Který počáteční žeton výzkumu si necháš?
ask-plan-cards = Které karty naplánuješ na toto kolo? Volná místa: { $slots }.
ask-turn = Jakou akci provedeš? Crypcoiny: { $coins }, bonusové žetony: { $markers }.
ask-acquire =
    Máš { $units ->
        [one] 1 jednotku
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotek
    }. Získáš kartu?
ask-spend-units =
    Máš ještě { $units ->
        [one] 1 jednotku
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotek
    }. Na které stupnici se posuneš?
ask-pay-barrier = Zaplatíš investiční bariéru na stupnici { $company } a půjdeš dál? Cena: { $price }, máš: { $coins }.
ask-expand =
    Zbývá: { $energy ->
        [one] 1 bod energie
        [few] { $energy } body energie
        [many] { $energy } bodu energie
       *[other] { $energy } bodů energie
    }. Kam vstoupí { $company }?
ask-take-pieces =
    Ze kterých sloupců stanice { $company } vezmeš { $pieces ->
        [one] 1 základnu
        [few] { $pieces } základny
        [many] { $pieces } základny
       *[other] { $pieces } základen
    }?
ask-return-piece = Do kterého sloupce stanice { $company } se vrátí vytlačený dílek ({ $piece })?
ask-flip-plan = Zaplatíš 2 crypcoiny za otočení plánu? Máš: { $coins }.
ask-move-upload = Jak daleko se posune tvůj ukazatel přenosu?
ask-spend-points =
    { $points ->
        [one] K utracení: 1 bod výzkumu. Co si vezmeš?
        [few] K utracení: { $points } body výzkumu. Co si vezmeš? Více plánů: po řadách, zleva doprava.
        [many] K utracení: { $points } bodu výzkumu. Co si vezmeš? Více plánů: po řadách, zleva doprava.
       *[other] K utracení: { $points } bodů výzkumu. Co si vezmeš? Více plánů: po řadách, zleva doprava.
    }
ask-put-plan = Na kterou obrazovku položíš { $plan }?
ask-choose-track =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
        [many] { $spaces } pole
       *[other] { $spaces } polí
    }: na stupnici které korporace se posuneš?
ask-spread =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
        [many] { $spaces } pole
       *[other] { $spaces } polí
    }: na které stupnici se posuneš teď?
ask-remove-outpost = Která základna opustí hru?
ask-buy-card = Kterou kartu koupíš? Crypcoiny: { $coins }.
ask-sell-card = Kterou kartu odstraníš za její vytištěnou cenu a { $plus } navíc?
ask-choose-effect = Kterou ze dvou možností si vybereš?
ask-remove-for-action = Kterou kartu odstraníš?
ask-perform-or-retake = Provedeš kartu, nebo zaplatíš 2 crypcoiny za některou odstraněnou?
ask-choose-company =
    { $energy ->
        [one] 1 bod energie
        [few] { $energy } body energie
        [many] { $energy } bodu energie
       *[other] { $energy } bodů energie
    }: která korporace se rozšíří?
ask-retake-now = Kterou odstraněnou kartu si vezmeš?
ask-retake = Zaplatíš 2 crypcoiny za odstraněnou kartu? Máš: { $coins }.
ask-remove-energy-card = Kterou kartu energie odstraníš?
ask-take-stack = Který balíček použitých karet si vezmeš do ruky?
ask-rest-card = Na které místo na použité karty položíš { $card_acc }?
ask-claim-tasks = Ohlásíš splněný úkol?
ask-choose-share = Podílem které korporace je tvůj volný podíl?

## Why not

why-same = Jiná možnost vede k témuž.
why-not-dealt = Nemáš ho na výběr: { $token }.
why-rests = Karta leží v balíčku použitých karet: { $card }.
why-not-in-hand = Nemáš tuto kartu v ruce: { $card }.
why-share-card = Karta jednoho podílu nemá akci a nikdy se neplánuje.
why-slot-off = Toto místo je vypnuté: { $slot }.
why-slot-taken = Už tam leží karta: { $slot }.
why-plan-order = Karty se plánují zleva doprava, takže každou sadu lze naplánovat jedním způsobem.
why-one-card = Je třeba použít aspoň jednu kartu.
why-slot-empty = Neleží tam žádná karta: { $slot }.
why-used = Karta už byla v tomto kole použita: { $slot }.
why-no-resource = Není to karta surovin: { $slot }.
why-one-type = Společně se používají karty surovin jednoho druhu.
why-mixed-buys = Karty různých druhů slouží k získání karty, a nestačí na žádnou.
why-no-energy = Ve tvé akční oblasti neleží žádná odkrytá energie.
why-no-pieces = Ve stanici už není žádný dílek: { $company }.
why-no-scientist = Není to karta vědeckého výzkumu: { $slot }.
why-no-field-scientist = Není to karta terénního výzkumu: { $slot }.
why-no-tile = Nemáš ji odkrytou: { $tile }.
why-tile-stays = Destička zůstává na kartě, na které leží.
why-no-mission = Mise s tímto úkolem není ve hře: { $task }.
why-other-mission = Tvá karta stavu patří k jiné kartě mise.
why-claimed = Tento úkol už je ohlášen.
why-task = Úkol vyžaduje { $least }, zatím je to { $count }.
why-must-acquire = Karty různých druhů byly použity k získání karty.
why-no-card-there = Na tomto poli není karta; nabídka karet se doplňuje po kole.
why-units = Karta stojí { $units }, jednotek máš jen { $left }.
why-must-move = Jednotky, pro které je pole, se musí utratit.
why-units-left = Zbývá ti jednotek: { $units }.
why-track-end = Stupnice končí dřív: { $company }.
why-track-order = Stupnice se procházejí v jejich pořadí a všechny jednotky se utratí.
why-track-closed = Tato odměna tě teď na této stupnici neposouvá: { $company }.
why-coins = Cena v crypcoinech je { $coins }, tolik nemáš.
why-other-symbol = Karta musí být tohoto druhu: { $symbol }.
why-no-use = Karta nemá akci a vzít si jinou stojí crypcoiny: { $coins }.
why-not-removed = Není mezi odstraněnými kartami: { $card }.
why-no-stack = Nejsou tam použité karty: { $slot }.
why-not-there = Není ve tvé akční oblasti: { $card }.
why-rest-taken = Každá karta tohoto kola jde na jiné místo: { $slot }.
why-other-card = Nejprve se odkládá jiná karta: { $card }.
why-other-side = Hraje se na druhé straně plánu: { $place }.
why-own-piece = Už tam je dílek této korporace: { $company }.
why-enclave = Do enklávy vstupuje jen korporace, která má základnu zde: { $place }.
why-no-border = Nesousedí se stanicí ani se sektorem se základnou: { $company }.
why-no-asteroid = Na planetkách u této letové dráhy není základna: { $company }.
why-no-shuttle = Na planetce není základna ani vedle ní raketoplán: { $company }.
why-no-piece = Ve stanici už není: { $piece }.
why-energy = Cena v energii je { $energy }, zbývá ti jen { $left }.
why-enter-before = Toto pole šlo obsadit před posledním; vezmi ho zpět a vstup nejdřív sem: { $place }.
why-no-threat = Na plánu není hrozba.
why-neutralised = Hrozba už je v této akci neutralizována.
why-no-shuttle-there = Na poli 11 ani 16 není raketoplán: { $company }.
why-threat-asks = Nemáš to, co hrozba vyžaduje.
why-count = Tolik základen je třeba vzít: { $count }.
why-shuttles = V tomto sloupci jsou raketoplány.
why-column-empty = Není jich tolik ve sloupci: { $column }.
why-column-full = Ve sloupci není volné pole pro dílek: { $column }.
why-returns = Dílek se vrací, dokud je pro něj volné pole.
why-other-company = Jde o jinou stanici: { $company }.
why-other-piece = Tento sloupec je na jiný dílek: { $piece }.
why-no-marker = Nemáš už žádný bonusový žeton.
why-space-taken = Do konce kola tam leží žeton ({ $seat }).
why-no-step = Toto pole nemá stupně odměn.
why-nothing-counts = Nemáš odkryto: { $symbol }.
why-more = { $seat } má víc než ty ({ $symbol }: { $count }).
why-too-few = Tento stupeň vyžaduje { $least }, máš jen { $count } ({ $symbol }).
why-more-research = Tolik dalších karet výzkumu musí být odkryto: { $count }.
why-first-turn = Začínající hráč ho nemůže použít v prvním tahu kola.
why-no-hand = Nemáš v ruce žádnou kartu.
why-no-display = V nabídce karet už nejsou karty.
why-no-space = Tato stupnice nemá další bonusová pole: { $company }.
why-locked = Toto pole stupnice nemáš odemčené: { $company }.
why-one-of-two = V tomto kole používáš druhý bonus stupnice: { $company }.
why-no-fitting-card = Žádná karta v ruce se k tomu nehodí.
why-not-your-space = Je to osobní bonusové pole jiného hráče.
why-status = Bude tvé po třetím úkolu mise.
why-all-coins = Všechny zbylé body se stanou crypcoiny: { $coins }.
why-no-plan-there = Neleží tam žádný plán.
why-plan-gone = Už není v nabídce: { $plan }.
why-later = Odkryje se v { $round }. kole.
why-points = Stojí bodů výzkumu: { $points }.
why-plan-before = Plány se berou v pořadí, v jakém leží; vezmi poslední zpět a nejdřív si vezmi tento.
why-plan-fits = Pro plán je obrazovka.
why-not-taken = Tento plán nemáš k položení: { $plan }.
why-passed = Ukazatel přenosu už minul obrazovku { $screen } nebo tam leží žeton.
why-other-plan = Nejprve se pokládá jiný plán: { $plan }.
why-no-a = Na prázdnou obrazovku { $screen } se nepokládá plán A.
why-empty-screen = Na obrazovce { $screen } není plán.
why-flip-passed = Ukazatel přenosu už tento plán minul: otočení by jen stálo crypcoiny.
why-flipped = Plán už je otočený.
why-forward = Ukazatel přenosu se pohybuje jen vpřed.
why-not-met = Odkryté karty nesplňují požadavky: { $plan }.

## Moves

move-keep = Nech si { $token }
move-plan = Naplánuj { $card_acc }: { $slot }
move-ready = Hotovo
move-use = Použij karty surovin: { $slots }
move-acquire =
    Získej kartu z pole { $display ->
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
        [few] { $spaces } pole
        [many] { $spaces } pole
       *[other] { $spaces } polí
    } na stupnici { $company }
move-expand = Expanze { $company }
move-enter =
    { $place }: { $energy ->
        [one] 1 bod energie
        [few] { $energy } body energie
        [many] { $energy } bodu energie
       *[other] { $energy } bodů energie
    }
move-take-pieces = Ze sloupců: { $first }, { $second }, { $third }
move-return =
    Do sloupce { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stanice { $company }
move-science = Použij vědecký výzkum: { $area }
move-flip = Otoč plán na obrazovce { $screen }
move-upload = Přenes až na obrazovku { $screen }
move-take-plan = Vezmi plán: { $research }
move-take-special = Vezmi { $special }
move-take-coins =
    Vezmi { $coins ->
        [one] 1 crypcoin
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinu
       *[other] { $coins } crypcoinů
    }
move-put-plan = Polož { $plan } na obrazovku { $screen }
move-field = Použij terénní výzkum: { $area }
move-marker =
    Bonusový žeton: { $space }{ $step ->
        [0] { "" }
        [1] , stupeň 2
       *[2] , stupeň 3
    }
move-remove = Odstraň { $card_acc }
move-buy =
    Kup kartu z pole { $display ->
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
move-track = Stupnice { $company }
move-pay-barrier = Zaplať bariéru stupnice { $company }
move-remove-outpost =
    Odstraň základnu ze sloupce { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stanice { $company }
move-choose = { $choice }
choice-points = 2 body výzkumu a 1 pole na stupnici nádrže
choice-tank = 1 bod výzkumu a 2 pole na stupnici nádrže
choice-perform = Proveď odstraněnou kartu
choice-retake = Zaplať 2 crypcoiny za odstraněnou kartu
move-retake = Vezmi z odstraněných karet { $card_acc }
move-drop-out = Odstup
move-take-stack = Vezmi balíček použitých karet: { $slot }
move-rest = Odlož { $card_acc } na použité karty: { $slot }
move-plus = Polož destičku +1 surovina: { $slot }
move-claim = Ohlas úkol: { $task }
move-decline = Ne
move-done = Hotovo
move-neutralise = Zneutralizuj hrozbu
move-share = { $company }
remark-offer = { $card }, celková cena { $cost }
remark-card = { $card }
remark-units =
    { $symbol }, { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotek
    }
remark-mixed =
    { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotek
    } různých surovin
remark-stay = tvůj ukazatel zůstane na místě
remark-plan = { $plan }: { $plan_text }
remark-flipped = { $plan }, otočený: bez odměny
remark-stack =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

## Effects

effect-coins =
    { $n ->
        [one] 1 crypcoin
        [few] { $n } crypcoiny
        [many] { $n } crypcoinu
       *[other] { $n } crypcoinů
    }
effect-helium =
    { $n ->
        [one] 1 pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    } na stupnici nádrže
effect-points =
    { $n ->
        [one] 1 bod výzkumu
        [few] { $n } body výzkumu
        [many] { $n } bodu výzkumu
       *[other] { $n } bodů výzkumu
    }
effect-track =
    { $n ->
        [one] 1 pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    } na stupnici { $company }
company-any = jedné korporace
company-expanded = korporace, která se rozšiřuje
effect-spread = pole na stupnicích jiných korporací
effect-remove-outpost =
    odstraň { $n ->
        [one] 1 základnu
        [few] { $n } základny
        [many] { $n } základny
       *[other] { $n } základen
    } ze stanice
effect-coins-per = crypcoiny: { $symbol } minus { $minus }
effect-buy =
    { $discount ->
        [0] kup kartu za crypcoiny
        [one] kup kartu za crypcoiny, levněji o { $discount }
        [few] kup kartu za crypcoiny, levněji o { $discount }
        [many] kup kartu za crypcoiny, levněji o { $discount }
       *[other] kup kartu za crypcoiny, levněji o { $discount }
    }
effect-sell = crypcoiny za vytištěnou cenu a { $plus } navíc
effect-perform = proveď odstraněnou kartu
effect-from-removed =
    zaplať { $pay ->
        [one] 1 crypcoin
        [few] { $pay } crypcoiny
        [many] { $pay } crypcoinu
       *[other] { $pay } crypcoinů
    } za některou z odstraněných karet
effect-first = žeton začínajícího hráče
effect-tile = { $tile }

## What happened

event-round = { $round }. kolo: { $seat } začíná.
    .heading = { $round }. kolo
event-token-kept = { $seat } si nechává { $token }.
event-token-kept-hidden = { $seat } si nechává počáteční žeton výzkumu.
event-planned = { $seat } plánuje { $card_acc }: { $slot }.
event-planned-hidden = { $seat } plánuje kartu.
event-revealed = { $seat } odkrývá { $card_acc }: { $slot }.
event-resources-used =
    { $seat } používá karty surovin a má { $units ->
        [one] 1 jednotku
        [few] { $units } jednotky
        [many] { $units } jednotky
       *[other] { $units } jednotek
    }.
event-acquired = { $seat } bere z nabídky karet { $card_acc }.
event-moved = { $seat } se posouvá na stupnici { $company } z pole { $leaving } na { $reaching }.
event-barrier-paid =
    { $seat } platí { $coins ->
        [one] 1 crypcoin
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinu
       *[other] { $coins } crypcoinů
    } za bariéru stupnice { $company }.
event-threshold = { $seat } překračuje bonusový práh stupnice { $company }.
event-coins-gained =
    { $seat } získává { $coins ->
        [one] 1 crypcoin
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinu
       *[other] { $coins } crypcoinů
    }.
event-coins-paid =
    { $seat } platí { $coins ->
        [one] 1 crypcoin
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinu
       *[other] { $coins } crypcoinů
    }.
event-tank-moved = { $seat } se posouvá na pole { $reaching } stupnice nádrže.
event-slot-opened = { $seat } zapíná { $slot }.
event-expanding =
    { $seat } rozšiřuje { $company }: { $energy ->
        [one] 1 bod energie
        [few] { $energy } body energie
        [many] { $energy } bodu energie
       *[other] { $energy } bodů energie
    }.
event-entered = { $seat }: { $company } obsazuje { $place }.
event-ousted = { $seat } vytlačuje dílek { $company }: { $place }.
event-pieces-taken = { $company } vydává dílky ze sloupců stanice: { $first }, { $second }, { $third }.
event-returned =
    Dílek se vrací do sloupce { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } stanice { $company }.
event-left-game = { $company }: { $piece } opouští hru.
event-science-used =
    { $seat } používá vědecký výzkum: { $points ->
        [one] 1 bod výzkumu
        [few] { $points } body výzkumu
        [many] { $points } bodu výzkumu
       *[other] { $points } bodů výzkumu
    }.
event-flipped = { $seat } otáčí { $plan }.
event-uploaded = { $seat } přenáší z obrazovky { $leaving } na { $reaching }.
event-plan-taken = { $seat } bere { $plan }.
event-plan-put = { $seat } pokládá { $plan } na obrazovku { $screen }.
event-plan-discarded = { $seat } odhazuje { $plan }.
event-laid-out = Jsou vyloženy karty a plány výzkumu.
event-plan-dealt = Nový v nabídce výzkumu: { $plan }.
event-supplement-taken =
    { $seat } bere { $coins ->
        [one] 1 crypcoin
        [few] { $coins } crypcoiny
        [many] { $coins } crypcoinu
       *[other] { $coins } crypcoinů
    } z pole příplatku.
event-field-used = { $seat } používá terénní výzkum.
event-marker-placed = { $seat } pokládá bonusový žeton: { $space }.
event-card-removed = { $seat } odstraňuje { $card_acc }.
event-card-retaken = { $seat } bere z odstraněných karet { $card_acc }.
event-first-taken = { $seat } si bere žeton začínajícího hráče na další kolo.
event-tile-reserved = { $seat } rezervuje { $tile_acc }.
event-tile-taken = { $seat } bere { $tile_acc }.
event-plus-put = { $seat } pokládá destičku +1 surovina na { $card_acc }.
event-dropped-out = { $seat } odstupuje z fáze akcí.
event-stack-taken = { $seat } bere balíček použitých karet: { $slot }.
event-rested = { $seat } odkládá { $card_acc } na použité karty: { $slot }.
event-special-revealed = Od teď lze vzít { $special }.
event-card-dealt = Nová v nabídce karet: { $card }.
event-task-claimed = { $seat } hlásí úkol: { $task }.
event-status-unlocked = { $seat } má teď osobní bonusové pole.
event-outpost-removed =
    { $seat } odstraňuje základnu { $company } ze sloupce { $column ->
        [0] 1
        [1] 2
       *[2] 3
    }.
event-threat-neutralised = { $seat } neutralizuje hrozbu: { $threat }.
event-threat-struck = Hrozba udeří: { $threat }.
event-share-chosen = { $seat } má volný podíl { $company }.
event-ended = Hra končí po { $round }. kole.
    .heading = Konec
event-loop = Časová smyčka začíná znovu.
    .heading = Konec { $count }. hry smyčky
event-luna-card = { $seat } otáčí { $luna_acc }: { $slot }.
event-luna-majority = { $seat } ukazuje { $luna_acc } na místě většiny.
event-luna-chose = { $seat } se řídí pravidlem „{ $rule }“: { $company }.
event-luna-aimed = { $seat } rozšiřuje { $company } podle pravidla „{ $rule }“: { $place }.
event-luna-acted = { $seat } se řídí pravidlem „{ $rule }“: { $slot }.
event-luna-took = { $seat } bere { $card_acc }.
event-luna-done = { $seat } má všechny karty zahrané; navrchu leží { $luna }: { $rule }.
event-units-lost =
    { $seat } ztrácí { $count ->
        [one] 1 jednotku
        [few] { $count } jednotky
        [many] { $count } jednotky
       *[other] { $count } jednotek
    }.

## Chance

chance-laid-out = pak se vše vyloží znovu
chance-plan-dealt = pak se dobere nový plán
chance-card-dealt = pak se doberou nové karty
chance-luna-card = pak Luna otočí kartu
chance-luna-majority = pak Luna ukáže karty
chance-luna-done = pak Luna končí

## Holdings and scores

holding-wealth = Majetek
holding-coins = Crypcoiny
holding-tank = Stupnice nádrže
holding-screen = Obrazovka
holding-space-skymine = Stupnice Skymine
holding-shares-skymine = Podíly Skymine
holding-value-skymine = Hodnota podílu Skymine
holding-space-minerva = Stupnice Minerva
holding-shares-minerva = Podíly Minerva
holding-value-minerva = Hodnota podílu Minerva
holding-space-astrogo = Stupnice Astrogo
holding-shares-astrogo = Podíly Astrogo
holding-value-astrogo = Hodnota podílu Astrogo
holding-space-tawac = Stupnice Tawac
holding-shares-tawac = Podíly Tawac
holding-value-tawac = Hodnota podílu Tawac
holding-cards = Karty v ruce
holding-face-up = Odkryté karty
holding-plans = Plány výzkumu
holding-markers = Bonusové žetony
holding-slots = Místa na karty
amount =
    { $points ->
        [one] { $points } crypcoin
        [few] { $points } crypcoiny
        [many] { $points } crypcoinu
       *[other] { $points } crypcoinů
    }
chart-points = Majetek po kolech
chart-sources = Majetek podle zdrojů
chart-share-values = Hodnota podílů po kolech
score-coins = Crypcoiny
score-skymine = Skymine
score-minerva = Minerva
score-astrogo = Astrogo
score-tawac = Tawac
score-shares = podíly: { $shares } po { $value }
score-tank = Stupnice nádrže
score-research = Stupnice výzkumu
score-screens = obrazovky
score-specials = zvláštní plány výzkumu
score-loop = Průměr časové smyčky

## S čím se hrálo, ve statistikách

chosen-company = Nejsilnější korporace
chosen-token = Počáteční žeton výzkumu

## The table

view-round = { round }
view-phase = Teď
view-side = Herní plán
view-deck = Balíček karet akcí
view-supplement = Pole příplatku
view-threat = Karta hrozby
view-first = Začínající hráč
view-legend = Jak se kreslí karty
view-carbon_cards = karty uhlíku
view-minerals_cards = karty minerálů
view-titanium_cards = karty titanu
view-energy_cards = karty energie
view-science_cards = karty vědeckého výzkumu
view-field_cards = karty terénního výzkumu
view-companies = Korporace
view-track = Stupnice
view-value = Hodnota podílu
view-columns = Sloupce
view-collectors = Sběrače plynu
view-held = Základny
view-expansion = Expanze
view-company = Korporace
view-energy = Energie
view-targets = V dosahu
view-display = Nabídka karet
view-plans = Nabídka výzkumu
view-specials = Zvláštní plány výzkumu
view-spaces = Bonusová pole
view-removed = Odstraněné karty akcí
view-missions = Karty misí
view-loop = Hry časové smyčky
view-players = Hráči
view-coins = Crypcoiny
view-tank = Stupnice nádrže
view-upload = Stupnice výzkumu
view-hand = Ruka
view-slots = Místa na karty
view-resting = Balíčky použitých karet
view-tiles = Bonusové destičky
view-markers = Bonusové žetony
view-one_time = Jednorázové bonusové žetony
view-dealt = Počáteční žetony výzkumu
view-is_out = Odstoupení z fáze akcí
view-tasks = Úkoly
view-free_share = Volný podíl
view-level = Úroveň
view-row = Karty Luny
view-majority = Místa většiny
view-gained = Vzaté karty
phase-tokens = výběr počátečních žetonů
phase-planning = fáze plánování
phase-actions = fáze akcí
phase-over = hra skončila
side-moon = Měsíc
side-belt = Pás planetek

## Fields of moves, to narrow down options by

field-area = Místo
field-card = Karta
field-choice = Možnost
field-coins = Crypcoiny
field-column = Sloupec
field-company = Korporace
field-display = Pole nabídky karet
field-energy = Energie
field-first = Ze sloupce 1
field-place = Místo na mapě
field-plan = Plán
field-research = Pole nabídky výzkumu
field-screen = Obrazovka
field-second = Ze sloupce 2
field-slot = Místo
field-slots = Místa
field-space = Bonusové pole
field-spaces = Počet polí
field-special = Zvláštní plán
field-step = Stupeň odměny
field-task = Úkol
field-third = Ze sloupce 3
field-token = Počáteční žeton

## Hra s průvodcem

lesson-goal = Čtyři korporace těží na Měsíci a ty investuješ do všech. Po sedmi kolech vyhrává nejbohatší. Podíly se vyplácejí dvojím způsobem: když jich máš hodně a když se korporace rozšiřuje, protože pak má každý větší cenu.
    .title = Čtyři korporace, jeden Měsíc
lesson-first-card = V každém kole si nejdřív tajně naplánuješ karty. Naplánuj osvětlenou kartu minerálů.
    .title = Plánování
    .brought = Leží ve slotu. Co si teď naplánuješ, to můžeš v tomto kole použít.
lesson-second-card = Zbývají dva volné sloty. Naplánuj kartu titanu s hodnotou 2.
    .title = Druhá karta
    .brought = Minerály a titan jsou suroviny: s nimi postupuješ na stupnicích korporací, nebo kupuješ lepší karty.
lesson-third-card = A ještě kartu energie: s energií se korporace rozšiřují.
    .title = I energie
    .brought = Všechny tři sloty jsou plné.
lesson-reveal = Potvrď svůj plán. Všichni odkryjí karty zároveň.
    .title = Karty na stůl
    .brought = Teď vidíš i to, co chystá soupeř. Střídáte se po jedné akci, dokud někdo může nebo chce něco dělat.
lesson-majority = Nikdo neukazuje víc minerálů než ty: polož bonusový žeton na pole převahy minerálů, než ho někdo obsadí.
    .title = Bonusový žeton
    .brought = Postupuješ o dvě pole na stupnici Minervy: to přináší podíly. Na kolo máš tři žetony a na každé pole se vejde jen jeden.
lesson-expansion = Teď ať korporace roste. Použij energii a rozšiř Minervu, ve které máš podíly: vyber její osvětlený znak.
    .title = Rozšíření
    .brought = Tvá energie s hodnotou 1 posune Minervu o jeden sektor dál.
lesson-sector = Vyber sektor, do kterého Minerva vstoupí: číslo 16.
    .title = Na Měsíc
    .brought = Jedna figurka opustila stanici Minervy, takže každý podíl Minervy má větší cenu, tvůj i cizí. A co leží v sektoru, je pro tebe: bod výzkumu.
lesson-research = Utrať bod výzkumu. Zatím si vezmi Crypcoin; plány na tvé obrazovky přinesou víc, ale později.
    .title = Bod výzkumu
    .brought = Crypcoiny jsou tvůj majetek a kupují karty. A pokud soupeř rozšíří Minervu ještě dál, prospěje to i tvým podílům!
lesson-rest-of-the-round = Hraj takhle dál: používej karty surovin, pokládej žetony, a když nic nezbývá, odstup. Použité karty odpočívají a na konci kola se ti jeden jejich balíček vrátí.
    .title = Zbytek kola
lesson-points = Na konci se všechno počítá v Crypcoinech: ty, které máš, podíly krát jejich cena a stupnice výzkumu a nádrže.
    .title = Jak vyhrát
lesson-looking-up = Ukaž na cokoli a uvidíš, co to dělá; klávesa I otevře pravidlo. Celá pravidla a seznam kláves jsou v této nabídce. Dobré investice!
    .title = Kde co najdeš
    .touch = Klepni na cokoli a uvidíš, co to je; otevřeš tak i pravidlo. Celá pravidla jsou v této nabídce. Dobré investice!

# Standing orders

order-no-choice = Hned udělat to jediné, co je možné
    .until = dokud to nezrušíš
order-drop-out = Odstoupit, až přijdu na řadu
    .until = do konce tohoto kola
