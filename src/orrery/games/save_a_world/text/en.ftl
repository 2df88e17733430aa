## The game

title = How to Save a World
about = Build a laser, a shield and an ark before the asteroid Leviathan arrives.
round = Round

## Things

resource-energy = energy
    .one = energy
    .few = energy
    .many = energy
    .gen = energy
resource-knowledge = knowledge
    .one = knowledge
    .few = knowledge
    .many = knowledge
    .gen = knowledge
resource-minerals = minerals
    .one = mineral
    .few = minerals
    .many = minerals
    .gen = minerals
resource-organics = organics
    .one = organics
    .few = organics
    .many = organics
    .gen = organics
resource-genius = genius
    .one = genius
    .few = genius
    .many = genius
    .gen = genius
given-energy = energy
    .one = energy
    .few = energy
    .many = energy
    .gen = energy
given-knowledge = knowledge
    .one = knowledge
    .few = knowledge
    .many = knowledge
    .gen = knowledge
given-minerals = minerals
    .one = mineral
    .few = minerals
    .many = minerals
    .gen = minerals
given-organics = organics
    .one = organics
    .few = organics
    .many = organics
    .gen = organics
res-energy = energy
    .one = energy
    .few = energy
    .many = energy
    .gen = energy
res-knowledge = knowledge
    .one = knowledge
    .few = knowledge
    .many = knowledge
    .gen = knowledge
res-minerals = minerals
    .one = mineral
    .few = minerals
    .many = minerals
    .gen = minerals
res-organics = organics
    .one = organics
    .few = organics
    .many = organics
    .gen = organics
res-genius = genius
    .one = genius
    .few = genius
    .many = genius
    .gen = genius
res-basic = basic resource
    .one = basic resource
    .few = basic resources
    .many = basic resources
    .gen = any basic
payment-energy = 1 energy
payment-knowledge = 1 knowledge
payment-minerals = 1 mineral
payment-organics = 1 organics
payment-genius = 1 genius
payment-free = nothing
payment-two-energy = 2 energy (exchanged)
payment-two-knowledge = 2 knowledge (exchanged)
payment-two-minerals = 2 minerals (exchanged)
payment-two-organics = 2 organics (exchanged)
tag-planet = planet
    .gen = planet
tag-science = science
    .gen = science
tag-moon = moon
    .gen = moon
tag-planet_or_moon = planet or moon
    .gen = planet or moon
tag-any = any type
    .gen = any
project-laser = laser
    .on = laser
    .gen = laser
project-shield = shield
    .on = shield
    .gen = shield
project-evacuation = evacuation
    .on = evacuation
    .gen = evacuation
project-any = any project
    .on = any project
    .gen = any project
cube-laser = laser cube
cube-shield = shield cube
cube-evacuation = evacuation cube
cube-asteroid = asteroid cube
world-planet = Alarria
    .gen = Alarria
    .loc = Alarria
    .acc = Alarria
world-moon = Fortuna
    .gen = Fortuna
    .loc = Fortuna
    .acc = Fortuna
deck-action = action cards
deck-boost = boost cards
deck-species = species cards
deck-any = cards
kind-simple = simple upgrades
kind-tech1 = Tech 1 upgrades
kind-tech2 = Tech 2 upgrades

## Areas and locations

area-solar_fields = Solar Fields
area-ranger_valley = Ranger Valley
area-ore_canyon = Ore Canyon
area-university = Alarria University
area-field_market = Field Market
area-evac_port = Evacuation Port
area-laser_battery = Laser Battery
area-shield_foundry = Shield Foundry
area-deep_archive = Deep Archive
area-take_command = Take Command
area-orbital_lab = Orbital Lab
area-commons = Fortuna Commons
area-fa1 = Infra/Con/Structor
area-fa2 = Beacon Printer
area-fa3 = Trading Spire
area-fa4 = Supply Depot
area-fa5 = Simulation Dome
area-fb1 = Momentum Converter
area-fb2 = Mind Vault
area-fb3 = Prototype Hall
area-fb4 = Cryo Menagerie
area-fb5 = Twin Workshops
location-sf1 = Collector Rows
    .text = Gain 2 energy.
location-rv1 = Gathering Grounds
    .text = For each planet tag you spend, gain 2 organics.
location-rv2 = Ranger Station
    .text = Gain 1 planet tag and raise your organics baseline once.
location-oc1 = Open Pit
    .text = For each planet tag you spend, gain 2 minerals.
location-oc2 = Ore Lift
    .text = Gain 1 moon tag and raise your minerals baseline once.
location-un1 = Faculty Labs
    .text = Take 1 research action; science tags you spend here count as knowledge (1 each).
