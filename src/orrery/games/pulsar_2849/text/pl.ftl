# Pulsar 2849

title = Pulsar 2849
about = Wybieraj kości, lataj, przejmuj pulsary i rozświetl galaktykę.
round = Runda


## Sektory

place-E1 = brama wejściowa E1
    .gen = bramy wejściowej E1
    .loc = bramie wejściowej E1
place-E2 = brama wejściowa E2
    .gen = bramy wejściowej E2
    .loc = bramie wejściowej E2
place-E3 = brama wejściowa E3
    .gen = bramy wejściowej E3
    .loc = bramie wejściowej E3
place-E4 = brama wejściowa E4
    .gen = bramy wejściowej E4
    .loc = bramie wejściowej E4
place-S1 = system S1
    .gen = systemu S1
    .loc = systemie S1
place-S2 = system S2
    .gen = systemu S2
    .loc = systemie S2
place-S3 = system S3
    .gen = systemu S3
    .loc = systemie S3
place-S4 = system S4
    .gen = systemu S4
    .loc = systemie S4
place-S5 = system S5
    .gen = systemu S5
    .loc = systemie S5
place-S6 = system S6
    .gen = systemu S6
    .loc = systemie S6
place-S7 = system S7
    .gen = systemu S7
    .loc = systemie S7
place-S8 = system S8
    .gen = systemu S8
    .loc = systemie S8
place-S9 = system S9
    .gen = systemu S9
    .loc = systemie S9
place-S10 = system S10
    .gen = systemu S10
    .loc = systemie S10
place-S11 = system S11
    .gen = systemu S11
    .loc = systemie S11
place-S12 = system S12
    .gen = systemu S12
    .loc = systemie S12
place-S13 = system S13
    .gen = systemu S13
    .loc = systemie S13
place-S14 = system S14
    .gen = systemu S14
    .loc = systemie S14
place-S15 = system S15
    .gen = systemu S15
    .loc = systemie S15
place-S16 = system S16
    .gen = systemu S16
    .loc = systemie S16
place-P1 = pulsar P1
    .gen = pulsara P1
    .loc = pulsarze P1
place-P2 = pulsar P2
    .gen = pulsara P2
    .loc = pulsarze P2
place-P3 = pulsar P3
    .gen = pulsara P3
    .loc = pulsarze P3
place-P4 = pulsar P4
    .gen = pulsara P4
    .loc = pulsarze P4
place-P5 = pulsar P5
    .gen = pulsara P5
    .loc = pulsarze P5
place-P6 = pulsar P6
    .gen = pulsara P6
    .loc = pulsarze P6
place-P7 = pulsar P7
    .gen = pulsara P7
    .loc = pulsarze P7
place-P8 = pulsar P8
    .gen = pulsara P8
    .loc = pulsarze P8
place-P9 = pulsar P9
    .gen = pulsara P9
    .loc = pulsarze P9
place-P10 = pulsar P10
    .gen = pulsara P10
    .loc = pulsarze P10
place-P11 = pulsar P11
    .gen = pulsara P11
    .loc = pulsarze P11
place-P12 = pulsar P12
    .gen = pulsara P12
    .loc = pulsarze P12
place-P13 = pulsar P13
    .gen = pulsara P13
    .loc = pulsarze P13
place-I1 = odizolowany pulsar I1
    .gen = odizolowanego pulsara I1
    .loc = odizolowanym pulsarze I1
place-I2 = odizolowany pulsar I2
    .gen = odizolowanego pulsara I2
    .loc = odizolowanym pulsarze I2
place-I3 = odizolowany pulsar I3
    .gen = odizolowanego pulsara I3
    .loc = odizolowanym pulsarze I3
place-G1 = zielona brama G1
    .gen = zielonej bramy G1
    .loc = zielonej bramie G1
place-G2 = zielona brama G2
    .gen = zielonej bramy G2
    .loc = zielonej bramie G2
place-G3 = zielona brama G3
    .gen = zielonej bramy G3
    .loc = zielonej bramie G3
place-G4 = zielona brama G4
    .gen = zielonej bramy G4
    .loc = zielonej bramie G4
place-G5 = zielona brama G5
    .gen = zielonej bramy G5
    .loc = zielonej bramie G5
place-G6 = zielona brama G6
    .gen = zielonej bramy G6
    .loc = zielonej bramie G6
place-G7 = zielona brama G7
    .gen = zielonej bramy G7
    .loc = zielonej bramie G7
place-G8 = zielona brama G8
    .gen = zielonej bramy G8
    .loc = zielonej bramie G8
place-G9 = zielona brama G9
    .gen = zielonej bramy G9
    .loc = zielonej bramie G9
place-G10 = zielona brama G10
    .gen = zielonej bramy G10
    .loc = zielonej bramie G10
place-G11 = zielona brama G11
    .gen = zielonej bramy G11
    .loc = zielonej bramie G11
place-G12 = zielona brama G12
    .gen = zielonej bramy G12
    .loc = zielonej bramie G12
place-G13 = zielona brama G13
    .gen = zielonej bramy G13
    .loc = zielonej bramie G13
place-G14 = zielona brama G14
    .gen = zielonej bramy G14
    .loc = zielonej bramie G14
place-G15 = zielona brama G15
    .gen = zielonej bramy G15
    .loc = zielonej bramie G15
place-G16 = zielona brama G16
    .gen = zielonej bramy G16
    .loc = zielonej bramie G16
place-G17 = zielona brama G17
    .gen = zielonej bramy G17
    .loc = zielonej bramie G17
place-O1 = pomarańczowa brama O1
    .gen = pomarańczowej bramy O1
    .loc = pomarańczowej bramie O1
place-O2 = pomarańczowa brama O2
    .gen = pomarańczowej bramy O2
    .loc = pomarańczowej bramie O2
place-O3 = pomarańczowa brama O3
    .gen = pomarańczowej bramy O3
    .loc = pomarańczowej bramie O3
place-O4 = pomarańczowa brama O4
    .gen = pomarańczowej bramy O4
    .loc = pomarańczowej bramie O4
place-O5 = pomarańczowa brama O5
    .gen = pomarańczowej bramy O5
    .loc = pomarańczowej bramie O5
place-O6 = pomarańczowa brama O6
    .gen = pomarańczowej bramy O6
    .loc = pomarańczowej bramie O6
place-O7 = pomarańczowa brama O7
    .gen = pomarańczowej bramy O7
    .loc = pomarańczowej bramie O7
place-O8 = pomarańczowa brama O8
    .gen = pomarańczowej bramy O8
    .loc = pomarańczowej bramie O8
place-O9 = pomarańczowa brama O9
    .gen = pomarańczowej bramy O9
    .loc = pomarańczowej bramie O9
place-O10 = pomarańczowa brama O10
    .gen = pomarańczowej bramy O10
    .loc = pomarańczowej bramie O10
place-O11 = pomarańczowa brama O11
    .gen = pomarańczowej bramy O11
    .loc = pomarańczowej bramie O11
place-O12 = pomarańczowa brama O12
    .gen = pomarańczowej bramy O12
    .loc = pomarańczowej bramie O12
place-O13 = pomarańczowa brama O13
    .gen = pomarańczowej bramy O13
    .loc = pomarańczowej bramie O13
place-O14 = pomarańczowa brama O14
    .gen = pomarańczowej bramy O14
    .loc = pomarańczowej bramie O14
place-O15 = pomarańczowa brama O15
    .gen = pomarańczowej bramy O15
    .loc = pomarańczowej bramie O15
place-O16 = pomarańczowa brama O16
    .gen = pomarańczowej bramy O16
    .loc = pomarańczowej bramie O16
place-O17 = pomarańczowa brama O17
    .gen = pomarańczowej bramy O17
    .loc = pomarańczowej bramie O17
place-M1 = purpurowa brama M1
    .gen = purpurowej bramy M1
    .loc = purpurowej bramie M1
place-M2 = purpurowa brama M2
    .gen = purpurowej bramy M2
    .loc = purpurowej bramie M2
place-M3 = purpurowa brama M3
    .gen = purpurowej bramy M3
    .loc = purpurowej bramie M3
place-M4 = purpurowa brama M4
    .gen = purpurowej bramy M4
    .loc = purpurowej bramie M4
place-M5 = purpurowa brama M5
    .gen = purpurowej bramy M5
    .loc = purpurowej bramie M5
place-M6 = purpurowa brama M6
    .gen = purpurowej bramy M6
    .loc = purpurowej bramie M6
place-M7 = purpurowa brama M7
    .gen = purpurowej bramy M7
    .loc = purpurowej bramie M7
place-M8 = purpurowa brama M8
    .gen = purpurowej bramy M8
    .loc = purpurowej bramie M8
place-M9 = purpurowa brama M9
    .gen = purpurowej bramy M9
    .loc = purpurowej bramie M9
place-M10 = purpurowa brama M10
    .gen = purpurowej bramy M10
    .loc = purpurowej bramie M10
place-M11 = purpurowa brama M11
    .gen = purpurowej bramy M11
    .loc = purpurowej bramie M11
place-M12 = purpurowa brama M12
    .gen = purpurowej bramy M12
    .loc = purpurowej bramie M12
place-M13 = purpurowa brama M13
    .gen = purpurowej bramy M13
    .loc = purpurowej bramie M13
place-M14 = purpurowa brama M14
    .gen = purpurowej bramy M14
    .loc = purpurowej bramie M14
place-M15 = purpurowa brama M15
    .gen = purpurowej bramy M15
    .loc = purpurowej bramie M15
place-M16 = purpurowa brama M16
    .gen = purpurowej bramy M16
    .loc = purpurowej bramie M16
place-M17 = purpurowa brama M17
    .gen = purpurowej bramy M17
    .loc = purpurowej bramie M17

entry-E1 = brama wejściowa E1
    .loc = bramie wejściowej E1
entry-E2 = brama wejściowa E2
    .loc = bramie wejściowej E2
entry-E3 = brama wejściowa E3
    .loc = bramie wejściowej E3
entry-E4 = brama wejściowa E4
    .loc = bramie wejściowej E4

pulsar-P1 = pulsar P1
    .loc = pulsarze P1
pulsar-P2 = pulsar P2
    .loc = pulsarze P2
pulsar-P3 = pulsar P3
    .loc = pulsarze P3
pulsar-P4 = pulsar P4
    .loc = pulsarze P4
pulsar-P5 = pulsar P5
    .loc = pulsarze P5
pulsar-P6 = pulsar P6
    .loc = pulsarze P6
pulsar-P7 = pulsar P7
    .loc = pulsarze P7
pulsar-P8 = pulsar P8
    .loc = pulsarze P8
pulsar-P9 = pulsar P9
    .loc = pulsarze P9
pulsar-P10 = pulsar P10
    .loc = pulsarze P10
pulsar-P11 = pulsar P11
    .loc = pulsarze P11
pulsar-P12 = pulsar P12
    .loc = pulsarze P12
pulsar-P13 = pulsar P13
    .loc = pulsarze P13
pulsar-I1 = odizolowany pulsar I1
    .loc = odizolowanym pulsarze I1
pulsar-I2 = odizolowany pulsar I2
    .loc = odizolowanym pulsarze I2
pulsar-I3 = odizolowany pulsar I3
    .loc = odizolowanym pulsarze I3

isolated-I1 = odizolowany pulsar I1
isolated-I2 = odizolowany pulsar I2
isolated-I3 = odizolowany pulsar I3

from-E1 = brama wejściowa E1
    .gen = bramy wejściowej E1
from-E2 = brama wejściowa E2
    .gen = bramy wejściowej E2
from-E3 = brama wejściowa E3
    .gen = bramy wejściowej E3
from-E4 = brama wejściowa E4
    .gen = bramy wejściowej E4
from-S1 = system S1
    .gen = systemu S1
from-S2 = system S2
    .gen = systemu S2
from-S3 = system S3
    .gen = systemu S3
from-S4 = system S4
    .gen = systemu S4
from-S5 = system S5
    .gen = systemu S5
from-S6 = system S6
    .gen = systemu S6
from-S7 = system S7
    .gen = systemu S7
from-S8 = system S8
    .gen = systemu S8
from-S9 = system S9
    .gen = systemu S9
from-S10 = system S10
    .gen = systemu S10
from-S11 = system S11
    .gen = systemu S11
from-S12 = system S12
    .gen = systemu S12
from-S13 = system S13
    .gen = systemu S13
from-S14 = system S14
    .gen = systemu S14
from-S15 = system S15
    .gen = systemu S15
from-S16 = system S16
    .gen = systemu S16
from-P1 = pulsar P1
    .gen = pulsara P1
from-P2 = pulsar P2
    .gen = pulsara P2
from-P3 = pulsar P3
    .gen = pulsara P3
