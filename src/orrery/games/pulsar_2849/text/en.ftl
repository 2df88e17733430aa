# Pulsar 2849

title = Pulsar 2849
about = Draft dice, fly, claim pulsars and light up the galaxy.
round = Round


## Locations

place-E1 = entry gate E1
place-E2 = entry gate E2
place-E3 = entry gate E3
place-E4 = entry gate E4
place-S1 = system S1
place-S2 = system S2
place-S3 = system S3
place-S4 = system S4
place-S5 = system S5
place-S6 = system S6
place-S7 = system S7
place-S8 = system S8
place-S9 = system S9
place-S10 = system S10
place-S11 = system S11
place-S12 = system S12
place-S13 = system S13
place-S14 = system S14
place-S15 = system S15
place-S16 = system S16
place-P1 = pulsar P1
place-P2 = pulsar P2
place-P3 = pulsar P3
place-P4 = pulsar P4
place-P5 = pulsar P5
place-P6 = pulsar P6
place-P7 = pulsar P7
place-P8 = pulsar P8
place-P9 = pulsar P9
place-P10 = pulsar P10
place-P11 = pulsar P11
place-P12 = pulsar P12
place-P13 = pulsar P13
place-I1 = isolated pulsar I1
place-I2 = isolated pulsar I2
place-I3 = isolated pulsar I3
place-G1 = green gate G1
place-G2 = green gate G2
place-G3 = green gate G3
place-G4 = green gate G4
place-G5 = green gate G5
place-G6 = green gate G6
place-G7 = green gate G7
place-G8 = green gate G8
place-G9 = green gate G9
place-G10 = green gate G10
place-G11 = green gate G11
place-G12 = green gate G12
place-G13 = green gate G13
place-G14 = green gate G14
place-G15 = green gate G15
place-G16 = green gate G16
place-G17 = green gate G17
place-O1 = orange gate O1
place-O2 = orange gate O2
place-O3 = orange gate O3
place-O4 = orange gate O4
place-O5 = orange gate O5
place-O6 = orange gate O6
place-O7 = orange gate O7
place-O8 = orange gate O8
place-O9 = orange gate O9
place-O10 = orange gate O10
place-O11 = orange gate O11
place-O12 = orange gate O12
place-O13 = orange gate O13
place-O14 = orange gate O14
place-O15 = orange gate O15
place-O16 = orange gate O16
place-O17 = orange gate O17
place-M1 = magenta gate M1
place-M2 = magenta gate M2
place-M3 = magenta gate M3
place-M4 = magenta gate M4
place-M5 = magenta gate M5
place-M6 = magenta gate M6
place-M7 = magenta gate M7
place-M8 = magenta gate M8
place-M9 = magenta gate M9
place-M10 = magenta gate M10
place-M11 = magenta gate M11
place-M12 = magenta gate M12
place-M13 = magenta gate M13
place-M14 = magenta gate M14
place-M15 = magenta gate M15
place-M16 = magenta gate M16
place-M17 = magenta gate M17

entry-E1 = entry gate E1
entry-E2 = entry gate E2
entry-E3 = entry gate E3
entry-E4 = entry gate E4

pulsar-P1 = pulsar P1
pulsar-P2 = pulsar P2
pulsar-P3 = pulsar P3
pulsar-P4 = pulsar P4
pulsar-P5 = pulsar P5
pulsar-P6 = pulsar P6
pulsar-P7 = pulsar P7
pulsar-P8 = pulsar P8
pulsar-P9 = pulsar P9
pulsar-P10 = pulsar P10
pulsar-P11 = pulsar P11
pulsar-P12 = pulsar P12
pulsar-P13 = pulsar P13
pulsar-I1 = isolated pulsar I1
pulsar-I2 = isolated pulsar I2
pulsar-I3 = isolated pulsar I3

isolated-I1 = isolated pulsar I1
isolated-I2 = isolated pulsar I2
isolated-I3 = isolated pulsar I3

from-E1 = entry gate E1
from-E2 = entry gate E2
from-E3 = entry gate E3
from-E4 = entry gate E4
from-S1 = system S1
from-S2 = system S2
from-S3 = system S3
from-S4 = system S4
from-S5 = system S5
from-S6 = system S6
from-S7 = system S7
from-S8 = system S8
from-S9 = system S9
from-S10 = system S10
from-S11 = system S11
from-S12 = system S12
from-S13 = system S13
from-S14 = system S14
from-S15 = system S15
from-S16 = system S16
from-P1 = pulsar P1
from-P2 = pulsar P2
from-P3 = pulsar P3
from-P4 = pulsar P4
from-P5 = pulsar P5
from-P6 = pulsar P6
from-P7 = pulsar P7
from-P8 = pulsar P8
from-P9 = pulsar P9
from-P10 = pulsar P10
from-P11 = pulsar P11
from-P12 = pulsar P12
from-P13 = pulsar P13
from-I1 = isolated pulsar I1
from-I2 = isolated pulsar I2
from-I3 = isolated pulsar I3
from-G1 = green gate G1
from-G2 = green gate G2
from-G3 = green gate G3
from-G4 = green gate G4
from-G5 = green gate G5
from-G6 = green gate G6
from-G7 = green gate G7
from-G8 = green gate G8
from-G9 = green gate G9
from-G10 = green gate G10
from-G11 = green gate G11
from-G12 = green gate G12
from-G13 = green gate G13
from-G14 = green gate G14
from-G15 = green gate G15
from-G16 = green gate G16
from-G17 = green gate G17
from-O1 = orange gate O1
from-O2 = orange gate O2
from-O3 = orange gate O3
from-O4 = orange gate O4
from-O5 = orange gate O5
from-O6 = orange gate O6
from-O7 = orange gate O7
from-O8 = orange gate O8
from-O9 = orange gate O9
from-O10 = orange gate O10
from-O11 = orange gate O11
from-O12 = orange gate O12
from-O13 = orange gate O13
from-O14 = orange gate O14
from-O15 = orange gate O15
from-O16 = orange gate O16
from-O17 = orange gate O17
from-M1 = magenta gate M1
from-M2 = magenta gate M2
from-M3 = magenta gate M3
from-M4 = magenta gate M4
from-M5 = magenta gate M5
from-M6 = magenta gate M6
from-M7 = magenta gate M7
from-M8 = magenta gate M8
from-M9 = magenta gate M9
from-M10 = magenta gate M10
from-M11 = magenta gate M11
from-M12 = magenta gate M12
from-M13 = magenta gate M13
from-M14 = magenta gate M14
from-M15 = magenta gate M15
from-M16 = magenta gate M16
from-M17 = magenta gate M17

## Dice and tokens

die-silver-1 = silver 1
die-silver-2 = silver 2
die-silver-3 = silver 3
die-silver-4 = silver 4
die-silver-5 = silver 5
die-silver-6 = silver 6
die-red-0 = red 0
die-red-1 = red 1
die-red-2 = red 2
die-red-3 = red 3
die-red-4 = red 4
die-red-5 = red 5
die-red-6 = red 6

modifier-none = no token
    .suffix = { "" }
modifier-minus-one = −1
    .suffix = { " (−1)" }
modifier-plus-one = +1
    .suffix = { " (+1)" }
modifier-plus-two = +2
    .suffix = { " (+2)" }

token-plus-minus = ±1 modifier
    .many = ±1 modifiers
token-plus-two = +2 modifier
    .many = +2 modifiers

median-1 = on 1
median-1-2 = between 1 and 2
median-2 = on 2
median-2-3 = between 2 and 3
median-3 = on 3
median-3-4 = between 3 and 4
median-4 = on 4
median-4-5 = between 4 and 5
median-5 = on 5
median-5-6 = between 5 and 6
median-6 = on 6

track-initiative = initiative
    .front = { " and move your initiative counter" }
    .rear = { " and move your rear initiative counter" }
track-engineering = engineering
    .front = { " and move your engineering counter" }
    .rear = { " and move your rear engineering counter" }
track-none = no track
    .front = { " (no counter moves)" }
    .rear = { " (no counter moves)" }

## Gyrodynes, planets, gates

type-small = small
type-medium = medium
type-large = large

planet-blue = blue
planet-barren = barren

colour-green = green
    .suffix = { " through green gates" }
colour-orange = orange
    .suffix = { " through orange gates" }
colour-magenta = magenta
    .suffix = { " through magenta gates" }
colour-none = no color
    .suffix = { "" }

run-a = gate run a
    .suffix = { " as gate run a" }
run-b = gate run b
    .suffix = { " as gate run b" }
run-c = gate run c
    .suffix = { " as gate run c" }
run-d = gate run d
    .suffix = { " as gate run d" }