location-un2 = Guest Lectures
    .text = Gain 1 science tag and 2 knowledge.
location-fm1 = Recruitment Stalls
    .text = For each planet tag you spend, buy 1 card.
location-fm2 = Notice Board
    .text = Gain 1 basic resource of your choice, then you may buy 1 card.
location-ep1 = Boarding Ramps
    .text = For each planet tag you spend, work on the evacuation once.
location-ep2 = Muster Point
    .text = Work on the evacuation once and raise any one basic baseline.
location-lb1 = Firing Range
    .text = For each moon tag you spend, work on the laser once.
location-lb2 = Capacitor Bay
    .text = Work on the laser once and raise your energy baseline once.
location-sh1 = Panel Line
    .text = For each moon tag you spend, work on the shield once.
location-sh2 = Casting Hall
    .text = Work on the shield once and raise your minerals baseline once.
location-da1 = Declassified Stacks
    .text = Remove a card; if you do, gain 1 Tech 2 upgrade or 2 Tech 1 upgrades.
location-tc1 = Bridge
    .text = Take the first player badge and gain 1 genius; this lander acts once more on the moon after everyone has passed.
location-ol1 = Long Experiments
    .text = Take 2 research actions.
location-ol2 = Docking Lock
    .text = Gain 1 tag of any type and 1 basic resource of your choice.
location-co1 = Volunteer Hall
    .text = Gain 1 knowledge and 1 mineral.
location-fa1a = Assembly Line
    .text = Raise basic baselines three times, in any split.
location-fa2a = Print Bed
    .text = Gain 1 planet or moon tag and 1 science tag.
location-fa3a = Auction Floor
    .text = Gain 1 basic resource of your choice, then buy 1 card for 2 less.
location-fa4a = Fuel Tanks
    .text = Gain 3 energy.
location-fa4b = Dry Store
    .text = Gain 2 minerals and 1 organics.
location-fa5a = Model Room
    .text = Gain 1 knowledge, then take 2 research actions.
location-fb1a = Flywheel
    .text = For each planet or moon tag you spend, work once on one project of your choice (the same project for all of them).
location-fb2a = Quiet Rooms
    .text = Raise your genius baseline once and gain 2 genius.
location-fb3a = Show Floor
    .text = Gain 1 Tech 1 upgrade and 1 VP.
location-fb3b = Scrap Yard
    .text = Remove a card; if you do, gain 3 VP.
location-fb4a = Thawing Bay
    .text = Buy 1 species card for free.
location-fb5a = Shared Crane
    .text = Work once on each of two different projects of your choice.

## Cards

card-a01 = Production Increase
    .text = Raise basic baselines twice: two different ones or the same one twice.
card-a02 = Joint Study
    .text = Take 2 research actions.
card-a03 = Laser Blueprint
    .text = Work on the laser once and raise your energy baseline once.
card-a04 = Shield Blueprint
    .text = Work on the shield once.
card-a05 = Evacuation Drill
    .text = Work on the evacuation once.
card-a06 = Supply Requisition
    .text = Gain 3 basic resources, any mix.
card-a07 = Grid Expansion
    .text = Raise your energy baseline twice and gain 3 energy.
card-a08 = Think Tank
    .text = Raise your knowledge baseline three times and gain 3 knowledge.
card-a09 = Deep Mining
    .text = Raise your minerals baseline three times and gain 3 minerals.
card-a10 = Greenhouse Program
    .text = Raise your organics baseline twice and gain 2 organics.
card-a11 = Talent Program
    .text = Raise your genius baseline once and gain 1 genius.
card-a12 = Emergency Reserves
    .text = Gain 4 basic resources, any mix.
card-a13 = Barter Convoy
    .text = Gain 1 genius; then you may spend 1 basic resource to gain 3 basic resources, any mix.
card-a14 = Flare Harvest
    .text = Gain 5 energy.
card-a15 = Two-Field Harvest
    .text = Gain 3 minerals and 3 organics.
card-a16 = Data Burst
    .text = Gain 2 knowledge and 2 minerals, then take 1 research action.
card-a17 = Symposium
    .text = Gain 1 knowledge, then take 2 research actions.
card-a18 = Breakthrough Summit
    .text = Take 3 research actions.
card-a19 = Peer Review
    .text = Gain 1 knowledge, then take 1 research action in which science tags count as knowledge (1 each).
card-a20 = Patent Swap
    .text = Remove a card; if you do, gain 1 Tech 1 upgrade and 3 knowledge.
card-a21 = Planetary Survey
    .text = Gain 1 planet tag and 4 organics.
