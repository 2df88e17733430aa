# Planet Unknown

title = Planet Unknown

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
spot-slot-a = tech A
spot-slot-b = tech B
spot-slot-c = tech C
spot-slot-d = tech D
spot-slot-e = tech E
spot-slot-f = tech F

## Boards

planet-symmetric = symmetric
planet-asymmetric = asymmetric
corporation-symmetric = symmetric
corporation-asymmetric = asymmetric

planet-ksb_4156 = KSB-4156
planet-arashi = Arashi
planet-cerberus = Cerberus
planet-charybdis = Charybdis
planet-gaia = Gaia
planet-k_273 = K-273
planet-kaax = K'Aax
planet-lacuna = Lacuna
planet-oblivion = Oblivion
planet-pajitnov = Pajitnov
planet-persephone = Persephone
planet-petra = Petra
planet-tartarus = Tartarus

corporation-universal_coalition = Universal Coalition
corporation-cosmos = Cosmos Inc.
corporation-flux = Flux Industries
corporation-horizon = Horizon Group
corporation-jump_drive = Jump Drive
corporation-makeshift = Makeshift
corporation-oasis = Oasis Ultd.
corporation-republic = Republic
corporation-wormhole = Wormhole Corp.

view-ksb_4156 = { planet-ksb_4156 }
view-arashi = { planet-arashi }
view-cerberus = { planet-cerberus }
view-charybdis = { planet-charybdis }
view-gaia = { planet-gaia }
view-k_273 = { planet-k_273 }
view-kaax = { planet-kaax }
view-lacuna = { planet-lacuna }
view-oblivion = { planet-oblivion }
view-pajitnov = { planet-pajitnov }
view-persephone = { planet-persephone }
view-petra = { planet-petra }
view-tartarus = { planet-tartarus }
view-universal_coalition = { corporation-universal_coalition }
view-cosmos = { corporation-cosmos }
view-flux = { corporation-flux }
view-horizon = { corporation-horizon }
view-jump_drive = { corporation-jump_drive }
view-makeshift = { corporation-makeshift }
view-oasis = { corporation-oasis }
view-republic = { corporation-republic }
view-wormhole = { corporation-wormhole }

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

civ-civ-01 = Temp Agency (pick two of your trackers; each of them goes up one space)
civ-civ-02 = Dept of Operations (pick one tracker; it goes up two spaces, one after the other)
civ-civ-03 = Dept of Natural Resources (take 1 biomass patch)
civ-civ-04 = Dept of Engineering (your rovers have 4 movement points to share)
civ-civ-05 = Salvage Yard (place one more tile from your depot; its resources advance nothing)
civ-civ-06 = Observance of First Planet Holiday (worth 1 medal)
civ-civ-07 = Rising Planet Award (worth 2 medals)
civ-civ-08 = First Planet Holiday (worth 1 medal)
civ-civ-09 = People's Planet Choice Award (worth 2 medals)
civ-civ-10 = New Angel Investors (pick three of your trackers; each of them goes up one space)
civ-civ-11 = Wage Increase (pick two of your trackers; each of them goes up one space)
civ-civ-12 = Dept of Parks and Rec (take 2 biomass patches, one after the other)
civ-civ-13 = Approved Overtime (two lifepods of your choice move from the planet to your board)
civ-civ-14 = Relocation Bonus (teleport one of your rovers to any square of your planet or tiles)
civ-civ-15 = Top Planet Award (worth 2 medals)
civ-civ-16 = Depot Repair Online (place one more tile from your depot and advance for its resources as usual)
civ-civ-17 = Landing Zone Approved (clear one row or one column of your planet: every meteorite in it is destroyed)
civ-civ-18 = Search and Rescue Team (three lifepods of your choice move from the planet to your board)
civ-civ-19 = Partnership Opportunity (pick three of your trackers; each of them goes up one space)
civ-civ-20 = Best in Planet Award (worth 3 medals)
civ-civ-21 = Unionization (advance every tracker that stands below position 5 up to position 5, gaining benefits except synergy boosts)
civ-civ-22 = Sustainable Living Act (each biomass patch on your planet is worth 1 medal)
civ-civ-23 = Gaming Commission (worth 2 medals; at the end of the game also advance one tracker once)
civ-civ-24 = Planet Lottery (worth 3 medals; at the end of the game also advance one tracker once)
civ-civ-25 = Meteor Defense Program (destroy three meteorites of your choice on your planet)
civ-civ-26 = Global Parks System (take 3 biomass patches, one after the other)
civ-civ-27 = Best Planet to Live on Award (worth 4 medals)
civ-civ-28 = Space Citizen Decree (your scoring lifepods are worth 2 medals each instead of 1)
civ-civ-29 = Meteorite Repo 1/4 (every three meteorites you collected score 1 medal more for each Meteorite Repo card you own)
civ-civ-30 = Meteorite Repo 2/4 (every three meteorites you collected score 1 medal more for each Meteorite Repo card you own)
civ-civ-31 = Meteorite Repo 3/4 (every three meteorites you collected score 1 medal more for each Meteorite Repo card you own)
civ-civ-32 = Meteorite Repo 4/4 (every three meteorites you collected score 1 medal more for each Meteorite Repo card you own)
civ-civ-33 = Commerce Agreement 1/4 (the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards)
civ-civ-34 = Commerce Agreement 2/4 (the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards)
civ-civ-35 = Commerce Agreement 3/4 (the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards)
civ-civ-36 = Commerce Agreement 4/4 (the Commerce Agreement cards you own score 1, 3, 6 or 10 medals together for 1, 2, 3 or 4 cards)

