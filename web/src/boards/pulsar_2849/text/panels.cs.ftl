# The texts of the panels beside the map.

# Dice board
p49-panel-dice = Plán kostek
p49-panel-order = Pořadí hráčů
p49-panel-order-place = { $n }. místo: { $seat }
p49-panel-about-order = V tomto pořadí se berou kostky, ve hře tří a čtyř hráčů pak ještě jednou pozpátku; v tomto pořadí se hrají tahy.
p49-panel-counter-0 = přední
p49-panel-counter-1 = zadní
p49-panel-median-at = Medián: { $at }
p49-panel-about-median = Kostka vlevo od mediánu posouvá ukazatel doleva, kostka vpravo doprava: o jedno pole za každé pole kostek po cestě.
p49-panel-space = Kostky s hodnotou { $value }: { $n }
p49-panel-take-die = Vezmi kostku { $value }: { $how }
p49-panel-copy-die = Zkopíruj kostku { $value } za kostičky rozvoje
p49-panel-copy-hint = Zbylou kostku lze zkopírovat za kostičky rozvoje ({ $n }).
p49-panel-about-copy = Zaplať kostičky rozvoje ({ $n }) a použij v tomto tahu červenou kostku této hodnoty jako bonusovou.
p49-panel-moves-nothing = neposouvá ukazatel
p49-panel-moves-left = { $n ->
        [one] posouvá ukazatel o { $n } pole doleva
        [few] posouvá ukazatel o { $n } pole doleva
        [many] posouvá ukazatel o { $n } pole doleva
       *[other] posouvá ukazatel o { $n } polí doleva
    }
p49-panel-moves-right = { $n ->
        [one] posouvá ukazatel o { $n } pole doprava
        [few] posouvá ukazatel o { $n } pole doprava
        [many] posouvá ukazatel o { $n } pole doprava
       *[other] posouvá ukazatel o { $n } polí doprava
    }
p49-panel-choose-counter = Který ukazatel posune kostka { $value }?
p49-panel-no-counter = Žádný ukazatel se neposune
p49-panel-track-initiative = Iniciativa
p49-panel-track-engineering = Rozvoj
p49-panel-about-initiative = Kdo je nejvíc vlevo, začíná v příštím kole.
p49-panel-about-engineering = Kdo je nejvíc vlevo, dostane na konci kola kostičky rozvoje.
p49-panel-about-stack = Na jednom poli je vpředu vyšší ukazatel.
p49-panel-track-space = { $track }, pole { $n }
p49-panel-penalty = { $n ->
        [one] každé kolo ztráta { $n } bodu
        [few] každé kolo ztráta { $n } bodů
        [many] každé kolo ztráta { $n } bodu
       *[other] každé kolo ztráta { $n } bodů
    }
p49-panel-reward = { $rank }. místo: { $seat },
p49-panel-cubes = kostičky rozvoje
p49-panel-points = body

# Dice and tokens in front of a player
p49-panel-tray = Kostky
p49-panel-no-dice = Žádné kostky
p49-panel-silver-die = stříbrná kostka { $value }
p49-panel-red-die = červená kostka { $value }
p49-panel-must-use = musí se použít
p49-panel-about-silver = Vezmi ji a pak vyber, co jí zaplatíš.
p49-panel-about-red = Bonusová kostka: v tahu smíš použít jednu.
p49-panel-modifiers = Modifikátory
p49-panel-about-modifiers = Změní kostku před použitím, na kostku nejvýše jeden žeton.
p49-panel-put-minus-one = O jednu méně, za žeton ±1 ({ $n })
p49-panel-put-plus-one = O jednu více, za žeton ±1 ({ $n })
p49-panel-put-plus-two = O dvě více, za žeton +2 ({ $n })
p49-panel-worth = hodnota { $n }
p49-panel-cubes-n = { $n ->
        [one] { $n } kostička rozvoje
        [few] { $n } kostičky rozvoje
        [many] { $n } kostičky rozvoje
       *[other] { $n } kostiček rozvoje
    }
p49-panel-about-cubes = Za 4 kostičky rozvoje zkopíruješ zbylou kostku; na konci za ně cíle prodávají prémie.
p49-panel-plus-minus-n = Žetony ±1: { $n }
p49-panel-plus-two-n = Žetony +2: { $n }
p49-panel-rings-n = Zbývající prstence: { $n }
p49-panel-about-rings = Prstenec natrvalo obsadí pulsar.
p49-panel-in-front = Před hráčem: { $n } ({ $type })
p49-panel-about-build = Ve svém tahu ho smíš zdarma umístit na vlastní pulsar.

# Technologies
p49-panel-classes = Druhy technologií
p49-panel-class-ongoing = trvalá
p49-panel-class-immediate = okamžitá
p49-panel-class-production = produkční
p49-panel-class-final = závěrečná
p49-panel-board = Plán technologií { $number }
p49-panel-row = Řada { $n }
p49-panel-row-now = Zde stojí ukazatel času.
p49-panel-row-value = V tomto kole dá každý roztočený gyrogenerátor o { $n } více.
p49-panel-row-median = V tomto kole dá každý roztočený gyrogenerátor navíc tolik, kolik ukazuje medián.
p49-panel-row-median-now = Každý roztočený gyrogenerátor dá navíc tolik, kolik ukazuje medián: { $n }.
p49-panel-row-closed = až od { $n }. kola
p49-panel-cost-die = stojí { $value }
p49-panel-icons = { $n ->
        [one] { $n } symbol kostky
        [few] { $n } symboly kostky
        [many] { $n } symbolu kostky
       *[other] { $n } symbolů kostky
    }
