# Skymines

title = Skymines
about = Invest in four companies that mine the Moon and the asteroid belt.

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
tile-field = field scientist tile
tile-energy = energy tile
tile-plus1 = +1 resource tile
side-A1 = track A1
side-A2 = track A2
side-B1 = track B1
side-B2 = track B2
side-C1 = track C1
side-C2 = track C2
side-D1 = track D1
side-D2 = track D2
side-E1 = track E1
side-E2 = track E2

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
place-b1a = asteroid 1, space a
place-b1b = asteroid 1, space b
place-b1c = asteroid 1, space c
place-b2a = asteroid 2, space a
place-b2b = asteroid 2, space b
place-b4a = asteroid 4, space a
place-b4b = asteroid 4, space b
place-b4c = asteroid 4, space c
place-b6a = asteroid 6, space a
place-b6b = asteroid 6, space b
place-b7a = asteroid 7, space a
place-b7b = asteroid 7, space b
place-b7c = asteroid 7, space c
place-b10a = asteroid 10, space a
place-b10b = asteroid 10, space b
place-b10c = asteroid 10, space c
place-b14a = asteroid 14, space a
place-b14b = asteroid 14, space b
place-b14c = asteroid 14, space c
place-b15a = asteroid 15, space a
place-b15b = asteroid 15, space b
place-b15c = asteroid 15, space c
place-b17a = asteroid 17, space a
place-b17b = asteroid 17, space b
place-b17c = asteroid 17, space c
place-b18a = asteroid 18, space a
place-b18b = asteroid 18, space b
place-b21a = asteroid 21, space a
place-b21b = asteroid 21, space b
place-b21c = asteroid 21, space c
place-b23a = asteroid 23, space a
place-b23b = asteroid 23, space b
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

card-cA01 = 2 carbon
    .text = Acquires a card and moves on company tracks.
card-cA02 = 2 minerals
    .text = Acquires a card and moves on company tracks.
card-cA03 = 2 titanium
    .text = Acquires a card and moves on company tracks.
card-cA04 = 3 carbon
    .text = Acquires a card and moves on company tracks.
card-cA05 = 3 minerals
    .text = Acquires a card and moves on company tracks.
card-cA06 = 3 titanium
    .text = Acquires a card and moves on company tracks.
card-cA07 = 2 energy
    .text = Expands one company.
card-cA08 = research scientists 2
    .text = Upload your research, then spend 2 research points.
card-cA09 = field scientists
    .text = Move 1 on the tank track and gain 2 coins.
card-cB01 = 3 carbon
    .text = Acquires a card and moves on company tracks.
card-cB02 = 3 minerals
    .text = Acquires a card and moves on company tracks.
card-cB03 = 3 titanium
    .text = Acquires a card and moves on company tracks.
card-cB04 = 4 carbon
    .text = Acquires a card and moves on company tracks.
card-cB05 = 4 minerals
    .text = Acquires a card and moves on company tracks.
card-cB06 = 4 titanium
    .text = Acquires a card and moves on company tracks.
card-cB07 = 2 energy, share Skymine
    .text = Expands one company.
card-cB08 = 2 energy, share Minerva
    .text = Expands one company.
card-cB09 = 2 energy, share Astrogo
    .text = Expands one company.
card-cB10 = 2 energy, share Tawac
    .text = Expands one company.
card-cB11 = field scientists: Skymine
    .text = Move 2 on the tank track and gain 1 coins; then 1 more space for every 2 gas collectors of Skymine.
card-cB12 = field scientists: Minerva
    .text = Move 2 on the tank track and gain 1 coins; then 1 more space for every 2 gas collectors of Minerva.
card-cB13 = field scientists: Astrogo
    .text = Move 2 on the tank track and gain 1 coins; then 1 more space for every 2 gas collectors of Astrogo.
card-cB14 = field scientists: Tawac
    .text = Move 2 on the tank track and gain 1 coins; then 1 more space for every 2 gas collectors of Tawac.
card-cB15 = research scientists 2
    .text = Upload your research, then spend 2 research points.