## Events

event-ev-01 = Extra rover (green alert: gain one more rover and put it on a square of the tile you place this round)
event-ev-02 = More research (green alert: add one random unused civ card to each rank in play)
event-ev-03 = Another assignment (green alert: one more card from the objective deck becomes a private objective of yours)
event-ev-04 = Silent leap (green alert: advance your civ, biomass or water tracker three spaces without gaining benefits)
event-ev-05 = Progress – rover or civ (green alert: either rover or civ goes up one space)
event-ev-06 = Progress – rover or tech (green alert: either rover or tech goes up one space)
event-ev-07 = Progress – rover or water (green alert: either rover or water goes up one space)
event-ev-08 = Progress – rover or biomass (green alert: either rover or biomass goes up one space)
event-ev-09 = Progress – civ or tech (green alert: either civ or tech goes up one space)
event-ev-10 = Progress – water or civ (green alert: either water or civ goes up one space)
event-ev-11 = Progress – biomass or civ (green alert: either biomass or civ goes up one space)
event-ev-12 = Progress – tech or water (green alert: either tech or water goes up one space)
event-ev-13 = Progress – biomass or tech (green alert: either biomass or tech goes up one space)
event-ev-14 = Progress – biomass or water (green alert: either biomass or water goes up one space)
event-ev-15 = Free docking (green alert: turn the space station to any depot you like)
event-ev-16 = Seedlings (green alert: take 1 biomass patch)
event-ev-17 = Lucky find (green alert: any one tracker of yours goes up one space – synergy boost)
event-ev-18 = Drone delivery (green alert: one lifepod of your choice moves from the planet to your board)
event-ev-19 = Sample analysis (green alert: one meteorite of your choice moves from the planet to your board)
event-ev-20 = Happy accident (green alert: any one tracker of yours goes up one space – synergy boost)
event-ev-21 = Setback – rover or civ (orange alert: either rover or civ goes down one space)
event-ev-22 = Setback – rover or tech (orange alert: either rover or tech goes down one space)
event-ev-23 = Setback – rover or water (orange alert: either rover or water goes down one space)
event-ev-24 = Setback – rover or biomass (orange alert: either rover or biomass goes down one space)
event-ev-25 = Setback – civ or tech (orange alert: either civ or tech goes down one space)
event-ev-26 = Setback – water or civ (orange alert: either water or civ goes down one space)
event-ev-27 = Setback – biomass or civ (orange alert: either biomass or civ goes down one space)
event-ev-28 = Setback – tech or water (orange alert: either tech or water goes down one space)
event-ev-29 = Setback – biomass or tech (orange alert: either biomass or tech goes down one space)
event-ev-30 = Setback – biomass or water (orange alert: either biomass or water goes down one space)
event-ev-31 = Falling rock (orange alert: put a meteorite on one meteor symbol of your tiles that has none)
event-ev-32 = Pick a setback (orange alert: one tracker of your choice goes down one space)
event-ev-33 = No driving on water (orange alert: this round rovers may not move onto water terrain)
event-ev-34 = No driving on biomass (orange alert: this round rovers may not move onto biomass terrain)
event-ev-35 = No driving on energy (orange alert: this round rovers may not move onto energy terrain)
event-ev-36 = No driving on rover (orange alert: this round rovers may not move onto rover terrain)
event-ev-37 = No driving on tech (orange alert: this round rovers may not move onto tech terrain)
event-ev-38 = No driving on civ (orange alert: this round rovers may not move onto civ terrain)
event-ev-39 = Stay inside (orange alert: this round tiles may not cover perimeter squares)
event-ev-40 = Half a harvest (orange alert: this round ignore one resource of the tile you place)
event-ev-41 = Double setback (red alert: one tracker of your choice goes down two spaces)
event-ev-42 = Triple setback (red alert: one tracker of your choice goes down three spaces)
event-ev-43 = Near miss (red alert: put a meteorite on one meteor symbol of your tiles that has none)
event-ev-44 = Half an empty harvest (red alert: this round ignore one resource of the tile you place)
event-ev-45 = Nothing happens (red alert: this round gain no milestone benefits – civ cards, patches, rovers, techs)
event-ev-46 = Project cancelled (red alert: discard one of your private objectives)
event-ev-47 = Lost vehicle (red alert: if you have more than one rover on your planet, destroy one of them)
event-ev-48 = Brain drain (red alert: remove one random civ card of each rank from play)
event-ev-49 = Signal lost (red alert: a lifepod that still stands on your planet is lost)
event-ev-50 = Wasted rescue (red alert: a lifepod from your corporation board is lost)
event-ev-51 = Spontaneous combustion (red alert: a meteorite from your corporation board is lost)
event-ev-52 = Defective series (red alert: choose one of the two shapes in your depot; remove all its tiles from the station)
event-ev-53 = Bad feeling (red alert: either take a synergy boost or secretly see which event comes next)
event-ev-54 = Last minute (red alert: either take a synergy boost or secretly see which event comes next)
event-ev-55 = Too much of one thing (red alert: this round no section of your tile may touch terrain of its own type)
event-ev-56 = Deep ice (red alert: this round tiles may not cover ice squares)
event-ev-57 = Life under the ice (red alert: this round tiles may not cover ice squares)
event-ev-58 = Budget cuts (red alert: this round gain no synergy boosts)
event-ev-59 = Blackout (red alert: this round gain no milestone benefits – civ cards, patches, rovers, techs)
event-ev-60 = Flat planet (red alert: this round tiles may not cover perimeter squares)