run-e = gate run e
    .suffix = { " as gate run e" }
run-f = gate run f
    .suffix = { " as gate run f" }
run-g = gate run g
    .suffix = { " as gate run g" }
run-h = gate run h
    .suffix = { " as gate run h" }
run-none = no gate run
    .suffix = { "" }

side-left = left
side-right = right
end-left = left
end-right = right

## Planetary systems

system-SYS1 = System tile 1
    .text = Planets: blue, blue, blue, blue. Bonus: a red 1 as bonus die.
    .bonus = a red 1 as bonus die
system-SYS2 = System tile 2
    .text = Planets: blue, blue, blue (4 players). Bonus: a red 1 as bonus die.
    .bonus = a red 1 as bonus die
system-SYS3 = System tile 3
    .text = Planets: blue, blue (4 players), barren. Bonus: a red 2 as bonus die.
    .bonus = a red 2 as bonus die
system-SYS4 = System tile 4
    .text = Planets: blue, barren. Bonus: a small gyrodyne and a ±1 modifier.
    .bonus = a small gyrodyne and a ±1 modifier
system-SYS5 = System tile 5
    .text = Planets: blue, barren, barren. Bonus: a medium gyrodyne and a ±1 modifier.
    .bonus = a medium gyrodyne and a ±1 modifier
system-SYS6 = System tile 6
    .text = Planets: blue, barren, barren (4 players). Bonus: a large gyrodyne and a ±1 modifier.
    .bonus = a large gyrodyne and a ±1 modifier
system-SYS7 = System tile 7
    .text = Planets: blue, blue (3+ players), barren. Bonus: a gyrodyne of any type.
    .bonus = a gyrodyne of any type
system-SYS8 = System tile 8
    .text = Planets: blue, blue (3+ players), barren. Bonus: a small or medium gyrodyne.
    .bonus = a small or medium gyrodyne
system-SYS9 = System tile 9
    .text = Planets: blue, blue (4 players), barren, barren (4 players). Bonus: a small or large gyrodyne.
    .bonus = a small or large gyrodyne
system-SYS10 = System tile 10
    .text = Planets: blue, blue, barren (4 players). Bonus: a medium or large gyrodyne.
    .bonus = a medium or large gyrodyne
system-SYS11 = System tile 11
    .text = Planets: blue, barren, barren. Bonus: 2 engineering cubes.
    .bonus = 2 engineering cubes
system-SYS12 = System tile 12
    .text = Planets: blue, barren. Bonus: 1 engineering cube and a ±1 modifier.
    .bonus = 1 engineering cube and a ±1 modifier
system-SYS13 = System tile 13
    .text = Planets: blue, barren, barren. Bonus: 1 engineering cube and a +2 modifier.
    .bonus = 1 engineering cube and a +2 modifier
system-SYS14 = System tile 14
    .text = Planets: blue, blue (3+ players). Bonus: 2 ±1 modifiers.
    .bonus = 2 ±1 modifiers
system-SYS15 = System tile 15
    .text = Planets: blue, blue (4 players), barren (3+ players), barren (4 players). Bonus: a ±1 modifier and a +2 modifier.
    .bonus = a ±1 modifier and a +2 modifier
system-SYS16 = System tile 16
    .text = Planets: blue, blue, barren (4 players). Bonus: a ±1 modifier and a +2 modifier.
    .bonus = a ±1 modifier and a +2 modifier
system-SYS17 = System tile 17
    .text = Planets: blue, blue. Bonus: 2 engineering cubes.
    .bonus = 2 engineering cubes

## Exploration bonus tiles

exploration-XB_P4 = 4 points
    .text = Score 4 points.
exploration-XB_P5 = 5 points
    .text = Score 5 points.
exploration-XB_CUBES = 2 engineering cubes
    .text = Gain 2 engineering cubes.
exploration-XB_MOD = a ±1 and a +2 modifier
    .text = Gain a ±1 modifier and a +2 modifier.
exploration-XB_BASE = an extra base
    .text = Keep this tile: it counts as 1 more base when bases are scored.

## Transmitters

transmitter-A1 = Transmitter A1
    .text = Costs 3. Half-die: 1 left. Every production phase: 1 point.
    .production = 1 point
transmitter-A2 = Transmitter A2
    .text = Costs 1 and 4. Half-dice: 1 left, 2 right. Every production phase: 1 engineering cube.
    .production = 1 engineering cube
transmitter-A3 = Transmitter A3
    .text = Costs 2 and 3. Half-die: 2 left. At once: 1 point. Every production phase: 1 engineering cube.
    .production = 1 engineering cube
transmitter-A4 = Transmitter A4
    .text = Costs 2 and 5. Half-dice: 1 left, 1 right. At once: a teleport to a pulsar. Every production phase: 1 point.
    .production = 1 point
transmitter-A5 = Transmitter A5
    .text = Costs 1 and 6. Half-die: 3 left. At once: 2 points. Every production phase: 2 points.
    .production = 2 points
transmitter-A6 = Transmitter A6
    .text = Costs 4 and 5. Half-dice: 0 left, 2 right. At once: the claim of an isolated pulsar. Every production phase: 1 point.
    .production = 1 point
transmitter-A7 = Transmitter A7
    .text = Costs 3 and 4. Half-dice: 1 left, 3 right. Every production phase: 3 points for 1 engineering cube.
    .production = 3 points for 1 engineering cube
transmitter-A8 = Transmitter A8
    .text = Costs 1, 2 and 6. Half-dice: 2 left, 2 right. At once: a teleport to any location. Every production phase: 2 engineering cubes.
    .production = 2 engineering cubes
transmitter-B1 = Transmitter B1
    .text = Costs 4. Half-die: 1 left. At once: 2 points. Every production phase: 1 point.
    .production = 1 point
transmitter-B2 = Transmitter B2
    .text = Costs 1 and 5. Half-dice: 2 left, 1 right. At once: 2 points. Every production phase: 1 engineering cube.
    .production = 1 engineering cube
transmitter-B3 = Transmitter B3
    .text = Costs 2 and 4. Half-die: 3 left. At once: the claim of an isolated pulsar. Every production phase: 1 point.
    .production = 1 point
transmitter-B4 = Transmitter B4
    .text = Costs 3 and 6. Half-dice: 1 left, 2 right. Every production phase: 3 points.
    .production = 3 points
transmitter-B5 = Transmitter B5
    .text = Costs 2 and 6. Half-dice: 0 left, 3 right. At once: a teleport to a planetary system. Every production phase: 2 points.
    .production = 2 points
transmitter-B6 = Transmitter B6
    .text = Costs 3 and 5. Half-dice: 2 left, 2 right. At once: 3 points. Every production phase: 4 points for 1 engineering cube.
    .production = 4 points for 1 engineering cube
transmitter-B7 = Transmitter B7
    .text = Costs 1, 3 and 5. Half-dice: 3 left, 1 right. At once: 6 points. Every production phase: 3 points.
    .production = 3 points
transmitter-B8 = Transmitter B8
    .text = Costs 4 and 6. Half-die: 2 left. At once: 3 points. Every production phase: 2 engineering cubes.
    .production = 2 engineering cubes
transmitter-C1 = Transmitter C1
    .text = Costs 5. No link. At once: 5 points. Every production phase: 1 point.
    .production = 1 point
transmitter-C2 = Transmitter C2
    .text = Costs 2 and 3. Half-die: 3 left. At once: 7 points. Every production phase: 1 engineering cube.
    .production = 1 engineering cube
transmitter-C3 = Transmitter C3
    .text = Costs 1 and 6. Half-dice: 1 left, 3 right. At once: 6 points. Every production phase: 2 engineering cubes.
    .production = 2 engineering cubes
transmitter-C4 = Transmitter C4
    .text = Costs 4 and 5. Half-dice: 2 left, 2 right. At once: a teleport to any location. Every production phase: 3 points.
    .production = 3 points
transmitter-C5 = Transmitter C5
    .text = Costs 3 and 6. Half-die: 3 left. At once: 5 points. Every production phase: 4 points.
    .production = 4 points
transmitter-C6 = Transmitter C6
    .text = Costs 2 and 5. Half-dice: 1 left, 2 right. At once: the claim of an isolated pulsar. Every production phase: 3 points.
    .production = 3 points
transmitter-C7 = Transmitter C7
    .text = Costs 1 and 4. Half-dice: 0 left, 3 right. At once: 6 points. Every production phase: 4 points for 1 engineering cube.
    .production = 4 points for 1 engineering cube
transmitter-C8 = Transmitter C8
    .text = Costs 2, 4 and 6. Half-dice: 3 left, 3 right. At once: 13 points. Every production phase: 3 points.
    .production = 3 points

