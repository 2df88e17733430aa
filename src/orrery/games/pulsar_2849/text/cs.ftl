# Pulsar 2849

title = Pulsar 2849
about = Vybírej kostky, létej, obsazuj pulsary a rozsviť galaxii.
round = Kolo


## Sektory

place-E1 = vstupní brána E1
    .to = ke vstupní bráně E1
    .in = u vstupní brány E1
place-E2 = vstupní brána E2
    .to = ke vstupní bráně E2
    .in = u vstupní brány E2
place-E3 = vstupní brána E3
    .to = ke vstupní bráně E3
    .in = u vstupní brány E3
place-E4 = vstupní brána E4
    .to = ke vstupní bráně E4
    .in = u vstupní brány E4
place-S1 = soustava S1
    .to = do soustavy S1
    .in = v soustavě S1
place-S2 = soustava S2
    .to = do soustavy S2
    .in = v soustavě S2
place-S3 = soustava S3
    .to = do soustavy S3
    .in = v soustavě S3
place-S4 = soustava S4
    .to = do soustavy S4
    .in = v soustavě S4
place-S5 = soustava S5
    .to = do soustavy S5
    .in = v soustavě S5
place-S6 = soustava S6
    .to = do soustavy S6
    .in = v soustavě S6
place-S7 = soustava S7
    .to = do soustavy S7
    .in = v soustavě S7
place-S8 = soustava S8
    .to = do soustavy S8
    .in = v soustavě S8
place-S9 = soustava S9
    .to = do soustavy S9
    .in = v soustavě S9
place-S10 = soustava S10
    .to = do soustavy S10
    .in = v soustavě S10
place-S11 = soustava S11
    .to = do soustavy S11
    .in = v soustavě S11
place-S12 = soustava S12
    .to = do soustavy S12
    .in = v soustavě S12
place-S13 = soustava S13
    .to = do soustavy S13
    .in = v soustavě S13
place-S14 = soustava S14
    .to = do soustavy S14
    .in = v soustavě S14
place-S15 = soustava S15
    .to = do soustavy S15
    .in = v soustavě S15
place-S16 = soustava S16
    .to = do soustavy S16
    .in = v soustavě S16
place-P1 = pulsar P1
    .to = k pulsaru P1
    .in = u pulsaru P1
place-P2 = pulsar P2
    .to = k pulsaru P2
    .in = u pulsaru P2
place-P3 = pulsar P3
    .to = k pulsaru P3
    .in = u pulsaru P3
place-P4 = pulsar P4
    .to = k pulsaru P4
    .in = u pulsaru P4
place-P5 = pulsar P5
    .to = k pulsaru P5
    .in = u pulsaru P5
place-P6 = pulsar P6
    .to = k pulsaru P6
    .in = u pulsaru P6
place-P7 = pulsar P7
    .to = k pulsaru P7
    .in = u pulsaru P7
place-P8 = pulsar P8
    .to = k pulsaru P8
    .in = u pulsaru P8
place-P9 = pulsar P9
    .to = k pulsaru P9
    .in = u pulsaru P9
place-P10 = pulsar P10
    .to = k pulsaru P10
    .in = u pulsaru P10
place-P11 = pulsar P11
    .to = k pulsaru P11
    .in = u pulsaru P11
place-P12 = pulsar P12
    .to = k pulsaru P12
    .in = u pulsaru P12
place-P13 = pulsar P13
    .to = k pulsaru P13
    .in = u pulsaru P13
place-I1 = izolovaný pulsar I1
    .to = k izolovanému pulsaru I1
    .in = u izolovaného pulsaru I1
place-I2 = izolovaný pulsar I2
    .to = k izolovanému pulsaru I2
    .in = u izolovaného pulsaru I2
place-I3 = izolovaný pulsar I3
    .to = k izolovanému pulsaru I3
    .in = u izolovaného pulsaru I3
place-G1 = zelená brána G1
    .to = k zelené bráně G1
    .in = u zelené brány G1
place-G2 = zelená brána G2
    .to = k zelené bráně G2
    .in = u zelené brány G2
place-G3 = zelená brána G3
    .to = k zelené bráně G3
    .in = u zelené brány G3
place-G4 = zelená brána G4
    .to = k zelené bráně G4
    .in = u zelené brány G4
place-G5 = zelená brána G5
    .to = k zelené bráně G5
    .in = u zelené brány G5
place-G6 = zelená brána G6
    .to = k zelené bráně G6
    .in = u zelené brány G6
place-G7 = zelená brána G7
    .to = k zelené bráně G7
    .in = u zelené brány G7
place-G8 = zelená brána G8
    .to = k zelené bráně G8
    .in = u zelené brány G8
place-G9 = zelená brána G9
    .to = k zelené bráně G9
    .in = u zelené brány G9
place-G10 = zelená brána G10
    .to = k zelené bráně G10
    .in = u zelené brány G10
place-G11 = zelená brána G11
    .to = k zelené bráně G11
    .in = u zelené brány G11
place-G12 = zelená brána G12
    .to = k zelené bráně G12
    .in = u zelené brány G12
place-G13 = zelená brána G13
    .to = k zelené bráně G13
    .in = u zelené brány G13
place-G14 = zelená brána G14
    .to = k zelené bráně G14
    .in = u zelené brány G14
place-G15 = zelená brána G15
    .to = k zelené bráně G15
    .in = u zelené brány G15
place-G16 = zelená brána G16
    .to = k zelené bráně G16
    .in = u zelené brány G16
place-G17 = zelená brána G17
    .to = k zelené bráně G17
    .in = u zelené brány G17
place-O1 = oranžová brána O1
    .to = k oranžové bráně O1
    .in = u oranžové brány O1
place-O2 = oranžová brána O2
    .to = k oranžové bráně O2
    .in = u oranžové brány O2
place-O3 = oranžová brána O3
    .to = k oranžové bráně O3
    .in = u oranžové brány O3
place-O4 = oranžová brána O4
    .to = k oranžové bráně O4
    .in = u oranžové brány O4
place-O5 = oranžová brána O5
    .to = k oranžové bráně O5
    .in = u oranžové brány O5
place-O6 = oranžová brána O6
    .to = k oranžové bráně O6
    .in = u oranžové brány O6
place-O7 = oranžová brána O7
    .to = k oranžové bráně O7
    .in = u oranžové brány O7
place-O8 = oranžová brána O8
    .to = k oranžové bráně O8
    .in = u oranžové brány O8
place-O9 = oranžová brána O9
    .to = k oranžové bráně O9
    .in = u oranžové brány O9
place-O10 = oranžová brána O10
    .to = k oranžové bráně O10
    .in = u oranžové brány O10
place-O11 = oranžová brána O11
    .to = k oranžové bráně O11
    .in = u oranžové brány O11
place-O12 = oranžová brána O12
    .to = k oranžové bráně O12
    .in = u oranžové brány O12
place-O13 = oranžová brána O13
    .to = k oranžové bráně O13
    .in = u oranžové brány O13
place-O14 = oranžová brána O14
    .to = k oranžové bráně O14
    .in = u oranžové brány O14
place-O15 = oranžová brána O15
    .to = k oranžové bráně O15
    .in = u oranžové brány O15
place-O16 = oranžová brána O16
    .to = k oranžové bráně O16
    .in = u oranžové brány O16
place-O17 = oranžová brána O17
    .to = k oranžové bráně O17
    .in = u oranžové brány O17
place-M1 = purpurová brána M1
    .to = k purpurové bráně M1
    .in = u purpurové brány M1
place-M2 = purpurová brána M2
    .to = k purpurové bráně M2
    .in = u purpurové brány M2
place-M3 = purpurová brána M3
    .to = k purpurové bráně M3
    .in = u purpurové brány M3
place-M4 = purpurová brána M4
    .to = k purpurové bráně M4
    .in = u purpurové brány M4
place-M5 = purpurová brána M5
    .to = k purpurové bráně M5
    .in = u purpurové brány M5
place-M6 = purpurová brána M6
    .to = k purpurové bráně M6
    .in = u purpurové brány M6
place-M7 = purpurová brána M7
    .to = k purpurové bráně M7
    .in = u purpurové brány M7
place-M8 = purpurová brána M8
    .to = k purpurové bráně M8
    .in = u purpurové brány M8
place-M9 = purpurová brána M9
    .to = k purpurové bráně M9
    .in = u purpurové brány M9
place-M10 = purpurová brána M10
    .to = k purpurové bráně M10
    .in = u purpurové brány M10
place-M11 = purpurová brána M11
    .to = k purpurové bráně M11
    .in = u purpurové brány M11
place-M12 = purpurová brána M12
    .to = k purpurové bráně M12
    .in = u purpurové brány M12
place-M13 = purpurová brána M13
    .to = k purpurové bráně M13
    .in = u purpurové brány M13
place-M14 = purpurová brána M14
    .to = k purpurové bráně M14
    .in = u purpurové brány M14
place-M15 = purpurová brána M15
    .to = k purpurové bráně M15
    .in = u purpurové brány M15
place-M16 = purpurová brána M16
    .to = k purpurové bráně M16
    .in = u purpurové brány M16
place-M17 = purpurová brána M17
    .to = k purpurové bráně M17
    .in = u purpurové brány M17

entry-E1 = vstupní brána E1
    .acc = vstupní bránu E1
entry-E2 = vstupní brána E2
    .acc = vstupní bránu E2
entry-E3 = vstupní brána E3
    .acc = vstupní bránu E3
entry-E4 = vstupní brána E4
    .acc = vstupní bránu E4

pulsar-P1 = pulsar P1
    .gen = pulsaru P1
pulsar-P2 = pulsar P2
    .gen = pulsaru P2
pulsar-P3 = pulsar P3
    .gen = pulsaru P3
pulsar-P4 = pulsar P4
    .gen = pulsaru P4
pulsar-P5 = pulsar P5
    .gen = pulsaru P5
pulsar-P6 = pulsar P6
    .gen = pulsaru P6
pulsar-P7 = pulsar P7
    .gen = pulsaru P7
pulsar-P8 = pulsar P8
    .gen = pulsaru P8
pulsar-P9 = pulsar P9
    .gen = pulsaru P9
pulsar-P10 = pulsar P10
    .gen = pulsaru P10
pulsar-P11 = pulsar P11
    .gen = pulsaru P11
pulsar-P12 = pulsar P12
    .gen = pulsaru P12
pulsar-P13 = pulsar P13
    .gen = pulsaru P13
pulsar-I1 = izolovaný pulsar I1
    .gen = izolovaného pulsaru I1
pulsar-I2 = izolovaný pulsar I2
    .gen = izolovaného pulsaru I2
pulsar-I3 = izolovaný pulsar I3
    .gen = izolovaného pulsaru I3

isolated-I1 = izolovaný pulsar I1
isolated-I2 = izolovaný pulsar I2
isolated-I3 = izolovaný pulsar I3

from-E1 = vstupní brána E1
    .from = od vstupní brány E1
from-E2 = vstupní brána E2
    .from = od vstupní brány E2
from-E3 = vstupní brána E3
    .from = od vstupní brány E3
from-E4 = vstupní brána E4
    .from = od vstupní brány E4
from-S1 = soustava S1
    .from = ze soustavy S1
from-S2 = soustava S2
    .from = ze soustavy S2
from-S3 = soustava S3
    .from = ze soustavy S3
from-S4 = soustava S4
    .from = ze soustavy S4
from-S5 = soustava S5
    .from = ze soustavy S5
from-S6 = soustava S6
    .from = ze soustavy S6
from-S7 = soustava S7
    .from = ze soustavy S7
from-S8 = soustava S8
    .from = ze soustavy S8
from-S9 = soustava S9
    .from = ze soustavy S9
from-S10 = soustava S10
    .from = ze soustavy S10
from-S11 = soustava S11
    .from = ze soustavy S11
from-S12 = soustava S12
    .from = ze soustavy S12
from-S13 = soustava S13
    .from = ze soustavy S13
from-S14 = soustava S14
    .from = ze soustavy S14
from-S15 = soustava S15
    .from = ze soustavy S15
from-S16 = soustava S16
    .from = ze soustavy S16
from-P1 = pulsar P1
    .from = od pulsaru P1
from-P2 = pulsar P2
    .from = od pulsaru P2
from-P3 = pulsar P3
    .from = od pulsaru P3
from-P4 = pulsar P4
    .from = od pulsaru P4
from-P5 = pulsar P5
    .from = od pulsaru P5
