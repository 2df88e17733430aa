## The game

title = Jak zachránit svět
about = Postav laser, štít a archu, než přiletí asteroid Leviatan.
round = Kolo

## Things

resource-energy = energie
    .one = energii
    .few = energie
    .many = energií
    .gen = energie
resource-knowledge = znalosti
    .one = znalost
    .few = znalosti
    .many = znalostí
    .gen = znalostí
resource-minerals = minerály
    .one = minerál
    .few = minerály
    .many = minerálů
    .gen = minerálů
resource-organics = organika
    .one = organiku
    .few = organiky
    .many = organik
    .gen = organiky
resource-genius = génius
    .one = génia
    .few = génie
    .many = géniů
    .gen = génia
given-energy = energie
    .one = energii
    .few = energie
    .many = energií
    .gen = energie
given-knowledge = znalosti
    .one = znalost
    .few = znalosti
    .many = znalostí
    .gen = znalostí
given-minerals = minerály
    .one = minerál
    .few = minerály
    .many = minerálů
    .gen = minerálů
given-organics = organika
    .one = organiku
    .few = organiky
    .many = organik
    .gen = organiky
res-energy = energie
    .one = energii
    .few = energie
    .many = energií
    .gen = energie
res-knowledge = znalosti
    .one = znalost
    .few = znalosti
    .many = znalostí
    .gen = znalostí
res-minerals = minerály
    .one = minerál
    .few = minerály
    .many = minerálů
    .gen = minerálů
res-organics = organika
    .one = organiku
    .few = organiky
    .many = organik
    .gen = organiky
res-genius = génius
    .one = génia
    .few = génie
    .many = géniů
    .gen = génia
res-basic = základní surovina
    .one = základní surovinu
    .few = základní suroviny
    .many = základních surovin
    .gen = libovolné základní suroviny
payment-energy = 1 energie
payment-knowledge = 1 znalost
payment-minerals = 1 minerál
payment-organics = 1 organika
payment-genius = 1 génius
payment-free = zdarma
payment-two-energy = 2 energie (výměna)
payment-two-knowledge = 2 znalosti (výměna)
payment-two-minerals = 2 minerály (výměna)
payment-two-organics = 2 organiky (výměna)
tag-planet = planeta
    .gen = planety
tag-science = věda
    .gen = vědy
tag-moon = měsíc
    .gen = měsíce
tag-planet_or_moon = planeta nebo měsíc
    .gen = planety nebo měsíce
tag-any = libovolný typ
    .gen = libovolného typu
project-laser = laser
    .on = laseru
    .gen = laseru
project-shield = štít
    .on = štítu
    .gen = štítu
project-evacuation = evakuace
    .on = evakuaci
    .gen = evakuace
project-any = libovolný projekt
    .on = libovolném projektu
    .gen = libovolného projektu
cube-laser = kostička laseru
cube-shield = kostička štítu
cube-evacuation = kostička evakuace
cube-asteroid = kostička asteroidu
world-planet = Alarria
    .gen = Alarrie
    .loc = Alarrii
    .acc = Alarrii
world-moon = Fortuna
    .gen = Fortuny
    .loc = Fortuně
    .acc = Fortunu
deck-action = karty akcí
deck-boost = karty posílení
deck-species = karty druhů
deck-any = karty
kind-simple = jednoduchá vylepšení
kind-tech1 = vylepšení Tech 1
kind-tech2 = vylepšení Tech 2

## Areas and locations

area-solar_fields = Solární pole
area-ranger_valley = Údolí strážců
area-ore_canyon = Rudný kaňon
area-university = Alarrijská univerzita
area-field_market = Polní tržiště
area-evac_port = Evakuační přístav
area-laser_battery = Laserová baterie
area-shield_foundry = Slévárna štítu
area-deep_archive = Hlubinný archiv
area-take_command = Převzetí velení
area-orbital_lab = Orbitální laboratoř
area-commons = Fortunská náves
area-fa1 = Infra/Kon/Struktor
area-fa2 = Tiskárna majáků
area-fa3 = Obchodní věž
area-fa4 = Sklad zásob
area-fa5 = Simulační kopule
area-fb1 = Měnič hybnosti
area-fb2 = Trezor myslí
area-fb3 = Hala prototypů
area-fb4 = Kryozvěřinec
area-fb5 = Dvojité dílny
location-sf1 = Řady kolektorů
    .text = Získej 2 energie.
location-rv1 = Sběrné louky
    .text = Za každý utracený štítek planety získej 2 organiky.
location-rv2 = Stanice strážců
    .text = Vezmi si žeton štítku planety a zvyš základní úroveň organiky.
location-oc1 = Povrchový důl
    .text = Za každý utracený štítek planety získej 2 minerály.
location-oc2 = Rudný výtah
    .text = Vezmi si žeton štítku měsíce a zvyš základní úroveň minerálů.
location-un1 = Fakultní laboratoře
    .text = Proveď 1 akci výzkumu. Utracené štítky vědy se zde počítají jako znalosti (po 1).
location-un2 = Hostující přednášky
    .text = Vezmi si žeton štítku vědy a získej 2 znalosti.
location-fm1 = Náborové stánky
    .text = Za každý utracený štítek planety kup 1 kartu.
location-fm2 = Vývěska
    .text = Získej 1 libovolnou základní surovinu, potom můžeš koupit 1 kartu.
location-ep1 = Nástupní rampy
    .text = Za každý utracený štítek planety pracuj jednou na evakuaci.
location-ep2 = Shromaždiště
    .text = Pracuj jednou na evakuaci a zvyš základní úroveň libovolné základní suroviny.
location-lb1 = Střelnice
    .text = Za každý utracený štítek měsíce pracuj jednou na laseru.
location-lb2 = Hala kondenzátorů
    .text = Pracuj jednou na laseru a zvyš základní úroveň energie.
location-sh1 = Panelová linka
    .text = Za každý utracený štítek měsíce pracuj jednou na štítu.
