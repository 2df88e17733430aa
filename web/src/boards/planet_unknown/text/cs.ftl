# The board's own texts; names of things are in the game's texts.

station = Vesmírná stanice
planet-tab = Planeta
station-tab = Stanice
cards-tab = Karty
your-depot = Tvoje sekce
technologies = Technologie
objectives = Mise
private-objectives = Osobní mise
civ-cards = Karty civilizace
event-card = Událost
face-down = Lícem dolů, stupeň { $rank }
secret-objective = Tajná
piles = Balíčky civilizace
pile-left = Stupeň { $rank }: { $n ->
        [one] zbývá { $n } karta
        [few] zbývají { $n } karty
        [many] zbývá { $n } karty
       *[other] zbývá { $n } karet
    }
events-left = { $n ->
        [one] zbývá { $n } událost
        [few] zbývají { $n } události
        [many] zbývá { $n } události
       *[other] zbývá { $n } událostí
    }
next-event = Příští událost: { $event }
expected-score = Cílové skóre: { $n }

about-station = Velitel pootočí stanici. Pak si každý vezme jeden ze dvou dílků, na které míří ukazatel jeho sekce.
about-station-turning = Stanice se s každým tahem sama pootočí o jednu sekci po směru hodinových ručiček. Pak si každý vezme jeden ze dvou dílků, na které míří ukazatel jeho sekce.
about-event = Karta pro celý tah, odhalená po pootočení stanice.
about-objectives = Kdo je na konci hry lepší než soused, získá vyšší počet bodů; při shodě získají oba nižší.
about-private = Do konce hry ji znáš jen ty. Boduje, pokud je tehdy splněná.
about-civ = Na civilizačním milníku si prohlédneš balíček daného stupně a jednu kartu si necháš: některé působí hned, ostatní bodují na konci.
about-score = Tolik bodů by pozice dala teď. Mise a tajné karty ostatních to ještě mohou změnit.
list-hint = Políčko umístění je levý horní roh obdélníku kolem dílku: r4c5 je řádek 4, sloupec 5.

turn-to = Poloha { $n }
try-hint = Než přijdeš na řadu, můžeš si dílek vyzkoušet: vyber ho. Nic se nezahraje.
try-only = Jen zkouška
turn-right = Otočit doprava
turn-left = Otočit doleva
flip-tile = Převrátit
take-back = Vrátit
turn-station-right = Pootočit stanici po směru hodinových ručiček
turn-station-left = Pootočit stanici proti směru hodinových ručiček
who-gets = Kdo by co dostal
depot-of = { $seat }: { $tiles }
tiles-left = { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
        [many] { $n } dílku
       *[other] { $n } dílků
    }
empty-stack = žádný dílek
choose-tile = Vyber pro dílek osvětlené políčko.
cannot-place-tile = Tento dílek se teď nikam nevejde

not-free = Neleží tu na volných políčkách

square-land = pevnina
square-ice = led
square-ring = prstenec
square-city = město
square-toxic = toxické
square-current = elektrický proud
square-centre = okraj kráteru
square-perimeter = okraj
square-patch = dílek výsadby
square-resource = budova: { $resource }
square-meteorite = meteorit
square-lifepod = biokapsle
square-rover = rover
square-rover-loaded = rover s meteoritem
square-legal = sem to jde
square-choosable = lze vybrat
square-cost = { $n ->
        [0] bez bodů pohybu
        [one] za { $n } bod pohybu
        [few] za { $n } body pohybu
        [many] za { $n } bodu pohybu
       *[other] za { $n } bodů pohybu
    }

line-completed = { $seat } dokončuje linii: { $line }.
line-state = { $line }: zakryto { $covered } z { $squares }, { $medals ->
        [one] { $medals } bod
        [few] { $medals } body
        [many] { $medals } bodu
       *[other] { $medals } bodů
    }{ $state ->
        [complete] { "" }, hotovo
        [blocked] { "" }, brání meteorit
       *[open] { "" }
    }

