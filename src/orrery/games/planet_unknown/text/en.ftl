# Planet Unknown

title = Planet Unknown
about = Cover your planet with tiles from the turning station.
round = Round


## Resources, trackers, tracks

resource-civ = civ
resource-water = water
resource-biomass = biomass
resource-rover = rover
resource-tech = tech
resource-energy = energy

other-civ = civ
other-water = water
other-biomass = biomass
other-rover = rover
other-tech = tech
other-energy = energy

tracker-civ = civ
tracker-water = water
tracker-biomass = biomass
tracker-rover = rover
tracker-tech = tech

track-civ = civ
track-water = water
track-biomass = biomass
track-rover = rover
track-tech = tech

## Stacks, pieces, places, lines

stack-outer = large
stack-inner = small

piece-lifepod = lifepod
piece-meteorite = meteorite
piece-rover = rover

place-planet = on the planet
place-corporation = on the corporation board
reason-blocked = somebody could not place a tile
reason-empty-depot = a depot is empty
reason-last-event = the last event has been resolved
turn-q0 = turned right
turn-q1 = upside down
turn-q2 = turned left
turn-q3 = unturned
turn-q4 = flipped and turned right
turn-q5 = flipped and upside down
turn-q6 = flipped and turned left
turn-q7 = flipped

line-row1 = row 1
line-row2 = row 2
line-row3 = row 3
line-row4 = row 4
line-row5 = row 5
line-row6 = row 6
line-row7 = row 7
line-row8 = row 8
line-row9 = row 9
line-row10 = row 10
line-row11 = row 11
line-row12 = row 12
line-column1 = column 1
line-column2 = column 2
line-column3 = column 3
line-column4 = column 4
line-column5 = column 5
line-column6 = column 6
line-column7 = column 7
line-column8 = column 8
line-column9 = column 9
line-column10 = column 10
line-column11 = column 11
line-column12 = column 12

spot-civ0 = space 0 of the civ track
spot-civ1 = space 1 of the civ track
spot-civ2 = space 2 of the civ track
spot-civ3 = space 3 of the civ track
spot-civ4 = space 4 of the civ track
spot-civ5 = space 5 of the civ track
spot-civ6 = space 6 of the civ track
spot-civ7 = space 7 of the civ track
spot-civ8 = space 8 of the civ track
spot-civ9 = space 9 of the civ track
spot-civ10 = space 10 of the civ track
spot-civ11 = space 11 of the civ track
spot-civ12 = space 12 of the civ track
spot-civ13 = space 13 of the civ track
spot-civ14 = space 14 of the civ track
spot-civ15 = space 15 of the civ track
spot-water0 = space 0 of the water track
spot-water1 = space 1 of the water track
spot-water2 = space 2 of the water track
spot-water3 = space 3 of the water track
spot-water4 = space 4 of the water track
spot-water5 = space 5 of the water track
spot-water6 = space 6 of the water track
spot-water7 = space 7 of the water track
spot-water8 = space 8 of the water track
spot-water9 = space 9 of the water track
spot-water10 = space 10 of the water track
spot-water11 = space 11 of the water track
spot-water12 = space 12 of the water track
spot-water13 = space 13 of the water track
spot-water14 = space 14 of the water track
spot-water15 = space 15 of the water track
spot-biomass0 = space 0 of the biomass track
spot-biomass1 = space 1 of the biomass track
spot-biomass2 = space 2 of the biomass track
spot-biomass3 = space 3 of the biomass track
spot-biomass4 = space 4 of the biomass track
spot-biomass5 = space 5 of the biomass track
spot-biomass6 = space 6 of the biomass track
spot-biomass7 = space 7 of the biomass track
spot-biomass8 = space 8 of the biomass track
spot-biomass9 = space 9 of the biomass track
spot-biomass10 = space 10 of the biomass track
spot-biomass11 = space 11 of the biomass track
spot-biomass12 = space 12 of the biomass track
spot-biomass13 = space 13 of the biomass track
spot-biomass14 = space 14 of the biomass track
spot-biomass15 = space 15 of the biomass track
spot-rover0 = space 0 of the rover track
spot-rover1 = space 1 of the rover track
spot-rover2 = space 2 of the rover track
spot-rover3 = space 3 of the rover track
spot-rover4 = space 4 of the rover track
spot-rover5 = space 5 of the rover track
spot-rover6 = space 6 of the rover track
spot-rover7 = space 7 of the rover track
spot-rover8 = space 8 of the rover track
spot-rover9 = space 9 of the rover track
spot-rover10 = space 10 of the rover track
spot-rover11 = space 11 of the rover track
spot-rover12 = space 12 of the rover track
spot-rover13 = space 13 of the rover track
spot-rover14 = space 14 of the rover track
spot-rover15 = space 15 of the rover track
spot-tech0 = space 0 of the tech track
spot-tech1 = space 1 of the tech track
spot-tech2 = space 2 of the tech track
spot-tech3 = space 3 of the tech track
spot-tech4 = space 4 of the tech track
spot-tech5 = space 5 of the tech track
spot-tech6 = space 6 of the tech track
spot-tech7 = space 7 of the tech track
spot-tech8 = space 8 of the tech track
spot-tech9 = space 9 of the tech track
spot-tech10 = space 10 of the tech track
spot-tech11 = space 11 of the tech track
spot-tech12 = space 12 of the tech track
spot-tech13 = space 13 of the tech track
spot-tech14 = space 14 of the tech track
spot-tech15 = space 15 of the tech track
spot-scoring = the scoring area
spot-slot-a = tech A (once per round, take a synergy boost instead of a patch that you would gain)
spot-slot-b = tech B (once per round, for 1 movement, move a rover from a tile to the same terrain of another tile)
spot-slot-c = tech C (once per round, a synergy boost advances the chosen tracker twice)
spot-slot-d = tech D (when you place a tile with a tech resource, you may treat that resource and its terrain as energy)
spot-slot-e = tech E (once per game, choose one of your trackers and gain every benefit of the five spaces in its row)
spot-slot-f = tech F (once per game, draw three objectives and put one in play (neighbor face) for all players to compete for)

## Boards

planet-symmetric = symmetric
corporation-symmetric = symmetric

planet-ksb_4156 = KSB-4156
    .text = score every complete row and column; no special rule
planet-arashi = Arashi
    .text = a tile that covers any ring square must also cover at least one square outside the ring; patches may not lie on the ring
planet-cerberus = Cerberus
    .text = each of the three small planets that you cover completely is worth 2 extra medals
planet-charybdis = Charybdis
    .text = your first tile must cover at least one of the four central squares instead of touching the perimeter
planet-gaia = Gaia
    .text = each city left uncovered at the end is worth 2 medals, but an uncovered city is an empty square of its row and column
planet-k_273 = K-273
    .text = a tile may lie only on land or only on ice, never on both
planet-kaax = K’Aax
    .text = your rovers may not enter uncovered toxic squares; a tile or patch on a toxic square makes it safe
planet-lacuna = Lacuna
    .text = the holes are not squares: nothing may cover them and rovers cannot enter them
planet-oblivion = Oblivion
    .text = the grid is a frame around a black hole and the ice lies in the corners; no placement rule
planet-pajitnov = Pajitnov
    .text = you must be able to slide each tile and patch into its place along the surface
planet-persephone = Persephone
    .text = each quadrant bans one resource: squares carrying that resource symbol may not lie in it
planet-petra = Petra
    .text = electric currents count as energy terrain wherever they are uncovered; there is no ice
planet-tartarus = Tartarus
    .text = a tile may not lie across the chasm and rovers may not cross it orthogonally