neighbour-A1 = Transmitter A1
neighbour-A2 = Transmitter A2
neighbour-A3 = Transmitter A3
neighbour-A4 = Transmitter A4
neighbour-A5 = Transmitter A5
neighbour-A6 = Transmitter A6
neighbour-A7 = Transmitter A7
neighbour-A8 = Transmitter A8
neighbour-B1 = Transmitter B1
neighbour-B2 = Transmitter B2
neighbour-B3 = Transmitter B3
neighbour-B4 = Transmitter B4
neighbour-B5 = Transmitter B5
neighbour-B6 = Transmitter B6
neighbour-B7 = Transmitter B7
neighbour-B8 = Transmitter B8
neighbour-C1 = Transmitter C1
neighbour-C2 = Transmitter C2
neighbour-C3 = Transmitter C3
neighbour-C4 = Transmitter C4
neighbour-C5 = Transmitter C5
neighbour-C6 = Transmitter C6
neighbour-C7 = Transmitter C7
neighbour-C8 = Transmitter C8

## Headquarters

sheet-A1 = HQ board A1
    .hint = more gyrodynes
    .text = Projects and their dice: a (4): 2 gyrodynes of different types; b (1): a small gyrodyne and a ±1 modifier; c (2): a ±1 modifier and a +2 modifier; d (3): a gyrodyne of any type and 1 engineering cube; e (1): a gate run (1 point per green gate); f (6): 7 points and a gyrodyne of any type; g (2): a gate run (2 points per orange gate); h (5): 12 points and a gate run (2 points per gate of one color).
sheet-A2 = HQ board A2
    .hint = more gate runs
    .text = Projects and their dice: a (4): a gyrodyne of any type and a gate run (2 points per orange gate); b (1): a gate run (1 point per green gate); c (2): a ±1 modifier and a +2 modifier; d (1): 1 engineering cube and an exploration bonus tile; e (3): a die doubler (silver 2, red 1) and a ±1 modifier; f (2): a gate run (2 points per gate of one color); g (6): 8 points and a gate run (2 points per magenta gate); h (5): 5 points and a gate run (4 points per gate of one color).
sheet-B1 = HQ board B1
    .hint = more gyrodynes
    .text = Projects and their dice: a (2): a gate run (2 points per magenta gate); b (4): 2 gyrodynes of different types and a ±1 modifier; c (1): 1 engineering cube and a +2 modifier; d (3): a medium or large gyrodyne and a ±1 modifier; e (2): 1 engineering cube and an exploration bonus tile; f (4): 4 points and a gate run (2 points per orange gate); g (6): a die doubler (silver 5, red 2); h (5): 10 points and a gate run (3 points per gate of one color).
sheet-B2 = HQ board B2
    .hint = more gate runs
    .text = Projects and their dice: a (1): a gate run (1 point per green gate); b (4): 2 points and a gate run (2 points per orange gate); c (2): 2 engineering cubes; d (3): a die doubler (silver 3, red 1); e (1): an exploration bonus tile and a ±1 modifier; f (6): 6 points and a gate run (2 points per gate of one color); g (2): a gate run (2 points per magenta gate); h (5): 3 points, a +2 modifier and a gate run (4 points per gate of one color).
sheet-C1 = HQ board C1
    .hint = more gyrodynes
    .text = Projects and their dice: a (1): a small gyrodyne and 1 engineering cube; b (2): 2 ±1 modifiers; c (4): a large gyrodyne and a +2 modifier; d (3): 2 gyrodynes of different types; e (1): a gate run (1 point per green gate); f (2): a gate run (2 points per gate of one color); g (6): 8 points and a medium gyrodyne; h (5): 9 points, an exploration bonus tile and a gate run (2 points per gate of one color).
sheet-C2 = HQ board C2
    .hint = more gate runs
    .text = Projects and their dice: a (2): 2 ±1 modifiers; b (1): 1 engineering cube and a +2 modifier; c (4): 2 points and a gate run (2 points per magenta gate); d (3): 2 points and a gate run (2 points per gate of one color); e (1): a gate run (1 point per green gate); f (6): a die doubler (silver 4, red 3); g (4): 2 points, a +2 modifier and a gate run (2 points per orange gate); h (5): 2 points, an exploration bonus tile and a gate run (4 points per gate of one color).
sheet-D1 = HQ board D1
    .hint = more gyrodynes
    .text = Projects and their dice: a (2): a medium gyrodyne and a ±1 modifier; b (1): 1 engineering cube and a ±1 modifier; c (3): a gyrodyne of any type; d (4): 3 points and a gate run (2 points per magenta gate); e (6): a die doubler (silver 4, red 3); f (2): 1 engineering cube and an exploration bonus tile; g (1): a gate run (1 point per orange gate); h (5): 12 points and a gate run (2 points per gate of one color).
sheet-D2 = HQ board D2
    .hint = more gate runs
    .text = Projects and their dice: a (1): a gate run (1 point per orange gate); b (2): a ±1 modifier and a +2 modifier; c (4): a gyrodyne of any type and a gate run (2 points per green gate); d (2): a gate run (2 points per magenta gate); e (3): a die doubler (silver 2, red 2); f (6): 8 points and a gate run (2 points per orange gate); g (1): 1 engineering cube and an exploration bonus tile; h (5): 4 points, a ±1 modifier and a gate run (4 points per gate of one color).

project-A1a = Project A1a
    .text = Costs a 4. Brings 2 gyrodynes of different types.
    .benefit = 2 gyrodynes of different types
project-A1b = Project A1b
    .text = Costs a 1. Brings a small gyrodyne and a ±1 modifier.
    .benefit = a small gyrodyne and a ±1 modifier
project-A1c = Project A1c
    .text = Costs a 2. Brings a ±1 modifier and a +2 modifier.
    .benefit = a ±1 modifier and a +2 modifier
project-A1d = Project A1d
    .text = Costs a 3, after A1a and A1b. Brings a gyrodyne of any type and 1 engineering cube.
    .benefit = a gyrodyne of any type and 1 engineering cube
project-A1e = Project A1e
    .text = Costs a 1, after A1b and A1c. Brings a gate run (1 point per green gate).
    .benefit = a gate run (1 point per green gate)
project-A1f = Project A1f
    .text = Costs a 6, after A1d. Brings 7 points and a gyrodyne of any type.
    .benefit = 7 points and a gyrodyne of any type
project-A1g = Project A1g
    .text = Costs a 2, after A1e. Brings a gate run (2 points per orange gate).
    .benefit = a gate run (2 points per orange gate)
project-A1h = Project A1h
    .text = Costs a 5, after all the others. Brings 12 points and a gate run (2 points per gate of one color).
    .benefit = 12 points and a gate run (2 points per gate of one color)
project-A2a = Project A2a
    .text = Costs a 4. Brings a gyrodyne of any type and a gate run (2 points per orange gate).
    .benefit = a gyrodyne of any type and a gate run (2 points per orange gate)
project-A2b = Project A2b
    .text = Costs a 1. Brings a gate run (1 point per green gate).
    .benefit = a gate run (1 point per green gate)
project-A2c = Project A2c
    .text = Costs a 2. Brings a ±1 modifier and a +2 modifier.
    .benefit = a ±1 modifier and a +2 modifier
project-A2d = Project A2d
    .text = Costs a 1, after A2a and A2b. Brings 1 engineering cube and an exploration bonus tile.
    .benefit = 1 engineering cube and an exploration bonus tile
project-A2e = Project A2e
    .text = Costs a 3, after A2b and A2c. Brings a die doubler (silver 2, red 1) and a ±1 modifier.
    .benefit = a die doubler (silver 2, red 1) and a ±1 modifier
project-A2f = Project A2f
    .text = Costs a 2, after A2d. Brings a gate run (2 points per gate of one color).
    .benefit = a gate run (2 points per gate of one color)
project-A2g = Project A2g
    .text = Costs a 6, after A2e. Brings 8 points and a gate run (2 points per magenta gate).
    .benefit = 8 points and a gate run (2 points per magenta gate)
project-A2h = Project A2h
    .text = Costs a 5, after all the others. Brings 5 points and a gate run (4 points per gate of one color).
    .benefit = 5 points and a gate run (4 points per gate of one color)
project-B1a = Project B1a
    .text = Costs a 2. Brings a gate run (2 points per magenta gate).
    .benefit = a gate run (2 points per magenta gate)
project-B1b = Project B1b
    .text = Costs a 4. Brings 2 gyrodynes of different types and a ±1 modifier.
    .benefit = 2 gyrodynes of different types and a ±1 modifier
