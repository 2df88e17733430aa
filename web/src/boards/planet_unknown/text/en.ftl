# The board's own texts; names of things are in the game's texts.

station = Space station
planet-tab = Planet
station-tab = Station
cards-tab = Cards
your-depot = Your depot
technologies = Technologies
objectives = Objectives
private-objectives = Private objectives
civ-cards = Civ cards
event-card = Event
face-down = Face down, rank { $rank }
secret-objective = Secret
piles = Civ piles
pile-left = Rank { $rank }: { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
events-left = { $n ->
        [one] { $n } event left
       *[other] { $n } events left
    }
next-event = Next event: { $event }
expected-score = Expected score: { $n }

about-station = The commander turns the station. Then everyone takes one of the two tiles that their own marker points at.
about-station-turning = The station turns clockwise by one depot with every round, by itself. Then everyone takes one of the two tiles that their own marker points at.
about-event = A card for the whole round, revealed after the station was turned.
about-objectives = Whoever is better than the neighbour when the game ends scores the higher number, with equal numbers both score the lower one.
about-private = Known to you alone until the end. It scores if it is fulfilled then.
about-civ = At a civ milestone you look through the pile of its rank and keep one card: some work at once, the others score at the end.
about-score = What the position would score now. Objectives and secret cards of the others can still change it.
list-hint = The square of a placement is the upper left corner of the box around the tile: r4c5 is row 4, column 5.

turn-to = Position { $n }
try-hint = While you wait you may try a tile: choose it. Nothing is played.
try-only = Just trying
turn-right = Turn right
turn-left = Turn left
flip-tile = Flip
take-back = Put back
turn-station-right = Turn the station clockwise
turn-station-left = Turn the station counter-clockwise
who-gets = Who would get what
depot-of = { $seat }: { $tiles }
tiles-left = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
empty-stack = no tile
choose-tile = Choose a lit square for the tile.
cannot-place-tile = This tile fits nowhere now

not-free = It does not lie on free squares there

square-land = land
square-ice = ice
square-ring = ring
square-city = city
square-toxic = toxic
square-current = electric current
square-centre = crater rim
square-perimeter = perimeter
square-patch = biomass patch
square-resource = { $resource } resource
square-meteorite = meteorite
square-lifepod = lifepod
square-rover = rover
square-rover-loaded = rover with a meteorite
square-legal = legal here
square-choosable = can be chosen
square-cost = { $n ->
        [0] free of movement
        [one] for 1 movement
       *[other] for { $n } movement
    }

line-completed = { $seat } completes { $line }.
line-state = { $line }: { $covered } of { $squares } covered, { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }{ $state ->
        [complete] { "" }, complete
        [blocked] { "" }, blocked by a meteorite
       *[open] { "" }
    }

tracks-of = Tracks of { $corporation }
space-name = { $track } { $n }
nothing-here = nothing
or = or
medals-here = { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
tracker-here = { $tracker } tracker
choose-tracker = Choose the { $tracker } tracker

again-at-top = each further advance gives { $n } movement again

tech-open = works
tech-locked = locked
tech-used-round = used this round
tech-used-game = used up
tech-at = from { $n } on
tech-slot = needs a lifepod

rovers-left = Rovers waiting
lifepods-here = Lifepods collected
meteorites-here = Meteorites collected
patches-here = Patches stored

leads = leads
ties = tie
behind = behind
score-now = Medals so far
win-tie = win { $win }, tie { $tie }

icon-synergy = synergy boost
icon-card = civ card
icon-patch = biomass patch
icon-move = movement
icon-level = tech level
icon-advance = advance
icon-medal = medal
icon-meteor = meteor symbol
icon-ice = ice
icon-city = city
icon-toxic = toxic
icon-station = space station
icon-commander = station commander
icon-objective = objective
icon-event = event
icon-flux = flux token
icon-infinity = without end
icon-lock = locked
icon-right = turn right
icon-left = turn left
icon-flip = flip
icon-check = yes
icon-cross = no

key-rotate = Turn the piece (with Shift: to the left)
key-flip = Flip the piece
key-next = Next or previous legal place

tracks-tab = Tracks
handling = Turn the tile
supplies = What you have
drive-first = Drive rovers before you place a tile
fits-turned = Turned like this, the tile fits nowhere.
turn-to-fit = Turn it so that it fits
steps-left = { $n ->
        [one] Drive a rover: { $n } step left. Choose a rover, then a lit square.
       *[other] Drive a rover: { $n } steps left. Choose a rover, then a lit square.
    }
square-costly = costs something
at-once = works at once
at-end = counts at the end
icon-tile = tile
about-planet = Cover it with tiles. Around it stand the medals of each row and column that you cover whole.
about-corporation = Your tracks: a resource on a tile advances its tracker, and the space that it reaches gives what it shows.
about-depot = One of the two tiles of your depot is placed each round: click it, or drag it onto the planet.
about-stack = A stack of the station: its top tile can be taken by whoever it points at.
about-commander = The commander of the round turns the station.
about-ice = Water on ice advances the water tracker; water elsewhere does not.
about-lifepod = A rover that drives here saves it. A tile that covers it destroys it.
about-meteorite = It blocks its row and column until a rover collects it.
about-rover = It drives over tiles by movement, and collects lifepods and meteorites.
about-track-civ = At its milestones you keep civ cards.
about-track-water = It advances only for water that lies on ice, and is worth many medals.
about-track-biomass = It gives biomass patches: single squares that fill gaps.
about-track-rover = It gives rovers and the movement to drive them.
about-track-tech = It unlocks technologies, level by level.