location-sh2 = Licí hala
    .text = Pracuj jednou na štítu a zvyš základní úroveň minerálů.
location-da1 = Odtajněné fondy
    .text = Odstraň kartu; pokud to uděláš, získej 1 vylepšení Tech 2 nebo 2 vylepšení Tech 1.
location-tc1 = Můstek
    .text = Vezmi si odznak prvního hráče a získej 1 génia; až všichni pasují, jedná tento modul na měsíci ještě jednou.
location-ol1 = Dlouhé experimenty
    .text = Proveď 2 akce výzkumu.
location-ol2 = Dokovací komora
    .text = Vezmi si žeton štítku libovolného typu a získej 1 libovolnou základní surovinu.
location-co1 = Sál dobrovolníků
    .text = Získej 1 znalost a 1 minerál.
location-fa1a = Montážní linka
    .text = Třikrát zvyš základní úroveň libovolné základní suroviny (téže, nebo různých).
location-fa2a = Tiskové lože
    .text = Vezmi si žeton štítku planety nebo měsíce a žeton štítku vědy.
location-fa3a = Aukční síň
    .text = Získej 1 libovolnou základní surovinu a potom kup 1 kartu o 2 levněji.
location-fa4a = Palivové nádrže
    .text = Získej 3 energie.
location-fa4b = Suchý sklad
    .text = Získej 2 minerály a 1 organiku.
location-fa5a = Modelovna
    .text = Získej 1 znalost a potom proveď 2 akce výzkumu.
location-fb1a = Setrvačník
    .text = Za každý utracený štítek planety nebo měsíce pracuj jednou na zvoleném projektu (za všechny štítky na tomtéž).
location-fb2a = Tiché sály
    .text = Zvyš základní úroveň génia a získej 2 génie.
location-fb3a = Výstavní plocha
    .text = Získej 1 vylepšení Tech 1 a 1 VB.
location-fb3b = Vrakoviště
    .text = Odstraň kartu; pokud to uděláš, získej 3 VB.
location-fb4a = Rozmrazovna
    .text = Kup 1 kartu druhu zdarma.
location-fb5a = Společný jeřáb
    .text = Pracuj jednou na každém ze dvou různých projektů, které si zvolíš.

## Cards

card-a01 = Zvýšení výroby
    .text = Dvakrát zvyš základní úroveň libovolné základní suroviny (téže, nebo dvou různých).
card-a02 = Společný výzkum
    .text = Proveď 2 akce výzkumu.
card-a03 = Návrh laseru
    .text = Pracuj jednou na laseru a zvyš základní úroveň energie.
card-a04 = Návrh štítu
    .text = Pracuj jednou na štítu.
card-a05 = Evakuační cvičení
    .text = Pracuj jednou na evakuaci.
card-a06 = Rekvizice zásob
    .text = Získej 3 libovolné základní suroviny.
card-a07 = Rozšíření sítě
    .text = Dvakrát zvyš základní úroveň energie a získej 3 energie.
card-a08 = Myšlenkový tým
    .text = Třikrát zvyš základní úroveň znalostí a získej 3 znalosti.
card-a09 = Hlubinná těžba
    .text = Třikrát zvyš základní úroveň minerálů a získej 3 minerály.
card-a10 = Skleníkový program
    .text = Dvakrát zvyš základní úroveň organiky a získej 2 organiky.
card-a11 = Program talentů
    .text = Zvyš základní úroveň génia a získej 1 génia.
card-a12 = Nouzové rezervy
    .text = Získej 4 libovolné základní suroviny.
card-a13 = Výměnný konvoj
    .text = Získej 1 génia. Potom můžeš utratit 1 libovolnou základní surovinu a získat za ni 3 libovolné základní suroviny.
card-a14 = Sklizeň erupce
    .text = Získej 5 energií.
card-a15 = Dvojí sklizeň
    .text = Získej 3 minerály a 3 organiky.
card-a16 = Příval dat
    .text = Získej 2 znalosti a 2 minerály a potom proveď 1 akci výzkumu.
card-a17 = Sympozium
    .text = Získej 1 znalost a potom proveď 2 akce výzkumu.
card-a18 = Summit průlomů
    .text = Proveď 3 akce výzkumu.
card-a19 = Odborná recenze
    .text = Získej 1 znalost a potom proveď 1 akci výzkumu, ve které se štítky vědy počítají jako znalosti (po 1).
card-a20 = Výměna patentů
    .text = Odstraň kartu; pokud to uděláš, získej 1 vylepšení Tech 1 a 3 znalosti.
card-a21 = Průzkum planety
    .text = Vezmi si žeton štítku planety a získej 4 organiky.
card-a22 = Průzkum měsíce
    .text = Vezmi si žeton štítku měsíce a získej 5 minerálů.
card-a23 = Akreditace
    .text = Vezmi si žeton štítku vědy a získej 4 energie.
card-a24 = Rychlé obnovení
    .text = Otoč až 3 své utracené žetony štítků na aktivní stranu a získej 2 libovolné základní suroviny.
card-a25 = Lovci mozků
    .text = Kup 1 kartu o 3 levněji.
card-a26 = Sčítání druhů
    .text = Získej 2 organiky, potom můžeš koupit 1 kartu druhu o 1 levněji.
card-a27 = Druhá směna
    .text = Vezmi si do ruky až 2 karty posílení nebo druhů ze svého odhazovacího balíčku a získej 2 energie.
card-a28 = Zefektivnění
    .text = Odstraň kartu; pokud to uděláš, získej 2 VB a 3 libovolné základní suroviny.
card-a29 = Přesčas na laseru
    .text = Získej 2 energie a potom pracuj jednou na laseru.
card-a30 = Přesčas na štítu
    .text = Získej 1 minerál a potom pracuj jednou na štítu.
card-a31 = Přesčas na evakuaci
    .text = Získej 1 znalost a potom pracuj jednou na evakuaci.
