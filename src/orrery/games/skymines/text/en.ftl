# Skymines

title = Skymines
about = Invest in four companies that mine the Moon and the asteroid belt.
round = Round

## Companies, symbols, slots

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
symbol-carbon = carbon
symbol-minerals = minerals
symbol-titanium = titanium
symbol-energy = energy
symbol-science = research scientists
symbol-field = field scientists
slot-A = slot A
slot-B = slot B
slot-C = slot C
slot-D = slot D
slot-E = slot E
area-A = slot A
area-B = slot B
area-C = slot C
area-D = slot D
area-E = slot E
area-tile = the bonus tile
piece-outpost = outpost
piece-shuttle = shuttle
tile-science = research scientist tile
    .text = Counts as a research scientist card: move your upload marker, then spend 1 research point.
tile-field = field scientist tile
    .text = Counts as a field scientist card: 2 spaces on the tank track, and 1 more for each face-up field scientist card.
tile-energy = energy tile
    .text = 2 energy: counts as an energy card.
tile-plus1 = +1 resource tile
    .text = Lies on a face-up resource card of your choice, which is worth 1 unit more.
side-A1 = track A1
    .text = Cards acquired with minerals cost 1 less. Later every card costs 1 less, and resources may be mixed for it.
side-A2 = track A2
    .text = 1 additional bonus marker, later 2.
side-B1 = track B1
    .text = 1 more energy while an energy card lies face up, later 2.
side-B2 = track B2
    .text = A bonus space to buy a card for coins and move 1 on the tank track; later cheaper, and 2 spaces.
side-C1 = track C1
    .text = Cards acquired with titanium cost 1 less. Later each titanium card is worth 1 unit more instead.
side-C2 = track C2
    .text = A bonus space for research points and spaces on the tank track; later free and more.
side-D1 = track D1
    .text = A field scientist symbol for good, and 1 more gas collector of each company, later 3.
side-D2 = track D2
    .text = A bonus space to move on other company tracks: 3 and 2 spaces, later on all three.
side-E1 = track E1
    .text = A bonus space to remove a carbon card for coins, later any card for more.
side-E2 = track E2
    .text = A bonus space to remove a card and perform it, or to take a removed card; later both.

## Places

place-m1 = sector 1
place-m2 = sector 2
place-m3 = sector 3
place-m4 = sector 4
place-m5 = sector 5
place-m6 = sector 6
place-m7 = sector 7
place-m8 = sector 8
place-m9 = sector 9
place-m10 = sector 10
place-m11 = sector 11
place-m12 = sector 12
place-m13 = sector 13
place-m14 = sector 14
place-m15 = sector 15
place-m16 = sector 16
place-m17 = sector 17
place-m18 = sector 18
place-m19 = sector 19
place-m20 = sector 20
place-m21 = sector 21
place-m22 = sector 22
place-m23 = sector 23
place-m24 = sector 24
place-b1a = space a of asteroid 1
place-b1b = space b of asteroid 1
place-b1c = space c of asteroid 1
place-b2a = space a of asteroid 2
place-b2b = space b of asteroid 2
place-b4a = space a of asteroid 4
place-b4b = space b of asteroid 4
place-b4c = space c of asteroid 4
place-b6a = space a of asteroid 6
place-b6b = space b of asteroid 6
place-b7a = space a of asteroid 7
place-b7b = space b of asteroid 7
place-b7c = space c of asteroid 7
place-b10a = space a of asteroid 10
place-b10b = space b of asteroid 10
place-b10c = space c of asteroid 10
place-b14a = space a of asteroid 14
place-b14b = space b of asteroid 14
place-b14c = space c of asteroid 14
place-b15a = space a of asteroid 15
place-b15b = space b of asteroid 15
place-b15c = space c of asteroid 15
place-b17a = space a of asteroid 17
place-b17b = space b of asteroid 17
place-b17c = space c of asteroid 17
place-b18a = space a of asteroid 18
place-b18b = space b of asteroid 18
place-b21a = space a of asteroid 21
place-b21b = space b of asteroid 21
place-b21c = space c of asteroid 21
place-b23a = space a of asteroid 23
place-b23b = space b of asteroid 23
place-b3 = shuttle space 3
place-b5 = shuttle space 5
place-b8 = shuttle space 8
place-b9 = shuttle space 9
place-b11 = shuttle space 11
place-b12 = shuttle space 12
place-b13 = shuttle space 13
place-b16 = shuttle space 16
place-b19 = shuttle space 19
place-b20 = shuttle space 20
place-b22 = shuttle space 22
place-b24 = shuttle space 24

## Action cards

card-cA01 = carbon card (2)
    .text = 2 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-cA02 = minerals card (2)
    .text = 2 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-cA03 = titanium card (2)
    .text = 2 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-cA04 = carbon card (3)
    .text = 3 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cA05 = minerals card (3)
    .text = 3 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cA06 = titanium card (3)
    .text = 3 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cA07 = energy card (2)
    .text = 2 energy for the expansion of one company. Printed cost: 2.
card-cA08 = research scientist card (2)
    .text = Move your upload marker, then spend 2 research points. Printed cost: 2.
card-cA09 = field scientist card
    .text = Gain 1 space on the tank track and 2 coins. Printed cost: 1.
card-cB01 = carbon card (3)
    .text = 3 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cB02 = minerals card (3)
    .text = 3 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cB03 = titanium card (3)
    .text = 3 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 3.
card-cB04 = carbon card (4)
    .text = 4 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cB05 = minerals card (4)
    .text = 4 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cB06 = titanium card (4)
    .text = 4 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cB07 = energy card (2) with a Skymine share
    .text = 2 energy for the expansion of one company. Counts as a share of Skymine in final scoring. Printed cost: 4.
card-cB08 = energy card (2) with a Minerva share
    .text = 2 energy for the expansion of one company. Counts as a share of Minerva in final scoring. Printed cost: 4.
card-cB09 = energy card (2) with an Astrogo share
    .text = 2 energy for the expansion of one company. Counts as a share of Astrogo in final scoring. Printed cost: 4.
card-cB10 = energy card (2) with a Tawac share
    .text = 2 energy for the expansion of one company. Counts as a share of Tawac in final scoring. Printed cost: 4.
card-cB11 = field scientist card of Skymine
    .text = Gain 2 spaces on the tank track and 1 coin. Then 1 more space on the tank track for every 2 gas collectors of Skymine. Printed cost: 3.
card-cB12 = field scientist card of Minerva
    .text = Gain 2 spaces on the tank track and 1 coin. Then 1 more space on the tank track for every 2 gas collectors of Minerva. Printed cost: 3.
card-cB13 = field scientist card of Astrogo
    .text = Gain 2 spaces on the tank track and 1 coin. Then 1 more space on the tank track for every 2 gas collectors of Astrogo. Printed cost: 3.
card-cB14 = field scientist card of Tawac
    .text = Gain 2 spaces on the tank track and 1 coin. Then 1 more space on the tank track for every 2 gas collectors of Tawac. Printed cost: 3.
card-cB15 = research scientist card (2)
    .text = Move your upload marker, then spend 2 research points. Printed cost: 2.
card-cB16 = research scientist card (3)
    .text = Move your upload marker, then spend 3 research points. Printed cost: 4.
card-cC01 = carbon card (4)
    .text = 4 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC02 = minerals card (4)
    .text = 4 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC03 = titanium card (4)
    .text = 4 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC04 = carbon card (4)
    .text = 4 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC05 = minerals card (4)
    .text = 4 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC06 = titanium card (4)
    .text = 4 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 5.
card-cC07 = energy card (3) with a Skymine share
    .text = 3 energy for the expansion of one company. Counts as a share of Skymine in final scoring. Printed cost: 5.
card-cC08 = energy card (3) with a Minerva share
    .text = 3 energy for the expansion of one company. Counts as a share of Minerva in final scoring. Printed cost: 5.
card-cC09 = energy card (3) with an Astrogo share
    .text = 3 energy for the expansion of one company. Counts as a share of Astrogo in final scoring. Printed cost: 5.