card-cB16 = research scientists 3
    .text = Upload your research, then spend 3 research points.
card-cC01 = 4 carbon
    .text = Acquires a card and moves on company tracks.
card-cC02 = 4 minerals
    .text = Acquires a card and moves on company tracks.
card-cC03 = 4 titanium
    .text = Acquires a card and moves on company tracks.
card-cC04 = 4 carbon
    .text = Acquires a card and moves on company tracks.
card-cC05 = 4 minerals
    .text = Acquires a card and moves on company tracks.
card-cC06 = 4 titanium
    .text = Acquires a card and moves on company tracks.
card-cC07 = 3 energy, share Skymine
    .text = Expands one company.
card-cC08 = 3 energy, share Minerva
    .text = Expands one company.
card-cC09 = 3 energy, share Astrogo
    .text = Expands one company.
card-cC10 = 3 energy, share Tawac
    .text = Expands one company.
card-cC11 = research scientists 3
    .text = Upload your research, then spend 3 research points.
card-cD01 = Skymine share
    .text = Counts as a share at the end of the game.
card-cD02 = Minerva share
    .text = Counts as a share at the end of the game.
card-cD03 = Astrogo share
    .text = Counts as a share at the end of the game.
card-cD04 = Tawac share
    .text = Counts as a share at the end of the game.
card-cE01 = Skymine share
    .text = Counts as a share at the end of the game.
card-cE02 = Minerva share
    .text = Counts as a share at the end of the game.
card-cE03 = Astrogo share
    .text = Counts as a share at the end of the game.
card-cE04 = Tawac share
    .text = Counts as a share at the end of the game.
card-s_carbon1 = 1 carbon
    .text = Acquires a card and moves on company tracks.
card-s_carbon2 = 2 carbon
    .text = Acquires a card and moves on company tracks.
card-s_minerals1 = 1 minerals
    .text = Acquires a card and moves on company tracks.
card-s_minerals2 = 2 minerals
    .text = Acquires a card and moves on company tracks.
card-s_titanium1 = 1 titanium
    .text = Acquires a card and moves on company tracks.
card-s_titanium2 = 2 titanium
    .text = Acquires a card and moves on company tracks.
card-s_energy1 = 1 energy
    .text = Expands one company.
card-s_energy2 = 2 energy
    .text = Expands one company.
card-s_science = research scientists 2
    .text = Upload your research, then spend 2 research points.
card-n_energy01 = 1 energy
    .text = Expands one company.
card-n_energy02 = 1 energy
    .text = Expands one company.
card-n_energy03 = 1 energy
    .text = Expands one company.
card-n_energy04 = 1 energy
    .text = Expands one company.

## Research plans

plan-pA01 = plan A01
    .text = Needs 1 carbon. Stop here: coins equal to your carbon minus 1.
plan-pA02 = plan A02
    .text = Needs 1 carbon. Stop here: 1 coin.
plan-pA03 = plan A03
    .text = Needs 2 carbon. Stop here: 1 on one company track.
plan-pA04 = plan A04
    .text = Needs 2 carbon. Stop here: 1 on the tank track.
plan-pA05 = plan A05
    .text = Needs 2 carbon. Stop here: 2 coins.
plan-pA06 = plan A06
    .text = Needs 1 minerals. Stop here: coins equal to your minerals minus 1.
plan-pA07 = plan A07
    .text = Needs 1 minerals. Stop here: 1 coin.
plan-pA08 = plan A08
    .text = Needs 2 minerals. Stop here: 1 on one company track.
plan-pA09 = plan A09
    .text = Needs 2 minerals. Stop here: 1 on the tank track.
plan-pA10 = plan A10
    .text = Needs 2 minerals. Stop here: 2 coins.
plan-pA11 = plan A11
    .text = Needs 1 titanium. Stop here: coins equal to your titanium minus 1.
plan-pA12 = plan A12
    .text = Needs 1 titanium. Stop here: 1 coin.
plan-pA13 = plan A13
    .text = Needs 2 titanium. Stop here: 1 on one company track.
