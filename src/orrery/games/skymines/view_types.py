"""What the views of Skymines hold; `view.py` fills it.

Things are called as in moves; of lists by company the order is that of the catalogue.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType

from orrery.kernel.view import Shown, View

Phase = Annotated[Literal["tokens", "planning", "actions", "over"], Meta(title="Phase")]
Side = Annotated[Literal["moon", "belt"], Meta(title="Side")]

PHASES: Final[list[Phase]] = ["tokens", "planning", "actions", "over"]
BOARD_SIDES: Final[list[Side]] = ["moon", "belt"]
HIDDEN: Final[UnsetType] = UNSET  # of a field that the viewer may not know


class CompanyView(Shown, frozen=True):
    """A company: its track, what a share is worth now, and the pieces left in its columns.

    Of a column that is `opened` the crossed-out last space has been uncovered for good.
    """

    track: str
    value: int
    columns: list[int]
    opened: list[bool]
    collectors: int


class SlotView(Shown, frozen=True):
    """An action slot: whether it is on, its card if it has one, and whether that is used.

    `hidden` says that a card lies there which the viewer may not see.
    """

    on: bool
    card: str | None
    used: bool
    hidden: bool
    units: int


class PlanView(Shown, frozen=True):
    """A plan on the research track."""

    plan: str
    flipped: bool


class TaskView(Shown, frozen=True):
    """A task of a mission in play: how far the player is, and whether it was claimed."""

    task: str
    progress: int
    claimed: bool


class LunaView(Shown, frozen=True):
    """What only a Luna has: her cards, by slot and on the majority slots."""

    level: int
    row: list[str | None]
    face_down: list[bool]
    majority: list[str | None]
    deck: int
    second_grade: int
    discard: list[str]
    gained: list[str]
    totals: dict[str, int]


class PlayerView(Shown, frozen=True):
    """A player: everything is open but what is being planned.

    `reach` is how far an upload would get with the cards that lie face up; `discounts` say how much
    less a card of the display costs that is paid with a resource, or with `mixed` ones.
    """

    coins: int
    at: list[int]
    shares: list[int]
    bonuses: list[int]
    tank: int
    upload: int
    reach: int
    discounts: dict[str, int]
    slots: list[SlotView]
    hand: list[str]
    resting: list[list[str]]
    tiles: list[str]
    tiles_used: list[str]
    plus_on: str | None
    plans: list[PlanView | None]
    taken: list[str]
    markers: int
    one_time: int
    token: str | None
    is_out: bool
    mission: str | None
    tasks: list[TaskView]
    free_share: str | None
    totals: dict[str, int]
    parts: dict[str, int]
    luna: LunaView | None
    dealt: list[str] | UnsetType = UNSET


class TargetView(Shown, frozen=True):
    """A place in reach of the company that expands, and the energy it costs."""

    place: str
    energy: int


class ExpansionView(Shown, frozen=True):
    """The running energy action."""

    company: str
    energy: int
    entered: list[str]
    targets: list[TargetView]


class TableView(View, frozen=True):
    """The table; `taking` is the company whose columns pieces are taken from just now.

    `last_round` is whether the match ends with this round.
    """

    round: int
    last_round: bool
    phase: Phase
    side: Side
    first: int
    next_first: int
    linked_slots: bool
    companies: list[CompanyView]
    held: dict[str, str]
    display: list[str | None]
    prices: list[int | None]
    deck: int
    removed: list[str]
    plans: list[str | None]
    plan_stacks: list[int]
    specials: list[str]
    supplement: int
    spaces: dict[str, int]
    missions: list[str]
    threat: str | None
    expansion: ExpansionView | None
    taking: str | None
    loop: list[list[int]]
    players: list[PlayerView]