card-cC10 = energy card (3) with a Tawac share
    .text = 3 energy for the expansion of one company. Counts as a share of Tawac in final scoring. Printed cost: 5.
card-cC11 = research scientist card (3)
    .text = Move your upload marker, then spend 3 research points. Printed cost: 4.
card-cD01 = single-share card of Skymine
    .text = Cannot be planned. Counts as a share of Skymine in final scoring. Printed cost: 3.
card-cD02 = single-share card of Minerva
    .text = Cannot be planned. Counts as a share of Minerva in final scoring. Printed cost: 3.
card-cD03 = single-share card of Astrogo
    .text = Cannot be planned. Counts as a share of Astrogo in final scoring. Printed cost: 3.
card-cD04 = single-share card of Tawac
    .text = Cannot be planned. Counts as a share of Tawac in final scoring. Printed cost: 3.
card-cE01 = single-share card of Skymine
    .text = Cannot be planned. Counts as a share of Skymine in final scoring. Printed cost: 4.
card-cE02 = single-share card of Minerva
    .text = Cannot be planned. Counts as a share of Minerva in final scoring. Printed cost: 4.
card-cE03 = single-share card of Astrogo
    .text = Cannot be planned. Counts as a share of Astrogo in final scoring. Printed cost: 4.
card-cE04 = single-share card of Tawac
    .text = Cannot be planned. Counts as a share of Tawac in final scoring. Printed cost: 4.
card-s_carbon1 = carbon card (1)
    .text = 1 unit of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 1.
card-s_carbon2 = carbon card (2)
    .text = 2 units of carbon: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-s_minerals1 = minerals card (1)
    .text = 1 unit of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 1.
card-s_minerals2 = minerals card (2)
    .text = 2 units of minerals: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-s_titanium1 = titanium card (1)
    .text = 1 unit of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 1.
card-s_titanium2 = titanium card (2)
    .text = 2 units of titanium: to acquire a card, and for spaces on company tracks. Printed cost: 2.
card-s_energy1 = energy card (1)
    .text = 1 energy for the expansion of one company. Printed cost: 1.
card-s_energy2 = energy card (2)
    .text = 2 energy for the expansion of one company. Printed cost: 2.
card-s_science = research scientist card (2)
    .text = Move your upload marker, then spend 2 research points. Printed cost: 2.
card-n_energy01 = energy card (1)
    .text = 1 energy for the expansion of one company. Printed cost: 1.
card-n_energy02 = energy card (1)
    .text = 1 energy for the expansion of one company. Printed cost: 2.
card-n_energy03 = energy card (1)
    .text = 1 energy for the expansion of one company. Printed cost: 2.
card-n_energy04 = energy card (1)
    .text = 1 energy for the expansion of one company. Printed cost: 3.

## Research plans

plan-pA01 = plan A01
    .text = Needs 1 unit of carbon. Reward if you stop here: as many coins as you have units of carbon, minus 1.
plan-pA02 = plan A02
    .text = Needs 1 unit of carbon. Reward if you stop here: 1 coin.
plan-pA03 = plan A03
    .text = Needs 2 units of carbon. Reward if you stop here: 1 space on one company track.
plan-pA04 = plan A04
    .text = Needs 2 units of carbon. Reward if you stop here: 1 space on the tank track.
plan-pA05 = plan A05
    .text = Needs 2 units of carbon. Reward if you stop here: 2 coins.
plan-pA06 = plan A06
    .text = Needs 1 unit of minerals. Reward if you stop here: as many coins as you have units of minerals, minus 1.
plan-pA07 = plan A07
    .text = Needs 1 unit of minerals. Reward if you stop here: 1 coin.
plan-pA08 = plan A08
    .text = Needs 2 units of minerals. Reward if you stop here: 1 space on one company track.
plan-pA09 = plan A09
    .text = Needs 2 units of minerals. Reward if you stop here: 1 space on the tank track.
plan-pA10 = plan A10
    .text = Needs 2 units of minerals. Reward if you stop here: 2 coins.
plan-pA11 = plan A11
    .text = Needs 1 unit of titanium. Reward if you stop here: as many coins as you have units of titanium, minus 1.
plan-pA12 = plan A12
    .text = Needs 1 unit of titanium. Reward if you stop here: 1 coin.
plan-pA13 = plan A13
    .text = Needs 2 units of titanium. Reward if you stop here: 1 space on one company track.
plan-pA14 = plan A14
    .text = Needs 2 units of titanium. Reward if you stop here: 1 space on the tank track.
plan-pA15 = plan A15
    .text = Needs 2 units of titanium. Reward if you stop here: 2 coins.
plan-pA16 = plan A16
    .text = Needs 1 energy. Reward if you stop here: 1 coin.
plan-pA17 = plan A17
    .text = Needs 1 energy. Reward if you stop here: 1 space on the tank track.
plan-pA18 = plan A18
    .text = Needs 2 energy. Reward if you stop here: 1 research point.
plan-pA19 = plan A19
    .text = Needs 2 energy. Reward if you stop here: 1 space on one company track.
plan-pA20 = plan A20
    .text = Needs 2 energy. Reward if you stop here: 2 coins.
plan-pA21 = plan A21
    .text = Needs 2 units of one resource. Reward if you stop here: 1 coin.
plan-pA22 = plan A22
    .text = Needs 3 units of one resource. Reward if you stop here: 1 space on one company track.
plan-pA23 = plan A23
    .text = Needs 1 other research card. Reward if you stop here: 2 coins.
plan-pA24 = plan A24
    .text = Needs 1 other research card. Reward if you stop here: 1 space on the tank track.
plan-pB01 = plan B01
    .text = Needs 3 units of carbon. Reward if you stop here: 2 spaces on one company track.
plan-pB02 = plan B02
    .text = Needs 3 units of carbon. Reward if you stop here: 2 research points.
plan-pB03 = plan B03
    .text = Needs 2 units of carbon and 1 energy. Reward if you stop here: 3 coins.
plan-pB04 = plan B04
    .text = Needs 4 units of carbon. Reward if you stop here: remove 1 outpost from a station and 1 coin.
plan-pB05 = plan B05
    .text = Needs 3 units of minerals. Reward if you stop here: 2 spaces on one company track.
plan-pB06 = plan B06
    .text = Needs 3 units of minerals. Reward if you stop here: 2 research points.
plan-pB07 = plan B07
    .text = Needs 2 units of minerals and 1 energy. Reward if you stop here: 3 coins.
plan-pB08 = plan B08
    .text = Needs 4 units of minerals. Reward if you stop here: remove 1 outpost from a station and 1 coin.
plan-pB09 = plan B09
    .text = Needs 3 units of titanium. Reward if you stop here: 2 spaces on one company track.
plan-pB10 = plan B10
    .text = Needs 3 units of titanium. Reward if you stop here: 2 research points.
plan-pB11 = plan B11
    .text = Needs 2 units of titanium and 1 energy. Reward if you stop here: 3 coins.
plan-pB12 = plan B12
    .text = Needs 4 units of titanium. Reward if you stop here: remove 1 outpost from a station and 1 coin.
plan-pB13 = plan B13
    .text = Needs 2 units of carbon and 2 units of minerals. Reward if you stop here: 2 spaces on the tank track.
plan-pB14 = plan B14
    .text = Needs 2 units of carbon and 2 units of titanium. Reward if you stop here: 2 spaces on the tank track.
plan-pB15 = plan B15
    .text = Needs 2 units of minerals and 2 units of titanium. Reward if you stop here: 2 spaces on the tank track.
plan-pB16 = plan B16
    .text = Needs 3 energy. Reward if you stop here: 2 research points.
plan-pB17 = plan B17
    .text = Needs 3 energy. Reward if you stop here: remove 1 outpost from a station and 1 coin.
plan-pB18 = plan B18
    .text = Needs 4 energy. Reward if you stop here: 2 spaces on one company track.
plan-pB19 = plan B19
    .text = Needs 1 other research card and 1 energy. Reward if you stop here: 2 research points.
plan-pB20 = plan B20
    .text = Needs 1 field scientist card. Reward if you stop here: 2 spaces on the tank track.
