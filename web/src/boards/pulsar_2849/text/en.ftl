# The texts of the map and of what surrounds it; names of things are in the game's texts.

p49-map-map = Star cluster
p49-map-score-track = Points
p49-map-score-of = { $seat }: { $n }
p49-map-black-hole = The black hole in the middle of the cluster

p49-map-gate-green = Green jump gate
p49-map-gate-orange = Orange jump gate
p49-map-gate-magenta = Magenta jump gate
p49-map-entry = Entry gate
p49-map-pulsar = Pulsar
p49-map-isolated = Isolated pulsar, no ship comes here
p49-map-claimed-by = claimed by { $seat }
p49-map-unclaimed = unclaimed
p49-map-gyrodyne-small = small gyrodyne
p49-map-gyrodyne-medium = medium gyrodyne
p49-map-gyrodyne-large = large gyrodyne
p49-map-gyrodyne-built = { $gyrodyne }, under construction
p49-map-gyrodyne-spins = { $gyrodyne }, spinning
p49-map-system-closed = Planetary system, not visited yet
p49-map-system-open = Planetary system
p49-map-planet-blue = blue planet
p49-map-planet-barren = lifeless planet
p49-map-planet-from = { $planet } for { $n } players or more
p49-map-planet-owned = { $planet } of { $seat }
p49-map-planet-blocked = { $planet }, blocked
p49-map-planet-free = { $planet }, free
p49-map-bonus = Exploration bonus: { $what }.
p49-map-dead-end = dead end
p49-map-ships-here = ships: { $names }
p49-map-ship-at = Ship of { $seat }: { $place }

p49-map-can-put-ship = Start here: { $place }
p49-map-can-route = Fly to { $place }
p49-map-can-teleport = Teleport to { $place }
p49-map-can-claim = Claim { $place }
p49-map-can-build = Start construction: { $place }
p49-map-can-complete = Complete the gyrodyne: { $place }
p49-map-can-fly = Fly from { $place }
p49-map-choose-fly = How do you fly?
p49-map-choose-build = Which gyrodyne?
p49-map-choose-complete = How do you pay?
p49-map-choose-one = Choose one

p49-map-length = { $n ->
        [one] { $n } segment
       *[other] { $n } segments
    }
p49-map-ways = { $n ->
        [one] { $n } way to fly
       *[other] { $n } ways to fly
    }
p49-map-brings-bases = { $n ->
        [one] base: { $where }
       *[other] { $n } bases: { $where }
    }
p49-map-brings-claim = claims the pulsar
p49-map-brings-bonus = exploration bonus
p49-map-brings-unknown = { $n ->
        [one] opens { $n } system
       *[other] opens { $n } systems
    }
p49-map-brings-tiles = { $n ->
        [one] { $n } tile for the dead end
       *[other] { $n } tiles for the dead end
    }
p49-map-brings-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
p49-map-brings-nothing = just the flight
p49-map-unknown-short = opens { $n }


p49-map-tab-dice = Dice
p49-map-tab-technologies = Patents
p49-map-tab-transmitters = Arrays
p49-map-tab-headquarters = HQ
p49-map-tab-gyrodynes = Gyros
p49-map-tab-goals = Goals
p49-map-lit = { $n ->
        [one] { $n } thing to choose
       *[other] { $n } things to choose
    }
p49-map-list-hint = Take a die from your tray, and only what it can pay is left on the board.

p49-map-kind-put-ship = Survey ship
p49-map-kind-choose-side = Headquarters
p49-map-kind-take-die = Take a die
p49-map-kind-fly = Fly
p49-map-kind-take-gyrodyne = Gyrodynes
p49-map-kind-gain-gyrodyne = Gyrodynes
p49-map-kind-complete = Complete a gyrodyne
p49-map-kind-take-transmitter = Take a transmitter
p49-map-kind-pay-transmitter = Own transmitters
p49-map-kind-project = HQ projects
p49-map-kind-buy-token = Die modifiers
p49-map-kind-patent = Patents
p49-map-kind-build = Start construction
p49-map-kind-copy = Copy a leftover die
p49-map-kind-end-turn = End of the turn
p49-map-kind-printed-bonus = Exploration bonus
p49-map-kind-draw = Exploration bonus
p49-map-kind-claim = Isolated pulsars
p49-map-kind-teleport = Teleport
p49-map-kind-link = Arrays
p49-map-kind-new-array = Arrays
p49-map-kind-decline = Or nothing
p49-map-kind-spend-cube = Engineering cubes
p49-map-kind-contract = Technologies
p49-map-kind-claim-goal = Goals
p49-map-kind-bonus = Goals
p49-map-kind-count-goal = Goals
p49-map-kind-free-bonuses = Goals
p49-map-kind-done = Done

# The one screen
p49-map-map-tab = Cluster
p49-map-choose-route = Which way do you fly?
p49-map-key-next = Next and previous place that can be chosen on the map
p49-map-key-die = Take the next die, or put it back
p49-map-key-modifier = Put the next modifier on the die, or take it off
