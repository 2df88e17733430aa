# Neznámá planeta

title = Neznámá planeta
about = Pokryj svou planetu dílky z otáčející se stanice.
round = Tah

## Budovy, ukazatele, stupnice

resource-civ = civilizace
    .acc = civilizaci
resource-water = voda
    .acc = vodu
resource-biomass = zeleň
    .acc = zeleň
resource-rover = rover
    .acc = rover
resource-tech = technologie
    .acc = technologii
resource-energy = energie
    .acc = energii

other-civ = civilizace
    .acc = civilizaci
other-water = voda
    .acc = vodu
other-biomass = zeleň
    .acc = zeleň
other-rover = rover
    .acc = rover
other-tech = technologie
    .acc = technologii
other-energy = energie
    .acc = energii

tracker-civ = civilizace
    .gen = civilizace
    .id = civ
tracker-water = voda
    .gen = vody
    .id = water
tracker-biomass = zeleň
    .gen = zeleně
    .id = biomass
tracker-rover = rover
    .gen = roveru
    .id = rover
tracker-tech = technologie
    .gen = technologie
    .id = tech

track-civ = civilizace
    .gen = civilizace
    .id = civ
track-water = voda
    .gen = vody
    .id = water
track-biomass = zeleň
    .gen = zeleně
    .id = biomass
track-rover = rover
    .gen = roveru
    .id = rover
track-tech = technologie
    .gen = technologie
    .id = tech

## Sloupečky, kusy, místa, řady

stack-outer = velký
    .gen = velkého
stack-inner = malý
    .gen = malého

piece-lifepod = biokapsle
    .acc = biokapsli
    .few = biokapsle
    .many = biokapslí
    .part = biokapsle
piece-meteorite = meteorit
    .acc = meteorit
    .few = meteority
    .many = meteoritů
    .part = meteoritu
piece-rover = rover
    .acc = rover
    .few = rovery
    .many = roverů
    .part = roveru

place-planet = na planetě
place-corporation = na desce korporace
reason-blocked = někdo nemohl položit dílek
reason-empty-depot = některá sekce je prázdná
reason-last-event = byla vyhodnocena poslední událost
turn-q0 = otočený doprava
turn-q1 = vzhůru nohama
turn-q2 = otočený doleva
turn-q3 = bez otočení
turn-q4 = převrácený a otočený doprava
turn-q5 = převrácený a vzhůru nohama
turn-q6 = převrácený a otočený doleva
turn-q7 = převrácený

line-row1 = řádek 1
line-row2 = řádek 2
line-row3 = řádek 3
line-row4 = řádek 4
line-row5 = řádek 5
line-row6 = řádek 6
line-row7 = řádek 7
line-row8 = řádek 8
line-row9 = řádek 9
line-row10 = řádek 10
line-row11 = řádek 11
line-row12 = řádek 12
line-column1 = sloupec 1
line-column2 = sloupec 2
line-column3 = sloupec 3
line-column4 = sloupec 4
line-column5 = sloupec 5
line-column6 = sloupec 6
line-column7 = sloupec 7
line-column8 = sloupec 8
line-column9 = sloupec 9
line-column10 = sloupec 10
line-column11 = sloupec 11
line-column12 = sloupec 12

spot-civ0 = pole 0 stupnice civilizace
spot-civ1 = pole 1 stupnice civilizace
spot-civ2 = pole 2 stupnice civilizace
spot-civ3 = pole 3 stupnice civilizace
spot-civ4 = pole 4 stupnice civilizace
spot-civ5 = pole 5 stupnice civilizace
spot-civ6 = pole 6 stupnice civilizace
spot-civ7 = pole 7 stupnice civilizace
spot-civ8 = pole 8 stupnice civilizace
spot-civ9 = pole 9 stupnice civilizace
spot-civ10 = pole 10 stupnice civilizace
spot-civ11 = pole 11 stupnice civilizace
spot-civ12 = pole 12 stupnice civilizace
spot-civ13 = pole 13 stupnice civilizace
spot-civ14 = pole 14 stupnice civilizace
spot-civ15 = pole 15 stupnice civilizace
spot-water0 = pole 0 stupnice vody
spot-water1 = pole 1 stupnice vody
spot-water2 = pole 2 stupnice vody
spot-water3 = pole 3 stupnice vody
spot-water4 = pole 4 stupnice vody
spot-water5 = pole 5 stupnice vody
spot-water6 = pole 6 stupnice vody
spot-water7 = pole 7 stupnice vody
spot-water8 = pole 8 stupnice vody
spot-water9 = pole 9 stupnice vody
spot-water10 = pole 10 stupnice vody
spot-water11 = pole 11 stupnice vody
spot-water12 = pole 12 stupnice vody
spot-water13 = pole 13 stupnice vody
spot-water14 = pole 14 stupnice vody
spot-water15 = pole 15 stupnice vody
spot-biomass0 = pole 0 stupnice zeleně
spot-biomass1 = pole 1 stupnice zeleně
spot-biomass2 = pole 2 stupnice zeleně
spot-biomass3 = pole 3 stupnice zeleně
spot-biomass4 = pole 4 stupnice zeleně
spot-biomass5 = pole 5 stupnice zeleně
spot-biomass6 = pole 6 stupnice zeleně
spot-biomass7 = pole 7 stupnice zeleně
spot-biomass8 = pole 8 stupnice zeleně
spot-biomass9 = pole 9 stupnice zeleně
spot-biomass10 = pole 10 stupnice zeleně
spot-biomass11 = pole 11 stupnice zeleně
spot-biomass12 = pole 12 stupnice zeleně
spot-biomass13 = pole 13 stupnice zeleně
spot-biomass14 = pole 14 stupnice zeleně
spot-biomass15 = pole 15 stupnice zeleně
spot-rover0 = pole 0 stupnice roveru
spot-rover1 = pole 1 stupnice roveru
spot-rover2 = pole 2 stupnice roveru
spot-rover3 = pole 3 stupnice roveru
spot-rover4 = pole 4 stupnice roveru
spot-rover5 = pole 5 stupnice roveru
spot-rover6 = pole 6 stupnice roveru
spot-rover7 = pole 7 stupnice roveru
spot-rover8 = pole 8 stupnice roveru
spot-rover9 = pole 9 stupnice roveru
spot-rover10 = pole 10 stupnice roveru
spot-rover11 = pole 11 stupnice roveru
spot-rover12 = pole 12 stupnice roveru
spot-rover13 = pole 13 stupnice roveru
spot-rover14 = pole 14 stupnice roveru
spot-rover15 = pole 15 stupnice roveru
spot-tech0 = pole 0 stupnice technologie
spot-tech1 = pole 1 stupnice technologie
spot-tech2 = pole 2 stupnice technologie
spot-tech3 = pole 3 stupnice technologie
spot-tech4 = pole 4 stupnice technologie
spot-tech5 = pole 5 stupnice technologie
spot-tech6 = pole 6 stupnice technologie
spot-tech7 = pole 7 stupnice technologie
spot-tech8 = pole 8 stupnice technologie
spot-tech9 = pole 9 stupnice technologie
spot-tech10 = pole 10 stupnice technologie
spot-tech11 = pole 11 stupnice technologie
spot-tech12 = pole 12 stupnice technologie
spot-tech13 = pole 13 stupnice technologie
spot-tech14 = pole 14 stupnice technologie
spot-tech15 = pole 15 stupnice technologie
spot-scoring = bodovací oblast
spot-slot-a = průlom A (jednou za tah si místo dílku výsadby vezmi synergii pokroku)
spot-slot-b = průlom B (jednou za tah za 1 bod pohybu teleportuj rover z dílku na stejný terén jiného dílku)
spot-slot-c = průlom C (jednou za tah synergie zvýší zvolený pokrok o 2)
spot-slot-d = průlom D (budovu technologie na pokládaném dílku smíš považovat za energii)
spot-slot-e = průlom E (jednou za hru zvol ukazatel a získej všechny benefity pěti polí v jeho řádku)
spot-slot-f = průlom F (jednou za hru si dober 3 mise a jednu uveď do hry proti všem hráčům)

## Desky

planet-symmetric = symetrická
corporation-symmetric = symetrická

planet-ksb_4156 = KSB-4156
    .text = boduje se každý vyplněný řádek a sloupec; bez zvláštních pravidel
planet-arashi = Araši
    .text = dílek ležící na prstenci musí zároveň ležet aspoň na jednom políčku mimo něj; dílky výsadby na prstenec nepatří
planet-cerberus = Kerberos
    .text = každá ze tří planetek, kterou celou zakryješ, přinese 2 body navíc
planet-charybdis = Charybda
    .text = první dílek musí zakrýt aspoň jedno ze čtyř centrálních políček (nemusí být na okraji)
planet-gaia = Gaia
    .text = každé město nezakryté na konci hry dá 2 body, ale v řádku i sloupci platí za prázdné políčko
planet-k_273 = K-273
    .text = dílek smí ležet jen na pevnině, nebo jen na ledu, nikdy na obojím
planet-kaax = K’Aax
    .text = rovery nesmějí na nezakrytá toxická políčka; zakryté políčko je bezpečné
planet-lacuna = Lacuna
    .text = díry nejsou políčka: nelze je zakrýt ani do nich vjet
planet-oblivion = Zapomnění
    .text = mřížka obklopuje černou díru a led leží v rozích; bez dalších omezení
planet-pajitnov = Pažitnov
    .text = každý dílek i dílek výsadby musí jít na své místo zasunout po povrchu