card-a32 = Koordinované úsilí
    .text = Pracuj jednou na jednom zvoleném projektu a získej 1 minerál.
card-a33 = Rozdělené posádky
    .text = Pracuj jednou na jednom zvoleném projektu a získej 1 znalost.
card-a34 = Řízení mise
    .text = Vrať jeden svůj přistávací modul z lokace do pohotovostní zóny světa, na kterém je.
card-b00 = Startovní fond
    .text = Když získáš libovolnou základní surovinu: získej 1 libovolnou základní surovinu.
card-b01 = Zkušební jaderný pohon
    .text = Když pracuješ na laseru: zvyš dvakrát základní úroveň energie.
card-b02 = Zaostřovací krystaly
    .text = Když pracuješ na laseru: získej 1 VB a 2 energie.
card-b03 = Druhá salva
    .text = Když pracuješ na laseru: získej 1 energii, potom můžeš na laseru pracovat ještě jednou.
card-b04 = Recyklace plátů
    .text = Když pracuješ na štítu: získej 6 minerálů.
card-b05 = Přebytky mříží
    .text = Když pracuješ na štítu: dvakrát zvyš základní úroveň minerálů a dvakrát základní úrovně základních surovin: dvě různé, nebo dvakrát tutéž.
card-b06 = Dvojitý trup
    .text = Když pracuješ na štítu: získej 2 minerály, potom můžeš na štítu pracovat ještě jednou.
card-b07 = Vlna dobrovolníků
    .text = Když pracuješ na evakuaci: získej 5 organik.
card-b08 = Seznam archy
    .text = Když pracuješ na evakuaci: získej 1 génia a 1 organiku a vezmi si žeton štítku planety.
card-b09 = Poslední raketoplán
    .text = Když pracuješ na evakuaci: získej 1 organiku, potom můžeš na evakuaci pracovat ještě jednou.
card-b10 = Tisková konference
    .text = Když pracuješ na libovolném projektu: získej 1 VB a 1 znalost.
card-b11 = Polní inženýři
    .text = Když pracuješ na libovolném projektu: vezmi si žeton štítku planety nebo měsíce a získej 1 libovolnou základní surovinu.
card-b12 = Tým rychlé těžby
    .text = Když zvýšíš základní úroveň libovolné základní suroviny: získej 2 energie.
card-b13 = Přebytečné zásoby
    .text = Když zvýšíš základní úroveň libovolné základní suroviny: získej 3 libovolné základní suroviny.
card-b14 = Složený růst
    .text = Když zvýšíš základní úroveň libovolné základní suroviny: zvyš ještě dvakrát základní úrovně základních surovin: dvě různé, nebo dvakrát tutéž.
card-b15 = Přetékající mysli
    .text = Když získáš libovolnou základní surovinu: získej 1 génia a 1 znalost.
card-b16 = Bohatá žíla
    .text = Když získáš minerály: získej dalších 6 minerálů a dvakrát zvyš základní úroveň minerálů.
card-b17 = Rozkvět spor
    .text = Když získáš organiku: získej další 4 organiky.
card-b18 = Křížová certifikace
    .text = Když získáš libovolný žeton štítku: vezmi si žeton štítku vědy a získej 3 znalosti.
card-b19 = Znovu rozsvícené majáky
    .text = Když získáš libovolný žeton štítku: otoč až 3 své utracené žetony štítků na aktivní stranu a získej 1 libovolnou základní surovinu.
card-b20 = Okamžik heuréka
    .text = Když koupíš vylepšení pomocí akce výzkumu: získej 4 znalosti a potom proveď 1 akci výzkumu.
card-b21 = Grantové peníze
    .text = Když koupíš vylepšení pomocí akce výzkumu: získej 4 libovolné základní suroviny.
card-b22 = Ukázka prototypu
    .text = Když získáš nebo koupíš vylepšení Tech 1 nebo Tech 2: získej 2 VB.
card-b23 = Síťový efekt
    .text = Když koupíš kartu: získej 5 libovolných základních surovin.
card-b24 = Gravitační prak
    .text = Když použiješ raketoplán nebo umístíš modul na lokaci raketoplánu: získej 3 energie a zvyš základní úroveň energie.
card-p01 = Vědospora
    .text = 1 VB za každý tvůj žeton štítku vědy.
card-p02 = Řekoch hltavý
    .text = 1 VB za každou tvou základní úroveň na 4 nebo níže.
card-p03 = Mech mrazivec
    .text = 1 VB za každé 2 zbylé znalosti.
card-p04 = Luční brodivec
    .text = 1 VB za každý tvůj žeton štítku planety.
card-p05 = Kráterový skokan
    .text = 1 VB za každý tvůj žeton štítku měsíce.
card-p06 = Jiskřivý úhoř
    .text = 1 VB za každé 2 zbylé energie.
card-p07 = Rudný hlemýžď
    .text = 1 VB za každé 2 zbylé minerály.
card-p08 = Nektarový netopýr
    .text = 1 VB za každé 2 zbylé organiky.
card-p09 = Věštecká oliheň
    .text = 1 VB za každého zbylého génia, nejvýše 5 VB.
card-p10 = Chůdový jeřáb
    .text = 2 VB za každou tvou základní úroveň na 6 nebo výše.
card-p11 = Věžová ještěrka
    .text = 1 VB za každé 2 stupně tvé nejvyšší základní úrovně.
card-p12 = Nástrojový havran
    .text = 1 VB za každé tvé vylepšení Tech 1, nejvýše 6 VB.
card-p13 = Obvodový brouk
    .text = 2 VB za každé tvé vylepšení Tech 2, nejvýše 6 VB.
card-p14 = Neposedná vydra
    .text = 1 VB za každou tvou kartu akce, nejvýše 6 VB.
card-p15 = Pulzující medúza
    .text = 1 VB za každou tvou kartu posílení, nejvýše 6 VB.
