# Texty mapy a toho kolem ní; názvy věcí jsou v textech hry.

p49-map-map = Hvězdokupa
p49-map-score-track = Body
p49-map-score-of = { $seat }: { $n }
p49-map-black-hole = Černá díra uprostřed hvězdokupy

p49-map-gate-green = Zelená skoková brána
p49-map-gate-orange = Oranžová skoková brána
p49-map-gate-magenta = Purpurová skoková brána
p49-map-entry = Vstupní brána
p49-map-pulsar = Pulsar
p49-map-isolated = Izolovaný pulsar, žádná loď sem nedoletí
p49-map-claimed-by = obsazený: { $seat }
p49-map-unclaimed = neobsazený
p49-map-gyrodyne-small = malý gyrogenerátor
p49-map-gyrodyne-medium = střední gyrogenerátor
p49-map-gyrodyne-large = velký gyrogenerátor
p49-map-gyrodyne-built = { $gyrodyne }, ve stavbě
p49-map-gyrodyne-spins = { $gyrodyne }, roztočený
p49-map-system-closed = Planetární soustava, dosud nenavštívená
p49-map-system-open = Planetární soustava
p49-map-planet-blue = modrá planeta
p49-map-planet-barren = pustá planeta
p49-map-planet-from = { $planet } od { $n } hráčů
p49-map-planet-owned = { $planet }: { $seat }
p49-map-planet-blocked = { $planet }, blokovaná
p49-map-planet-free = { $planet }, volná
p49-map-bonus = Průzkumná prémie: { $what }.
p49-map-dead-end = slepá ulička
p49-map-ships-here = lodě: { $names }
p49-map-ship-at = Loď, { $seat }: { $place }

p49-map-can-put-ship = Začít zde: { $place }
p49-map-can-route = Letět: { $place }
p49-map-can-teleport = Teleportovat: { $place }
p49-map-can-claim = Obsadit: { $place }
p49-map-can-build = Začít stavbu: { $place }
p49-map-can-complete = Dokončit gyrogenerátor: { $place }
p49-map-can-fly = Odletět odsud: { $place }
p49-map-choose-fly = Jak poletíš?
p49-map-choose-build = Který gyrogenerátor?
p49-map-choose-complete = Jak zaplatíš?
p49-map-choose-one = Vyber si

p49-map-length = { $n ->
        [one] { $n } úsek
        [few] { $n } úseky
        [many] { $n } úseku
       *[other] { $n } úseků
    }
p49-map-ways = { $n ->
        [one] { $n } cesta
        [few] { $n } cesty
        [many] { $n } cesty
       *[other] { $n } cest
    }
p49-map-brings-bases = { $n ->
        [one] základna: { $where }
        [few] { $n } základny: { $where }
        [many] { $n } základny: { $where }
       *[other] { $n } základen: { $where }
    }
p49-map-brings-claim = obsadí pulsar
p49-map-brings-bonus = průzkumná prémie
p49-map-brings-unknown = { $n ->
        [one] odkryje { $n } soustavu
        [few] odkryje { $n } soustavy
        [many] odkryje { $n } soustavy
       *[other] odkryje { $n } soustav
    }
p49-map-brings-tiles = { $n ->
        [one] { $n } dílek za slepou uličku
        [few] { $n } dílky za slepou uličku
        [many] { $n } dílku za slepou uličku
       *[other] { $n } dílků za slepou uličku
    }
p49-map-brings-points = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
p49-map-brings-nothing = jen samotný let
p49-map-unknown-short = odkryje { $n }


p49-map-tab-dice = Kostky
p49-map-tab-technologies = Patenty
p49-map-tab-transmitters = Sítě
p49-map-tab-headquarters = Ústředí
p49-map-tab-gyrodynes = Gyro
p49-map-tab-goals = Cíle
p49-map-lit = { $n ->
        [one] { $n } věc na výběr
        [few] { $n } věci na výběr
        [many] { $n } věci na výběr
       *[other] { $n } věcí na výběr
    }
p49-map-list-hint = Vyber jednu ze svých kostek a na plánu zůstane jen to, co se jí dá zaplatit.

p49-map-kind-put-ship = Průzkumná loď
p49-map-kind-choose-side = Ústředí
p49-map-kind-take-die = Vezmi kostku
p49-map-kind-fly = Let
p49-map-kind-take-gyrodyne = Gyrogenerátory
p49-map-kind-gain-gyrodyne = Gyrogenerátory
p49-map-kind-complete = Dokonči gyrogenerátor
p49-map-kind-take-transmitter = Vezmi transmiter
p49-map-kind-pay-transmitter = Vlastní transmitery
p49-map-kind-project = Projekty ústředí
p49-map-kind-buy-token = Modifikátory kostek
p49-map-kind-patent = Patenty
p49-map-kind-build = Začni stavbu
p49-map-kind-copy = Zkopíruj zbylou kostku
p49-map-kind-end-turn = Konec tahu
p49-map-kind-printed-bonus = Průzkumná prémie
p49-map-kind-draw = Průzkumná prémie
p49-map-kind-claim = Izolované pulsary
p49-map-kind-teleport = Teleport
p49-map-kind-link = Sítě transmiterů
p49-map-kind-new-array = Sítě transmiterů
p49-map-kind-decline = Nebo nic
p49-map-kind-spend-cube = Kostičky rozvoje
p49-map-kind-contract = Technologie
p49-map-kind-claim-goal = Cíle
p49-map-kind-bonus = Cíle
p49-map-kind-count-goal = Cíle
p49-map-kind-free-bonuses = Cíle
p49-map-kind-done = Hotovo

# The one screen
p49-map-map-tab = Hvězdokupa
p49-map-choose-route = Kudy poletíš?
p49-map-key-next = Další a předchozí místo na mapě, které lze vybrat
p49-map-key-die = Vzít další kostku, nebo ji vrátit
p49-map-key-modifier = Dát na kostku další modifikátor, nebo ho sundat