planet-persephone = Persephone
    .text = v každém kvadrantu je zakázána jedna budova: políčko s ní v něm nesmí ležet
planet-petra = Petra
    .text = nezakryté elektrické proudy platí za terén energie; led tu není
planet-tartarus = Tartarus
    .text = dílek nesmí ležet přes průrvu a rovery ji nepřejedou vodorovně ani svisle

corporation-universal_coalition = Vesmírná koalice
    .text = bez zvláštních pravidel
corporation-cosmos = Cosmos Inc.
    .text = sebraná biokapsle jde do bodovací oblasti, nebo na pole stupnice; ukazatele taková pole přeskakují a zakryté symboly neplatí
corporation-flux = Flux Industries
    .text = žeton flux označuje jednu stupnici a smíš ho přesunout při každém průlomu; platí jen poslední průlom
corporation-horizon = Horizon Group
    .text = meteorit sebereš tak, že ho rover naloží a doveze k budově roveru
corporation-jump_drive = Jump Drive
    .text = průlomy odemykáš v libovolném pořadí sebranými biokapslemi, které na ně položíš
corporation-makeshift = Makeshift
    .text = ukazatele smějí postupovat i diagonálně na sousední stupnice; platí a bodují na stupnici, kde stojí
corporation-oasis = Oasis Ultd.
    .text = ukazatel vody jde po klikaté dráze, o 1 za každé políčko vody na ledu; ukazatele si překážejí
corporation-republic = Republic
    .text = kdykoli získáš civilizační milník, musíš snížit jiný pokrok
corporation-wormhole = Wormhole Corp.
    .text = ukazatel zeleně postoupí za dílek, jen když dílek rozšíří oblast zeleně; každý krok nabízí jeden ze dvou benefitů

## Technologické průlomy

technology-universal_coalition-1 = průlom Lvl 1
    .text = tvoje dílky už nemusejí sousedit s jinými dílky
technology-universal_coalition-2 = průlom Lvl 2
    .text = získaný dílek výsadby si smíš uschovat a položit až na konci hry
technology-universal_coalition-3 = průlom Lvl 3
    .text = každý pohyb ze stupnice roveru je o 1 větší
technology-universal_coalition-4 = průlom Lvl 4
    .text = položený dílek zvýší pokrok vody o 2 místo o 1
technology-universal_coalition-5 = průlom Lvl 5
    .text = na tvou planetu se už meteority nepokládají

technology-cosmos-1 = průlom Lvl 1
    .text = tvoje rovery smějí jezdit i diagonálně
technology-cosmos-2 = průlom Lvl 2
    .text = jednou za hru přemísti až 3 sebrané biokapsle jinam na desce korporace
technology-cosmos-3 = průlom Lvl 3
    .text = když položíš dílek s budovou energie, smíš přemístit 1 sebranou biokapsli
technology-cosmos-4 = průlom Lvl 4
    .text = vjezd roveru na terén energie nestojí bod pohybu
technology-cosmos-5 = průlom Lvl 5
    .text = jednou za tah smíš přemístit 1 sebranou biokapsli

technology-flux-1 = průlom Lvl 1
    .text = na začátku tahu získáš 2 body pohybu za každý rover na terénu zaměřené stupnice
technology-flux-2 = průlom Lvl 2
    .text = jednou za hru postup na zaměřené stupnici až na další milník a získej všechny benefity po cestě
technology-flux-3 = průlom Lvl 3
    .text = benefity zaměřené stupnice jsou lepší: karta o stupeň vyšší, dvě synergie, dva dílky výsadby, nebo o 1 větší pohyb
technology-flux-4 = průlom Lvl 4
    .text = když položíš dílek s budovou zaměřené stupnice, seber 1 meteorit ze své planety
technology-flux-5 = průlom Lvl 5
    .text = jednou za tah smíš zvýšit pokrok zaměřené stupnice o 1

technology-horizon-1 = průlom Lvl 1
    .text = dílky s budovou roveru nemusejí sousedit s jinými dílky
technology-horizon-2 = průlom Lvl 2
    .text = na začátku tahu získáš 1 bod pohybu za každý rover, který veze meteorit
technology-horizon-3 = průlom Lvl 3
    .text = kdykoli sebereš meteorit, získáš dílek výsadby
technology-horizon-4 = průlom Lvl 4
    .text = rover, který s meteoritem vjede na terén vody, ho tam smí zničit
technology-horizon-5 = průlom Lvl 5
    .text = jednou za tah smíš zvýšit pokrok roveru o 1

technology-jump_drive-a = průlom A
    .text = jednou za tah si místo dílku výsadby vezmi synergii pokroku
technology-jump_drive-b = průlom B
    .text = jednou za tah za 1 bod pohybu teleportuj rover z dílku na stejný terén jiného dílku
technology-jump_drive-c = průlom C
    .text = jednou za tah synergie zvýší zvolený pokrok o 2
technology-jump_drive-d = průlom D
    .text = budovu technologie na pokládaném dílku smíš považovat za energii
technology-jump_drive-e = průlom E
    .text = jednou za hru zvol ukazatel a získej všechny benefity pěti polí v jeho řádku
technology-jump_drive-f = průlom F
    .text = jednou za hru si dober 3 mise a jednu uveď do hry proti všem hráčům

technology-makeshift-1 = průlom Lvl 1
    .text = krajní stupnice civilizace a technologie spolu sousedí
technology-makeshift-2 = průlom Lvl 2
    .text = stojí-li na stupnici roveru aspoň dva ukazatele, je pohyb z ní o 1 větší
technology-makeshift-3 = průlom Lvl 3
    .text = místo postupu se ukazatel smí posunout do strany na sousední stupnici a získat tamní benefit
technology-makeshift-4 = průlom Lvl 4
    .text = jednou za tah musíš snížit jeden pokrok o 1
technology-makeshift-5 = průlom Lvl 5
    .text = na konci hry každý ukazatel boduje jako nejlepší ukazatel na téže stupnici

technology-oasis-1 = průlom Lvl 1
    .text = blokovaný ukazatel přeskočí ostatní na další volné pole své dráhy
technology-oasis-2 = průlom Lvl 2
    .text = na začátku tahu získáš 1 bod pohybu za každý rover stojící na vodě
technology-oasis-3 = průlom Lvl 3
    .text = když položíš dílek mimo led, zvyš pokrok vody o 1
technology-oasis-4 = průlom Lvl 4
    .text = když položíš dílek s budovou vody, získáš dílek výsadby
technology-oasis-5 = průlom Lvl 5
    .text = když položíš dílek s budovou vody, získáš synergii pokroku

technology-republic-1 = průlom Lvl 1
    .text = když si vybereš dílek s budovou civilizace, získáš pohyb podle ukazatele roveru, třeba i před položením dílku
technology-republic-2 = průlom Lvl 2
    .text = při civilizačním milníku si k výběru přidej náhodnou kartu o stupeň vyšší
technology-republic-3 = průlom Lvl 3
    .text = rover stojící na budově civilizace smí za 1 bod pohybu přeskočit na jinou budovu civilizace
technology-republic-4 = průlom Lvl 4
    .text = každý civilizační milník ti dá i synergii pokroku
technology-republic-5 = průlom Lvl 5
    .text = po skončení hry si nech 2 karty ze všech karet civilizace, které ve hře zbyly

technology-wormhole-1 = průlom Lvl 1
    .text = je-li ukazatel zeleně nahoře, smíš ho vrátit na 0
technology-wormhole-2 = průlom Lvl 2
    .text = dílky výsadby smíš pokládat i na dílky, ne však na meteority
technology-wormhole-3 = průlom Lvl 3
    .text = jednou za tah získáš dva dílky výsadby místo jednoho
technology-wormhole-4 = průlom Lvl 4
    .text = získaný dílek výsadby si smíš uschovat a položit až na konci hry
technology-wormhole-5 = průlom Lvl 5
    .text = dílek výsadby smíš položit i na meteorit, a tím ho zničíš

## Dílky: tvar, terény, symbol meteoritu