card-p16 = Sborová žába
    .text = 1 VB za každou tvou kartu druhu (i za tuto), nejvýše 6 VB.
card-p17 = Smečková kudlanka
    .text = 1 VB za každé 2 tvé karty jakéhokoli typu, nejvýše 6 VB.
card-p18 = Hranolová můra
    .text = 1 VB za každá 2 pole, o která postoupil tvůj disk na stupnici laseru, nejvýše 4 VB.
card-p19 = Obrněný tapír
    .text = 1 VB za každá 2 pole, o která postoupil tvůj disk na stupnici štítu, nejvýše 4 VB.
card-p20 = Archová vlaštovka
    .text = 1 VB za každá 2 pole, o která postoupil tvůj disk na stupnici evakuace, nejvýše 4 VB.
card-p21 = Trojoký outloň
    .text = 1 VB za každé pole, o které postoupil tvůj disk na stupnici projektu, kde jsi nejvíce vzadu, nejvýše 6 VB.
card-p22 = Spletená liána
    .text = 2 VB za každou stupnici projektu, kde je tvůj disk na poli 5 nebo dále.
card-p23 = Zábleskový gekon
    .text = 5 VB, pokud je klíčovým projektem laser.
card-p24 = Krunýřový obr
    .text = 5 VB, pokud je klíčovým projektem štít.
card-p25 = Putující volavka
    .text = 5 VB, pokud je klíčovým projektem evakuace.
card-p26 = Trojbarevná pěnkava
    .text = 2 VB za každou sadu žetonů štítků planety, vědy a měsíce, kterou máš, nejvýše 6 VB.
card-p27 = Alfa surikata
    .text = 4 VB, pokud máš na konci hry odznak prvního hráče.

## Tiles and upgrades

tile-rl1 = odměna laseru, 1 tečka
    .text = Vezmi si žeton štítku vědy.
tile-rl2 = odměna laseru, 2 tečky
    .text = Vezmi si žeton štítku planety nebo měsíce.
tile-rl3 = odměna laseru, 3 tečky
    .text = Získej 2 VB.
tile-rs1 = odměna štítu, 1 tečka
    .text = Zvyš základní úroveň libovolné základní suroviny.
tile-rs2 = odměna štítu, 2 tečky
    .text = Získej vylepšení Tech 1.
tile-rs3 = odměna štítu, 3 tečky
    .text = Získej 2 VB.
tile-re1 = odměna evakuace, 1 tečka
    .text = Získej 2 libovolné základní suroviny.
tile-re2 = odměna evakuace, 2 tečky
    .text = Kup 1 kartu zdarma.
tile-re3 = odměna evakuace, 3 tečky
    .text = Získej 2 VB.
upgrade-s1 = Důl a zahrada
    .text = Zvyš základní úroveň minerálů a základní úroveň organiky.
upgrade-s2 = Proud a data
    .text = Zvyš základní úroveň energie a základní úroveň znalostí.
upgrade-s3 = Mentorství
    .text = Zvyš základní úroveň génia.
upgrade-s4 = Laboratorní povolení
    .text = Vezmi si žeton štítku vědy.
upgrade-s5 = Povolení k přistání
    .text = Vezmi si žeton štítku planety a žeton štítku měsíce.
upgrade-t1_fuel = Vícepalivový raketoplán
    .text = Když použiješ raketoplán, můžeš místo 1 energie zaplatit 1 libovolnou surovinu.
upgrade-t1_landing = Horké přistání
    .text = Hned po použití raketoplánu můžeš v témže tahu ještě umístit modul nebo zahrát kartu akce.
upgrade-t1_free_actions = Štíhlá logistika
    .text = Zahrání karty akce tě nestojí energii.
upgrade-t1_contracts = Hromadné smlouvy
    .text = Každá karta, kterou kupuješ, tě stojí o 1 méně (nejméně 0).
upgrade-t1_transponder = Univerzální odpovídač
    .text = Štítky vědy můžeš utrácet jako štítky planety nebo měsíce.
upgrade-t1_docking = Právo dokovat
    .text = Jednou za kolo můžeš umístit modul na lokaci, která je nedostupná kvůli modulům, kromě Převzetí velení.
upgrade-t1_prefab = Prefabrikované moduly
    .text = Pokaždé, když pracuješ na projektu, zaplať celkem o 1 méně (nejméně 0).
upgrade-t1_exchange = Burza surovin
    .text = Když platíš, mohou 2 stejné základní suroviny nahradit 1 jinou základní surovinu.
upgrade-t2_laser = Sláva laseru
    .text = Jednou za tah, pokud pracuješ na laseru: získej 1 VB.
upgrade-t2_shield = Sláva štítu
    .text = Jednou za tah, pokud pracuješ na štítu: získej 1 VB.
upgrade-t2_evacuation = Sláva evakuace
    .text = Jednou za tah, pokud pracuješ na evakuaci: získej 1 VB.
upgrade-t2_journal = Galaktický časopis
    .text = Jednou za tah, pokud koupíš vylepšení pomocí akce výzkumu: získej 1 VB.
upgrade-t2_naturalist = Přírodovědná společnost
    .text = Jednou za tah, pokud koupíš kartu druhu: získej 2 VB.
upgrade-t2_airlift = Nebeský most
    .text = Jednou za tah, pokud umístíš modul na lokaci raketoplánu: získej 1 VB.
upgrade-t2_credentials = Akreditační úřad
    .text = Jednou za tah, pokud utratíš alespoň 3 štítky: získej 1 VB.
upgrade-t2_synergy = Institut synergie
    .text = Jednou za tah, pokud zahraješ kartu posílení: získej 1 VB.

## SIMU

simu-simu01 = Kalibrační běh
    .text = Modul: Laserová baterie, jinak Orbitální laboratoř. SIMU postoupí o 1 pole na stupnici laseru.
simu-simu02 = Plný paprsek
    .text = Modul: Laserová baterie, jinak Alarrijská univerzita. SIMU postoupí o 1 pole na stupnici laseru, o 2 při vzepětí.