plan-pB21 = plan B21
    .text = Needs 1 field scientist card. Reward if you stop here: 3 coins.
plan-pB22 = plan B22
    .text = Needs 4 units of one resource. Reward if you stop here: 2 spaces on one company track.
plan-pB23 = plan B23
    .text = Needs 4 units of one resource. Reward if you stop here: 2 spaces on the tank track.
plan-pB24 = plan B24
    .text = Needs 3 units of one resource and 1 energy. Reward if you stop here: 2 research points.
plan-pC01 = plan C01
    .text = Needs 5 units of carbon. Reward if you stop here: 3 spaces on one company track.
plan-pC02 = plan C02
    .text = Needs 3 units of carbon and 3 units of one resource. Reward if you stop here: 3 spaces on the tank track.
plan-pC03 = plan C03
    .text = Needs 4 units of carbon and 2 energy. Reward if you stop here: remove 2 outposts from a station.
plan-pC04 = plan C04
    .text = Needs 6 units of carbon. Reward if you stop here: 4 spaces on one company track.
plan-pC05 = plan C05
    .text = Needs 5 units of minerals. Reward if you stop here: 3 spaces on one company track.
plan-pC06 = plan C06
    .text = Needs 3 units of minerals and 3 units of one resource. Reward if you stop here: 3 spaces on the tank track.
plan-pC07 = plan C07
    .text = Needs 4 units of minerals and 2 energy. Reward if you stop here: remove 2 outposts from a station.
plan-pC08 = plan C08
    .text = Needs 6 units of minerals. Reward if you stop here: 4 spaces on one company track.
plan-pC09 = plan C09
    .text = Needs 5 units of titanium. Reward if you stop here: 3 spaces on one company track.
plan-pC10 = plan C10
    .text = Needs 3 units of titanium and 3 units of one resource. Reward if you stop here: 3 spaces on the tank track.
plan-pC11 = plan C11
    .text = Needs 4 units of titanium and 2 energy. Reward if you stop here: remove 2 outposts from a station.
plan-pC12 = plan C12
    .text = Needs 6 units of titanium. Reward if you stop here: 4 spaces on one company track.
plan-pC13 = plan C13
    .text = Needs 3 units of carbon and 3 units of minerals. Reward if you stop here: 5 coins.
plan-pC14 = plan C14
    .text = Needs 3 units of carbon and 3 units of titanium. Reward if you stop here: 5 coins.
plan-pC15 = plan C15
    .text = Needs 3 units of minerals and 3 units of titanium. Reward if you stop here: 5 coins.
plan-pC16 = plan C16
    .text = Needs 5 energy. Reward if you stop here: 3 research points and 1 coin.
plan-pC17 = plan C17
    .text = Needs 4 energy. Reward if you stop here: 2 spaces on one company track and remove 1 outpost from a station.
plan-pC18 = plan C18
    .text = Needs 6 energy. Reward if you stop here: remove 2 outposts from a station and 2 coins.
plan-pC19 = plan C19
    .text = Needs 2 other research cards. Reward if you stop here: 3 research points.
plan-pC20 = plan C20
    .text = Needs 1 field scientist card and 2 energy. Reward if you stop here: 4 spaces on the tank track.
plan-pC21 = plan C21
    .text = Needs 1 other research card and 4 units of one resource. Reward if you stop here: 5 coins.
plan-pC22 = plan C22
    .text = Needs 6 units of one resource. Reward if you stop here: 4 spaces on one company track.
plan-pC23 = plan C23
    .text = Needs 5 units of one resource and 1 energy. Reward if you stop here: 3 research points and 1 coin.
plan-pC24 = plan C24
    .text = Needs 7 units of one resource. Reward if you stop here: 6 coins.
plan-SP2 = special research plan 2
    .text = Costs 2 coins to move onto. Worth 4 coins at the end of the game.
special-SP2 = special research plan 2
    .text = Costs 2 coins to move onto. Worth 4 coins at the end of the game.
plan-SP3 = special research plan 3
    .text = Costs 2 coins to move onto. Worth 5 coins at the end of the game.
special-SP3 = special research plan 3
    .text = Costs 2 coins to move onto. Worth 5 coins at the end of the game.
plan-SP4 = special research plan 4
    .text = Costs 3 coins to move onto. Worth 6 coins at the end of the game.
special-SP4 = special research plan 4
    .text = Costs 3 coins to move onto. Worth 6 coins at the end of the game.
plan-SP5 = special research plan 5
    .text = Costs 3 coins to move onto. Worth 7 coins at the end of the game.
special-SP5 = special research plan 5
    .text = Costs 3 coins to move onto. Worth 7 coins at the end of the game.
plan-SP6 = special research plan 6
    .text = Costs 4 coins to move onto. Worth 9 coins at the end of the game.
special-SP6 = special research plan 6
    .text = Costs 4 coins to move onto. Worth 9 coins at the end of the game.
plan-SP7 = special research plan 7
    .text = Costs 4 coins to move onto. Worth 10 coins at the end of the game.
special-SP7 = special research plan 7
    .text = Costs 4 coins to move onto. Worth 10 coins at the end of the game.
plan-ST01 = the plan of starting token 1
    .text = Needs 2 units of titanium. Reward if you stop here: 1 coin.
token-ST01 = starting research token 1
    .text = Start bonus: 3 spaces on the Skymine track and 1 space on the Astrogo track. Already resting: energy card (2), carbon card (2), minerals card (1). Its plan: Needs 2 units of titanium. Reward if you stop here: 1 coin.
plan-ST02 = the plan of starting token 2
    .text = Needs 2 units of minerals. Reward if you stop here: 1 research point.
token-ST02 = starting research token 2
    .text = Start bonus: 2 spaces on the Minerva track and 1 space on the tank track. Already resting: titanium card (2), carbon card (1), energy card (1). Its plan: Needs 2 units of minerals. Reward if you stop here: 1 research point.
plan-ST03 = the plan of starting token 3
    .text = Needs 2 units of carbon. Reward if you stop here: 1 coin.
token-ST03 = starting research token 3
    .text = Start bonus: 3 spaces on the Astrogo track and 1 space on the Minerva track. Already resting: energy card (2), minerals card (2), titanium card (1). Its plan: Needs 2 units of carbon. Reward if you stop here: 1 coin.
plan-ST04 = the plan of starting token 4
    .text = Needs 2 units of titanium. Reward if you stop here: 1 research point.
token-ST04 = starting research token 4
    .text = Start bonus: 2 spaces on the Tawac track and 1 space on the tank track. Already resting: carbon card (2), minerals card (1), energy card (1). Its plan: Needs 2 units of titanium. Reward if you stop here: 1 research point.
plan-ST05 = the plan of starting token 5
    .text = Needs 2 units of minerals. Reward if you stop here: 1 coin.
token-ST05 = starting research token 5
    .text = Start bonus: 4 spaces on the Minerva track. Already resting: energy card (2), titanium card (2), carbon card (1). Its plan: Needs 2 units of minerals. Reward if you stop here: 1 coin.
plan-ST06 = the plan of starting token 6
    .text = Needs 2 units of titanium. Reward if you stop here: 1 coin.
token-ST06 = starting research token 6
    .text = Start bonus: 3 spaces on the Tawac track and 1 space on the Astrogo track. Already resting: energy card (2), carbon card (2), titanium card (1). Its plan: Needs 2 units of titanium. Reward if you stop here: 1 coin.
plan-ST07 = the plan of starting token 7
    .text = Needs 2 units of carbon. Reward if you stop here: 1 research point.
token-ST07 = starting research token 7
    .text = Start bonus: 2 spaces on the Skymine track and 1 space on the tank track. Already resting: minerals card (2), titanium card (1), energy card (1). Its plan: Needs 2 units of carbon. Reward if you stop here: 1 research point.
plan-ST08 = the plan of starting token 8
    .text = Needs 2 units of minerals. Reward if you stop here: 1 research point.