from-P4 = pulsar P4
    .gen = pulsara P4
from-P5 = pulsar P5
    .gen = pulsara P5
from-P6 = pulsar P6
    .gen = pulsara P6
from-P7 = pulsar P7
    .gen = pulsara P7
from-P8 = pulsar P8
    .gen = pulsara P8
from-P9 = pulsar P9
    .gen = pulsara P9
from-P10 = pulsar P10
    .gen = pulsara P10
from-P11 = pulsar P11
    .gen = pulsara P11
from-P12 = pulsar P12
    .gen = pulsara P12
from-P13 = pulsar P13
    .gen = pulsara P13
from-I1 = odizolowany pulsar I1
    .gen = odizolowanego pulsara I1
from-I2 = odizolowany pulsar I2
    .gen = odizolowanego pulsara I2
from-I3 = odizolowany pulsar I3
    .gen = odizolowanego pulsara I3
from-G1 = zielona brama G1
    .gen = zielonej bramy G1
from-G2 = zielona brama G2
    .gen = zielonej bramy G2
from-G3 = zielona brama G3
    .gen = zielonej bramy G3
from-G4 = zielona brama G4
    .gen = zielonej bramy G4
from-G5 = zielona brama G5
    .gen = zielonej bramy G5
from-G6 = zielona brama G6
    .gen = zielonej bramy G6
from-G7 = zielona brama G7
    .gen = zielonej bramy G7
from-G8 = zielona brama G8
    .gen = zielonej bramy G8
from-G9 = zielona brama G9
    .gen = zielonej bramy G9
from-G10 = zielona brama G10
    .gen = zielonej bramy G10
from-G11 = zielona brama G11
    .gen = zielonej bramy G11
from-G12 = zielona brama G12
    .gen = zielonej bramy G12
from-G13 = zielona brama G13
    .gen = zielonej bramy G13
from-G14 = zielona brama G14
    .gen = zielonej bramy G14
from-G15 = zielona brama G15
    .gen = zielonej bramy G15
from-G16 = zielona brama G16
    .gen = zielonej bramy G16
from-G17 = zielona brama G17
    .gen = zielonej bramy G17
from-O1 = pomarańczowa brama O1
    .gen = pomarańczowej bramy O1
from-O2 = pomarańczowa brama O2
    .gen = pomarańczowej bramy O2
from-O3 = pomarańczowa brama O3
    .gen = pomarańczowej bramy O3
from-O4 = pomarańczowa brama O4
    .gen = pomarańczowej bramy O4
from-O5 = pomarańczowa brama O5
    .gen = pomarańczowej bramy O5
from-O6 = pomarańczowa brama O6
    .gen = pomarańczowej bramy O6
from-O7 = pomarańczowa brama O7
    .gen = pomarańczowej bramy O7
from-O8 = pomarańczowa brama O8
    .gen = pomarańczowej bramy O8
from-O9 = pomarańczowa brama O9
    .gen = pomarańczowej bramy O9
from-O10 = pomarańczowa brama O10
    .gen = pomarańczowej bramy O10
from-O11 = pomarańczowa brama O11
    .gen = pomarańczowej bramy O11
from-O12 = pomarańczowa brama O12
    .gen = pomarańczowej bramy O12
from-O13 = pomarańczowa brama O13
    .gen = pomarańczowej bramy O13
from-O14 = pomarańczowa brama O14
    .gen = pomarańczowej bramy O14
from-O15 = pomarańczowa brama O15
    .gen = pomarańczowej bramy O15
from-O16 = pomarańczowa brama O16
    .gen = pomarańczowej bramy O16
from-O17 = pomarańczowa brama O17
    .gen = pomarańczowej bramy O17
from-M1 = purpurowa brama M1
    .gen = purpurowej bramy M1
from-M2 = purpurowa brama M2
    .gen = purpurowej bramy M2
from-M3 = purpurowa brama M3
    .gen = purpurowej bramy M3
from-M4 = purpurowa brama M4
    .gen = purpurowej bramy M4
from-M5 = purpurowa brama M5
    .gen = purpurowej bramy M5
from-M6 = purpurowa brama M6
    .gen = purpurowej bramy M6
from-M7 = purpurowa brama M7
    .gen = purpurowej bramy M7
from-M8 = purpurowa brama M8
    .gen = purpurowej bramy M8
from-M9 = purpurowa brama M9
    .gen = purpurowej bramy M9
from-M10 = purpurowa brama M10
    .gen = purpurowej bramy M10
from-M11 = purpurowa brama M11
    .gen = purpurowej bramy M11
from-M12 = purpurowa brama M12
    .gen = purpurowej bramy M12
from-M13 = purpurowa brama M13
    .gen = purpurowej bramy M13
from-M14 = purpurowa brama M14
    .gen = purpurowej bramy M14
from-M15 = purpurowa brama M15
    .gen = purpurowej bramy M15
from-M16 = purpurowa brama M16
    .gen = purpurowej bramy M16
from-M17 = purpurowa brama M17
    .gen = purpurowej bramy M17

## Kości i żetony

die-silver-1 = srebrna 1
    .acc = srebrną kość 1
die-silver-2 = srebrna 2
    .acc = srebrną kość 2
die-silver-3 = srebrna 3
    .acc = srebrną kość 3
die-silver-4 = srebrna 4
    .acc = srebrną kość 4
die-silver-5 = srebrna 5
    .acc = srebrną kość 5
die-silver-6 = srebrna 6
    .acc = srebrną kość 6
die-red-0 = czerwona 0
    .acc = czerwoną kość 0
die-red-1 = czerwona 1
    .acc = czerwoną kość 1
die-red-2 = czerwona 2
    .acc = czerwoną kość 2
die-red-3 = czerwona 3
    .acc = czerwoną kość 3
die-red-4 = czerwona 4
    .acc = czerwoną kość 4
die-red-5 = czerwona 5
    .acc = czerwoną kość 5
die-red-6 = czerwona 6
    .acc = czerwoną kość 6

modifier-none = bez żetonu
    .suffix = { "" }
modifier-minus-one = −1
    .suffix = { " (−1)" }
modifier-plus-one = +1
    .suffix = { " (+1)" }
modifier-plus-two = +2
    .suffix = { " (+2)" }

token-plus-minus = modyfikator ±1
    .few = modyfikatory ±1
    .many = modyfikatorów ±1
    .part = modyfikatora ±1
token-plus-two = modyfikator +2
    .few = modyfikatory +2
    .many = modyfikatorów +2
    .part = modyfikatora +2

median-1 = na 1
median-1-2 = między 1 a 2
median-2 = na 2
median-2-3 = między 2 a 3
median-3 = na 3
median-3-4 = między 3 a 4
median-4 = na 4
median-4-5 = między 4 a 5
median-5 = na 5
median-5-6 = między 5 a 6
median-6 = na 6

track-initiative = tor inicjatywy
    .loc = torze inicjatywy
    .front = { " i przesuń swój znacznik na torze inicjatywy" }
    .rear = { " i przesuń swój tylny znacznik na torze inicjatywy" }
track-engineering = tor inżynierów
    .loc = torze inżynierów
    .front = { " i przesuń swój znacznik na torze inżynierów" }
    .rear = { " i przesuń swój tylny znacznik na torze inżynierów" }
track-none = żaden tor
    .loc = żadnym torze
    .front = { " (bez ruchu znacznika)" }
    .rear = { " (bez ruchu znacznika)" }

## Żyrostacje, planety, bramy

type-small = mała
    .acc = małą
    .gen = małej
    .plural = małe
type-medium = średnia
    .acc = średnią
    .gen = średniej
    .plural = średnie
type-large = duża
    .acc = dużą
    .gen = dużej
    .plural = duże

planet-blue = niebieska
    .loc = niebieskiej
planet-barren = jałowa
    .loc = jałowej

colour-green = zielony
    .suffix = { " przez zielone bramy" }
colour-orange = pomarańczowy
    .suffix = { " przez pomarańczowe bramy" }
colour-magenta = purpurowy
    .suffix = { " przez purpurowe bramy" }
colour-none = bez koloru
    .suffix = { "" }

run-a = przelot a
    .suffix = { " jako przelot a" }
run-b = przelot b
    .suffix = { " jako przelot b" }
run-c = przelot c
    .suffix = { " jako przelot c" }
run-d = przelot d
    .suffix = { " jako przelot d" }
run-e = przelot e
    .suffix = { " jako przelot e" }
run-f = przelot f
    .suffix = { " jako przelot f" }
run-g = przelot g
    .suffix = { " jako przelot g" }
run-h = przelot h
    .suffix = { " jako przelot h" }
run-none = bez przelotu przez bramy
    .suffix = { "" }

side-left = lewa
    .gen = lewej
side-right = prawa
    .gen = prawej
end-left = lewy
    .ins = lewym
end-right = prawy
    .ins = prawym

## Systemy planetarne

system-SYS1 = Kafelek systemu 1
    .text = Planety: niebieska, niebieska, niebieska, niebieska. Premia: czerwona 1 jako kość premiowa.
    .bonus = czerwona 1 jako kość premiowa
system-SYS2 = Kafelek systemu 2
    .text = Planety: niebieska, niebieska, niebieska (4 graczy). Premia: czerwona 1 jako kość premiowa.
    .bonus = czerwona 1 jako kość premiowa
system-SYS3 = Kafelek systemu 3
    .text = Planety: niebieska, niebieska (4 graczy), jałowa. Premia: czerwona 2 jako kość premiowa.
    .bonus = czerwona 2 jako kość premiowa
system-SYS4 = Kafelek systemu 4
    .text = Planety: niebieska, jałowa. Premia: mała żyrostacja i modyfikator ±1.
    .bonus = mała żyrostacja i modyfikator ±1
system-SYS5 = Kafelek systemu 5
    .text = Planety: niebieska, jałowa, jałowa. Premia: średnia żyrostacja i modyfikator ±1.
    .bonus = średnia żyrostacja i modyfikator ±1
system-SYS6 = Kafelek systemu 6
    .text = Planety: niebieska, jałowa, jałowa (4 graczy). Premia: duża żyrostacja i modyfikator ±1.
    .bonus = duża żyrostacja i modyfikator ±1
system-SYS7 = Kafelek systemu 7
    .text = Planety: niebieska, niebieska (od 3 graczy), jałowa. Premia: dowolna żyrostacja.
    .bonus = dowolna żyrostacja
system-SYS8 = Kafelek systemu 8
    .text = Planety: niebieska, niebieska (od 3 graczy), jałowa. Premia: mała albo średnia żyrostacja.
    .bonus = mała albo średnia żyrostacja
system-SYS9 = Kafelek systemu 9
    .text = Planety: niebieska, niebieska (4 graczy), jałowa, jałowa (4 graczy). Premia: mała albo duża żyrostacja.
    .bonus = mała albo duża żyrostacja
system-SYS10 = Kafelek systemu 10
    .text = Planety: niebieska, niebieska, jałowa (4 graczy). Premia: średnia albo duża żyrostacja.
    .bonus = średnia albo duża żyrostacja
system-SYS11 = Kafelek systemu 11
    .text = Planety: niebieska, jałowa, jałowa. Premia: 2 kostki inżynierów.
    .bonus = 2 kostki inżynierów
system-SYS12 = Kafelek systemu 12
    .text = Planety: niebieska, jałowa. Premia: 1 kostka inżyniera i modyfikator ±1.
    .bonus = 1 kostka inżyniera i modyfikator ±1
system-SYS13 = Kafelek systemu 13
    .text = Planety: niebieska, jałowa, jałowa. Premia: 1 kostka inżyniera i modyfikator +2.
    .bonus = 1 kostka inżyniera i modyfikator +2
system-SYS14 = Kafelek systemu 14
    .text = Planety: niebieska, niebieska (od 3 graczy). Premia: 2 modyfikatory ±1.
    .bonus = 2 modyfikatory ±1
system-SYS15 = Kafelek systemu 15
    .text = Planety: niebieska, niebieska (4 graczy), jałowa (od 3 graczy), jałowa (4 graczy). Premia: modyfikator ±1 i modyfikator +2.
    .bonus = modyfikator ±1 i modyfikator +2
system-SYS16 = Kafelek systemu 16
    .text = Planety: niebieska, niebieska, jałowa (4 graczy). Premia: modyfikator ±1 i modyfikator +2.
    .bonus = modyfikator ±1 i modyfikator +2
system-SYS17 = Kafelek systemu 17
    .text = Planety: niebieska, niebieska. Premia: 2 kostki inżynierów.
    .bonus = 2 kostki inżynierów

## Kafelki premii eksploracyjnej

exploration-XB_P4 = 4 punkty
    .text = Otrzymujesz 4 punkty.
exploration-XB_P5 = 5 punktów
    .text = Otrzymujesz 5 punktów.