card-a22 = Lunar Survey
    .text = Gain 1 moon tag and 5 minerals.
card-a23 = Accreditation
    .text = Gain 1 science tag and 4 energy.
card-a24 = Rapid Reissue
    .text = Turn up to 3 of your spent tag tokens back to their active side and gain 2 basic resources, any mix.
card-a25 = Headhunters
    .text = Buy 1 card for 3 less.
card-a26 = Species Census
    .text = Gain 2 organics, then you may buy 1 species card for 1 less.
card-a27 = Second Shift
    .text = Take up to 2 boost or species cards from your discard pile into your hand and gain 2 energy.
card-a28 = Streamlining
    .text = Remove a card; if you do, gain 2 VP and 3 basic resources, any mix.
card-a29 = Laser Overtime
    .text = Gain 2 energy, then work on the laser once.
card-a30 = Shield Overtime
    .text = Gain 1 mineral, then work on the shield once.
card-a31 = Evacuation Overtime
    .text = Gain 1 knowledge, then work on the evacuation once.
card-a32 = Coordinated Effort
    .text = Work once on one project of your choice and gain 1 mineral.
card-a33 = Split Crews
    .text = Work once on one project of your choice and gain 1 knowledge.
card-a34 = Mission Control
    .text = Return one of your landers from a location to the ready zone of the world it is on.
card-b00 = Seed Funding
    .text = When you gained any basic resource: gain 1 basic resource of your choice.
card-b01 = Test Nuclear Drive
    .text = When you worked on the laser: raise your energy baseline twice.
card-b02 = Focusing Crystals
    .text = When you worked on the laser: gain 1 VP and 2 energy.
card-b03 = Second Salvo
    .text = When you worked on the laser: gain 1 energy, then you may work on the laser once more.
card-b04 = Plate Recycling
    .text = When you worked on the shield: gain 6 minerals.
card-b05 = Lattice Surplus
    .text = When you worked on the shield: raise your minerals baseline twice and basic baselines twice: two different ones or the same one twice.
card-b06 = Double Hull
    .text = When you worked on the shield: gain 2 minerals, then you may work on the shield once more.
card-b07 = Volunteer Wave
    .text = When you worked on the evacuation: gain 5 organics.
card-b08 = Ark Manifest
    .text = When you worked on the evacuation: gain 1 genius, 1 organics and 1 planet tag.
card-b09 = Last Shuttle Out
    .text = When you worked on the evacuation: gain 1 organics, then you may work on the evacuation once more.
card-b10 = Press Conference
    .text = When you worked on any project: gain 1 VP and 1 knowledge.
card-b11 = Field Engineers
    .text = When you worked on any project: gain 1 planet or moon tag and 1 basic resource of your choice.
card-b12 = Rapid Extraction Team
    .text = When you raised any basic baseline: gain 2 energy.
card-b13 = Surplus Stocks
    .text = When you raised any basic baseline: gain 3 basic resources, any mix.
card-b14 = Compound Growth
    .text = When you raised any basic baseline: raise basic baselines twice more: two different ones or the same one twice.
card-b15 = Overflow Minds
    .text = When you gained any basic resource: gain 1 genius and 1 knowledge.
card-b16 = Rich Seam
    .text = When you gained minerals: gain 6 more minerals and raise your minerals baseline twice.
card-b17 = Spore Bloom
    .text = When you gained organics: gain 4 more organics.
card-b18 = Cross-Certification
    .text = When you gained any tag token: gain 1 science tag and 3 knowledge.
card-b19 = Relit Beacons
    .text = When you gained any tag token: turn up to 3 of your spent tag tokens back to their active side and gain 1 basic resource of your choice.
card-b20 = Eureka Moment
    .text = When you bought an upgrade with a research action: gain 4 knowledge, then take 1 research action.
card-b21 = Grant Money
    .text = When you bought an upgrade with a research action: gain 4 basic resources, any mix.
card-b22 = Prototype Showcase
    .text = When you gained or bought a Tech 1 or Tech 2 upgrade: gain 2 VP.
card-b23 = Network Effect
    .text = When you bought a card: gain 5 basic resources, any mix.
card-b24 = Gravity Slingshot
    .text = When you used the shuttle or placed a lander on a shuttle location: gain 3 energy and raise your energy baseline once.
card-p01 = Knowspore
    .text = 1 VP for each science tag token you have.
card-p02 = Ravenous Riverpotamus
    .text = 1 VP for each of your baselines at 4 or lower.
card-p03 = Shiver Moss
    .text = 1 VP for every 2 knowledge you have left.
card-p04 = Meadow Strider
    .text = 1 VP for each planet tag token you have.