corporation-universal_coalition = Universal Coalition
    .text = no special rule
corporation-cosmos = Cosmos Inc.
    .text = a collected lifepod goes to your scoring area or onto a track space; trackers skip spaces with lifepods, and what they cover is ignored
corporation-flux = Flux Industries
    .text = your flux token marks one track; you may move it whenever you unlock a tech, and only your latest tech works
corporation-horizon = Horizon Group
    .text = to collect a meteorite, a rover must load it and carry it to a rover resource
corporation-jump_drive = Jump Drive
    .text = your techs are unlocked, in any order, by collected lifepods that you put on them
corporation-makeshift = Makeshift
    .text = trackers may advance diagonally onto adjacent tracks and then use and score the track they stand on
corporation-oasis = Oasis Ultd.
    .text = your water tracker follows a winding path and advances once for each water square that covers ice; trackers block each other
corporation-republic = Republic
    .text = each time you claim a civ milestone, you must regress another tracker
corporation-wormhole = Wormhole Corp.
    .text = your biomass tracker advances from a placed tile only if the tile enlarges a biomass area; each step offers a choice of two benefits

## Technologies

technology-universal_coalition-1 = tech 1
    .text = your tiles no longer have to touch anything already placed
technology-universal_coalition-2 = tech 2
    .text = you may keep a gained patch and place it at the end of the game
technology-universal_coalition-3 = tech 3
    .text = each movement number of your rover track gives 1 more movement
technology-universal_coalition-4 = tech 4
    .text = your water tracker advances twice instead of once for a placed tile
technology-universal_coalition-5 = tech 5
    .text = no meteorites are placed on your planet any more

technology-cosmos-1 = tech 1
    .text = diagonal steps are allowed for your rover, too
technology-cosmos-2 = tech 2
    .text = once per game, move up to three collected lifepods to other places of your corporation board
technology-cosmos-3 = tech 3
    .text = whenever you place a tile with an energy resource, you may move one collected lifepod
technology-cosmos-4 = tech 4
    .text = a rover step onto energy terrain costs no movement
technology-cosmos-5 = tech 5
    .text = once per round, you may move one collected lifepod

technology-flux-1 = tech 1
    .text = at round start: 2 movement points per rover whose square shows the terrain of the flux track
technology-flux-2 = tech 2
    .text = once per game, advance the flux tracker up to the next milestone of its track, gaining every benefit on the way
technology-flux-3 = tech 3
    .text = the flux track gives better benefits: a card one rank higher, two synergy boosts, two patches, or 1 more movement
technology-flux-4 = tech 4
    .text = when you place a tile with the resource of the flux track, collect one meteorite from your planet
technology-flux-5 = tech 5
    .text = once per round, you may advance the flux tracker once

technology-horizon-1 = tech 1
    .text = tiles with a rover resource do not have to touch other tiles
technology-horizon-2 = tech 2
    .text = at round start: 1 movement point per rover that has a meteorite on board
technology-horizon-3 = tech 3
    .text = whenever you collect a meteorite, gain a patch
technology-horizon-4 = tech 4
    .text = a rover that carries a meteorite onto water terrain may destroy it there
technology-horizon-5 = tech 5
    .text = once per round, you may advance your rover tracker once

technology-jump_drive-a = tech A
    .text = once per round, take a synergy boost instead of a patch that you would gain
technology-jump_drive-b = tech B
    .text = once per round, for 1 movement, move a rover from a tile to the same terrain of another tile
technology-jump_drive-c = tech C
    .text = once per round, a synergy boost advances the chosen tracker twice
technology-jump_drive-d = tech D
    .text = when you place a tile with a tech resource, you may treat that resource and its terrain as energy
technology-jump_drive-e = tech E
    .text = once per game, choose one of your trackers and gain every benefit of the five spaces in its row
technology-jump_drive-f = tech F
    .text = once per game, draw three objectives and put one in play (neighbor face) for all players to compete for

technology-makeshift-1 = tech 1
    .text = the two outermost tracks, civ and tech, are neighbors of each other
technology-makeshift-2 = tech 2
    .text = while at least two trackers stand on the rover track, its movement numbers give 1 more
technology-makeshift-3 = tech 3
    .text = instead of advancing, a tracker may move sideways to the same height of an adjacent track and gain what is there
technology-makeshift-4 = tech 4
    .text = once per round, you must regress any one tracker
technology-makeshift-5 = tech 5
    .text = each tracker scores as much as the best tracker standing on the same track

technology-oasis-1 = tech 1
    .text = a tracker blocked by other trackers jumps over them to the next free space of its way
technology-oasis-2 = tech 2
    .text = at round start: 1 movement point per rover whose square shows water terrain
technology-oasis-3 = tech 3
    .text = when you place a tile that covers no ice, advance your water tracker once
technology-oasis-4 = tech 4
    .text = when you place a tile with a water resource, gain a patch
technology-oasis-5 = tech 5
    .text = when you place a tile with a water resource, gain a synergy boost

technology-republic-1 = tech 1
    .text = when you select a tile with a civ resource, gain the movement shown under your rover tracker, even before placing the tile
technology-republic-2 = tech 2
    .text = when you claim a civ milestone, add one random card of the next rank to your choice
technology-republic-3 = tech 3
    .text = for 1 movement, a rover may jump from one civ resource to another
technology-republic-4 = tech 4
    .text = each civ milestone also gives you a synergy boost
technology-republic-5 = tech 5
    .text = at the end of the game, look at all civ cards left in play and keep two

technology-wormhole-1 = tech 1
    .text = when your biomass tracker is at its top, you may put it back to 0
technology-wormhole-2 = tech 2
    .text = patches may also be placed on top of tiles, but not on meteorites
technology-wormhole-3 = tech 3
    .text = once per round, gain two patches instead of one
technology-wormhole-4 = tech 4
    .text = you may keep a gained patch and place it at the end of the game
technology-wormhole-5 = tech 5
    .text = a patch may be placed on a meteorite and destroys it

## Tiles: shape, terrains, meteor symbol

