# Jak zachránit svět na dvou stránkách a tahák

study-goal-points = Blíží se asteroid. Vaše organizace se chystají společně, ale slávu sklidí jen jedna: vyhrává ten, kdo má nejvíc vítězných bodů.
study-goal-projects = **Tři projekty** mohou svět zachránit: laser, štít, evakuace. Jeden z nich se na konci stane klíčovým projektem a nejvíc boduje ten, kdo na něm nejvíc pracoval.
study-goal-species = **Karty druhů,** které zachráníš, bodují každá podle svého.
study-goal-length = Nikdo neví, jak dlouho to potrvá: hra končí, když asteroid doletí nebo se zaplní měřidlo projektu.

study-setup-landers = Máš tři přistávací moduly: dva připravené na planetě, jeden na měsíci.
study-setup-resources = Energie, znalosti, minerály, organika a génius začínají na 4, 3, 2, 2 a 1 a všechny základní úrovně na 0. Pozdější hráči dostanou o něco víc.
study-setup-cards = Tvá ruka: posílení, akce a jeden ze dvou druhů.
study-setup-bag = V sáčku je jedna kostička asteroidu na hráče a hrozba začíná na 3.

study-round-turns = **Tahy** po směru hodinových ručiček, vždy jedna věc: umísti modul, zahraj kartu akce, nebo použij raketoplán. Kdo pasuje, v kole skončil.
study-round-asteroid = **Asteroid** se posune o pole. Jeho symboly přidají kostičky asteroidu, postaví zařízení, nebo obnoví nabídky.
study-round-acceleration = **Zrychlení:** kdo stojí na Převzetí velení, přesune ten modul na jiné místo měsíce a jedná ještě jednou.
study-round-draw = **Losuje se** tolik kostiček, kolik říká hrozba. Kostičky projektů plní měřidla; každá kostička asteroidu posune asteroid a vrátí se.
study-round-check = **Konec?** Je-li asteroid nebo měřidlo na posledním poli.
study-round-start = **Nové kolo:** moduly jsou zase připravené, suroviny vystoupí na základní úrovně, utracené štítky a odhozené karty se vrátí, hrozba roste.

study-actions-place = **Umísti modul** na volnou lokaci světa, na kterém je, a proveď, co ukazuje. Neomezené lokace jsou volné vždy. Ve dvou hráčích zabere modul celou oblast.
study-actions-card = **Zahraj kartu akce** za 1 energii.
study-actions-shuttle = **Raketoplán:** za 1 energii přeletí připravený modul na druhý svět.
study-actions-pass = **Pasuj,** kdy chceš; karty a moduly, které zbyly, ti zůstanou.
study-actions-tags = **Štítky:** mnoho lokací působí jednou za každý utracený štítek: otoč žeton, nebo odhoď kartu, na které je.
study-actions-work = **Pracuj na projektu:** posuň disk, zaplať za každé pole a za každé vlož do sáčku kostičku.
study-actions-reward = **Odměna:** pak destička na konci stupnice, jednou za celou akci. Kdo první mine označené pole, odkryje další destičku.
study-actions-research = **Výzkum:** utrať znalosti za vylepšení ze své laboratoře: jednoduchá kolikrát chceš, ostatní jednou a natrvalo.
study-actions-buy = **Kupuj karty:** akci za znalosti, posílení za minerály, druh za organiku. Každá stojí tolik, kolik máš karet.
study-actions-boost = **Posílení** jsou zdarma: zahraj je, když se v tvém tahu splní podmínka. Nikdy nejsou celým tahem.

study-scoring-key = **Klíčový projekt:** 15, 10 a 5 za první tři místa.
study-scoring-others = **Zbylé dva:** 7, 4 a 2.
study-scoring-species = **Druhy** z ruky i z balíčku, každý podle textu.
study-scoring-leading = **Vedení:** 3, 4 a 5 pro toho, kdo první dosáhne polí 4, 8 a 12 stupnice.
study-scoring-tech = **Tech 2:** tato vylepšení bodují během hry.

study-end-laser = **Laser:** vylosujte 10 kostiček; kostičky laseru a asteroidu jdou na jeho měřidlo. Je-li plné, je laser klíčovým projektem.
study-end-shield = **Jinak štít:** kostičky z prasklin laseru přejdou na něj, losuje se dalších 10 a počítají se kostičky štítu a asteroidu.
study-end-evacuation = **Jinak evakuace** je klíčovým projektem.
study-end-tie = Při shodě vyhrává ten, kdo má víc z klíčového projektu.

study-missed-baseline = Zvýšená základní úroveň nepřinese nic hned, ale každé další kolo začínáš aspoň s tolika.
study-missed-genius = Génius zaplatí jakoukoli surovinu, celou cenu i její část. Jeho samého nenahradí nic.
study-missed-price = Každá karta zdražuje další a kartu koupenou teď v tomto tahu nepoužiješ.
study-missed-frame = Šipka v rámečku lokace pošle modul po kole na druhý svět; bez ní modul zůstane.
study-missed-species = Odhazuj druhy pro jejich štítky: vrátí se a na konci bodují stejně.
study-missed-asteroid = Kostičky asteroidu v sáčku na konci pomáhají laseru i štítu.
study-missed-stack = Na jednom poli je vpředu disk, který leží níž: kdo přišel dřív, vede. Disk, který se nepohnul, neboduje.
study-missed-limit = Nejvýš 10 od suroviny a 5 žetonů od štítku: co je navíc, propadne.

study-picture-tapes = Stupnice tří projektů: čísla jsou cena pole, hvězdičky prémie pro prvního a na konci leží odměna.
study-picture-stocks = Suroviny se základními úrovněmi, což jsou tenké čárky, a štítky, aktivní a utracené.
study-picture-progress = Měřidla se plní kostičkami ze sáčku. Pole s prasklinou pomohou štítu, když laser selže.
study-picture-locations = Lokace čtyř oblastí. Smyčka: neomezená. Obyčejný rámeček: modul zůstane na svém světě; šipka ho pošle na druhý; dvojitá šipka je zrychlení.
study-picture-cards = Akce, posílení s podmínkou a druh s tím, za co boduje; dole štítky.

study-icon-energy = Energie
study-icon-knowledge = Znalosti
study-icon-minerals = Minerály
study-icon-organics = Organika
study-icon-genius = Génius
study-icon-basic = Libovolná základní surovina
study-icon-planet = Štítek planety
study-icon-science = Štítek vědy
study-icon-moon = Štítek měsíce
study-icon-any-tag = Libovolný štítek
study-icon-laser = Laser
study-icon-shield = Štít
study-icon-evacuation = Evakuace
study-icon-asteroid = Asteroid
study-icon-baseline = Zvýšení základní úrovně
study-icon-research = Výzkum
study-icon-simple = Jednoduché vylepšení
study-icon-tech1 = Vylepšení Tech 1
study-icon-tech2 = Vylepšení Tech 2
study-icon-card = Koupě karty
study-icon-remove = Odstranění karty
study-icon-points = Vítězné body
study-icon-badge = Odznak prvního hráče
study-icon-unlimited = Neomezená lokace
study-icon-accelerate = Zrychlení
study-icon-shuttle = Raketoplán