project-B1c = Project B1c
    .text = Costs a 1. Brings 1 engineering cube and a +2 modifier.
    .benefit = 1 engineering cube and a +2 modifier
project-B1d = Project B1d
    .text = Costs a 3, after B1a and B1b. Brings a medium or large gyrodyne and a ±1 modifier.
    .benefit = a medium or large gyrodyne and a ±1 modifier
project-B1e = Project B1e
    .text = Costs a 2, after B1b and B1c. Brings 1 engineering cube and an exploration bonus tile.
    .benefit = 1 engineering cube and an exploration bonus tile
project-B1f = Project B1f
    .text = Costs a 4, after B1d. Brings 4 points and a gate run (2 points per orange gate).
    .benefit = 4 points and a gate run (2 points per orange gate)
project-B1g = Project B1g
    .text = Costs a 6, after B1e. Brings a die doubler (silver 5, red 2).
    .benefit = a die doubler (silver 5, red 2)
project-B1h = Project B1h
    .text = Costs a 5, after all the others. Brings 10 points and a gate run (3 points per gate of one color).
    .benefit = 10 points and a gate run (3 points per gate of one color)
project-B2a = Project B2a
    .text = Costs a 1. Brings a gate run (1 point per green gate).
    .benefit = a gate run (1 point per green gate)
project-B2b = Project B2b
    .text = Costs a 4. Brings 2 points and a gate run (2 points per orange gate).
    .benefit = 2 points and a gate run (2 points per orange gate)
project-B2c = Project B2c
    .text = Costs a 2. Brings 2 engineering cubes.
    .benefit = 2 engineering cubes
project-B2d = Project B2d
    .text = Costs a 3, after B2a and B2b. Brings a die doubler (silver 3, red 1).
    .benefit = a die doubler (silver 3, red 1)
project-B2e = Project B2e
    .text = Costs a 1, after B2b and B2c. Brings an exploration bonus tile and a ±1 modifier.
    .benefit = an exploration bonus tile and a ±1 modifier
project-B2f = Project B2f
    .text = Costs a 6, after B2d. Brings 6 points and a gate run (2 points per gate of one color).
    .benefit = 6 points and a gate run (2 points per gate of one color)
project-B2g = Project B2g
    .text = Costs a 2, after B2e. Brings a gate run (2 points per magenta gate).
    .benefit = a gate run (2 points per magenta gate)
project-B2h = Project B2h
    .text = Costs a 5, after all the others. Brings 3 points, a +2 modifier and a gate run (4 points per gate of one color).
    .benefit = 3 points, a +2 modifier and a gate run (4 points per gate of one color)
project-C1a = Project C1a
    .text = Costs a 1. Brings a small gyrodyne and 1 engineering cube.
    .benefit = a small gyrodyne and 1 engineering cube
project-C1b = Project C1b
    .text = Costs a 2. Brings 2 ±1 modifiers.
    .benefit = 2 ±1 modifiers
project-C1c = Project C1c
    .text = Costs a 4. Brings a large gyrodyne and a +2 modifier.
    .benefit = a large gyrodyne and a +2 modifier
project-C1d = Project C1d
    .text = Costs a 3, after C1a and C1b. Brings 2 gyrodynes of different types.
    .benefit = 2 gyrodynes of different types
project-C1e = Project C1e
    .text = Costs a 1, after C1b and C1c. Brings a gate run (1 point per green gate).
    .benefit = a gate run (1 point per green gate)
project-C1f = Project C1f
    .text = Costs a 2, after C1d. Brings a gate run (2 points per gate of one color).
    .benefit = a gate run (2 points per gate of one color)
project-C1g = Project C1g
    .text = Costs a 6, after C1e. Brings 8 points and a medium gyrodyne.
    .benefit = 8 points and a medium gyrodyne
project-C1h = Project C1h
    .text = Costs a 5, after all the others. Brings 9 points, an exploration bonus tile and a gate run (2 points per gate of one color).
    .benefit = 9 points, an exploration bonus tile and a gate run (2 points per gate of one color)
project-C2a = Project C2a
    .text = Costs a 2. Brings 2 ±1 modifiers.
    .benefit = 2 ±1 modifiers
project-C2b = Project C2b
    .text = Costs a 1. Brings 1 engineering cube and a +2 modifier.
    .benefit = 1 engineering cube and a +2 modifier
project-C2c = Project C2c
    .text = Costs a 4. Brings 2 points and a gate run (2 points per magenta gate).
    .benefit = 2 points and a gate run (2 points per magenta gate)
project-C2d = Project C2d
    .text = Costs a 3, after C2a and C2b. Brings 2 points and a gate run (2 points per gate of one color).
    .benefit = 2 points and a gate run (2 points per gate of one color)
project-C2e = Project C2e
    .text = Costs a 1, after C2b and C2c. Brings a gate run (1 point per green gate).
    .benefit = a gate run (1 point per green gate)
project-C2f = Project C2f
    .text = Costs a 6, after C2d. Brings a die doubler (silver 4, red 3).
    .benefit = a die doubler (silver 4, red 3)
project-C2g = Project C2g
    .text = Costs a 4, after C2e. Brings 2 points, a +2 modifier and a gate run (2 points per orange gate).
    .benefit = 2 points, a +2 modifier and a gate run (2 points per orange gate)
project-C2h = Project C2h
    .text = Costs a 5, after all the others. Brings 2 points, an exploration bonus tile and a gate run (4 points per gate of one color).
    .benefit = 2 points, an exploration bonus tile and a gate run (4 points per gate of one color)
project-D1a = Project D1a
    .text = Costs a 2. Brings a medium gyrodyne and a ±1 modifier.
    .benefit = a medium gyrodyne and a ±1 modifier
project-D1b = Project D1b
    .text = Costs a 1. Brings 1 engineering cube and a ±1 modifier.
    .benefit = 1 engineering cube and a ±1 modifier
project-D1c = Project D1c
    .text = Costs a 3. Brings a gyrodyne of any type.
    .benefit = a gyrodyne of any type
project-D1d = Project D1d
    .text = Costs a 4, after D1a and D1b. Brings 3 points and a gate run (2 points per magenta gate).
    .benefit = 3 points and a gate run (2 points per magenta gate)
project-D1e = Project D1e
    .text = Costs a 6, after D1b and D1c. Brings a die doubler (silver 4, red 3).
    .benefit = a die doubler (silver 4, red 3)
project-D1f = Project D1f
    .text = Costs a 2, after D1d. Brings 1 engineering cube and an exploration bonus tile.
    .benefit = 1 engineering cube and an exploration bonus tile
project-D1g = Project D1g
    .text = Costs a 1, after D1e. Brings a gate run (1 point per orange gate).
    .benefit = a gate run (1 point per orange gate)
project-D1h = Project D1h
    .text = Costs a 5, after all the others. Brings 12 points and a gate run (2 points per gate of one color).
    .benefit = 12 points and a gate run (2 points per gate of one color)
project-D2a = Project D2a
    .text = Costs a 1. Brings a gate run (1 point per orange gate).
    .benefit = a gate run (1 point per orange gate)
project-D2b = Project D2b
    .text = Costs a 2. Brings a ±1 modifier and a +2 modifier.
    .benefit = a ±1 modifier and a +2 modifier
project-D2c = Project D2c
    .text = Costs a 4. Brings a gyrodyne of any type and a gate run (2 points per green gate).
    .benefit = a gyrodyne of any type and a gate run (2 points per green gate)
project-D2d = Project D2d
    .text = Costs a 2, after D2a and D2b. Brings a gate run (2 points per magenta gate).
    .benefit = a gate run (2 points per magenta gate)
project-D2e = Project D2e
    .text = Costs a 3, after D2b and D2c. Brings a die doubler (silver 2, red 2).
    .benefit = a die doubler (silver 2, red 2)
project-D2f = Project D2f
    .text = Costs a 6, after D2d. Brings 8 points and a gate run (2 points per orange gate).
    .benefit = 8 points and a gate run (2 points per orange gate)
project-D2g = Project D2g
    .text = Costs a 1, after D2e. Brings 1 engineering cube and an exploration bonus tile.
    .benefit = 1 engineering cube and an exploration bonus tile
project-D2h = Project D2h
    .text = Costs a 5, after all the others. Brings 4 points, a ±1 modifier and a gate run (4 points per gate of one color).
    .benefit = 4 points, a ±1 modifier and a gate run (4 points per gate of one color)

## Technologies

technology-AI-1 = Green lanes
    .text = When a flight of yours visits at least one green jump gate, you may fly it as if its die were 1 higher or 1 lower.
technology-AI-2 = Royalties
    .text = Each time you patent another technology, score 2 points.
technology-AI-3 = Pulsar survey
    .text = Each time your survey ship claims a pulsar, score 3 points.