exploration-XB_CUBES = 2 kostki inżynierów
    .text = Otrzymujesz 2 kostki inżynierów.
exploration-XB_MOD = modyfikatory ±1 i +2
    .text = Otrzymujesz modyfikator ±1 i modyfikator +2.
exploration-XB_BASE = dodatkowa baza
    .text = Zatrzymaj ten kafelek: podczas punktowania baz liczy się jako 1 dodatkowa baza.

## Transmitery

transmitter-A1 = Transmiter A1
    .acc = transmiter A1
    .gen = transmitera A1
    .text = Koszt: 3. Pół kości: 1 po lewej. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-A2 = Transmiter A2
    .acc = transmiter A2
    .gen = transmitera A2
    .text = Koszt: 1 i 4. Połówki kości: 1 po lewej, 2 po prawej. W każdej fazie produkcji: 1 kostka inżyniera.
    .production = 1 kostka inżyniera
transmitter-A3 = Transmiter A3
    .acc = transmiter A3
    .gen = transmitera A3
    .text = Koszt: 2 i 3. Pół kości: 2 po lewej. Natychmiast: 1 punkt. W każdej fazie produkcji: 1 kostka inżyniera.
    .production = 1 kostka inżyniera
transmitter-A4 = Transmiter A4
    .acc = transmiter A4
    .gen = transmitera A4
    .text = Koszt: 2 i 5. Połówki kości: 1 po lewej, 1 po prawej. Natychmiast: teleportacja do pulsara. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-A5 = Transmiter A5
    .acc = transmiter A5
    .gen = transmitera A5
    .text = Koszt: 1 i 6. Pół kości: 3 po lewej. Natychmiast: 2 punkty. W każdej fazie produkcji: 2 punkty.
    .production = 2 punkty
transmitter-A6 = Transmiter A6
    .acc = transmiter A6
    .gen = transmitera A6
    .text = Koszt: 4 i 5. Połówki kości: 0 po lewej, 2 po prawej. Natychmiast: przejęcie odizolowanego pulsara. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-A7 = Transmiter A7
    .acc = transmiter A7
    .gen = transmitera A7
    .text = Koszt: 3 i 4. Połówki kości: 1 po lewej, 3 po prawej. W każdej fazie produkcji: 3 punkty za 1 kostkę inżyniera.
    .production = 3 punkty za 1 kostkę inżyniera
transmitter-A8 = Transmiter A8
    .acc = transmiter A8
    .gen = transmitera A8
    .text = Koszt: 1, 2 i 6. Połówki kości: 2 po lewej, 2 po prawej. Natychmiast: teleportacja do dowolnego sektora. W każdej fazie produkcji: 2 kostki inżynierów.
    .production = 2 kostki inżynierów
transmitter-B1 = Transmiter B1
    .acc = transmiter B1
    .gen = transmitera B1
    .text = Koszt: 4. Pół kości: 1 po lewej. Natychmiast: 2 punkty. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-B2 = Transmiter B2
    .acc = transmiter B2
    .gen = transmitera B2
    .text = Koszt: 1 i 5. Połówki kości: 2 po lewej, 1 po prawej. Natychmiast: 2 punkty. W każdej fazie produkcji: 1 kostka inżyniera.
    .production = 1 kostka inżyniera
transmitter-B3 = Transmiter B3
    .acc = transmiter B3
    .gen = transmitera B3
    .text = Koszt: 2 i 4. Pół kości: 3 po lewej. Natychmiast: przejęcie odizolowanego pulsara. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-B4 = Transmiter B4
    .acc = transmiter B4
    .gen = transmitera B4
    .text = Koszt: 3 i 6. Połówki kości: 1 po lewej, 2 po prawej. W każdej fazie produkcji: 3 punkty.
    .production = 3 punkty
transmitter-B5 = Transmiter B5
    .acc = transmiter B5
    .gen = transmitera B5
    .text = Koszt: 2 i 6. Połówki kości: 0 po lewej, 3 po prawej. Natychmiast: teleportacja do systemu planetarnego. W każdej fazie produkcji: 2 punkty.
    .production = 2 punkty
transmitter-B6 = Transmiter B6
    .acc = transmiter B6
    .gen = transmitera B6
    .text = Koszt: 3 i 5. Połówki kości: 2 po lewej, 2 po prawej. Natychmiast: 3 punkty. W każdej fazie produkcji: 4 punkty za 1 kostkę inżyniera.
    .production = 4 punkty za 1 kostkę inżyniera
transmitter-B7 = Transmiter B7
    .acc = transmiter B7
    .gen = transmitera B7
    .text = Koszt: 1, 3 i 5. Połówki kości: 3 po lewej, 1 po prawej. Natychmiast: 6 punktów. W każdej fazie produkcji: 3 punkty.
    .production = 3 punkty
transmitter-B8 = Transmiter B8
    .acc = transmiter B8
    .gen = transmitera B8
    .text = Koszt: 4 i 6. Pół kości: 2 po lewej. Natychmiast: 3 punkty. W każdej fazie produkcji: 2 kostki inżynierów.
    .production = 2 kostki inżynierów
transmitter-C1 = Transmiter C1
    .acc = transmiter C1
    .gen = transmitera C1
    .text = Koszt: 5. Bez łączy. Natychmiast: 5 punktów. W każdej fazie produkcji: 1 punkt.
    .production = 1 punkt
transmitter-C2 = Transmiter C2
    .acc = transmiter C2
    .gen = transmitera C2
    .text = Koszt: 2 i 3. Pół kości: 3 po lewej. Natychmiast: 7 punktów. W każdej fazie produkcji: 1 kostka inżyniera.
    .production = 1 kostka inżyniera
transmitter-C3 = Transmiter C3
    .acc = transmiter C3
    .gen = transmitera C3
    .text = Koszt: 1 i 6. Połówki kości: 1 po lewej, 3 po prawej. Natychmiast: 6 punktów. W każdej fazie produkcji: 2 kostki inżynierów.
    .production = 2 kostki inżynierów
transmitter-C4 = Transmiter C4
    .acc = transmiter C4
    .gen = transmitera C4
    .text = Koszt: 4 i 5. Połówki kości: 2 po lewej, 2 po prawej. Natychmiast: teleportacja do dowolnego sektora. W każdej fazie produkcji: 3 punkty.
    .production = 3 punkty
transmitter-C5 = Transmiter C5
    .acc = transmiter C5
    .gen = transmitera C5
    .text = Koszt: 3 i 6. Pół kości: 3 po lewej. Natychmiast: 5 punktów. W każdej fazie produkcji: 4 punkty.
    .production = 4 punkty
transmitter-C6 = Transmiter C6
    .acc = transmiter C6
    .gen = transmitera C6
    .text = Koszt: 2 i 5. Połówki kości: 1 po lewej, 2 po prawej. Natychmiast: przejęcie odizolowanego pulsara. W każdej fazie produkcji: 3 punkty.
    .production = 3 punkty
transmitter-C7 = Transmiter C7
    .acc = transmiter C7
    .gen = transmitera C7
    .text = Koszt: 1 i 4. Połówki kości: 0 po lewej, 3 po prawej. Natychmiast: 6 punktów. W każdej fazie produkcji: 4 punkty za 1 kostkę inżyniera.
    .production = 4 punkty za 1 kostkę inżyniera
transmitter-C8 = Transmiter C8
    .acc = transmiter C8
    .gen = transmitera C8
    .text = Koszt: 2, 4 i 6. Połówki kości: 3 po lewej, 3 po prawej. Natychmiast: 13 punktów. W każdej fazie produkcji: 3 punkty.
    .production = 3 punkty

neighbour-A1 = Transmiter A1
    .ins = transmiterem A1
neighbour-A2 = Transmiter A2
    .ins = transmiterem A2
neighbour-A3 = Transmiter A3
    .ins = transmiterem A3
neighbour-A4 = Transmiter A4
    .ins = transmiterem A4
neighbour-A5 = Transmiter A5
    .ins = transmiterem A5
neighbour-A6 = Transmiter A6
    .ins = transmiterem A6
neighbour-A7 = Transmiter A7
    .ins = transmiterem A7
neighbour-A8 = Transmiter A8
    .ins = transmiterem A8
neighbour-B1 = Transmiter B1
    .ins = transmiterem B1
neighbour-B2 = Transmiter B2
    .ins = transmiterem B2
neighbour-B3 = Transmiter B3
    .ins = transmiterem B3
neighbour-B4 = Transmiter B4
    .ins = transmiterem B4
neighbour-B5 = Transmiter B5
    .ins = transmiterem B5
neighbour-B6 = Transmiter B6
    .ins = transmiterem B6
neighbour-B7 = Transmiter B7
    .ins = transmiterem B7
neighbour-B8 = Transmiter B8
    .ins = transmiterem B8
neighbour-C1 = Transmiter C1
    .ins = transmiterem C1
neighbour-C2 = Transmiter C2
    .ins = transmiterem C2
neighbour-C3 = Transmiter C3
    .ins = transmiterem C3
neighbour-C4 = Transmiter C4
    .ins = transmiterem C4
neighbour-C5 = Transmiter C5
    .ins = transmiterem C5
neighbour-C6 = Transmiter C6
    .ins = transmiterem C6
neighbour-C7 = Transmiter C7
    .ins = transmiterem C7
neighbour-C8 = Transmiter C8
    .ins = transmiterem C8

## Centrala

sheet-A1 = Plansza centrali A1
    .acc = planszę centrali A1
    .hint = więcej żyrostacji
    .text = Projekty i ich kości: a (4): 2 żyrostacje różnych rodzajów; b (1): mała żyrostacja i modyfikator ±1; c (2): modyfikator ±1 i modyfikator +2; d (3): dowolna żyrostacja i 1 kostka inżyniera; e (1): przelot przez bramy (1 punkt za każdą zieloną bramę); f (6): 7 punktów i dowolna żyrostacja; g (2): przelot przez bramy (2 punkty za każdą pomarańczową bramę); h (5): 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
sheet-A2 = Plansza centrali A2
    .acc = planszę centrali A2
    .hint = więcej przelotów przez bramy
    .text = Projekty i ich kości: a (4): dowolna żyrostacja i przelot przez bramy (2 punkty za każdą pomarańczową bramę); b (1): przelot przez bramy (1 punkt za każdą zieloną bramę); c (2): modyfikator ±1 i modyfikator +2; d (1): 1 kostka inżyniera i kafelek premii eksploracyjnej; e (3): duplikator kości (srebrna 2, czerwona 1) i modyfikator ±1; f (2): przelot przez bramy (2 punkty za każdą bramę w jednym kolorze); g (6): 8 punktów i przelot przez bramy (2 punkty za każdą purpurową bramę); h (5): 5 punktów i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
sheet-B1 = Plansza centrali B1
    .acc = planszę centrali B1
    .hint = więcej żyrostacji
    .text = Projekty i ich kości: a (2): przelot przez bramy (2 punkty za każdą purpurową bramę); b (4): 2 żyrostacje różnych rodzajów i modyfikator ±1; c (1): 1 kostka inżyniera i modyfikator +2; d (3): średnia albo duża żyrostacja i modyfikator ±1; e (2): 1 kostka inżyniera i kafelek premii eksploracyjnej; f (4): 4 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę); g (6): duplikator kości (srebrna 5, czerwona 2); h (5): 10 punktów i przelot przez bramy (3 punkty za każdą bramę w jednym kolorze).
sheet-B2 = Plansza centrali B2
    .acc = planszę centrali B2
    .hint = więcej przelotów przez bramy
    .text = Projekty i ich kości: a (1): przelot przez bramy (1 punkt za każdą zieloną bramę); b (4): 2 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę); c (2): 2 kostki inżynierów; d (3): duplikator kości (srebrna 3, czerwona 1); e (1): kafelek premii eksploracyjnej i modyfikator ±1; f (6): 6 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze); g (2): przelot przez bramy (2 punkty za każdą purpurową bramę); h (5): 3 punkty, modyfikator +2 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
sheet-C1 = Plansza centrali C1
    .acc = planszę centrali C1
    .hint = więcej żyrostacji
    .text = Projekty i ich kości: a (1): mała żyrostacja i 1 kostka inżyniera; b (2): 2 modyfikatory ±1; c (4): duża żyrostacja i modyfikator +2; d (3): 2 żyrostacje różnych rodzajów; e (1): przelot przez bramy (1 punkt za każdą zieloną bramę); f (2): przelot przez bramy (2 punkty za każdą bramę w jednym kolorze); g (6): 8 punktów i średnia żyrostacja; h (5): 9 punktów, kafelek premii eksploracyjnej i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