token-ST08 = starting research token 8
    .text = Start bonus: 2 spaces on the Astrogo track and 1 space on the tank track. Already resting: carbon card (2), titanium card (1), energy card (1). Its plan: Needs 2 units of minerals. Reward if you stop here: 1 research point.
plan-ST09 = the plan of starting token 9
    .text = Needs 2 units of titanium. Reward if you stop here: 1 space on the tank track.
token-ST09 = starting research token 9
    .text = Start bonus: 2 spaces on the tank track and 1 space on the Skymine track. Already resting: carbon card (1), minerals card (1), energy card (1). Its plan: Needs 2 units of titanium. Reward if you stop here: 1 space on the tank track.
plan-ST10 = the plan of starting token 10
    .text = Needs 2 units of carbon. Reward if you stop here: 1 space on the tank track.
token-ST10 = starting research token 10
    .text = Start bonus: 2 spaces on the tank track and 1 space on the Minerva track. Already resting: minerals card (1), titanium card (1), energy card (1). Its plan: Needs 2 units of carbon. Reward if you stop here: 1 space on the tank track.
research-dA1 = space A1
research-dA2 = space A2
research-dA3 = space A3
research-dA4 = space A4
research-dB1 = space B1
research-dB2 = space B2
research-dB3 = space B3
research-dB4 = space B4
research-dC1 = space C1
research-dC2 = space C2
research-dC3 = space C3
research-dC4 = space C4

## Bonus spaces

space-majority-science = the research majority space
    .text = If nobody has more face-up research scientist cards. One: 2 coins; with 1 other research card: 2 coins and 1 research point; with 2 others: 3 coins and 2 research points.
space-majority-titanium = the titanium majority space
    .text = If nobody has more face-up titanium; from 2: 2 spaces on the Astrogo track; from 4: 3 spaces on the Astrogo track and remove 1 outpost from a station; from 6: 4 spaces on the Astrogo track and 1 research point.
space-majority-minerals = the minerals majority space
    .text = If nobody has more face-up minerals; from 2: 2 spaces on the Minerva track; from 4: 3 spaces on the Minerva track and 1 space on the tank track; from 6: 4 spaces on the Minerva track and 1 coin.
space-majority-carbon = the carbon majority space
    .text = If nobody has more face-up carbon; from 2: 2 spaces on the Tawac track; from 4: 3 spaces on the Tawac track and 1 coin; from 6: 4 spaces on the Tawac track and 1 space on the tank track.
space-majority-energy = the energy majority space
    .text = If nobody has more face-up energy; from 2: 3 spaces on the Skymine track; from 4: 4 spaces on the Skymine track and 1 coin; from 6: 5 spaces on the Skymine track and 1 research point.
space-first-player = the first player space
    .text = Take or keep the first player marker for the next round, and spend 1 research point. Not for the first player in the first turn of a round.
space-buy = the buying space
    .text = Pay 1 coin, then buy 1 card of the display for its total cost in coins.
space-sell = the selling space
    .text = Remove 1 card from your hand: gain its printed cost and 2 more in coins.
space-tile-science = the space of the research scientist tile
    .text = Pay 1 coin: the tile is yours in the next round.
space-tile-field = the space of the field scientist tile
    .text = Pay 2 coins: the tile is yours in the next round.
space-tile-energy = the space of the energy tile
    .text = Pay 2 coins: the tile is yours in the next round.
space-tile-plus1 = the space of the +1 resource tile
    .text = Pay 1 coin: the tile is yours in the next round.
space-skymine-1 = bonus space 1 of the Skymine track
    .text = For those who have crossed bonus threshold 1. The track in play says what it brings.
space-skymine-2 = bonus space 2 of the Skymine track
    .text = For those who have crossed bonus threshold 2. The track in play says what it brings.
space-minerva-1 = bonus space 1 of the Minerva track
    .text = For those who have crossed bonus threshold 1. The track in play says what it brings.
space-minerva-2 = bonus space 2 of the Minerva track
    .text = For those who have crossed bonus threshold 2. The track in play says what it brings.
space-astrogo-1 = bonus space 1 of the Astrogo track
    .text = For those who have crossed bonus threshold 1. The track in play says what it brings.
space-astrogo-2 = bonus space 2 of the Astrogo track
    .text = For those who have crossed bonus threshold 2. The track in play says what it brings.
space-tawac-1 = bonus space 1 of the Tawac track
    .text = For those who have crossed bonus threshold 1. The track in play says what it brings.
space-tawac-2 = bonus space 2 of the Tawac track
    .text = For those who have crossed bonus threshold 2. The track in play says what it brings.
space-private-1 = the personal bonus space
    .text = Only yours, after three tasks. Pay 1 coin: 3 spaces on one company track.
space-private-2 = the personal bonus space
    .text = Only yours, after three tasks. Pay 1 coin: 3 spaces on one company track.
space-private-3 = the personal bonus space
    .text = Only yours, after three tasks. Pay 1 coin: 3 spaces on one company track.
space-private-4 = the personal bonus space
    .text = Only yours, after three tasks. Pay 1 coin: 3 spaces on one company track.

## Missions and threats

task-MC1a = pass 25 on the tank track
task-MC1b = place 5 pieces with one energy action
task-MC1c = have 7 face-up units of one resource
task-MC2a = move 4 on the tank track with one action
task-MC2b = have 3 face-up research cards
task-MC2c = have both additional slots on
task-MC3a = upload 4 plans with one action
task-MC3b = hold 12 coins
task-MC3c = pass the second threshold on 2 tracks
task-MC4a = pass 30 on the research track
task-MC4b = have 7 face-up energy
task-MC4c = have 2 shares on every track
task-MC5a = own 3 cards with a share
task-MC5b = move 7 on company tracks with one action
task-MC5c = pass 30 on the tank track
task-MC6a = reach space 14 of a company track
task-MC6b = oust 2 pieces with one energy action
task-MC6c = have 2 special plans on your track
mission-MC1 = mission card 1
    .text = { task-MC1a }; { task-MC1b }; { task-MC1c }
mission-MC2 = mission card 2
    .text = { task-MC2a }; { task-MC2b }; { task-MC2c }
mission-MC3 = mission card 3
    .text = { task-MC3a }; { task-MC3b }; { task-MC3c }
mission-MC4 = mission card 4
    .text = { task-MC4a }; { task-MC4b }; { task-MC4c }
mission-MC5 = mission card 5
    .text = { task-MC5a }; { task-MC5b }; { task-MC5c }
mission-MC6 = mission card 6
    .text = { task-MC6a }; { task-MC6b }; { task-MC6c }
threat-TH1 = Singularity
    .text = Asked for: your upload marker has passed 40 on the research track. Else the game ends after round 6.
threat-TH2 = Market tremor
    .text = Asked for: 3 more energy. Else 2 coin symbols of the most valuable station count nothing.
threat-TH3 = Time loop
    .text = Asked for: your helium-3 marker has passed 25 and your upload marker 20. Else another game follows, and the results are averaged.
threat-TH4 = Energy plague
    .text = Asked for: remove 2 energy cards from your hand. Else everybody loses all energy cards.
threat-TH5 = Currency worm
    .text = Asked for: pay 6 coins. Else everybody loses all coins.
threat-TH6 = Tank parasite
    .text = Asked for: your helium-3 marker has passed 40 on the tank track. Else the tank track counts nothing.

## Luna

luna-I-1 = Luna card I-1
    .text = The card on space 1 of the card display; the card with the most valuable share.
luna-I-2 = Luna card I-2
    .text = 2 spaces on the track of the second most valuable company; cards of the display, by slot A: 7 + 8, B: 2, C: 3, D: 4, E: 6 + 10.
luna-I-3 = Luna card I-3
    .text = 2 coins; 2 spaces on the track of the most valuable company; a bonus marker, by slot A: buying space, B: selling space, C: space of the field scientist tile, D: space of the energy tile, E: space of the +1 resource tile.
luna-I-4 = Luna card I-4
    .text = 2 coins; 1 space on the research track; a bonus marker, by slot A: space of the energy tile, B: space of the +1 resource tile, C: space of the field scientist tile, D: space of the research scientist tile, E: selling space. On a majority slot: 2 spaces on the tank track.