from-P6 = pulsar P6
    .from = od pulsaru P6
from-P7 = pulsar P7
    .from = od pulsaru P7
from-P8 = pulsar P8
    .from = od pulsaru P8
from-P9 = pulsar P9
    .from = od pulsaru P9
from-P10 = pulsar P10
    .from = od pulsaru P10
from-P11 = pulsar P11
    .from = od pulsaru P11
from-P12 = pulsar P12
    .from = od pulsaru P12
from-P13 = pulsar P13
    .from = od pulsaru P13
from-I1 = izolovaný pulsar I1
    .from = od izolovaného pulsaru I1
from-I2 = izolovaný pulsar I2
    .from = od izolovaného pulsaru I2
from-I3 = izolovaný pulsar I3
    .from = od izolovaného pulsaru I3
from-G1 = zelená brána G1
    .from = od zelené brány G1
from-G2 = zelená brána G2
    .from = od zelené brány G2
from-G3 = zelená brána G3
    .from = od zelené brány G3
from-G4 = zelená brána G4
    .from = od zelené brány G4
from-G5 = zelená brána G5
    .from = od zelené brány G5
from-G6 = zelená brána G6
    .from = od zelené brány G6
from-G7 = zelená brána G7
    .from = od zelené brány G7
from-G8 = zelená brána G8
    .from = od zelené brány G8
from-G9 = zelená brána G9
    .from = od zelené brány G9
from-G10 = zelená brána G10
    .from = od zelené brány G10
from-G11 = zelená brána G11
    .from = od zelené brány G11
from-G12 = zelená brána G12
    .from = od zelené brány G12
from-G13 = zelená brána G13
    .from = od zelené brány G13
from-G14 = zelená brána G14
    .from = od zelené brány G14
from-G15 = zelená brána G15
    .from = od zelené brány G15
from-G16 = zelená brána G16
    .from = od zelené brány G16
from-G17 = zelená brána G17
    .from = od zelené brány G17
from-O1 = oranžová brána O1
    .from = od oranžové brány O1
from-O2 = oranžová brána O2
    .from = od oranžové brány O2
from-O3 = oranžová brána O3
    .from = od oranžové brány O3
from-O4 = oranžová brána O4
    .from = od oranžové brány O4
from-O5 = oranžová brána O5
    .from = od oranžové brány O5
from-O6 = oranžová brána O6
    .from = od oranžové brány O6
from-O7 = oranžová brána O7
    .from = od oranžové brány O7
from-O8 = oranžová brána O8
    .from = od oranžové brány O8
from-O9 = oranžová brána O9
    .from = od oranžové brány O9
from-O10 = oranžová brána O10
    .from = od oranžové brány O10
from-O11 = oranžová brána O11
    .from = od oranžové brány O11
from-O12 = oranžová brána O12
    .from = od oranžové brány O12
from-O13 = oranžová brána O13
    .from = od oranžové brány O13
from-O14 = oranžová brána O14
    .from = od oranžové brány O14
from-O15 = oranžová brána O15
    .from = od oranžové brány O15
from-O16 = oranžová brána O16
    .from = od oranžové brány O16
from-O17 = oranžová brána O17
    .from = od oranžové brány O17
from-M1 = purpurová brána M1
    .from = od purpurové brány M1
from-M2 = purpurová brána M2
    .from = od purpurové brány M2
from-M3 = purpurová brána M3
    .from = od purpurové brány M3
from-M4 = purpurová brána M4
    .from = od purpurové brány M4
from-M5 = purpurová brána M5
    .from = od purpurové brány M5
from-M6 = purpurová brána M6
    .from = od purpurové brány M6
from-M7 = purpurová brána M7
    .from = od purpurové brány M7
from-M8 = purpurová brána M8
    .from = od purpurové brány M8
from-M9 = purpurová brána M9
    .from = od purpurové brány M9
from-M10 = purpurová brána M10
    .from = od purpurové brány M10
from-M11 = purpurová brána M11
    .from = od purpurové brány M11
from-M12 = purpurová brána M12
    .from = od purpurové brány M12
from-M13 = purpurová brána M13
    .from = od purpurové brány M13
from-M14 = purpurová brána M14
    .from = od purpurové brány M14
from-M15 = purpurová brána M15
    .from = od purpurové brány M15
from-M16 = purpurová brána M16
    .from = od purpurové brány M16
from-M17 = purpurová brána M17
    .from = od purpurové brány M17

## Kostky a žetony

die-silver-1 = stříbrná 1
    .acc = stříbrnou kostku 1
die-silver-2 = stříbrná 2
    .acc = stříbrnou kostku 2
die-silver-3 = stříbrná 3
    .acc = stříbrnou kostku 3
die-silver-4 = stříbrná 4
    .acc = stříbrnou kostku 4
die-silver-5 = stříbrná 5
    .acc = stříbrnou kostku 5
die-silver-6 = stříbrná 6
    .acc = stříbrnou kostku 6
die-red-0 = červená 0
    .acc = červenou kostku 0
die-red-1 = červená 1
    .acc = červenou kostku 1
die-red-2 = červená 2
    .acc = červenou kostku 2
die-red-3 = červená 3
    .acc = červenou kostku 3
die-red-4 = červená 4
    .acc = červenou kostku 4
die-red-5 = červená 5
    .acc = červenou kostku 5
die-red-6 = červená 6
    .acc = červenou kostku 6

modifier-none = bez žetonu
    .suffix = { "" }
modifier-minus-one = −1
    .suffix = { " (−1)" }
modifier-plus-one = +1
    .suffix = { " (+1)" }
modifier-plus-two = +2
    .suffix = { " (+2)" }

token-plus-minus = modifikátor ±1
    .few = modifikátory ±1
    .many = modifikátorů ±1
    .part = modifikátoru ±1
token-plus-two = modifikátor +2
    .few = modifikátory +2
    .many = modifikátorů +2
    .part = modifikátoru +2

median-1 = na 1
median-1-2 = mezi 1 a 2
median-2 = na 2
median-2-3 = mezi 2 a 3
median-3 = na 3
median-3-4 = mezi 3 a 4
median-4 = na 4
median-4-5 = mezi 4 a 5
median-5 = na 5
median-5-6 = mezi 5 a 6
median-6 = na 6

track-initiative = stupnice iniciativy
    .loc = stupnici iniciativy
    .front = { " a posuň svůj ukazatel na stupnici iniciativy" }
    .rear = { " a posuň svůj zadní ukazatel na stupnici iniciativy" }
track-engineering = stupnice rozvoje
    .loc = stupnici rozvoje
    .front = { " a posuň svůj ukazatel na stupnici rozvoje" }
    .rear = { " a posuň svůj zadní ukazatel na stupnici rozvoje" }
track-none = žádná stupnice
    .loc = žádné stupnici
    .front = { " (bez posunu ukazatele)" }
    .rear = { " (bez posunu ukazatele)" }

## Gyrogenerátory, planety, brány

type-small = malý
    .plural = malé
type-medium = střední
    .plural = střední
type-large = velký
    .plural = velké

planet-blue = modrá
    .loc = modré
planet-barren = pustá
    .loc = pusté

colour-green = zelená
    .suffix = { " zelenými branami" }
colour-orange = oranžová
    .suffix = { " oranžovými branami" }
colour-magenta = purpurová
    .suffix = { " purpurovými branami" }
colour-none = žádná barva
    .suffix = { "" }

run-a = průlet a
    .suffix = { " jako průlet a" }
run-b = průlet b
    .suffix = { " jako průlet b" }
run-c = průlet c
    .suffix = { " jako průlet c" }
run-d = průlet d
    .suffix = { " jako průlet d" }
run-e = průlet e
    .suffix = { " jako průlet e" }
run-f = průlet f
    .suffix = { " jako průlet f" }
run-g = průlet g
    .suffix = { " jako průlet g" }
run-h = průlet h
    .suffix = { " jako průlet h" }
run-none = bez průletu branami
    .suffix = { "" }

side-left = levá
    .dat = levé
side-right = pravá
    .dat = pravé
end-left = levý
    .ins = levým
end-right = pravý
    .ins = pravým

## Planetární soustavy

system-SYS1 = Dílek soustavy 1
    .text = Planety: modrá, modrá, modrá, modrá. Prémie: červená 1 jako bonusová kostka.
    .bonus = červená 1 jako bonusová kostka
system-SYS2 = Dílek soustavy 2
    .text = Planety: modrá, modrá, modrá (4 hráči). Prémie: červená 1 jako bonusová kostka.
    .bonus = červená 1 jako bonusová kostka
system-SYS3 = Dílek soustavy 3
    .text = Planety: modrá, modrá (4 hráči), pustá. Prémie: červená 2 jako bonusová kostka.
    .bonus = červená 2 jako bonusová kostka
system-SYS4 = Dílek soustavy 4
    .text = Planety: modrá, pustá. Prémie: malý gyrogenerátor a modifikátor ±1.
    .bonus = malý gyrogenerátor a modifikátor ±1
system-SYS5 = Dílek soustavy 5
    .text = Planety: modrá, pustá, pustá. Prémie: střední gyrogenerátor a modifikátor ±1.
    .bonus = střední gyrogenerátor a modifikátor ±1
system-SYS6 = Dílek soustavy 6
    .text = Planety: modrá, pustá, pustá (4 hráči). Prémie: velký gyrogenerátor a modifikátor ±1.
    .bonus = velký gyrogenerátor a modifikátor ±1
system-SYS7 = Dílek soustavy 7
    .text = Planety: modrá, modrá (od 3 hráčů), pustá. Prémie: libovolný gyrogenerátor.
    .bonus = libovolný gyrogenerátor
system-SYS8 = Dílek soustavy 8
    .text = Planety: modrá, modrá (od 3 hráčů), pustá. Prémie: malý nebo střední gyrogenerátor.
    .bonus = malý nebo střední gyrogenerátor
system-SYS9 = Dílek soustavy 9
    .text = Planety: modrá, modrá (4 hráči), pustá, pustá (4 hráči). Prémie: malý nebo velký gyrogenerátor.
    .bonus = malý nebo velký gyrogenerátor
system-SYS10 = Dílek soustavy 10
    .text = Planety: modrá, modrá, pustá (4 hráči). Prémie: střední nebo velký gyrogenerátor.
    .bonus = střední nebo velký gyrogenerátor
system-SYS11 = Dílek soustavy 11
    .text = Planety: modrá, pustá, pustá. Prémie: 2 kostičky rozvoje.
    .bonus = 2 kostičky rozvoje
system-SYS12 = Dílek soustavy 12
    .text = Planety: modrá, pustá. Prémie: 1 kostička rozvoje a modifikátor ±1.
    .bonus = 1 kostička rozvoje a modifikátor ±1
system-SYS13 = Dílek soustavy 13
    .text = Planety: modrá, pustá, pustá. Prémie: 1 kostička rozvoje a modifikátor +2.
    .bonus = 1 kostička rozvoje a modifikátor +2
system-SYS14 = Dílek soustavy 14
    .text = Planety: modrá, modrá (od 3 hráčů). Prémie: 2 modifikátory ±1.
    .bonus = 2 modifikátory ±1
system-SYS15 = Dílek soustavy 15
    .text = Planety: modrá, modrá (4 hráči), pustá (od 3 hráčů), pustá (4 hráči). Prémie: modifikátor ±1 a modifikátor +2.
    .bonus = modifikátor ±1 a modifikátor +2
system-SYS16 = Dílek soustavy 16
    .text = Planety: modrá, modrá, pustá (4 hráči). Prémie: modifikátor ±1 a modifikátor +2.
    .bonus = modifikátor ±1 a modifikátor +2
system-SYS17 = Dílek soustavy 17
    .text = Planety: modrá, modrá. Prémie: 2 kostičky rozvoje.
    .bonus = 2 kostičky rozvoje

## Dílky průzkumné prémie

exploration-XB_P4 = 4 body
    .text = Získáš 4 body.
exploration-XB_P5 = 5 bodů
    .text = Získáš 5 bodů.
exploration-XB_CUBES = 2 kostičky rozvoje
    .text = Získáš 2 kostičky rozvoje.
exploration-XB_MOD = modifikátory ±1 a +2
    .text = Získáš modifikátor ±1 a modifikátor +2.
exploration-XB_BASE = základna navíc
    .text = Ponech si tento dílek: při bodování základen se počítá jako 1 základna navíc.

## Transmitery