## Objectives: the face between neighbors, the private face

objective-obj-01 = Perimeter (neighbors: most civ resources on the perimeter) / Complex (private: 3×3 of civ terrain)
objective-obj-02 = Beacon (neighbors: most energy resources on the perimeter) / Rubik (private: 3×3 of tech terrain)
objective-obj-03 = Torus (neighbors: most tech resources on the perimeter) / Landfill (private: 3×3 of biomass terrain)
objective-obj-04 = Ringworld (neighbors: most biomass resources on the perimeter) / Lattice (private: 3×3 of water terrain)
objective-obj-05 = Circuit (neighbors: most rover resources on the perimeter) / Doghouse (private: 3×3 of rover terrain)
objective-obj-06 = Biome (neighbors: largest biomass area) / Voltaic (private: 3×3 of energy terrain)
objective-obj-07 = Transit (neighbors: largest rover area) / Highway (private: 6 resources in one civ area)
objective-obj-08 = Plasma (neighbors: largest energy area) / Secret Lab (private: 6 resources in one tech area)
objective-obj-09 = Megacity (neighbors: largest civ area) / Germinate (private: 6 resources in one biomass area)
objective-obj-10 = Silicon (neighbors: largest tech area) / Amazon (private: 6 resources in one water area)
objective-obj-11 = Pacific (neighbors: largest water area) / Pony Express (private: 6 resources in one rover area)
objective-obj-12 = Garden (neighbors: most biomass areas) / Power Line (private: 6 resources in one energy area)
objective-obj-13 = Interchange (neighbors: most rover areas) / Skyway (private: 2×5 of civ terrain)
objective-obj-14 = Supercharge (neighbors: most energy areas) / Equator (private: 2×5 of biomass terrain)
objective-obj-15 = Sprawl (neighbors: most civ areas) / Genome (private: 2×5 of tech terrain)
objective-obj-16 = X (neighbors: most tech areas) / Panama (private: 2×5 of water terrain)
objective-obj-17 = 10,000 Lakes (neighbors: most water areas) / Runway (private: 2×5 of rover terrain)
objective-obj-18 = Luddite (neighbors: fewest tech resources) / Power Strip (private: 2×5 of energy terrain)
objective-obj-19 = Conservation (neighbors: fewest water resources) / Crowd Source (private: top of the civ track)
objective-obj-20 = Galvanize (neighbors: fewest energy resources) / Exponent (private: top of the tech track)
objective-obj-21 = 20 Percent (neighbors: fewest biomass resources) / Overgrowth (private: top of the biomass track)
objective-obj-22 = Rideshare (neighbors: fewest rover resources) / Flowrate (private: top of the water track)
objective-obj-23 = Rural (neighbors: fewest civ resources) / Overdrive (private: top of the rover track)
objective-obj-24 = Pinnacle (neighbors: most tracks at the top) / Alternative Energy (private: at most 5 energy resources)
objective-obj-25 = Geode (neighbors: most meteorites collected) / Cleanup (private: 9 meteorites collected)
objective-obj-26 = Rescue (neighbors: most lifepods collected) / Tight Ship (private: more lifepods than meteorites collected)
objective-obj-27 = Vaporize (neighbors: fewest meteorites collected) / Meltdown (private: no ice uncovered)
objective-obj-28 = Deductible (neighbors: fewest lifepods collected) / Coveralls (private: no land uncovered)