tile-N5-ce-0 = N (civilizace/energie)
tile-N5-ce-1 = N (civilizace/energie, s meteoritem)
tile-N5-ew-0 = N (energie/voda)
tile-N5-ew-1 = N (energie/voda, s meteoritem)
tile-N5-rt-0 = N (rover/technologie)
tile-N5-rt-1 = N (rover/technologie, s meteoritem)
tile-N5-tb-0 = N (technologie/zeleň)
tile-N5-tb-1 = N (technologie/zeleň, s meteoritem)
tile-N5-wr-0 = N (voda/rover)
tile-N5-wr-1 = N (voda/rover, s meteoritem)
tile-N5-bc-0 = N (zeleň/civilizace)
tile-N5-bc-1 = N (zeleň/civilizace, s meteoritem)
tile-F5-ce-0 = F (civilizace/energie)
tile-F5-ce-1 = F (civilizace/energie, s meteoritem)
tile-F5-ew-0 = F (energie/voda)
tile-F5-ew-1 = F (energie/voda, s meteoritem)
tile-F5-rt-0 = F (rover/technologie)
tile-F5-rt-1 = F (rover/technologie, s meteoritem)
tile-F5-tb-0 = F (technologie/zeleň)
tile-F5-tb-1 = F (technologie/zeleň, s meteoritem)
tile-F5-wr-0 = F (voda/rover)
tile-F5-wr-1 = F (voda/rover, s meteoritem)
tile-F5-bc-0 = F (zeleň/civilizace)
tile-F5-bc-1 = F (zeleň/civilizace, s meteoritem)
tile-I3-ce-0 = I3 (civilizace/energie)
tile-I3-ce-1 = I3 (civilizace/energie, s meteoritem)
tile-I3-ew-0 = I3 (energie/voda)
tile-I3-ew-1 = I3 (energie/voda, s meteoritem)
tile-I3-rt-0 = I3 (rover/technologie)
tile-I3-rt-1 = I3 (rover/technologie, s meteoritem)
tile-I3-tb-0 = I3 (technologie/zeleň)
tile-I3-tb-1 = I3 (technologie/zeleň, s meteoritem)
tile-I3-wr-0 = I3 (voda/rover)
tile-I3-wr-1 = I3 (voda/rover, s meteoritem)
tile-I3-bc-0 = I3 (zeleň/civilizace)
tile-I3-bc-1 = I3 (zeleň/civilizace, s meteoritem)
tile-V3-ce-0 = V (civilizace/energie)
tile-V3-ce-1 = V (civilizace/energie, s meteoritem)
tile-V3-ew-0 = V (energie/voda)
tile-V3-ew-1 = V (energie/voda, s meteoritem)
tile-V3-rt-0 = V (rover/technologie)
tile-V3-rt-1 = V (rover/technologie, s meteoritem)
tile-V3-tb-0 = V (technologie/zeleň)
tile-V3-tb-1 = V (technologie/zeleň, s meteoritem)
tile-V3-wr-0 = V (voda/rover)
tile-V3-wr-1 = V (voda/rover, s meteoritem)
tile-V3-bc-0 = V (zeleň/civilizace)
tile-V3-bc-1 = V (zeleň/civilizace, s meteoritem)
tile-T4-ce-0 = T (civilizace/energie)
tile-T4-ce-1 = T (civilizace/energie, s meteoritem)
tile-T4-ew-0 = T (energie/voda)
tile-T4-ew-1 = T (energie/voda, s meteoritem)
tile-T4-rt-0 = T (rover/technologie)
tile-T4-rt-1 = T (rover/technologie, s meteoritem)
tile-T4-tb-0 = T (technologie/zeleň)
tile-T4-tb-1 = T (technologie/zeleň, s meteoritem)
tile-T4-wr-0 = T (voda/rover)
tile-T4-wr-1 = T (voda/rover, s meteoritem)
tile-T4-bc-0 = T (zeleň/civilizace)
tile-T4-bc-1 = T (zeleň/civilizace, s meteoritem)
tile-S4-ce-0 = S (civilizace/energie)
tile-S4-ce-1 = S (civilizace/energie, s meteoritem)
tile-S4-ew-0 = S (energie/voda)
tile-S4-ew-1 = S (energie/voda, s meteoritem)
tile-S4-rt-0 = S (rover/technologie)
tile-S4-rt-1 = S (rover/technologie, s meteoritem)
tile-S4-tb-0 = S (technologie/zeleň)
tile-S4-tb-1 = S (technologie/zeleň, s meteoritem)
tile-S4-wr-0 = S (voda/rover)
tile-S4-wr-1 = S (voda/rover, s meteoritem)
tile-S4-bc-0 = S (zeleň/civilizace)
tile-S4-bc-1 = S (zeleň/civilizace, s meteoritem)
tile-L4-ce-0 = L (civilizace/energie)
tile-L4-ce-1 = L (civilizace/energie, s meteoritem)
tile-L4-ew-0 = L (energie/voda)
tile-L4-ew-1 = L (energie/voda, s meteoritem)
tile-L4-rt-0 = L (rover/technologie)
tile-L4-rt-1 = L (rover/technologie, s meteoritem)
tile-L4-tb-0 = L (technologie/zeleň)
tile-L4-tb-1 = L (technologie/zeleň, s meteoritem)
tile-L4-wr-0 = L (voda/rover)
tile-L4-wr-1 = L (voda/rover, s meteoritem)
tile-L4-bc-0 = L (zeleň/civilizace)
tile-L4-bc-1 = L (zeleň/civilizace, s meteoritem)
tile-U5-ce-0 = U (civilizace/energie)
tile-U5-ce-1 = U (civilizace/energie, s meteoritem)
tile-U5-ew-0 = U (energie/voda)
tile-U5-ew-1 = U (energie/voda, s meteoritem)
tile-U5-rt-0 = U (rover/technologie)
tile-U5-rt-1 = U (rover/technologie, s meteoritem)
tile-U5-tb-0 = U (technologie/zeleň)
tile-U5-tb-1 = U (technologie/zeleň, s meteoritem)
tile-U5-wr-0 = U (voda/rover)
tile-U5-wr-1 = U (voda/rover, s meteoritem)
tile-U5-bc-0 = U (zeleň/civilizace)
tile-U5-bc-1 = U (zeleň/civilizace, s meteoritem)
tile-I2-ce-0 = I2 (civilizace/energie)
tile-I2-ce-1 = I2 (civilizace/energie, s meteoritem)
tile-I2-ew-0 = I2 (energie/voda)
tile-I2-ew-1 = I2 (energie/voda, s meteoritem)
tile-I2-rt-0 = I2 (rover/technologie)
tile-I2-rt-1 = I2 (rover/technologie, s meteoritem)
tile-I2-tb-0 = I2 (technologie/zeleň)
tile-I2-tb-1 = I2 (technologie/zeleň, s meteoritem)
tile-I2-wr-0 = I2 (voda/rover)
tile-I2-wr-1 = I2 (voda/rover, s meteoritem)
tile-I2-bc-0 = I2 (zeleň/civilizace)
tile-I2-bc-1 = I2 (zeleň/civilizace, s meteoritem)
tile-I4-ce-0 = I4 (civilizace/energie)
tile-I4-ce-1 = I4 (civilizace/energie, s meteoritem)
tile-I4-ew-0 = I4 (energie/voda)
tile-I4-ew-1 = I4 (energie/voda, s meteoritem)
tile-I4-rt-0 = I4 (rover/technologie)
tile-I4-rt-1 = I4 (rover/technologie, s meteoritem)
tile-I4-tb-0 = I4 (technologie/zeleň)
tile-I4-tb-1 = I4 (technologie/zeleň, s meteoritem)
tile-I4-wr-0 = I4 (voda/rover)
tile-I4-wr-1 = I4 (voda/rover, s meteoritem)
tile-I4-bc-0 = I4 (zeleň/civilizace)
tile-I4-bc-1 = I4 (zeleň/civilizace, s meteoritem)
tile-O4-ce-0 = O (civilizace/energie)
tile-O4-ce-1 = O (civilizace/energie, s meteoritem)
tile-O4-ew-0 = O (energie/voda)
tile-O4-ew-1 = O (energie/voda, s meteoritem)
tile-O4-rt-0 = O (rover/technologie)
tile-O4-rt-1 = O (rover/technologie, s meteoritem)
tile-O4-tb-0 = O (technologie/zeleň)
tile-O4-tb-1 = O (technologie/zeleň, s meteoritem)
tile-O4-wr-0 = O (voda/rover)
tile-O4-wr-1 = O (voda/rover, s meteoritem)
tile-O4-bc-0 = O (zeleň/civilizace)
tile-O4-bc-1 = O (zeleň/civilizace, s meteoritem)
tile-Z5-ce-0 = Z (civilizace/energie)
tile-Z5-ce-1 = Z (civilizace/energie, s meteoritem)
tile-Z5-ew-0 = Z (energie/voda)
tile-Z5-ew-1 = Z (energie/voda, s meteoritem)
tile-Z5-rt-0 = Z (rover/technologie)
tile-Z5-rt-1 = Z (rover/technologie, s meteoritem)
tile-Z5-tb-0 = Z (technologie/zeleň)
tile-Z5-tb-1 = Z (technologie/zeleň, s meteoritem)
tile-Z5-wr-0 = Z (voda/rover)
tile-Z5-wr-1 = Z (voda/rover, s meteoritem)
tile-Z5-bc-0 = Z (zeleň/civilizace)
tile-Z5-bc-1 = Z (zeleň/civilizace, s meteoritem)

## Karty civilizace

civ-civ-01 = Agentura práce
    .text = zvyš o 1 dva různé pokroky
civ-civ-02 = Odbor provozu
    .text = zvyš jeden pokrok o 2
civ-civ-03 = Odbor přírodních zdrojů
    .text = získej 1 dílek výsadby
civ-civ-04 = Odbor techniky
    .text = získej 4 body pohybu
civ-civ-05 = Vrakoviště
    .text = polož ještě jeden dílek ze své sekce; jeho budovy nic nezvyšují
civ-civ-06 = Oslava svátku První planety
    .text = za 1 bod
civ-civ-07 = Cena pro planetu na vzestupu
    .text = za 2 body
civ-civ-08 = Svátek První planety
    .text = za 1 bod
civ-civ-09 = Planetární cena veřejnosti
    .text = za 2 body
civ-civ-10 = Noví investoři
    .text = zvyš o 1 tři různé pokroky
civ-civ-11 = Zvýšení mezd
    .text = zvyš o 1 dva různé pokroky
civ-civ-12 = Odbor parků a rekreace
    .text = získej 2 dílky výsadby
civ-civ-13 = Schválené přesčasy
    .text = seber ze své planety 2 biokapsle podle výběru
civ-civ-14 = Příspěvek na stěhování
    .text = teleportuj 1 svůj rover na libovolné políčko planety či dílků
civ-civ-15 = Cena pro špičkovou planetu
    .text = za 2 body