transmitter-A1 = Transmiter A1
    .acc = transmiter A1
    .gen = transmiteru A1
    .text = Cena: 3. Půlka kostky: vlevo 1. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-A2 = Transmiter A2
    .acc = transmiter A2
    .gen = transmiteru A2
    .text = Cena: 1 a 4. Půlky kostek: vlevo 1, vpravo 2. V každé fázi produkce: 1 kostička rozvoje.
    .production = 1 kostička rozvoje
transmitter-A3 = Transmiter A3
    .acc = transmiter A3
    .gen = transmiteru A3
    .text = Cena: 2 a 3. Půlka kostky: vlevo 2. Okamžitě: 1 bod. V každé fázi produkce: 1 kostička rozvoje.
    .production = 1 kostička rozvoje
transmitter-A4 = Transmiter A4
    .acc = transmiter A4
    .gen = transmiteru A4
    .text = Cena: 2 a 5. Půlky kostek: vlevo 1, vpravo 1. Okamžitě: teleport k pulsaru. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-A5 = Transmiter A5
    .acc = transmiter A5
    .gen = transmiteru A5
    .text = Cena: 1 a 6. Půlka kostky: vlevo 3. Okamžitě: 2 body. V každé fázi produkce: 2 body.
    .production = 2 body
transmitter-A6 = Transmiter A6
    .acc = transmiter A6
    .gen = transmiteru A6
    .text = Cena: 4 a 5. Půlky kostek: vlevo 0, vpravo 2. Okamžitě: obsazení izolovaného pulsaru. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-A7 = Transmiter A7
    .acc = transmiter A7
    .gen = transmiteru A7
    .text = Cena: 3 a 4. Půlky kostek: vlevo 1, vpravo 3. V každé fázi produkce: 3 body za 1 kostičku rozvoje.
    .production = 3 body za 1 kostičku rozvoje
transmitter-A8 = Transmiter A8
    .acc = transmiter A8
    .gen = transmiteru A8
    .text = Cena: 1, 2 a 6. Půlky kostek: vlevo 2, vpravo 2. Okamžitě: teleport do libovolného sektoru. V každé fázi produkce: 2 kostičky rozvoje.
    .production = 2 kostičky rozvoje
transmitter-B1 = Transmiter B1
    .acc = transmiter B1
    .gen = transmiteru B1
    .text = Cena: 4. Půlka kostky: vlevo 1. Okamžitě: 2 body. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-B2 = Transmiter B2
    .acc = transmiter B2
    .gen = transmiteru B2
    .text = Cena: 1 a 5. Půlky kostek: vlevo 2, vpravo 1. Okamžitě: 2 body. V každé fázi produkce: 1 kostička rozvoje.
    .production = 1 kostička rozvoje
transmitter-B3 = Transmiter B3
    .acc = transmiter B3
    .gen = transmiteru B3
    .text = Cena: 2 a 4. Půlka kostky: vlevo 3. Okamžitě: obsazení izolovaného pulsaru. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-B4 = Transmiter B4
    .acc = transmiter B4
    .gen = transmiteru B4
    .text = Cena: 3 a 6. Půlky kostek: vlevo 1, vpravo 2. V každé fázi produkce: 3 body.
    .production = 3 body
transmitter-B5 = Transmiter B5
    .acc = transmiter B5
    .gen = transmiteru B5
    .text = Cena: 2 a 6. Půlky kostek: vlevo 0, vpravo 3. Okamžitě: teleport do planetární soustavy. V každé fázi produkce: 2 body.
    .production = 2 body
transmitter-B6 = Transmiter B6
    .acc = transmiter B6
    .gen = transmiteru B6
    .text = Cena: 3 a 5. Půlky kostek: vlevo 2, vpravo 2. Okamžitě: 3 body. V každé fázi produkce: 4 body za 1 kostičku rozvoje.
    .production = 4 body za 1 kostičku rozvoje
transmitter-B7 = Transmiter B7
    .acc = transmiter B7
    .gen = transmiteru B7
    .text = Cena: 1, 3 a 5. Půlky kostek: vlevo 3, vpravo 1. Okamžitě: 6 bodů. V každé fázi produkce: 3 body.
    .production = 3 body
transmitter-B8 = Transmiter B8
    .acc = transmiter B8
    .gen = transmiteru B8
    .text = Cena: 4 a 6. Půlka kostky: vlevo 2. Okamžitě: 3 body. V každé fázi produkce: 2 kostičky rozvoje.
    .production = 2 kostičky rozvoje
transmitter-C1 = Transmiter C1
    .acc = transmiter C1
    .gen = transmiteru C1
    .text = Cena: 5. Bez spojení. Okamžitě: 5 bodů. V každé fázi produkce: 1 bod.
    .production = 1 bod
transmitter-C2 = Transmiter C2
    .acc = transmiter C2
    .gen = transmiteru C2
    .text = Cena: 2 a 3. Půlka kostky: vlevo 3. Okamžitě: 7 bodů. V každé fázi produkce: 1 kostička rozvoje.
    .production = 1 kostička rozvoje
transmitter-C3 = Transmiter C3
    .acc = transmiter C3
    .gen = transmiteru C3
    .text = Cena: 1 a 6. Půlky kostek: vlevo 1, vpravo 3. Okamžitě: 6 bodů. V každé fázi produkce: 2 kostičky rozvoje.
    .production = 2 kostičky rozvoje
transmitter-C4 = Transmiter C4
    .acc = transmiter C4
    .gen = transmiteru C4
    .text = Cena: 4 a 5. Půlky kostek: vlevo 2, vpravo 2. Okamžitě: teleport do libovolného sektoru. V každé fázi produkce: 3 body.
    .production = 3 body
transmitter-C5 = Transmiter C5
    .acc = transmiter C5
    .gen = transmiteru C5
    .text = Cena: 3 a 6. Půlka kostky: vlevo 3. Okamžitě: 5 bodů. V každé fázi produkce: 4 body.
    .production = 4 body
transmitter-C6 = Transmiter C6
    .acc = transmiter C6
    .gen = transmiteru C6
    .text = Cena: 2 a 5. Půlky kostek: vlevo 1, vpravo 2. Okamžitě: obsazení izolovaného pulsaru. V každé fázi produkce: 3 body.
    .production = 3 body
transmitter-C7 = Transmiter C7
    .acc = transmiter C7
    .gen = transmiteru C7
    .text = Cena: 1 a 4. Půlky kostek: vlevo 0, vpravo 3. Okamžitě: 6 bodů. V každé fázi produkce: 4 body za 1 kostičku rozvoje.
    .production = 4 body za 1 kostičku rozvoje
transmitter-C8 = Transmiter C8
    .acc = transmiter C8
    .gen = transmiteru C8
    .text = Cena: 2, 4 a 6. Půlky kostek: vlevo 3, vpravo 3. Okamžitě: 13 bodů. V každé fázi produkce: 3 body.
    .production = 3 body

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

## Ústředí

sheet-A1 = Deska ústředí A1
    .acc = desku ústředí A1
    .hint = víc gyrogenerátorů
    .text = Projekty a jejich kostky: a (4): 2 gyrogenerátory různých typů; b (1): malý gyrogenerátor a modifikátor ±1; c (2): modifikátor ±1 a modifikátor +2; d (3): libovolný gyrogenerátor a 1 kostička rozvoje; e (1): průlet branami (1 bod za každou zelenou bránu); f (6): 7 bodů a libovolný gyrogenerátor; g (2): průlet branami (2 body za každou oranžovou bránu); h (5): 12 bodů a průlet branami (2 body za každou bránu jedné barvy).
sheet-A2 = Deska ústředí A2
    .acc = desku ústředí A2
    .hint = víc průletů branami
    .text = Projekty a jejich kostky: a (4): libovolný gyrogenerátor a průlet branami (2 body za každou oranžovou bránu); b (1): průlet branami (1 bod za každou zelenou bránu); c (2): modifikátor ±1 a modifikátor +2; d (1): 1 kostička rozvoje a dílek průzkumné prémie; e (3): zdvojovač kostky (stříbrná 2, červená 1) a modifikátor ±1; f (2): průlet branami (2 body za každou bránu jedné barvy); g (6): 8 bodů a průlet branami (2 body za každou purpurovou bránu); h (5): 5 bodů a průlet branami (4 body za každou bránu jedné barvy).
sheet-B1 = Deska ústředí B1
    .acc = desku ústředí B1
    .hint = víc gyrogenerátorů
    .text = Projekty a jejich kostky: a (2): průlet branami (2 body za každou purpurovou bránu); b (4): 2 gyrogenerátory různých typů a modifikátor ±1; c (1): 1 kostička rozvoje a modifikátor +2; d (3): střední nebo velký gyrogenerátor a modifikátor ±1; e (2): 1 kostička rozvoje a dílek průzkumné prémie; f (4): 4 body a průlet branami (2 body za každou oranžovou bránu); g (6): zdvojovač kostky (stříbrná 5, červená 2); h (5): 10 bodů a průlet branami (3 body za každou bránu jedné barvy).
sheet-B2 = Deska ústředí B2
    .acc = desku ústředí B2
    .hint = víc průletů branami
    .text = Projekty a jejich kostky: a (1): průlet branami (1 bod za každou zelenou bránu); b (4): 2 body a průlet branami (2 body za každou oranžovou bránu); c (2): 2 kostičky rozvoje; d (3): zdvojovač kostky (stříbrná 3, červená 1); e (1): dílek průzkumné prémie a modifikátor ±1; f (6): 6 bodů a průlet branami (2 body za každou bránu jedné barvy); g (2): průlet branami (2 body za každou purpurovou bránu); h (5): 3 body, modifikátor +2 a průlet branami (4 body za každou bránu jedné barvy).
sheet-C1 = Deska ústředí C1
    .acc = desku ústředí C1
    .hint = víc gyrogenerátorů
    .text = Projekty a jejich kostky: a (1): malý gyrogenerátor a 1 kostička rozvoje; b (2): 2 modifikátory ±1; c (4): velký gyrogenerátor a modifikátor +2; d (3): 2 gyrogenerátory různých typů; e (1): průlet branami (1 bod za každou zelenou bránu); f (2): průlet branami (2 body za každou bránu jedné barvy); g (6): 8 bodů a střední gyrogenerátor; h (5): 9 bodů, dílek průzkumné prémie a průlet branami (2 body za každou bránu jedné barvy).
sheet-C2 = Deska ústředí C2
    .acc = desku ústředí C2
    .hint = víc průletů branami
    .text = Projekty a jejich kostky: a (2): 2 modifikátory ±1; b (1): 1 kostička rozvoje a modifikátor +2; c (4): 2 body a průlet branami (2 body za každou purpurovou bránu); d (3): 2 body a průlet branami (2 body za každou bránu jedné barvy); e (1): průlet branami (1 bod za každou zelenou bránu); f (6): zdvojovač kostky (stříbrná 4, červená 3); g (4): 2 body, modifikátor +2 a průlet branami (2 body za každou oranžovou bránu); h (5): 2 body, dílek průzkumné prémie a průlet branami (4 body za každou bránu jedné barvy).
sheet-D1 = Deska ústředí D1
    .acc = desku ústředí D1
    .hint = víc gyrogenerátorů
    .text = Projekty a jejich kostky: a (2): střední gyrogenerátor a modifikátor ±1; b (1): 1 kostička rozvoje a modifikátor ±1; c (3): libovolný gyrogenerátor; d (4): 3 body a průlet branami (2 body za každou purpurovou bránu); e (6): zdvojovač kostky (stříbrná 4, červená 3); f (2): 1 kostička rozvoje a dílek průzkumné prémie; g (1): průlet branami (1 bod za každou oranžovou bránu); h (5): 12 bodů a průlet branami (2 body za každou bránu jedné barvy).
sheet-D2 = Deska ústředí D2
    .acc = desku ústředí D2
    .hint = víc průletů branami
    .text = Projekty a jejich kostky: a (1): průlet branami (1 bod za každou oranžovou bránu); b (2): modifikátor ±1 a modifikátor +2; c (4): libovolný gyrogenerátor a průlet branami (2 body za každou zelenou bránu); d (2): průlet branami (2 body za každou purpurovou bránu); e (3): zdvojovač kostky (stříbrná 2, červená 2); f (6): 8 bodů a průlet branami (2 body za každou oranžovou bránu); g (1): 1 kostička rozvoje a dílek průzkumné prémie; h (5): 4 body, modifikátor ±1 a průlet branami (4 body za každou bránu jedné barvy).