sheet-C2 = Plansza centrali C2
    .acc = planszę centrali C2
    .hint = więcej przelotów przez bramy
    .text = Projekty i ich kości: a (2): 2 modyfikatory ±1; b (1): 1 kostka inżyniera i modyfikator +2; c (4): 2 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę); d (3): 2 punkty i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze); e (1): przelot przez bramy (1 punkt za każdą zieloną bramę); f (6): duplikator kości (srebrna 4, czerwona 3); g (4): 2 punkty, modyfikator +2 i przelot przez bramy (2 punkty za każdą pomarańczową bramę); h (5): 2 punkty, kafelek premii eksploracyjnej i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
sheet-D1 = Plansza centrali D1
    .acc = planszę centrali D1
    .hint = więcej żyrostacji
    .text = Projekty i ich kości: a (2): średnia żyrostacja i modyfikator ±1; b (1): 1 kostka inżyniera i modyfikator ±1; c (3): dowolna żyrostacja; d (4): 3 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę); e (6): duplikator kości (srebrna 4, czerwona 3); f (2): 1 kostka inżyniera i kafelek premii eksploracyjnej; g (1): przelot przez bramy (1 punkt za każdą pomarańczową bramę); h (5): 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
sheet-D2 = Plansza centrali D2
    .acc = planszę centrali D2
    .hint = więcej przelotów przez bramy
    .text = Projekty i ich kości: a (1): przelot przez bramy (1 punkt za każdą pomarańczową bramę); b (2): modyfikator ±1 i modyfikator +2; c (4): dowolna żyrostacja i przelot przez bramy (2 punkty za każdą zieloną bramę); d (2): przelot przez bramy (2 punkty za każdą purpurową bramę); e (3): duplikator kości (srebrna 2, czerwona 2); f (6): 8 punktów i przelot przez bramy (2 punkty za każdą pomarańczową bramę); g (1): 1 kostka inżyniera i kafelek premii eksploracyjnej; h (5): 4 punkty, modyfikator ±1 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).

project-A1a = Projekt A1a
    .acc = projekt A1a
    .gen = projektu A1a
    .text = Koszt: 4. Korzyść: 2 żyrostacje różnych rodzajów.
    .benefit = 2 żyrostacje różnych rodzajów
project-A1b = Projekt A1b
    .acc = projekt A1b
    .gen = projektu A1b
    .text = Koszt: 1. Korzyść: mała żyrostacja i modyfikator ±1.
    .benefit = mała żyrostacja i modyfikator ±1
project-A1c = Projekt A1c
    .acc = projekt A1c
    .gen = projektu A1c
    .text = Koszt: 2. Korzyść: modyfikator ±1 i modyfikator +2.
    .benefit = modyfikator ±1 i modyfikator +2
project-A1d = Projekt A1d
    .acc = projekt A1d
    .gen = projektu A1d
    .text = Koszt: 3; po A1a i A1b. Korzyść: dowolna żyrostacja i 1 kostka inżyniera.
    .benefit = dowolna żyrostacja i 1 kostka inżyniera
project-A1e = Projekt A1e
    .acc = projekt A1e
    .gen = projektu A1e
    .text = Koszt: 1; po A1b i A1c. Korzyść: przelot przez bramy (1 punkt za każdą zieloną bramę).
    .benefit = przelot przez bramy (1 punkt za każdą zieloną bramę)
project-A1f = Projekt A1f
    .acc = projekt A1f
    .gen = projektu A1f
    .text = Koszt: 6; po A1d. Korzyść: 7 punktów i dowolna żyrostacja.
    .benefit = 7 punktów i dowolna żyrostacja
project-A1g = Projekt A1g
    .acc = projekt A1g
    .gen = projektu A1g
    .text = Koszt: 2; po A1e. Korzyść: przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-A1h = Projekt A1h
    .acc = projekt A1h
    .gen = projektu A1h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-A2a = Projekt A2a
    .acc = projekt A2a
    .gen = projektu A2a
    .text = Koszt: 4. Korzyść: dowolna żyrostacja i przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = dowolna żyrostacja i przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-A2b = Projekt A2b
    .acc = projekt A2b
    .gen = projektu A2b
    .text = Koszt: 1. Korzyść: przelot przez bramy (1 punkt za każdą zieloną bramę).
    .benefit = przelot przez bramy (1 punkt za każdą zieloną bramę)
project-A2c = Projekt A2c
    .acc = projekt A2c
    .gen = projektu A2c
    .text = Koszt: 2. Korzyść: modyfikator ±1 i modyfikator +2.
    .benefit = modyfikator ±1 i modyfikator +2
project-A2d = Projekt A2d
    .acc = projekt A2d
    .gen = projektu A2d
    .text = Koszt: 1; po A2a i A2b. Korzyść: 1 kostka inżyniera i kafelek premii eksploracyjnej.
    .benefit = 1 kostka inżyniera i kafelek premii eksploracyjnej
project-A2e = Projekt A2e
    .acc = projekt A2e
    .gen = projektu A2e
    .text = Koszt: 3; po A2b i A2c. Korzyść: duplikator kości (srebrna 2, czerwona 1) i modyfikator ±1.
    .benefit = duplikator kości (srebrna 2, czerwona 1) i modyfikator ±1
project-A2f = Projekt A2f
    .acc = projekt A2f
    .gen = projektu A2f
    .text = Koszt: 2; po A2d. Korzyść: przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-A2g = Projekt A2g
    .acc = projekt A2g
    .gen = projektu A2g
    .text = Koszt: 6; po A2e. Korzyść: 8 punktów i przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = 8 punktów i przelot przez bramy (2 punkty za każdą purpurową bramę)
project-A2h = Projekt A2h
    .acc = projekt A2h
    .gen = projektu A2h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 5 punktów i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
    .benefit = 5 punktów i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze)
project-B1a = Projekt B1a
    .acc = projekt B1a
    .gen = projektu B1a
    .text = Koszt: 2. Korzyść: przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = przelot przez bramy (2 punkty za każdą purpurową bramę)
project-B1b = Projekt B1b
    .acc = projekt B1b
    .gen = projektu B1b
    .text = Koszt: 4. Korzyść: 2 żyrostacje różnych rodzajów i modyfikator ±1.
    .benefit = 2 żyrostacje różnych rodzajów i modyfikator ±1
project-B1c = Projekt B1c
    .acc = projekt B1c
    .gen = projektu B1c
    .text = Koszt: 1. Korzyść: 1 kostka inżyniera i modyfikator +2.
    .benefit = 1 kostka inżyniera i modyfikator +2
project-B1d = Projekt B1d
    .acc = projekt B1d
    .gen = projektu B1d
    .text = Koszt: 3; po B1a i B1b. Korzyść: średnia albo duża żyrostacja i modyfikator ±1.
    .benefit = średnia albo duża żyrostacja i modyfikator ±1
project-B1e = Projekt B1e
    .acc = projekt B1e
    .gen = projektu B1e
    .text = Koszt: 2; po B1b i B1c. Korzyść: 1 kostka inżyniera i kafelek premii eksploracyjnej.
    .benefit = 1 kostka inżyniera i kafelek premii eksploracyjnej
project-B1f = Projekt B1f
    .acc = projekt B1f
    .gen = projektu B1f
    .text = Koszt: 4; po B1d. Korzyść: 4 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = 4 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-B1g = Projekt B1g
    .acc = projekt B1g
    .gen = projektu B1g
    .text = Koszt: 6; po B1e. Korzyść: duplikator kości (srebrna 5, czerwona 2).
    .benefit = duplikator kości (srebrna 5, czerwona 2)
project-B1h = Projekt B1h
    .acc = projekt B1h
    .gen = projektu B1h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 10 punktów i przelot przez bramy (3 punkty za każdą bramę w jednym kolorze).
    .benefit = 10 punktów i przelot przez bramy (3 punkty za każdą bramę w jednym kolorze)
project-B2a = Projekt B2a
    .acc = projekt B2a
    .gen = projektu B2a
    .text = Koszt: 1. Korzyść: przelot przez bramy (1 punkt za każdą zieloną bramę).
    .benefit = przelot przez bramy (1 punkt za każdą zieloną bramę)
project-B2b = Projekt B2b
    .acc = projekt B2b
    .gen = projektu B2b
    .text = Koszt: 4. Korzyść: 2 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = 2 punkty i przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-B2c = Projekt B2c
    .acc = projekt B2c
    .gen = projektu B2c
    .text = Koszt: 2. Korzyść: 2 kostki inżynierów.
    .benefit = 2 kostki inżynierów
project-B2d = Projekt B2d
    .acc = projekt B2d
    .gen = projektu B2d
    .text = Koszt: 3; po B2a i B2b. Korzyść: duplikator kości (srebrna 3, czerwona 1).
    .benefit = duplikator kości (srebrna 3, czerwona 1)
project-B2e = Projekt B2e
    .acc = projekt B2e
    .gen = projektu B2e
    .text = Koszt: 1; po B2b i B2c. Korzyść: kafelek premii eksploracyjnej i modyfikator ±1.
    .benefit = kafelek premii eksploracyjnej i modyfikator ±1
project-B2f = Projekt B2f
    .acc = projekt B2f
    .gen = projektu B2f
    .text = Koszt: 6; po B2d. Korzyść: 6 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = 6 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-B2g = Projekt B2g
    .acc = projekt B2g
    .gen = projektu B2g
    .text = Koszt: 2; po B2e. Korzyść: przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = przelot przez bramy (2 punkty za każdą purpurową bramę)
project-B2h = Projekt B2h
    .acc = projekt B2h
    .gen = projektu B2h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 3 punkty, modyfikator +2 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
    .benefit = 3 punkty, modyfikator +2 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze)
project-C1a = Projekt C1a
    .acc = projekt C1a
    .gen = projektu C1a
    .text = Koszt: 1. Korzyść: mała żyrostacja i 1 kostka inżyniera.
    .benefit = mała żyrostacja i 1 kostka inżyniera
project-C1b = Projekt C1b
    .acc = projekt C1b
    .gen = projektu C1b
    .text = Koszt: 2. Korzyść: 2 modyfikatory ±1.
    .benefit = 2 modyfikatory ±1
project-C1c = Projekt C1c
    .acc = projekt C1c
    .gen = projektu C1c
    .text = Koszt: 4. Korzyść: duża żyrostacja i modyfikator +2.
    .benefit = duża żyrostacja i modyfikator +2
project-C1d = Projekt C1d
    .acc = projekt C1d
    .gen = projektu C1d
    .text = Koszt: 3; po C1a i C1b. Korzyść: 2 żyrostacje różnych rodzajów.
    .benefit = 2 żyrostacje różnych rodzajów
project-C1e = Projekt C1e
    .acc = projekt C1e
    .gen = projektu C1e
    .text = Koszt: 1; po C1b i C1c. Korzyść: przelot przez bramy (1 punkt za każdą zieloną bramę).
    .benefit = przelot przez bramy (1 punkt za każdą zieloną bramę)
project-C1f = Projekt C1f
    .acc = projekt C1f
    .gen = projektu C1f
    .text = Koszt: 2; po C1d. Korzyść: przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-C1g = Projekt C1g
    .acc = projekt C1g
    .gen = projektu C1g
    .text = Koszt: 6; po C1e. Korzyść: 8 punktów i średnia żyrostacja.
    .benefit = 8 punktów i średnia żyrostacja
project-C1h = Projekt C1h
    .acc = projekt C1h
    .gen = projektu C1h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 9 punktów, kafelek premii eksploracyjnej i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = 9 punktów, kafelek premii eksploracyjnej i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-C2a = Projekt C2a
    .acc = projekt C2a
    .gen = projektu C2a
    .text = Koszt: 2. Korzyść: 2 modyfikatory ±1.
    .benefit = 2 modyfikatory ±1
project-C2b = Projekt C2b
    .acc = projekt C2b
    .gen = projektu C2b
    .text = Koszt: 1. Korzyść: 1 kostka inżyniera i modyfikator +2.
    .benefit = 1 kostka inżyniera i modyfikator +2
project-C2c = Projekt C2c
    .acc = projekt C2c
    .gen = projektu C2c
    .text = Koszt: 4. Korzyść: 2 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = 2 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę)
project-C2d = Projekt C2d
    .acc = projekt C2d
    .gen = projektu C2d
    .text = Koszt: 3; po C2a i C2b. Korzyść: 2 punkty i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = 2 punkty i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-C2e = Projekt C2e
    .acc = projekt C2e
    .gen = projektu C2e
    .text = Koszt: 1; po C2b i C2c. Korzyść: przelot przez bramy (1 punkt za każdą zieloną bramę).
    .benefit = przelot przez bramy (1 punkt za każdą zieloną bramę)
project-C2f = Projekt C2f
    .acc = projekt C2f
    .gen = projektu C2f
    .text = Koszt: 6; po C2d. Korzyść: duplikator kości (srebrna 4, czerwona 3).
    .benefit = duplikator kości (srebrna 4, czerwona 3)