tile-N5-ce-0 = N (civ/energy)
tile-N5-ce-1 = N (civ/energy, with meteor)
tile-N5-ew-0 = N (energy/water)
tile-N5-ew-1 = N (energy/water, with meteor)
tile-N5-rt-0 = N (rover/tech)
tile-N5-rt-1 = N (rover/tech, with meteor)
tile-N5-tb-0 = N (tech/biomass)
tile-N5-tb-1 = N (tech/biomass, with meteor)
tile-N5-wr-0 = N (water/rover)
tile-N5-wr-1 = N (water/rover, with meteor)
tile-N5-bc-0 = N (biomass/civ)
tile-N5-bc-1 = N (biomass/civ, with meteor)
tile-F5-ce-0 = F (civ/energy)
tile-F5-ce-1 = F (civ/energy, with meteor)
tile-F5-ew-0 = F (energy/water)
tile-F5-ew-1 = F (energy/water, with meteor)
tile-F5-rt-0 = F (rover/tech)
tile-F5-rt-1 = F (rover/tech, with meteor)
tile-F5-tb-0 = F (tech/biomass)
tile-F5-tb-1 = F (tech/biomass, with meteor)
tile-F5-wr-0 = F (water/rover)
tile-F5-wr-1 = F (water/rover, with meteor)
tile-F5-bc-0 = F (biomass/civ)
tile-F5-bc-1 = F (biomass/civ, with meteor)
tile-I3-ce-0 = I3 (civ/energy)
tile-I3-ce-1 = I3 (civ/energy, with meteor)
tile-I3-ew-0 = I3 (energy/water)
tile-I3-ew-1 = I3 (energy/water, with meteor)
tile-I3-rt-0 = I3 (rover/tech)
tile-I3-rt-1 = I3 (rover/tech, with meteor)
tile-I3-tb-0 = I3 (tech/biomass)
tile-I3-tb-1 = I3 (tech/biomass, with meteor)
tile-I3-wr-0 = I3 (water/rover)
tile-I3-wr-1 = I3 (water/rover, with meteor)
tile-I3-bc-0 = I3 (biomass/civ)
tile-I3-bc-1 = I3 (biomass/civ, with meteor)
tile-V3-ce-0 = V (civ/energy)
tile-V3-ce-1 = V (civ/energy, with meteor)
tile-V3-ew-0 = V (energy/water)
tile-V3-ew-1 = V (energy/water, with meteor)
tile-V3-rt-0 = V (rover/tech)
tile-V3-rt-1 = V (rover/tech, with meteor)
tile-V3-tb-0 = V (tech/biomass)
tile-V3-tb-1 = V (tech/biomass, with meteor)
tile-V3-wr-0 = V (water/rover)
tile-V3-wr-1 = V (water/rover, with meteor)
tile-V3-bc-0 = V (biomass/civ)
tile-V3-bc-1 = V (biomass/civ, with meteor)
tile-T4-ce-0 = T (civ/energy)
tile-T4-ce-1 = T (civ/energy, with meteor)
tile-T4-ew-0 = T (energy/water)
tile-T4-ew-1 = T (energy/water, with meteor)
tile-T4-rt-0 = T (rover/tech)
tile-T4-rt-1 = T (rover/tech, with meteor)
tile-T4-tb-0 = T (tech/biomass)
tile-T4-tb-1 = T (tech/biomass, with meteor)
tile-T4-wr-0 = T (water/rover)
tile-T4-wr-1 = T (water/rover, with meteor)
tile-T4-bc-0 = T (biomass/civ)
tile-T4-bc-1 = T (biomass/civ, with meteor)
tile-S4-ce-0 = S (civ/energy)
tile-S4-ce-1 = S (civ/energy, with meteor)
tile-S4-ew-0 = S (energy/water)
tile-S4-ew-1 = S (energy/water, with meteor)
tile-S4-rt-0 = S (rover/tech)
tile-S4-rt-1 = S (rover/tech, with meteor)
tile-S4-tb-0 = S (tech/biomass)
tile-S4-tb-1 = S (tech/biomass, with meteor)
tile-S4-wr-0 = S (water/rover)
tile-S4-wr-1 = S (water/rover, with meteor)
tile-S4-bc-0 = S (biomass/civ)
tile-S4-bc-1 = S (biomass/civ, with meteor)
tile-L4-ce-0 = L (civ/energy)
tile-L4-ce-1 = L (civ/energy, with meteor)
tile-L4-ew-0 = L (energy/water)
tile-L4-ew-1 = L (energy/water, with meteor)
tile-L4-rt-0 = L (rover/tech)
tile-L4-rt-1 = L (rover/tech, with meteor)
tile-L4-tb-0 = L (tech/biomass)
tile-L4-tb-1 = L (tech/biomass, with meteor)
tile-L4-wr-0 = L (water/rover)
tile-L4-wr-1 = L (water/rover, with meteor)
tile-L4-bc-0 = L (biomass/civ)
tile-L4-bc-1 = L (biomass/civ, with meteor)
tile-U5-ce-0 = U (civ/energy)
tile-U5-ce-1 = U (civ/energy, with meteor)
tile-U5-ew-0 = U (energy/water)
tile-U5-ew-1 = U (energy/water, with meteor)
tile-U5-rt-0 = U (rover/tech)
tile-U5-rt-1 = U (rover/tech, with meteor)
tile-U5-tb-0 = U (tech/biomass)
tile-U5-tb-1 = U (tech/biomass, with meteor)
tile-U5-wr-0 = U (water/rover)
tile-U5-wr-1 = U (water/rover, with meteor)
tile-U5-bc-0 = U (biomass/civ)
tile-U5-bc-1 = U (biomass/civ, with meteor)
tile-I2-ce-0 = I2 (civ/energy)
tile-I2-ce-1 = I2 (civ/energy, with meteor)
tile-I2-ew-0 = I2 (energy/water)
tile-I2-ew-1 = I2 (energy/water, with meteor)
tile-I2-rt-0 = I2 (rover/tech)
tile-I2-rt-1 = I2 (rover/tech, with meteor)
tile-I2-tb-0 = I2 (tech/biomass)
tile-I2-tb-1 = I2 (tech/biomass, with meteor)
tile-I2-wr-0 = I2 (water/rover)
tile-I2-wr-1 = I2 (water/rover, with meteor)
tile-I2-bc-0 = I2 (biomass/civ)
tile-I2-bc-1 = I2 (biomass/civ, with meteor)
tile-I4-ce-0 = I4 (civ/energy)
tile-I4-ce-1 = I4 (civ/energy, with meteor)
tile-I4-ew-0 = I4 (energy/water)
tile-I4-ew-1 = I4 (energy/water, with meteor)
tile-I4-rt-0 = I4 (rover/tech)
tile-I4-rt-1 = I4 (rover/tech, with meteor)
tile-I4-tb-0 = I4 (tech/biomass)
tile-I4-tb-1 = I4 (tech/biomass, with meteor)
tile-I4-wr-0 = I4 (water/rover)
tile-I4-wr-1 = I4 (water/rover, with meteor)
tile-I4-bc-0 = I4 (biomass/civ)
tile-I4-bc-1 = I4 (biomass/civ, with meteor)
tile-O4-ce-0 = O (civ/energy)
tile-O4-ce-1 = O (civ/energy, with meteor)
tile-O4-ew-0 = O (energy/water)
tile-O4-ew-1 = O (energy/water, with meteor)
tile-O4-rt-0 = O (rover/tech)
tile-O4-rt-1 = O (rover/tech, with meteor)
tile-O4-tb-0 = O (tech/biomass)
tile-O4-tb-1 = O (tech/biomass, with meteor)
tile-O4-wr-0 = O (water/rover)
tile-O4-wr-1 = O (water/rover, with meteor)
tile-O4-bc-0 = O (biomass/civ)
tile-O4-bc-1 = O (biomass/civ, with meteor)
tile-Z5-ce-0 = Z (civ/energy)
tile-Z5-ce-1 = Z (civ/energy, with meteor)
tile-Z5-ew-0 = Z (energy/water)
tile-Z5-ew-1 = Z (energy/water, with meteor)
tile-Z5-rt-0 = Z (rover/tech)
tile-Z5-rt-1 = Z (rover/tech, with meteor)
tile-Z5-tb-0 = Z (tech/biomass)
tile-Z5-tb-1 = Z (tech/biomass, with meteor)
tile-Z5-wr-0 = Z (water/rover)
tile-Z5-wr-1 = Z (water/rover, with meteor)
tile-Z5-bc-0 = Z (biomass/civ)
tile-Z5-bc-1 = Z (biomass/civ, with meteor)

## Civ cards

civ-civ-01 = Temp Agency
    .text = pick two of your trackers; each of them goes up one space
civ-civ-02 = Dept of Operations
    .text = pick one tracker; it goes up two spaces, one after the other
civ-civ-03 = Dept of Natural Resources
    .text = take 1 biomass patch
civ-civ-04 = Dept of Engineering
    .text = your rovers have 4 movement points to share
civ-civ-05 = Salvage Yard
    .text = place one more tile from your depot; its resources advance nothing