project-A1a = Projekt A1a
    .acc = projekt A1a
    .gen = projektu A1a
    .text = Cena: 4. Přínos: 2 gyrogenerátory různých typů.
    .benefit = 2 gyrogenerátory různých typů
project-A1b = Projekt A1b
    .acc = projekt A1b
    .gen = projektu A1b
    .text = Cena: 1. Přínos: malý gyrogenerátor a modifikátor ±1.
    .benefit = malý gyrogenerátor a modifikátor ±1
project-A1c = Projekt A1c
    .acc = projekt A1c
    .gen = projektu A1c
    .text = Cena: 2. Přínos: modifikátor ±1 a modifikátor +2.
    .benefit = modifikátor ±1 a modifikátor +2
project-A1d = Projekt A1d
    .acc = projekt A1d
    .gen = projektu A1d
    .text = Cena: 3; po A1a a A1b. Přínos: libovolný gyrogenerátor a 1 kostička rozvoje.
    .benefit = libovolný gyrogenerátor a 1 kostička rozvoje
project-A1e = Projekt A1e
    .acc = projekt A1e
    .gen = projektu A1e
    .text = Cena: 1; po A1b a A1c. Přínos: průlet branami (1 bod za každou zelenou bránu).
    .benefit = průlet branami (1 bod za každou zelenou bránu)
project-A1f = Projekt A1f
    .acc = projekt A1f
    .gen = projektu A1f
    .text = Cena: 6; po A1d. Přínos: 7 bodů a libovolný gyrogenerátor.
    .benefit = 7 bodů a libovolný gyrogenerátor
project-A1g = Projekt A1g
    .acc = projekt A1g
    .gen = projektu A1g
    .text = Cena: 2; po A1e. Přínos: průlet branami (2 body za každou oranžovou bránu).
    .benefit = průlet branami (2 body za každou oranžovou bránu)
project-A1h = Projekt A1h
    .acc = projekt A1h
    .gen = projektu A1h
    .text = Cena: 5; po všech ostatních. Přínos: 12 bodů a průlet branami (2 body za každou bránu jedné barvy).
    .benefit = 12 bodů a průlet branami (2 body za každou bránu jedné barvy)
project-A2a = Projekt A2a
    .acc = projekt A2a
    .gen = projektu A2a
    .text = Cena: 4. Přínos: libovolný gyrogenerátor a průlet branami (2 body za každou oranžovou bránu).
    .benefit = libovolný gyrogenerátor a průlet branami (2 body za každou oranžovou bránu)
project-A2b = Projekt A2b
    .acc = projekt A2b
    .gen = projektu A2b
    .text = Cena: 1. Přínos: průlet branami (1 bod za každou zelenou bránu).
    .benefit = průlet branami (1 bod za každou zelenou bránu)
project-A2c = Projekt A2c
    .acc = projekt A2c
    .gen = projektu A2c
    .text = Cena: 2. Přínos: modifikátor ±1 a modifikátor +2.
    .benefit = modifikátor ±1 a modifikátor +2
project-A2d = Projekt A2d
    .acc = projekt A2d
    .gen = projektu A2d
    .text = Cena: 1; po A2a a A2b. Přínos: 1 kostička rozvoje a dílek průzkumné prémie.
    .benefit = 1 kostička rozvoje a dílek průzkumné prémie
project-A2e = Projekt A2e
    .acc = projekt A2e
    .gen = projektu A2e
    .text = Cena: 3; po A2b a A2c. Přínos: zdvojovač kostky (stříbrná 2, červená 1) a modifikátor ±1.
    .benefit = zdvojovač kostky (stříbrná 2, červená 1) a modifikátor ±1
project-A2f = Projekt A2f
    .acc = projekt A2f
    .gen = projektu A2f
    .text = Cena: 2; po A2d. Přínos: průlet branami (2 body za každou bránu jedné barvy).
    .benefit = průlet branami (2 body za každou bránu jedné barvy)
project-A2g = Projekt A2g
    .acc = projekt A2g
    .gen = projektu A2g
    .text = Cena: 6; po A2e. Přínos: 8 bodů a průlet branami (2 body za každou purpurovou bránu).
    .benefit = 8 bodů a průlet branami (2 body za každou purpurovou bránu)
project-A2h = Projekt A2h
    .acc = projekt A2h
    .gen = projektu A2h
    .text = Cena: 5; po všech ostatních. Přínos: 5 bodů a průlet branami (4 body za každou bránu jedné barvy).
    .benefit = 5 bodů a průlet branami (4 body za každou bránu jedné barvy)
project-B1a = Projekt B1a
    .acc = projekt B1a
    .gen = projektu B1a
    .text = Cena: 2. Přínos: průlet branami (2 body za každou purpurovou bránu).
    .benefit = průlet branami (2 body za každou purpurovou bránu)
project-B1b = Projekt B1b
    .acc = projekt B1b
    .gen = projektu B1b
    .text = Cena: 4. Přínos: 2 gyrogenerátory různých typů a modifikátor ±1.
    .benefit = 2 gyrogenerátory různých typů a modifikátor ±1
project-B1c = Projekt B1c
    .acc = projekt B1c
    .gen = projektu B1c
    .text = Cena: 1. Přínos: 1 kostička rozvoje a modifikátor +2.
    .benefit = 1 kostička rozvoje a modifikátor +2
project-B1d = Projekt B1d
    .acc = projekt B1d
    .gen = projektu B1d
    .text = Cena: 3; po B1a a B1b. Přínos: střední nebo velký gyrogenerátor a modifikátor ±1.
    .benefit = střední nebo velký gyrogenerátor a modifikátor ±1
project-B1e = Projekt B1e
    .acc = projekt B1e
    .gen = projektu B1e
    .text = Cena: 2; po B1b a B1c. Přínos: 1 kostička rozvoje a dílek průzkumné prémie.
    .benefit = 1 kostička rozvoje a dílek průzkumné prémie
project-B1f = Projekt B1f
    .acc = projekt B1f
    .gen = projektu B1f
    .text = Cena: 4; po B1d. Přínos: 4 body a průlet branami (2 body za každou oranžovou bránu).
    .benefit = 4 body a průlet branami (2 body za každou oranžovou bránu)
project-B1g = Projekt B1g
    .acc = projekt B1g
    .gen = projektu B1g
    .text = Cena: 6; po B1e. Přínos: zdvojovač kostky (stříbrná 5, červená 2).
    .benefit = zdvojovač kostky (stříbrná 5, červená 2)
project-B1h = Projekt B1h
    .acc = projekt B1h
    .gen = projektu B1h
    .text = Cena: 5; po všech ostatních. Přínos: 10 bodů a průlet branami (3 body za každou bránu jedné barvy).
    .benefit = 10 bodů a průlet branami (3 body za každou bránu jedné barvy)
project-B2a = Projekt B2a
    .acc = projekt B2a
    .gen = projektu B2a
    .text = Cena: 1. Přínos: průlet branami (1 bod za každou zelenou bránu).
    .benefit = průlet branami (1 bod za každou zelenou bránu)
project-B2b = Projekt B2b
    .acc = projekt B2b
    .gen = projektu B2b
    .text = Cena: 4. Přínos: 2 body a průlet branami (2 body za každou oranžovou bránu).
    .benefit = 2 body a průlet branami (2 body za každou oranžovou bránu)
project-B2c = Projekt B2c
    .acc = projekt B2c
    .gen = projektu B2c
    .text = Cena: 2. Přínos: 2 kostičky rozvoje.
    .benefit = 2 kostičky rozvoje
project-B2d = Projekt B2d
    .acc = projekt B2d
    .gen = projektu B2d
    .text = Cena: 3; po B2a a B2b. Přínos: zdvojovač kostky (stříbrná 3, červená 1).
    .benefit = zdvojovač kostky (stříbrná 3, červená 1)
project-B2e = Projekt B2e
    .acc = projekt B2e
    .gen = projektu B2e
    .text = Cena: 1; po B2b a B2c. Přínos: dílek průzkumné prémie a modifikátor ±1.
    .benefit = dílek průzkumné prémie a modifikátor ±1
project-B2f = Projekt B2f
    .acc = projekt B2f
    .gen = projektu B2f
    .text = Cena: 6; po B2d. Přínos: 6 bodů a průlet branami (2 body za každou bránu jedné barvy).
    .benefit = 6 bodů a průlet branami (2 body za každou bránu jedné barvy)
project-B2g = Projekt B2g
    .acc = projekt B2g
    .gen = projektu B2g
    .text = Cena: 2; po B2e. Přínos: průlet branami (2 body za každou purpurovou bránu).
    .benefit = průlet branami (2 body za každou purpurovou bránu)
project-B2h = Projekt B2h
    .acc = projekt B2h
    .gen = projektu B2h
    .text = Cena: 5; po všech ostatních. Přínos: 3 body, modifikátor +2 a průlet branami (4 body za každou bránu jedné barvy).
    .benefit = 3 body, modifikátor +2 a průlet branami (4 body za každou bránu jedné barvy)
project-C1a = Projekt C1a
    .acc = projekt C1a
    .gen = projektu C1a
    .text = Cena: 1. Přínos: malý gyrogenerátor a 1 kostička rozvoje.
    .benefit = malý gyrogenerátor a 1 kostička rozvoje
project-C1b = Projekt C1b
    .acc = projekt C1b
    .gen = projektu C1b
    .text = Cena: 2. Přínos: 2 modifikátory ±1.
    .benefit = 2 modifikátory ±1
project-C1c = Projekt C1c
    .acc = projekt C1c
    .gen = projektu C1c
    .text = Cena: 4. Přínos: velký gyrogenerátor a modifikátor +2.
    .benefit = velký gyrogenerátor a modifikátor +2
project-C1d = Projekt C1d
    .acc = projekt C1d
    .gen = projektu C1d
    .text = Cena: 3; po C1a a C1b. Přínos: 2 gyrogenerátory různých typů.
    .benefit = 2 gyrogenerátory různých typů
project-C1e = Projekt C1e
    .acc = projekt C1e
    .gen = projektu C1e
    .text = Cena: 1; po C1b a C1c. Přínos: průlet branami (1 bod za každou zelenou bránu).
    .benefit = průlet branami (1 bod za každou zelenou bránu)
project-C1f = Projekt C1f
    .acc = projekt C1f
    .gen = projektu C1f
    .text = Cena: 2; po C1d. Přínos: průlet branami (2 body za každou bránu jedné barvy).
    .benefit = průlet branami (2 body za každou bránu jedné barvy)
project-C1g = Projekt C1g
    .acc = projekt C1g
    .gen = projektu C1g
    .text = Cena: 6; po C1e. Přínos: 8 bodů a střední gyrogenerátor.
    .benefit = 8 bodů a střední gyrogenerátor
project-C1h = Projekt C1h
    .acc = projekt C1h
    .gen = projektu C1h
    .text = Cena: 5; po všech ostatních. Přínos: 9 bodů, dílek průzkumné prémie a průlet branami (2 body za každou bránu jedné barvy).
    .benefit = 9 bodů, dílek průzkumné prémie a průlet branami (2 body za každou bránu jedné barvy)
project-C2a = Projekt C2a
    .acc = projekt C2a
    .gen = projektu C2a
    .text = Cena: 2. Přínos: 2 modifikátory ±1.
    .benefit = 2 modifikátory ±1
project-C2b = Projekt C2b
    .acc = projekt C2b
    .gen = projektu C2b
    .text = Cena: 1. Přínos: 1 kostička rozvoje a modifikátor +2.
    .benefit = 1 kostička rozvoje a modifikátor +2
project-C2c = Projekt C2c
    .acc = projekt C2c
    .gen = projektu C2c
    .text = Cena: 4. Přínos: 2 body a průlet branami (2 body za každou purpurovou bránu).
    .benefit = 2 body a průlet branami (2 body za každou purpurovou bránu)
project-C2d = Projekt C2d
    .acc = projekt C2d
    .gen = projektu C2d
    .text = Cena: 3; po C2a a C2b. Přínos: 2 body a průlet branami (2 body za každou bránu jedné barvy).
    .benefit = 2 body a průlet branami (2 body za každou bránu jedné barvy)
project-C2e = Projekt C2e
    .acc = projekt C2e
    .gen = projektu C2e
    .text = Cena: 1; po C2b a C2c. Přínos: průlet branami (1 bod za každou zelenou bránu).
    .benefit = průlet branami (1 bod za každou zelenou bránu)