project-C2g = Projekt C2g
    .acc = projekt C2g
    .gen = projektu C2g
    .text = Koszt: 4; po C2e. Korzyść: 2 punkty, modyfikator +2 i przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = 2 punkty, modyfikator +2 i przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-C2h = Projekt C2h
    .acc = projekt C2h
    .gen = projektu C2h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 2 punkty, kafelek premii eksploracyjnej i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
    .benefit = 2 punkty, kafelek premii eksploracyjnej i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze)
project-D1a = Projekt D1a
    .acc = projekt D1a
    .gen = projektu D1a
    .text = Koszt: 2. Korzyść: średnia żyrostacja i modyfikator ±1.
    .benefit = średnia żyrostacja i modyfikator ±1
project-D1b = Projekt D1b
    .acc = projekt D1b
    .gen = projektu D1b
    .text = Koszt: 1. Korzyść: 1 kostka inżyniera i modyfikator ±1.
    .benefit = 1 kostka inżyniera i modyfikator ±1
project-D1c = Projekt D1c
    .acc = projekt D1c
    .gen = projektu D1c
    .text = Koszt: 3. Korzyść: dowolna żyrostacja.
    .benefit = dowolna żyrostacja
project-D1d = Projekt D1d
    .acc = projekt D1d
    .gen = projektu D1d
    .text = Koszt: 4; po D1a i D1b. Korzyść: 3 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = 3 punkty i przelot przez bramy (2 punkty za każdą purpurową bramę)
project-D1e = Projekt D1e
    .acc = projekt D1e
    .gen = projektu D1e
    .text = Koszt: 6; po D1b i D1c. Korzyść: duplikator kości (srebrna 4, czerwona 3).
    .benefit = duplikator kości (srebrna 4, czerwona 3)
project-D1f = Projekt D1f
    .acc = projekt D1f
    .gen = projektu D1f
    .text = Koszt: 2; po D1d. Korzyść: 1 kostka inżyniera i kafelek premii eksploracyjnej.
    .benefit = 1 kostka inżyniera i kafelek premii eksploracyjnej
project-D1g = Projekt D1g
    .acc = projekt D1g
    .gen = projektu D1g
    .text = Koszt: 1; po D1e. Korzyść: przelot przez bramy (1 punkt za każdą pomarańczową bramę).
    .benefit = przelot przez bramy (1 punkt za każdą pomarańczową bramę)
project-D1h = Projekt D1h
    .acc = projekt D1h
    .gen = projektu D1h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze).
    .benefit = 12 punktów i przelot przez bramy (2 punkty za każdą bramę w jednym kolorze)
project-D2a = Projekt D2a
    .acc = projekt D2a
    .gen = projektu D2a
    .text = Koszt: 1. Korzyść: przelot przez bramy (1 punkt za każdą pomarańczową bramę).
    .benefit = przelot przez bramy (1 punkt za każdą pomarańczową bramę)
project-D2b = Projekt D2b
    .acc = projekt D2b
    .gen = projektu D2b
    .text = Koszt: 2. Korzyść: modyfikator ±1 i modyfikator +2.
    .benefit = modyfikator ±1 i modyfikator +2
project-D2c = Projekt D2c
    .acc = projekt D2c
    .gen = projektu D2c
    .text = Koszt: 4. Korzyść: dowolna żyrostacja i przelot przez bramy (2 punkty za każdą zieloną bramę).
    .benefit = dowolna żyrostacja i przelot przez bramy (2 punkty za każdą zieloną bramę)
project-D2d = Projekt D2d
    .acc = projekt D2d
    .gen = projektu D2d
    .text = Koszt: 2; po D2a i D2b. Korzyść: przelot przez bramy (2 punkty za każdą purpurową bramę).
    .benefit = przelot przez bramy (2 punkty za każdą purpurową bramę)
project-D2e = Projekt D2e
    .acc = projekt D2e
    .gen = projektu D2e
    .text = Koszt: 3; po D2b i D2c. Korzyść: duplikator kości (srebrna 2, czerwona 2).
    .benefit = duplikator kości (srebrna 2, czerwona 2)
project-D2f = Projekt D2f
    .acc = projekt D2f
    .gen = projektu D2f
    .text = Koszt: 6; po D2d. Korzyść: 8 punktów i przelot przez bramy (2 punkty za każdą pomarańczową bramę).
    .benefit = 8 punktów i przelot przez bramy (2 punkty za każdą pomarańczową bramę)
project-D2g = Projekt D2g
    .acc = projekt D2g
    .gen = projektu D2g
    .text = Koszt: 1; po D2e. Korzyść: 1 kostka inżyniera i kafelek premii eksploracyjnej.
    .benefit = 1 kostka inżyniera i kafelek premii eksploracyjnej
project-D2h = Projekt D2h
    .acc = projekt D2h
    .gen = projektu D2h
    .text = Koszt: 5; po wszystkich pozostałych. Korzyść: 4 punkty, modyfikator ±1 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze).
    .benefit = 4 punkty, modyfikator ±1 i przelot przez bramy (4 punkty za każdą bramę w jednym kolorze)

## Technologie

technology-AI-1 = Zielone szlaki
    .text = Gdy twój lot odwiedza co najmniej jedną zieloną bramę skokową, możesz potraktować jego kość jako o 1 wyższą albo o 1 niższą.
technology-AI-2 = Tantiemy
    .text = Za każdym razem, gdy opatentujesz kolejną technologię, otrzymujesz 2 punkty.
technology-AI-3 = Badanie pulsarów
    .text = Za każdym razem, gdy twój statek badawczy przejmie pulsar, otrzymujesz 3 punkty.
technology-AI-4 = Napęd rozruchowy
    .text = Za każdym razem, gdy kończysz żyrostację, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 3 punkty.
technology-AI-5 = Zdalne przejęcie
    .text = Weź 1 dowolny kafelek żyrostacji i przejmij 1 odizolowany pulsar.
technology-AI-6 = Modułowe transmitery
    .text = Za każdym razem, gdy płacisz kością za transmiter (także biorąc go), możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 1 punkt.

technology-AII-1 = Duplikator kości 2+2
    .text = Duplikator: twoja srebrna kość zmienia się w „2”, a czerwonej kości „2” musisz użyć jako kości premiowej.
technology-AII-2 = Strojenie rezonansu
    .text = W każdej fazie produkcji otrzymujesz 1 punkt za każdą swoją wirującą żyrostację.
technology-AII-3 = Spis kolonii
    .text = Otrzymujesz 1 punkt za każdą swoją bazę na planecie.
technology-AII-4 = Skok do systemu
    .text = Teleportuj swój statek do systemu planetarnego tak, jakby właśnie zakończył tam lot.
technology-AII-5 = Nabór inżynierów
    .text = Otrzymujesz 3 kostki inżynierów.
technology-AII-6 = Głębokie badania
    .text = Otrzymujesz 1 modyfikator ±1 i 1 modyfikator +2 oraz dobierasz 2 kafelki premii eksploracyjnej.

technology-AIII-1 = Duplikator kości 3+2
    .text = Duplikator: twoja srebrna kość zmienia się w „3”, a czerwonej kości „2” musisz użyć jako kości premiowej.
technology-AIII-2 = Połączone sieci
    .text = Na koniec gry otrzymujesz 3 punkty za każde połączenie między 2 Twoimi działającymi transmiterami.
technology-AIII-3 = Pełna oferta
    .text = Na koniec gry otrzymujesz 4, 8 albo 16 punktów, jeśli masz wirujące żyrostacje 1, 2 albo 3 różnych rodzajów.
technology-AIII-4 = Gabinet prezesa
    .text = Na koniec gry wybierz 1 kafel celu będący w grze; uznaje się, że osiągasz ten cel.
technology-AIII-5 = Ostatni kontrakt
    .text = Na koniec gry możesz raz wydać 2 kostki inżynierów, aby otrzymać 6 punktów.

technology-BI-1 = Pomarańczowe szlaki
    .text = Gdy twój lot odwiedza co najmniej jedną pomarańczową bramę skokową, możesz potraktować jego kość jako o 1 wyższą albo o 1 niższą.
technology-BI-2 = Prefabrykowane bazy
    .text = Za każdym razem, gdy zakładasz bazę, otrzymujesz 1 punkt.
technology-BI-3 = Orbitalne stocznie
    .text = Za każdym razem, gdy rozpoczynasz budowę żyrostacji, otrzymujesz 2 punkty i 1 kostkę inżyniera.
technology-BI-4 = Zestaw narzędzi
    .text = Otrzymujesz 2 kostki inżynierów i 1 modyfikator ±1.
technology-BI-5 = Urząd patentowy
    .text = Za każdym razem, gdy patentujesz kolejną technologię, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 1 punkt.
technology-BI-6 = Elastyczne zarządzanie
    .text = Za każdym razem, gdy realizujesz projekt centrali, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 1 punkt.

technology-BII-1 = Lider rynku
    .text = W każdej fazie produkcji otrzymujesz 1 punkt albo 2 punkty, jeśli zajmujesz pierwsze miejsce w nowej kolejności graczy.
technology-BII-2 = Rejestr przejęć
    .text = Otrzymujesz 2 punkty za każdy przejęty przez ciebie pulsar.
technology-BII-3 = Duplikator kości 3+1
    .text = Duplikator: twoja srebrna kość zmienia się w „3”, a czerwonej kości „1” musisz użyć jako kości premiowej.
technology-BII-4 = Swobodny skok
    .text = Teleportuj swój statek do dowolnego sektora (ale nie do odizolowanego pulsara ani bramy wejściowej) tak, jakby właśnie zakończył tam lot, i otrzymaj 1 kostkę inżyniera.
technology-BII-5 = Dostawa mieszana
    .text = Weź 2 kafelki żyrostacji 2 różnych rodzajów.
technology-BII-6 = Odległa latarnia
    .text = Przejmij 1 odizolowany pulsar i otrzymaj 1 modyfikator ±1.

technology-BIII-1 = Orbitalne habitaty
    .text = Podczas punktowania baz na koniec gry liczysz 2 dodatkowe bazy.
technology-BIII-2 = Giełda energii
    .text = Na koniec gry otrzymujesz 3 punkty za każdy swój działający transmiter.
technology-BIII-3 = Galeria sław
    .text = Na koniec gry otrzymujesz 5 punktów za każdy posiadany kafelek nagrody konstruktorskiej.
technology-BIII-4 = Portfel patentów
    .text = Na koniec gry otrzymujesz 2 punkty za każdą swoją opatentowaną technologię, wliczając tę.
technology-BIII-5 = Sponsorowany cel
    .text = Na koniec gry otrzymujesz obie premie jednego osiągniętego celu bez płacenia kostkami inżynierów.

technology-CI-1 = Purpurowe szlaki
    .text = Gdy twój lot odwiedza co najmniej jedną purpurową bramę skokową, możesz potraktować jego kość jako o 1 wyższą albo o 1 niższą.
technology-CI-2 = Premie projektowe
    .text = Za każdym razem, gdy zrealizujesz projekt centrali, otrzymujesz 2 punkty.
technology-CI-3 = Terraformerzy
    .text = Za każdym razem, gdy otrzymujesz premię eksploracyjną za bazę na niebieskiej planecie, otrzymujesz też 2 punkty.
technology-CI-4 = Katalog żyrostacji
    .text = Za każdym razem, gdy wydajesz kość, aby wziąć kafelek żyrostacji, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 1 punkt.
technology-CI-5 = Ekipy serwisowe
    .text = Za każdym razem, gdy jeden z Twoich transmiterów zacznie działać, otrzymujesz 2 kostki inżynierów.
technology-CI-6 = Pakiety przejęcia
    .text = Za każdym razem, gdy w dowolny sposób przejmiesz pulsar, weź małą albo średnią żyrostację.

technology-CII-1 = Podatki planetarne
    .text = W każdej fazie produkcji otrzymujesz 1 punkt za każde 4 swoje bazy na planetach.
technology-CII-2 = Wspólne badania
    .text = Za każdym razem, gdy patentujesz kolejną technologię albo realizujesz projekt centrali, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej.
technology-CII-3 = Inżynieria pustynna
    .text = Za każdym razem, gdy zakładasz bazę na jałowej planecie, otrzymujesz 2 punkty.
technology-CII-4 = Konferencja prasowa
    .text = Otrzymujesz 6 punktów i 2 kostki inżynierów.
technology-CII-5 = Opatentowana kość 4
    .text = Zapłać 1 kostkę inżyniera i użyj czerwonej kości „4” jako kości premiowej; bez tego nie możesz opatentować tej technologii.