civ-civ-06 = Observance of First Planet Holiday
    .text = worth 1 medal
civ-civ-07 = Rising Planet Award
    .text = worth 2 medals
civ-civ-08 = First Planet Holiday
    .text = worth 1 medal
civ-civ-09 = People's Planet Choice Award
    .text = worth 2 medals
civ-civ-10 = New Angel Investors
    .text = pick three of your trackers; each of them goes up one space
civ-civ-11 = Wage Increase
    .text = pick two of your trackers; each of them goes up one space
civ-civ-12 = Dept of Parks and Rec
    .text = take 2 biomass patches, one after the other
civ-civ-13 = Approved Overtime
    .text = two lifepods of your choice move from the planet to your board
civ-civ-14 = Relocation Bonus
    .text = teleport one of your rovers to any square of your planet or tiles
civ-civ-15 = Top Planet Award
    .text = worth 2 medals
civ-civ-16 = Depot Repair Online
    .text = place one more tile from your depot and advance for its resources as usual
civ-civ-17 = Landing Zone Approved
    .text = clear one row or one column of your planet: every meteorite in it is destroyed
civ-civ-18 = Search and Rescue Team
    .text = three lifepods of your choice move from the planet to your board
civ-civ-19 = Partnership Opportunity
    .text = pick three of your trackers; each of them goes up one space
civ-civ-20 = Best in Planet Award
    .text = worth 3 medals
civ-civ-21 = Unionization
    .text = advance every tracker that stands below position 5 up to position 5, gaining benefits except synergy boosts
civ-civ-22 = Sustainable Living Act
    .text = each biomass patch on your planet is worth 1 medal
civ-civ-23 = Gaming Commission
    .text = worth 2 medals; at the end of the game also advance one tracker once
civ-civ-24 = Planet Lottery
    .text = worth 3 medals; at the end of the game also advance one tracker once
civ-civ-25 = Meteor Defense Program
    .text = destroy three meteorites of your choice on your planet
civ-civ-26 = Global Parks System
    .text = take 3 biomass patches, one after the other
civ-civ-27 = Best Planet to Live on Award
    .text = worth 4 medals
civ-civ-28 = Space Citizen Decree
    .text = your scoring lifepods are worth 2 medals each instead of 1
civ-civ-29 = Meteorite Repo 1/4
    .text = every three meteorites you collected score 1 medal more for each Meteorite Repo card you own
civ-civ-30 = Meteorite Repo 2/4
    .text = every three meteorites you collected score 1 medal more for each Meteorite Repo card you own
civ-civ-31 = Meteorite Repo 3/4
    .text = every three meteorites you collected score 1 medal more for each Meteorite Repo card you own
civ-civ-32 = Meteorite Repo 4/4
    .text = every three meteorites you collected score 1 medal more for each Meteorite Repo card you own
civ-civ-33 = Commerce Agreement 1/4
    .text = the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards
civ-civ-34 = Commerce Agreement 2/4
    .text = the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards
civ-civ-35 = Commerce Agreement 3/4
    .text = the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards
civ-civ-36 = Commerce Agreement 4/4
    .text = the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards

## Events

event-ev-01 = Extra rover
    .text = green alert: gain one more rover and put it on a square of the tile you place this round
event-ev-02 = More research
    .text = green alert: add one random unused civ card to each rank in play
event-ev-03 = Another assignment
    .text = green alert: one more card from the objective deck becomes a private objective of yours
event-ev-04 = Silent leap
    .text = green alert: advance your civ, biomass or water tracker three spaces without gaining benefits
event-ev-05 = Progress – rover or civ
    .text = green alert: either rover or civ goes up one space
event-ev-06 = Progress – rover or tech
    .text = green alert: either rover or tech goes up one space
event-ev-07 = Progress – rover or water
    .text = green alert: either rover or water goes up one space
event-ev-08 = Progress – rover or biomass
    .text = green alert: either rover or biomass goes up one space
event-ev-09 = Progress – civ or tech
    .text = green alert: either civ or tech goes up one space
event-ev-10 = Progress – water or civ
    .text = green alert: either water or civ goes up one space
event-ev-11 = Progress – biomass or civ
    .text = green alert: either biomass or civ goes up one space
event-ev-12 = Progress – tech or water
    .text = green alert: either tech or water goes up one space
event-ev-13 = Progress – biomass or tech
    .text = green alert: either biomass or tech goes up one space
event-ev-14 = Progress – biomass or water
    .text = green alert: either biomass or water goes up one space
event-ev-15 = Free docking
    .text = green alert: turn the space station to any depot you like
event-ev-16 = Seedlings
    .text = green alert: take 1 biomass patch
event-ev-17 = Lucky find
    .text = green alert: any one tracker of yours goes up one space – synergy boost
event-ev-18 = Drone delivery
    .text = green alert: one lifepod of your choice moves from the planet to your board
event-ev-19 = Sample analysis
    .text = green alert: one meteorite of your choice moves from the planet to your board
event-ev-20 = Happy accident
    .text = green alert: any one tracker of yours goes up one space – synergy boost
event-ev-21 = Setback – rover or civ
    .text = orange alert: either rover or civ goes down one space
event-ev-22 = Setback – rover or tech
    .text = orange alert: either rover or tech goes down one space
event-ev-23 = Setback – rover or water
    .text = orange alert: either rover or water goes down one space
event-ev-24 = Setback – rover or biomass
    .text = orange alert: either rover or biomass goes down one space
event-ev-25 = Setback – civ or tech
    .text = orange alert: either civ or tech goes down one space
event-ev-26 = Setback – water or civ
    .text = orange alert: either water or civ goes down one space
event-ev-27 = Setback – biomass or civ
    .text = orange alert: either biomass or civ goes down one space
event-ev-28 = Setback – tech or water
    .text = orange alert: either tech or water goes down one space
event-ev-29 = Setback – biomass or tech
    .text = orange alert: either biomass or tech goes down one space
event-ev-30 = Setback – biomass or water
    .text = orange alert: either biomass or water goes down one space
event-ev-31 = Falling rock
    .text = orange alert: put a meteorite on one meteor symbol of your tiles that has none
event-ev-32 = Pick a setback
    .text = orange alert: one tracker of your choice goes down one space
event-ev-33 = No driving on water
    .text = orange alert: this round rovers may not move onto water terrain
event-ev-34 = No driving on biomass
    .text = orange alert: this round rovers may not move onto biomass terrain
event-ev-35 = No driving on energy
    .text = orange alert: this round rovers may not move onto energy terrain
event-ev-36 = No driving on rover
    .text = orange alert: this round rovers may not move onto rover terrain
event-ev-37 = No driving on tech
    .text = orange alert: this round rovers may not move onto tech terrain
event-ev-38 = No driving on civ
    .text = orange alert: this round rovers may not move onto civ terrain
event-ev-39 = Stay inside
    .text = orange alert: this round tiles may not cover perimeter squares
event-ev-40 = Half a harvest
    .text = orange alert: this round ignore one resource of the tile you place
event-ev-41 = Double setback
    .text = red alert: one tracker of your choice goes down two spaces
event-ev-42 = Triple setback
    .text = red alert: one tracker of your choice goes down three spaces
event-ev-43 = Near miss
    .text = red alert: put a meteorite on one meteor symbol of your tiles that has none
event-ev-44 = Half an empty harvest
    .text = red alert: this round ignore one resource of the tile you place
event-ev-45 = Nothing happens
    .text = red alert: this round gain no milestone benefits – civ cards, patches, rovers, techs