card-p05 = Crater Hopper
    .text = 1 VP for each moon tag token you have.
card-p06 = Spark Eel
    .text = 1 VP for every 2 energy you have left.
card-p07 = Ore Snail
    .text = 1 VP for every 2 minerals you have left.
card-p08 = Nectar Bat
    .text = 1 VP for every 2 organics you have left.
card-p09 = Oracle Squid
    .text = 1 VP for each genius you have left, at most 5 VP.
card-p10 = Stilt Crane
    .text = 2 VP for each of your baselines at 6 or higher.
card-p11 = Spire Lizard
    .text = 1 VP for every 2 levels of your highest baseline.
card-p12 = Tool Raven
    .text = 1 VP for each of your Tech 1 upgrades, at most 6 VP.
card-p13 = Circuit Beetle
    .text = 2 VP for each of your Tech 2 upgrades, at most 6 VP.
card-p14 = Restless Otter
    .text = 1 VP for each action card you own, at most 6 VP.
card-p15 = Pulse Jelly
    .text = 1 VP for each boost card you own, at most 6 VP.
card-p16 = Choir Frog
    .text = 1 VP for each species card you own (this one included), at most 6 VP.
card-p17 = Pack Mantis
    .text = 1 VP for every 2 cards you own of any type, at most 6 VP.
card-p18 = Prism Moth
    .text = 1 VP for every 2 spaces your disc has moved on the laser track, at most 4 VP.
card-p19 = Plated Tapir
    .text = 1 VP for every 2 spaces your disc has moved on the shield track, at most 4 VP.
card-p20 = Ark Swallow
    .text = 1 VP for every 2 spaces your disc has moved on the evacuation track, at most 4 VP.
card-p21 = Three-Eyed Loris
    .text = 1 VP for each space your disc has moved on the project track where you are furthest back, at most 6 VP.
card-p22 = Braided Vine
    .text = 2 VP for each project track on which your disc is on space 5 or further.
card-p23 = Flashback Gecko
    .text = 5 VP if the laser is the key project.
card-p24 = Shellback Giant
    .text = 5 VP if the shield is the key project.
card-p25 = Wandering Heron
    .text = 5 VP if the evacuation is the key project.
card-p26 = Tricolour Finch
    .text = 2 VP for each set of one planet, one science and one moon tag token you have, at most 6 VP.
card-p27 = Alpha Meerkat
    .text = 4 VP if you hold the first player badge at the end of the game.

## Tiles and upgrades

tile-rl1 = laser reward, 1 dot
    .text = Gain 1 science tag.
tile-rl2 = laser reward, 2 dots
    .text = Gain 1 planet or moon tag.
tile-rl3 = laser reward, 3 dots
    .text = Gain 2 VP.
tile-rs1 = shield reward, 1 dot
    .text = Raise any one basic baseline.
tile-rs2 = shield reward, 2 dots
    .text = Gain 1 Tech 1 upgrade.
tile-rs3 = shield reward, 3 dots
    .text = Gain 2 VP.
tile-re1 = evacuation reward, 1 dot
    .text = Gain 2 basic resources, any mix.
tile-re2 = evacuation reward, 2 dots
    .text = Buy 1 card for free.
tile-re3 = evacuation reward, 3 dots
    .text = Gain 2 VP.
upgrade-s1 = Mine and Garden
    .text = Raise your minerals and organics baselines once each.
upgrade-s2 = Power and Data
    .text = Raise your energy and knowledge baselines once each.
upgrade-s3 = Mentoring
    .text = Raise your genius baseline once.
upgrade-s4 = Lab Permit
    .text = Gain 1 science tag.
upgrade-s5 = Landing Permits
    .text = Gain 1 planet tag and 1 moon tag.
upgrade-t1_fuel = Multi-Fuel Shuttle
    .text = When you use the shuttle you may pay 1 resource of any kind instead of 1 energy.
upgrade-t1_landing = Hot Landing
    .text = Right after using the shuttle as your turn, you may also place a lander or play an action card in the same turn.
upgrade-t1_free_actions = Lean Logistics
    .text = Playing an action card costs you no energy.
upgrade-t1_contracts = Bulk Contracts
    .text = Each card you buy costs you 1 less (never below 0).
upgrade-t1_transponder = Universal Transponder
    .text = You may spend science tags as if they were planet or moon tags.
upgrade-t1_docking = Docking Rights
    .text = Once per round you may place a lander on a location that is not available because of landers, except Take Command.
upgrade-t1_prefab = Prefab Modules
    .text = Each time you work on a project, pay 1 less in total for that action (never below 0).