project-C2f = Projekt C2f
    .acc = projekt C2f
    .gen = projektu C2f
    .text = Cena: 6; po C2d. Přínos: zdvojovač kostky (stříbrná 4, červená 3).
    .benefit = zdvojovač kostky (stříbrná 4, červená 3)
project-C2g = Projekt C2g
    .acc = projekt C2g
    .gen = projektu C2g
    .text = Cena: 4; po C2e. Přínos: 2 body, modifikátor +2 a průlet branami (2 body za každou oranžovou bránu).
    .benefit = 2 body, modifikátor +2 a průlet branami (2 body za každou oranžovou bránu)
project-C2h = Projekt C2h
    .acc = projekt C2h
    .gen = projektu C2h
    .text = Cena: 5; po všech ostatních. Přínos: 2 body, dílek průzkumné prémie a průlet branami (4 body za každou bránu jedné barvy).
    .benefit = 2 body, dílek průzkumné prémie a průlet branami (4 body za každou bránu jedné barvy)
project-D1a = Projekt D1a
    .acc = projekt D1a
    .gen = projektu D1a
    .text = Cena: 2. Přínos: střední gyrogenerátor a modifikátor ±1.
    .benefit = střední gyrogenerátor a modifikátor ±1
project-D1b = Projekt D1b
    .acc = projekt D1b
    .gen = projektu D1b
    .text = Cena: 1. Přínos: 1 kostička rozvoje a modifikátor ±1.
    .benefit = 1 kostička rozvoje a modifikátor ±1
project-D1c = Projekt D1c
    .acc = projekt D1c
    .gen = projektu D1c
    .text = Cena: 3. Přínos: libovolný gyrogenerátor.
    .benefit = libovolný gyrogenerátor
project-D1d = Projekt D1d
    .acc = projekt D1d
    .gen = projektu D1d
    .text = Cena: 4; po D1a a D1b. Přínos: 3 body a průlet branami (2 body za každou purpurovou bránu).
    .benefit = 3 body a průlet branami (2 body za každou purpurovou bránu)
project-D1e = Projekt D1e
    .acc = projekt D1e
    .gen = projektu D1e
    .text = Cena: 6; po D1b a D1c. Přínos: zdvojovač kostky (stříbrná 4, červená 3).
    .benefit = zdvojovač kostky (stříbrná 4, červená 3)
project-D1f = Projekt D1f
    .acc = projekt D1f
    .gen = projektu D1f
    .text = Cena: 2; po D1d. Přínos: 1 kostička rozvoje a dílek průzkumné prémie.
    .benefit = 1 kostička rozvoje a dílek průzkumné prémie
project-D1g = Projekt D1g
    .acc = projekt D1g
    .gen = projektu D1g
    .text = Cena: 1; po D1e. Přínos: průlet branami (1 bod za každou oranžovou bránu).
    .benefit = průlet branami (1 bod za každou oranžovou bránu)
project-D1h = Projekt D1h
    .acc = projekt D1h
    .gen = projektu D1h
    .text = Cena: 5; po všech ostatních. Přínos: 12 bodů a průlet branami (2 body za každou bránu jedné barvy).
    .benefit = 12 bodů a průlet branami (2 body za každou bránu jedné barvy)
project-D2a = Projekt D2a
    .acc = projekt D2a
    .gen = projektu D2a
    .text = Cena: 1. Přínos: průlet branami (1 bod za každou oranžovou bránu).
    .benefit = průlet branami (1 bod za každou oranžovou bránu)
project-D2b = Projekt D2b
    .acc = projekt D2b
    .gen = projektu D2b
    .text = Cena: 2. Přínos: modifikátor ±1 a modifikátor +2.
    .benefit = modifikátor ±1 a modifikátor +2
project-D2c = Projekt D2c
    .acc = projekt D2c
    .gen = projektu D2c
    .text = Cena: 4. Přínos: libovolný gyrogenerátor a průlet branami (2 body za každou zelenou bránu).
    .benefit = libovolný gyrogenerátor a průlet branami (2 body za každou zelenou bránu)
project-D2d = Projekt D2d
    .acc = projekt D2d
    .gen = projektu D2d
    .text = Cena: 2; po D2a a D2b. Přínos: průlet branami (2 body za každou purpurovou bránu).
    .benefit = průlet branami (2 body za každou purpurovou bránu)
project-D2e = Projekt D2e
    .acc = projekt D2e
    .gen = projektu D2e
    .text = Cena: 3; po D2b a D2c. Přínos: zdvojovač kostky (stříbrná 2, červená 2).
    .benefit = zdvojovač kostky (stříbrná 2, červená 2)
project-D2f = Projekt D2f
    .acc = projekt D2f
    .gen = projektu D2f
    .text = Cena: 6; po D2d. Přínos: 8 bodů a průlet branami (2 body za každou oranžovou bránu).
    .benefit = 8 bodů a průlet branami (2 body za každou oranžovou bránu)
project-D2g = Projekt D2g
    .acc = projekt D2g
    .gen = projektu D2g
    .text = Cena: 1; po D2e. Přínos: 1 kostička rozvoje a dílek průzkumné prémie.
    .benefit = 1 kostička rozvoje a dílek průzkumné prémie
project-D2h = Projekt D2h
    .acc = projekt D2h
    .gen = projektu D2h
    .text = Cena: 5; po všech ostatních. Přínos: 4 body, modifikátor ±1 a průlet branami (4 body za každou bránu jedné barvy).
    .benefit = 4 body, modifikátor ±1 a průlet branami (4 body za každou bránu jedné barvy)

## Technologie

technology-AI-1 = Zelené trasy
    .text = Když tvůj let navštíví alespoň jednu zelenou skokovou bránu, smíš jeho kostku brát jako o 1 vyšší nebo o 1 nižší.
technology-AI-2 = Licenční poplatky
    .text = Pokaždé, když si patentuješ další technologii, získáš 2 body.
technology-AI-3 = Průzkum pulsarů
    .text = Pokaždé, když tvá průzkumná loď obsadí pulsar, získáš 3 body.
technology-AI-4 = Roztáčecí pohon
    .text = Pokaždé, když dokončuješ gyrogenerátor, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 3 body.
technology-AI-5 = Dálkové obsazení
    .text = Vezmi si 1 libovolný dílek gyrogenerátoru a obsaď 1 izolovaný pulsar.
technology-AI-6 = Modulární transmitery
    .text = Pokaždé, když platíš kostku za transmiter (i když si ho bereš), smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 1 bod.

technology-AII-1 = Zdvojovač kostky 2+2
    .text = Zdvojovač: tvá stříbrná kostka se změní na 2 a červenou 2 musíš použít jako bonusovou kostku.
technology-AII-2 = Ladění rezonance
    .text = V každé fázi produkce získáš 1 bod za každý svůj roztočený gyrogenerátor.
technology-AII-3 = Sčítání kolonií
    .text = Získáš 1 bod za každou svou základnu na planetě.
technology-AII-4 = Skok do soustavy
    .text = Teleportuj svou loď do planetární soustavy, jako by tam právě ukončila let.
technology-AII-5 = Nábor vývojářů
    .text = Získáš 3 kostičky rozvoje.
technology-AII-6 = Hloubkový průzkum
    .text = Získáš 1 modifikátor ±1 a 1 modifikátor +2 a dobereš 2 dílky průzkumné prémie.

technology-AIII-1 = Zdvojovač kostky 3+2
    .text = Zdvojovač: tvá stříbrná kostka se změní na 3 a červenou 2 musíš použít jako bonusovou kostku.
technology-AIII-2 = Propojené sítě
    .text = Na konci hry získáš 3 body za každé spojení mezi dvěma svými vysílajícími transmitery.
technology-AIII-3 = Úplná nabídka
    .text = Na konci hry získáš 4, 8 nebo 16 bodů, máš-li roztočené gyrogenerátory 1, 2 nebo 3 různých typů.
technology-AIII-4 = Ředitelská kancelář
    .text = Na konci hry si zvol jeden cíl ve hře; považuje se za splněný.
technology-AIII-5 = Poslední zakázka
    .text = Na konci hry smíš jednou utratit 2 kostičky rozvoje a získat 6 bodů.

technology-BI-1 = Oranžové trasy
    .text = Když tvůj let navštíví alespoň jednu oranžovou skokovou bránu, smíš jeho kostku brát jako o 1 vyšší nebo o 1 nižší.
technology-BI-2 = Prefabrikované základny
    .text = Pokaždé, když založíš základnu, získáš 1 bod.
technology-BI-3 = Orbitální doky
    .text = Pokaždé, když začneš stavět gyrogenerátor, získáš 2 body a 1 kostičku rozvoje.
technology-BI-4 = Sada nářadí
    .text = Získáš 2 kostičky rozvoje a 1 modifikátor ±1.
technology-BI-5 = Patentový úřad
    .text = Pokaždé, když si patentuješ další technologii, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 1 bod.
technology-BI-6 = Pružné řízení
    .text = Pokaždé, když dokončíš projekt ústředí, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 1 bod.

technology-BII-1 = Lídr trhu
    .text = V každé fázi produkce získáš 1 bod, nebo 2 body, jsi-li první v novém pořadí hráčů.
technology-BII-2 = Rejstřík obsazení
    .text = Získáš 2 body za každý svůj obsazený pulsar.
technology-BII-3 = Zdvojovač kostky 3+1
    .text = Zdvojovač: tvá stříbrná kostka se změní na 3 a červenou 1 musíš použít jako bonusovou kostku.
technology-BII-4 = Volný skok
    .text = Teleportuj svou loď do libovolného sektoru (ne na izolovaný pulsar ani vstupní bránu), jako by tam právě ukončila let, a získej 1 kostičku rozvoje.
technology-BII-5 = Smíšená dodávka
    .text = Vezmi si 2 dílky gyrogenerátorů dvou různých typů.
technology-BII-6 = Maják v osamění
    .text = Obsaď 1 izolovaný pulsar a získej 1 modifikátor ±1.

technology-BIII-1 = Orbitální habitaty
    .text = Při bodování základen na konci hry si počítáš o 2 základny víc.
technology-BIII-2 = Energetická burza
    .text = Na konci hry získáš 3 body za každý svůj vysílající transmiter.
technology-BIII-3 = Síň slávy
    .text = Na konci hry získáš 5 bodů za každý svůj dílek konstrukční odměny.
technology-BIII-4 = Patentové portfolio
    .text = Na konci hry získáš 2 body za každou svou patentovanou technologii včetně této.
technology-BIII-5 = Sponzorovaný cíl
    .text = Na konci hry získáš obě prémie jednoho splněného cíle, aniž zaplatíš kostičky rozvoje.

technology-CI-1 = Purpurové trasy
    .text = Když tvůj let navštíví alespoň jednu purpurovou skokovou bránu, smíš jeho kostku brát jako o 1 vyšší nebo o 1 nižší.
technology-CI-2 = Projektové prémie
    .text = Pokaždé, když dokončíš projekt ústředí, získáš 2 body.
technology-CI-3 = Terraformátoři
    .text = Pokaždé, když dostaneš průzkumnou prémii za základnu na modré planetě, získáš navíc 2 body.
technology-CI-4 = Katalog gyrogenerátorů
    .text = Pokaždé, když utratíš kostku za dílek gyrogenerátoru, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 1 bod.
technology-CI-5 = Servisní čety
    .text = Pokaždé, když některý tvůj transmiter začne vysílat, získáš 2 kostičky rozvoje.
technology-CI-6 = Obsazovací sady
    .text = Pokaždé, když jakkoli obsadíš pulsar, vezmi si malý nebo střední gyrogenerátor.

technology-CII-1 = Planetární daně
    .text = V každé fázi produkce získáš 1 bod za každé 4 své základny na planetách.
technology-CII-2 = Společný výzkum
    .text = Pokaždé, když si patentuješ další technologii nebo dokončuješ projekt ústředí, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba.
technology-CII-3 = Pouštní inženýrství
    .text = Pokaždé, když založíš základnu na pusté planetě, získáš 2 body.
technology-CII-4 = Tisková konference
    .text = Získáš 6 bodů a 2 kostičky rozvoje.
technology-CII-5 = Patentovaná kostka 4
    .text = Zaplať 1 kostičku rozvoje a použij červenou 4 jako bonusovou kostku; jinak si tuto technologii patentovat nesmíš.
technology-CII-6 = Zdvojovač kostky 3+3
    .text = Zdvojovač: tvá stříbrná kostka se změní na 3 a červenou 3 musíš použít jako bonusovou kostku.

