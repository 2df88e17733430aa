# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
sm-fact-tank = Tank track: { $n }
sm-fact-screen = Screen { $n }
sm-fact-markers = { $n ->
        [one] { $n } bonus marker
       *[other] { $n } bonus markers
    }

# Panels
sm-tab-market = Market
sm-printed-cost = cost { $n }
sm-price-n = costs { $n } now
sm-price-of = Costs { $cost } and { $more } for its column: { $n }.
sm-display = Card display
sm-deck-n = deck: { $n }
sm-slides = slides right →
sm-about-display = Use resources to acquire a card, at the printed cost and the surcharge of its column. After each round the right column is removed and the rest slides on.
sm-space-empty = empty
sm-removed-n = Removed cards: { $n }
sm-about-removed = They are out of play unless a bonus of a track brings one back.
sm-slots = Action slots
sm-slot-off = slot { $slot } is off
sm-slot-empty = slot { $slot } is empty
sm-slot-hidden = slot { $slot }, face down
sm-slot-used = slot { $slot }, used
sm-slot-up = slot { $slot }, face up
sm-about-slot = A card is planned here and acts once this round.
sm-about-slot-tank = Switched on when your tank marker reaches space { $n }.
sm-about-slot-research = Switched on when your upload reaches screen { $n }.
sm-resting-cards = Resting on { $slot }: { $cards }
sm-resting-none = Nothing rests on { $slot }
sm-about-resting = When you drop out you take one of these decks into your hand; then your used cards rest here.
sm-about-plan = Click to plan it, click it on its slot to take it back.
sm-hand = Hand: { $n }
sm-hand-empty = No cards in hand
sm-coins-n = Coins: { $n }
sm-about-coins = Each coin is worth 1 at the end.
sm-markers-n = Bonus markers: { $n }
sm-about-markers = Place one on a bonus space as an action; they come back after the round.
sm-one-time-n = Of these { $n } can be used once only.
sm-tiles = Bonus tiles
sm-about-tile-science = Acts as research scientists with 1 research point.
sm-about-tile-field = Move 2 on the tank track, and 1 more for each face-up field scientist card.
sm-about-tile-energy = Acts as an energy card of 2 energy.
sm-about-tile-plus1 = Put it on a face-up resource card: it is worth 1 more.
sm-research-track = Research track
sm-tank-track = Tank track
sm-about-research-track = Use research scientists to upload: the marker moves over plans whose needs your face-up cards meet, and the last one pays.
sm-worth-next = next { $n } at { $space }
sm-reach-n = reach: screen { $n }
sm-screen-empty = Screen { $n }, empty
sm-screen-no-a = Screen { $n }, empty, not for A plans
sm-screen-plan = Screen { $n }: { $plan }
sm-screen-flipped = Screen { $n }: { $plan }, flipped
sm-about-screen = Plans that you take are put here at the end of your turn.
sm-tank-at = Tank track: { $n }, worth { $value }
sm-about-tank = The helium-3 of field scientists and gas collectors. Space { $n } switches on an action slot.
sm-luna-screen = Luna needs no plans: she is on screen { $n }.
sm-research-display = Research plans
sm-supplement-n = { $n } on the red frames
sm-about-research = Research points are spent at once: on plans at the cost of their letter, or for 1 coin each.
sm-about-framed = The red frame adds the coins of the supplement: { $n }.
sm-letter-cost = Plans { $letter } cost { $n }
sm-stack-n = In the stack: { $n }.
sm-round-track = Round track
sm-round-n = Round { $n }
sm-round-short = r{ $n }
sm-special-later = From round { $n } on.
sm-special-gone = Taken (round { $n }).
sm-bonus-spaces = Bonus spaces
sm-first-now = First player: { $name }
sm-first-next = In the next round: { $name }.
sm-leader-decides = who leads, and by how much
sm-about-bonus = Place a bonus marker on an empty space and gain what it shows.
sm-about-majority = Open to whoever has the most face up, ties included; the step depends on how much that is.
sm-has-n = { $name }: { $n }
sm-tier = With { $n } ({ $what }) or more: { $brings }.
sm-tier-science = { $what } and { $n } more research cards: { $brings }.
sm-asks = asks: { $what }
sm-space-locked = not unlocked yet
sm-space-taken = taken by { $name }
sm-companies = Companies
sm-shares-and-worth = shares = worth now
sm-about-companies = A share is worth as many coins as the station of its company has uncovered.
sm-share-value = Share value
sm-about-company = A share is worth { $value }. Gas collectors: { $collectors }. Track { $track }.
sm-shares-of = { $name }: { $company }
sm-shares-worth = Space { $space }. Shares: { $n }, of { $value }, worth { $worth }.
sm-bonus-open = Bonus { $n }, unlocked after space { $space }
sm-bonus-after = Bonus { $n }, to unlock after space { $space }
sm-wealth-now = Wealth now
sm-mission-n = Mission { $n }
sm-about-mission = A task that is met can be claimed: 2 coins and a bonus marker for one use. All your tasks are of one mission.
sm-claimed = claimed
sm-about-luna = Luna goes by cards: she turns over one on each of her turns and does what it says.
sm-luna-tank = Luna's tank track: passing tokens brings stronger cards.
sm-luna-research = Luna's research steps; she needs no plans.
sm-luna-deck = Deck: { $n }, second grade: { $second }
sm-luna-cards = Luna's cards
sm-luna-slot = Luna's slot { $slot }
sm-luna-face-down = A card lies here face down.
sm-luna-no-card = No card lies here.
sm-luna-majority = What Luna shows for majorities
sm-luna-left = left: { $card }
sm-luna-right = right: { $card }
sm-luna-gained = Cards that Luna has taken: { $n }
sm-luna-gain-coins = gains { $n } coins
sm-luna-helium = moves { $n } on the tank track
sm-luna-research-steps = moves { $n } on the research track
sm-luna-advance = moves { $n } on the track: { $rule }
sm-luna-expand = expands by { $n }: { $rule }
sm-luna-gain-cards = takes cards of the display { $target }
sm-luna-gain-most-valuable-share-card = takes the card with the most valuable share
sm-luna-place-marker = blocks a bonus space: { $target }
sm-luna-discard-plan = discards a plan: { $target }
sm-luna-discard-special-plan = discards the newest special plan
sm-need-symbol = { $n } { $what }
sm-need-same-resource = { $n } of one resource
sm-need-research-any =
    { $n ->
        [one] 1 other research card
       *[other] { $n } other research cards
    }
sm-need-coins =
    { $n ->
        [one] pay 1 coin
       *[other] pay { $n } coins
    }
sm-need-pay-coins =
    { $n ->
        [one] pay 1 coin
       *[other] pay { $n } coins
    }
sm-need-remove-hand-card = remove a card from your hand
sm-need-remove-hand-cards = remove { $n } energy cards from your hand
sm-need-extra-energy = { $n } more energy
sm-need-research-value-passed = research track at { $n }
sm-need-tank-value-passed = tank track at { $n }
sm-permanent-discount = cards of the display cost { $n } less when paid with { $what }
sm-permanent-mixed-purchase = cards of the display may be paid with mixed resources and cost { $n } less
sm-permanent-energy-plus = { $n } more energy whenever you have some
sm-permanent-extra-markers =
    { $n ->
        [one] 1 more bonus marker
       *[other] { $n } more bonus markers
    }
sm-permanent-card-value-plus = titanium cards are worth { $n } more
sm-permanent-field-symbol = a field research symbol, and gas collectors count { $n } more
sm-key-slots = Use or choose the card on a slot; take a planned one back
sm-stay = Stay
sm-taken-plans = To be put on the track
sm-fact-wealth = Wealth now: { $n }