civ-civ-16 = Oprava sekce
    .text = polož ještě jeden dílek ze své sekce a zvyš pokrok za jeho budovy jako obvykle
civ-civ-17 = Schválená přistávací plocha
    .text = znič všechny meteority v jednom řádku, nebo sloupci
civ-civ-18 = Pátrací a záchranný tým
    .text = seber ze své planety 3 biokapsle podle výběru
civ-civ-19 = Příležitost ke spolupráci
    .text = zvyš o 1 tři různé pokroky
civ-civ-20 = Cena pro nejlepší na planetě
    .text = za 3 body
civ-civ-21 = Vznik odborů
    .text = každý ukazatel pod polem 5 posuň na pole 5; benefity získáš, kromě synergií
civ-civ-22 = Zákon o udržitelném životě
    .text = každý dílek výsadby na tvé planetě je za 1 bod
civ-civ-23 = Herní komise
    .text = za 2 body; na konci hry také zvyš jeden pokrok o 1
civ-civ-24 = Planetární loterie
    .text = za 3 body; na konci hry také zvyš jeden pokrok o 1
civ-civ-25 = Program obrany před meteority
    .text = znič 3 meteority na své planetě podle výběru
civ-civ-26 = Globální systém parků
    .text = získej 3 dílky výsadby
civ-civ-27 = Cena pro nejlepší planetu k životu
    .text = za 4 body
civ-civ-28 = Dekret o občanech vesmíru
    .text = tvoje bodované biokapsle jsou za 2 body místo 1
civ-civ-29 = Sklad meteoritů 1/4
    .text = za každé 3 sebrané meteority máš o 1 bod více za každou tvou kartu této série
civ-civ-30 = Sklad meteoritů 2/4
    .text = za každé 3 sebrané meteority máš o 1 bod více za každou tvou kartu této série
civ-civ-31 = Sklad meteoritů 3/4
    .text = za každé 3 sebrané meteority máš o 1 bod více za každou tvou kartu této série
civ-civ-32 = Sklad meteoritů 4/4
    .text = za každé 3 sebrané meteority máš o 1 bod více za každou tvou kartu této série
civ-civ-33 = Obchodní dohoda 1/4
    .text = tvoje karty této série dají dohromady 1, 3, 6, nebo 10 bodů za 1, 2, 3, nebo 4 karty
civ-civ-34 = Obchodní dohoda 2/4
    .text = tvoje karty této série dají dohromady 1, 3, 6, nebo 10 bodů za 1, 2, 3, nebo 4 karty
civ-civ-35 = Obchodní dohoda 3/4
    .text = tvoje karty této série dají dohromady 1, 3, 6, nebo 10 bodů za 1, 2, 3, nebo 4 karty
civ-civ-36 = Obchodní dohoda 4/4
    .text = tvoje karty této série dají dohromady 1, 3, 6, nebo 10 bodů za 1, 2, 3, nebo 4 karty

## Karty událostí

event-ev-01 = Rover navíc
    .text = zelená událost: získej rover navíc a postav jej na dílek položený v tomto tahu
event-ev-02 = Další výzkum
    .text = zelená událost: ke každému stupni ve hře přidej náhodnou nepoužitou kartu civilizace
event-ev-03 = Další úkol
    .text = zelená událost: dober si kartu mise a přidej ji ke svým osobním misím
event-ev-04 = Tichý skok
    .text = zelená událost: posuň ukazatel civilizace, zeleně, nebo vody o 3 pole bez benefitů
event-ev-05 = Pokrok – rover, nebo civilizace
    .text = zelená událost: zvyš o 1 svůj pokrok roveru, nebo civilizace
event-ev-06 = Pokrok – rover, nebo technologie
    .text = zelená událost: zvyš o 1 svůj pokrok roveru, nebo technologie
event-ev-07 = Pokrok – rover, nebo voda
    .text = zelená událost: zvyš o 1 svůj pokrok roveru, nebo vody
event-ev-08 = Pokrok – rover, nebo zeleň
    .text = zelená událost: zvyš o 1 svůj pokrok roveru, nebo zeleně
event-ev-09 = Pokrok – civilizace, nebo technologie
    .text = zelená událost: zvyš o 1 svůj pokrok civilizace, nebo technologie
event-ev-10 = Pokrok – voda, nebo civilizace
    .text = zelená událost: zvyš o 1 svůj pokrok vody, nebo civilizace
event-ev-11 = Pokrok – zeleň, nebo civilizace
    .text = zelená událost: zvyš o 1 svůj pokrok zeleně, nebo civilizace
event-ev-12 = Pokrok – technologie, nebo voda
    .text = zelená událost: zvyš o 1 svůj pokrok technologie, nebo vody
event-ev-13 = Pokrok – zeleň, nebo technologie
    .text = zelená událost: zvyš o 1 svůj pokrok zeleně, nebo technologie
event-ev-14 = Pokrok – zeleň, nebo voda
    .text = zelená událost: zvyš o 1 svůj pokrok zeleně, nebo vody
event-ev-15 = Volné dokování
    .text = zelená událost: natoč stanici na libovolnou sekci
event-ev-16 = Sazenice
    .text = zelená událost: získej 1 dílek výsadby
event-ev-17 = Šťastný nález
    .text = zelená událost: získej synergii pokroku
event-ev-18 = Zásilka dronem
    .text = zelená událost: seber biokapsli ze své planety
event-ev-19 = Rozbor vzorků
    .text = zelená událost: seber meteorit ze své planety
event-ev-20 = Šťastná náhoda
    .text = zelená událost: získej synergii pokroku
event-ev-21 = Krok zpět – rover, nebo civilizace
    .text = oranžová událost: sniž o 1 svůj pokrok roveru, nebo civilizace
event-ev-22 = Krok zpět – rover, nebo technologie
    .text = oranžová událost: sniž o 1 svůj pokrok roveru, nebo technologie
event-ev-23 = Krok zpět – rover, nebo voda
    .text = oranžová událost: sniž o 1 svůj pokrok roveru, nebo vody
event-ev-24 = Krok zpět – rover, nebo zeleň
    .text = oranžová událost: sniž o 1 svůj pokrok roveru, nebo zeleně
event-ev-25 = Krok zpět – civilizace, nebo technologie
    .text = oranžová událost: sniž o 1 svůj pokrok civilizace, nebo technologie
event-ev-26 = Krok zpět – voda, nebo civilizace
    .text = oranžová událost: sniž o 1 svůj pokrok vody, nebo civilizace
event-ev-27 = Krok zpět – zeleň, nebo civilizace
    .text = oranžová událost: sniž o 1 svůj pokrok zeleně, nebo civilizace
event-ev-28 = Krok zpět – technologie, nebo voda
    .text = oranžová událost: sniž o 1 svůj pokrok technologie, nebo vody
event-ev-29 = Krok zpět – zeleň, nebo technologie
    .text = oranžová událost: sniž o 1 svůj pokrok zeleně, nebo technologie
event-ev-30 = Krok zpět – zeleň, nebo voda
    .text = oranžová událost: sniž o 1 svůj pokrok zeleně, nebo vody
event-ev-31 = Padající kámen
    .text = oranžová událost: polož meteorit na volný symbol meteoritu na svých dílcích
event-ev-32 = Krok zpět podle výběru
    .text = oranžová událost: sniž o 1 libovolný pokrok
event-ev-33 = Zákaz jízdy – voda
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén vody
event-ev-34 = Zákaz jízdy – zeleň
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén zeleně
event-ev-35 = Zákaz jízdy – energie
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén energie
event-ev-36 = Zákaz jízdy – rover
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén roveru
event-ev-37 = Zákaz jízdy – technologie
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén technologie
event-ev-38 = Zákaz jízdy – civilizace
    .text = oranžová událost: v tomto tahu rovery nesmějí na terén civilizace
event-ev-39 = Dál od okraje
    .text = oranžová událost: v tomto tahu nelze pokládat dílky na okraj planety
event-ev-40 = Půlka úrody
    .text = oranžová událost: v tomto tahu ignoruj jednu z budov položeného dílku
event-ev-41 = Dva kroky zpět
    .text = červená událost: sniž jeden libovolný pokrok o 2
event-ev-42 = Tři kroky zpět
    .text = červená událost: sniž jeden libovolný pokrok o 3
event-ev-43 = Těsně vedle
    .text = červená událost: polož meteorit na volný symbol meteoritu na svých dílcích
event-ev-44 = Půlka mizerné úrody
    .text = červená událost: v tomto tahu ignoruj jednu z budov položeného dílku
event-ev-45 = Nic se neděje
    .text = červená událost: v tomto tahu nezískáváš milníky – karty civilizace, dílky výsadby, rovery, průlomy
event-ev-46 = Zrušený projekt
    .text = červená událost: odhoď jednu ze svých osobních misí
event-ev-47 = Ztracené vozidlo
    .text = červená událost: máš-li na planetě více než 1 rover, jeden znič
event-ev-48 = Odliv mozků
    .text = červená událost: z každého stupně odstraň náhodnou kartu civilizace
event-ev-49 = Ztráta signálu
    .text = červená událost: znič 1 biokapsli na své planetě
event-ev-50 = Zmařená záchrana
    .text = červená událost: znič 1 svou sebranou biokapsli
event-ev-51 = Samovznícení
    .text = červená událost: znič 1 svůj sebraný meteorit
event-ev-52 = Vadná série
    .text = červená událost: vyber jeden z tvarů ve své sekci; odstraň všechny jeho dílky ze stanice