plan-pA14 = plan A14
    .text = Needs 2 titanium. Stop here: 1 on the tank track.
plan-pA15 = plan A15
    .text = Needs 2 titanium. Stop here: 2 coins.
plan-pA16 = plan A16
    .text = Needs 1 energy. Stop here: 1 coin.
plan-pA17 = plan A17
    .text = Needs 1 energy. Stop here: 1 on the tank track.
plan-pA18 = plan A18
    .text = Needs 2 energy. Stop here: 1 research point.
plan-pA19 = plan A19
    .text = Needs 2 energy. Stop here: 1 on one company track.
plan-pA20 = plan A20
    .text = Needs 2 energy. Stop here: 2 coins.
plan-pA21 = plan A21
    .text = Needs 2 of one resource. Stop here: 1 coin.
plan-pA22 = plan A22
    .text = Needs 3 of one resource. Stop here: 1 on one company track.
plan-pA23 = plan A23
    .text = Needs 1 other research card. Stop here: 2 coins.
plan-pA24 = plan A24
    .text = Needs 1 other research card. Stop here: 1 on the tank track.
plan-pB01 = plan B01
    .text = Needs 3 carbon. Stop here: 2 on one company track.
plan-pB02 = plan B02
    .text = Needs 3 carbon. Stop here: 2 research points.
plan-pB03 = plan B03
    .text = Needs 2 carbon, 1 energy. Stop here: 3 coins.
plan-pB04 = plan B04
    .text = Needs 4 carbon. Stop here: remove 1 outpost, 1 coin.
plan-pB05 = plan B05
    .text = Needs 3 minerals. Stop here: 2 on one company track.
plan-pB06 = plan B06
    .text = Needs 3 minerals. Stop here: 2 research points.
plan-pB07 = plan B07
    .text = Needs 2 minerals, 1 energy. Stop here: 3 coins.
plan-pB08 = plan B08
    .text = Needs 4 minerals. Stop here: remove 1 outpost, 1 coin.
plan-pB09 = plan B09
    .text = Needs 3 titanium. Stop here: 2 on one company track.
plan-pB10 = plan B10
    .text = Needs 3 titanium. Stop here: 2 research points.
plan-pB11 = plan B11
    .text = Needs 2 titanium, 1 energy. Stop here: 3 coins.
plan-pB12 = plan B12
    .text = Needs 4 titanium. Stop here: remove 1 outpost, 1 coin.
plan-pB13 = plan B13
    .text = Needs 2 carbon, 2 minerals. Stop here: 2 on the tank track.
plan-pB14 = plan B14
    .text = Needs 2 carbon, 2 titanium. Stop here: 2 on the tank track.
plan-pB15 = plan B15
    .text = Needs 2 minerals, 2 titanium. Stop here: 2 on the tank track.
plan-pB16 = plan B16
    .text = Needs 3 energy. Stop here: 2 research points.
plan-pB17 = plan B17
    .text = Needs 3 energy. Stop here: remove 1 outpost, 1 coin.
plan-pB18 = plan B18
    .text = Needs 4 energy. Stop here: 2 on one company track.
plan-pB19 = plan B19
    .text = Needs 1 other research card, 1 energy. Stop here: 2 research points.
plan-pB20 = plan B20
    .text = Needs 1 field scientist card. Stop here: 2 on the tank track.
plan-pB21 = plan B21
    .text = Needs 1 field scientist card. Stop here: 3 coins.
plan-pB22 = plan B22
    .text = Needs 4 of one resource. Stop here: 2 on one company track.
plan-pB23 = plan B23
    .text = Needs 4 of one resource. Stop here: 2 on the tank track.
plan-pB24 = plan B24
    .text = Needs 3 of one resource, 1 energy. Stop here: 2 research points.
plan-pC01 = plan C01
    .text = Needs 5 carbon. Stop here: 3 on one company track.
plan-pC02 = plan C02
    .text = Needs 3 carbon, 3 of one resource. Stop here: 3 on the tank track.
plan-pC03 = plan C03
    .text = Needs 4 carbon, 2 energy. Stop here: remove 2 outposts.
