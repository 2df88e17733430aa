# The texts of the panels beside the map.

# Dice board
p49-panel-dice = Dice board
p49-panel-order = Play order
p49-panel-order-place = Place { $n }: { $seat }
p49-panel-about-order = Dice are taken in this order, with three or four players then once more backwards; turns go in this order.
p49-panel-counter-0 = front
p49-panel-counter-1 = rear
p49-panel-median-at = Median: { $at }
p49-panel-about-median = A die to its left moves a counter left, a die to its right moves one right: one space for each die space on the way.
p49-panel-space = Dice showing { $value }: { $n }
p49-panel-take-die = Take a die { $value }: { $how }
p49-panel-copy-die = Copy the die { $value } for cubes
p49-panel-copy-hint = For { $n } cubes, a die that is left can be copied.
p49-panel-about-copy = Pay { $n } cubes and use a red die of this value as your bonus die in this turn.
p49-panel-moves-nothing = moves no counter
p49-panel-moves-left = { $n ->
        [one] moves a counter { $n } space left
       *[other] moves a counter { $n } spaces left
    }
p49-panel-moves-right = { $n ->
        [one] moves a counter { $n } space right
       *[other] moves a counter { $n } spaces right
    }
p49-panel-choose-counter = Which counter does the { $value } move?
p49-panel-no-counter = No counter moves
p49-panel-track-initiative = Initiative
p49-panel-track-engineering = Engineering
p49-panel-about-initiative = Whoever is furthest left goes first in the next round.
p49-panel-about-engineering = Whoever is furthest left gets cubes at the end of the round.
p49-panel-about-stack = On one space the higher counter is ahead.
p49-panel-track-space = { $track }, space { $n }
p49-panel-penalty = { $n ->
        [one] { $n } point lost each round
       *[other] { $n } points lost each round
    }
p49-panel-reward = Rank { $rank }: { $seat },
p49-panel-cubes = cubes
p49-panel-points = points

# Dice and tokens in front of a player
p49-panel-tray = Dice
p49-panel-no-dice = No dice left
p49-panel-silver-die = silver die { $value }
p49-panel-red-die = red die { $value }
p49-panel-must-use = must be used
p49-panel-about-silver = Take it, then choose what to pay with it.
p49-panel-about-red = A bonus die: one can be used in a turn.
p49-panel-modifiers = Modifiers
p49-panel-about-modifiers = Changes a die before it is used, one token for a die.
p49-panel-put-minus-one = One less, with a ±1 token ({ $n })
p49-panel-put-plus-one = One more, with a ±1 token ({ $n })
p49-panel-put-plus-two = Two more, with a +2 token ({ $n })
p49-panel-worth = worth { $n }
p49-panel-cubes-n = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
p49-panel-about-cubes = 4 cubes copy a die that was left; goals sell bonuses for cubes at the end.
p49-panel-plus-minus-n = ±1 tokens: { $n }
p49-panel-plus-two-n = +2 tokens: { $n }
p49-panel-rings-n = Claim rings left: { $n }
p49-panel-about-rings = A ring claims a pulsar, for good.
p49-panel-in-front = In front: { $n } ({ $type })
p49-panel-about-build = Can be put on an own pulsar in your turn, at no cost.

# Technologies
p49-panel-classes = Kinds of technologies
p49-panel-class-ongoing = lasting
p49-panel-class-immediate = once, at once
p49-panel-class-production = every production
p49-panel-class-final = at the end
p49-panel-board = Technology board { $number }
p49-panel-row = Row { $n }
p49-panel-row-now = The time marker stands here.
p49-panel-row-value = In its round every spinning gyrodyne scores { $n } more.
p49-panel-row-median = In its round every spinning gyrodyne scores as much more as the median shows.
p49-panel-row-median-now = Every spinning gyrodyne scores as much more as the median shows: { $n }.
p49-panel-row-closed = not before round { $n }
p49-panel-cost-die = costs a { $value }
p49-panel-icons = { $n ->
        [one] { $n } die icon
       *[other] { $n } die icons
    }
p49-panel-patented-by = patented by { $seats }