technology-CII-6 = Duplikator kości 3+3
    .text = Duplikator: twoja srebrna kość zmienia się w „3”, a czerwonej kości „3” musisz użyć jako kości premiowej.

technology-CIII-1 = Monopol energetyczny
    .text = Na koniec gry otrzymujesz 3 punkty za każdą swoją wirującą żyrostację.
technology-CIII-2 = Imperium korporacyjne
    .text = Na koniec gry otrzymujesz 2 punkty za każdy zrealizowany projekt centrali.
technology-CIII-3 = Wolne moce
    .text = Podczas punktowania pozostałych kostek inżynierów każda twoja kostka jest warta 1 punkt.
technology-CIII-4 = Prawo pierwszeństwa
    .text = Podczas punktowania toru inicjatywy na koniec gry twoje punkty z tego toru są podwajane.
technology-CIII-5 = Flagowy kontrakt
    .text = Otrzymujesz 8 punktów.

technology-DI-1 = Wielka podróż
    .text = Za każdym razem, gdy twój lot odwiedzi co najmniej 2 różne systemy planetarne, otrzymujesz 2 punkty.
technology-DI-2 = Dostrojone przyrządy
    .text = Za każdym razem, gdy wydajesz żeton modyfikatora kości, otrzymujesz 1 punkt.
technology-DI-3 = Nadgodziny
    .text = Za każdym razem, gdy wydajesz kość premiową na akcję, otrzymujesz 2 punkty.
technology-DI-4 = Wydajni inżynierowie
    .text = Skopiowanie pozostałej kości kosztuje cię 3 kostki inżynierów zamiast 4.
technology-DI-5 = Taryfa sieciowa
    .text = W każdej fazie produkcji otrzymujesz 1 punkt za każdy swój działający transmiter.
technology-DI-6 = Dalekosiężna nawigacja
    .text = Każdy swój lot możesz wykonać tak, jakby jego kość była o 1 wyższa albo o 1 niższa.

technology-DII-1 = Raporty korporacyjne
    .text = W każdej fazie produkcji otrzymujesz 1 punkt za każde 2 zrealizowane projekty centrali.
technology-DII-2 = Pakiet placówki
    .text = Przejmij 1 odizolowany pulsar i weź małą albo średnią żyrostację.
technology-DII-3 = Mały grant
    .text = Otrzymujesz 2 kostki inżynierów i 1 modyfikator ±1.
technology-DII-4 = Nagroda naukowa
    .text = Otrzymujesz 2 punkty za każdą swoją opatentowaną technologię, wliczając tę.
technology-DII-5 = Skok do pulsara
    .text = Teleportuj swój statek do pulsara, który nie jest odizolowany, tak jakby właśnie zakończył tam lot.
technology-DII-6 = Wielkie otwarcie
    .text = Za każdym razem, gdy kończysz żyrostację, możesz użyć kości o 1 wyższej albo o 1 niższej od wymaganej i otrzymujesz 4 punkty.

technology-DIII-1 = Gildia odkrywców
    .text = Na koniec gry otrzymujesz 3 punkty za każdy wykorzystany projekt przelotu przez bramy.
technology-DIII-2 = Zróżnicowana produkcja
    .text = W każdej fazie produkcji otrzymujesz 2 punkty za każdy rodzaj żyrostacji, którego co najmniej 1 wiruje u ciebie.
technology-DIII-3 = Prace w toku
    .text = Podczas 2 etapów punktowania niedokończonych pulsarów i kafelków żyrostacji każdy z nich jest dla ciebie wart 2 punkty.
technology-DIII-4 = Ukryta osada
    .text = Podczas punktowania baz na koniec gry liczysz 1 dodatkową bazę.
technology-DIII-5 = Opatentowana kość 5
    .text = Zapłać 1 kostkę inżyniera i użyj czerwonej kości „5” jako kości premiowej; bez tego nie możesz opatentować tej technologii.

## Cele

goal-GOAL_SAME2 = 2 wirujące żyrostacje jednego rodzaju
    .text = Wirują przynajmniej 2 twoje żyrostacje jednego rodzaju. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 4 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_SAME3 = 3 wirujące żyrostacje jednego rodzaju
    .text = Wirują przynajmniej 3 twoje żyrostacje jednego rodzaju. Wartość: 11 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_TYPES2 = Wirujące żyrostacje 2 rodzajów
    .text = Wirują twoje żyrostacje przynajmniej 2 rodzajów. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 4 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_ANY3 = 3 wirujące żyrostacje
    .text = Wirują przynajmniej 3 twoje żyrostacje, wszystko jedno, jakich rodzajów. Wartość: 9 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_TRANS3 = 3 działające transmitery
    .text = Działają przynajmniej 3 twoje transmitery. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 2 kostki inżynierów.
goal-GOAL_TRANS4 = 4 działające transmitery
    .text = Działają przynajmniej 4 twoje transmitery. Wartość: 10 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_PLANETS9 = 9 baz na planetach
    .text = Na planetach gromady leży przynajmniej 9 twoich znaczników. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 4 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_PLANETS11 = 11 baz na planetach
    .text = Na planetach gromady leży przynajmniej 11 twoich znaczników. Wartość: 10 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_TECH5 = 5 patentów
    .text = Masz patenty na przynajmniej 5 technologii. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 4 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_TECH6 = 6 patentów
    .text = Masz patenty na przynajmniej 6 technologii. Wartość: 10 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_HQ5 = 5 projektów centrali
    .text = Gotowych jest przynajmniej 5 projektów twojej centrali; przelot przez bramy także wtedy, gdy jeszcze czeka na użycie. Wartość: 6 punktów. Pierwsza premia: 6 punktów za 4 kostki inżynierów; druga premia: 6 punktów za 1 kostkę inżyniera.
goal-GOAL_RUNS3 = 3 wykorzystane przeloty przez bramy
    .text = Przynajmniej 3 razy użyto twoich przelotów przez bramy, choćby nic nie dały. Wartość: 7 punktów. Pierwsza premia: 6 punktów za 3 kostki inżynierów; druga premia: 6 punktów za 2 kostki inżynierów.

## Źródła punktów

source-start = punkty początkowe
source-exploration = premia eksploracyjna
source-award-small = nagroda konstruktorska za małe żyrostacje
source-award-medium = nagroda konstruktorska za średnie żyrostacje
source-award-large = nagroda konstruktorska za duże żyrostacje
source-gyrodyne-small = małe żyrostacje
source-gyrodyne-medium = średnie żyrostacje
source-gyrodyne-large = duże żyrostacje
source-engineering = tor inżynierów
source-penalty = kara
source-pulsars = pulsary bez wirującej żyrostacji
source-tiles = nieukończone żyrostacje
source-cubes = pozostałe kostki inżynierów
source-initiative = tor inicjatywy
source-bases = bazy

## Opcje

preset-first_game = Pierwsza gra
    .text = Strona bez ślepych zaułków, oznaczone cele i plansze technologii, bez central.
option-cluster = Plansza gromady gwiazd
    .text = Na pierwszą grę lepsza jest strona bez ślepych zaułków.
cluster-open = otwarta
    .text = Bez ślepych zaułków; po 17 bram skokowych każdego koloru.
cluster-dead_ends = ze ślepymi zaułkami
    .text = Trzy ślepe zaułki, każdy z kafelkiem premii eksploracyjnej; po 16 bram skokowych każdego koloru.
option-headquarters = Centrale
    .text = Każdy dostaje planszę centrali z ośmioma projektami. W pierwszej grze central nie ma i używa się plansz technologii AI, AII i AIII.
option-technologies_i = Technologie I
    .text = Plansza rzędów 1 i 2. Bez central jest to AI.
technologies_i-random = losowa
technologies_i-A = AI
    .text = Zielone szlaki, Tantiemy, Badanie pulsarów, Napęd rozruchowy, Zdalne przejęcie, Modułowe transmitery
technologies_i-B = BI
    .text = Pomarańczowe szlaki, Prefabrykowane bazy, Orbitalne stocznie, Zestaw narzędzi, Urząd patentowy, Elastyczne zarządzanie
technologies_i-C = CI
    .text = Purpurowe szlaki, Premie projektowe, Terraformerzy, Katalog żyrostacji, Ekipy serwisowe, Pakiety przejęcia
technologies_i-D = DI
    .text = Wielka podróż, Dostrojone przyrządy, Nadgodziny, Wydajni inżynierowie, Taryfa sieciowa, Dalekosiężna nawigacja
option-technologies_ii = Technologie II
    .text = Plansza rzędów od 3 do 5. Bez central jest to AII.
technologies_ii-random = losowa
technologies_ii-A = AII
    .text = Duplikator kości 2+2, Strojenie rezonansu, Spis kolonii, Skok do systemu, Nabór inżynierów, Głębokie badania
technologies_ii-B = BII
    .text = Lider rynku, Rejestr przejęć, Duplikator kości 3+1, Swobodny skok, Dostawa mieszana, Odległa latarnia
technologies_ii-C = CII
    .text = Podatki planetarne, Wspólne badania, Inżynieria pustynna, Konferencja prasowa, Opatentowana kość 4, Duplikator kości 3+3
technologies_ii-D = DII
    .text = Raporty korporacyjne, Pakiet placówki, Mały grant, Nagroda naukowa, Skok do pulsara, Wielkie otwarcie
option-technologies_iii = Technologie III
    .text = Plansza rzędów od 6 do 8. Bez central jest to AIII.
technologies_iii-random = losowa
technologies_iii-A = AIII
    .text = Duplikator kości 3+2, Połączone sieci, Pełna oferta, Gabinet prezesa, Ostatni kontrakt
technologies_iii-B = BIII
    .text = Orbitalne habitaty, Giełda energii, Galeria sław, Portfel patentów, Sponsorowany cel
technologies_iii-C = CIII
    .text = Monopol energetyczny, Imperium korporacyjne, Wolne moce, Prawo pierwszeństwa, Flagowy kontrakt
technologies_iii-D = DIII
    .text = Gildia odkrywców, Zróżnicowana produkcja, Prace w toku, Ukryta osada, Opatentowana kość 5
implied-no-headquarters = Bez central używa się plansz A.
option-goals = Cele
    .text = W grze są trzy cele.
goals-random = losowe
    .text = Trzy z sześciu kafli celów, każdy losową stroną do góry.
goals-marked = z pierwszej gry
    .text = 2 rodzaje wirujących żyrostacji, 9 planet, 5 patentów.
option-even_start = Wariant równego startu
    .text = W pierwszej rundzie część kości ustawia się zamiast nimi rzucać: przy czterech graczach po jednej każdej wartości, przy dwóch i trzech od 2 do 5.

## Decyzje

ask-place-ship = Na której bramie wejściowej ustawiasz statek badawczy?
ask-choose-side = Którą stronę swojej planszy centrali wybierasz?
ask-take-die = Na planszy kości: { $dice }. Którą kość bierzesz i który znacznik przesuwasz?
    .others = Którą kość bierzesz i który znacznik przesuwasz?
ask-turn =
    { $dice ->
        [0] Nie masz już srebrnych kości.
        [1] Została jedna kość: { $first }.
       *[2] Zostały dwie kości: { $first } i { $second }.
    } { $reds ->
        [0] { "" }
       *[1] Czerwona kość premiowa: { $red }.{ " " }
    }Co robisz?
    .others = Co robisz?
ask-flight = Dokąd lecisz za kość o wartości { $value }?
ask-choose-bonus = Bierzesz premię systemu czy kafelek premii eksploracyjnej?
ask-teleport =
    { $to ->
        [0] Do którego pulsara się teleportujesz?
        [1] Do którego systemu planetarnego się teleportujesz?
       *[2] Dokąd się teleportujesz?
    }
ask-claim-isolated =
    Który odizolowany pulsar przejmujesz? { $rings ->
        [one] Został ci { $rings } pierścień przejęcia.
        [few] Zostały ci { $rings } pierścienie przejęcia.
        [many] Zostało ci { $rings } pierścieni przejęcia.
       *[other] Zostało ci { $rings } pierścienia przejęcia.
    }
    .others = Który odizolowany pulsar przejmujesz?
ask-choose-gyrodyne =
    { $left ->
        [one] Którą żyrostację bierzesz?
        [few] Bierzesz { $left } żyrostacje różnych rodzajów: którą najpierw?
        [many] Bierzesz { $left } żyrostacji różnych rodzajów: którą najpierw?
       *[other] Bierzesz { $left } żyrostacji różnych rodzajów: którą najpierw?
    }
ask-link-transmitter = Czy przyłączasz { $transmitter_acc } do jednej ze swoich sieci?
    .others = Czy przyłączasz transmiter do jednej ze swoich sieci?