plan-pC04 = plan C04
    .text = Needs 6 carbon. Stop here: 4 on one company track.
plan-pC05 = plan C05
    .text = Needs 5 minerals. Stop here: 3 on one company track.
plan-pC06 = plan C06
    .text = Needs 3 minerals, 3 of one resource. Stop here: 3 on the tank track.
plan-pC07 = plan C07
    .text = Needs 4 minerals, 2 energy. Stop here: remove 2 outposts.
plan-pC08 = plan C08
    .text = Needs 6 minerals. Stop here: 4 on one company track.
plan-pC09 = plan C09
    .text = Needs 5 titanium. Stop here: 3 on one company track.
plan-pC10 = plan C10
    .text = Needs 3 titanium, 3 of one resource. Stop here: 3 on the tank track.
plan-pC11 = plan C11
    .text = Needs 4 titanium, 2 energy. Stop here: remove 2 outposts.
plan-pC12 = plan C12
    .text = Needs 6 titanium. Stop here: 4 on one company track.
plan-pC13 = plan C13
    .text = Needs 3 carbon, 3 minerals. Stop here: 5 coins.
plan-pC14 = plan C14
    .text = Needs 3 carbon, 3 titanium. Stop here: 5 coins.
plan-pC15 = plan C15
    .text = Needs 3 minerals, 3 titanium. Stop here: 5 coins.
plan-pC16 = plan C16
    .text = Needs 5 energy. Stop here: 3 research points, 1 coin.
plan-pC17 = plan C17
    .text = Needs 4 energy. Stop here: 2 on one company track, remove 1 outpost.
plan-pC18 = plan C18
    .text = Needs 6 energy. Stop here: remove 2 outposts, 2 coins.
plan-pC19 = plan C19
    .text = Needs 2 other research cards. Stop here: 3 research points.
plan-pC20 = plan C20
    .text = Needs 1 field scientist card, 2 energy. Stop here: 4 on the tank track.
plan-pC21 = plan C21
    .text = Needs 1 other research card, 4 of one resource. Stop here: 5 coins.
plan-pC22 = plan C22
    .text = Needs 6 of one resource. Stop here: 4 on one company track.
plan-pC23 = plan C23
    .text = Needs 5 of one resource, 1 energy. Stop here: 3 research points, 1 coin.
plan-pC24 = plan C24
    .text = Needs 7 of one resource. Stop here: 6 coins.
plan-SP2 = special plan 2
    .text = Pay 2 coins to move onto it. Worth 4 at the end.
special-SP2 = special plan 2
    .text = Pay 2 coins to move onto it. Worth 4 at the end.
plan-SP3 = special plan 3
    .text = Pay 2 coins to move onto it. Worth 5 at the end.
special-SP3 = special plan 3
    .text = Pay 2 coins to move onto it. Worth 5 at the end.
plan-SP4 = special plan 4
    .text = Pay 3 coins to move onto it. Worth 6 at the end.
special-SP4 = special plan 4
    .text = Pay 3 coins to move onto it. Worth 6 at the end.
plan-SP5 = special plan 5
    .text = Pay 3 coins to move onto it. Worth 7 at the end.
special-SP5 = special plan 5
    .text = Pay 3 coins to move onto it. Worth 7 at the end.
plan-SP6 = special plan 6
    .text = Pay 4 coins to move onto it. Worth 9 at the end.
special-SP6 = special plan 6
    .text = Pay 4 coins to move onto it. Worth 9 at the end.
plan-SP7 = special plan 7
    .text = Pay 4 coins to move onto it. Worth 10 at the end.
special-SP7 = special plan 7
    .text = Pay 4 coins to move onto it. Worth 10 at the end.
plan-ST01 = the plan of token 1
    .text = Needs 2 titanium. Stop here: 1 coin.
token-ST01 = token 1
    .text = Start with 3 on the Skymine track, 1 on the Astrogo track. To rest: 2 energy, 2 carbon, 1 minerals. Needs 2 titanium. Stop here: 1 coin.