simu-simu03 = Kontrola panelů
    .text = Modul: Slévárna štítu, jinak Rudný kaňon. SIMU postoupí o 1 pole na stupnici štítu.
simu-simu04 = Plné pokrytí
    .text = Modul: Rudný kaňon, jinak Slévárna štítu. SIMU postoupí o 1 pole na stupnici štítu, o 2 při vzepětí.
simu-simu05 = Zkouška nástupu
    .text = Modul: Evakuační přístav, jinak Údolí strážců. SIMU postoupí o 1 pole na stupnici evakuace.
simu-simu06 = Hromadný odlet
    .text = Modul: Údolí strážců, jinak Evakuační přístav. SIMU postoupí o 1 pole na stupnici evakuace, o 2 při vzepětí.
simu-simu07 = Posílení náskoku
    .text = Modul: Orbitální laboratoř, jinak Hlubinný archiv. SIMU postoupí o 1 pole na své nejpokročilejší stupnici a získá 1 VB.
simu-simu08 = Soupeření
    .text = Modul: Polní tržiště, jinak Alarrijská univerzita. SIMU postoupí o 1 pole na stupnici, kde ho nejvíce předbíháš (nebo nejméně ztrácíš).
simu-simu09 = Katalog fauny
    .text = Modul: Údolí strážců, jinak Polní tržiště. SIMU si z nabídky vezme do své sbírky kartu druhu nejvíce vpravo.
simu-simu10 = Modelový průlom
    .text = Modul: Alarrijská univerzita, jinak Hlubinný archiv. SIMU získá 2 VB; odhoď kartu akce a kartu posílení nejvíce vpravo.
simu-simu11 = Převzetí řízení
    .text = Modul: Převzetí velení, jinak nejnovější zařízení. SIMU si vezme odznak prvního hráče a postoupí o 1 pole na své nejméně pokročilé stupnici.

## Options

option-simus = SIMU
    .text = Kdo hraje sám, utká se se SIMU, soupeřem, kterého řídí pravidla.
automaton-simus = SIMU
simus-1 = 1: Nováček
simus-2 = 2: Analytik
simus-3 = 3: Ředitel
simus-4 = 4: Leviatan
simus-none = nikdo

## Questions

ask-keep-species = Který druh si necháš?
ask-turn = Co uděláš ve svém tahu?
ask-hot-landing = Přistaneš teď hned, nebo zahraješ kartu akce?
ask-accelerate = Na kterou lokaci měsíce poletí modul z Převzetí velení?
ask-working = Na kterém projektu budeš pracovat a o kolik polí?
ask-research =
    { $times ->
        [one] Které vylepšení zkoumáš? Máš: znalosti { $knowledge }, génius { $genius }.
        [few] Které vylepšení zkoumáš nejdřív? { $times } akce výzkumu. Máš: znalosti { $knowledge }, génius { $genius }.
        [many] Které vylepšení zkoumáš nejdřív? { $times } akcí výzkumu. Máš: znalosti { $knowledge }, génius { $genius }.
       *[other] Které vylepšení zkoumáš nejdřív? { $times } akcí výzkumu. Máš: znalosti { $knowledge }, génius { $genius }.
    }
ask-gain-upgrade = Které vylepšení získáš?
ask-buy =
    { $times ->
        [one] Kterou kartu koupíš za { $price }?
        [few] Kterou kartu koupíš za { $price }? Koupit můžeš až { $times } karty.
        [many] Kterou kartu koupíš za { $price }? Koupit můžeš až { $times } karty.
       *[other] Kterou kartu koupíš za { $price }? Koupit můžeš až { $times } karet.
    }
ask-remove-card = Kterou kartu odstraníš ze hry?
ask-gain-mix =
    { $units ->
        [one] Kterou základní surovinu získáš?
        [few] Které { $units } základní suroviny získáš?
        [many] Kterých { $units } základních surovin získáš?
       *[other] Kterých { $units } základních surovin získáš?
    }
ask-raise-mix =
    { $times ->
        [one] Kterou základní úroveň zvýšíš?
        [few] Které základní úrovně zvýšíš, celkem { $times }krát?
        [many] Které základní úrovně zvýšíš, celkem { $times }krát?
       *[other] Které základní úrovně zvýšíš, celkem { $times }krát?
    }
ask-may-raise = Zvýšíš základní úroveň? Jeden z druhů boduje za nízké.
ask-take-tag = Který štítek si vezmeš?
ask-for-tags = Kolik štítků utratíš? Máš { $tags }.
ask-choose = Co si vybereš?
ask-pay = Kterou surovinu za to utratíš?
ask-reactivate = Které utracené štítky budou zase aktivní?
ask-recover = Která karta se ti vrátí do ruky?
ask-recall = Který modul se vrátí do pohotovostní zóny?
ask-pay-tags =
    { $number ->
        [one] Co utratíš jako { $number } štítek?
        [few] Co utratíš jako { $number } štítky?
        [many] Co utratíš jako { $number } štítků?
       *[other] Co utratíš jako { $number } štítků?
    }
ask-last-boosts = Zahraješ kartu posílení, než tvůj tah skončí?

## Moves