## Grades of a solo mission

grade-disaster = Disaster
grade-failure = Failure
grade-survival = Bare survival
grade-success = Mission accomplished
grade-promotion = Promotion
grade-excellence = Excellence
grade-perfection = Perfection

## Options

option-planets = Planets
planets-symmetric = symmetric
planets-dealt = dealt (or symmetric)
planets-random = random
option-corporations = Corporations
corporations-symmetric = symmetric
corporations-dealt = dealt (or symmetric)
corporations-random = random
option-expansion = Boards of the expansion
option-events = Events
events-off = none
events-gentle = gentle
events-standard = standard
events-rough = rough
events-brutal = brutal
events-rulebook_example = as in the rulebook's example
events-custom = custom
option-green_events = Green alerts
option-orange_events = Orange alerts
option-red_events = Red alerts
option-personal_objectives = Private objectives
option-fixed_rotation = Station turns by itself with two players
option-ring_shift = Shift of the inner ring
ring_shift-random = random
ring_shift-0 = 0
ring_shift-1 = 1
ring_shift-2 = 2
ring_shift-3 = 3
ring_shift-4 = 4
ring_shift-5 = 5

## Decisions

ask-choose-side = Which sides of your boards do you play?
ask-return-objective = Which private objective do you return?
ask-lose-objective = Which private objective do you discard?
ask-rotate-station = You command the station: where do you turn it?
ask-take-tile = Which tile of your depot do you place, and where?
ask-extra-tile = Which tile do you place in addition, and where?
ask-choose-resource = Which resource of the tile counts?
ask-choose-tracker = Which tracker advances?
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
ask-land-rover = Where does your rover land?
ask-land-extra-rover = Where does your extra rover land?
ask-teleport-rover = Which rover do you teleport, and where to?
ask-place-patch = Where do you place the biomass patch?
ask-event-patch = Where do you place the biomass patch of the event?
ask-stored-patch = Where do you place the stored biomass patch?
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
ask-choose-option = Do you take a synergy boost (the first) or look at the next event (the second)?
ask-choose-benefit = Which of the two benefits of the space do you take?
ask-keep-card = Which civ card do you keep?
ask-finish-turn = Do you want to do anything else?
ask-if-possible = What do you choose?
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
ask-reposition = From where do you take a lifepod to reposition it?
ask-lose-stack = Which stack of your depot leaves the station?

## Moves