plan-ST02 = the plan of token 2
    .text = Needs 2 minerals. Stop here: 1 research point.
token-ST02 = token 2
    .text = Start with 2 on the Minerva track, 1 on the tank track. To rest: 2 titanium, 1 carbon, 1 energy. Needs 2 minerals. Stop here: 1 research point.
plan-ST03 = the plan of token 3
    .text = Needs 2 carbon. Stop here: 1 coin.
token-ST03 = token 3
    .text = Start with 3 on the Astrogo track, 1 on the Minerva track. To rest: 2 energy, 2 minerals, 1 titanium. Needs 2 carbon. Stop here: 1 coin.
plan-ST04 = the plan of token 4
    .text = Needs 2 titanium. Stop here: 1 research point.
token-ST04 = token 4
    .text = Start with 2 on the Tawac track, 1 on the tank track. To rest: 2 carbon, 1 minerals, 1 energy. Needs 2 titanium. Stop here: 1 research point.
plan-ST05 = the plan of token 5
    .text = Needs 2 minerals. Stop here: 1 coin.
token-ST05 = token 5
    .text = Start with 4 on the Minerva track. To rest: 2 energy, 2 titanium, 1 carbon. Needs 2 minerals. Stop here: 1 coin.
plan-ST06 = the plan of token 6
    .text = Needs 2 titanium. Stop here: 1 coin.
token-ST06 = token 6
    .text = Start with 4 on the Tawac track. To rest: 2 energy, 2 carbon, 1 titanium. Needs 2 titanium. Stop here: 1 coin.
plan-ST07 = the plan of token 7
    .text = Needs 2 carbon. Stop here: 1 research point.
token-ST07 = token 7
    .text = Start with 2 on the Skymine track, 1 on the tank track. To rest: 2 minerals, 1 titanium, 1 energy. Needs 2 carbon. Stop here: 1 research point.
plan-ST08 = the plan of token 8
    .text = Needs 2 minerals. Stop here: 1 research point.
token-ST08 = token 8
    .text = Start with 2 on the Astrogo track, 1 on the tank track. To rest: 2 carbon, 1 titanium, 1 energy. Needs 2 minerals. Stop here: 1 research point.
plan-ST09 = the plan of token 9
    .text = Needs 2 titanium. Stop here: 1 on the tank track.
token-ST09 = token 9
    .text = Start with 2 on the tank track, 1 on the Skymine track. To rest: 1 carbon, 1 minerals, 1 energy. Needs 2 titanium. Stop here: 1 on the tank track.
plan-ST10 = the plan of token 10
    .text = Needs 2 carbon. Stop here: 1 on the tank track.
token-ST10 = token 10
    .text = Start with 2 on the tank track, 1 on the Tawac track. To rest: 1 minerals, 1 titanium, 1 energy. Needs 2 carbon. Stop here: 1 on the tank track.
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

space-majority-science = the research majority
space-majority-titanium = the titanium majority
space-majority-minerals = the minerals majority
space-majority-carbon = the carbon majority
space-majority-energy = the energy majority
space-first-player = the first player space
space-buy = the buy space
space-sell = the sell space
space-tile-science = the scientist tile space
space-tile-field = the field tile space
space-tile-energy = the energy tile space
space-tile-plus1 = the +1 tile space
space-skymine-1 = bonus space 1 of the Skymine track
space-skymine-2 = bonus space 2 of the Skymine track
space-minerva-1 = bonus space 1 of the Minerva track
space-minerva-2 = bonus space 2 of the Minerva track
space-astrogo-1 = bonus space 1 of the Astrogo track
space-astrogo-2 = bonus space 2 of the Astrogo track
space-tawac-1 = bonus space 1 of the Tawac track
space-tawac-2 = bonus space 2 of the Tawac track
space-private-1 = the personal bonus space
space-private-2 = the personal bonus space
space-private-3 = the personal bonus space
space-private-4 = the personal bonus space

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
threat-TH1 = Singularity
    .text = Pass 40 on the research track. Else the game ends after round 6.
threat-TH2 = Market tremor
    .text = 3 more energy. Else the most valuable station counts 2 coins less.
