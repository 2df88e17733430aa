# The board's own texts; names of things are in the game's texts.

station = Space station
planet-tab = Planet
station-tab = Station
corporation-tab = Corporation
cards-tab = Cards
your-depot = Your depot
depot-of-seat = Depot of { $seat }
technologies = Technologies
objectives = Objectives
private-objectives = Private objectives
civ-cards = Civ cards
event-card = Event
choose-card = Choose a card
face-down = Face down, rank { $rank }
secret-objective = Secret
rank = rank { $rank }
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
round-n = Round { $n }

about-station = The commander turns the station. Then everyone takes one of the two tiles that their own marker points at.
about-event = A card for the whole round, revealed after the station was turned.
about-objectives = Whoever is better than the neighbour when the game ends scores the higher number, with equal numbers both score the lower one.
about-private = Known to you alone until the end. It scores if it is fulfilled then.
about-civ = At a civ milestone you look through the pile of its rank and keep one card: some work at once, the others score at the end.
about-score = What the position would score now. Objectives and secret cards of the others can still change it.
list-hint = The square of a placement is the upper left corner of the box around the tile: r4c5 is row 4, column 5.

turn-to = Position { $n }
try-hint = While you wait you may try a tile: choose it. Nothing is played.
try-only = Just trying
my-planet = My planet
zoom-fit = Whole planet
turn-right = Turn right
turn-left = Turn left
flip-tile = Flip
take-back = Put back
confirm-move = Confirm
next-placement = Next place
previous-placement = Previous place
turn-station-right = Turn the station clockwise
turn-station-left = Turn the station counter-clockwise
who-gets = Who would get what
depot-of = { $seat }: { $tiles }
tiles-left = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
empty-stack = no tile
drive-points = { $n ->
        [one] { $n } movement
       *[other] { $n } movement
    }
choose-tile = Choose a tile, then a lit square. R turns it, F flips it.
hint-touch = Tap a square to move the tile, tap the tile to turn it.
hint-drive = Choose a rover, then a lit square.
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
square-crater = meteor symbol
square-legal = legal here
square-choosable = can be chosen
square-cost = { $n ->
        [0] free of movement
        [one] for 1 movement
       *[other] for { $n } movement
    }

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
movement-here = Movement left
put-scoring = Scoring area

leads = leads
ties = tie
behind = behind
score-now = Medals so far
covered-share = { $n } of { $all } squares covered
lines-done = { $n ->
        [one] { $n } line complete
       *[other] { $n } lines complete
    }
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
icon-next = next
icon-back = back

key-rotate = Turn the piece (with Shift: to the left)
key-flip = Flip the piece
key-next = Next or previous legal place