move-sides = Play the { $planet } planet and the { $corporation } corporation
move-return = Return: { $objective }
move-rotate = Turn the station to position { $position }
move-place = Place the { $stack } tile at { $square }, turn { $turn }
move-give-up = Give up the { $stack } tile and advance for its resources
move-choose = Choose { $resource }
move-go = Go to { $height } on the { $track } track
move-patch = Place the biomass patch at { $square }
move-store = Store the biomass patch until the end of the game
move-land = Land the rover at { $square }
move-drive = Drive the rover from { $from } to { $to }
move-teleport = Teleport the rover from { $from } to { $to }
move-use = Use tech { $level }
move-done = Done
move-keep = Keep: { $civ }
move-at = Choose { $square }
move-clear = Clear { $line } of meteorites
move-option =
    { $number ->
        [0] Choose the first
       *[1] Choose the second
    }
move-put = Choose { $spot }
move-put-in-play = Put into play: { $objective }
move-remove = Remove the whole stack of the { $stack } tile

## Moves: which effect comes next

move-advance = Advance the { $tracker } tracker
move-water-tile =
    { $ice ->
        [0] Use the tile's water resource (no water on ice)
        [one] Use the tile's water resource ({ $ice } water square on ice)
       *[other] Use the tile's water resource ({ $ice } water squares on ice)
    }
move-energy-tile = Use the tile's energy resource (for a terrain beside it or for { $other })
move-one-resource = Use one resource of the tile, { $resource } or { $other }
move-tech-or-energy = Use the tile's tech resource as tech or as energy (for a terrain beside it or for { $other })
move-boost = Take a synergy boost
move-gain-patch = Gain a biomass patch
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
move-choice = Resolve the event: { $event }
move-peek = Look at the next event

## What happens

event-objective-dealt = A neighbor objective comes into play: { $objective }.
event-objective-returned = { $seat } returns an objective: { $objective }.
event-objective-returned-hidden = { $seat } returns a private objective.
event-objective-gained = { $seat } gets a private objective: { $objective }.
event-objective-gained-hidden = { $seat } gets a private objective.
event-objective-revealed = { $seat } shows a private objective: { $objective }.
event-round = Round { $round } begins; the station commander is { $seat }.
    .heading = Round { $round }
event-turned = The station turns to position { $position }.
event-event-shown = Event: { $event }.
event-event-peeked = { $seat } looks at the next event: { $event }.
event-event-peeked-hidden = { $seat } looks at the next event.
event-stack-removed = { $seat } removes the whole stack of the { $stack } tile from the station.
event-cards-removed = A civ card of each rank leaves the game.
event-cards-added = A civ card of each rank joins the game.
event-placed = { $seat } places { $tile } at { $square }.
event-cannot-place = { $seat } can't place any tile.
event-gave-up = { $seat } gives up { $tile }.
event-meteorite-fell = { $seat } gets a meteorite on { $square }.
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
event-rover-landed = { $seat } lands a rover at { $square }.
event-drove = { $seat } moves a rover from { $from } to { $to }.
event-collected = { $seat } collects a { $piece } at { $square }.
event-destroyed = { $seat } loses a { $piece } at { $square }.
event-piece-lost = { $seat } loses a collected { $piece }.
event-patched = { $seat } places a biomass patch at { $square }.
event-patch-stored = { $seat } stores a biomass patch.
event-patch-lost = { $seat } has no place for a biomass patch and loses it.
event-milestone-reached = { $seat } claims a civ milestone of rank { $rank }.
event-level-unlocked = { $seat } unlocks tech level { $level }.
event-card-kept = { $seat } keeps a civ card of rank { $rank }: { $civ }.
event-card-hidden = { $seat } keeps a civ card of rank { $rank } face down: { $civ }.
event-card-hidden-hidden = { $seat } keeps a civ card of rank { $rank } face down.
event-card-revealed = { $seat } shows a civ card: { $civ }.
event-boost-lost = { $seat } can't use a synergy boost.
event-ended = The last round is over.

## Scoring

score-planet = Planet
score-tracks = Resource tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-civ = Civ cards
score-personal = Private objectives
score-neighbours = Neighbor objectives

## What the table shows

view-round = Round
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
view-terrain = Terrain, by first letters
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
