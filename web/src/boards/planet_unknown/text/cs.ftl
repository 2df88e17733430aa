# The board's own texts; names of things are in the game's texts.

station = Vesmírná stanice
planet-tab = Planeta
station-tab = Stanice
corporation-tab = Korporace
cards-tab = Karty
your-depot = Tvoje sekce
depot-of-seat = Sekce: { $seat }
technologies = Technologie
objectives = Mise
private-objectives = Osobní mise
civ-cards = Karty civilizace
event-card = Událost
choose-card = Vyber kartu
face-down = Lícem dolů, stupeň { $rank }
secret-objective = Tajná
rank = stupeň { $rank }
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
round-n = Tah { $n }

about-station = Velitel pootočí stanici. Pak si každý vezme jeden ze dvou dílků, na které míří ukazatel jeho sekce.
about-event = Karta pro celý tah, odhalená po pootočení stanice.
about-objectives = Kdo je na konci hry lepší než soused, získá vyšší počet bodů; při shodě získají oba nižší.
about-private = Do konce hry ji znáš jen ty. Boduje, pokud je tehdy splněná.
about-civ = Na civilizačním milníku si prohlédneš balíček daného stupně a jednu kartu si necháš: některé působí hned, ostatní bodují na konci.
about-score = Tolik bodů by pozice dala teď. Mise a tajné karty ostatních to ještě mohou změnit.
list-hint = Políčko umístění je levý horní roh obdélníku kolem dílku: r4c5 je řádek 4, sloupec 5.

turn-to = Poloha { $n }
try-hint = Než přijdeš na řadu, můžeš si dílek vyzkoušet: vyber ho. Nic se nezahraje.
try-only = Jen zkouška
my-planet = Moje planeta
zoom-fit = Celá planeta
turn-right = Otočit doprava
turn-left = Otočit doleva
flip-tile = Převrátit
take-back = Vrátit
confirm-move = Potvrdit
next-placement = Další místo
previous-placement = Předchozí místo
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
drive-points = { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
        [many] { $n } bodu pohybu
       *[other] { $n } bodů pohybu
    }
choose-tile = Vyber dílek a pak osvětlené políčko. R otáčí, F převrací.
hint-touch = Klepnutím na políčko dílek posuneš, klepnutím na dílek ho otočíš.
hint-drive = Vyber rover a pak osvětlené políčko.
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
square-crater = symbol meteoritu
square-legal = sem to jde
square-choosable = lze vybrat
square-cost = { $n ->
        [0] bez bodů pohybu
        [one] za { $n } bod pohybu
        [few] za { $n } body pohybu
        [many] za { $n } bodu pohybu
       *[other] za { $n } bodů pohybu
    }

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
movement-here = Zbývající body pohybu
put-scoring = Bodovací oblast

leads = vede
ties = shoda
behind = pozadu
score-now = Dosavadní body
covered-share = zakrytá políčka: { $n } z { $all }
lines-done = { $n ->
        [one] { $n } hotová řada
        [few] { $n } hotové řady
        [many] { $n } hotové řady
       *[other] { $n } hotových řad
    }
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
icon-next = další
icon-back = zpět

key-rotate = Otočit dílek (se Shift: doleva)
key-flip = Převrátit dílek
key-next = Další nebo předchozí povolené místo