technology-AI-4 = Spin-up drive
    .text = Each time you complete a gyrodyne you may use a die 1 higher or 1 lower than required, and you score 3 points.
technology-AI-5 = Remote claim
    .text = Take any one gyrodyne tile and claim one isolated pulsar.
technology-AI-6 = Modular transmitters
    .text = Each time you pay a die for a transmitter (taking one included) you may use a die 1 higher or 1 lower than required, and you score 1 point.

technology-AII-1 = Die doubler 2+2
    .text = Die doubler: your silver die becomes a 2 and you must use a red 2 as your bonus die.
technology-AII-2 = Resonance tuning
    .text = In every production phase score 1 point for each of your spinning gyrodynes.
technology-AII-3 = Colony census
    .text = Score 1 point for each of your bases on planets.
technology-AII-4 = System jump
    .text = Teleport your ship to a planetary system as if it had just ended a flight there.
technology-AII-5 = Recruitment drive
    .text = Gain 3 engineering cubes.
technology-AII-6 = Deep survey
    .text = Gain one plus-minus and one plus-two modifier and draw 2 exploration bonus tiles.

technology-AIII-1 = Die doubler 3+2
    .text = Die doubler: your silver die becomes a 3 and you must use a red 2 as your bonus die.
technology-AIII-2 = Linked arrays
    .text = At the end of the game score 3 points for each link between two online transmitters of yours.
technology-AIII-3 = Full product line
    .text = At the end of the game score 4, 8 or 16 points if you have spinning gyrodynes of 1, 2 or 3 different types.
technology-AIII-4 = Corner office
    .text = At the end of the game choose one goal tile in play; you have achieved it whatever your position.
technology-AIII-5 = Last contract
    .text = At the end of the game you may once spend 2 engineering cubes to score 6 points.

technology-BI-1 = Orange lanes
    .text = When a flight of yours visits at least one orange jump gate, you may fly it as if its die were 1 higher or 1 lower.
technology-BI-2 = Prefabricated bases
    .text = Each time you establish a base, score 1 point.
technology-BI-3 = Orbital shipyards
    .text = Each time you start construction of a gyrodyne, score 2 points and gain 1 engineering cube.
technology-BI-4 = Tool kit
    .text = Gain 2 engineering cubes and one plus-minus modifier.
technology-BI-5 = Patent office
    .text = Each time you patent another technology you may use a die 1 higher or 1 lower than required, and you score 1 point.
technology-BI-6 = Flexible management
    .text = Each time you complete an HQ project you may use a die 1 higher or 1 lower than required, and you score 1 point.

technology-BII-1 = Market leader
    .text = In every production phase score 1 point, or 2 points if you are first in the new play order.
technology-BII-2 = Claim register
    .text = Score 2 points for each pulsar you have claimed.
technology-BII-3 = Die doubler 3+1
    .text = Die doubler: your silver die becomes a 3 and you must use a red 1 as your bonus die.
technology-BII-4 = Free jump
    .text = Teleport your ship to any location (not an isolated pulsar or an entry gate) as if it had just ended a flight there, and gain 1 engineering cube.
technology-BII-5 = Mixed delivery
    .text = Take 2 gyrodyne tiles of two different types.
technology-BII-6 = Isolation beacon
    .text = Claim one isolated pulsar and gain one plus-minus modifier.

technology-BIII-1 = Orbital habitats
    .text = When bases are scored at the end of the game, you count as having 2 more bases.
technology-BIII-2 = Energy exchange
    .text = At the end of the game score 3 points for each of your online transmitters.
technology-BIII-3 = Hall of fame
    .text = At the end of the game score 5 points for each construction award tile you hold.
technology-BIII-4 = Patent portfolio
    .text = At the end of the game score 2 points for each technology you have patented, this one included.
technology-BIII-5 = Sponsored goal
    .text = At the end of the game take both bonuses of one goal you have achieved without paying cubes.

technology-CI-1 = Magenta lanes
    .text = When a flight of yours visits at least one magenta jump gate, you may fly it as if its die were 1 higher or 1 lower.
technology-CI-2 = Project bonuses
    .text = Each time you complete an HQ project, score 2 points.
technology-CI-3 = Terraformers
    .text = Each time you receive an exploration bonus for a base on a blue planet, also score 2 points.
technology-CI-4 = Gyrodyne catalogue
    .text = Each time you spend a die to take a gyrodyne tile you may use a die 1 higher or 1 lower than required, and you score 1 point.
technology-CI-5 = Service crews
    .text = Each time one of your transmitters goes online, gain 2 engineering cubes.
technology-CI-6 = Claim kits
    .text = Each time you claim a pulsar in any way, take a small or a medium gyrodyne tile.

technology-CII-1 = Planetary taxes
    .text = In every production phase score 1 point for every 4 of your bases on planets.
technology-CII-2 = Joint research
    .text = Each time you patent another technology or complete an HQ project you may use a die 1 higher or 1 lower than required.
technology-CII-3 = Desert engineering
    .text = Each time you establish a base on a barren planet, score 2 points.
technology-CII-4 = Press conference
    .text = Score 6 points and gain 2 engineering cubes.
technology-CII-5 = Patented die 4
    .text = Pay 1 engineering cube and use a red 4 as your bonus die; you cannot patent this unless you do both.
technology-CII-6 = Die doubler 3+3
    .text = Die doubler: your silver die becomes a 3 and you must use a red 3 as your bonus die.

technology-CIII-1 = Power monopoly
    .text = At the end of the game score 3 points for each of your spinning gyrodynes.
technology-CIII-2 = Corporate empire
    .text = At the end of the game score 2 points for each HQ project you have completed.
technology-CIII-3 = Idle capacity
    .text = When leftover engineering cubes are scored, each of yours is worth 1 point.
technology-CIII-4 = First mover
    .text = When the initiative track is scored at the end of the game, your points from it are doubled.
technology-CIII-5 = Flagship contract
    .text = Score 8 points.

technology-DI-1 = Grand tour
    .text = Each time a flight of yours visits two or more different planetary systems, score 2 points.
technology-DI-2 = Tuned instruments
    .text = Each time you spend a die modifier token, score 1 point.
technology-DI-3 = Overtime
    .text = Each time you spend your bonus die on an action, score 2 points.
technology-DI-4 = Efficient engineers
    .text = Copying a leftover die costs you 3 engineering cubes instead of 4.
technology-DI-5 = Grid tariff
    .text = In every production phase score 1 point for each of your online transmitters.
technology-DI-6 = Long-range navigation
    .text = You may make every flight as if its die were 1 higher or 1 lower.

technology-DII-1 = Corporate reports
    .text = In every production phase score 1 point for every 2 HQ projects you have completed.
technology-DII-2 = Outpost package
    .text = Claim one isolated pulsar and take a small or a medium gyrodyne tile.
technology-DII-3 = Small grant
    .text = Gain 2 engineering cubes and one plus-minus modifier.
technology-DII-4 = Research prize
    .text = Score 2 points for each technology you have patented, this one included.
technology-DII-5 = Pulsar jump
    .text = Teleport your ship to a pulsar that is not isolated as if it had just ended a flight there.
technology-DII-6 = Grand opening
    .text = Each time you complete a gyrodyne you may use a die 1 higher or 1 lower than required, and you score 4 points.

technology-DIII-1 = Explorers' guild
    .text = At the end of the game score 3 points for each gate run project you have used.
technology-DIII-2 = Mixed output
    .text = In every production phase score 2 points for each type of gyrodyne of which you have at least one spinning.
technology-DIII-3 = Work in progress
    .text = In the two steps that score unfinished pulsars and gyrodyne tiles, each is worth 2 points to you.
technology-DIII-4 = Hidden settlement
    .text = When bases are scored at the end of the game, you count as having 1 more base.
technology-DIII-5 = Patented die 5
    .text = Pay 1 engineering cube and use a red 5 as your bonus die; you cannot patent this unless you do both.

## Goals

goal-GOAL_SAME2 = 2 spinning gyrodynes of one type
    .text = Have at least 2 spinning gyrodynes of the same type. Worth 6 points. First bonus: 6 points for 4 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_SAME3 = 3 spinning gyrodynes of one type
    .text = Have at least 3 spinning gyrodynes of the same type. Worth 11 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_TYPES2 = Spinning gyrodynes of 2 types
    .text = Have spinning gyrodynes of at least 2 different types. Worth 6 points. First bonus: 6 points for 4 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_ANY3 = 3 spinning gyrodynes
    .text = Have at least 3 spinning gyrodynes of any types. Worth 9 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_TRANS3 = 3 online transmitters
    .text = Have at least 3 online transmitters. Worth 6 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 2 engineering cubes.