threat-TH3 = Time loop
    .text = Pass 25 on the tank track and 20 on the research track. Else another game follows, and results are averaged.
threat-TH4 = Energy plague
    .text = Remove 2 energy cards from your hand. Else all lose their energy cards.
threat-TH5 = Currency worm
    .text = Pay 6 coins. Else all lose their coins.
threat-TH6 = Tank parasite
    .text = Pass 40 on the tank track. Else tanks count nothing.

## Luna

luna-I-1 = card I-1
luna-I-2 = card I-2
luna-I-3 = card I-3
luna-I-4 = card I-4
luna-I-5 = card I-5
luna-I-6 = card I-6
luna-I-7 = card I-7
luna-I-8 = card I-8
luna-I-9 = card I-9
luna-I-10 = card I-10
luna-I-11 = card I-11
luna-I-12 = card I-12
luna-II-1 = card II-1
luna-II-2 = card II-2
luna-II-3 = card II-3
luna-II-4 = card II-4
luna-II-5 = card II-5
luna-II-6 = card II-6
luna-II-7 = card II-7
rule-most_valuable = the most valuable company
rule-second_most_valuable = the second most valuable company
rule-two_most_valuable_each = the two most valuable companies
rule-least_valuable = the least valuable company
rule-lead_biggest_margin = where she leads by most
rule-two_lead_biggest_margin_each = the two where she leads by most
rule-all_four_each = all four companies
automaton-lunas = Luna

## Options

option-board = Board
board-moon = the Moon
board-belt = the Belt
option-track_skymine = Skymine track
track_skymine-random = random
track_skymine-A1 = A1
track_skymine-A2 = A2
track_skymine-B1 = B1
track_skymine-B2 = B2
track_skymine-C1 = C1
track_skymine-C2 = C2
track_skymine-D1 = D1
track_skymine-D2 = D2
track_skymine-E1 = E1
track_skymine-E2 = E2
option-track_minerva = Minerva track
track_minerva-random = random
track_minerva-A1 = A1
track_minerva-A2 = A2
track_minerva-B1 = B1
track_minerva-B2 = B2
track_minerva-C1 = C1
track_minerva-C2 = C2
track_minerva-D1 = D1
track_minerva-D2 = D2
track_minerva-E1 = E1
track_minerva-E2 = E2
option-track_astrogo = Astrogo track
track_astrogo-random = random
track_astrogo-A1 = A1
track_astrogo-A2 = A2
track_astrogo-B1 = B1
track_astrogo-B2 = B2
track_astrogo-C1 = C1
track_astrogo-C2 = C2
track_astrogo-D1 = D1
track_astrogo-D2 = D2
track_astrogo-E1 = E1
track_astrogo-E2 = E2
option-track_tawac = Tawac track
track_tawac-random = random
track_tawac-A1 = A1
track_tawac-A2 = A2
track_tawac-B1 = B1
track_tawac-B2 = B2
track_tawac-C1 = C1
track_tawac-C2 = C2
track_tawac-D1 = D1
track_tawac-D2 = D2
track_tawac-E1 = E1
track_tawac-E2 = E2
option-tokens = Starting research tokens
tokens-dealt = two dealt, one kept
tokens-fixed = those of the first game
option-linked_slots = Linked slots
option-missions = Mission cards
option-outposts = Outposts from the start
option-threat = Threat card
threat-none = none
threat-random = random
option-time_loops = Repeated games of a time loop, at most
option-lunas = Lunas
lunas-0 = level 0, easy
lunas-1 = level 1, easy
lunas-2 = level 2, standard
lunas-3 = level 3, advanced
lunas-4 = level 4, advanced
lunas-5 = level 5, advanced
lunas-6 = level 6, advanced
lunas-7 = level 7, advanced
lunas-8 = level 8, advanced
lunas-none = none
preset-first_game = First game

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
ask-plan-cards = Which cards do you plan for this round?
ask-turn = Which action do you take?
ask-acquire = { $units } units: do you acquire a card?
ask-spend-units =
    { $units ->
        [one] One unit: on which track?
       *[other] { $units } units: on which tracks?
    }