upgrade-t1_exchange = Resource Exchange
    .text = When you pay a cost, any 2 basic resources of one kind may stand for 1 basic resource of another kind.
upgrade-t2_laser = Laser Acclaim
    .text = Gain 1 VP in each of your turns in which you work on the laser at least once.
upgrade-t2_shield = Shield Acclaim
    .text = Gain 1 VP in each of your turns in which you work on the shield at least once.
upgrade-t2_evacuation = Evacuation Acclaim
    .text = Gain 1 VP in each of your turns in which you work on the evacuation at least once.
upgrade-t2_journal = Galactic Journal
    .text = Gain 1 VP in each of your turns in which you buy at least one upgrade with a research action.
upgrade-t2_naturalist = Naturalist Society
    .text = Gain 2 VP in each of your turns in which you buy at least one species card.
upgrade-t2_airlift = Sky Bridge
    .text = Gain 1 VP in each of your turns in which you place a lander on a shuttle location.
upgrade-t2_credentials = Credential Office
    .text = Gain 1 VP in each of your turns in which you spend three or more tags.
upgrade-t2_synergy = Synergy Institute
    .text = Gain 1 VP in each of your turns in which you play at least one boost card.

## SIMU

simu-simu01 = Calibration Run
    .text = Lander: Laser Battery, else Orbital Lab. SIMU moves 1 space on the laser track.
simu-simu02 = Full Beam
    .text = Lander: Laser Battery, else Alarria University. SIMU moves 1 space on the laser track, 2 with a surge.
simu-simu03 = Panel Survey
    .text = Lander: Shield Foundry, else Ore Canyon. SIMU moves 1 space on the shield track.
simu-simu04 = Full Coverage
    .text = Lander: Ore Canyon, else Shield Foundry. SIMU moves 1 space on the shield track, 2 with a surge.
simu-simu05 = Boarding Test
    .text = Lander: Evacuation Port, else Ranger Valley. SIMU moves 1 space on the evacuation track.
simu-simu06 = Mass Departure
    .text = Lander: Ranger Valley, else Evacuation Port. SIMU moves 1 space on the evacuation track, 2 with a surge.
simu-simu07 = Reinforce the Lead
    .text = Lander: Orbital Lab, else Deep Archive. SIMU moves 1 space on its most advanced track and scores 1 VP.
simu-simu08 = Contest
    .text = Lander: Field Market, else Alarria University. SIMU moves 1 space on the track where you are furthest ahead of it (or least behind).
simu-simu09 = Catalogue Fauna
    .text = Lander: Ranger Valley, else Field Market. SIMU takes the rightmost species card of the display into its collection.
simu-simu10 = Model Breakthrough
    .text = Lander: Alarria University, else Deep Archive. SIMU scores 2 VP; discard the rightmost action card and the rightmost boost card.
simu-simu11 = Override
    .text = Lander: Take Command, else the newest facility. SIMU takes the first player badge and moves 1 space on its least advanced track.

## Options

option-simus = SIMU
    .text = Whoever plays alone meets SIMU, an opponent that the rules play.
automaton-simus = SIMU
simus-1 = 1: Trainee
simus-2 = 2: Analyst
simus-3 = 3: Director
simus-4 = 4: Leviathan
simus-none = nobody

## Questions

ask-keep-species = Which species do you keep?
ask-turn = What do you do in your turn?
ask-hot-landing = Do you land or play an action card at once?
ask-accelerate = To which location of the moon does the lander of Take Command go?
ask-working = On which project do you work, and how far?
ask-research =
    { $times ->
        [one] Which upgrade do you research? You have { $knowledge } knowledge and { $genius } genius.
       *[other] Which upgrade do you research first? { $times } research actions. You have { $knowledge } knowledge and { $genius } genius.
    }
ask-gain-upgrade = Which upgrade do you gain?
ask-buy =
    { $times ->
        [one] Which card do you buy for { $price }?
       *[other] Which card do you buy for { $price }? Up to { $times }.
    }
ask-remove-card = Which card do you remove from the game?
ask-gain-mix =
    { $units ->
        [one] Which basic resource do you gain?
       *[other] Which { $units } basic resources do you gain?
    }
ask-raise-mix =
    { $times ->
        [one] Which baseline do you raise?
       *[other] Which baselines do you raise, { $times } times in all?
    }
ask-may-raise = Do you raise the baseline? There is a species that scores for low ones.
ask-take-tag = Which tag do you take?
ask-for-tags = How many of your { $tags } tags do you spend?
ask-choose = Which of the two do you take?
ask-pay = Which resource do you spend for it?
ask-reactivate = Which spent tags become active again?
ask-recover = Which card comes back to your hand?
ask-recall = Which lander returns to its ready zone?
ask-pay-tags =
    { $number ->
        [one] What do you spend as { $number } tag?
       *[other] What do you spend as { $number } tags?
    }