luna-I-5 = Luna card I-5
    .text = 2 coins; 1 space on the research track; a bonus marker, by slot A: space of the research scientist tile, B: space of the field scientist tile, C: space of the energy tile, D: buying space, E: space of the +1 resource tile. On a majority slot: 2 spaces on the tank track.
luna-I-6 = Luna card I-6
    .text = 2 spaces on the track of the company where she leads by most; expansion of the company where she leads by most with 2 energy, the lowest numbers first.
luna-I-7 = Luna card I-7
    .text = 2 spaces on the track of the company where she leads by most; expansion of the company where she leads by most with 2 energy, the highest numbers first.
luna-I-8 = Luna card I-8
    .text = 2 coins; 1 space on the research track; a bonus marker, by slot A: space of the field scientist tile, B: space of the energy tile, C: buying space, D: space of the research scientist tile, E: space of the +1 resource tile. On a majority slot: 2 spaces on the tank track.
luna-I-9 = Luna card I-9
    .text = 2 spaces on the track of each of the two most valuable companies; the latest special research plan is discarded; a research plan is discarded, by slot A: A1, B: A2, C: A3, D: A4, E: A1.
luna-I-10 = Luna card I-10
    .text = 3 coins; 3 spaces on the track of the least valuable company; expansion of the least valuable company with 3 energy, the highest numbers first.
luna-I-11 = Luna card I-11
    .text = 2 spaces on the track of each of the two most valuable companies; a research plan is discarded, by slot A: B1, B: B2, C: B3, D: B4, E: B1; a research plan is discarded, by slot A: C1, B: C2, C: C3, D: C4, E: C1.
luna-I-12 = Luna card I-12
    .text = 2 spaces on the tank track; cards of the display, by slot A: 1 + 2, B: 1 + 3, C: 1 + 4, D: 1 + 6, E: 1 + 7. On a majority slot: 2 spaces on the tank track.
luna-II-1 = Luna card II-1
    .text = 3 coins; 3 spaces on the track of each of the two most valuable companies; a research plan is discarded, by slot A: B1, B: B2, C: B3, D: B4, E: B1. On a majority slot: 1 space on the research track.
luna-II-2 = Luna card II-2
    .text = 3 spaces on the track of each of the four companies; the latest special research plan is discarded; a research plan is discarded, by slot A: A1, B: A2, C: A3, D: A4, E: A1. On a majority slot: 1 space on the research track.
luna-II-3 = Luna card II-3
    .text = 3 spaces on the track of the company where she leads by most; expansion of the company where she leads by most with 3 energy, the highest numbers first. On a majority slot: 1 space on the research track.
luna-II-4 = Luna card II-4
    .text = 3 coins; 2 spaces on the research track; a bonus marker, by slot A: buying space, B: space of the research scientist tile, C: space of the field scientist tile, D: space of the energy tile, E: selling space. On a majority slot: 1 space on the research track.
luna-II-5 = Luna card II-5
    .text = 2 spaces on the tank track; 2 spaces on the research track; cards of the display, by slot A: 2, B: 3, C: 4, D: 6, E: 11; the card with the most valuable share. On a majority slot: 2 spaces on the tank track.
luna-II-6 = Luna card II-6
    .text = 3 coins; 4 spaces on the tank track; a bonus marker, by slot A: buying space, B: space of the +1 resource tile, C: space of the field scientist tile, D: space of the energy tile, E: selling space. On a majority slot: 2 spaces on the tank track.
luna-II-7 = Luna card II-7
    .text = 2 spaces on the track of each of the two companies where she leads by most; expansion of each of the two companies where she leads by most with 2 energy, the lowest numbers first. On a majority slot: 2 spaces on the tank track.
rule-most_valuable = the most valuable company
rule-second_most_valuable = the second most valuable company
rule-two_most_valuable_each = the two most valuable companies
rule-least_valuable = the least valuable company
rule-lead_biggest_margin = where she leads by most
rule-two_lead_biggest_margin_each = the two where she leads by most
rule-all_four_each = all four companies
rule-printed = what her card gives
rule-slot_cards = the display spaces of the slot
rule-share_card = the most valuable share on display
rule-slot_plan = the research space of the slot
rule-latest_special = the special research plan that came last
rule-slot_space = the bonus space of the slot
rule-lowest_free = the lowest free number in reach
rule-highest_free = the highest free number in reach
rule-lowest_own = the lowest asteroid where the company is
rule-highest_own = the highest asteroid where the company is
rule-lowest_behind = the lowest number of the company she is farthest behind with
rule-highest_behind = the highest number of the company she is farthest behind with
rule-no_place = no place in reach, or no piece left
rule-left_majority = its left number is greater, her left majority ends
rule-right_majority = its right number is greater, her right majority ends
rule-no_majority = its numbers are equal, her majorities stay
automaton-lunas = Luna

## Options

option-board = Board
    .text = The Moon is the base game. The Belt has asteroids and shuttles.
board-moon = the Moon
    .text = 24 sectors, borders with single and double lines; the base game.
board-belt = the Belt
    .text = Asteroids, and shuttles on the flight tracks between them.
option-track_skymine = Skymine track
    .text = Which side of which track board belongs to this company. Each of the boards A to E can be used once.
track_skymine-random = random
    .text = By lot: one side of one of the five boards.
track_skymine-A1 = A1
    .text = { side-A1.text }
track_skymine-A2 = A2
    .text = { side-A2.text }
track_skymine-B1 = B1
    .text = { side-B1.text }
track_skymine-B2 = B2
    .text = { side-B2.text }
track_skymine-C1 = C1
    .text = { side-C1.text }
track_skymine-C2 = C2
    .text = { side-C2.text }
track_skymine-D1 = D1
    .text = { side-D1.text }
track_skymine-D2 = D2
    .text = { side-D2.text }
track_skymine-E1 = E1
    .text = { side-E1.text }
track_skymine-E2 = E2
    .text = { side-E2.text }
option-track_minerva = Minerva track
    .text = Which side of which track board belongs to this company. Each of the boards A to E can be used once.
track_minerva-random = random
    .text = By lot: one side of one of the five boards.
track_minerva-A1 = A1
    .text = { side-A1.text }
track_minerva-A2 = A2
    .text = { side-A2.text }
track_minerva-B1 = B1
    .text = { side-B1.text }
track_minerva-B2 = B2
    .text = { side-B2.text }
track_minerva-C1 = C1
    .text = { side-C1.text }
track_minerva-C2 = C2
    .text = { side-C2.text }
track_minerva-D1 = D1
    .text = { side-D1.text }
track_minerva-D2 = D2
    .text = { side-D2.text }
track_minerva-E1 = E1
    .text = { side-E1.text }
track_minerva-E2 = E2
    .text = { side-E2.text }
option-track_astrogo = Astrogo track
    .text = Which side of which track board belongs to this company. Each of the boards A to E can be used once.
track_astrogo-random = random
    .text = By lot: one side of one of the five boards.
track_astrogo-A1 = A1
    .text = { side-A1.text }
track_astrogo-A2 = A2
    .text = { side-A2.text }
track_astrogo-B1 = B1
    .text = { side-B1.text }
track_astrogo-B2 = B2
    .text = { side-B2.text }
track_astrogo-C1 = C1
    .text = { side-C1.text }
track_astrogo-C2 = C2
    .text = { side-C2.text }
track_astrogo-D1 = D1
    .text = { side-D1.text }
track_astrogo-D2 = D2
    .text = { side-D2.text }
track_astrogo-E1 = E1
    .text = { side-E1.text }
track_astrogo-E2 = E2
    .text = { side-E2.text }
option-track_tawac = Tawac track
    .text = Which side of which track board belongs to this company. Each of the boards A to E can be used once.
track_tawac-random = random
    .text = By lot: one side of one of the five boards.
track_tawac-A1 = A1
    .text = { side-A1.text }
track_tawac-A2 = A2
    .text = { side-A2.text }
track_tawac-B1 = B1
    .text = { side-B1.text }
track_tawac-B2 = B2
    .text = { side-B2.text }
