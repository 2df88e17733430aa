# Pulsar 2849 na dvou stránkách a tahák

study-goal-points = Osm kol a mnoho cest k bodům: vyhrává ten, kdo jich má nejvíc.
study-goal-gyrodynes = **Využívej pulsary.** Obsaď pulsar, postav gyrogenerátor a dokonči ho: roztočí se a boduje v každém kole, které zbývá.
study-goal-bases = **Zkoumej.** Tvá loď nechává základny v planetárních soustavách; čím víc jich máš, tím je každá cennější.
study-goal-ways = **A k tomu:** transmitery, technologie, projekty tvého ústředí, cíle hry.

study-setup-ship = Tvá loď čeká na vstupní bráně; jako první vybírá poslední hráč.
study-setup-tracks = Tvé ukazatele začínají uprostřed stupnic iniciativy a rozvoje. Máš jeden žeton ±1 a 5 až 8 bodů: čím později v pořadí, tím víc.
study-setup-open = Vše je veřejné: tři cíle, osm řad technologií, z nichž se každé kolo otevře další, a tři transmitery na kolo.
study-setup-headquarters = Ve hře s ústředím si vyber stranu své desky: první přeje gyrogenerátorům, druhá létání.

study-round-roll = **Hod** všemi stříbrnými kostkami. Ukazatel mediánu přijde na prostřední kostku, nebo o půl kroku stranou, leží-li na jedné straně víc kostek.
study-round-take = **Braní kostek:** po jedné v pořadí hráčů, pak po jedné pozpátku. Kostka pod mediánem posune tvůj ukazatel vpřed doleva, kostka nad ním zpět doprava.
study-round-turn = **Tahy.** V pořadí hráčů utrať za akce své dvě kostky a nejvýše jednu bonusovou.
study-round-production = **Produkce:** nové pořadí podle iniciativy, kostičky podle rozvoje, postihy, pak transmitery, gyrogenerátory a technologie.
study-round-next = **Příprava:** tři nové transmitery a otevře se další řada technologií.

study-actions-pay = **Plať** kostkou, která ukazuje přesně dané číslo. Změnit ji smí jeden žeton: ±1, nebo +2.
study-actions-fly = **Leť** tolik úseků, kolik ukazuje kostka, žádný dvakrát; sektory smíš navštívit znovu.
study-actions-bases = **Základny:** průlet soustavou postaví základnu na pusté planetě. Konec letu ji postaví na modré a přinese prémii: vytištěnou, nebo dílek průzkumné prémie.
study-actions-claim = **Obsaď** pulsar tím, že na něm let skončíš: máš šest prstenců, každý natrvalo.
study-actions-gyrodyne = **Gyrogenerátor:** malý si vezmeš za 1, střední za 2, velký za 4. Na pulsar ho položíš zdarma. Dokončíš ho za 3, 5, nebo 6.
study-actions-transmitter = **Transmiter:** vezmi si ho zaplacením kterékoli jeho kostky. Když jsou zaplacené všechny, vysílá a dává, co ukazuje.
study-actions-link = **Spoj** ho hned, nebo začni novou síť. Když vysílají obě strany spojení, dostaneš jednou jeho kostku jako bonusovou.
study-actions-project = **Projekt:** zaplať kostku toho, pod kterým je vše hotové; užitek máš hned.
study-actions-patent = **Patentuj** technologii z otevřené řady. Na každé je místo pro dva hráče, většinou ne v témže kole.
study-actions-token = **Kup žeton:** ±1 za 1 nebo 2, +2 za 2.
study-actions-bonus = **Bonusová kostka:** za 4 kostičky rozvoje zkopíruj zbylou kostku, nebo ji získej ze spojení, projektů, technologií a soustav.

study-scoring-spinning = **Každé kolo:** každý roztočený gyrogenerátor dá 1, 2, nebo 3 a hodnotu řady technologií tohoto kola.
study-scoring-production = **Každé kolo:** vysílající transmitery a zelené technologie.
study-scoring-awards = **Odměny:** 7 pro prvního a 4 pro druhého hráče se dvěma gyrogenerátory jednoho typu na pulsarech.
study-scoring-goals = **Cíle:** body pro každého, kdo je na konci splnil, a další za kostičky rozvoje.
study-scoring-initiative = **Iniciativa** na konci: 7 a 4 body; ve čtyřech hráčích 2 za třetí místo.
study-scoring-bases = **Základny:** 1, 3, 5, 8, 11, 15, 19, 24, 29, 34, 39, 44, 50 bodů za 1 až 13, pak po 3.
study-scoring-rest = **Zbytky:** 1 za pulsar a 1 za gyrogenerátor, které se netočí, 1 za dvě kostičky rozvoje.

study-end-last = Po produkci 8. kola přijdou fialové technologie, cíle, zbytky, iniciativa a základny.
study-end-tie = Při shodě vyhrává ten, kdo je v iniciativě víc vpředu.

study-missed-exact = Vyšší kostka není lepší: platí jen přesné číslo. Pouze k letu se hodí každá.
study-missed-behind = Vysoké kostky vracejí zpět. Poslední dvě pole obou stupnic stojí každé kolo 1 a 2 body.
study-missed-through = Průlet soustavou nedává prémii. Modrá planeta platí jen tam, kde let končí.
study-missed-tile = Gyrogenerátor si smíš vzít dřív, než máš pulsar, ale dokončit ho lze jen na něm.
study-missed-linking = Transmiter, který nespojíš při vzetí, zůstane sám navždy.
study-missed-awards = Do odměn se počítají gyrogenerátory na pulsarech, hotové i nehotové; ty před tebou ne.
study-missed-once = Jedna bonusová kostka za tah, ať pochází odkudkoli.
study-missed-goals = Jeden gyrogenerátor platí jen pro jeden cíl.

study-picture-dice = Plán kostek: ukazatel stojí na mediánu. Pod každým polem je, o kolik a kterým směrem kostka z něj posune tvůj ukazatel.
study-picture-flight = Let za 5: soustava cestou dostane základnu, brány jsou navštívené a pulsar na konci obsazený.
study-picture-pulsars = Pulsar: volný, obsazený prstencem, s gyrogenerátorem ve stavbě a s roztočeným.
study-picture-technologies = Technologie: kostka je jejich cena a okraj říká, kdy působí: hned, od této chvíle, v produkci, nebo na konci.
study-picture-transmitter = Transmiter: kostky, které stojí, co přináší, a na koncích půlky kostek, kterými se spojuje.

study-icon-points = Body
study-icon-cube = Kostička rozvoje
study-icon-plus-minus = Žeton: ±1 ke kostce
study-icon-plus-two = Žeton: +2 ke kostce
study-icon-small = Malý gyrogenerátor
study-icon-medium = Střední gyrogenerátor
study-icon-large = Velký gyrogenerátor
study-icon-explore = Dílek průzkumné prémie
study-icon-teleport = Teleport
study-icon-isolated = Obsazení izolovaného pulsaru
study-icon-extra-base = Základna navíc na konci
study-icon-run = Průlet branami
study-icon-green = Zelená brána
study-icon-orange = Oranžová brána
study-icon-magenta = Purpurová brána
study-icon-bonus-die = Bonusová kostka
study-icon-immediate = Působí hned
study-icon-ongoing = Působí od této chvíle
study-icon-production = Působí v produkci
study-icon-final = Působí na konci