technology-CIII-1 = Energetický monopol
    .text = Na konci hry získáš 3 body za každý svůj roztočený gyrogenerátor.
technology-CIII-2 = Firemní impérium
    .text = Na konci hry získáš 2 body za každý dokončený projekt ústředí.
technology-CIII-3 = Volné kapacity
    .text = Při bodování zbylých kostiček rozvoje má každá tvá kostička hodnotu 1 bod.
technology-CIII-4 = Výhoda prvního
    .text = Při bodování stupnice iniciativy na konci hry se tvé body z ní zdvojnásobí.
technology-CIII-5 = Prestižní zakázka
    .text = Získáš 8 bodů.

technology-DI-1 = Velká okružní cesta
    .text = Pokaždé, když tvůj let navštíví alespoň 2 různé planetární soustavy, získáš 2 body.
technology-DI-2 = Vyladěné přístroje
    .text = Pokaždé, když utratíš žeton modifikátoru, získáš 1 bod.
technology-DI-3 = Přesčasy
    .text = Pokaždé, když utratíš bonusovou kostku za akci, získáš 2 body.
technology-DI-4 = Výkonní vývojáři
    .text = Zkopírování zbylé kostky tě stojí 3 kostičky rozvoje místo 4.
technology-DI-5 = Síťový tarif
    .text = V každé fázi produkce získáš 1 bod za každý svůj vysílající transmiter.
technology-DI-6 = Dálková navigace
    .text = Každý svůj let smíš provést, jako by jeho kostka byla o 1 vyšší nebo o 1 nižší.

technology-DII-1 = Firemní výkazy
    .text = V každé fázi produkce získáš 1 bod za každé 2 dokončené projekty ústředí.
technology-DII-2 = Balíček předsunuté stanice
    .text = Obsaď 1 izolovaný pulsar a vezmi si malý nebo střední gyrogenerátor.
technology-DII-3 = Malý grant
    .text = Získáš 2 kostičky rozvoje a 1 modifikátor ±1.
technology-DII-4 = Vědecká cena
    .text = Získáš 2 body za každou svou patentovanou technologii včetně této.
technology-DII-5 = Skok k pulsaru
    .text = Teleportuj svou loď k pulsaru, který není izolovaný, jako by tam právě ukončila let.
technology-DII-6 = Slavnostní spuštění
    .text = Pokaždé, když dokončuješ gyrogenerátor, smíš použít kostku o 1 vyšší nebo o 1 nižší, než je třeba, a získáš 4 body.

technology-DIII-1 = Cech objevitelů
    .text = Na konci hry získáš 3 body za každý využitý projekt průletu branami.
technology-DIII-2 = Smíšená produkce
    .text = V každé fázi produkce získáš 2 body za každý typ gyrogenerátoru, jehož alespoň jeden kus máš roztočený.
technology-DIII-3 = Rozestavěno
    .text = Ve dvou krocích, které bodují nedokončené pulsary a dílky gyrogenerátorů, má každý pro tebe hodnotu 2 body.
technology-DIII-4 = Skrytá osada
    .text = Při bodování základen na konci hry si počítáš o 1 základnu víc.
technology-DIII-5 = Patentovaná kostka 5
    .text = Zaplať 1 kostičku rozvoje a použij červenou 5 jako bonusovou kostku; jinak si tuto technologii patentovat nesmíš.

## Cíle

goal-GOAL_SAME2 = 2 roztočené gyrogenerátory jednoho typu
    .text = Mít alespoň 2 roztočené gyrogenerátory stejného typu. Hodnota: 6 bodů. První prémie: 6 bodů za 4 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_SAME3 = 3 roztočené gyrogenerátory jednoho typu
    .text = Mít alespoň 3 roztočené gyrogenerátory stejného typu. Hodnota: 11 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_TYPES2 = Roztočené gyrogenerátory 2 typů
    .text = Mít roztočené gyrogenerátory alespoň 2 různých typů. Hodnota: 6 bodů. První prémie: 6 bodů za 4 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_ANY3 = 3 roztočené gyrogenerátory
    .text = Mít alespoň 3 libovolné roztočené gyrogenerátory. Hodnota: 9 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_TRANS3 = 3 vysílající transmitery
    .text = Mít alespoň 3 vysílající transmitery. Hodnota: 6 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 2 kostičky rozvoje.
goal-GOAL_TRANS4 = 4 vysílající transmitery
    .text = Mít alespoň 4 vysílající transmitery. Hodnota: 10 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_PLANETS9 = 9 základen na planetách
    .text = Mít alespoň 9 svých žetonů na planetách na herním plánu. Hodnota: 6 bodů. První prémie: 6 bodů za 4 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_PLANETS11 = 11 základen na planetách
    .text = Mít alespoň 11 svých žetonů na planetách na herním plánu. Hodnota: 10 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_TECH5 = 5 patentů
    .text = Mít patentováno alespoň 5 technologií. Hodnota: 6 bodů. První prémie: 6 bodů za 4 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_TECH6 = 6 patentů
    .text = Mít patentováno alespoň 6 technologií. Hodnota: 10 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_HQ5 = 5 projektů ústředí
    .text = Mít dokončeno alespoň 5 projektů ústředí (projekt průletu se počítá, i když nebyl využit). Hodnota: 6 bodů. První prémie: 6 bodů za 4 kostičky rozvoje; druhá prémie: 6 bodů za 1 kostičku rozvoje.
goal-GOAL_RUNS3 = 3 využité průlety branami
    .text = Mít dokončeny a využity alespoň 3 projekty průletu branami (počítá se i průlet za 0 bodů). Hodnota: 7 bodů. První prémie: 6 bodů za 3 kostičky rozvoje; druhá prémie: 6 bodů za 2 kostičky rozvoje.

## Zdroje bodů

source-start = počáteční body
source-exploration = průzkumná prémie
source-award-small = konstrukční odměna za malé gyrogenerátory
source-award-medium = konstrukční odměna za střední gyrogenerátory
source-award-large = konstrukční odměna za velké gyrogenerátory
source-gyrodyne-small = malé gyrogenerátory
source-gyrodyne-medium = střední gyrogenerátory
source-gyrodyne-large = velké gyrogenerátory
source-engineering = stupnice rozvoje
source-penalty = postih
source-pulsars = pulsary bez roztočeného gyrogenerátoru
source-tiles = nedokončené gyrogenerátory
source-cubes = zbylé kostičky rozvoje
source-initiative = stupnice iniciativy
source-bases = základny

## Možnosti

preset-first_game = První hra
    .text = Strana bez slepých uliček, označené cíle a plány technologií, bez ústředí.
option-cluster = Plán hvězdokupy
    .text = Pro první hru se hodí strana bez slepých uliček.
cluster-open = otevřený
    .text = Bez slepých uliček; 17 skokových bran každé barvy.
cluster-dead_ends = se slepými uličkami
    .text = Tři slepé uličky, každá s dílkem průzkumné prémie; 16 skokových bran každé barvy.
option-headquarters = Ústředí
    .text = Každý dostane desku ústředí s osmi projekty. První hra se hraje bez ústředí, a to s plány technologií AI, AII a AIII.
option-technologies_i = Technologie I
    .text = Plán řad 1 a 2. Bez ústředí je to AI.
technologies_i-random = náhodný
technologies_i-A = AI
    .text = Zelené trasy, Licenční poplatky, Průzkum pulsarů, Roztáčecí pohon, Dálkové obsazení, Modulární transmitery
technologies_i-B = BI
    .text = Oranžové trasy, Prefabrikované základny, Orbitální doky, Sada nářadí, Patentový úřad, Pružné řízení
technologies_i-C = CI
    .text = Purpurové trasy, Projektové prémie, Terraformátoři, Katalog gyrogenerátorů, Servisní čety, Obsazovací sady
technologies_i-D = DI
    .text = Velká okružní cesta, Vyladěné přístroje, Přesčasy, Výkonní vývojáři, Síťový tarif, Dálková navigace
option-technologies_ii = Technologie II
    .text = Plán řad 3 až 5. Bez ústředí je to AII.
technologies_ii-random = náhodný
technologies_ii-A = AII
    .text = Zdvojovač kostky 2+2, Ladění rezonance, Sčítání kolonií, Skok do soustavy, Nábor vývojářů, Hloubkový průzkum
technologies_ii-B = BII
    .text = Lídr trhu, Rejstřík obsazení, Zdvojovač kostky 3+1, Volný skok, Smíšená dodávka, Maják v osamění
technologies_ii-C = CII
    .text = Planetární daně, Společný výzkum, Pouštní inženýrství, Tisková konference, Patentovaná kostka 4, Zdvojovač kostky 3+3
technologies_ii-D = DII
    .text = Firemní výkazy, Balíček předsunuté stanice, Malý grant, Vědecká cena, Skok k pulsaru, Slavnostní spuštění
option-technologies_iii = Technologie III
    .text = Plán řad 6 až 8. Bez ústředí je to AIII.
technologies_iii-random = náhodný
technologies_iii-A = AIII
    .text = Zdvojovač kostky 3+2, Propojené sítě, Úplná nabídka, Ředitelská kancelář, Poslední zakázka
technologies_iii-B = BIII
    .text = Orbitální habitaty, Energetická burza, Síň slávy, Patentové portfolio, Sponzorovaný cíl
technologies_iii-C = CIII
    .text = Energetický monopol, Firemní impérium, Volné kapacity, Výhoda prvního, Prestižní zakázka
technologies_iii-D = DIII
    .text = Cech objevitelů, Smíšená produkce, Rozestavěno, Skrytá osada, Patentovaná kostka 5
implied-no-headquarters = Bez ústředí se používají plány A.
option-goals = Cíle
    .text = Ve hře jsou tři cíle.
goals-random = náhodné
    .text = Tři ze šesti dílků cílů, každý náhodnou stranou nahoru.
goals-marked = pro první hru
    .text = 2 typy roztočených gyrogenerátorů, 9 planet, 5 patentů.
option-even_start = Varianta vyrovnaného začátku
    .text = V prvním kole se část kostek nastaví místo házení: při čtyřech hráčích po jedné kostce každé hodnoty, při dvou a třech 2 až 5.

## Rozhodnutí

ask-place-ship = Na kterou vstupní bránu postavíš průzkumnou loď?
ask-choose-side = Kterou stranu své desky ústředí zvolíš?
ask-take-die = Na plánu kostek: { $dice }. Kterou kostku si vezmeš a který ukazatel posuneš?
    .others = Kterou kostku si vezmeš a který ukazatel posuneš?
ask-turn =
    { $dice ->
        [0] Nezbývá žádná stříbrná kostka.
        [1] Zbývá jedna kostka: { $first }.
       *[2] Zbývají dvě kostky: { $first } a { $second }.
    } { $reds ->
        [0] { "" }
       *[1] Červená bonusová kostka: { $red }.{ " " }
    }Co uděláš?
    .others = Co uděláš?
ask-flight = Kam poletíš za kostku s hodnotou { $value }?
ask-choose-bonus = Vezmeš si prémii soustavy, nebo dílek průzkumné prémie?
ask-teleport =
    { $to ->
        [0] Ke kterému pulsaru se teleportuješ?
        [1] Do které planetární soustavy se teleportuješ?
       *[2] Kam se teleportuješ?
    }
ask-claim-isolated =
    Který izolovaný pulsar obsadíš? { $rings ->
        [one] Zbývá ti { $rings } prstenec obsazení.
        [few] Zbývají ti { $rings } prstence obsazení.
        [many] Zbývá ti { $rings } prstence obsazení.
       *[other] Zbývá ti { $rings } prstenců obsazení.
    }
    .others = Který izolovaný pulsar obsadíš?
ask-choose-gyrodyne =
    { $left ->
        [one] Který gyrogenerátor si vezmeš?
        [few] Bereš si { $left } gyrogenerátory různých typů: který první?
        [many] Bereš si { $left } gyrogenerátoru různých typů: který první?
       *[other] Bereš si { $left } gyrogenerátorů různých typů: který první?
    }
ask-link-transmitter = Připojíš { $transmitter_acc } k některé ze svých sítí?
    .others = Připojíš transmiter k některé ze svých sítí?
ask-spend-cubes =
    { $cubes ->
        [one] Máš { $cubes } kostičku rozvoje.
        [few] Máš { $cubes } kostičky rozvoje.
        [many] Máš { $cubes } kostičky rozvoje.
       *[other] Máš { $cubes } kostiček rozvoje.
    } Za který transmiter utratíš kostičku rozvoje?
    .others = Za který transmiter utratíš kostičku rozvoje?