track_tawac-C1 = C1
    .text = { side-C1.text }
track_tawac-C2 = C2
    .text = { side-C2.text }
track_tawac-D1 = D1
    .text = { side-D1.text }
track_tawac-D2 = D2
    .text = { side-D2.text }
track_tawac-E1 = E1
    .text = { side-E1.text }
track_tawac-E2 = E2
    .text = { side-E2.text }
option-tokens = Starting research tokens
    .text = What everybody starts with: spaces on tracks, cards that rest, and a first plan.
tokens-dealt = two dealt, one kept
    .text = Everybody gets two and keeps one in secret.
tokens-fixed = those of the first game
    .text = Everybody gets the one for the first game.
option-linked_slots = Linked slots
    .text = Each card goes to the resting slot that is linked to its own slot, so that planning decides which cards come back together.
option-missions = Mission cards
    .text = Tasks for everybody that bring coins and one-time bonus markers.
option-outposts = Outposts from the start
    .text = Each company already has three outposts on the Moon, as in the third chapter of the campaign.
option-threat = Threat card
    .text = Waits in the middle of the Belt. If nobody neutralizes it, it strikes at the end.
threat-none = none
    .text = A game without a threat.
threat-random = random
    .text = One of the six, by lot.
implied-moon-threat = Threats are met on the Belt only.
implied-track-taken = Another company has this board: this one gets a track by lot.
implied-belt-outposts = Outposts from the start belong to the Moon.
implied-no-loop = Only a time loop is played again.
option-time_loops = Most games that a time loop repeats
    .text = Counts for the threat “Time loop” only: so many games may follow before the results are averaged.
option-lunas = Lunas
    .text = Opponents that the rules play. Somebody alone needs at least one; with others there are at most four players.
lunas-0 = level 0, easy
    .text = Her three slots and the cards of the first grade only.
lunas-1 = level 1, easy
    .text = She also switches on her additional slots.
lunas-2 = level 2, standard
    .text = When her deck runs out, a card of the second grade joins it.
lunas-3 = level 3, advanced
    .text = Luna tokens on her tracks bring cards of the second grade earlier.
lunas-4 = level 4, advanced
    .text = Luna tokens on her tracks bring cards of the second grade earlier.
lunas-5 = level 5, advanced
    .text = Luna tokens on her tracks bring cards of the second grade earlier.
lunas-6 = level 6, advanced
    .text = Luna tokens as on level 3, and she starts some spaces ahead.
lunas-7 = level 7, advanced
    .text = Luna tokens as on level 3, and she starts some spaces ahead.
lunas-8 = level 8, advanced
    .text = Luna tokens as on level 3, and she starts some spaces ahead.
lunas-none = none
preset-first_game = First game
    .text = The Moon, tracks A1, B1, C1 and D1, and the starting tokens of the rulebook.
preset-belt = The Belt
    .text = The Belt with mission cards and one of the threats.

## The campaign

chapter-mines = Mines on the Moon
chapter-belt = Towards the Belt
chapter-return = Back to the Moon
chapter-threat = Lurking in the Belt
carried-success = Success points
rating-earth = Down to earth
rating-orbit = Almost in orbit
rating-moon = Nearly on the Moon
rating-mars = Next stop Mars
rating-legend = Legend of the system

## What is asked

ask-keep-token = Which starting research token do you keep?
ask-plan-cards = Which cards do you plan for this round? Free slots: { $slots }.
ask-turn = Which action do you take? Coins: { $coins }, bonus markers: { $markers }.
ask-acquire =
    You have { $units ->
        [one] 1 unit
       *[other] { $units } units
    }: do you acquire a card?
ask-spend-units =
    You have { $units ->
        [one] 1 unit
       *[other] { $units } units
    } left: on which track do you move?
ask-pay-barrier = Do you pay for the barrier on the { $company } track and move on? It costs { $price }, and you have { $coins }.
ask-expand =
    { $energy ->
        [one] 1 energy
       *[other] { $energy } energy
    } left for { $company }: which place does it enter?
ask-take-pieces =
    From which columns of { $company } are they taken: { $pieces ->
        [one] 1 outpost
       *[other] { $pieces } outposts
    }?
ask-return-piece = To which column of { $company } does the ousted { $piece } return?
ask-flip-plan = Do you pay 2 coins to turn over a plan? You have { $coins }.
ask-move-upload = How far does your upload marker move?
ask-spend-points =
    { $points ->
        [one] 1 research point to spend: what do you take?
       *[other] { $points } research points to spend: what do you take? Several plans: row by row, from left to right.
    }
ask-put-plan = On which screen do you put { $plan }?
ask-choose-track =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }: on which company track do you move?
ask-spread =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }: on which track do you move next?
ask-remove-outpost = Which outpost leaves the game?
ask-buy-card = Which card do you buy? You have { $coins } coins.
ask-sell-card = Which card do you remove for its printed cost and { $plus } coins more?
ask-choose-effect = Which of the two do you take?
ask-remove-for-action = Which card do you remove?
ask-perform-or-retake = Do you perform the card, or pay 2 coins for a removed one?
ask-choose-company =
    { $energy ->
        [one] 1 energy
       *[other] { $energy } energy
    }: which company expands?
ask-retake-now = Which removed card do you take?
ask-retake = Do you pay 2 coins for a removed card? You have { $coins }.
ask-remove-energy-card = Which energy card do you remove?
ask-take-stack = Which resting deck do you take into your hand?
ask-rest-card = On which resting slot do you put the { $card }?
ask-claim-tasks = Do you claim a task?
ask-choose-share = Of which company is your free share?

## Why not