goal-GOAL_TRANS4 = 4 online transmitters
    .text = Have at least 4 online transmitters. Worth 10 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_PLANETS9 = 9 bases on planets
    .text = Have at least 9 of your tokens on planets of the star cluster board. Worth 6 points. First bonus: 6 points for 4 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_PLANETS11 = 11 bases on planets
    .text = Have at least 11 of your tokens on planets of the star cluster board. Worth 10 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_TECH5 = 5 patents
    .text = Have patented at least 5 technologies. Worth 6 points. First bonus: 6 points for 4 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_TECH6 = 6 patents
    .text = Have patented at least 6 technologies. Worth 10 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_HQ5 = 5 HQ projects
    .text = Have completed at least 5 HQ projects (a completed gate run project counts even if not yet used). Worth 6 points. First bonus: 6 points for 4 engineering cubes; second bonus: 6 points for 1 engineering cube.
goal-GOAL_RUNS3 = 3 gate runs used
    .text = Have completed and used at least 3 gate run projects (a run that scored 0 points counts). Worth 7 points. First bonus: 6 points for 3 engineering cubes; second bonus: 6 points for 2 engineering cubes.

## Sources of points

source-start = starting points
source-exploration = exploration bonus
source-award-small = construction award for small gyrodynes
source-award-medium = construction award for medium gyrodynes
source-award-large = construction award for large gyrodynes
source-gyrodyne-small = small gyrodynes
source-gyrodyne-medium = medium gyrodynes
source-gyrodyne-large = large gyrodynes
source-engineering = engineering track
source-penalty = penalty
source-pulsars = pulsars without a spinning gyrodyne
source-tiles = unfinished gyrodynes
source-cubes = engineering cubes left
source-initiative = initiative track
source-bases = bases

## Options

preset-first_game = First game
    .text = The open side, the marked goals and technology boards, and no headquarters.
option-cluster = Star cluster board
    .text = The side without dead ends suits a first game.
cluster-open = open
    .text = No dead ends; 17 jump gates of each color.
cluster-dead_ends = with dead ends
    .text = Three dead ends with an exploration bonus tile each; 16 jump gates of each color.
option-headquarters = Headquarters
    .text = Everybody gets an HQ board with eight projects. A first game goes without; then technology boards AI, AII and AIII are used.
option-technologies_i = Technologies I
    .text = The board of rows 1 and 2. Without headquarters it is AI.
technologies_i-random = random
technologies_i-A = AI
    .text = Green lanes, Royalties, Pulsar survey, Spin-up drive, Remote claim, Modular transmitters
technologies_i-B = BI
    .text = Orange lanes, Prefabricated bases, Orbital shipyards, Tool kit, Patent office, Flexible management
technologies_i-C = CI
    .text = Magenta lanes, Project bonuses, Terraformers, Gyrodyne catalogue, Service crews, Claim kits
technologies_i-D = DI
    .text = Grand tour, Tuned instruments, Overtime, Efficient engineers, Grid tariff, Long-range navigation
option-technologies_ii = Technologies II
    .text = The board of rows 3 to 5. Without headquarters it is AII.
technologies_ii-random = random
technologies_ii-A = AII
    .text = Die doubler 2+2, Resonance tuning, Colony census, System jump, Recruitment drive, Deep survey
technologies_ii-B = BII
    .text = Market leader, Claim register, Die doubler 3+1, Free jump, Mixed delivery, Isolation beacon
technologies_ii-C = CII
    .text = Planetary taxes, Joint research, Desert engineering, Press conference, Patented die 4, Die doubler 3+3
technologies_ii-D = DII
    .text = Corporate reports, Outpost package, Small grant, Research prize, Pulsar jump, Grand opening
option-technologies_iii = Technologies III
    .text = The board of rows 6 to 8. Without headquarters it is AIII.
technologies_iii-random = random
technologies_iii-A = AIII
    .text = Die doubler 3+2, Linked arrays, Full product line, Corner office, Last contract
technologies_iii-B = BIII
    .text = Orbital habitats, Energy exchange, Hall of fame, Patent portfolio, Sponsored goal
technologies_iii-C = CIII
    .text = Power monopoly, Corporate empire, Idle capacity, First mover, Flagship contract
technologies_iii-D = DIII
    .text = Explorers' guild, Mixed output, Work in progress, Hidden settlement, Patented die 5
implied-no-headquarters = Without headquarters the A boards are used.
option-goals = Goals
    .text = Three goals are in play.
goals-random = random
    .text = Three of the six goal tiles, each with a random side up.
goals-marked = of the first game
    .text = 2 types of spinning gyrodynes, 9 planets, 5 patents.
option-even_start = Even start
    .text = In the first round some dice are set instead of rolled: one of each value with four players, 2 to 5 with two or three.

## Decisions

ask-place-ship = On which entry gate do you put your survey ship?
ask-choose-side = Which side of your HQ board do you play?
ask-take-die = On the dice board: { $dice }. Which die do you take, and which counter does it move?
    .others = Which die do you take, and which counter does it move?
ask-turn =
    { $dice ->
        [0] No silver die is left.
        [1] One die is left: { $first }.
       *[2] Two dice are left: { $first } and { $second }.
    } { $reds ->
        [0] { "" }
       *[1] Red bonus die: { $red }.{ " " }
    }What do you do?
    .others = What do you do?
ask-flight = Where do you fly with your { $value }?
ask-choose-bonus = Do you take the bonus of the system, or an exploration bonus tile?
ask-teleport =
    { $to ->
        [0] To which pulsar do you teleport?
        [1] To which planetary system do you teleport?
       *[2] Where do you teleport?
    }
ask-claim-isolated =
    Which isolated pulsar do you claim? { $rings ->
        [one] You have { $rings } claim ring left.
       *[other] You have { $rings } claim rings left.
    }
    .others = Which isolated pulsar do you claim?
ask-choose-gyrodyne =
    { $left ->
        [one] Which gyrodyne do you take?
       *[other] You get { $left } gyrodynes of different types: which one first?
    }
ask-link-transmitter = Do you link { $transmitter } to one of your arrays?
    .others = Do you link the transmitter to one of your arrays?
ask-spend-cubes =
    { $cubes ->
        [one] You have { $cubes } engineering cube.
       *[other] You have { $cubes } engineering cubes.
    } For which transmitter do you spend an engineering cube?
    .others = For which transmitter do you spend an engineering cube?
ask-last-contract =
    { $cubes ->
        [one] You have { $cubes } engineering cube.
       *[other] You have { $cubes } engineering cubes.
    } Do you spend engineering cubes for points?
    .others = Do you spend engineering cubes for points?
ask-count-goal = Which goal counts as achieved for you?
ask-choose-goal = Your gyrodynes count for only one of these goals: which one?
ask-buy-bonuses =
    { $cubes ->
        [one] You have { $cubes } engineering cube.
       *[other] You have { $cubes } engineering cubes.
    } { $free ->
        [0] Which bonus of your goals do you buy?
       *[1] Which bonus of your goals do you buy? You get both bonuses of one goal for free.
    }

## Moves

move-put-ship = Put your survey ship on { $entry }
move-choose-side = Play { $sheet } ({ $sheet_hint })
move-take-die =
    Take a { $value }{ $counter ->
        [0] { $track_front }
       *[1] { $track_rear }
    }
move-fly = Fly with a { $die }{ $modifier_suffix }{ $run_suffix }{ $colour_suffix }
move-take-gyrodyne = Take a { $type } gyrodyne with a { $die }{ $modifier_suffix }
move-complete = Complete the gyrodyne on { $pulsar } with a { $die }{ $modifier_suffix }
move-take-transmitter = Take { $transmitter } and pay its { $cost } with a { $die }{ $modifier_suffix }. { $transmitter_text }
move-pay-transmitter = Pay the { $cost } of { $transmitter } with a { $die }{ $modifier_suffix }
move-project = Complete { $project } with a { $die }{ $modifier_suffix }: { $project_benefit }
move-buy-token = Buy a { $token } with a { $die }{ $modifier_suffix }
move-patent = Patent { $technology } with a { $die }{ $modifier_suffix }. { $technology_text }
move-build = Start building a { $type } gyrodyne on { $pulsar }
move-copy = Pay cubes to copy a leftover { $value } as your bonus die
move-end-turn = End your turn
move-route =
    Fly to { $place } ({ $length ->
        [one] { $length } segment
       *[other] { $length } segments
    })