event-ev-53 = Zlá předtucha
    .text = červená událost: vyber si synergii pokroku, nebo pohled na další kartu události
event-ev-54 = Poslední chvíle
    .text = červená událost: vyber si synergii pokroku, nebo pohled na další kartu události
event-ev-55 = Příliš mnoho téhož
    .text = červená událost: v tomto tahu se žádná část dílku nesmí dotýkat terénu svého typu
event-ev-56 = Hluboký led
    .text = červená událost: v tomto tahu nelze pokládat dílky na led
event-ev-57 = Život pod ledem
    .text = červená událost: v tomto tahu nelze pokládat dílky na led
event-ev-58 = Rozpočtové škrty
    .text = červená událost: v tomto tahu nezískáváš synergie pokroku
event-ev-59 = Výpadek proudu
    .text = červená událost: v tomto tahu nezískáváš milníky – karty civilizace, dílky výsadby, rovery, průlomy
event-ev-60 = Plochá planeta
    .text = červená událost: v tomto tahu nelze pokládat dílky na okraj planety

## Mise proti sousedům

objective-obj-01 = Obvod
    .text = nejvíc budov civilizace na okraji
objective-obj-02 = Maják
    .text = nejvíc budov energie na okraji
objective-obj-03 = Torus
    .text = nejvíc budov technologie na okraji
objective-obj-04 = Ekosystém
    .text = nejvíc budov zeleně na okraji
objective-obj-05 = Okruh
    .text = nejvíc budov roveru na okraji
objective-obj-06 = Biom
    .text = největší oblast zeleně
objective-obj-07 = Tranzit
    .text = největší oblast roveru
objective-obj-08 = Plazma
    .text = největší oblast energie
objective-obj-09 = Megaměsto
    .text = největší oblast civilizace
objective-obj-10 = Křemík
    .text = největší oblast technologie
objective-obj-11 = Pacifik
    .text = největší oblast vody
objective-obj-12 = Zahrada
    .text = nejvíc oblastí zeleně
objective-obj-13 = Křižovatka
    .text = nejvíc oblastí roveru
objective-obj-14 = Dobíjení
    .text = nejvíc oblastí energie
objective-obj-15 = Rozrůstání
    .text = nejvíc oblastí civilizace
objective-obj-16 = X
    .text = nejvíc oblastí technologie
objective-obj-17 = 10 000 jezer
    .text = nejvíc oblastí vody
objective-obj-18 = Luddita
    .text = nejméně budov technologie
objective-obj-19 = Šetření
    .text = nejméně budov vody
objective-obj-20 = Galvanizace
    .text = nejméně budov energie
objective-obj-21 = 20 procent
    .text = nejméně budov zeleně
objective-obj-22 = Spolujízda
    .text = nejméně budov roveru
objective-obj-23 = Venkov
    .text = nejméně budov civilizace
objective-obj-24 = Vrchol
    .text = nejvíc stupnic na vrcholu
objective-obj-25 = Geoda
    .text = nejvíc sebraných meteoritů
objective-obj-26 = Záchrana
    .text = nejvíc sebraných biokapslí
objective-obj-27 = Vypaření
    .text = nejméně sebraných meteoritů
objective-obj-28 = Odpis
    .text = nejméně sebraných biokapslí

## Osobní mise: druhá strana týchž karet

personal-obj-01 = Komplex
    .text = 3×3 z terénu civilizace
personal-obj-02 = Rubik
    .text = 3×3 z terénu technologie
personal-obj-03 = Skládka
    .text = 3×3 z terénu zeleně
personal-obj-04 = Mřížka
    .text = 3×3 z terénu vody
personal-obj-05 = Psí bouda
    .text = 3×3 z terénu roveru
personal-obj-06 = Napětí
    .text = 3×3 z terénu energie
personal-obj-07 = Dálnice
    .text = 6 budov v jedné oblasti civilizace
personal-obj-08 = Tajná laboratoř
    .text = 6 budov v jedné oblasti technologie
personal-obj-09 = Klíčení
    .text = 6 budov v jedné oblasti zeleně
personal-obj-10 = Amazonka
    .text = 6 budov v jedné oblasti vody
personal-obj-11 = Pony Express
    .text = 6 budov v jedné oblasti roveru
personal-obj-12 = Elektrické vedení
    .text = 6 budov v jedné oblasti energie
personal-obj-13 = Nebeská stezka
    .text = 2×5 z terénu civilizace
personal-obj-14 = Rovník
    .text = 2×5 z terénu zeleně
personal-obj-15 = Genom
    .text = 2×5 z terénu technologie
personal-obj-16 = Panama
    .text = 2×5 z terénu vody
personal-obj-17 = Vzletová dráha
    .text = 2×5 z terénu roveru
personal-obj-18 = Transformátor
    .text = 2×5 z terénu energie
personal-obj-19 = Crowdsourcing
    .text = vrchol stupnice civilizace
personal-obj-20 = Exponent
    .text = vrchol stupnice technologie
personal-obj-21 = Bujení
    .text = vrchol stupnice zeleně
personal-obj-22 = Průtok
    .text = vrchol stupnice vody
personal-obj-23 = Rychloběh
    .text = vrchol stupnice roveru
personal-obj-24 = Alternativní energie
    .text = nejvýše 5 budov energie
personal-obj-25 = Úklid
    .text = 9 sebraných meteoritů
personal-obj-26 = Pořádek na palubě
    .text = víc sebraných biokapslí než meteoritů
personal-obj-27 = Tání
    .text = všechen led zakrytý
personal-obj-28 = Kombinéza
    .text = celá pevnina zakrytá

## Hodnocení sólové mise

grade-disaster = Katastrofa
grade-failure = Neúspěch
grade-survival = Holé přežití
grade-success = Splněná mise
grade-promotion = Povýšení
grade-excellence = Excelence
grade-perfection = Dokonalost

verdict =
    { $points ->
        [one] { $grade }: { $points } bod, cílové skóre { $expected }.
        [few] { $grade }: { $points } body, cílové skóre { $expected }.
        [many] { $grade }: { $points } bodu, cílové skóre { $expected }.
       *[other] { $grade }: { $points } bodů, cílové skóre { $expected }.
    }

## Volby

option-planet = Planety
    .text = Na které planetě kdo hraje. Pro první hru se hodí symetrická.
planet-dealt = rozdané (nebo symetrické)
planet-random = náhodné
option-corporation = Korporace
    .text = Se kterou korporací kdo hraje. Pro první hru se hodí symetrická.
corporation-dealt = rozdané (nebo symetrické)
corporation-random = náhodné
option-expansion = Desky z obsahu navíc
    .text = Mezi rozdávanými a losovanými jsou i planety a korporace z obsahu navíc.
option-events = Události
    .text = V každém tahu jedna karta všem něco změní; na volbě událostí záleží, jak je to těžké.
events-off = žádné
    .text = Hra bez karet událostí.
events-gentle = mírné
events-standard = běžné
events-rough = těžké
events-brutal = kruté
events-rulebook_example = jako v příkladu z pravidel
events-custom = vlastní sada
option-green_events = Zelené události
    .text = Nejmírnější události. Karet všech tří barev je dohromady 20.
option-orange_events = Oranžové události
    .text = Středně těžké události. Karet všech tří barev je dohromady 20.
option-red_events = Červené události
    .text = Nejtěžší události. Karet všech tří barev je dohromady 20.
option-personal_objectives = Osobní mise
    .text = Každý si nechá jednu ze dvou tajných misí, která se hodnotí na konci hry.
option-fixed_rotation = Ve hře dvou hráčů se stanice otáčí sama
    .text = Po každém tahu se pootočí o jednu sekci a velitel nevybírá.
implied-solo-events = V sólovém módu se vždy hraje s událostmi.
implied-solo-objectives = V sólovém módu se vždy hraje s osobními misemi.
implied-solo-rotation = V sólovém módu se stanice otáčí sama.
implied-many-rotation = Od tří hráčů stanici otáčí velitel.
implied-event-mix = Rozhoduje o tom volba událostí.
implied-symmetric-boards = U symetrických desek na tom nezáleží.
option-ring_shift = Posun vnitřního kruhu
    .text = O kolik sekcí je pootočen vnitřní kruh: které velké dílky leží vedle kterých malých.
ring_shift-random = náhodný
ring_shift-0 = 0
ring_shift-1 = 1
ring_shift-2 = 2
ring_shift-3 = 3
ring_shift-4 = 4
ring_shift-5 = 5

## Rozhodnutí

ask-choose-side = Se kterými deskami hraješ? Ostatní si také vybírají tajně.
ask-return-objective =
    { $objectives ->
        [one] Máš { $objectives } osobní misi.
        [few] Máš { $objectives } osobní mise.
        [many] Máš { $objectives } osobní mise.
       *[other] Máš { $objectives } osobních misí.
    } Kterou osobní misi vracíš?
    .others = Kterou osobní misi vracíš?
ask-lose-objective =
    { $objectives ->
        [one] Máš { $objectives } osobní misi.
        [few] Máš { $objectives } osobní mise.
        [many] Máš { $objectives } osobní mise.
       *[other] Máš { $objectives } osobních misí.
    } Kterou osobní misi odhazuješ?
    .others = Kterou osobní misi odhazuješ?
ask-rotate-station = Velíš stanici: kam ji pootočíš?
ask-take-tile =
    { $tiles ->
        [1] K položení: { $tile }. Kam?
       *[2] K položení: { $tile }, nebo { $inner_tile }. Který dílek a kam?
    }
    .others = Který dílek ze své sekce položíš a kam?