event-ev-46 = Project cancelled
    .text = red alert: discard one of your private objectives
event-ev-47 = Lost vehicle
    .text = red alert: if you have more than one rover on your planet, destroy one of them
event-ev-48 = Brain drain
    .text = red alert: remove one random civ card of each rank from play
event-ev-49 = Signal lost
    .text = red alert: a lifepod that still stands on your planet is lost
event-ev-50 = Wasted rescue
    .text = red alert: a lifepod from your corporation board is lost
event-ev-51 = Spontaneous combustion
    .text = red alert: a meteorite from your corporation board is lost
event-ev-52 = Defective series
    .text = red alert: choose one of the two shapes in your depot; remove all its tiles from the station
event-ev-53 = Bad feeling
    .text = red alert: either take a synergy boost or secretly see which event comes next
event-ev-54 = Last minute
    .text = red alert: either take a synergy boost or secretly see which event comes next
event-ev-55 = Too much of one thing
    .text = red alert: this round no section of your tile may touch terrain of its own type
event-ev-56 = Deep ice
    .text = red alert: this round tiles may not cover ice squares
event-ev-57 = Life under the ice
    .text = red alert: this round tiles may not cover ice squares
event-ev-58 = Budget cuts
    .text = red alert: this round gain no synergy boosts
event-ev-59 = Blackout
    .text = red alert: this round gain no milestone benefits – civ cards, patches, rovers, techs
event-ev-60 = Flat planet
    .text = red alert: this round tiles may not cover perimeter squares

## Objectives between neighbors

objective-obj-01 = Perimeter
    .text = most civ resources on the perimeter
objective-obj-02 = Beacon
    .text = most energy resources on the perimeter
objective-obj-03 = Torus
    .text = most tech resources on the perimeter
objective-obj-04 = Ringworld
    .text = most biomass resources on the perimeter
objective-obj-05 = Circuit
    .text = most rover resources on the perimeter
objective-obj-06 = Biome
    .text = largest biomass area
objective-obj-07 = Transit
    .text = largest rover area
objective-obj-08 = Plasma
    .text = largest energy area
objective-obj-09 = Megacity
    .text = largest civ area
objective-obj-10 = Silicon
    .text = largest tech area
objective-obj-11 = Pacific
    .text = largest water area
objective-obj-12 = Garden
    .text = most biomass areas
objective-obj-13 = Interchange
    .text = most rover areas
objective-obj-14 = Supercharge
    .text = most energy areas
objective-obj-15 = Sprawl
    .text = most civ areas
objective-obj-16 = X
    .text = most tech areas
objective-obj-17 = 10,000 Lakes
    .text = most water areas
objective-obj-18 = Luddite
    .text = fewest tech resources
objective-obj-19 = Conservation
    .text = fewest water resources
objective-obj-20 = Galvanize
    .text = fewest energy resources
objective-obj-21 = 20 Percent
    .text = fewest biomass resources
objective-obj-22 = Rideshare
    .text = fewest rover resources
objective-obj-23 = Rural
    .text = fewest civ resources
objective-obj-24 = Pinnacle
    .text = most tracks at the top
objective-obj-25 = Geode
    .text = most meteorites collected
objective-obj-26 = Rescue
    .text = most lifepods collected
objective-obj-27 = Vaporize
    .text = fewest meteorites collected
objective-obj-28 = Deductible
    .text = fewest lifepods collected

## Private objectives: the other face of the same cards

personal-obj-01 = Complex
    .text = 3×3 of civ terrain
personal-obj-02 = Rubik
    .text = 3×3 of tech terrain
personal-obj-03 = Landfill
    .text = 3×3 of biomass terrain
personal-obj-04 = Lattice
    .text = 3×3 of water terrain
personal-obj-05 = Doghouse
    .text = 3×3 of rover terrain
personal-obj-06 = Voltaic
    .text = 3×3 of energy terrain
personal-obj-07 = Highway
    .text = 6 resources in one civ area
personal-obj-08 = Secret Lab
    .text = 6 resources in one tech area
personal-obj-09 = Germinate
    .text = 6 resources in one biomass area
personal-obj-10 = Amazon
    .text = 6 resources in one water area
personal-obj-11 = Pony Express
    .text = 6 resources in one rover area
personal-obj-12 = Power Line
    .text = 6 resources in one energy area
personal-obj-13 = Skyway
    .text = 2×5 of civ terrain
personal-obj-14 = Equator
    .text = 2×5 of biomass terrain
personal-obj-15 = Genome
    .text = 2×5 of tech terrain
personal-obj-16 = Panama
    .text = 2×5 of water terrain
personal-obj-17 = Runway
    .text = 2×5 of rover terrain
personal-obj-18 = Power Strip
    .text = 2×5 of energy terrain
personal-obj-19 = Crowd Source
    .text = top of the civ track
personal-obj-20 = Exponent
    .text = top of the tech track
personal-obj-21 = Overgrowth
    .text = top of the biomass track
personal-obj-22 = Flowrate
    .text = top of the water track
personal-obj-23 = Overdrive
    .text = top of the rover track
personal-obj-24 = Alternative Energy
    .text = at most 5 energy resources
personal-obj-25 = Cleanup
    .text = 9 meteorites collected
personal-obj-26 = Tight Ship
    .text = more lifepods than meteorites collected
personal-obj-27 = Meltdown
    .text = no ice uncovered
personal-obj-28 = Coveralls
    .text = no land uncovered

## Grades of a solo mission

grade-disaster = Disaster
grade-failure = Failure
grade-survival = Bare survival
grade-success = Mission accomplished
grade-promotion = Promotion
grade-excellence = Excellence
grade-perfection = Perfection

verdict =
    { $points ->
        [one] { $grade }: { $points } medal, expected were { $expected }.
       *[other] { $grade }: { $points } medals, expected were { $expected }.
    }

## Options

option-planet = Planets
    .text = Which planet everyone plays. The symmetric one suits a first game.
planet-dealt = dealt (or symmetric)
planet-random = random
option-corporation = Corporations
    .text = Which corporation everyone plays. The symmetric one suits a first game.
corporation-dealt = dealt (or symmetric)
corporation-random = random
option-expansion = Boards of the expansion
    .text = The planets and corporations of the expansion are among those that are dealt or drawn.
option-events = Events
    .text = Every round a card changes something for everybody; its kind decides how hard that is.
events-off = none
    .text = A game without event cards.
events-gentle = gentle
events-standard = standard
events-rough = rough
events-brutal = brutal
events-rulebook_example = as in the rulebook's example
events-custom = custom
option-green_events = Green alerts
    .text = The mildest events. Together the three colors make 20 cards.
option-orange_events = Orange alerts
    .text = Events between mild and hard. Together the three colors make 20 cards.
option-red_events = Red alerts
    .text = The hardest events. Together the three colors make 20 cards.
option-personal_objectives = Private objectives
    .text = Everybody keeps one of two secret objectives, which scores at the end.
option-fixed_rotation = Station turns by itself with two players
    .text = After each round it turns by one depot, and the commander doesn't choose.
implied-solo-events = A solo game is always played with events.
implied-solo-objectives = A solo game is always played with private objectives.
implied-solo-rotation = In a solo game the station turns by itself.
implied-many-rotation = With three players or more the commander turns the station.
implied-event-mix = The kind of events decides this.
implied-symmetric-boards = With symmetric boards it makes no difference.
option-ring_shift = Shift of the inner ring
    .text = By how many depots the inner ring is turned: which large tiles lie beside which small ones.
