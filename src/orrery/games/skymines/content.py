"""The components, read from the content files."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.content import contents

load = contents("orrery.games.skymines")

ACTION_CARDS: Final[dict[str, Any]] = load("action_cards")
MOON_BOARD: Final[dict[str, Any]] = load("board_moon")
BELT_BOARD: Final[dict[str, Any]] = load("board_belt")
BONUS: Final[dict[str, Any]] = load("bonus")
CAMPAIGN: Final[dict[str, Any]] = load("campaign")
TRACKS: Final[list[dict[str, Any]]] = load("company_tracks")["tracks"]
FIRST_GAME_TRACKS: Final[dict[str, str]] = load("company_tracks")["first_game"]
TRACK_BOARDS: Final[list[list[str]]] = load("company_tracks")["boards"]
LUNA: Final[dict[str, Any]] = load("luna")
MISSIONS: Final[list[dict[str, Any]]] = load("missions")["cards"]
PLAYER_BOARD: Final[dict[str, Any]] = load("player_board")
RESEARCH: Final[dict[str, Any]] = load("research")
STATIONS: Final[dict[str, Any]] = load("stations")
THREATS: Final[dict[str, Any]] = load("threats")

COMPANY_NAMES: Final = ("skymine", "minerva", "astrogo", "tawac")
SYMBOL_NAMES: Final = ("carbon", "minerals", "titanium", "energy", "science", "field")
TILE_NAMES: Final = ("science", "field", "energy", "plus1")
SIDE_NAMES: Final = tuple(side for board in TRACK_BOARDS for side in board)