ask-extra-tile =
    { $tiles ->
        [1] Navíc k položení: { $tile }. Kam?
       *[2] Navíc k položení: { $tile }, nebo { $inner_tile }. Který dílek a kam?
    }
    .others = Který dílek položíš navíc a kam?
ask-choose-resource = Která budova dílku platí?
ask-choose-tracker = Který pokrok zvýšíš?
ask-energy-tracker = Který pokrok zvýšíš díky energii?
ask-choose-way =
    Kam postoupí ukazatel { $tracker ->
        [0] civilizace
        [1] vody
        [2] zeleně
        [3] roveru
       *[4] technologie
    }?
ask-climb =
    Kam bez benefitů postoupí ukazatel { $tracker ->
        [0] civilizace
        [1] vody
        [2] zeleně
        [3] roveru
       *[4] technologie
    }?
ask-boost-tracker = Který pokrok zvýšíš díky synergii?
ask-advance-several =
    { $left ->
        [one] Který pokrok zvýšíš?
        [few] Který pokrok zvýšíš? Vybíráš ještě { $left }.
        [many] Který pokrok zvýšíš? Vybíráš ještě { $left }.
       *[other] Který pokrok zvýšíš? Vybíráš ještě { $left }.
    }
ask-regress-one =
    { $steps ->
        [one] Který pokrok snížíš o { $steps }?
        [few] Který pokrok snížíš o { $steps }?
        [many] Který pokrok snížíš o { $steps }?
       *[other] Který pokrok snížíš o { $steps }?
    }
ask-raise-step = Kudy ukazatel postoupí?
ask-raise-tracker = Který ukazatel teď postoupí na { $row }?
ask-land-rover =
    Kde přistane tvůj rover? { $rovers ->
        [one] To je tvůj poslední rover.
        [few] Máš { $rovers } rovery.
        [many] Máš { $rovers } roveru.
       *[other] Máš { $rovers } roverů.
    }
    .others = Kde přistane tvůj rover?
ask-land-extra-rover = Kde přistane tvůj rover navíc?
ask-teleport-rover = Který rover teleportuješ a kam?
ask-place-patch =
    Kam položíš dílek výsadby?{ $stored ->
        [0] { "" }
        [one] { " " }Máš uschovaný { $stored } dílek.
        [few] { " " }Máš uschované { $stored } dílky.
        [many] { " " }Máš uschováno { $stored } dílku.
       *[other] { " " }Máš uschováno { $stored } dílků.
    }
    .others = Kam položíš dílek výsadby?
ask-event-patch = Kam položíš dílek výsadby z události?
ask-stored-patch =
    Kam položíš uschovaný dílek výsadby?{ $stored ->
        [0] { "" }
        [one] { " " }Máš uschovaný { $stored } dílek.
        [few] { " " }Máš uschované { $stored } dílky.
        [many] { " " }Máš uschováno { $stored } dílku.
       *[other] { " " }Máš uschováno { $stored } dílků.
    }
    .others = Kam položíš uschovaný dílek výsadby?
ask-use-patch = Použiješ k dílku výsadby průlom, nebo ho jen položíš?
ask-collect-from-planet =
    { $what ->
        [0] Kterou biokapsli sebereš?
       *[1] Který meteorit sebereš?
    }
ask-destroy-on-planet =
    { $what ->
        [0] Kterou biokapsli zničíš?
        [1] Který meteorit zničíš?
       *[2] Který rover zničíš?
    }
ask-clear-line = Ve kterém řádku nebo sloupci zničíš všechny meteority?
ask-add-meteorite = Na který symbol meteoritu položíš meteorit?
ask-choose-option = Událost dává na výběr: co si vezmeš?
ask-choose-benefit = Který ze dvou benefitů tohoto pole si vezmeš?
ask-choose-milestone = Které karty civilizace si teď prohlédneš?
ask-keep-card = Kterou kartu civilizace si necháš?
ask-keep-last-card = Kterou kartu civilizace ze všech balíčků si necháš?
ask-lose-lifepod =
    { $lifepods ->
        [one] Máš sebranou { $lifepods } biokapsli.
        [few] Máš sebrané { $lifepods } biokapsle.
        [many] Máš sebráno { $lifepods } biokapsle.
       *[other] Máš sebráno { $lifepods } biokapslí.
    } Kterou sebranou biokapsli zničíš?
    .others = Kterou sebranou biokapsli zničíš?
ask-finish-turn =
    { $movement ->
        [0] { "" }
        [one] Zbývá { $movement } bod pohybu.{ " " }
        [few] Zbývají { $movement } body pohybu.{ " " }
        [many] Zbývá { $movement } bodu pohybu.{ " " }
       *[other] Zbývá { $movement } bodů pohybu.{ " " }
    }Chceš udělat ještě něco?
    .others = Chceš udělat ještě něco?
ask-confirm-turn =
    { $movement ->
        [0] { "" }
        [one] Zbývá { $movement } bod pohybu.{ " " }
        [few] Zbývají { $movement } body pohybu.{ " " }
        [many] Zbývá { $movement } bodu pohybu.{ " " }
       *[other] Zbývá { $movement } bodů pohybu.{ " " }
    }Chceš udělat ještě něco, nebo svůj tah končíš?
    .others = Chceš udělat ještě něco, nebo svůj tah končíš?
ask-move-flux-token = Na kterou stupnici přesuneš žeton flux?
ask-destroy-carried = Tvůj rover veze meteorit po terénu vody: vyber jeho políčko, chceš-li meteorit zničit.
ask-double-boost =
    Zvýšíš díky synergii ještě jednou pokrok { $tracker ->
        [0] civilizace
        [1] vody
        [2] zeleně
        [3] roveru
       *[4] technologie
    }?
ask-tech-or-energy = Platí budova technologie na dílku za technologii, nebo za energii?
ask-claim-row = Z řádku kterého ukazatele získáš všechny benefity?
ask-put-in-play = Která mise přijde do hry pro všechny?
ask-put-lifepod = Kam položíš biokapsli?
ask-reposition =
    { $lifepods ->
        [one] Máš sebranou { $lifepods } biokapsli.
        [few] Máš sebrané { $lifepods } biokapsle.
        [many] Máš sebráno { $lifepods } biokapsle.
       *[other] Máš sebráno { $lifepods } biokapslí.
    } Odkud bereš biokapsli, kterou přemístíš?
    .others = Odkud bereš biokapsli, kterou přemístíš?
ask-lose-stack = Který sloupeček tvé sekce zmizí ze stanice?

## Tahy

ground-civ = terén civilizace
ground-water = terén vody
ground-biomass = terén zeleně
ground-rover = terén roverů
ground-tech = terén technologie
ground-energy = terén energie
ground-ice = led
ground-land = pevnina
remark-square = { $ground }
remark-square-piece = { $ground }, leží tam { $piece }
remark-drive =
    { $ground }; { $left ->
        [0] pak nezbývá žádný bod pohybu
       *[1] pak zbývá bodů pohybu: { $left }
    }
remark-drive-piece =
    { $ground }, leží tam { $piece }; { $left ->
        [0] pak nezbývá žádný bod pohybu
       *[1] pak zbývá bodů pohybu: { $left }
    }
move-sides = Hraj planetu { $planet } ({ $planet_text }) a korporaci { $corporation } ({ $corporation_text })
move-return = Vrať misi { $personal } ({ $personal_text })
move-rotate = Pootoč stanici do polohy { $position }
move-place = Polož { $stack } dílek na { $square }, { $turn }
move-give-up = Vzdej se { $stack_gen } dílku a zvyš pokrok za jeho budovy
move-choose = Vyber { $resource_acc }
move-go = Přejdi na pole { $height } stupnice { $track_gen }
move-patch = Polož dílek výsadby na { $square }
move-store = Uschovej dílek výsadby do konce hry
move-land = Přistaň s roverem na { $square }
move-drive = Přejeď roverem z { $from } na { $to }
move-teleport = Teleportuj rover z { $from } na { $to }
move-use = Použij { $technology } ({ $technology_text })
move-done = Hotovo
move-keep = Nech si kartu { $civ } ({ $civ_text })
move-at = Vyber { $square }
move-clear = Odstraň meteority: { $line }
move-put = Vyber { $spot }
move-put-in-play = Uveď do hry misi { $objective } ({ $objective_text })
move-remove = Odstraň celý sloupeček, na kterém leží { $stack } dílek

## Tahy: který efekt přijde na řadu

move-advance = Zvyš pokrok { $tracker_gen }
move-water-tile =
    { $ice ->
        [0] Využij budovu vody na dílku (bez vody na ledu)
        [one] Využij budovu vody na dílku ({ $ice } políčko vody na ledu)
        [few] Využij budovu vody na dílku ({ $ice } políčka vody na ledu)
        [many] Využij budovu vody na dílku ({ $ice } políčka vody na ledu)
       *[other] Využij budovu vody na dílku ({ $ice } políček vody na ledu)
    }
move-rover-tile = Využij budovu roveru na dílku
move-energy-tile = Využij budovu energie na dílku (za sousední terén, nebo za { $other_acc })
move-one-resource = Využij jednu budovu dílku: { $resource }, nebo { $other }
move-tech-or-energy = Využij budovu technologie na dílku jako technologii, nebo jako energii (za sousední terén, nebo za { $other_acc })
move-boost = Vezmi si synergii pokroku
move-gain-patch = Získej dílek výsadby
move-stored-patch = Polož uschovaný dílek výsadby
move-new-rover = Získej rover
move-extra-rover = Získej rover navíc
move-movement =
    { $points ->
        [one] Získej { $points } bod pohybu
        [few] Získej { $points } body pohybu
        [many] Získej { $points } bodu pohybu
       *[other] Získej { $points } bodů pohybu
    }