tracks-of = Stupnice: { $corporation }
space-name = { $track } { $n }
nothing-here = nic
or = nebo
medals-here = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
tracker-here = ukazatel: { $tracker }
choose-tracker = Vybrat ukazatel: { $tracker }

again-at-top = každý další postup dá znovu { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
        [many] { $n } bodu pohybu
       *[other] { $n } bodů pohybu
    }

tech-open = funguje
tech-locked = zamčeno
tech-used-round = použito v tomto tahu
tech-used-game = vyčerpáno
tech-at = od { $n }
tech-slot = potřebuje biokapsli

rovers-left = Čekající rovery
lifepods-here = Sebrané biokapsle
meteorites-here = Sebrané meteority
patches-here = Uschované dílky výsadby

leads = vede
ties = shoda
behind = pozadu
score-now = Dosavadní body
win-tie = vítěz { $win }, shoda { $tie }

icon-synergy = synergie pokroku
icon-card = karta civilizace
icon-patch = dílek výsadby
icon-move = bod pohybu
icon-level = technologický průlom
icon-advance = postup
icon-medal = medaile
icon-meteor = symbol meteoritu
icon-ice = led
icon-city = město
icon-toxic = toxické
icon-station = vesmírná stanice
icon-commander = velitel
icon-objective = mise
icon-event = událost
icon-flux = žeton flux
icon-infinity = bez konce
icon-lock = zamčeno
icon-right = otočit doprava
icon-left = otočit doleva
icon-flip = převrátit
icon-check = ano
icon-cross = ne

key-rotate = Otočit dílek (se Shift: doleva)
key-flip = Převrátit dílek
key-next = Další nebo předchozí povolené místo

tracks-tab = Stupnice
handling = Otáčení dílku
supplies = Co máš
drive-first = Jeď rovery, než položíš dílek
fits-turned = Takto otočený dílek se nikam nevejde.
turn-to-fit = Otoč ho, aby se vešel
steps-left = { $n ->
        [one] Jeď roverem: zbývá { $n } bod pohybu. Vyber rover a pak osvětlené políčko.
        [few] Jeď roverem: zbývají { $n } body pohybu. Vyber rover a pak osvětlené políčko.
        [many] Jeď roverem: zbývá { $n } bodu pohybu. Vyber rover a pak osvětlené políčko.
       *[other] Jeď roverem: zbývá { $n } bodů pohybu. Vyber rover a pak osvětlené políčko.
    }
square-costly = něco stojí
at-once = působí ihned
at-end = počítá se na konci hry
icon-tile = dílek
about-planet = Zakrývej ji dílky. Kolem ní jsou body za každý řádek a sloupec, který zakryješ celý.
about-corporation = Tvé stupnice: budova na dílku zvýší svůj pokrok a dosažené pole dá, co ukazuje.
about-depot = Každý tah položíš jeden ze dvou dílků své sekce: klepni na něj, nebo ho přetáhni na planetu.
about-stack = Sloupeček stanice: horní dílek si může vzít ten, čí ukazatel sekce na něj míří.
about-commander = Velitel v tomto tahu pootočí stanici.
about-ice = Voda na ledu zvýší pokrok vody; jinde ne.
about-lifepod = Rover, který sem dojede, ji sebere. Dílek, který ji zakryje, ji zničí.
about-meteorite = Brání svému řádku i sloupci, dokud ho nesebere rover.
about-rover = Jezdí po dílcích za body pohybu a sbírá biokapsle a meteority.
about-track-civ = Na jejích milnících si necháš karty civilizace.
about-track-water = Stoupá jen za vodu na ledu a dává mnoho bodů.
about-track-biomass = Dává dílky výsadby: jednotlivá políčka, která vyplní mezery.
about-track-rover = Dává rovery a body pohybu, za které jezdí.
about-track-tech = Odemyká technologické průlomy, jeden po druhém.