# Transmitters
p49-panel-display = Transmitters on display
p49-panel-left-in-stack = { $n } in the stack
p49-panel-next-round = next round
p49-panel-taken = taken
p49-panel-own-arrays = Your arrays
p49-panel-arrays-of = Arrays of { $seat }
p49-panel-arrays = Transmitters
p49-panel-no-arrays = No transmitters yet
p49-panel-array = Array { $n }
p49-panel-new-array = Start a new array
p49-panel-where-link = Where does it go?
p49-panel-link = { $side ->
        [left] Left
       *[right] Right
    } end of array { $array }, by its own { $end ->
        [left] left
       *[right] right
    } end{ $n ->
        [-1] .
       *[other] : a die { $n }.
    }
p49-panel-about-link = When both tiles are online, their link gives a red die once.
p49-panel-take-transmitter = Take { $transmitter } with a { $value }
p49-panel-pay-transmitter = Pay the { $value } of { $transmitter }
p49-panel-online = online
p49-panel-is-online = It is online.
p49-panel-costs = Costs: { $costs }
p49-panel-paid = Paid: { $costs }.
p49-panel-produce-points = { $n ->
        [one] { $n } point every production
       *[other] { $n } points every production
    }
p49-panel-produce-cubes = { $n ->
        [one] { $n } cube every production
       *[other] { $n } cubes every production
    }
p49-panel-produce-buy = once every production { $points } points for cubes ({ $cubes })

# Headquarters
p49-panel-no-hq = This match is played without headquarters.
p49-panel-pyramid = Projects
p49-panel-project-done = done
p49-panel-project-available = available
p49-panel-project-locked = not available yet
p49-panel-runs = Gate runs
p49-panel-run-used = flown
p49-panel-run-unused = ready
p49-panel-about-runs = Announced with one flight, it scores every gate of its colour that the flight visits.
p49-panel-side = Side { $sheet }
p49-panel-side-one = Leans towards gyrodynes
p49-panel-side-two = Leans towards flying
p49-panel-choose-side = Use this side

# Goals
p49-panel-about-goal = Scores at the end; its bonuses can then be bought with cubes, one after the other.
p49-panel-goal-bonus = Bonus { $n }: { $points } points, cubes: { $cubes }
p49-panel-reached = achieved
p49-panel-claim-goal = Meet this goal
p49-panel-bonus = Buy the next bonus
p49-panel-count-goal = Count it as achieved
p49-panel-free-bonuses = Its bonuses for free

# Gyrodynes and the token shop
p49-panel-type-small = small
p49-panel-type-medium = medium
p49-panel-type-large = large
p49-panel-gyrodyne-small = Small gyrodyne
p49-panel-gyrodyne-medium = Medium gyrodyne
p49-panel-gyrodyne-large = Large gyrodyne
p49-panel-gyrodyne-facts = Take it with a { $take }, complete it with a { $complete }, points each round: { $points }; left: { $n }.
p49-panel-about-gyrodyne = It scores while it spins, and more in rounds whose row is worth something.
p49-panel-awards = Awards: { $type }
p49-panel-about-awards = For the first players with two gyrodynes of the type on their pulsars.
p49-panel-awards-gone = none left
p49-panel-shop = Buy a modifier
p49-panel-about-shop = A ±1 token costs a 1 or a 2, a +2 token a 2.
p49-panel-token-plus-minus = ±1 token
p49-panel-token-plus-two = +2 token

# Seats
p49-panel-extra-bases = Extra bases
p49-panel-patents = Patents
p49-panel-fact-cubes = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
p49-panel-fact-bases = { $n ->
        [one] { $n } base
       *[other] { $n } bases
    }
p49-panel-fact-spinning = { $n ->
        [one] { $n } gyrodyne spinning
       *[other] { $n } gyrodynes spinning
    }
p49-panel-fact-patents = { $n ->
        [one] { $n } patent
       *[other] { $n } patents
    }

# Costs
p49-panel-toll = spends a { $token }
p49-panel-toll-last = spends your only { $token }

# Tracks at a glance
p49-panel-left-is-better = Further left is better.
p49-panel-counter-to = { $track }: your counter to space { $n }
p49-panel-points-n = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
p49-panel-rank = rank { $n }
p49-panel-spin = spin
p49-panel-die-first = Take a die first.