move-milestone = Získej civilizační milník stupně { $rank }
move-unlock = Odemkni technologický průlom Lvl { $level }
move-advance-some =
    { $count ->
        [one] Zvyš { $count } pokrok
        [few] Zvyš { $count } různé pokroky
        [many] Zvyš { $count } pokroku
       *[other] Zvyš { $count } různých pokroků
    } o { $steps } { $benefits ->
        [0] bez benefitů
       *[1] s benefity
    }
move-regress-one = Sniž jeden pokrok o { $steps }
move-raise-trackers = Zvyš všechny pokroky aspoň na { $row }
move-extra-tile =
    Polož ještě jeden dílek { $advances ->
        [0] bez zvýšení pokroku
       *[1] a zvyš pokrok za jeho budovy
    }
move-collect =
    { $count ->
        [one] Seber z planety { $count } { $piece_acc }
        [few] Seber z planety { $count } { $piece_few }
        [many] Seber z planety { $count } { $piece_part }
       *[other] Seber z planety { $count } { $piece_many }
    }
move-destroy =
    { $count ->
        [one] Znič { $count } { $piece_acc } { $place }
        [few] Znič { $count } { $piece_few } { $place }
        [many] Znič { $count } { $piece_part } { $place }
       *[other] Znič { $count } { $piece_many } { $place }
    }
move-clear-line = Odstraň meteority z řádku nebo sloupce
move-teleport-rover = Teleportuj rover
move-add-meteorite = Polož meteorit na symbol meteoritu
move-reposition = Přemísti biokapsle
move-choice = Vyhodnoť událost { $event } ({ $event_text })
move-peek = Podívej se na další událost

## Co se děje

event-objective-dealt = { $seat } a { $rival_seat } soupeří o misi { $objective } ({ $objective_text }).
event-objective-common = { $seat } uvádí do hry misi pro všechny: { $objective } ({ $objective_text }).
event-boards-shown = { $seat } hraje s planetou { $planet } ({ $planet_text }) a korporací { $corporation } ({ $corporation_text }).
event-objective-returned = { $seat } vrací osobní misi: { $personal } ({ $personal_text }).
event-objective-returned-hidden = { $seat } vrací osobní misi.
event-objective-gained = { $seat } dostává osobní misi: { $personal } ({ $personal_text }).
event-objective-gained-hidden = { $seat } dostává osobní misi.
event-objective-revealed = { $seat } ukazuje osobní misi: { $personal } ({ $personal_text }).
event-round = Stanici velí { $seat }.
    .heading = Tah { $round }