move-printed-bonus = Take the bonus of the system: { $system_bonus }
move-draw = Draw an exploration bonus tile
move-gain-gyrodyne = Take a { $type } gyrodyne
move-claim = Claim { $isolated }
move-teleport = Teleport to { $place }
move-link =
    Link its { $end } end to the { $side } side of { $array ->
        [0] your first array
        [1] your second array
        [2] your third array
        [3] your fourth array
        [4] your fifth array
        [5] your sixth array
       *[more] a later array of yours
    }
move-new-array = Start a new array with it
move-decline = Decline
move-spend-cube = Use { $transmitter }: { $transmitter_production }
move-contract = Use { $technology }. { $technology_text }
move-claim-goal = Achieve the goal “{ $goal }”
move-bonus = Buy the next bonus of the goal “{ $goal }”
move-count-goal = Count the goal “{ $goal }” as achieved
move-free-bonuses = Take both bonuses of the goal “{ $goal }” for free
move-done = Done

## What happens

event-round = Round { $round } begins.
    .heading = Round { $round }
event-ship-placed = { $seat } puts the survey ship on { $entry }.
event-side-chosen = { $seat } plays { $sheet }.
event-rolled = The dice: { $dice }.
event-median = The median marker stands { $median }.
event-took-die = { $seat } takes a { $value }.
event-counter-moved = { $seat }'s { $track } counter moves from space { $leaving } to { $reaching }.
event-turn-began = It is { $seat }'s turn.
event-turn-ended = { $seat } ends the turn.
event-paid = { $seat } spends a { $die }{ $modifier_suffix }.
event-flew =
    { $length ->
        [one] { $seat } flies from { $from } to { $place } ({ $length } segment).
       *[other] { $seat } flies from { $from } to { $place } ({ $length } segments).
    }