ask-spend-cubes =
    { $cubes ->
        [one] Masz { $cubes } kostkę inżyniera.
        [few] Masz { $cubes } kostki inżynierów.
        [many] Masz { $cubes } kostek inżynierów.
       *[other] Masz { $cubes } kostki inżyniera.
    } Na który transmiter wydajesz kostkę inżyniera?
    .others = Na który transmiter wydajesz kostkę inżyniera?
ask-last-contract =
    { $cubes ->
        [one] Masz { $cubes } kostkę inżyniera.
        [few] Masz { $cubes } kostki inżynierów.
        [many] Masz { $cubes } kostek inżynierów.
       *[other] Masz { $cubes } kostki inżyniera.
    } Czy wydajesz kostki inżynierów na punkty?
    .others = Czy wydajesz kostki inżynierów na punkty?
ask-count-goal = Który cel uznajesz za osiągnięty?
ask-choose-goal = Twoje żyrostacje liczą się tylko do jednego z tych celów: do którego?
ask-buy-bonuses =
    { $cubes ->
        [one] Masz { $cubes } kostkę inżyniera.
        [few] Masz { $cubes } kostki inżynierów.
        [many] Masz { $cubes } kostek inżynierów.
       *[other] Masz { $cubes } kostki inżyniera.
    } { $free ->
        [0] Którą premię swoich celów kupujesz?
       *[1] Którą premię swoich celów kupujesz? Obie premie jednego celu masz za darmo.
    }

## Ruchy

move-put-ship = Ustaw statek badawczy na { $entry_loc }
move-choose-side = Wybierz { $sheet_acc } ({ $sheet_hint })
move-take-die =
    Weź kość { $value }{ $counter ->
        [0] { $track_front }
       *[1] { $track_rear }
    }
move-fly = Leć za { $die_acc }{ $modifier_suffix }{ $run_suffix }{ $colour_suffix }
move-take-gyrodyne = Weź { $type_acc } żyrostację za { $die_acc }{ $modifier_suffix }
move-complete = Ukończ żyrostację na { $pulsar_loc } za { $die_acc }{ $modifier_suffix }
move-take-transmitter = Weź { $transmitter_acc } za { $die_acc }{ $modifier_suffix } (pole { $cost }). { $transmitter_text }
move-pay-transmitter = Opłać pole { $cost } { $transmitter_gen } za { $die_acc }{ $modifier_suffix }
move-project = Zrealizuj { $project_acc } za { $die_acc }{ $modifier_suffix }: { $project_benefit }
move-buy-token = Kup { $token } za { $die_acc }{ $modifier_suffix }
move-patent = Opatentuj technologię „{ $technology }” za { $die_acc }{ $modifier_suffix }. { $technology_text }
move-build = Rozpocznij budowę { $type_gen } żyrostacji na { $pulsar_loc }
move-copy = Zapłać kostkami inżynierów i skopiuj pozostałą kość { $value } jako kość premiową
move-end-turn = Zakończ turę
move-route =
    Leć do { $place_gen } ({ $length ->
        [one] { $length } segment
        [few] { $length } segmenty
        [many] { $length } segmentów
       *[other] { $length } segmentu
    })
move-printed-bonus = Weź premię systemu: { $system_bonus }
move-draw = Dobierz kafelek premii eksploracyjnej
move-gain-gyrodyne = Weź { $type_acc } żyrostację
move-claim = Przejmij { $isolated }
move-teleport = Teleportuj się do { $place_gen }
move-link =
    Przyłącz go { $end_ins } końcem do { $side_gen } strony { $array ->
        [0] swojej pierwszej sieci
        [1] swojej drugiej sieci
        [2] swojej trzeciej sieci
        [3] swojej czwartej sieci
        [4] swojej piątej sieci
        [5] swojej szóstej sieci
       *[more] swojej dalszej sieci
    }
move-new-array = Rozpocznij nim nową sieć
move-decline = Zrezygnuj
move-spend-cube = Użyj { $transmitter_gen }: { $transmitter_production }
move-contract = Użyj technologii „{ $technology }”. { $technology_text }
move-claim-goal = Osiągnij cel „{ $goal }”
move-bonus = Kup następną premię celu „{ $goal }”
move-count-goal = Uznaj cel „{ $goal }” za osiągnięty
move-free-bonuses = Weź za darmo obie premie celu „{ $goal }”
move-done = Gotowe

## Co się dzieje

event-round = Zaczyna się runda { $round }.
    .heading = Runda { $round }
event-ship-placed = { $seat } ustawia statek badawczy na { $entry_loc }.
event-side-chosen = { $seat } wybiera { $sheet_acc }.
event-rolled = Wyniki na kościach: { $dice }.
event-median = Znacznik mediany stoi { $median }.
event-took-die = { $seat } bierze kość { $value }.
event-counter-moved = { $seat } przesuwa znacznik na { $track_loc } z pola { $leaving } na { $reaching }.
event-turn-began = Swoją turę zaczyna { $seat }.
event-turn-ended = { $seat } kończy turę.
event-paid = { $seat } wydaje { $die_acc }{ $modifier_suffix }.
event-flew =
    { $length ->
        [one] { $seat } leci z { $from_gen } do { $place_gen } ({ $length } segment).
        [few] { $seat } leci z { $from_gen } do { $place_gen } ({ $length } segmenty).
        [many] { $seat } leci z { $from_gen } do { $place_gen } ({ $length } segmentów).
       *[other] { $seat } leci z { $from_gen } do { $place_gen } ({ $length } segmentu).
    }
event-teleported = { $seat } teleportuje się do { $place_gen }.
event-revealed = Odkryto { $place }. { $system_text }
event-base = { $seat } zakłada bazę na { $planet_loc } planecie w { $place_loc }.
event-claimed = { $seat } przejmuje { $pulsar }.
event-no-ring-left = { $seat } nie ma już pierścienia, aby przejąć { $pulsar }.
event-gyrodyne-taken = { $seat } bierze { $type_acc } żyrostację.
event-construction = { $seat } rozpoczyna budowę { $type_gen } żyrostacji na { $pulsar_loc }.
event-completed = { $seat } kończy { $type_acc } żyrostację na { $pulsar_loc }.
event-awarded = { $seat } bierze nagrodę konstruktorską za { $type_plural } żyrostacje ({ $points } pkt).
event-explored = { $seat } dobiera kafelek premii eksploracyjnej: { $exploration }.
event-transmitter-taken = { $seat } bierze { $transmitter_acc }.
event-transmitter-paid = { $seat } opłaca pole { $cost } { $transmitter_gen }.
event-linked = { $seat } łączy { $transmitter_acc } z { $neighbour_ins }.
event-online = { $seat } uruchamia { $transmitter_acc }.
event-project-done = { $seat } realizuje { $project_acc }.
event-run-flown =
    { $seat } wykorzystuje przelot przez bramy z { $project_gen }: { $gates ->
        [one] { $gates } brama
        [few] { $gates } bramy
        [many] { $gates } bram
       *[other] { $gates } bramy
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-patented = { $seat } patentuje technologię „{ $technology }”.
event-token-gained =
    { $count ->
        [one] { $seat } otrzymuje { $token }.
        [few] { $seat } otrzymuje { $count } { $token_few }.
        [many] { $seat } otrzymuje { $count } { $token_many }.
       *[other] { $seat } otrzymuje { $count } { $token_part }.
    }
event-cubes-gained =
    { $count ->
        [one] { $seat } otrzymuje { $count } kostkę inżyniera.
        [few] { $seat } otrzymuje { $count } kostki inżynierów.
        [many] { $seat } otrzymuje { $count } kostek inżynierów.
       *[other] { $seat } otrzymuje { $count } kostki inżyniera.
    }
event-cubes-spent =
    { $count ->
        [one] { $seat } wydaje { $count } kostkę inżyniera.
        [few] { $seat } wydaje { $count } kostki inżynierów.
        [many] { $seat } wydaje { $count } kostek inżynierów.
       *[other] { $seat } wydaje { $count } kostki inżyniera.
    }
event-die-copied = { $seat } kopiuje pozostałą kość { $value }.
event-red-die = { $seat } otrzymuje czerwoną kość { $value } jako premiową.
event-production = Zaczyna się faza produkcji.
event-order = Miejsce { $rank } w kolejności: { $seat }.
event-transmitter-dealt = Do wzięcia: { $transmitter_acc }.
event-ended = Osiem rund dobiegło końca.
    .heading = Końcowa punktacja
event-scored =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt ({ $source }).
        [few] { $seat } otrzymuje { $points } punkty ({ $source }).
        [many] { $seat } otrzymuje { $points } punktów ({ $source }).
       *[other] { $seat } otrzymuje { $points } punktu ({ $source }).
    }
event-scored-technology =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt („{ $technology }”).
        [few] { $seat } otrzymuje { $points } punkty („{ $technology }”).
        [many] { $seat } otrzymuje { $points } punktów („{ $technology }”).
       *[other] { $seat } otrzymuje { $points } punktu („{ $technology }”).
    }
event-scored-transmitter =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt ({ $transmitter_acc }).
        [few] { $seat } otrzymuje { $points } punkty ({ $transmitter_acc }).
        [many] { $seat } otrzymuje { $points } punktów ({ $transmitter_acc }).
       *[other] { $seat } otrzymuje { $points } punktu ({ $transmitter_acc }).
    }
event-scored-project =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt ({ $project_acc }).
        [few] { $seat } otrzymuje { $points } punkty ({ $project_acc }).
        [many] { $seat } otrzymuje { $points } punktów ({ $project_acc }).
       *[other] { $seat } otrzymuje { $points } punktu ({ $project_acc }).
    }
event-scored-goal =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt (cel: { $goal }).
        [few] { $seat } otrzymuje { $points } punkty (cel: { $goal }).
        [many] { $seat } otrzymuje { $points } punktów (cel: { $goal }).
       *[other] { $seat } otrzymuje { $points } punktu (cel: { $goal }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } traci { $points } punkt (kara).
        [few] { $seat } traci { $points } punkty (kara).
        [many] { $seat } traci { $points } punktów (kara).
       *[other] { $seat } traci { $points } punktu (kara).
    }

## Punktacja

score-start = Punkty początkowe
score-exploration = Premie eksploracyjne
score-awards = Nagrody konstruktorskie
score-gyrodynes = Wirujące żyrostacje
score-technologies = Technologie
score-transmitters = Transmitery
score-projects = Projekty centrali
score-runs = Przeloty przez bramy
score-engineering = Tor inżynierów
score-penalties = Kary
score-goals = Cele
score-unfinished = Nieukończone
score-cubes = Pozostałe kostki inżynierów
score-initiative = Inicjatywa
score-bases = Bazy
score-technology = { $technology }
score-transmitter = { $transmitter }
score-project = { $project }
score-run = Przelot przez bramy z { $project_gen }
score-goal = { $goal }
score-award = Nagroda za { $type_plural } żyrostacje
score-gyrodyne = Wirujące { $type_plural } żyrostacje
score-pulsars = Pulsary bez wirującej żyrostacji
score-tiles = Nieukończone żyrostacje

## Czym się grało, w statystykach

chosen-headquarters = Centrala
chosen-technology = Opatentowana technologia

## Co widać na stole

label-4 = 4

phase-setup = przygotowanie
phase-dice = faza kości
phase-actions = faza akcji
phase-production = faza produkcji
phase-scoring = końcowa punktacja

view-round = { round }
view-last_round = Ostatnia runda
view-phase = Teraz
view-cluster = Plansza gromady gwiazd
view-active = Czyja tura
view-order = Kolejność graczy
view-dice = Kości
view-median = Mediana
view-shifts = O ile przesuwa kość
view-tracks = Tory
view-systems = Systemy planetarne
view-tile = Kafelek
view-planets = Planety
view-colour = Kolor
view-label = Wymagana liczba graczy
view-owner = Właściciel
view-blocked = Zablokowana
view-pulsars = Pulsary
view-gyrodyne = Żyrostacja
view-spinning = Wiruje
view-supply = Pozostałe kafelki żyrostacji
view-awards = Nagrody konstruktorskie
view-technologies = Technologie
view-id = Nazwa
view-patents = Patenty
view-open = W grze
view-rows = Wartości rzędów
view-row_value = Wartość rzędu tej rundy
view-transmitters = Transmitery
view-transmitters_left = Transmitery w stosie
view-next_transmitter = Transmiter na wierzchu stosu
view-exploration = Premie eksploracyjne
view-stack = W stosie
view-discarded = Odrzucone
view-goals = Cele
view-needed = Potrzeba
view-progress = Postęp
view-achieved = Osiągnięte
view-bonuses = Kupione premie
view-flight = Lot
view-last_flight = Ostatni lot
view-linking = Łączony transmiter
view-copy_cost = Kostki za skopiowanie kości
view-seat = Gracz
view-from = Skąd
view-value = Wartość
view-run = Przelot przez bramy
view-routes = Trasy
view-place = Dokąd
view-length = Segmenty
view-way = Trasa
view-path = Droga
view-unknown = Zakryte systemy
view-bonus = Premia eksploracyjna
view-claim = Przejęcie pulsara
view-tiles = Kafelki premii eksploracyjnej
view-points = Punkty
view-players = Gracze
view-ship = Statek badawczy
view-red = Dostępne czerwone kości
view-must_use_red = Trzeba użyć czerwonej kości
view-red_used = Czerwona kość użyta
view-cubes = Kostki inżynierów
view-tokens = Modyfikatory kości
view-rings = Pozostałe pierścienie
view-gyrodynes = Żyrostacje
view-arrays = Sieci transmiterów
view-turned = Obrócony
view-paid = Opłacone pola
view-online = Działa
view-headquarters = Centrala
view-board = Plansza centrali
view-sheet = Strona
view-done = Zrealizowane projekty
view-available = Dostępne projekty
view-runs = Przeloty przez bramy
view-runs_used = Wykorzystane przeloty
view-bases = Bazy
view-extra_bases = Dodatkowe bazy
view-type = Rodzaj
view-sources = Skąd są punkty
view-start = Punkty początkowe
view-projects = Projekty centrali
view-engineering = Tor inżynierów
view-initiative = Inicjatywa
view-penalties = Kary
view-unfinished = Nieukończone
view-ways = Drogi w pobliżu
view-map = Gromada gwiazd