ring_shift-random = random
ring_shift-0 = 0
ring_shift-1 = 1
ring_shift-2 = 2
ring_shift-3 = 3
ring_shift-4 = 4
ring_shift-5 = 5

## Decisions

ask-choose-side = Which boards do you play? The others choose in secret, too.
ask-return-objective =
    { $objectives ->
        [one] You hold { $objectives } private objective.
       *[other] You hold { $objectives } private objectives.
    } Which private objective do you return?
    .others = Which private objective do you return?
ask-lose-objective =
    { $objectives ->
        [one] You hold { $objectives } private objective.
       *[other] You hold { $objectives } private objectives.
    } Which private objective do you discard?
    .others = Which private objective do you discard?
ask-rotate-station = You command the station: where do you turn it?
ask-take-tile =
    { $tiles ->
        [1] Where do you place { $tile }?
       *[2] Place { $tile } or { $inner_tile }: which one, and where?
    }
    .others = Which tile of your depot do you place, and where?
ask-extra-tile =
    { $tiles ->
        [1] Where do you place { $tile } in addition?
       *[2] Place { $tile } or { $inner_tile } in addition: which one, and where?
    }
    .others = Which tile do you place in addition, and where?
ask-choose-resource = Which resource of the tile counts?
ask-choose-tracker = Which tracker advances?
ask-energy-tracker = Which tracker advances by the energy?
ask-choose-way =
    Where does the { $tracker ->
        [0] civ
        [1] water
        [2] biomass
        [3] rover
       *[4] tech
    } tracker go?
ask-climb =
    Where does the { $tracker ->
        [0] civ
        [1] water
        [2] biomass
        [3] rover
       *[4] tech
    } tracker go, without benefits?
ask-boost-tracker = Which tracker advances by the synergy boost?
ask-advance-several =
    { $left ->
        [one] Which tracker advances?
       *[other] Which tracker advances? There are { $left } to choose.
    }
ask-regress-one =
    { $steps ->
        [one] Which tracker goes back?
       *[other] Which tracker goes back { $steps } spaces?
    }
ask-raise-step = Which way does the tracker climb?
ask-raise-tracker = Which tracker climbs to { $row } next?
ask-land-rover =
    Where does your rover land? { $rovers ->
        [one] This is your last rover.
       *[other] You have { $rovers } rovers left.
    }
    .others = Where does your rover land?
ask-land-extra-rover = Where does your extra rover land?
ask-teleport-rover = Which rover do you teleport, and where to?
ask-place-patch =
    Where do you place the biomass patch?{ $stored ->
        [0] { "" }
        [one] { " " }You have { $stored } patch stored.
       *[other] { " " }You have { $stored } patches stored.
    }
    .others = Where do you place the biomass patch?
ask-event-patch = Where do you place the biomass patch of the event?
ask-stored-patch =
    Where do you place the stored biomass patch?{ $stored ->
        [0] { "" }
        [one] { " " }You have { $stored } patch stored.
       *[other] { " " }You have { $stored } patches stored.
    }
    .others = Where do you place the stored biomass patch?
ask-use-patch = Do you use a tech with the biomass patch, or just place it?
ask-collect-from-planet =
    Which { $what ->
        [0] lifepod
       *[1] meteorite
    } do you collect?
ask-destroy-on-planet =
    Which { $what ->
        [0] lifepod
        [1] meteorite
       *[2] rover
    } do you destroy?
ask-clear-line = In which row or column do you destroy all meteorites?
ask-add-meteorite = On which meteor symbol do you put the meteorite?
ask-choose-option = The event offers a choice: what do you take?
ask-choose-benefit = Which of the two benefits of the space do you take?
ask-choose-milestone = Which civ cards do you look through next?
ask-keep-card = Which civ card do you keep?
ask-keep-last-card = Which civ card of all piles do you keep?
ask-lose-lifepod =
    { $lifepods ->
        [one] You have collected { $lifepods } lifepod.
       *[other] You have collected { $lifepods } lifepods.
    } Which collected lifepod do you destroy?
    .others = Which collected lifepod do you destroy?
ask-finish-turn =
    { $movement ->
        [0] { "" }
        [one] One movement point is left.{ " " }
       *[other] { $movement } movement points are left.{ " " }
    }Do you want to do anything else?
    .others = Do you want to do anything else?
ask-confirm-turn =
    { $movement ->
        [0] { "" }
        [one] One movement point is left.{ " " }
       *[other] { $movement } movement points are left.{ " " }
    }Do you want to do anything else, or is your turn over?
    .others = Do you want to do anything else, or is your turn over?
ask-move-flux-token = To which track do you move the flux token?
ask-destroy-carried = Your rover carries a meteorite on water: choose its square to destroy it.
ask-double-boost =
    Does the synergy boost advance the { $tracker ->
        [0] civ
        [1] water
        [2] biomass
        [3] rover
       *[4] tech
    } tracker once more?
ask-tech-or-energy = Does the tile's tech resource count as tech or as energy?
ask-claim-row = Of which tracker's row do you gain all benefits?
ask-put-in-play = Which objective comes into play for all?
ask-put-lifepod = Where do you put the lifepod?
ask-reposition =
    { $lifepods ->
        [one] You have collected { $lifepods } lifepod.
       *[other] You have collected { $lifepods } lifepods.
    } From where do you take a lifepod to reposition it?
    .others = From where do you take a lifepod to reposition it?
ask-lose-stack = Which stack of your depot leaves the station?

## Moves

ground-civ = civ
ground-water = water
ground-biomass = biomass
ground-rover = rover terrain
ground-tech = tech
ground-energy = energy
ground-ice = ice
ground-land = land
remark-square = { $ground }
remark-square-piece = { $ground } with a { $piece }
remark-drive =
    { $ground }; { $left ->
        [0] no movement left afterwards
       *[1] { $left } movement left afterwards
    }
remark-drive-piece =
    { $ground } with a { $piece }; { $left ->
        [0] no movement left afterwards
       *[1] { $left } movement left afterwards
    }
move-sides = Play { $planet } ({ $planet_text }) with { $corporation } ({ $corporation_text })
move-return = Return { $personal } ({ $personal_text })
move-rotate = Turn the station to position { $position }
move-place = Place the { $stack } tile at { $square }, { $turn }
move-give-up = Give up the { $stack } tile and advance for its resources
move-choose = Choose { $resource }
move-go = Go to { $height } on the { $track } track
move-patch = Place the biomass patch at { $square }
move-store = Store the biomass patch until the end of the game
move-land = Land the rover at { $square }
move-drive = Drive the rover from { $from } to { $to }
move-teleport = Teleport the rover from { $from } to { $to }
move-use = Use { $technology } ({ $technology_text })
move-done = Done
move-keep = Keep { $civ } ({ $civ_text })
move-at = Choose { $square }
move-clear = Clear { $line } of meteorites
move-put = Choose { $spot }
move-put-in-play = Put into play { $objective } ({ $objective_text })
move-remove = Remove the whole stack of the { $stack } tile

## Moves: which effect comes next

move-advance = Advance the { $tracker } tracker
move-water-tile =
    { $ice ->
        [0] Use the tile's water resource (no water on ice)
        [one] Use the tile's water resource ({ $ice } water square on ice)
       *[other] Use the tile's water resource ({ $ice } water squares on ice)
    }