ask-last-boosts = Do you play a boost card before your turn ends?

## Moves

move-keep = Keep { $card }
move-shuttle = Shuttle from { $world }, paying { $payment }
move-play = Play { $card }, paying { $payment }
move-place = Land at { $location }
move-pass = Pass
move-boost = Boost: { $card }
move-done = Done
move-gain =
    Gain{ $energy ->
        [0] { "" }
       *[1] { " · " }energy { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }knowledge { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerals { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }organics { $organics }
    }
move-raise =
    Raise{ $energy ->
        [0] { "" }
       *[1] { " · " }energy { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }knowledge { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerals { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }organics { $organics }
    }
move-take-tag = A { $tag } tag
move-work =
    { $genius ->
        [0] Work on the { $project }: { $spaces } forward
        [one] Work on the { $project }: { $spaces } forward, with { $genius } genius
       *[other] Work on the { $project }: { $spaces } forward, with { $genius } genius
    }
move-research =
    Research { $upgrade }{ $genius ->
        [0] { "" }
        [one] , with { $genius } genius
       *[other] , with { $genius } genius
    }{ $science ->
        [0] { "" }
        [one] , { $science } by science tags
       *[other] , { $science } by science tags
    }
move-upgrade = Gain { $upgrade }
move-buy =
    { $genius ->
        [0] Buy { $card }
        [one] Buy { $card }, with { $genius } genius
       *[other] Buy { $card }, with { $genius } genius
    }
move-remove = Remove { $card }
move-times =
    { $count ->
        [one] Spend { $count } tag
       *[other] Spend { $count } tags
    }
move-choose =
    { $choice ->
        [0] The first
        [one] The second
       *[other] The second
    }
move-pay = Spend 1 { $resource_one }
move-reactivate =
    Reactivate{ $planet ->
        [0] { "" }
       *[1] { " · " }planet { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }science { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }moon { $moon }
    }
move-recover = Take back { $card }
move-recall = Call back from { $location }
move-tokens =
    Tokens{ $planet ->
        [0] { "" }
       *[1] { " · " }planet { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }science { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }moon { $moon }
    }
move-discard = Discard { $card }
move-swap = Exchange 2 { $given_many } for 1 { $resource_one }
move-accept = Yes
move-decline = No

## Effects

effect-gain = { $n } { $res }
effect-raise = { $n } up: { $res } baseline
effect-tag =
    { $n ->
        [one] { $n } tag: { $tag }
       *[other] { $n } tags: { $tag }
    }
effect-vp = { $n } VP
effect-work = { $project }: work up to { $n }
effect-work-each = work on { $projects } projects, { $n } each
effect-research =
    { $n ->
        [one] { $n } research action
       *[other] { $n } research actions
    }
effect-upgrade = { $n } of the { $kind }
effect-buy =
    { $n ->
        [one] buy 1 of the { $deck }
       *[other] buy { $n } of the { $deck }
    }
effect-remove = remove a card
effect-per-tag = for each tag: { $tag }
effect-choose = one of two
effect-pay = spend { $n } { $res }
effect-badge = the first player badge
effect-reactivate =
    { $n ->
        [one] reactivate { $n } tag
       *[other] reactivate { $n } tags
    }
effect-recover =
    { $n ->
        [one] take back { $n } card
       *[other] take back up to { $n } cards
    }
effect-recall =
    { $n ->
        [one] call back { $n } lander
       *[other] call back { $n } landers
    }

## Events

event-round = Round { $round }: { $seat } begins.
    .heading = Round { $round }
event-species-kept = { $seat } keeps { $card }.
event-species-kept-hidden = { $seat } keeps a species.
event-shuttle-used = { $seat } takes the shuttle to { $world }.
event-card-played = { $seat } plays { $card }.
event-landed = { $seat } lands at { $location }.
event-passed = { $seat } passes.
event-boosted = { $seat } plays the boost { $card }.
event-gained =
    { $count ->
        [one] { $seat } gains { $count } { $resource_one }.
       *[other] { $seat } gains { $count } { $resource_many }.
    }
event-spent =
    { $count ->
        [one] { $seat } spends { $count } { $resource_one }.
       *[other] { $seat } spends { $count } { $resource_many }.
    }
event-raised =
    { $count ->
        [one] { $seat } raises the { $resource } baseline once.
       *[other] { $seat } raises the { $resource } baseline { $count } times.
    }
event-units-lost =
    { $count ->
        [one] { $seat } loses { $count } { $resource_one }: ten is the most.
       *[other] { $seat } loses { $count } { $resource_many }: ten is the most.
    }
event-raise-lost = { $seat } can’t raise the { $resource } baseline any further.
event-tag-lost = { $seat } loses a { $tag } tag: five is the most.
event-tag-gained = { $seat } takes a { $tag } tag.
event-tokens-spent =
    { $seat } spends tokens{ $planet ->
        [0] { "" }
       *[1] { " · " }planet { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }science { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }moon { $moon }
    }.
event-card-discarded = { $seat } discards { $card } for its tags.
event-scored = { $seat } scores { $points } VP.
event-worked = { $seat } works on the { $project } and reaches space { $space }.
event-leader-bonus = { $seat } is the first on space { $space } of the { $project } track.
event-tile-removed = The reward tile of the { $project } changes: { $tile } is gone.
event-upgraded = { $seat } gets the upgrade { $upgrade }.
event-card-bought = { $seat } buys { $card }.
event-card-removed = { $seat } removes { $card } from the game.
event-badge-taken = { $seat } has the first player badge now.
event-reactivated =
    { $seat } turns tags active{ $planet ->
        [0] { "" }
       *[1] { " · " }planet { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }science { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }moon { $moon }
    }.
event-recovered = { $seat } takes back { $card }.
event-recalled = { $seat } calls a lander back from { $location }.
event-card-dealt = New among the { $deck }: { $card }.
event-asteroid-moved = Leviathan moves to space { $space } of its path.
    .heading = Progress
event-cubes-added =
    { $count ->
        [one] { $count } asteroid cube goes into the bag.
       *[other] { $count } asteroid cubes go into the bag.
    }
event-facility-placed = A new facility on the moon: { $area }.
event-display-swept = { $card } leaves the display.
event-accelerated = { $seat } takes the acceleration turn.
event-cube-drawn = Drawn: { $cube }.
event-cube-placed = The { $project } gauge rises to { $space }.
event-threat-rose = The threat level is { $threat }.
event-impact = The asteroid arrives.
    .heading = Arrival
event-aimed =
    { $missing ->
        [0] The { $project } lacks nothing any more.
        [one] The { $project } lacks { $missing } cube. Chance: { $percent } %.
       *[other] The { $project } lacks { $missing } cubes. Chance: { $percent } %.
    }
event-shot =
    { $missing ->
        [0] The { $project } succeeds. Cubes that help: { $count }.
        [one] The { $project } fails. Cubes that help: { $count }, missing: { $missing }.
       *[other] The { $project } fails. Cubes that help: { $count }, missing: { $missing }.
    }
event-cracked = The cube of crack space { $space } moves to the shield.
event-key-project = The key project is the { $project }.
    .heading = Final scoring
event-swapped = { $seat } exchanges 2 { $given_many } for 1 { $resource_one }.
event-simu-card = { $seat } reveals { $simu }.
event-simu-landed = { $seat } lands at { $location } and blocks the area.
event-simu-worked = { $seat } reaches space { $space } of the { $project } track ({ $rule }).
event-simu-took = { $seat } takes the species { $card }.
event-simu-passed = { $seat } has resolved its cards and passes.
rule-laser = as the card names it
rule-shield = as the card names it
rule-evacuation = as the card names it
rule-lead = its most advanced track
rule-trail = its least advanced track
rule-rival = where the lead over SIMU is greatest

## Chance

chance-card-dealt = then new cards are drawn
chance-facility-placed = then a facility is drawn
chance-cube-drawn = then cubes are drawn
chance-cube-placed = then gauges rise
chance-aimed = then the asteroid arrives
chance-shot = then the asteroid arrives
chance-key-project = then the key project is known
chance-simu-card = then SIMU plays
chance-simu-landed = then SIMU plays
chance-simu-worked = then SIMU plays
chance-simu-took = then SIMU plays

## Holdings and scores

holding-points = Points
holding-energy = Energy
holding-knowledge = Knowledge
holding-minerals = Minerals
holding-organics = Organics
holding-genius = Genius
holding-baseline-energy = Energy baseline
holding-baseline-knowledge = Knowledge baseline
holding-baseline-minerals = Minerals baseline
holding-baseline-organics = Organics baseline
holding-baseline-genius = Genius baseline
holding-tag-planet = Planet tags
holding-tag-science = Science tags
holding-tag-moon = Moon tags
holding-space-laser = Laser track
holding-space-shield = Shield track
holding-space-evacuation = Evacuation track
holding-cards = Cards
holding-hand = Cards in hand
holding-upgrades = Upgrades
holding-landers = Landers at hand
score-effects = Gained in play
score-leading = Leader bonuses
score-tech = Tech 2 upgrades
score-places = Project tracks
score-place = { $project }: place { $place }
score-key-place = { $project }, the key project: place { $place }
score-species = Species
score-card = { $card }

## What one has played with, in statistics

chosen-start = Starting action
chosen-species = Species

## Why not

why-working = A project action is carried out without a break.
why-choosing = Make this choice first; boosts can be played right after it.
why-accelerate = The lander of Take Command must go to another location of the moon now.
why-one-shuttle = After the shuttle you may land or play an action card, but not use the shuttle again.
why-no-lander = You have no lander in the ready zone of { $world }.
why-too-little = You have too little { $resource }, even with genius.
why-fresh = A card that was bought or already played this turn can be used from the next turn on.
why-not-in-hand = This card is not in your hand.
why-not-built = This facility has not been placed yet.
why-occupied = A lander stands there already.
why-area-occupied = With two players a lander blocks its whole area.
why-no-condition = What this boost waits for has not happened in this turn.
why-track-end = Your disc stands at the end of this track.
why-other-project = This effect is about another project.
why-no-tags = You have too few tags for it.
why-too-far = This effect does not move your disc so far.
why-owned = You have this upgrade already.
why-other-kind = This effect gives an upgrade of another kind.
why-other-deck = This effect is for cards of another deck.
why-not-on-display = This card is not on display.
why-other-way = It can be paid, but not in this way.

## Fields of moves, to narrow down options by

field-card = Card
field-choice = Choice
field-count = Number of tags
field-energy = Energy
field-genius = Genius
field-given = What you give
field-knowledge = Knowledge
field-location = Location
field-minerals = Minerals
field-moon = Moon tags
field-organics = Organics
field-payment = Payment
field-planet = Planet tags
field-project = Project
field-resource = Resource
field-science = Science tags
field-spaces = Number of spaces
field-tag = Tag
field-upgrade = Upgrade
field-world = World

## The guided first game

lesson-goal = The asteroid Leviathan is coming. All work on the same three projects: a laser, a shield and an evacuation. One of them will decide in the end, and whoever has done most for it, and for the species, wins with the most VP.
    .title = A world to save
lesson-species = You begin with two species cards and keep one. Keep Knowspore. Each species brings VP in the end for something: this one for science tags.
    .title = Whom do you save?
    .brought = It is in your hand, beside an action card and a boost card. Others don’t see it.
lesson-turns = In each round all take single turns, one after another, until everyone has passed. A turn is one thing: put a lander on a location, take the shuttle to the other world, play an action card, or pass.
    .title = One thing in a turn
lesson-lander = You have three landers, two on the planet and one on the moon. Put one on the lit location of the moon: there you work on the laser.
    .title = Your first lander
    .brought = Most locations have room for one lander. What others take first is gone for this round.
lesson-laser = Working costs resources. Pay 1 energy and go one space forward on the laser’s track: choose the lit space.
    .title = Work on the laser
    .brought = Every space gives something at once: here a science tag, and your energy baseline rises. And your place on the track counts in the end.
lesson-card = Now play your action card: it costs 1 energy and takes the whole turn.
    .title = An action card
    .brought = Production Increase raises two baselines of your choice.
lesson-baselines = A baseline is the least of a resource that you begin each later round with: it fills you up. Raise knowledge and organics, once each.
    .title = Baselines feed you
    .brought = Knowledge pays for upgrades in your lab, organics for the evacuation, energy for the laser, minerals for the shield.
lesson-passing = You could go on. For this lesson, pass: then you are out until the next round.
    .title = Passing
    .brought = Your opponent went on alone. When all have passed comes the progress phase: Leviathan comes nearer, and cubes are drawn from the bag. Work that was done puts cubes into it, so projects that are worked on grow.
lesson-points = The end comes when Leviathan or one of the gauges reaches its impact point. First the laser is tried, then the shield, else the evacuation counts: that project pays most for the places on its track. Your species cards bring the rest.
    .title = How it ends
lesson-looking-up = Point at anything to see what it does, and press I for its rule. The whole rules and the list of keys are in this menu. Alarria counts on you!
    .title = Where to look things up
    .touch = Tap anything to see what it is and to open its rule. The whole rules are in this menu, too. Alarria counts on you!

# Standing orders

order-no-choice = Do the only thing that is possible at once
    .until = until you cancel it
order-pass = Pass when my turn comes
    .until = until something of mine changes, or the round ends
order-no-boosts = Play no boosts at the end of my turns
    .until = until the end of this round
