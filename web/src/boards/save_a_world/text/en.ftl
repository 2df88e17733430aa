hw-worlds = Worlds
hw-choose-one = Choose
hw-tab-projects = Projects
hw-tab-market = Cards
hw-tab-lab = Tech lab
hw-tab-progress = Progress
hw-tab-simu = SIMU
hw-path =
    { $left ->
        [one] Leviathan: { $left } step to impact
       *[other] Leviathan: { $left } steps to impact
    }
hw-path-text = It moves one space in every progress phase, and one more for each asteroid cube that is drawn.
hw-symbol-facility_A = a facility A comes
hw-symbol-facility_B = a facility B comes
hw-symbol-add_asteroid = asteroid cubes into the bag
hw-symbol-refresh = the displays are refreshed
hw-landed = here: { $who }
hw-ready-zone = Ready zone of { $world }, landers: { $landers }
hw-shuttle = Shuttle
hw-shuttle-text = For 1 energy a lander flies to the other world. That takes the whole turn.
hw-neutral = neutral disc
hw-space = space { $space }
hw-space-of = { $project }, space { $space }
hw-cost = cost { $cost }
hw-leader = leader bonus { $points }
hw-flip = the reward tile changes
hw-price = a card costs { $price }
hw-price-text = As many as you own cards, in hand and on your discard pile.
hw-empty = empty
hw-owned = yours
hw-progress = Progress
hw-progress-text = a full gauge ends the game
hw-gauge = { $project }: { $filled } of { $length }
hw-bag = Bag
hw-bag-text = { $cubes } cubes, { $threat } are drawn
hw-now = If it ended now
hw-odds = Odds
hw-stocks = Resources and tags
hw-odds-text = How likely each project is to become the key project, if the asteroid arrived now.
hw-odds-laser = If the asteroid arrived now, the laser would hit it with a chance of { $chance }.
hw-odds-shield = With a chance of { $chance } the laser would miss and the shield would hold.
hw-odds-evacuation = With a chance of { $chance } both would fail, and the evacuation would be the key project.
hw-stock = { $resource }: { $level }, baseline { $baseline }
hw-baseline-text = At the start of a round a resource below its baseline rises to it.
hw-tokens = { $tag }: { $active } active, { $spent } spent
hw-tag-text = Spent tokens become active again with the next round.
hw-discarded = on your discard pile
hw-hand = Hand
hw-unseen =
    { $n ->
        [one] and { $n } card that nobody has seen
       *[other] and { $n } cards that nobody has seen
    }
hw-discard-pile = Discard pile
hw-left = { $left } left
hw-less = less: { $thing }
hw-more = more: { $thing }
hw-simu-cards = card { $played } of { $all }
hw-simu-order = Prefers
hw-simu-landers = Landers left: { $n }
hw-simu-text = In each of its turns SIMU reveals a card: its lander blocks an area, then its programme is carried out.
hw-simu-surge = surge from threat { $threat } on, now { $now }
hw-simu-no-surge = no surge
hw-simu-leads = takes leader bonuses
hw-simu-no-leads = takes no leader bonuses
hw-simu-species = species: { $n }, { $points } VP each
hw-simu-revealed = Cards of this round, the latest first
hw-simu-unseen = May come yet
hw-fact-energy = { $n } energy
hw-fact-hand = cards in hand: { $n }
hw-fact-upgrades = upgrades: { $n }
hw-fact-tag-science = active tags: { $n }
hw-key-end = End the turn, pass, decline
hw-key-lit = The next thing that can be chosen, the one before
hw-kind-keep = Species
hw-kind-shuttle = Shuttle
hw-kind-play = Action cards
hw-kind-place = Landers
hw-kind-pass = Pass
hw-kind-boost = Boosts
hw-kind-done = Go on
hw-kind-gain = Resources
hw-kind-raise = Baselines
hw-kind-take-tag = Tags
hw-kind-work = Projects
hw-kind-research = Research
hw-kind-upgrade = Upgrades
hw-kind-buy = Cards
hw-kind-remove = Remove
hw-kind-times = Tags
hw-kind-choose = Choice
hw-kind-pay = Payment
hw-kind-reactivate = Tags
hw-kind-recover = Discard pile
hw-kind-recall = Landers
hw-kind-tokens = Tokens
hw-kind-discard = Discard
hw-kind-swap = Exchange
hw-kind-accept = Yes
hw-kind-decline = No
hw-skip = Any key or a click goes on
hw-draw-title =
    { $total ->
        [one] Progress phase: { $total } cube from the bag
       *[other] Progress phase: { $total } cubes from the bag
    }
hw-drawn = Drawn: { $cubes }.
hw-drawn-cube = { $cube } × { $n }
hw-steps =
    { $n ->
        [one] step for Leviathan
       *[other] steps for Leviathan
    }
hw-hits = cubes help
hw-arrival = Leviathan arrives
hw-aim-laser = The laser fires
hw-aim-shield = The shield rises
hw-chance-before = before the draw
hw-chance =
    { $missing ->
        [0] Nothing was missing any more.
        [one] { $missing } cube was missing; the chance was { $percent } %.
       *[other] { $missing } cubes were missing; the chance was { $percent } %.
    }
hw-laser-succeeds = The laser breaks Leviathan apart.
hw-laser-fails =
    { $missing ->
        [one] The laser misses: { $missing } cube short.
       *[other] The laser misses: { $missing } cubes short.
    }
hw-shield-succeeds = The shield holds.
hw-shield-fails =
    { $missing ->
        [one] The shield breaks: { $missing } cube short.
       *[other] The shield breaks: { $missing } cubes short.
    }
hw-key = Key project: { $project }
hw-key-laser = Leviathan is dust. Alarria is saved.
hw-key-shield = The shield has kept Leviathan off. Alarria is saved.
hw-key-evacuation = The arks leave Alarria. Life goes on elsewhere.