ask-pay-barrier = Do you pay for the barrier and move on?
ask-expand = { $energy } energy left: which place do you enter?
ask-take-pieces = From which columns do the { $pieces } outposts come?
ask-return-piece = To which column does the ousted piece return?
ask-flip-plan = Do you pay 2 coins to flip a plan?
ask-move-upload = How far do you upload?
ask-spend-points =
    { $points ->
        [one] One research point: how do you spend it?
       *[other] { $points } research points: how do you spend them?
    }
ask-put-plan = On which screen do you put the plan?
ask-choose-track =
    { $spaces ->
        [one] One space: on which track?
       *[other] { $spaces } spaces: on which track?
    }
ask-spread = On which track do you move next?
ask-remove-outpost = Which outpost leaves the game?
ask-buy-card = Which card do you buy?
ask-sell-card = Which card do you remove for its cost plus { $plus }?
ask-choose-effect = Which of the two do you take?
ask-remove-for-action = Which card do you remove?
ask-perform-or-retake = Do you perform the card, or pay 2 coins for a removed one?
ask-choose-company = { $energy } energy: which company expands?
ask-retake-now = Which removed card do you take?
ask-retake = Do you pay 2 coins for a removed card?
ask-remove-energy-card = Which energy card do you remove?
ask-take-stack = Which resting deck do you take into your hand?
ask-rest-card = Where does the card rest?
ask-claim-tasks = Do you claim a task?
ask-choose-share = Of which company is your free share?

## Moves

move-keep = Keep { $token }
move-plan = Plan { $card } on { $slot }
move-ready = Ready
move-use = Use the resource cards { $slots }
move-acquire = Acquire the card on space { $display }
move-advance = { $spaces } on the { $company } track
move-expand = Expand { $company }
move-enter = Enter { $place } for { $energy } energy
move-take-pieces = Take { $first }, { $second } and { $third } from the columns
move-return = To column { $column } of { $company }
move-science = Use the research scientists on { $area }
move-flip =
    { $screen ->
        [0] Flip nothing
       *[other] Flip the plan on screen { $screen }
    }
move-upload = Upload to step { $screen }
move-take-plan = Take the plan on { $research }
move-take-special = Take { $special }
move-take-coins =
    { $coins ->
        [one] Take 1 coin
       *[other] Take { $coins } coins
    }
move-put-plan =
    { $screen ->
        [0] Discard { $plan }
       *[other] Put { $plan } on screen { $screen }
    }
move-field = Use the field scientists on { $area }
move-marker = Place a bonus marker on { $space }, step { $step }
move-remove = Remove { $card }
move-buy = Buy the card on space { $display }
move-track = The { $company } track
move-pay-barrier = Pay for the barrier of the { $company } track
move-remove-outpost = Remove from column { $column } of { $company }
move-choose =
    { $number ->
        [0] The first
       *[other] The second
    }
move-retake = Take { $card } from the removed cards
move-drop-out = Drop out of the action phase
move-take-stack = Take the deck of { $slot }
move-rest = Rest { $card } on { $slot }
move-plus = Put the +1 resource tile on { $slot }
move-claim = Claim the task: { $task }
move-decline = No
move-done = Done
move-neutralise = Neutralize the threat
move-share = { $company }

## Effects

effect-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
effect-helium = { $n } on the tank track
effect-points =
    { $n ->
        [one] 1 research point
       *[other] { $n } research points
    }
effect-track = { $n } on the { $company } track
company-any = chosen
company-expanded = expanded
effect-spread = spaces on other tracks
effect-remove-outpost =
    { $n ->
        [one] remove 1 outpost
       *[other] remove { $n } outposts
    }
effect-coins-per = coins for { $symbol }, minus { $minus }
effect-buy = buy a card with coins, { $discount } off
effect-sell = the printed cost plus { $plus } coins
effect-perform = perform the removed card
effect-from-removed = pay { $pay } coins for a removed card
effect-first = the first player marker
effect-tile = the { $tile }

## What happened