move-keep = Nech si: { $card }
move-shuttle = Raketoplán z { $world_gen }, cena: { $payment }
move-play = Zahraj: { $card }, cena: { $payment }
move-place = Přistaň: { $location }
move-pass = Pasuj
move-boost = Posílení: { $card }
move-done = Hotovo
move-gain =
    Získej{ $energy ->
        [0] { "" }
       *[1] { " · " }energie { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }znalosti { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerály { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }organika { $organics }
    }
move-raise =
    Zvyš{ $energy ->
        [0] { "" }
       *[1] { " · " }energie { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }znalosti { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerály { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }organika { $organics }
    }
move-take-tag = Štítek { $tag_gen }
move-work =
    { $genius ->
        [0] Práce na { $project_on }: vpřed o { $spaces }
        [one] Práce na { $project_on }: vpřed o { $spaces }, géniem zaplať { $genius }
        [few] Práce na { $project_on }: vpřed o { $spaces }, géniem zaplať { $genius }
        [many] Práce na { $project_on }: vpřed o { $spaces }, géniem zaplať { $genius }
       *[other] Práce na { $project_on }: vpřed o { $spaces }, géniem zaplať { $genius }
    }
move-research =
    Vyzkoumej: { $upgrade }{ $genius ->
        [0] { "" }
        [one] , géniem zaplať { $genius }
        [few] , géniem zaplať { $genius }
        [many] , géniem zaplať { $genius }
       *[other] , géniem zaplať { $genius }
    }{ $science ->
        [0] { "" }
        [one] , štítky vědy zaplať { $science }
        [few] , štítky vědy zaplať { $science }
        [many] , štítky vědy zaplať { $science }
       *[other] , štítky vědy zaplať { $science }
    }
move-upgrade = Získej: { $upgrade }
move-buy =
    { $genius ->
        [0] Kup: { $card }
        [one] Kup: { $card }, géniem zaplať { $genius }
        [few] Kup: { $card }, géniem zaplať { $genius }
        [many] Kup: { $card }, géniem zaplať { $genius }
       *[other] Kup: { $card }, géniem zaplať { $genius }
    }
move-remove = Odstraň: { $card }
move-times =
    { $count ->
        [one] Utrať { $count } štítek
        [few] Utrať { $count } štítky
        [many] Utrať { $count } štítků
       *[other] Utrať { $count } štítků
    }
move-choose =
    { $choice ->
        [0] První možnost
        [one] Druhá možnost
        [few] Druhá možnost
        [many] Druhá možnost
       *[other] Druhá možnost
    }
move-pay = Utrať 1 { $resource_one }
move-reactivate =
    Reaktivuj{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }věda { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }měsíc { $moon }
    }
move-recover = Vezmi zpět: { $card }
move-recall = Odvolej: { $location }
move-tokens =
    Žetony{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }věda { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }měsíc { $moon }
    }
move-discard = Odhoď: { $card }
move-swap = Vyměň 2 { $given_few } za 1 { $resource_one }
move-accept = Ano
move-decline = Ne

## Effects

effect-gain = { $n } × { $res }
effect-raise = o { $n } výš: základní úroveň, { $res }
effect-tag =
    { $n ->
        [one] { $n } štítek: { $tag }
        [few] { $n } štítky: { $tag }
        [many] { $n } štítků: { $tag }
       *[other] { $n } štítků: { $tag }
    }
effect-vp = { $n } VB
effect-work = { $project }: práce až { $n }×
effect-work-each = práce na { $projects } projektech, na každém { $n }×
effect-research =
    { $n ->
        [one] { $n } akce výzkumu
        [few] { $n } akce výzkumu
        [many] { $n } akcí výzkumu
       *[other] { $n } akcí výzkumu
    }
effect-upgrade = { $kind }: { $n }
effect-buy =
    { $n ->
        [one] koupě, { $deck }: { $n }
        [few] koupě, { $deck }: { $n }
        [many] koupě, { $deck }: { $n }
       *[other] koupě, { $deck }: { $n }
    }
effect-remove = odstraň kartu
effect-per-tag = za každý štítek: { $tag }
effect-choose = jedno ze dvou
effect-pay = utrať: { $n } × { $res }
effect-badge = odznak prvního hráče
effect-reactivate =
    { $n ->
        [one] reaktivuj { $n } štítek
        [few] reaktivuj { $n } štítky
        [many] reaktivuj { $n } štítků
       *[other] reaktivuj { $n } štítků
    }
effect-recover =
    { $n ->
        [one] vezmi zpět { $n } kartu
        [few] vezmi zpět až { $n } karty
        [many] vezmi zpět až { $n } karet
       *[other] vezmi zpět až { $n } karet
    }
effect-recall =
    { $n ->
        [one] odvolej { $n } modul
        [few] odvolej { $n } moduly
        [many] odvolej { $n } modulů
       *[other] odvolej { $n } modulů
    }

## Events

event-round = Kolo { $round }: začíná { $seat }.
    .heading = Kolo { $round }
event-species-kept = { $seat } si nechává: { $card }.
event-species-kept-hidden = { $seat } si nechává druh.
event-shuttle-used = { $seat } letí raketoplánem na { $world_acc }.
event-card-played = { $seat } hraje: { $card }.
event-landed = { $seat } přistává: { $location }.
event-passed = { $seat } pasuje.
event-boosted = { $seat } hraje posílení: { $card }.
event-gained =
    { $count ->
        [one] { $seat } získává { $count } { $resource_one }.
        [few] { $seat } získává { $count } { $resource_few }.
        [many] { $seat } získává { $count } { $resource_many }.
       *[other] { $seat } získává { $count } { $resource_many }.
    }
event-spent =
    { $count ->
        [one] { $seat } utrácí { $count } { $resource_one }.
        [few] { $seat } utrácí { $count } { $resource_few }.
        [many] { $seat } utrácí { $count } { $resource_many }.
       *[other] { $seat } utrácí { $count } { $resource_many }.
    }
event-raised =
    { $count ->
        [one] { $seat } zvyšuje základní úroveň { $resource_gen }.
        [few] { $seat } zvyšuje základní úroveň { $resource_gen } { $count }krát.
        [many] { $seat } zvyšuje základní úroveň { $resource_gen } { $count }krát.
       *[other] { $seat } zvyšuje základní úroveň { $resource_gen } { $count }krát.
    }
event-units-lost =
    { $count ->
        [one] { $seat } ztrácí { $count } { $resource_one }: víc než deset mít nelze.
        [few] { $seat } ztrácí { $count } { $resource_few }: víc než deset mít nelze.
        [many] { $seat } ztrácí { $count } { $resource_many }: víc než deset mít nelze.
       *[other] { $seat } ztrácí { $count } { $resource_many }: víc než deset mít nelze.
    }
