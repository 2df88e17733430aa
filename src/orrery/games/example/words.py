"""The numbers of the example game's moves and events. Their notation is in title.py."""

from __future__ import annotations

from typing import Final

# Moves
CHOOSE: Final = 1  # comet
AIM: Final = 2  # telescope
TAKE: Final = 3  # lens colour
DECLINE: Final = 4
UNDER: Final = 5  # comet

# Effects, which are moves when they wait in an agenda; each has an amount
STARS: Final = 11
DUST: Final = 12
POLISH: Final = 13
DRAW: Final = 14

# Events
NIGHT: Final = 1
CHOSEN: Final = 2
SHOWN: Final = 3
OUTSHONE: Final = 4
TOOK: Final = 5
DECLINED: Final = 6
ROLLED: Final = 7
MISSED: Final = 8
GAINED_STARS: Final = 9
GAINED_DUST: Final = 10
POLISHED: Final = 11
DREW: Final = 12
PUT_UNDER: Final = 13
RESHUFFLED: Final = 14
ENDED: Final = 15
TURNED_UP: Final = 16
FOLLOWED: Final = 17

# The rules that an Almanac goes by
EMPTY_TELESCOPE: Final = 0  # EX-6.4
FAINTEST_COMET: Final = 1  # EX-6.4
FEWEST_LENSES: Final = 2  # EX-6.5

# Options
FAIR_ROLL: Final = {"clear": 6, "fair": 7, "cloudy": 8}  # EX-4.2
KEENNESS: Final = {"pocket": 0, "royal": 1}  # EX-6.6