ask-last-contract =
    { $cubes ->
        [one] Máš { $cubes } kostičku rozvoje.
        [few] Máš { $cubes } kostičky rozvoje.
        [many] Máš { $cubes } kostičky rozvoje.
       *[other] Máš { $cubes } kostiček rozvoje.
    } Utratíš kostičky rozvoje za body?
    .others = Utratíš kostičky rozvoje za body?
ask-count-goal = Který cíl se ti má počítat jako splněný?
ask-choose-goal = Tvé gyrogenerátory se počítají jen do jednoho z těchto cílů: do kterého?
ask-buy-bonuses =
    { $cubes ->
        [one] Máš { $cubes } kostičku rozvoje.
        [few] Máš { $cubes } kostičky rozvoje.
        [many] Máš { $cubes } kostičky rozvoje.
       *[other] Máš { $cubes } kostiček rozvoje.
    } { $free ->
        [0] Kterou prémii svých cílů koupíš?
       *[1] Kterou prémii svých cílů koupíš? Obě prémie jednoho cíle máš zdarma.
    }

## Tahy

move-put-ship = Postav průzkumnou loď na { $entry_acc }
move-choose-side = Zvol { $sheet_acc } ({ $sheet_hint })
move-take-die =
    Vezmi si kostku { $value }{ $counter ->
        [0] { $track_front }
       *[1] { $track_rear }
    }
move-fly = Leť za { $die_acc }{ $modifier_suffix }{ $run_suffix }{ $colour_suffix }
move-take-gyrodyne = Vezmi si { $type } gyrogenerátor za { $die_acc }{ $modifier_suffix }
move-complete = Dokonči gyrogenerátor u { $pulsar_gen } za { $die_acc }{ $modifier_suffix }
move-take-transmitter = Vezmi si { $transmitter_acc } za { $die_acc }{ $modifier_suffix } (pole { $cost }). { $transmitter_text }
move-pay-transmitter = Zaplať pole { $cost } { $transmitter_gen } za { $die_acc }{ $modifier_suffix }
move-project = Dokonči { $project_acc } za { $die_acc }{ $modifier_suffix }: { $project_benefit }
move-buy-token = Kup si { $token } za { $die_acc }{ $modifier_suffix }
move-patent = Patentuj si technologii „{ $technology }“ za { $die_acc }{ $modifier_suffix }. { $technology_text }
move-build = Začni stavět { $type } gyrogenerátor u { $pulsar_gen }
move-copy = Zaplať kostičky rozvoje a zkopíruj zbylou kostku { $value } jako bonusovou kostku
move-end-turn = Ukonči tah
move-route =
    Leť { $place_to } ({ $length ->
        [one] { $length } úsek
        [few] { $length } úseky
        [many] { $length } úseku
       *[other] { $length } úseků
    })
move-printed-bonus = Vezmi si prémii soustavy: { $system_bonus }
move-draw = Dober si dílek průzkumné prémie
move-gain-gyrodyne = Vezmi si { $type } gyrogenerátor
move-claim = Obsaď { $isolated }
move-teleport = Teleportuj se { $place_to }
move-link =
    Připoj ho { $end_ins } koncem k { $side_dat } straně { $array ->
        [0] své první sítě
        [1] své druhé sítě
        [2] své třetí sítě
        [3] své čtvrté sítě
        [4] své páté sítě
        [5] své šesté sítě
       *[more] své další sítě
    }
move-new-array = Začni jím novou síť
move-decline = Nevyužít
move-spend-cube = Použij { $transmitter_acc }: { $transmitter_production }
move-contract = Použij technologii „{ $technology }“. { $technology_text }
move-claim-goal = Splň cíl „{ $goal }“
move-bonus = Kup si další prémii cíle „{ $goal }“
move-count-goal = Považuj cíl „{ $goal }“ za splněný
move-free-bonuses = Vezmi si zdarma obě prémie cíle „{ $goal }“
move-done = Hotovo

## Co se děje

event-round = Začíná kolo { $round }.
    .heading = Kolo { $round }
event-ship-placed = { $seat } staví průzkumnou loď na { $entry_acc }.
event-side-chosen = { $seat } volí { $sheet_acc }.
event-rolled = Na kostkách padlo: { $dice }.
event-median = Ukazatel mediánu stojí { $median }.
event-took-die = { $seat } si bere kostku { $value }.
event-counter-moved = { $seat } posouvá ukazatel na { $track_loc } z pole { $leaving } na { $reaching }.
event-turn-began = Na tahu: { $seat }.
event-turn-ended = { $seat } končí tah.
event-paid = { $seat } utrácí { $die_acc }{ $modifier_suffix }.
event-flew =
    { $length ->
        [one] { $seat } letí { $from_from } { $place_to } ({ $length } úsek).
        [few] { $seat } letí { $from_from } { $place_to } ({ $length } úseky).
        [many] { $seat } letí { $from_from } { $place_to } ({ $length } úseku).
       *[other] { $seat } letí { $from_from } { $place_to } ({ $length } úseků).
    }