event-raise-lost = { $seat } už nemůže víc zvýšit základní úroveň { $resource_gen }.
event-tag-lost = { $seat } ztrácí štítek { $tag_gen }: víc než pět mít nelze.
event-tag-gained = { $seat } bere štítek { $tag_gen }.
event-tokens-spent =
    { $seat } utrácí žetony{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }věda { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }měsíc { $moon }
    }.
event-card-discarded = { $seat } odhazuje kvůli štítkům: { $card }.
event-scored = { $seat } získává { $points } VB.
event-worked = { $seat } pracuje na { $project_on } a dosahuje pole { $space }.
event-leader-bonus = { $seat } je první na poli { $space } stupnice { $project_gen }.
event-tile-removed = Destička odměny { $project_gen } se mění, mizí: { $tile }.
event-upgraded = { $seat } získává vylepšení: { $upgrade }.
event-card-bought = { $seat } kupuje: { $card }.
event-card-removed = { $seat } odstraňuje ze hry: { $card }.
event-badge-taken = { $seat } má teď odznak prvního hráče.
event-reactivated =
    { $seat } reaktivuje štítky{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }věda { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }měsíc { $moon }
    }.
event-recovered = { $seat } bere zpět: { $card }.
event-recalled = { $seat } odvolává modul: { $location }.
event-card-dealt = Nově v nabídce ({ $deck }): { $card }.
event-asteroid-moved = Leviatan se posouvá na pole { $space } své dráhy.
    .heading = Postup
event-cubes-added =
    { $count ->
        [one] Do sáčku přibude { $count } kostička asteroidu.
        [few] Do sáčku přibudou { $count } kostičky asteroidu.
        [many] Do sáčku přibude { $count } kostičky asteroidu.
       *[other] Do sáčku přibude { $count } kostiček asteroidu.
    }
event-facility-placed = Nové zařízení na měsíci: { $area }.
event-display-swept = Z nabídky mizí: { $card }.
event-accelerated = { $seat } má tah zrychlení.
event-cube-drawn = Vylosováno: { $cube }.
event-cube-placed = Měřidlo { $project_gen } stoupá na { $space }.
event-threat-rose = Úroveň hrozby je { $threat }.
event-impact = Asteroid přilétá.
    .heading = Přílet
event-aimed =
    { $missing ->
        [0] Projekt { $project }: nic už nechybí.
        [one] Projekt { $project }: chybí { $missing } kostička. Šance: { $percent } %.
        [few] Projekt { $project }: chybí { $missing } kostičky. Šance: { $percent } %.
        [many] Projekt { $project }: chybí { $missing } kostičky. Šance: { $percent } %.
       *[other] Projekt { $project }: chybí { $missing } kostiček. Šance: { $percent } %.
    }
event-shot =
    { $missing ->
        [0] Projekt { $project }: úspěch, užitečné kostičky: { $count }.
        [one] Projekt { $project }: neúspěch, užitečné kostičky: { $count }, chybí: { $missing }.
        [few] Projekt { $project }: neúspěch, užitečné kostičky: { $count }, chybí: { $missing }.
        [many] Projekt { $project }: neúspěch, užitečné kostičky: { $count }, chybí: { $missing }.
       *[other] Projekt { $project }: neúspěch, užitečné kostičky: { $count }, chybí: { $missing }.
    }
event-cracked = Kostička z pole praskliny { $space } přechází na měřidlo štítu.
event-key-project = Klíčovým projektem je { $project }.
    .heading = Závěrečné bodování
event-swapped = { $seat } mění 2 { $given_few } za 1 { $resource_one }.
event-simu-card = { $seat } odhaluje kartu: { $simu }.
event-simu-landed = { $seat } přistává: { $location }, a blokuje oblast.
event-simu-worked = { $seat } dosahuje pole { $space } stupnice { $project_gen } ({ $rule }).
event-simu-took = { $seat } bere druh: { $card }.
event-simu-passed = { $seat } má všechny karty vyhodnocené a pasuje.
rule-laser = jak říká karta
rule-shield = jak říká karta
rule-evacuation = jak říká karta
rule-lead = nejpokročilejší stupnice
rule-trail = nejméně pokročilá stupnice
rule-rival = kde je náskok před SIMU největší

## Chance

chance-card-dealt = pak přijdou nové karty
chance-facility-placed = pak přijde zařízení
chance-cube-drawn = pak se losují kostičky
chance-cube-placed = pak stoupnou měřidla
chance-aimed = pak přiletí asteroid
chance-shot = pak přiletí asteroid
chance-key-project = pak je znám klíčový projekt
chance-simu-card = pak hraje SIMU
chance-simu-landed = pak hraje SIMU
chance-simu-worked = pak hraje SIMU
chance-simu-took = pak hraje SIMU

## Holdings and scores

holding-points = Body
holding-energy = Energie
holding-knowledge = Znalosti
holding-minerals = Minerály
holding-organics = Organika
holding-genius = Génius
holding-baseline-energy = Základní úroveň: energie
holding-baseline-knowledge = Základní úroveň: znalosti
holding-baseline-minerals = Základní úroveň: minerály
holding-baseline-organics = Základní úroveň: organika
holding-baseline-genius = Základní úroveň: génius
holding-tag-planet = Štítky planety
holding-tag-science = Štítky vědy
holding-tag-moon = Štítky měsíce
holding-space-laser = Stupnice laseru
holding-space-shield = Stupnice štítu
holding-space-evacuation = Stupnice evakuace
holding-cards = Karty
holding-hand = Karty v ruce
holding-upgrades = Vylepšení
holding-landers = Moduly v pohotovosti
score-effects = Získané ve hře
score-leading = Prémie za vedení
score-tech = Vylepšení Tech 2
score-places = Stupnice projektů
score-place = { $project }: { $place }. místo
score-key-place = { $project }, klíčový projekt: { $place }. místo
score-species = Druhy
score-card = { $card }