p49-panel-patented-by = patent: { $seats }

# Transmitters
p49-panel-display = Transmitery v nabídce
p49-panel-left-in-stack = v hromádce: { $n }
p49-panel-next-round = v příštím kole
p49-panel-taken = vzatý
p49-panel-own-arrays = Tvoje sítě
p49-panel-arrays-of = Sítě: { $seat }
p49-panel-arrays = Transmitery
p49-panel-no-arrays = Zatím žádné transmitery
p49-panel-array = Síť { $n }
p49-panel-new-array = Založ novou síť
p49-panel-where-link = Kam ho připojíš?
p49-panel-link = { $side ->
        [left] Levý
       *[right] Pravý
    } konec sítě { $array }, vlastním { $end ->
        [left] levým
       *[right] pravým
    } koncem{ $n ->
        [-1] .
       *[other] : kostka { $n }.
    }
p49-panel-about-link = Když vysílají oba transmitery, jejich spojení dá jednou červenou kostku.
p49-panel-take-transmitter = Vezmi za kostku { $value }: { $transmitter }
p49-panel-pay-transmitter = Zaplať { $value }: { $transmitter }
p49-panel-online = vysílá
p49-panel-is-online = Vysílá.
p49-panel-costs = Stojí: { $costs }
p49-panel-paid = Zaplaceno: { $costs }.
p49-panel-produce-points = { $n ->
        [one] v každé produkci { $n } bod
        [few] v každé produkci { $n } body
        [many] v každé produkci { $n } bodu
       *[other] v každé produkci { $n } bodů
    }
p49-panel-produce-cubes = { $n ->
        [one] v každé produkci { $n } kostička rozvoje
        [few] v každé produkci { $n } kostičky rozvoje
        [many] v každé produkci { $n } kostičky rozvoje
       *[other] v každé produkci { $n } kostiček rozvoje
    }
p49-panel-produce-buy = jednou v každé produkci { $points } b. za kostičky rozvoje ({ $cubes })

# Headquarters
p49-panel-no-hq = V této partii se hraje bez ústředí.
p49-panel-pyramid = Projekty
p49-panel-project-done = dokončený
p49-panel-project-available = dostupný
p49-panel-project-locked = zatím nedostupný
p49-panel-runs = Průlety branami
p49-panel-run-used = využitý
p49-panel-run-unused = připravený
p49-panel-about-runs = Ohlášený u jednoho letu boduje každou navštívenou bránu své barvy.
p49-panel-side = Strana { $sheet }
p49-panel-side-one = Přeje gyrogenerátorům
p49-panel-side-two = Přeje létání
p49-panel-choose-side = Zvolit tuto stranu

# Goals
p49-panel-about-goal = Boduje na konci; pak lze postupně koupit jeho prémie za kostičky rozvoje.
p49-panel-goal-bonus = { $n }. prémie: { $points } b., kostičky rozvoje: { $cubes }
p49-panel-reached = splněný
p49-panel-claim-goal = Splnit tento cíl
p49-panel-bonus = Koupit další prémii
p49-panel-count-goal = Počítat jako splněný
p49-panel-free-bonuses = Jeho prémie zdarma

# Gyrodynes and the token shop
p49-panel-type-small = malý
p49-panel-type-medium = střední
p49-panel-type-large = velký
p49-panel-gyrodyne-small = Malý gyrogenerátor
p49-panel-gyrodyne-medium = Střední gyrogenerátor
p49-panel-gyrodyne-large = Velký gyrogenerátor
p49-panel-gyrodyne-facts = Vzít za { $take }, dokončit za { $complete }, body každé kolo: { $points }; zbývá: { $n }.
p49-panel-about-gyrodyne = Boduje, dokud je roztočený, a přidává body aktuální řady technologií.
p49-panel-awards = Odměny: { $type }
p49-panel-about-awards = Pro první hráče se dvěma gyrogenerátory tohoto typu na svých pulsarech.
p49-panel-awards-gone = rozebrané
p49-panel-shop = Koupit modifikátor
p49-panel-about-shop = Žeton ±1 stojí 1 nebo 2, žeton +2 stojí 2.
p49-panel-token-plus-minus = Žeton ±1
p49-panel-token-plus-two = Žeton +2

# Seats
p49-panel-extra-bases = Základny navíc
p49-panel-patents = Patenty
p49-panel-fact-cubes = { $n ->
        [one] { $n } kostička
        [few] { $n } kostičky
        [many] { $n } kostičky
       *[other] { $n } kostiček
    }
p49-panel-fact-bases = { $n ->
        [one] { $n } základna
        [few] { $n } základny
        [many] { $n } základny
       *[other] { $n } základen
    }
p49-panel-fact-spinning = { $n ->
        [one] { $n } roztočený gyrogenerátor
        [few] { $n } roztočené gyrogenerátory
        [many] { $n } roztočeného gyrogenerátoru
       *[other] { $n } roztočených gyrogenerátorů
    }
p49-panel-fact-patents = { $n ->
        [one] { $n } patent
        [few] { $n } patenty
        [many] { $n } patentu
       *[other] { $n } patentů
    }

# Costs
p49-panel-toll = spotřebuje: { $token }
p49-panel-toll-last = spotřebuje tvůj poslední: { $token }

# Tracks at a glance
p49-panel-left-is-better = Čím víc vlevo, tím lépe.
p49-panel-counter-to = { $track }: tvůj ukazatel na pole { $n }
p49-panel-points-n = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
p49-panel-rank = { $n }. místo
p49-panel-spin = roztočeno
p49-panel-die-first = Nejdřív vezmi kostku.