event-round = Round { $round }: { $seat } is the first player.
    .heading = Round { $round }
event-token-kept = { $seat } keeps { $token }.
event-token-kept-hidden = { $seat } keeps a starting research token.
event-planned = { $seat } plans { $card } on { $slot }.
event-planned-hidden = { $seat } plans a card.
event-revealed = { $seat } has { $card } on { $slot }.
event-resources-used = { $seat } uses { $units } units.
event-acquired = { $seat } acquires { $card }.
event-moved = { $seat } moves from { $leaving } to { $reaching } on the { $company } track.
event-barrier-paid = { $seat } pays { $coins } for a barrier of the { $company } track.
event-threshold = { $seat } crosses a threshold of the { $company } track.
event-coins-gained =
    { $coins ->
        [one] { $seat } gains 1 coin.
       *[other] { $seat } gains { $coins } coins.
    }
event-coins-paid =
    { $coins ->
        [one] { $seat } pays 1 coin.
       *[other] { $seat } pays { $coins } coins.
    }
event-tank-moved = { $seat } moves to { $reaching } on the tank track.
event-slot-opened = { $seat } switches on { $slot }.
event-expanding = { $seat } expands { $company } with { $energy } energy.
event-entered = { $seat } enters { $place } with { $company }.
event-ousted = { $seat } ousts { $company } from { $place }.
event-pieces-taken = { $company } gives pieces from its columns: { $first }, { $second }, { $third }.
event-returned = A piece returns to column { $column } of { $company }.
event-left-game = A { $piece } of { $company } leaves the game.
event-science-used = { $seat } uses research scientists.
event-flipped = { $seat } flips { $plan }.
event-uploaded = { $seat } uploads from { $leaving } to { $reaching }.
event-plan-taken = { $seat } takes { $plan }.
event-plan-put = { $seat } puts { $plan } on screen { $screen }.
event-plan-discarded = { $seat } discards { $plan }.
event-plan-dealt = New in the research display: { $plan }.
event-supplement-taken = { $seat } takes { $coins } from the supplement space.
event-field-used = { $seat } uses field scientists.
event-marker-placed = { $seat } places a bonus marker on { $space }.
event-card-removed = { $seat } removes { $card }.
event-card-retaken = { $seat } takes { $card } from the removed cards.
event-first-taken = { $seat } has the first player marker.
event-tile-reserved = { $seat } reserves the { $tile }.
event-tile-taken = { $seat } takes the { $tile }.
event-plus-put = { $seat } puts the +1 resource tile on { $card }.
event-dropped-out = { $seat } drops out.
event-stack-taken = { $seat } takes the resting deck of { $slot }.
event-rested = { $seat } rests { $card } on { $slot }.
event-special-revealed = { $special } can be taken from now on.
event-card-dealt = New in the card display: { $card }.
event-task-claimed = { $seat } claims a task: { $task }.
event-status-unlocked = { $seat } has a personal bonus space now.
event-outpost-removed = { $seat } removes an outpost of { $company }, column { $column }.
event-threat-neutralised = { $seat } neutralizes the threat: { $threat }.
event-threat-struck = The threat strikes: { $threat }.
event-share-chosen = { $seat } has a free share of { $company }.
event-ended = The game ends after round { $round }.
    .heading = The end
event-loop = The time loop begins anew.
    .heading = Game { $count } of the loop is over
event-luna-card = { $seat } turns over { $luna } on { $slot }.
event-luna-majority = { $seat } shows { $luna } on a majority slot.
event-luna-chose = { $seat } goes by { $rule }: { $company }.
event-luna-took = { $seat } takes { $card }.
event-luna-done = { $seat } has played her cards; { $luna } lies on top.
event-units-lost = { $seat } loses { $count } units.

## Chance

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
score-coins = Coins
score-skymine = Skymine
score-minerva = Minerva
score-astrogo = Astrogo
score-tawac = Tawac
score-shares = { $shares } shares of { $value }
score-tank = Tank track
score-research = Research track
score-screens = screens
score-specials = special research plans
score-loop = Average of the time loop
