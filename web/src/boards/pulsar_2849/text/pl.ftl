# Teksty mapy i tego, co wokół niej; nazwy rzeczy są w tekstach gry.

p49-map-map = Gromada gwiazd
p49-map-score-track = Punkty
p49-map-score-of = { $seat }: { $n }
p49-map-black-hole = Czarna dziura w środku gromady

p49-map-gate-green = Zielona brama skokowa
p49-map-gate-orange = Pomarańczowa brama skokowa
p49-map-gate-magenta = Purpurowa brama skokowa
p49-map-entry = Brama wejściowa
p49-map-pulsar = Pulsar
p49-map-isolated = Odizolowany pulsar, żaden statek tu nie dolatuje
p49-map-claimed-by = przejęty: { $seat }
p49-map-unclaimed = nieprzejęty
p49-map-gyrodyne-small = mała żyrostacja
p49-map-gyrodyne-medium = średnia żyrostacja
p49-map-gyrodyne-large = duża żyrostacja
p49-map-gyrodyne-built = { $gyrodyne }, w budowie
p49-map-gyrodyne-spins = { $gyrodyne }, wiruje
p49-map-system-closed = System planetarny, jeszcze nieodwiedzony
p49-map-system-open = System planetarny
p49-map-planet-blue = niebieska planeta
p49-map-planet-barren = jałowa planeta
p49-map-planet-from = { $planet } od { $n } graczy
p49-map-planet-owned = { $planet }: { $seat }
p49-map-planet-blocked = { $planet }, zablokowana
p49-map-planet-free = { $planet }, wolna
p49-map-bonus = Premia eksploracyjna: { $what }.
p49-map-dead-end = ślepy zaułek
p49-map-ships-here = statki: { $names }
p49-map-ship-at = Statek, { $seat }: { $place }

p49-map-can-put-ship = Zacznij tutaj: { $place }
p49-map-can-route = Leć: { $place }
p49-map-can-teleport = Teleportuj: { $place }
p49-map-can-claim = Przejmij: { $place }
p49-map-can-build = Rozpocznij budowę: { $place }
p49-map-can-complete = Ukończ żyrostację: { $place }
p49-map-can-fly = Start: { $place }
p49-map-choose-fly = Jak lecisz?
p49-map-choose-build = Która żyrostacja?
p49-map-choose-complete = Jak płacisz?
p49-map-choose-one = Wybierz

p49-map-length = { $n ->
        [one] { $n } segment
        [few] { $n } segmenty
        [many] { $n } segmentów
       *[other] { $n } segmentu
    }
p49-map-ways = { $n ->
        [one] { $n } droga
        [few] { $n } drogi
        [many] { $n } dróg
       *[other] { $n } drogi
    }
p49-map-brings-bases = { $n ->
        [one] baza: { $where }
        [few] { $n } bazy: { $where }
        [many] { $n } baz: { $where }
       *[other] { $n } bazy: { $where }
    }
p49-map-brings-claim = przejmuje pulsar
p49-map-brings-bonus = premia eksploracyjna
p49-map-brings-unknown = { $n ->
        [one] odkrywa { $n } system
        [few] odkrywa { $n } systemy
        [many] odkrywa { $n } systemów
       *[other] odkrywa { $n } systemu
    }
p49-map-brings-tiles = { $n ->
        [one] { $n } kafelek za ślepy zaułek
        [few] { $n } kafelki za ślepy zaułek
        [many] { $n } kafelków za ślepy zaułek
       *[other] { $n } kafelka za ślepy zaułek
    }
p49-map-brings-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
p49-map-brings-nothing = sam lot
p49-map-unknown-short = odkrywa { $n }


p49-map-tab-dice = Kości
p49-map-tab-technologies = Patenty
p49-map-tab-transmitters = Sieci
p49-map-tab-headquarters = Centrala
p49-map-tab-gyrodynes = Żyro
p49-map-tab-goals = Cele
p49-map-lit = { $n ->
        [one] { $n } rzecz do wyboru
        [few] { $n } rzeczy do wyboru
        [many] { $n } rzeczy do wyboru
       *[other] { $n } rzeczy do wyboru
    }
p49-map-list-hint = Wybierz jedną ze swoich kości, a na planszy zostanie tylko to, co można nią opłacić.

p49-map-kind-put-ship = Statek badawczy
p49-map-kind-choose-side = Centrala
p49-map-kind-take-die = Weź kość
p49-map-kind-fly = Lot
p49-map-kind-take-gyrodyne = Żyrostacje
p49-map-kind-gain-gyrodyne = Żyrostacje
p49-map-kind-complete = Ukończ żyrostację
p49-map-kind-take-transmitter = Weź transmiter
p49-map-kind-pay-transmitter = Własne transmitery
p49-map-kind-project = Projekty centrali
p49-map-kind-buy-token = Modyfikatory kości
p49-map-kind-patent = Patenty
p49-map-kind-build = Rozpocznij budowę
p49-map-kind-copy = Skopiuj pozostałą kość
p49-map-kind-end-turn = Koniec tury
p49-map-kind-printed-bonus = Premia eksploracyjna
p49-map-kind-draw = Premia eksploracyjna
p49-map-kind-claim = Odizolowane pulsary
p49-map-kind-teleport = Teleportacja
p49-map-kind-link = Sieci transmiterów
p49-map-kind-new-array = Sieci transmiterów
p49-map-kind-decline = Albo nic
p49-map-kind-spend-cube = Kostki inżynierów
p49-map-kind-contract = Technologie
p49-map-kind-claim-goal = Cele
p49-map-kind-bonus = Cele
p49-map-kind-count-goal = Cele
p49-map-kind-free-bonuses = Cele
p49-map-kind-done = Gotowe

# The one screen
p49-map-map-tab = Gromada
p49-map-choose-route = Którędy lecisz?
p49-map-key-next = Następne i poprzednie miejsce do wyboru na mapie
p49-map-key-die = Weź następną kość albo ją odłóż
p49-map-key-modifier = Połóż na kości następny modyfikator albo go zdejmij