# Transmitery, które nazywają się jak plansze central

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

## Co przyniósłby wybór

chance-rolled = O reszcie zdecyduje następny rzut.
chance-revealed = O reszcie zdecyduje odkryty kafelek systemu.
chance-explored = O reszcie zdecyduje kafelek premii eksploracyjnej.
chance-transmitter-dealt = O reszcie zdecydują wyłożone transmitery.
holding-points = Punkty
holding-dice = Kości
holding-red-dice = Dostępne czerwone kości
holding-plus-minus = Modyfikatory ±1
holding-plus-two = Modyfikatory +2
holding-cubes = Kostki inżynierów
holding-rings = Pozostałe pierścienie
holding-bases = Bazy
holding-extra-bases = Dodatkowe bazy
holding-gyrodyne-small = Małe żyrostacje
holding-gyrodyne-medium = Średnie żyrostacje
holding-gyrodyne-large = Duże żyrostacje
holding-spinning-small = Wirujące małe żyrostacje
holding-spinning-medium = Wirujące średnie żyrostacje
holding-spinning-large = Wirujące duże żyrostacje
holding-transmitters = Transmitery
holding-online = Działające transmitery
holding-projects = Projekty centrali
holding-patents = Patenty

## Według czego zawęża się możliwości

kind-fly = Leć statkiem badawczym
kind-take-gyrodyne = Weź żyrostację
kind-complete = Ukończ żyrostację
kind-take-transmitter = Weź transmiter
kind-pay-transmitter = Opłać pole transmitera
kind-project = Zrealizuj projekt centrali
kind-buy-token = Kup modyfikator kości
kind-patent = Opatentuj technologię
kind-build = Rozpocznij budowę żyrostacji
kind-copy = Skopiuj pozostałą kość
field-array = Sieć transmiterów
field-colour = Kolor
field-cost = Koszt
field-counter = Znacznik
field-die = Kość
field-end = Koniec kafelka
field-entry = Brama wejściowa
field-goal = Cel
field-isolated = Odizolowany pulsar
field-length = Długość
field-modifier = Modyfikator
field-place = Miejsce
field-project = Projekt
field-pulsar = Pulsar
field-run = Przelot przez bramy
field-sheet = Strona
field-side = Strona
field-system = System
field-technology = Technologia
field-token = Żeton
field-track = Tor
field-transmitter = Transmiter
field-type = Rodzaj
field-value = Wartość
field-way = Droga

## Dlaczego nie

why-no-such-die = Na planszy kości nie ma kości o wartości { $value }.
why-moves-counter = Ta kość przesuwa jeden z twoich znaczników.
why-moves-no-counter = Kość z pola mediany nie przesuwa znacznika.
why-no-room = Przy { $value } ten znacznik wyszedłby poza koniec toru.
why-entry = Żaden statek nie wraca do bramy wejściowej.
why-isolated = Żaden statek nie dotrze do odizolowanego pulsara.
why-no-route = Żadna trasa do tego miejsca nie ma teraz dokładnie tylu segmentów ({ $length }): { $place }.
why-teleport-kind = Ta teleportacja prowadzi do innego rodzaju miejsc.
why-red-waits = Najpierw trzeba użyć czerwonej kości.
why-red-used = Możesz użyć tylko jednej kości premiowej na turę.
why-no-die = Nie masz tej kości: { $die }.
why-no-token = Nie masz potrzebnego żetonu ({ $modifier }).
why-wrong-die = Wartość { $value } za to nie płaci; potrzeba: { $required }.
why-needs-silver = Trzeba za to zapłacić srebrną kością.
why-other-token = Technologia to wyrównuje: −1 daje to samo.
why-no-flight = Z wartością 0 żaden statek nie poleci.
why-no-run = Nie masz takiego przelotu do ogłoszenia.
why-no-gyrodyne = Nie masz takiego kafelka żyrostacji: { $type }.
why-not-your-pulsar = To nie twój pulsar: { $place }.
why-built-already = Na tym pulsarze jest już żyrostacja.
why-cubes = Potrzeba kostek inżynierów: { $count }.
why-none-left = Nie ma już takich kafelków żyrostacji: { $type }.
why-spins-already = Ta żyrostacja już wiruje.
why-nothing-built = Na tym pulsarze nie ma żyrostacji w budowie.
why-not-on-display = Ten transmiter nie jest wyłożony.
why-not-your-transmitter = To nie twój transmiter.
why-online = Wszystkie jego pola są opłacone.
why-no-such-cost = Nie ma już takiego pola do opłacenia.
why-not-your-project = Tego projektu nie ma na twojej planszy centrali.
why-project-done = Ten projekt jest już zrealizowany.
why-no-foundation = Najpierw projekty pod nim.
why-not-in-play = Tej technologii nie ma w grze.
why-later = Ten rząd wchodzi do gry w rundzie { $round }.
why-patented = Masz już ten patent: { $technology }.
why-patented-once = W grze dwuosobowej można ją opatentować raz.
why-patented-now = Opatentowano ją w tej rundzie; poczekaj do następnej.
why-patented-twice = Opatentowało ją już dwoje graczy.

## Co dają efekty

effect-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
effect-cubes = { $n ->
    [one] { $n } kostka inżyniera
    [few] { $n } kostki inżynierów
    [many] { $n } kostek inżynierów
   *[other] { $n } kostki inżynierów
}
effect-modifier = { $type ->
    [plus2] { $n ->
        [one] { $n } modyfikator +2
        [few] { $n } modyfikatory +2
        [many] { $n } modyfikatorów +2
       *[other] { $n } modyfikatora +2
    }
   *[pm1] { $n ->
        [one] { $n } modyfikator ±1
        [few] { $n } modyfikatory ±1
        [many] { $n } modyfikatorów ±1
       *[other] { $n } modyfikatora ±1
    }
}
effect-gyrodyne = { $types ->
    [any] kafelek żyrostacji dowolnego rodzaju
   *[some] kafelek żyrostacji: { $types }
}
effect-gyrodynes-different = kafelki żyrostacji różnych rodzajów: { $n }
effect-explore = { $n ->
    [one] dobierz { $n } kafelek premii eksploracyjnej
    [few] dobierz { $n } kafelki premii eksploracyjnej
    [many] dobierz { $n } kafelków premii eksploracyjnej
   *[other] dobierz { $n } kafelka premii eksploracyjnej
}
effect-extra-base = { $n ->
    [one] { $n } dodatkowa baza przy punktowaniu baz
    [few] { $n } dodatkowe bazy przy punktowaniu baz
    [many] { $n } dodatkowych baz przy punktowaniu baz
   *[other] { $n } dodatkowej bazy przy punktowaniu baz
}
effect-bonus-die = czerwona { $value } jako kość premiowa
effect-die-doubler = srebrna kość zmienia się w { $silver }, a czerwonej kości { $red } trzeba użyć
effect-patent-die = zapłać kostki inżynierów ({ $cubes }); czerwonej kości { $red } trzeba użyć
effect-claim-isolated = przejmij odizolowany pulsar
effect-teleport = { $to ->
    [pulsar] teleportacja do pulsara
    [system] teleportacja do systemu planetarnego
   *[any] teleportacja do dowolnego sektora
}
effect-gate-run = { $colors ->
    [any] przelot: { $points } pkt za każdą bramę jednego koloru
   *[some] przelot: { $points } pkt za każdą bramę (kolor: { $colors })
}

## Prowadzona pierwsza gra

lesson-goal = Badasz gromadę gwiazd przez osiem rund. Punktujesz za to, co zbudujesz: żyrostacje wirujące wokół pulsarów, transmitery, technologie. Wygrywa, kto ma najwięcej punktów.
    .title = Gromada pełna gwiazd
lesson-ship = Twój statek zaczyna przy jednej z czterech bram wejściowych. Postaw go przy podświetlonej: stąd można dolecieć do pulsara.
    .title = Punkt startu
    .brought = Stąd statek leci wzdłuż linii, o tyle segmentów, ile pokazuje kość.
lesson-dice = W każdej rundzie rzuca się siedmioma kośćmi, a ty bierzesz na zmianę dwie. Każda kość to później jedna akcja. Jest też cena: pośrodku leży znacznik mediany; kość powyżej cofa jeden z twoich znaczników, kość poniżej przesuwa go do przodu.
    .title = Kości to akcje
lesson-high-die = Weź kość 4 i przesuń nią znacznik na torze inżynierów. Leży o jedno pole powyżej mediany, więc kosztuje jedno pole.
    .title = Pierwsza kość
    .brought = Dobra kość za jedno pole w tył. Kto jest dalej na torze inżynierów, dostaje więcej kostek inżynierów; kto prowadzi w inicjatywie, w następnej rundzie wybiera wcześniej.
lesson-low-die = Przeciwnik też wziął kość. Teraz weź kość 1 i przesuń znacznik na torze inicjatywy: leży poniżej mediany, więc idziesz do przodu.
    .title = Niska kość popłaca
    .brought = Małe kości też się przydają: akcje wymagają dokładnie takiej wartości, jaka jest wydrukowana.
lesson-flight = Teraz twoja tura: dwie kości, dwie akcje. Tylko lot przyjmuje kość o dowolnej wartości. Weź do ręki kość 4, potem wybierz swój statek: poleci.
    .title = Start
    .brought = Cztery segmenty, ani mniej, ani więcej.
lesson-route = Wybierz cel: podświetlony pulsar, po drodze przez system planetarny.
    .title = Do pulsara
    .brought = Po drodze był system: został odkryty i masz w nim bazę na planecie. A że lot skończył się przy pulsarze, przejmujesz go. Zostaje twój na zawsze.
lesson-gyrodyne = Pulsar jest coś wart dopiero z żyrostacją. Mała kosztuje dokładnie 1: weź tę podświetloną, za drugą kość.
    .title = Żyrostacja dla niego
    .brought = Leży przed tobą i czeka na miejsce przy pulsarze.
lesson-building = Zacznij budowę: połóż żyrostację na swoim pulsarze. To nie wymaga kości.
    .title = W budowie
    .brought = Zacznie wirować, gdy zapłacisz kość, którą pokazuje, czyli 3. Od tej chwili punktuje co rundę, więc im wcześniej, tym lepiej.
lesson-end-of-turn = Obie kości wydane. Zakończ turę.
    .title = Koniec tury
    .brought = Gdy wszyscy rozegrają tury, przychodzi faza produkcji: kostki inżynierów, punkty za to, co wiruje i działa, nowe transmitery. Potem rzut na następną rundę.
lesson-points = Przejrzyj te zakładki: technologie kosztują kość ze swojego rzędu, transmitery wymagają kilku kości, a potem działają co rundę. Na koniec punktują też cele.
    .title = Skąd się biorą punkty
lesson-looking-up = Najedź na cokolwiek, żeby zobaczyć, co robi, a klawiszem I otworzysz zasadę. Całe zasady i lista klawiszy są w tym menu. Powodzenia wśród gwiazd!
    .title = Gdzie to sprawdzić
    .touch = Dotknij czegokolwiek, żeby zobaczyć, co to jest, i otworzyć zasadę. W tym menu są też całe zasady. Powodzenia wśród gwiazd!

# Standing orders

order-no-choice = Rób od razu to, co jedyne możliwe
    .until = dopóki nie odwołasz
order-end-without-dice = Kończ moją turę, gdy wykorzystam kości
    .until = do końca tej rundy