## S čím se hrálo, ve statistikách

chosen-start = Počáteční akce
chosen-species = Druh

## Why not

why-working = Práce na projektu se provádí bez přerušení.
why-choosing = Nejdřív rozhodni tohle; posílení lze hrát hned potom.
why-accelerate = Modul z Převzetí velení teď musí na jinou lokaci měsíce.
why-one-shuttle = Po raketoplánu můžeš přistát nebo zahrát kartu akce, ne použít raketoplán znovu.
why-no-lander = Nemáš modul v pohotovostní zóně: { $world }.
why-too-little = I s géniem máš málo { $resource_gen }.
why-fresh = Kartu koupenou nebo už zahranou v tomto tahu lze použít od příštího tahu.
why-not-in-hand = Tuto kartu nemáš v ruce.
why-not-built = Toto zařízení ještě není na plánu.
why-occupied = Už tam stojí modul.
why-area-occupied = Při dvou hráčích blokuje modul celou svou oblast.
why-no-condition = V tomto tahu se nestalo to, na co toto posílení čeká.
why-track-end = Tvůj disk stojí na konci této stupnice.
why-other-project = Tento efekt se týká jiného projektu.
why-no-tags = Máš na to málo štítků.
why-too-far = Tento efekt tvůj disk tak daleko neposune.
why-owned = Toto vylepšení už máš.
why-other-kind = Tento efekt dává vylepšení jiného druhu.
why-other-deck = Tento efekt se týká karet jiného balíčku.
why-not-on-display = Tato karta není v nabídce.
why-other-way = Zaplatit to lze, ale ne takto.

## Fields of moves, to narrow down options by

field-card = Karta
field-choice = Možnost
field-count = Počet štítků
field-energy = Energie
field-genius = Génius
field-given = Co dáváš
field-knowledge = Znalosti
field-location = Lokace
field-minerals = Minerály
field-moon = Štítky měsíce
field-organics = Organika
field-payment = Platba
field-planet = Štítky planety
field-project = Projekt
field-resource = Surovina
field-science = Štítky vědy
field-spaces = Počet polí
field-tag = Štítek
field-upgrade = Vylepšení
field-world = Svět

## Hra s průvodcem

lesson-goal = Blíží se asteroid Leviatan. Všichni pracují na stejných třech projektech: na laseru, štítu a evakuaci. Jeden z nich na konci rozhodne a kdo udělal nejvíc pro něj a pro živočišné druhy, vyhrává s největším počtem VB.
    .title = Svět k záchraně
lesson-species = Začínáš se dvěma kartami druhů a jednu si necháš. Nech si kartu Vědospora. Každý druh přinese na konci VB za něco: tenhle za štítky vědy.
    .title = Koho zachráníš?
    .brought = Máš ji v ruce vedle karty akce a karty posílení. Ostatní ji nevidí.
lesson-turns = V každém kole hrají všichni jednotlivé tahy, jeden po druhém, dokud každý nepasuje. Tah je jediná věc: postavit modul na lokaci, letět raketoplánem na druhý svět, zahrát kartu akce, nebo pasovat.
    .title = Jedna věc za tah
lesson-lander = Máš tři moduly, dva na planetě a jeden na měsíci. Postav jeden na osvětlenou lokaci měsíce: tam se pracuje na laseru.
    .title = Tvůj první modul
    .brought = Na většinu lokací se vejde jeden modul. Co ostatní obsadí dřív, je pro toto kolo pryč.
lesson-laser = Práce stojí suroviny. Zaplať 1 energii a postup o jedno pole na stupnici laseru: vyber osvětlené pole.
    .title = Práce na laseru
    .brought = Každé pole hned něco dá: tady štítek vědy, a tvá základní úroveň energie stoupá. Místo na stupnici se počítá na konci.
lesson-card = Teď zahraj svou kartu akce: stojí 1 energii a zabere celý tah.
    .title = Karta akce
    .brought = Tato karta zvyšuje dvě základní úrovně podle tvého výběru.
lesson-baselines = Základní úroveň je nejmenší množství suroviny, se kterým začneš každé další kolo: na ni se doplní. Zvyš znalosti a organiku, obojí jednou.
    .title = Základní úrovně tě živí
    .brought = Znalosti platí vylepšení v laboratoři, organika evakuaci, energie laser a minerály štít.
lesson-passing = Dalo by se hrát dál. Pro tuto lekci pasuj: do dalšího kola máš volno.
    .title = Pasování
    .brought = Soupeř hrál dál sám. Když pasují všichni, přijde fáze postupu: Leviatan se přiblíží a ze sáčku se táhnou kostičky. Vykonaná práce do něj kostičky přidává, takže rostou ty projekty, na kterých se pracuje.
lesson-points = Konec nastane, když Leviatan nebo některé měřidlo dosáhne bodu dopadu. Nejdřív se zkusí laser, pak štít, jinak platí evakuace: tento projekt nejvíc odmění místa na stupnici. Zbytek přinesou tvé karty druhů.
    .title = Jak to skončí
lesson-looking-up = Ukaž na cokoli a uvidíš, co to dělá; klávesa I otevře pravidlo. Celá pravidla a seznam kláves jsou v této nabídce. Alarria s tebou počítá!
    .title = Kde co najdeš
    .touch = Klepni na cokoli a uvidíš, co to je; otevřeš tak i pravidlo. Celá pravidla jsou v této nabídce. Alarria s tebou počítá!

# Standing orders

order-no-choice = Hned udělat to jediné, co je možné
    .until = dokud to nezrušíš
order-pass = Pasovat, až přijde můj tah
    .until = dokud se něco mého nezmění nebo neskončí kolo
order-no-boosts = Nehrát posílení na konci mých tahů
    .until = do konce tohoto kola