move-rover-tile = Use the tile's rover resource
move-energy-tile = Use the tile's energy resource (for a terrain beside it or for { $other })
move-one-resource = Use one resource of the tile, { $resource } or { $other }
move-tech-or-energy = Use the tile's tech resource as tech or as energy (for a terrain beside it or for { $other })
move-boost = Take a synergy boost
move-gain-patch = Gain a biomass patch
move-stored-patch = Place a stored biomass patch
move-new-rover = Gain a rover
move-extra-rover = Gain an extra rover
move-movement = Gain { $points } rover movement
move-milestone = Claim the civ milestone of rank { $rank }
move-unlock = Unlock tech level { $level }
move-advance-some =
    { $count ->
        [one] Advance { $count } tracker
       *[other] Advance { $count } different trackers
    } { $steps ->
        [one] by { $steps } space
       *[other] by { $steps } spaces
    } { $benefits ->
        [0] without benefits
       *[1] with benefits
    }
move-regress-one =
    { $steps ->
        [one] Move a tracker back by { $steps } space
       *[other] Move a tracker back by { $steps } spaces
    }
move-raise-trackers = Raise all trackers to { $row } at least
move-extra-tile =
    Place one more tile { $advances ->
        [0] without advances
       *[1] with its advances
    }
move-collect =
    { $count ->
        [one] Collect { $count } { $piece } from the planet
       *[other] Collect { $count } { $piece }s from the planet
    }
move-destroy =
    { $count ->
        [one] Destroy { $count } { $piece } { $place }
       *[other] Destroy { $count } { $piece }s { $place }
    }
move-clear-line = Clear a row or column of meteorites
move-teleport-rover = Teleport a rover
move-add-meteorite = Put a meteorite on a meteor symbol
move-reposition = Reposition lifepods
move-choice = Resolve the event { $event } ({ $event_text })
move-peek = Look at the next event

## What happens

event-objective-dealt = { $seat } and { $rival_seat } compete for { $objective } ({ $objective_text }).
event-objective-common = { $seat } puts an objective into play for all: { $objective } ({ $objective_text }).
event-boards-shown = { $seat } plays { $planet } ({ $planet_text }) with { $corporation } ({ $corporation_text }).
event-objective-returned = { $seat } returns a private objective: { $personal } ({ $personal_text }).
event-objective-returned-hidden = { $seat } returns a private objective.
event-objective-gained = { $seat } gets a private objective: { $personal } ({ $personal_text }).
event-objective-gained-hidden = { $seat } gets a private objective.
event-objective-revealed = { $seat } shows a private objective: { $personal } ({ $personal_text }).
event-round = { $seat } commands the station.
    .heading = Round { $round }
event-turned = The station turns on to position { $position }.
event-turned-by = { $seat } turns the station to position { $position }.
event-event-shown = Event: { $event } ({ $event_text }).
event-event-peeked = { $seat } looks at the next event: { $event } ({ $event_text }).
event-event-peeked-hidden = { $seat } looks at the next event.