why-same = Another option leads to the same.
why-not-dealt = You were not dealt it: { $token }.
why-rests = The card rests until you take its resting deck: { $card }.
why-not-in-hand = It is not in your hand: { $card }.
why-share-card = A single-share card has no action and is never planned.
why-slot-off = It is switched off: { $slot }.
why-slot-taken = There is a card already: { $slot }.
why-plan-order = Cards are planned from left to right, so that each set can be planned in one way.
why-one-card = At least one card has to be used.
why-slot-empty = No card lies there: { $slot }.
why-used = The card there has been used in this round: { $slot }.
why-no-resource = It is no resource card: { $slot }.
why-one-type = Resource cards of one type are used together.
why-mixed-buys = Cards of several types acquire a card, and they pay for none of the display.
why-no-energy = No energy lies face up in your action area.
why-no-pieces = No piece is left in the station of { $company }.
why-no-scientist = It is no research scientist card: { $slot }.
why-no-field-scientist = It is no field scientist card: { $slot }.
why-no-tile = You don't have it face up: { $tile }.
why-tile-stays = The tile stays on the card that it lies on.
why-no-mission = The mission of this task is not in play: { $task }.
why-other-mission = You are bound to another mission card.
why-claimed = You have claimed this task.
why-task = The task asks for { $least }, and there is { $count }.
why-must-acquire = Cards of several types were used to acquire a card.
why-no-card-there = No card lies on this space, and the card display is refilled after the round.
why-units = The card costs { $units }, and you have { $left }.
why-must-move = Units that find a space have to be spent.
why-units-left = You have so many units left: { $units }.
why-track-end = The track of { $company } ends before.
why-track-order = Tracks are gone through in their order, and all units are spent.
why-track-closed = This reward doesn't move you there now: { $company }.
why-coins = It takes { $coins } coins, more than you have.
why-other-symbol = The card has to be of this kind: { $symbol }.
why-no-use = The card has no action, and another one would take { $coins } coins.
why-not-removed = It is not among the removed cards: { $card }.
why-no-stack = No card rests there: { $slot }.
why-not-there = It is not in your action area: { $card }.
why-rest-taken = Each card of this round rests on another slot: { $slot }.
why-other-card = First another card is put to rest: { $card }.
why-other-side = The other side of the board is in play, without { $place }.
why-own-piece = There is a piece of { $company } already.
why-enclave = Only a company with an outpost in { $place } enters this enclave.
why-no-border = It borders neither the station of { $company } nor a sector with its outpost.
why-no-asteroid = No asteroid at this flight track has an outpost of { $company }.
why-no-shuttle = { $company } has no outpost on this asteroid and no shuttle beside it.
why-no-piece = None is left in the station: { $piece }.
why-energy = It costs { $energy } energy, and you have { $left }.
why-enter-before = { $place } could be entered before the last place; take that back, and enter it first.
why-no-threat = There is no threat on the board.
why-neutralised = The threat is neutralised in this action already.
why-no-shuttle-there = { $company } has no shuttle on space 11 or 16.
why-threat-asks = You don't have what the threat asks for.
why-count = So many outposts have to be taken: { $count }.
why-shuttles = This column has shuttles.
why-column-empty = There are not so many in column { $column }.
why-column-full = No space is free for a piece in column { $column }.
why-returns = The piece returns as long as a space is free for it.
why-other-company = It is about the station of { $company }.
why-other-piece = This column is for another kind of piece: { $piece }.
why-no-marker = You have no bonus marker left.
why-space-taken = A marker of { $seat } is there until the end of the round.
why-no-step = This space has no steps.
why-nothing-counts = You have nothing face up that counts: { $symbol }.
why-more = { $seat } has more than your { $count }: { $symbol }.
why-too-few = This step takes { $least }, and you have { $count }: { $symbol }.
why-more-research = So many more research cards have to lie face up: { $count }.
why-first-turn = The first player can't use it on the first turn of a round.
why-no-hand = You have no card in hand.
why-no-display = No card is left in the card display.
why-no-space = The track of { $company } has no extra bonus spaces.
why-locked = You have not unlocked it on the track of { $company }.
why-one-of-two = You use the other bonus of the track in this round: { $company }.
why-no-fitting-card = No card in your hand would do for it.
why-not-your-space = It is the private space of somebody else.
why-status = It is yours after the third task of a mission.
why-all-coins = All points that are left become coins: { $coins }.
why-no-plan-there = No plan lies there.
why-plan-gone = It is not on offer any more: { $plan }.
why-later = It is turned up in round { $round }.
why-points = It costs { $points } research points.
why-plan-before = Plans are taken in the order in which they lie; take the last one back, and this one first.
why-plan-fits = There is a screen for the plan.
why-not-taken = You have not taken it: { $plan }.
why-passed = Your upload marker has passed screen { $screen }, or the token lies there.
why-other-plan = First another plan is put down: { $plan }.
why-no-a = No A plan is put on the empty screen { $screen }.
why-empty-screen = There is no plan on screen { $screen }.
why-flip-passed = Your upload marker has passed this plan: flipping it would only cost coins.
why-flipped = The plan is flipped already.
why-forward = The upload marker only moves forward.
why-not-met = Your face-up cards don't meet it: { $plan }.

## Moves

move-keep = Keep { $token }
move-plan = Plan the { $card } on { $slot }
move-ready = Ready
move-use = Use the resource cards: { $slots }
move-acquire =
    Acquire the card on space { $display ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[11] 12
    }
move-advance =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } on the { $company } track
move-expand = Expand { $company }
move-enter =
    { $place }: { $energy ->
        [one] 1 energy
       *[other] { $energy } energy
    }
move-take-pieces = From the columns: { $first }, { $second }, { $third }
move-return =
    To column { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } of the station of { $company }
move-science = Use the research scientists of { $area }
move-flip = Turn over the plan on screen { $screen }
move-upload = Upload as far as screen { $screen }
move-take-plan = Take the plan on { $research }
move-take-special = Take { $special }
move-take-coins =
    Take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
move-put-plan = Put { $plan } on screen { $screen }
move-field = Use the field scientists of { $area }
move-marker =
    Bonus marker: { $space }{ $step ->
        [0] { "" }
        [1] , step 2
       *[2] , step 3
    }
move-remove = Remove the { $card }
move-buy =
    Buy the card on space { $display ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[11] 12
    }
move-track = The { $company } track
move-pay-barrier = Pay for the barrier of the { $company } track
move-remove-outpost =
    Remove an outpost from column { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } of { $company }
move-choose = { $choice }
choice-points = 2 research points and 1 space on the tank track
choice-tank = 1 research point and 2 spaces on the tank track
choice-perform = Perform the removed card
choice-retake = Pay 2 coins for a removed card
move-retake = Take the { $card } from the removed cards
move-drop-out = Drop out
move-take-stack = Take the resting deck of { $slot }
move-rest = Rest the { $card } on { $slot }
move-plus = Put the +1 resource tile on { $slot }
move-claim = Claim the task: { $task }
move-decline = No
move-done = Done
move-neutralise = Neutralize the threat
move-share = { $company }
remark-offer = { $card }, total cost { $cost }
remark-card = { $card }
remark-units =
    { $symbol }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
remark-mixed =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of several resources
remark-stay = your marker stays there
remark-plan = { $plan }: { $plan_text }
remark-flipped = { $plan }, turned over: no reward
remark-stack =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Effects

effect-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
effect-helium =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } on the tank track
effect-points =
    { $n ->
        [one] 1 research point
       *[other] { $n } research points
    }
effect-track =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } on the track of { $company }
company-any = one company
company-expanded = the company that expands
effect-spread = spaces on other company tracks
effect-remove-outpost =
    remove { $n ->
        [one] 1 outpost
       *[other] { $n } outposts
    } from a station
effect-coins-per = coins: { $symbol } minus { $minus }
effect-buy =
    { $discount ->
        [0] buy a card with coins
        [one] buy a card with coins, { $discount } off
       *[other] buy a card with coins, { $discount } off
    }
effect-sell = its printed cost and { $plus } more in coins
effect-perform = perform the removed card
effect-from-removed =
    pay { $pay ->
        [one] 1 coin
       *[other] { $pay } coins
    } for a removed card
effect-first = the first player marker
effect-tile = the { $tile }

## What happened

event-round = Round { $round }: { $seat } is the first player.
    .heading = Round { $round }
event-token-kept = { $seat } keeps { $token }.
event-token-kept-hidden = { $seat } keeps a starting research token.
event-planned = { $seat } plans the { $card }: { $slot }.
event-planned-hidden = { $seat } plans a card.
event-revealed = { $seat } reveals the { $card }: { $slot }.
event-resources-used =
    { $seat } uses resource cards: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