event-turned = Stanice se otáčí dál, do polohy { $position }.
event-turned-by = { $seat } otáčí stanici do polohy { $position }.
event-event-shown = Událost: { $event } ({ $event_text }).
event-event-peeked = { $seat } se dívá na další událost: { $event } ({ $event_text }).
event-event-peeked-hidden = { $seat } se dívá na další událost.
event-stack-removed = { $seat } odstraňuje ze stanice celý sloupeček, na kterém ležel { $stack } dílek.
event-cards-removed = Z každého stupně ubývá ze hry jedna karta civilizace.
event-cards-added = Do každého stupně přibývá jedna karta civilizace.
event-placed = { $seat } pokládá dílek { $tile } na { $square }, { $turn }.
event-cannot-place = { $seat } nemůže položit žádný dílek.
event-gave-up = { $seat } se vzdává dílku { $tile } a zvyšuje pokrok za jeho budovy.
event-meteorite-fell = { $seat } dostává meteorit na { $square }.
event-advanced =
    { $seat } zvyšuje pokrok { $tracker_gen } na { $height }{ $tracker_id ->
        [civ] { $track_id ->
            [civ] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [water] { $track_id ->
            [water] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [biomass] { $track_id ->
            [biomass] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [rover] { $track_id ->
            [rover] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
       *[tech] { $track_id ->
            [tech] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
    }.
event-regressed =
    { $seat } snižuje pokrok { $tracker_gen } na { $height }{ $tracker_id ->
        [civ] { $track_id ->
            [civ] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [water] { $track_id ->
            [water] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [biomass] { $track_id ->
            [biomass] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
        [rover] { $track_id ->
            [rover] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
       *[tech] { $track_id ->
            [tech] { "" }
           *[elsewhere] { " na stupnici " }{ $track_gen }
        }
    }.
event-gained-movement =
    { $points ->
        [one] { $seat } získává { $points } bod pohybu.
        [few] { $seat } získává { $points } body pohybu.
        [many] { $seat } získává { $points } bodu pohybu.
       *[other] { $seat } získává { $points } bodů pohybu.
    }
event-rover-landed = { $seat } přistává s roverem na { $square } ({ $ground }).
event-rover-landed-hidden = { $seat } přistává s roverem na { $square }.
event-drove = { $seat } přesouvá rover z { $from } na { $to } ({ $ground }).
event-drove-hidden = { $seat } přesouvá rover z { $from } na { $to }.
event-teleported = { $seat } teleportuje rover z { $from } na { $to } ({ $ground }).
event-teleported-hidden = { $seat } teleportuje rover z { $from } na { $to }.
event-picked-up = { $seat } nakládá na rover meteorit na { $square }.
event-collected = { $seat } sbírá { $piece_acc } na { $square }.
event-destroyed = { $seat } ztrácí { $piece_acc } na { $square }.
event-piece-lost = { $seat } ztrácí { $piece_acc } ze své desky korporace.
event-patched = { $seat } pokládá dílek výsadby na { $square }.
event-patch-stored = { $seat } si uschovává dílek výsadby.
event-patch-lost = { $seat } nemá pro dílek výsadby místo a ztrácí ho.
event-milestone-reached = { $seat } získává civilizační milník stupně { $rank }.
event-no-card-left = { $seat } nedostává kartu: karty civilizace stupně { $rank } už došly.
event-level-unlocked = { $seat } odemyká { $technology } ({ $technology_text }).
event-technology-used = { $seat } používá { $technology } ({ $technology_text }).
event-flux-moved = { $seat } přesouvá žeton flux na stupnici { $track_gen }.
event-lifepod-put = { $seat } pokládá biokapsli: { $spot }.
event-lifepod-taken = { $seat } bere biokapsli z místa: { $spot }.
event-card-kept = { $seat } si nechává kartu civilizace stupně { $rank }: { $civ } ({ $civ_text }).
event-card-hidden = { $seat } si nechává lícem dolů kartu civilizace stupně { $rank }: { $civ } ({ $civ_text }).
event-card-hidden-hidden = { $seat } si nechává lícem dolů kartu civilizace stupně { $rank }.
event-card-revealed = { $seat } ukazuje kartu civilizace: { $civ } ({ $civ_text }).
event-boosted = { $seat } využívá synergii pokroku.
event-boost-lost = { $seat } nemůže využít synergii pokroku.
event-ended = Hra končí: { $reason }.

## Bodování

score-planet = Planeta
score-tracks = Stupnice pokroku
score-lifepods = Biokapsle
score-meteorites = Meteority
score-civ = Karty civilizace
score-personal = Osobní mise
score-neighbours = Mise proti sousedům
score-line = Dokončeno: { $line }
score-cities = Nezakrytá města
score-plates = Dokončené části planety
score-track = Stupnice: { $tracker }
score-card = { $civ }
score-agreements = Obchodní dohody
score-objective = { $personal }
score-rivalry = { $objective } (proti: { $seat })
score-common = { $objective } (proti všem)

## S čím se hrálo, ve statistikách

chosen-corporation = Korporace
chosen-planet = Planeta

## Co je vidět na stole

view-round = { round }
view-last_round = Poslední tah
view-commander = Velitel
view-rotation = Poloha stanice
view-shift = Posun vnitřního kruhu
view-depots = Sekce (velký a malý dílek)
view-tops = Vrchní dílky sloupečků
view-below = Počet dílků pod nimi
view-event = Událost
view-next_event = Další událost
view-expected_score = Cílové skóre
view-events_left = Zbývající události
view-civ_piles = Zbývající karty civilizace podle stupňů
view-civ_cards = Karty civilizace
view-objectives = Mise proti sousedům
view-players = Hráči
view-planet = Planeta
view-corporation = Korporace
view-terrain = Terén (c, w, b, r, t, e v pořadí budov)
view-resources = Budovy
view-patches = Dílky výsadby
view-meteorites = Meteority na planetě
view-lifepods = Biokapsle na planetě
view-rovers = Rovery
view-trackers = Ukazatele
view-rovers_left = Zbývající rovery
view-lifepods_collected = Sebrané biokapsle
view-meteorites_collected = Sebrané meteority
view-patches_stored = Uschované dílky výsadby
view-movement = Body pohybu
view-personal = Osobní mise
view-rank = Stupeň
view-card = Karta
view-face_down_1 = karta stupně 1 lícem dolů
view-face_down_2 = karta stupně 2 lícem dolů
view-face_down_3 = karta stupně 3 lícem dolů
view-face_down_4 = karta stupně 4 lícem dolů
view-turns_by_itself = Stanice se otáčí sama
view-positions = Ukazatele sekcí
view-event_colour = Barva události
view-events_shown = Dosavadní události
view-event_mix = Karty událostí na začátku
view-green = zelená
view-orange = oranžová
view-red = červená
view-common_objectives = Společné mise
view-objective = Mise
view-seats = Místa
view-values = Stav
view-win = Vítěz
view-tie = Shoda
view-dealt = Rozdané desky
view-meteor_symbols = Symboly meteoritu
view-at = na
view-carries = s meteoritem
view-last_tile = Poslední dílek
view-water_path = Kroky po dráze vody
view-flux_track = Zaměřená stupnice
view-technologies = Platné průlomy
view-used_this_round = Použité v tomto tahu
view-used_this_game = Použité v této hře
view-lifepods_placed = Biokapsle na stupnicích a průlomech
view-milestones = Karty civilizace k výběru podle stupňů
view-tile_taken = Dílek vzat
view-drawn = Dobrané mise
view-score = Dosavadní body
view-own_score = Tvoje body včetně tajných
view-total = Celkem
view-tracks = Stupnice
view-neighbours = Mise proti sousedům
view-map = Mapa
view-depot = Sekce
view-legend = Značky
view-signs = c civilizace, w voda, b zeleň, r rover, t technologie, e energie (velké písmeno: s budovou), p výsadba, . pevnina, ~ led, = prstenec, # město, x toxický terén, + proud, @ rover, % rover s meteoritem, * meteorit, o biokapsle; stupnice: velké písmeno je ukazatel, + synergie, p výsadba, r rover, > pokrok, & více benefitů, čísla jsou stupeň karty, pohyb a průlom

## Co by volba přinesla

chance-event-shown = O zbytku rozhodne další událost.
chance-event-peeked = Podíváš se na další událost.
chance-objective-gained = Dobereš si misi.
holding-points = Body
holding-tracker-civ = Stupnice civilizace
holding-tracker-water = Stupnice vody
holding-tracker-biomass = Stupnice zeleně
holding-tracker-rover = Stupnice roveru
holding-tracker-tech = Stupnice technologie
holding-movement = Body pohybu
holding-rovers = Rovery
holding-lifepods = Sebrané biokapsle
holding-meteorites = Sebrané meteority
holding-lifepods-on-planet = Biokapsle na planetě
holding-meteorites-on-planet = Meteority na planetě
holding-patches-stored = Uschované dílky výsadby
holding-civ-cards = Karty civilizace

## Podle čeho se zužují možnosti

kind-place = Polož dílek
kind-patch = Polož dílek výsadby
kind-drive = Jeď roverem
kind-teleport = Teleportuj rover
kind-use = Použij průlom
field-square = Políčko
field-turn = Natočení
field-stack = Sloupeček
field-from = Odkud
field-to = Kam
field-place = Místo
field-spot = Místo
field-technology = Technologie
field-track = Stupnice

## Proč ne

why-empty-stack = Tento sloupeček je prázdný.
why-bound = Zavazuješ se takový dílek nebrat.
why-off-planet = To by přesahovalo mimo planetu.
why-hole = Na tomto místě je v planetě díra.
why-overlaps = Tady už něco leží.
why-not-at-edge = První dílek musí zakrýt políčko na okraji planety.
why-not-in-centre = První dílek musí zakrýt jedno ze čtyř centrálních políček.
why-apart = Musí se stranou dotýkat něčeho, co už leží.
why-ring = Na této planetě musí dílek na prstenci přesahovat mimo něj.
why-mixes-ice = Na této planetě dílek zakrývá pevninu, nebo led, ne obojí.
why-chasm = V cestě je průrva.
why-cannot-slide = Nedá se sem zasunout z žádné strany.
why-banned = Na této planetě nesmí symbol ležet v tomto kvadrantu: { $resource }.
why-event-edge = Událost tohoto tahu zakazuje okraj.
why-event-ice = Událost tohoto tahu zakazuje led.
why-event-terrain = Událost tohoto tahu zakazuje pokládat vedle stejného terénu: { $resource }.
why-patch-on-ring = Na této planetě nesmí na prstenci ležet výsadba.
why-leaves-no-room = Nezbylo by místo na dílek.
why-not-last-tile = Rover přistává na volném políčku naposled položeného dílku.
why-no-rover = Nestojí tam žádný tvůj rover.
why-no-movement = Nemáš už žádné body pohybu.
why-not-beside = Rover se posouvá na sousední políčko, vždy o jedno.
why-been-there = Tento krok zdarma by vedl jen tam, kde už rover byl.
why-occupied = Stojí tu jiný rover.
why-toxic = Rover nevjíždí na nezakrytá toxická políčka.
why-event-driving = Událost tohoto tahu zakazuje roverům vjezd na tento terén: { $resource }.

## Co dávají stupnice

effect-synergy = Synergie pokroku: zvyš libovolný pokrok
effect-civ = Karta civilizace stupně { $rank }
effect-patch = Dílek výsadby
effect-rover = Rover přistane na posledním dílku
effect-move = { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
        [many] { $n } bodu pohybu
       *[other] { $n } bodů pohybu
    }
effect-tech = Odemkne technologický průlom Lvl { $level }
effect-advance = Zvyš pokrok: { $track }

## Hra s průvodcem

lesson-goal = Tohle je tvoje planeta. Pokrývej ji dílky, řadu po řadě: každá celá zakrytá řada a každý celý sloupec přinese na konci body a vyhrává ten, kdo jich má nejvíc.
    .title = Tvoje planeta
lesson-depot = Stanice uprostřed stolu se otáčí a každý tah ti nabízí dva dílky, velký a malý. Jeden z nich si vezmeš. Dílek má dva terény a každý z nich posune jeden z tvých ukazatelů.
    .title = Dva dílky na výběr
lesson-first-tile = Polož velký dílek. Jednou ho otoč osvětleným tlačítkem a vyber osvětlené políčko: tam se dílek dotýká okraje, jak první musí, a jeho voda leží na světlém ledu. Potom potvrď. I každé jiné vyznačené políčko je povolené.
    .title = Tvůj první dílek
    .brought = Dílek zakryl pět políček, některá s ledem. Jeho dvě budovy, voda a rover, teď zvýší po jednom pokroku. Ty rozhodneš, která bude první.
lesson-rover-resource = Vyber budovu roveru: klikni na osvětlený ukazatel.
    .title = Ukazatele jdou nahoru
    .brought = Tvůj ukazatel roveru vystoupil na 1 a dosáhl milníku: získáváš rover. Skoro každý krok na stupnici ti něco dá.
lesson-water-resource = Teď voda. Počítá se jen proto, že jedno políčko vody na dílku leží na ledu: než položíš vodu, hledej světlá políčka.
    .title = Voda potřebuje led
    .brought = Stupnice vody dává na konci hodně bodů a cestou synergie pro jiné ukazatele.
lesson-landing = Tvůj rover přistane na dílku, který právě leží na planetě. Postav ho na osvětlené políčko: hned vedle je biokapsle.
    .title = Rover přistává
    .brought = Rovery jezdí po povrchu i po dílcích a sbírají, co najdou: biokapsle a meteority.
lesson-end-of-turn = To byl celý tvůj tah: dílek, dvě budovy a co přinesly. Ukonči ho.
    .title = Konec tahu
    .brought = Všichni pokládají dílky zároveň, takže nikdo nečeká. Soupeř svůj už také položil; klikni na hráče a uvidíš jeho planetu. Potom se stanice otočila a nabízí ti jiné dílky.
lesson-second-tile = Od teď se každý dílek musí dotýkat jiného. Velký dílek jednou otoč a vyber osvětlené políčko, aby jeho voda zase ležela na ledu. Pozor na biokapsle a rovery: co dílek zakryje, je ztracené. Taková políčka jsou vyznačená jantarově.
    .title = Dílek vedle dílku
    .brought = Dva dílky v jednom bloku: v řadě se počítají všechna políčka, tak nenechávej díry, do kterých se nic nevejde.
lesson-order = Pořadí je zase na tobě. Vezmi nejdřív vodu; rover přijde na řadu sám.
    .title = Co bude první?
    .brought = Tvůj ukazatel roveru dosáhl čísla 1: o tolik políček smějí tvoje rovery v tomto tahu popojet.
lesson-driving = Jeď: tvůj rover má jeden bod pohybu. Vyber osvětlené políčko vedle něj, s biokapslí.
    .title = Na pomoc
    .brought = Biokapsle je za bod. Meteority brání své řadě a sloupci v bodování, dokud je rover nesebere; tři meteority jsou za bod.
lesson-end-of-round = Ukonči tah ještě jednou.
    .title = A tak to jde dál
    .brought = Takhle jde tah za tahem, dokud někdo nemůže položit žádný dílek, nebo dokud se některá sekce stanice nevyprázdní.
lesson-points = Body přinášejí dokončené řady a sloupce, tvoje ukazatele, biokapsle a meteority, karty civilizace a tři mise, o které soupeříš. Najdeš je tady.
    .title = Jak vyhrát
lesson-looking-up = Ukaž na cokoli a uvidíš, co to je; klávesa I otevře pravidlo. Celá pravidla a seznam kláves jsou v této nabídce. Šťastný let!
    .title = Kde co najdeš
    .touch = Klepni na cokoli a uvidíš, co to je; otevřeš tak i pravidlo. Celá pravidla jsou v této nabídce. Šťastný let!

# Standing orders

order-no-choice = Hned udělat to jediné, co je možné
    .until = dokud to nezrušíš
order-leave-station = Jako velitel nechat stanici tak, jak stojí
    .until = dokud to nezrušíš