event-stack-removed = { $seat } removes the whole stack of the { $stack } tile from the station.
event-cards-removed = A civ card of each rank leaves the game.
event-cards-added = A civ card of each rank joins the game.
event-placed = { $seat } places the tile { $tile } at { $square }, { $turn }.
event-cannot-place = { $seat } can't place any tile.
event-gave-up = { $seat } gives up the tile { $tile } and advances for its resources.
event-meteorite-fell = { $seat } gets a meteorite at { $square }.
event-advanced =
    { $seat }'s { $tracker } tracker advances to { $height }{ $tracker ->
        [civ] { $track ->
            [civ] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [water] { $track ->
            [water] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [biomass] { $track ->
            [biomass] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [rover] { $track ->
            [rover] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
       *[tech] { $track ->
            [tech] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
    }.
event-regressed =
    { $seat }'s { $tracker } tracker goes back to { $height }{ $tracker ->
        [civ] { $track ->
            [civ] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [water] { $track ->
            [water] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [biomass] { $track ->
            [biomass] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
        [rover] { $track ->
            [rover] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
       *[tech] { $track ->
            [tech] { "" }
           *[elsewhere] { " on the " }{ $track }{ " track" }
        }
    }.
event-gained-movement = { $seat } gains { $points } rover movement.
event-rover-landed = { $seat } lands a rover at { $square } ({ $ground }).
event-rover-landed-hidden = { $seat } lands a rover at { $square }.
event-drove = { $seat } moves a rover from { $from } to { $to } ({ $ground }).
event-drove-hidden = { $seat } moves a rover from { $from } to { $to }.
event-teleported = { $seat } teleports a rover from { $from } to { $to } ({ $ground }).
event-teleported-hidden = { $seat } teleports a rover from { $from } to { $to }.
event-picked-up = { $seat }'s rover loads the meteorite at { $square }.
event-collected = { $seat } collects a { $piece } at { $square }.
event-destroyed = { $seat } loses the { $piece } at { $square }.
event-piece-lost = { $seat } loses a collected { $piece }.
event-patched = { $seat } places a biomass patch at { $square }.
event-patch-stored = { $seat } stores a biomass patch.
event-patch-lost = { $seat } has no place for a biomass patch and loses it.
event-milestone-reached = { $seat } claims a civ milestone of rank { $rank }.
event-no-card-left = No civ card of rank { $rank } is left for { $seat }.
event-level-unlocked = { $seat } unlocks { $technology } ({ $technology_text }).
event-technology-used = { $seat } uses { $technology } ({ $technology_text }).
event-flux-moved = { $seat } moves the flux token to the { $track } track.
event-lifepod-put = { $seat } puts a lifepod on { $spot }.
event-lifepod-taken = { $seat } takes a lifepod from { $spot }.
event-card-kept = { $seat } keeps a civ card of rank { $rank }: { $civ } ({ $civ_text }).
event-card-hidden = { $seat } keeps a civ card of rank { $rank } face down: { $civ } ({ $civ_text }).
event-card-hidden-hidden = { $seat } keeps a civ card of rank { $rank } face down.
event-card-revealed = { $seat } shows a civ card: { $civ } ({ $civ_text }).
event-boosted = { $seat } takes a synergy boost.
event-boost-lost = { $seat } can't use a synergy boost.
event-ended = The game ends: { $reason }.

## Scoring

score-planet = Planet
score-tracks = Resource tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-civ = Civ cards
score-personal = Private objectives
score-neighbours = Neighbor objectives
score-line = Complete { $line }
score-cities = Cities left uncovered
score-plates = Complete parts of the planet
score-track = Track: { $tracker }
score-card = { $civ }
score-agreements = Commerce agreements
score-objective = { $personal }
score-rivalry = { $objective } (against { $seat })
score-common = { $objective } (against all)

## What one has played with, in statistics

chosen-corporation = Corporation
chosen-planet = Planet

## What the table shows

view-round = { round }
view-last_round = Last round
view-commander = Station commander
view-rotation = Position of the station
view-shift = Shift of the inner ring
view-depots = Depots (large tile, small tile)
view-tops = Tiles on top of the stacks
view-below = Tiles below them
view-event = Event
view-next_event = Next event
view-expected_score = Expected score
view-events_left = Events left
view-civ_piles = Civ cards left, by rank
view-civ_cards = Civ cards
view-objectives = Neighbor objectives
view-players = Players
view-planet = Planet
view-corporation = Corporation
view-terrain = Terrain by initial
view-resources = Resources
view-patches = Biomass patches
view-meteorites = Meteorites on the planet
view-lifepods = Lifepods on the planet
view-rovers = Rovers
view-trackers = Trackers
view-rovers_left = Rovers left
view-lifepods_collected = Lifepods collected
view-meteorites_collected = Meteorites collected
view-patches_stored = Patches stored
view-movement = Rover movement
view-personal = Private objectives
view-rank = Rank
view-card = Card
view-face_down_1 = a card of rank 1, face down
view-face_down_2 = a card of rank 2, face down
view-face_down_3 = a card of rank 3, face down
view-face_down_4 = a card of rank 4, face down
view-turns_by_itself = Station turns by itself
view-positions = Depot markers
view-event_colour = Alert
view-events_shown = Events so far
view-event_mix = Event cards at the start
view-green = green
view-orange = orange
view-red = red
view-common_objectives = Objectives of all
view-objective = Objective
view-seats = Seats
view-values = They have
view-win = Win
view-tie = Tie
view-dealt = Boards dealt
view-meteor_symbols = Meteor symbols
view-at = at
view-carries = with a meteorite
view-last_tile = Last tile
view-water_path = Steps on the water path
view-flux_track = Flux track
view-technologies = Techs that work
view-used_this_round = Used this round
view-used_this_game = Used this game
view-lifepods_placed = Lifepods on tracks and techs
view-milestones = Civ cards to choose, by rank
view-tile_taken = Tile taken
view-drawn = Objectives drawn
view-score = Medals so far
view-own_score = Your medals, secret ones included
view-total = Total
view-tracks = Tracks
view-neighbours = Neighbor objectives
view-map = Map
view-depot = Depot
view-legend = Signs
view-signs = c civ, w water, b biomass, r rover, t tech, e energy (capital: with its resource), p patch, . land, ~ ice, = ring, # city, x toxic, + current, @ rover, % rover with a meteorite, * meteorite, o lifepod; tracks: capital tracker, + synergy boost, p patch, r rover, > advance, & several benefits, numbers for civ rank, movement and tech level

## What a choice would bring

chance-event-shown = The next event decides the rest.
chance-event-peeked = You look at the next event.
chance-objective-gained = You draw an objective.
holding-points = Medals
holding-tracker-civ = Civ track
holding-tracker-water = Water track
holding-tracker-biomass = Biomass track
holding-tracker-rover = Rover track
holding-tracker-tech = Tech track
holding-movement = Rover movement
holding-rovers = Rovers
holding-lifepods = Lifepods collected
holding-meteorites = Meteorites collected
holding-lifepods-on-planet = Lifepods on the planet
holding-meteorites-on-planet = Meteorites on the planet
holding-patches-stored = Patches stored
holding-civ-cards = Civ cards

## What options are narrowed down by

kind-place = Place a tile
kind-patch = Place the biomass patch
kind-drive = Drive a rover
kind-teleport = Teleport a rover
kind-use = Use a technology
field-square = Square
field-turn = Orientation
field-stack = Stack
field-from = From
field-to = To
field-place = Place
field-spot = Place
field-technology = Technology
field-track = Track

## Why not

why-empty-stack = This stack is empty.
why-bound = You have promised not to take such a tile.
why-off-planet = This would lie off the planet.
why-hole = There is a hole in the planet here.
why-overlaps = Something lies here already.
why-not-at-edge = The first tile has to cover a square at the edge.
why-not-in-centre = The first tile has to cover one of the four central squares.
why-apart = It has to touch something that was placed before, side by side.
why-ring = On this planet a tile on the ring has to reach beyond it.
why-mixes-ice = On this planet a tile covers land or ice, not both.
why-chasm = The chasm is in the way.
why-cannot-slide = It can't be slid in here from any side.
why-banned = On this planet the symbol may not lie in this quarter: { $resource }.
why-event-edge = This round's event forbids the edge.
why-event-ice = This round's event forbids ice.
why-event-terrain = This round's event forbids placing beside the same terrain: { $resource }.
why-patch-on-ring = On this planet no patch may lie on the ring.
why-leaves-no-room = It would leave no room for a tile.
why-not-last-tile = A rover lands on a free square of the tile placed last.
why-no-rover = No rover of yours stands there.
why-no-movement = You have no rover movement left.
why-not-beside = A rover steps to a neighbouring square, one at a time.
why-been-there = This free step would only lead back to where you were.
why-occupied = Another rover stands here.
why-toxic = No rover enters uncovered toxic squares.
why-event-driving = This round's event keeps rovers off this terrain: { $resource }.

## What tracks give

effect-synergy = Synergy boost: advance any one tracker
effect-civ = Civ card of rank { $rank }
effect-patch = Biomass patch
effect-rover = A rover lands on your last tile
effect-move = { $n } movement for your rovers
effect-tech = Unlocks tech level { $level }
effect-advance = Advance the { $track } tracker

## The guided first game

lesson-goal = This is your planet. Cover it with tiles, row by row: every row and column that is covered completely brings medals in the end, and whoever has most medals wins.
    .title = Your planet
lesson-depot = The station in the middle of the table turns, and each round it offers you two tiles, a large and a small one. You take one of them. A tile has two terrains, and each of them pushes a tracker of yours.
    .title = Two tiles to choose from
lesson-first-tile = Lay the large tile. Turn it once with the lit button, then choose the lit square: there the tile touches the rim, as the first one has to, and its water lies on the pale ice. Then confirm. Any other marked square would do, too.
    .title = Your first tile
    .brought = The tile covers five squares, some of them ice. Its two resources, water and rover, now each move a tracker one step up. You choose which goes first.
lesson-rover-resource = Choose the rover resource: click the tracker that is lit.
    .title = Trackers go up
    .brought = Your rover tracker went up to 1 and reached a milestone: you get a rover. Nearly every step of a track gives you something.
lesson-water-resource = Now the water. It counts only because a water square of your tile lies on ice: look for the pale squares before you lay water.
    .title = Water needs ice
    .brought = The water track gives many medals in the end, and boosts for other trackers on the way.
lesson-landing = Your rover lands on the tile that you have just laid. Put it on the lit square: a lifepod is right next to it.
    .title = Your rover lands
    .brought = Rovers drive over land and tiles and collect what they find: lifepods and meteorites.
lesson-end-of-turn = That was a whole turn: a tile, two resources, and what they brought. End it.
    .title = The end of a turn
    .brought = All players lay their tiles at the same time, so nobody waits. Your opponent has laid one, too; click a player to see their planet. Then the station turned on and offers you other tiles.
lesson-second-tile = From now on every tile has to touch another one. Turn the large tile once and choose the lit square, so that its water lies on ice again. Mind the lifepods and rovers: what a tile covers is lost, and squares where that happens are marked in amber.
    .title = Tiles lie side by side
    .brought = Two tiles in a block: you will need all squares of a row, so leave no gaps that nothing fits.
lesson-order = You choose the order again. Take the water first; the rover follows by itself.
    .title = Which comes first?
    .brought = Your rover tracker reached a 1: that many steps your rovers may drive this turn.
lesson-driving = Drive: your rover has one step. Choose the lit square next to it, with the lifepod.
    .title = To the rescue
    .brought = A lifepod is worth a medal. Meteorites stop their row and column from counting until a rover collects them; three of them are a medal.
lesson-end-of-round = End your turn again.
    .title = And so it goes on
    .brought = Round follows round like this, until somebody can lay no tile any more, or a depot of the station is empty.
lesson-points = Medals come from complete rows and columns, from your trackers, from lifepods and meteorites, from civ cards, and from the three objectives for which you compete with your opponent. You find them here.
    .title = How you win
lesson-looking-up = Point at anything to see what it is, and press I for its rule. The whole rules and the list of keys are in this menu. Have a good flight!
    .title = Where to look things up
    .touch = Tap anything to see what it is and to open its rule. The whole rules are in this menu, too. Have a good flight!

# Standing orders

order-no-choice = Do the only thing that is possible at once
    .until = until you cancel it
order-leave-station = As commander, leave the station as it stands
    .until = until you cancel it