event-acquired = { $seat } takes the { $card } from the card display.
event-moved = { $seat } moves on the { $company } track from { $leaving } to { $reaching }.
event-barrier-paid =
    { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for a barrier of the { $company } track.
event-threshold = { $seat } crosses a bonus threshold of the { $company } track.
event-coins-gained =
    { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-coins-paid =
    { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-tank-moved = { $seat } moves to space { $reaching } of the tank track.
event-slot-opened = { $seat } switches on { $slot }.
event-expanding =
    { $seat } expands { $company } with { $energy ->
        [one] 1 energy
       *[other] { $energy } energy
    }.
event-entered = { $company } enters { $place } for { $seat }.
event-ousted = { $seat } ousts a piece of { $company }: { $place }.
event-pieces-taken = Pieces leave the station of { $company }, column by column: { $first }, { $second }, { $third }.
event-returned =
    A piece returns to column { $column ->
        [0] 1
        [1] 2
       *[2] 3
    } of the station of { $company }.
event-left-game = A { $piece } of { $company } leaves the game.
event-science-used =
    { $seat } uses research scientists: { $points ->
        [one] 1 research point
       *[other] { $points } research points
    }.
event-flipped = { $seat } turns over { $plan }.
event-uploaded = { $seat } uploads from screen { $leaving } to { $reaching }.
event-plan-taken = { $seat } takes { $plan }.
event-plan-put = { $seat } puts { $plan } on screen { $screen }.
event-plan-discarded = { $seat } discards { $plan }.
event-laid-out = Cards and research plans are laid out.
event-plan-dealt = New in the research display: { $plan }.
event-supplement-taken =
    { $seat } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the supplement space.
event-field-used = { $seat } uses field scientists.
event-marker-placed = { $seat } places a bonus marker: { $space }.
event-card-removed = { $seat } removes the { $card }.
event-card-retaken = { $seat } takes the { $card } from the removed cards.
event-first-taken = { $seat } takes the first player marker for the next round.
event-tile-reserved = { $seat } reserves the { $tile }.
event-tile-taken = { $seat } takes the { $tile }.
event-plus-put = { $seat } puts the +1 resource tile on the { $card }.
event-dropped-out = { $seat } drops out of the action phase.
event-stack-taken = { $seat } takes the resting deck of { $slot }.
event-rested = { $seat } rests the { $card }: { $slot }.
event-special-revealed = From now on { $special } can be taken.
event-card-dealt = New in the card display: { $card }.
event-task-claimed = { $seat } claims a task: { $task }.
event-status-unlocked = { $seat } has a personal bonus space now.
event-outpost-removed =
    { $seat } removes an outpost of { $company } from column { $column ->
        [0] 1
        [1] 2
       *[2] 3
    }.
event-threat-neutralised = { $seat } neutralizes the threat: { $threat }.
event-threat-struck = The threat strikes: { $threat }.
event-share-chosen = { $seat } has a free share of { $company }.
event-ended = The game ends after round { $round }.
    .heading = The end
event-loop = The time loop begins anew.
    .heading = Game { $count } of the loop is over
event-luna-card = { $seat } turns over the { $luna }: { $slot }.
event-luna-majority = { $seat } shows the { $luna } on a majority slot.
event-luna-chose = { $seat } goes by { $rule }: { $company }.
event-luna-aimed = { $seat } expands { $company } by { $rule }: { $place }.
event-luna-acted = { $seat } goes by { $rule }: { $slot }.
event-luna-took = { $seat } takes the { $card }.
event-luna-done = { $seat } has played her cards; the { $luna } lies on top: { $rule }.
event-units-lost =
    { $seat } loses { $count ->
        [one] 1 unit
       *[other] { $count } units
    }.

## Chance

chance-laid-out = then everything is laid out anew
chance-plan-dealt = then a new plan is drawn
chance-card-dealt = then new cards are drawn
chance-luna-card = then Luna turns over a card
chance-luna-majority = then Luna shows cards
chance-luna-done = then Luna is done

## Holdings and scores

holding-wealth = Wealth
holding-coins = Coins
holding-tank = Tank track
holding-screen = Screen
holding-space-skymine = Skymine track
holding-shares-skymine = Skymine shares
holding-value-skymine = Skymine share value
holding-space-minerva = Minerva track
holding-shares-minerva = Minerva shares
holding-value-minerva = Minerva share value
holding-space-astrogo = Astrogo track
holding-shares-astrogo = Astrogo shares
holding-value-astrogo = Astrogo share value
holding-space-tawac = Tawac track
holding-shares-tawac = Tawac shares
holding-value-tawac = Tawac share value
holding-cards = Cards in hand
holding-face-up = Face-up cards
holding-plans = Research plans
holding-markers = Bonus markers
holding-slots = Action slots
amount =
    { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
chart-points = Wealth by round
chart-sources = Wealth by source
chart-share-values = Share values by round
score-coins = Coins
score-skymine = Skymine
score-minerva = Minerva
score-astrogo = Astrogo
score-tawac = Tawac
score-shares =
    { $shares ->
        [one] 1 share worth { $value }
       *[other] { $shares } shares worth { $value } each
    }
score-tank = Tank track
score-research = Research track
score-screens = screens
score-specials = special research plans
score-loop = Average of the time loop

## What one has played with, in statistics

chosen-company = Strongest company
chosen-token = Starting research token

## The table

view-round = { round }
view-phase = Now
view-side = Board
view-deck = Action card deck
view-supplement = Supplement space
view-threat = Threat card
view-first = First player
view-legend = How cards are drawn
view-carbon_cards = carbon cards
view-minerals_cards = minerals cards
view-titanium_cards = titanium cards
view-energy_cards = energy cards
view-science_cards = research scientist cards
view-field_cards = field scientist cards
view-companies = Companies
view-track = Track
view-value = Share value
view-columns = Columns
view-collectors = Gas collectors
view-held = Outposts
view-expansion = Expansion
view-company = Company
view-energy = Energy
view-targets = In reach
view-display = Card display
view-plans = Research display
view-specials = Special research plans
view-spaces = Bonus spaces
view-removed = Removed action cards
view-missions = Mission cards
view-loop = Games of the time loop
view-players = Players
view-coins = Coins
view-tank = Tank track
view-upload = Research track
view-hand = Hand
view-slots = Action slots
view-resting = Resting decks
view-tiles = Bonus tiles
view-markers = Bonus markers
view-one_time = One-time bonus markers
view-dealt = Starting research tokens
view-is_out = Dropped out
view-tasks = Tasks
view-free_share = Free share
view-level = Level
view-row = Luna cards
view-majority = Majority slots
view-gained = Cards taken
phase-tokens = the choice of starting tokens
phase-planning = the planning phase
phase-actions = the action phase
phase-over = the game is over
side-moon = the Moon
side-belt = the Belt

## Fields of moves, to narrow down options by

field-area = Slot
field-card = Card
field-choice = Choice
field-coins = Coins
field-column = Column
field-company = Company
field-display = Space of the card display
field-energy = Energy
field-first = From column 1
field-place = Place
field-plan = Plan
field-research = Space of the research display
field-screen = Screen
field-second = From column 2
field-slot = Slot
field-slots = Slots
field-space = Bonus space
field-spaces = Number of spaces
field-special = Special plan
field-step = Step of the reward
field-task = Task
field-third = From column 3
field-token = Starting token

## The guided first game

lesson-goal = Four companies mine the Moon, and you invest in all of them. After seven rounds whoever is richest wins. Two things make shares pay: having many of a company, and its expansion, which raises what each share is worth.
    .title = Four companies, one Moon
lesson-first-card = Every round you plan cards first, in secret. Plan the minerals card that is lit.
    .title = Planning
    .brought = It lies in a slot. What you plan now is what you can use in this round.
lesson-second-card = Two slots are free. Plan the titanium card with value 2.
    .title = A second card
    .brought = Minerals and titanium are resources: they take you forward on the tracks of companies, or buy better cards.
lesson-third-card = And the energy card: with energy companies expand.
    .title = Energy, too
    .brought = All three slots are filled.
lesson-reveal = Confirm your plan. All reveal their cards at the same time.
    .title = Cards on the table
    .brought = Now you see what your opponent is up to, too. You take turns, with one action each, until nobody can or wants to do more.
lesson-majority = You show at least as many minerals as anybody: put a bonus marker on the minerals majority space, before it is taken.
    .title = A bonus marker
    .brought = You went two spaces forward on the track of Minerva: that brings shares. You have three markers a round, and each space takes only one.
lesson-expansion = Now let a company grow. Use your energy to expand Minerva, in which you have shares: choose its lit sign.
    .title = Expansion
    .brought = Your energy of 1 takes Minerva one sector further.
lesson-sector = Choose the sector that Minerva enters: number 16.
    .title = Onto the Moon
    .brought = A piece has left Minerva’s station, so every share of Minerva is worth more, yours and everyone’s. And what lies in the sector is for you: a research point.
lesson-research = Spend the research point. For now take a coin; plans for your screens bring more, later.
    .title = A research point
    .brought = Coins are wealth and buy cards. And if your opponent expands Minerva further, that is good for your shares, too!
lesson-rest-of-the-round = Go on like this: use your resource cards, place your markers, and drop out when nothing is left. Used cards rest, and you get one pile of them back at the end of the round.
    .title = The rest of the round
lesson-points = In the end everything is counted in coins: those you have, your shares times what each is worth, and your research and tank tracks.
    .title = How you win
lesson-looking-up = Point at anything to see what it does, and press I for its rule. The whole rules and the list of keys are in this menu. Invest well!
    .title = Where to look things up
    .touch = Tap anything to see what it is and to open its rule. The whole rules are in this menu, too. Invest well!

# Standing orders

order-no-choice = Do the only thing that is possible at once
    .until = until you cancel it
order-drop-out = Drop out when my turn comes
    .until = until the end of this round
