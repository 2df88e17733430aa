# Neznámá planeta na dvou stránkách a tahák

study-goal-planet = **Zakrývej svou planetu.** Každý řádek a sloupec, který vyplníš celý, dává body uvedené vedle něj.
study-goal-tracks = **Rozvíjej korporaci.** Každý dílek zvýší dva tvé pokroky a skoro každé pole něco přinese.
study-goal-neighbours = **Předstihni sousedy.** Mezi tebou a každým z nich leží mise, kterou získá jen ten lepší.
study-goal-win = Vítězí ten, kdo má nejvíc bodů.

study-setup-boards = Každý má planetu a korporaci. Jejich symetrické strany jsou pro všechny stejné: na první hru ty pravé.
study-setup-trackers = Pět ukazatelů začíná dole. Na planetě stojí šest biokapslí, rovery čekají na desce korporace.
study-setup-station = Stanice má šest sekcí po dvou sloupečcích dílků: vně velký tvar, uvnitř malý. Tvůj ukazatel míří na jednu sekci.
study-setup-cards = Pro každý ze čtyř stupňů leží balíček karet civilizace, o jednu víc než hráčů. Mezi sousedy leží po jedné misi.

study-round-rotate = **Pootočení.** Velitel natočí stanici, jak chce; každý ukazatel teď míří na nějakou sekci.
study-round-event = **Událost,** pokud s nimi hrajete: jedna karta pro všechny.
study-round-tile = **Umístění dílku.** Všichni naráz: vezmi si jeden ze dvou horních dílků své sekce a polož ho na planetu.
study-round-advance = **Pokrok.** Jednou za každou ze dvou budov na dílku, v pořadí, jaké chceš; vezmi si, co nová pole ukazují.
study-round-cards = **Karty civilizace.** Kdo dosáhl civilizačního milníku, nechá si jednu kartu z balíčku toho stupně; začíná velitel.
study-round-next = **Dál.** Velení přechází na hráče vlevo, pokud hra neskončila.

study-actions-first = **První dílek** zakryje políčko na okraji planety. **Každý další** se stranou dotýká něčeho, co už tam leží.
study-actions-lay = Dílky otáčej a převracej, jak chceš. Nic se nesmí překrývat ani přečnívat.
study-actions-meteor = **Symbol meteoritu:** na to políčko hned dopadne meteorit. Dokud tam leží, jeho řádek ani sloupec nebodují.
study-actions-civ = **Civilizace** dává karty: některé působí hned, jiné bodují na konci.
study-actions-water = **Voda** postoupí, jen když některé políčko vody na dílku leží na ledu, zato má na stupnici nejvíc medailí.
study-actions-biomass = **Zeleň** dává dílky výsadby: jednotlivá políčka do mezer, která se pokládají hned.
study-actions-rover = **Rover:** rovery vyjíždějí na dílku položeném naposled a dostávají body pohybu. Rover sebere každou biokapsli a meteorit, přes které přejede.
study-actions-tech = **Technologie** odemyká průlomy korporace, dokud ukazatel stojí tak vysoko.
study-actions-energy = **Energie** nemá stupnici. Zvýší pokrok druhé budovy dílku, nebo libovolného terénu, který sousedí s její oblastí energie.
study-actions-synergy = **Synergie pokroku:** zvyš ještě jednou libovolný pokrok a vezmi si, co tam je.

study-scoring-lines = **Řádky a sloupce:** 1 až 3 body za každý, který je celý zakrytý a bez meteoritů.
study-scoring-tracks = **Stupnice:** za každý ukazatel nejlepší medaile, které dosáhl nebo kterou minul.
study-scoring-collected = **Sebrané:** 1 za každou biokapsli, 1 za každé tři meteority.
study-scoring-cards = **Karty:** karty civilizace na konci hry a splněné osobní mise, pokud s nimi hrajete.
study-scoring-neighbours = **Sousedé:** 5 pro lepšího, nic pro druhého; při shodě každý 2.
study-scoring-tie = Shodu rozhodne planeta s méně prázdnými políčky, pak s méně meteority.

study-end-blocked = Hra končí tahem, ve kterém někdo nemůže položit ani jeden ze dvou dílků. I tak si jeden vezme a zvýší pokrok za obě jeho budovy.
study-end-depot = Končí také, když jsou oba sloupečky kterékoli sekce prázdné, nebo s poslední kartou události.
study-end-before = Pak polož uschované dílky výsadby, ukaž karty pro konec hry a zvyš za ně pokrok, se všemi benefity. Teprve potom se boduje.

study-missed-lifepods = Dílek smí zakrýt biokapsle i rovery, ale zničí je. Biokapsli nejdřív seber, pak stav.
study-missed-patch = Dílek výsadby žádný pokrok nezvýší a rover či biokapsli zničí stejně jako dílek.
study-missed-ice = Vodu smíš položit i mimo led, ale ukazatel zůstane stát. Energie a synergie led nepotřebují.
study-missed-both = Dvě budovy znamenají dva pokroky, i když je část dílku sebemenší.
study-missed-movement = Body pohybu platí jen v tomto tahu: co neprojedeš, propadne. Smíš je dělit mezi rovery a utrácet mezi jinými věcmi.
study-missed-top = Na vrcholu ukazatel zůstane a jeho budovy nic nedávají. Jen dílky s roverem dávají pohyb dál.
study-missed-back = Ukazatel, který se vrátí, o nic nepřijde, a cestou nahoru dá benefit pole znovu.
study-missed-must = Vejde-li se jen jeden ze dvou dílků, musíš si vzít právě ten.

study-picture-station = Stanice shora: dva kruhy sloupečků se otáčejí spolu a sekce u tvého ukazatele nabízí vnější a vnitřní horní dílek.
study-picture-tiles = Dílky mají dva terény, každý s jednou budovou; některé mají symbol meteoritu.
study-picture-planet = Planeta uprostřed hry. Číselníky na okraji ukazují body za řádky a sloupce a jak jsou zaplněné; červená tečka znamená, že překáží meteorit.
study-picture-tracks = Pět stupnic korporace. Každé pole ukazuje, co přinese; čísla v kroužcích po straně jsou medaile.

study-icon-civ = civilizace
study-icon-water = voda
study-icon-biomass = zeleň
study-icon-rover = rover (terén)
study-icon-tech = technologie
study-icon-energy = energie
study-icon-synergy = synergie pokroku
study-icon-card = karta civilizace (stupeň)
study-icon-patch = dílek výsadby
study-icon-vehicle = rover
study-icon-move = body pohybu
study-icon-level = technologický průlom
study-icon-medal = body (medaile)
study-icon-lifepod = biokapsle
study-icon-meteorite = meteorit
study-icon-ice = led