event-teleported = { $seat } teleports to { $place }.
event-revealed = Revealed: { $place }. { $system_text }
event-base = { $seat } establishes a base on a { $planet } planet of { $place }.
event-claimed = { $seat } claims { $pulsar }.
event-no-ring-left = { $seat } has no ring left for { $pulsar }.
event-gyrodyne-taken = { $seat } takes a { $type } gyrodyne.
event-construction = { $seat } starts building a { $type } gyrodyne on { $pulsar }.
event-completed = { $seat } completes the { $type } gyrodyne on { $pulsar }.
event-awarded = { $seat } takes the { $points }-point construction award for { $type } gyrodynes.
event-explored = { $seat } draws an exploration bonus tile: { $exploration }.
event-transmitter-taken = { $seat } takes { $transmitter }.
event-transmitter-paid = { $seat } pays the { $cost } of { $transmitter }.
event-linked = { $seat } links { $transmitter } to { $neighbour }.
event-online = { $seat }'s { $transmitter } goes online.
event-project-done = { $seat } completes { $project }.
event-run-flown =
    { $seat } flies the gate run of { $project }: { $gates ->
        [one] { $gates } gate
       *[other] { $gates } gates
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-patented = { $seat } patents { $technology }.
event-token-gained =
    { $count ->
        [one] { $seat } gains a { $token }.
       *[other] { $seat } gains { $count } { $token_many }.
    }
event-cubes-gained =
    { $count ->
        [one] { $seat } gains { $count } engineering cube.
       *[other] { $seat } gains { $count } engineering cubes.
    }
event-cubes-spent =
    { $count ->
        [one] { $seat } spends { $count } engineering cube.
       *[other] { $seat } spends { $count } engineering cubes.
    }
event-die-copied = { $seat } copies a leftover { $value }.
event-red-die = { $seat } gets a red { $value } for a bonus die.
event-production = The production phase begins.
event-order = Number { $rank } in play order: { $seat }.
event-transmitter-dealt = On offer: { $transmitter }.
event-ended = The eight rounds are over.
    .heading = Final scoring
event-scored =
    { $points ->
        [one] { $seat } scores { $points } point ({ $source }).
       *[other] { $seat } scores { $points } points ({ $source }).
    }
event-scored-technology =
    { $points ->
        [one] { $seat } scores { $points } point ({ $technology }).
       *[other] { $seat } scores { $points } points ({ $technology }).
    }
event-scored-transmitter =
    { $points ->
        [one] { $seat } scores { $points } point ({ $transmitter }).
       *[other] { $seat } scores { $points } points ({ $transmitter }).
    }
event-scored-project =
    { $points ->
        [one] { $seat } scores { $points } point ({ $project }).
       *[other] { $seat } scores { $points } points ({ $project }).
    }
event-scored-goal =
    { $points ->
        [one] { $seat } scores { $points } point (goal: { $goal }).
       *[other] { $seat } scores { $points } points (goal: { $goal }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } loses { $points } point (penalty).
       *[other] { $seat } loses { $points } points (penalty).
    }

## Scoring

score-start = Starting points
score-exploration = Exploration bonuses
score-awards = Construction awards
score-gyrodynes = Spinning gyrodynes
score-technologies = Technologies
score-transmitters = Transmitters
score-projects = HQ projects
score-runs = Gate runs
score-engineering = Engineering track
score-penalties = Penalties
score-goals = Goals
score-unfinished = Unfinished
score-cubes = Engineering cubes left
score-initiative = Initiative
score-bases = Bases
score-technology = { $technology }
score-transmitter = { $transmitter }
score-project = { $project }
score-run = Gate run of { $project }
score-goal = { $goal }
score-award = Award for { $type } gyrodynes
score-gyrodyne = Spinning { $type } gyrodynes
score-pulsars = Pulsars without a spinning gyrodyne
score-tiles = Unfinished gyrodynes

## What one has played with, in statistics

chosen-headquarters = Headquarters
chosen-technology = Patented technology

## What the table shows

label-4 = 4

phase-setup = setup
phase-dice = dice phase
phase-actions = action phase
phase-production = production phase
phase-scoring = final scoring

view-round = { round }
view-last_round = Last round
view-phase = Now
view-cluster = Star cluster board
view-active = Whose turn it is
view-order = Play order
view-dice = Dice
view-median = Median
view-shifts = What each die moves
view-tracks = Tracks
view-systems = Planetary systems
view-tile = Tile
view-planets = Planets
view-colour = Color
view-label = Players needed
view-owner = Owner
view-blocked = Blocked
view-pulsars = Pulsars
view-gyrodyne = Gyrodyne
view-spinning = Spinning
view-supply = Gyrodyne tiles left
view-awards = Construction awards
view-technologies = Technologies
view-id = Name
view-patents = Patents
view-open = In play
view-rows = Row values
view-row_value = Value of this round's row
view-transmitters = Transmitters
view-transmitters_left = Transmitters in the stack
view-next_transmitter = Transmitter on top of the stack
view-exploration = Exploration bonus tiles
view-stack = In the stack
view-discarded = Discarded
view-goals = Goals
view-needed = Needed
view-progress = Progress
view-achieved = Achieved
view-bonuses = Bonuses bought
view-flight = Flight
view-last_flight = Last flight
view-linking = Being linked
view-copy_cost = Cubes to copy a die
view-seat = Player
view-from = From
view-value = Value
view-run = Gate run
view-routes = Routes
view-place = To
view-length = Segments
view-way = Way
view-path = Path
view-unknown = Face-down systems
view-bonus = Exploration bonus
view-claim = Claims the pulsar
view-tiles = Exploration bonus tiles
view-points = Points
view-players = Players
view-ship = Survey ship
view-red = Red dice on offer
view-must_use_red = Must use the red die
view-red_used = Red die used
view-cubes = Engineering cubes
view-tokens = Die modifiers
view-rings = Claim rings left
view-gyrodynes = Gyrodynes
view-arrays = Arrays
view-turned = Turned round
view-paid = Costs paid
view-online = Online
view-headquarters = Headquarters
view-board = HQ board
view-sheet = Side
view-done = Completed projects
view-available = Available projects
view-runs = Gate runs
view-runs_used = Used gate runs
view-bases = Bases
view-extra_bases = Extra bases
view-type = Type
view-sources = Where points came from
view-start = Starting points
view-projects = HQ projects
view-engineering = Engineering
view-initiative = Initiative
view-penalties = Penalties
view-unfinished = Unfinished
view-ways = Ways nearby
view-map = Star cluster

# Transmitters that share their names with HQ boards

transmitters-A1 = { transmitter-A1 }
    .text = { transmitter-A1.text }
transmitters-A2 = { transmitter-A2 }
    .text = { transmitter-A2.text }
transmitters-B1 = { transmitter-B1 }
    .text = { transmitter-B1.text }
transmitters-B2 = { transmitter-B2 }
    .text = { transmitter-B2.text }
transmitters-C1 = { transmitter-C1 }
    .text = { transmitter-C1.text }
transmitters-C2 = { transmitter-C2 }
    .text = { transmitter-C2.text }
id-A1 = { transmitter-A1 }
    .text = { transmitter-A1.text }
id-A2 = { transmitter-A2 }
    .text = { transmitter-A2.text }
id-B1 = { transmitter-B1 }
    .text = { transmitter-B1.text }
id-B2 = { transmitter-B2 }
    .text = { transmitter-B2.text }
id-C1 = { transmitter-C1 }
    .text = { transmitter-C1.text }
id-C2 = { transmitter-C2 }
    .text = { transmitter-C2.text }

## What a choice would bring

chance-rolled = The next roll decides the rest.
chance-revealed = The system tile that is turned up decides the rest.
chance-explored = The exploration bonus tile decides the rest.
chance-transmitter-dealt = The transmitters that are dealt decide the rest.
holding-points = Points
holding-dice = Dice
holding-red-dice = Red dice on offer
holding-plus-minus = ±1 modifiers
holding-plus-two = +2 modifiers
holding-cubes = Engineering cubes
holding-rings = Claim rings left
holding-bases = Bases
holding-extra-bases = Extra bases
holding-gyrodyne-small = Small gyrodyne tiles
holding-gyrodyne-medium = Medium gyrodyne tiles
holding-gyrodyne-large = Large gyrodyne tiles
holding-spinning-small = Spinning small gyrodynes
holding-spinning-medium = Spinning medium gyrodynes
holding-spinning-large = Spinning large gyrodynes
holding-transmitters = Transmitters
holding-online = Transmitters online
holding-projects = HQ projects
holding-patents = Patents

## What options are narrowed down by

kind-fly = Fly the survey ship
kind-take-gyrodyne = Take a gyrodyne
kind-complete = Complete a gyrodyne
kind-take-transmitter = Take a transmitter
kind-pay-transmitter = Pay a cost of a transmitter
kind-project = Complete an HQ project
kind-buy-token = Buy a die modifier
kind-patent = Patent a technology
kind-build = Start building a gyrodyne
kind-copy = Copy a leftover die
field-array = Array
field-colour = Colour
field-cost = Cost
field-counter = Counter
field-die = Die
field-end = End of the tile
field-entry = Entry gate
field-goal = Goal
field-isolated = Isolated pulsar
field-length = Length
field-modifier = Modifier
field-place = Place
field-project = Project
field-pulsar = Pulsar
field-run = Gate run
field-sheet = Side
field-side = Side
field-system = System
field-technology = Technology
field-token = Token
field-track = Track
field-transmitter = Transmitter
field-type = Type
field-value = Value
field-way = Way

## Why not

why-no-such-die = No die with a { $value } is left on the dice board.
why-moves-counter = This die moves one of your counters.
why-moves-no-counter = A die from the median's space moves no counter.
why-no-room = With a { $value } this counter would go beyond the end of its track.
why-entry = No ship comes back to an entry gate.
why-isolated = No ship reaches an isolated pulsar.
why-no-route = No route to { $place } has exactly { $length } segments now.
why-teleport-kind = This teleport leads to another kind of place.
why-red-waits = You have to use the red die first.
why-red-used = You can use only one bonus die a turn.
why-no-die = You don't have this die: { $die }.
why-no-token = You don't have the token for it ({ $modifier }).
why-wrong-die = A { $value } doesn't pay for it; it takes { $required }.
why-needs-silver = It has to be paid with a silver die.
why-other-token = The technology makes up for it: −1 does the same.
why-no-flight = With a 0 no ship flies.
why-no-run = You have no such gate run to announce.
why-no-gyrodyne = You hold no { $type } gyrodyne tile.
why-not-your-pulsar = You have not claimed it: { $place }.
why-built-already = There is a gyrodyne on this pulsar already.
why-cubes = It takes { $count } engineering cubes.
why-none-left = No { $type } gyrodyne tile is left.
why-spins-already = This gyrodyne spins already.
why-nothing-built = There is no gyrodyne under construction on this pulsar.
why-not-on-display = This transmitter is not on display.
why-not-your-transmitter = This transmitter is not yours.
why-online = All its costs are paid.
why-no-such-cost = It has no such cost left to pay.
why-not-your-project = This project is not on your side of the headquarters.
why-project-done = You have completed this project.
why-no-foundation = The projects beneath it come first.
why-not-in-play = This technology is not in play.
why-later = Its row comes into play in round { $round }.
why-patented = You have patented it already: { $technology }.
why-patented-once = With two players it can be patented once.
why-patented-now = It has been patented this round; wait for the next one.
why-patented-twice = Two players have patented it.

## What effects bring

effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
effect-modifier = { $type ->
    [plus2] { $n ->
        [one] { $n } plus-two token
       *[other] { $n } plus-two tokens
    }
   *[pm1] { $n ->
        [one] { $n } plus-minus token
       *[other] { $n } plus-minus tokens
    }
}
effect-gyrodyne = { $types ->
    [any] a gyrodyne tile of any type
   *[some] a gyrodyne tile: { $types }
}
effect-gyrodynes-different = gyrodyne tiles of different types: { $n }
effect-explore = { $n ->
    [one] draw { $n } exploration tile
   *[other] draw { $n } exploration tiles
}
effect-extra-base = { $n ->
    [one] { $n } more base when bases are scored
   *[other] { $n } more bases when bases are scored
}
effect-bonus-die = a red { $value } as bonus die
effect-die-doubler = the silver die becomes a { $silver }, and a red { $red } must be used
effect-patent-die = pay cubes ({ $cubes }); a red { $red } must be used
effect-claim-isolated = claim an isolated pulsar
effect-teleport = { $to ->
    [pulsar] teleport to a pulsar
    [system] teleport to a planetary system
   *[any] teleport to any location
}
effect-gate-run = { $colors ->
    [any] gate run: { $points } points for each gate of one color
   *[some] gate run: { $points } points for each gate ({ $colors })
}

## The guided first game

lesson-goal = You are exploring a star cluster, in eight rounds. You score for what you build: gyrodynes that spin around pulsars, transmitters, technologies. Most points win.
    .title = A cluster full of stars
lesson-ship = Your survey ship begins at one of the four entry gates. Put it on the one that is lit: a pulsar is within reach there.
    .title = Where you begin
    .brought = From here your ship flies along the lines, as many segments as a die shows.
lesson-dice = Every round seven dice are rolled, and you take two of them in turns. Each die is one action later. There is a price: the median marker lies in the middle, and a die above it pushes one of your counters back, a die below it moves one ahead.
    .title = Dice are actions
lesson-high-die = Take a 4 and let it move a counter on the engineering track. It lies one space above the marker, so it costs you one space.
    .title = Your first die
    .brought = A good die, for one space back. Those ahead on the engineering track get more engineering cubes, those ahead in initiative choose earlier in the next round.
lesson-low-die = Your opponent took one, too. Now take the 1, and let it move a counter on the initiative track: it lies below the marker, so you get ahead.
    .title = A low die pays you
    .brought = Small dice are useful as well: actions ask for exactly the value that is printed.
lesson-flight = Now your turn: two dice, two actions. Only a flight takes a die of any value. Take the 4 in your hand, then choose your ship: it flies.
    .title = Take off
    .brought = Four segments, not more and not fewer.
lesson-route = Choose where to: the pulsar that is lit, by way of a planetary system.
    .title = To the pulsar
    .brought = You flew through a system: it was turned up, and you have a base on a planet there. And because you stopped at the pulsar, you could claim it. It is yours for good.
lesson-gyrodyne = A pulsar is worth something only with a gyrodyne. A small one costs exactly a 1: take the one that is lit, with your second die.
    .title = A gyrodyne for it
    .brought = It lies in front of you, and wants to go on your pulsar.
lesson-building = Start building: put the gyrodyne on your pulsar. That takes no die.
    .title = Under construction
    .brought = It spins as soon as you pay the die that it shows, a 3. From then on it scores in every round, so the earlier the better.
lesson-end-of-turn = Both dice are spent. End your turn.
    .title = The end of a turn
    .brought = When all have had their turn comes the production phase: engineering cubes, points from what spins and works, new transmitters. Then the next round is rolled.
lesson-points = Look through these tabs: technologies cost a die of their row, transmitters take several dice and then work every round. In the end the goals bring points, too.
    .title = How points come
lesson-looking-up = Point at anything to see what it does, and press I for its rule. The whole rules and the list of keys are in this menu. Good luck among the stars!
    .title = Where to look things up
    .touch = Tap anything to see what it is and to open its rule. The whole rules are in this menu, too. Good luck among the stars!

# Standing orders

order-no-choice = Do the only thing that is possible at once
    .until = until you cancel it
order-end-without-dice = End my turn when my dice are used
    .until = until the end of this round