event-teleported = { $seat } se teleportuje { $place_to }.
event-revealed = Odkrývá se { $place }. { $system_text }
event-base = { $seat } zakládá základnu na { $planet_loc } planetě { $place_in }.
event-claimed = { $seat } obsazuje { $pulsar }.
event-no-ring-left = { $seat } už nemá prstenec pro { $pulsar }.
event-gyrodyne-taken = { $seat } si bere { $type } gyrogenerátor.
event-construction = { $seat } začíná stavět { $type } gyrogenerátor u { $pulsar_gen }.
event-completed = { $seat } dokončuje { $type } gyrogenerátor u { $pulsar_gen }.
event-awarded = { $seat } si bere konstrukční odměnu za { $type_plural } gyrogenerátory ({ $points } b.).
event-explored = { $seat } si dobírá dílek průzkumné prémie: { $exploration }.
event-transmitter-taken = { $seat } si bere { $transmitter_acc }.
event-transmitter-paid = { $seat } platí pole { $cost } { $transmitter_gen }.
event-linked = { $seat } spojuje { $transmitter_acc } s { $neighbour_ins }.
event-online = { $seat } spouští { $transmitter_acc }.
event-project-done = { $seat } dokončuje { $project_acc }.
event-run-flown =
    { $seat } využívá průlet branami z { $project_gen }: { $gates ->
        [one] { $gates } brána
        [few] { $gates } brány
        [many] { $gates } brány
       *[other] { $gates } bran
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
event-patented = { $seat } si patentuje technologii „{ $technology }“.
event-token-gained =
    { $count ->
        [one] { $seat } získává { $token }.
        [few] { $seat } získává { $count } { $token_few }.
        [many] { $seat } získává { $count } { $token_part }.
       *[other] { $seat } získává { $count } { $token_many }.
    }
event-cubes-gained =
    { $count ->
        [one] { $seat } získává { $count } kostičku rozvoje.
        [few] { $seat } získává { $count } kostičky rozvoje.
        [many] { $seat } získává { $count } kostičky rozvoje.
       *[other] { $seat } získává { $count } kostiček rozvoje.
    }
event-cubes-spent =
    { $count ->
        [one] { $seat } utrácí { $count } kostičku rozvoje.
        [few] { $seat } utrácí { $count } kostičky rozvoje.
        [many] { $seat } utrácí { $count } kostičky rozvoje.
       *[other] { $seat } utrácí { $count } kostiček rozvoje.
    }
event-die-copied = { $seat } kopíruje zbylou kostku { $value }.
event-red-die = { $seat } dostává červenou kostku { $value } jako bonusovou.
event-production = Začíná fáze produkce.
event-order = Na { $rank }. místě v pořadí: { $seat }.
event-transmitter-dealt = V nabídce: { $transmitter_acc }.
event-ended = Osm kol je u konce.
    .heading = Závěrečné bodování
event-scored =
    { $points ->
        [one] { $seat } získává { $points } bod ({ $source }).
        [few] { $seat } získává { $points } body ({ $source }).
        [many] { $seat } získává { $points } bodu ({ $source }).
       *[other] { $seat } získává { $points } bodů ({ $source }).
    }
event-scored-technology =
    { $points ->
        [one] { $seat } získává { $points } bod („{ $technology }“).
        [few] { $seat } získává { $points } body („{ $technology }“).
        [many] { $seat } získává { $points } bodu („{ $technology }“).
       *[other] { $seat } získává { $points } bodů („{ $technology }“).
    }
event-scored-transmitter =
    { $points ->
        [one] { $seat } získává { $points } bod ({ $transmitter_acc }).
        [few] { $seat } získává { $points } body ({ $transmitter_acc }).
        [many] { $seat } získává { $points } bodu ({ $transmitter_acc }).
       *[other] { $seat } získává { $points } bodů ({ $transmitter_acc }).
    }
event-scored-project =
    { $points ->
        [one] { $seat } získává { $points } bod ({ $project_acc }).
        [few] { $seat } získává { $points } body ({ $project_acc }).
        [many] { $seat } získává { $points } bodu ({ $project_acc }).
       *[other] { $seat } získává { $points } bodů ({ $project_acc }).
    }
event-scored-goal =
    { $points ->
        [one] { $seat } získává { $points } bod (cíl: { $goal }).
        [few] { $seat } získává { $points } body (cíl: { $goal }).
        [many] { $seat } získává { $points } bodu (cíl: { $goal }).
       *[other] { $seat } získává { $points } bodů (cíl: { $goal }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } ztrácí { $points } bod (postih).
        [few] { $seat } ztrácí { $points } body (postih).
        [many] { $seat } ztrácí { $points } bodu (postih).
       *[other] { $seat } ztrácí { $points } bodů (postih).
    }

## Bodování

score-start = Počáteční body
score-exploration = Průzkumné prémie
score-awards = Konstrukční odměny
score-gyrodynes = Roztočené gyrogenerátory
score-technologies = Technologie
score-transmitters = Transmitery
score-projects = Projekty ústředí
score-runs = Průlety branami
score-engineering = Stupnice rozvoje
score-penalties = Postihy
score-goals = Cíle
score-unfinished = Nedokončené
score-cubes = Zbylé kostičky rozvoje
score-initiative = Iniciativa
score-bases = Základny
score-technology = { $technology }
score-transmitter = { $transmitter }
score-project = { $project }
score-run = Průlet branami z { $project_gen }
score-goal = { $goal }
score-award = Odměna za { $type_plural } gyrogenerátory
score-gyrodyne = Roztočené { $type_plural } gyrogenerátory
score-pulsars = Pulsary bez roztočeného gyrogenerátoru
score-tiles = Nedokončené gyrogenerátory

## S čím se hrálo, ve statistikách

chosen-headquarters = Ústředí
chosen-technology = Patentovaná technologie

## Co je vidět na stole

label-4 = 4

phase-setup = příprava
phase-dice = fáze kostek
phase-actions = fáze akcí
phase-production = fáze produkce
phase-scoring = závěrečné bodování

view-round = { round }
view-last_round = Poslední kolo
view-phase = Nyní
view-cluster = Plán hvězdokupy
view-active = Kdo je na tahu
view-order = Pořadí hráčů
view-dice = Kostky
view-median = Medián
view-shifts = O kolik kostka posouvá
view-tracks = Stupnice
view-systems = Planetární soustavy
view-tile = Dílek
view-planets = Planety
view-colour = Barva
view-label = Potřebný počet hráčů
view-owner = Komu patří
view-blocked = Blokovaná
view-pulsars = Pulsary
view-gyrodyne = Gyrogenerátor
view-spinning = Roztočený
view-supply = Zbylé dílky gyrogenerátorů
view-awards = Konstrukční odměny
view-technologies = Technologie
view-id = Název
view-patents = Patenty
view-open = Ve hře
view-rows = Hodnoty řad
view-row_value = Hodnota řady tohoto kola
view-transmitters = Transmitery
view-transmitters_left = Transmitery v hromádce
view-next_transmitter = Transmiter navrchu hromádky
view-exploration = Průzkumné prémie
view-stack = V hromádce
view-discarded = Odhozené
view-goals = Cíle
view-needed = Potřeba
view-progress = Stav
view-achieved = Splněno
view-bonuses = Koupené prémie
view-flight = Let
view-last_flight = Poslední let
view-linking = Připojovaný transmiter
view-copy_cost = Kostičky za zkopírování kostky
view-seat = Hráč
view-from = Odkud
view-value = Hodnota
view-run = Průlet branami
view-routes = Trasy
view-place = Kam
view-length = Úseky
view-way = Trasa
view-path = Cesta
view-unknown = Zakryté soustavy
view-bonus = Průzkumná prémie
view-claim = Obsazení pulsaru
view-tiles = Dílky průzkumné prémie
view-points = Body
view-players = Hráči
view-ship = Průzkumná loď
view-red = Červené kostky v nabídce
view-must_use_red = Červená kostka se musí použít
view-red_used = Červená kostka použita
view-cubes = Kostičky rozvoje
view-tokens = Modifikátory kostek
view-rings = Zbylé prstence
view-gyrodynes = Gyrogenerátory
view-arrays = Sítě transmiterů
view-turned = Otočený
view-paid = Zaplacená pole
view-online = Vysílá
view-headquarters = Ústředí
view-board = Deska ústředí
view-sheet = Strana
view-done = Dokončené projekty
view-available = Dostupné projekty
view-runs = Průlety branami
view-runs_used = Využité průlety
view-bases = Základny
view-extra_bases = Základny navíc
view-type = Typ
view-sources = Odkud jsou body
view-start = Počáteční body
view-projects = Projekty ústředí
view-engineering = Stupnice rozvoje
view-initiative = Iniciativa
view-penalties = Postihy
view-unfinished = Nedokončené
view-ways = Cesty v okolí
view-map = Hvězdokupa

# Transmitery, které se jmenují jako desky ústředí

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

## Co by volba přinesla

chance-rolled = O zbytku rozhodne další hod.
chance-revealed = O zbytku rozhodne odkrytý dílek soustavy.
chance-explored = O zbytku rozhodne dílek průzkumné prémie.
chance-transmitter-dealt = O zbytku rozhodnou vyložené transmitery.
holding-points = Body
holding-dice = Kostky
holding-red-dice = Červené kostky v nabídce
holding-plus-minus = Modifikátory ±1
holding-plus-two = Modifikátory +2
holding-cubes = Kostičky rozvoje
holding-rings = Zbylé prstence
holding-bases = Základny
holding-extra-bases = Základny navíc
holding-gyrodyne-small = Malé gyrogenerátory
holding-gyrodyne-medium = Střední gyrogenerátory
holding-gyrodyne-large = Velké gyrogenerátory
holding-spinning-small = Roztočené malé gyrogenerátory
holding-spinning-medium = Roztočené střední gyrogenerátory
holding-spinning-large = Roztočené velké gyrogenerátory
holding-transmitters = Transmitery
holding-online = Vysílající transmitery
holding-projects = Projekty ústředí
holding-patents = Patenty

## Podle čeho se zužují možnosti

kind-fly = Leť průzkumnou lodí
kind-take-gyrodyne = Vezmi si gyrogenerátor
kind-complete = Dokonči gyrogenerátor
kind-take-transmitter = Vezmi si transmiter
kind-pay-transmitter = Zaplať pole transmiteru
kind-project = Dokonči projekt ústředí
kind-buy-token = Kup modifikátor kostky
kind-patent = Patentuj technologii
kind-build = Začni stavbu gyrogenerátoru
kind-copy = Zkopíruj zbylou kostku
field-array = Síť transmiterů
field-colour = Barva
field-cost = Cena
field-counter = Ukazatel
field-die = Kostka
field-end = Konec dílku
field-entry = Vstupní brána
field-goal = Cíl
field-isolated = Izolovaný pulsar
field-length = Délka
field-modifier = Modifikátor
field-place = Místo
field-project = Projekt
field-pulsar = Pulsar
field-run = Průlet branami
field-sheet = Strana
field-side = Strana
field-system = Soustava
field-technology = Technologie
field-token = Žeton
field-track = Stupnice
field-transmitter = Transmiter
field-type = Typ
field-value = Hodnota
field-way = Cesta

## Proč ne

why-no-such-die = Na plánu kostek nezbývá kostka s hodnotou { $value }.
why-moves-counter = Tato kostka posouvá jeden z tvých ukazatelů.
why-moves-no-counter = Kostka z pole mediánu neposouvá žádný ukazatel.
why-no-room = S hodnotou { $value } by tento ukazatel přejel konec stupnice.
why-entry = Žádná loď se nevrací ke vstupní bráně.
why-isolated = K izolovanému pulsaru žádná loď nedoletí.
why-no-route = Žádná trasa na toto místo teď nemá přesně tolik úseků ({ $length }): { $place }.
why-teleport-kind = Tato teleportace vede na jiný druh míst.
why-red-waits = Nejdřív musíš použít červenou kostku.
why-red-used = Za tah můžeš použít jen jednu bonusovou kostku.
why-no-die = Tuto kostku nemáš: { $die }.
why-no-token = Nemáš k tomu žeton ({ $modifier }).
why-wrong-die = Hodnota { $value } na to nestačí; je potřeba: { $required }.
why-needs-silver = Musí se zaplatit stříbrnou kostkou.
why-other-token = Technologie to vyrovnává: −1 udělá totéž.
why-no-flight = S hodnotou 0 žádná loď neletí.
why-no-run = Nemáš žádný takový průlet k ohlášení.
why-no-gyrodyne = Nemáš takový gyrogenerátor: { $type }.
why-not-your-pulsar = Tento pulsar ti nepatří: { $place }.
why-built-already = U tohoto pulsaru už gyrogenerátor je.
why-cubes = Je potřeba kostiček rozvoje: { $count }.
why-none-left = Takový gyrogenerátor už nezbývá: { $type }.
why-spins-already = Tento gyrogenerátor už je roztočený.
why-nothing-built = U tohoto pulsaru se žádný gyrogenerátor nestaví.
why-not-on-display = Tento transmiter není vyložený.
why-not-your-transmitter = Tento transmiter ti nepatří.
why-online = Všechna jeho pole jsou zaplacená.
why-no-such-cost = Takové pole už na něm nezbývá zaplatit.
why-not-your-project = Tento projekt není na tvé desce ústředí.
why-project-done = Tento projekt už máš dokončený.
why-no-foundation = Nejdřív projekty pod ním.
why-not-in-play = Tato technologie není ve hře.
why-later = Tato řada přijde do hry v kole { $round }.
why-patented = Tento patent už máš: { $technology }.
why-patented-once = Ve hře dvou hráčů se dá patentovat jednou.
why-patented-now = V tomto kole už byla patentována; počkej na další.
why-patented-twice = Už ji patentovali dva hráči.

## Co přinášejí efekty

effect-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
effect-cubes = { $n ->
    [one] { $n } kostička rozvoje
    [few] { $n } kostičky rozvoje
    [many] { $n } kostičky rozvoje
   *[other] { $n } kostiček rozvoje
}
effect-modifier = { $type ->
    [plus2] { $n ->
        [one] { $n } modifikátor +2
        [few] { $n } modifikátory +2
        [many] { $n } modifikátoru +2
       *[other] { $n } modifikátorů +2
    }
   *[pm1] { $n ->
        [one] { $n } modifikátor ±1
        [few] { $n } modifikátory ±1
        [many] { $n } modifikátoru ±1
       *[other] { $n } modifikátorů ±1
    }
}
effect-gyrodyne = { $types ->
    [any] dílek gyrogenerátoru libovolného typu
   *[some] dílek gyrogenerátoru: { $types }
}
effect-gyrodynes-different = dílky gyrogenerátorů různých typů: { $n }
effect-explore = { $n ->
    [one] dober { $n } dílek průzkumné prémie
    [few] dober { $n } dílky průzkumné prémie
    [many] dober { $n } dílku průzkumné prémie
   *[other] dober { $n } dílků průzkumné prémie
}
effect-extra-base = { $n ->
    [one] { $n } základna navíc při bodování základen
    [few] { $n } základny navíc při bodování základen
    [many] { $n } základny navíc při bodování základen
   *[other] { $n } základen navíc při bodování základen
}
effect-bonus-die = červená { $value } jako bonusová kostka
effect-die-doubler = stříbrná kostka se změní na { $silver } a červená kostka { $red } se musí použít
effect-patent-die = zaplať kostičky rozvoje ({ $cubes }); červená kostka { $red } se musí použít
effect-claim-isolated = obsaď izolovaný pulsar
effect-teleport = { $to ->
    [pulsar] teleport k pulsaru
    [system] teleport do planetární soustavy
   *[any] teleport do libovolného sektoru
}
effect-gate-run = { $colors ->
    [any] průlet: { $points } b. za každou bránu jedné barvy
   *[some] průlet: { $points } b. za každou bránu ({ $colors })
}

## Hra s průvodcem

lesson-goal = Zkoumáš hvězdokupu, a to osm kol. Boduješ za to, co postavíš: gyrogenerátory roztočené kolem pulsarů, transmitery, technologie. Vyhrává, kdo má nejvíc bodů.
    .title = Hvězdokupa plná hvězd
lesson-ship = Tvá loď začíná u jedné ze čtyř vstupních bran. Postav ji k té osvětlené: odtud se dá doletět k pulsaru.
    .title = Kde začínáš
    .brought = Odsud letí loď po čarách, o tolik úseků, kolik ukazuje kostka.
lesson-dice = Každé kolo se hodí sedmi kostkami a ty si na střídačku bereš dvě. Každá kostka je později jedna akce. Má to cenu: uprostřed leží žeton mediánu; kostka nad ním vrátí jeden z tvých ukazatelů, kostka pod ním ho posune vpřed.
    .title = Kostky jsou akce
lesson-high-die = Vezmi si kostku 4 a posuň s ní ukazatel na stupnici rozvoje. Leží o jedno pole nad mediánem, takže stojí jedno pole.
    .title = Tvoje první kostka
    .brought = Dobrá kostka za jedno pole zpátky. Kdo je na stupnici rozvoje vpředu, dostává víc kostiček rozvoje; kdo vede v iniciativě, vybírá v dalším kole dřív.
lesson-low-die = Soupeř si kostku také vzal. Teď si vezmi 1 a posuň ukazatel na stupnici iniciativy: kostka leží pod mediánem, takže jdeš vpřed.
    .title = Nízká kostka se vyplatí
    .brought = I malé kostky se hodí: akce chtějí přesně tu hodnotu, která je natištěná.
lesson-flight = Teď jsi na tahu: dvě kostky, dvě akce. Jen k letu stačí kostka jakékoli hodnoty. Vezmi do ruky kostku 4 a vyber svoji loď: poletí.
    .title = Odlet
    .brought = Čtyři úseky, ani víc, ani míň.
lesson-route = Vyber cíl: osvětlený pulsar, cestou přes planetární systém.
    .title = K pulsaru
    .brought = Cestou byl systém: je odkrytý a máš na planetě základnu. A protože let skončil u pulsaru, obsazuješ ho. Zůstane tvůj napořád.
lesson-gyrodyne = Pulsar má cenu teprve s gyrogenerátorem. Malý stojí přesně 1: vezmi si ten osvětlený, za druhou kostku.
    .title = Gyrogenerátor k němu
    .brought = Leží před tebou a čeká na místo u pulsaru.
lesson-building = Začni stavět: polož gyrogenerátor na svůj pulsar. Kostku to nestojí.
    .title = Ve stavbě
    .brought = Roztočí se, jakmile zaplatíš kostku, kterou ukazuje, tedy 3. Od té chvíle boduje každé kolo, takže čím dřív, tím líp.
lesson-end-of-turn = Obě kostky jsou utracené. Ukonči tah.
    .title = Konec tahu
    .brought = Když se vystřídají všichni, přijde fáze produkce: kostičky rozvoje, body za to, co je roztočené a funguje, nové transmitery. Potom se hází na další kolo.
lesson-points = Projdi si tyto záložky: technologie stojí kostku své řady, transmitery chtějí několik kostek a pak fungují každé kolo. Na konci přinesou body i cíle.
    .title = Odkud jsou body
lesson-looking-up = Ukaž na cokoli a uvidíš, co to dělá; klávesa I otevře pravidlo. Celá pravidla a seznam kláves jsou v této nabídce. Hodně štěstí mezi hvězdami!
    .title = Kde co najdeš
    .touch = Klepni na cokoli a uvidíš, co to je; otevřeš tak i pravidlo. Celá pravidla jsou v této nabídce. Hodně štěstí mezi hvězdami!

# Standing orders

order-no-choice = Hned udělat to jediné, co je možné
    .until = dokud to nezrušíš
order-end-without-dice = Ukončit můj tah, jakmile použiji kostky
    .until = do konce tohoto kola
