"""What never changes and a board is drawn from: both maps, stations, tracks, cards, plans, spaces.

Things are called as in views and moves. Texts are not here: they are under the same names in the
text files.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import convert

from orrery.games.skymines.cards import SURCHARGE
from orrery.games.skymines.catalogue_types import (
    Asteroid,
    Barrier,
    Belt,
    BeltStation,
    BonusSpace,
    Border,
    BuildingFacts,
    Card,
    Catalogue,
    Column,
    Columns,
    Company,
    Flight,
    LunaCard,
    LunaLevel,
    Moon,
    MoonStation,
    OwnTrack,
    Plan,
    Point,
    Sector,
    ShareStep,
    ShuttleSpace,
    Spot,
    Symbol,
    Threat,
    Threshold,
    Tier,
    TileFacts,
    Token,
    Track,
    TrackBonus,
    ValueStep,
)
from orrery.games.skymines.content import (
    ACTION_CARDS,
    BELT_BOARD,
    BONUS,
    COMPANY_NAMES,
    LUNA,
    MISSIONS,
    MOON_BOARD,
    PLAYER_BOARD,
    RESEARCH,
    STATIONS,
    SYMBOL_NAMES,
    THREATS,
    TRACKS,
)
from orrery.games.skymines.plans import DISPLAY_NAMES
from orrery.games.skymines.printed import EFFECTS
from orrery.games.skymines.rounds import ROUNDS
from orrery.games.skymines.vocabulary import SPACE_NAMES

# What is explained where in the rules
PARAGRAPHS: Final[dict[str, str]] = {
    "round": "SK-5.1",
    "planning": "SK-5.3",
    "slot": "SK-5.4",
    "first": "SK-6.6.15",
    "share": "SK-4.1",
    "value": "SK-4.3",
    "station": "SK-4.4",
    "crossed-out": "SK-6.2.14",
    "resources": "SK-6.1.2",
    "display": "SK-6.1.4",
    "acquire": "SK-6.1.5",
    "advance": "SK-6.1.6",
    "removed": "SK-3.1.9",
    "energy": "SK-6.2.1",
    "enter": "SK-6.2.4",
    "cost": "SK-6.2.5",
    "building": "SK-6.2.11",
    "enclave": "SK-6.2.19",
    "return": "SK-6.2.13",
    "research": "SK-6.3.1",
    "points": "SK-6.3.2",
    "special": "SK-6.3.3",
    "supplement": "SK-6.3.4",
    "put-plan": "SK-6.3.8",
    "no-letter-a": "SK-6.3.8",
    "cover": "SK-6.3.9",
    "scientist": "SK-6.4.1",
    "flip": "SK-6.4.2",
    "upload": "SK-6.4.3",
    "requirement": "SK-6.4.4",
    "reward": "SK-6.4.12",
    "field": "SK-6.5.2",
    "marker": "SK-6.6.1",
    "majority": "SK-6.6.5",
    "first-player": "SK-6.6.14",
    "buy": "SK-6.6.16",
    "sell": "SK-6.6.17",
    "tile-space": "SK-6.6.19",
    "drop-out": "SK-6.7.1",
    "rest": "SK-6.7.3",
    "score": "SK-8.2",
    "tank": "SK-8.5",
    "research-value": "SK-8.6",
    "tile": "SK-9.1",
    "plus1": "SK-9.5",
    "barrier": "SK-10.1.2",
    "threshold": "SK-10.2.2",
    "bonus": "SK-10.2.4",
    "linked-slots": "SK-13.1",
    "mission": "SK-14.1",
    "belt": "SK-15.2.1",
    "shuttle": "SK-15.2.2",
    "extra": "SK-15.2.8",
    "linked": "SK-15.3.2",
    "threat": "SK-16.1",
    "luna": "SK-18.1.1",
}


@cache
def catalogue() -> Catalogue:
    """Everything at once."""
    return Catalogue(
        companies=convert(list(COMPANY_NAMES), list[Company]),
        symbols=convert(list(SYMBOL_NAMES), list[Symbol]),
        moon=_moon(),
        belt=_belt(),
        columns=Columns(*[_columns(STATIONS[side]) for side in ("moon", "belt")]),
        tracks={track["id"]: _track(track) for track in TRACKS},
        cards={card["id"]: _card(card) for card in _all_cards()},
        display=ACTION_CARDS["display"]["grid"],
        surcharges=SURCHARGE,
        plans=_plans(),
        plan_spaces=list(DISPLAY_NAMES),
        plan_costs=RESEARCH["costs"],
        framed=RESEARCH["display"]["red_framed"],
        no_letter_a=PLAYER_BOARD["research_track"]["no_A_screens"],
        tokens={token["id"]: _token(token) for token in RESEARCH["starting_tokens"]},
        spaces=_spaces(),
        tiles={tile["id"]: TileFacts(tile["kind"], _tile(tile)) for tile in BONUS["tiles"]},
        missions={
            card["id"]: {task["id"]: task["cond"] for task in card["tasks"]} for card in MISSIONS
        },
        threats={
            card["id"]: Threat(card["requirement"], card["consequence"])
            for card in THREATS["cards"]
        },
        luna_cards={card["id"]: _luna_card(card) for card in LUNA["cards"]},
        luna_levels=[_luna_level(level) for level in LUNA["levels"]],
        tank=_tank(PLAYER_BOARD["tank_track"]),
        research=_research(PLAYER_BOARD["research_track"]),
        rounds=ROUNDS,
        effects=EFFECTS.facts(),
        paragraphs=PARAGRAPHS,
    )


def _moon() -> Moon:
    borders = [Border(f"m{b['a']}", f"m{b['b']}", b["kind"], b["cost"]) for b in _borders()]
    borders += [
        Border(border["station"], f"m{border['sector']}", border["kind"], border["cost"])
        for border in MOON_BOARD["station_borders"]
    ]
    return Moon(
        sectors={f"m{sector['id']}": _sector(sector) for sector in MOON_BOARD["sectors"]},
        borders=borders,
        stations={
            station["company"]: MoonStation(
                station["edge"], convert(station["polygon"], list[Point])
            )
            for station in MOON_BOARD["stations"]
        },
    )


def _borders() -> list[dict[str, Any]]:
    borders: list[dict[str, Any]] = MOON_BOARD["borders"]
    return borders


def _sector(sector: dict[str, Any]) -> Sector:
    return Sector(
        number=sector["id"],
        quarter=sector["quarter"],
        enclave=sector["enclave_of"] is not None,
        buildings=_buildings(sector["buildings"]),
        collectors=sector["collectors"],
        label=convert(sector["label"], Point),
        polygon=convert(sector["polygon"], list[Point]),
        holes=convert(sector["holes"], list[list[Point]]),
    )


def _buildings(buildings: list[dict[str, Any]]) -> list[BuildingFacts]:
    return [convert(building, BuildingFacts) for building in buildings]


def _belt() -> Belt:
    position = BELT_BOARD["threat_card_position"]
    return Belt(
        asteroids={str(rock["id"]): _asteroid(rock) for rock in BELT_BOARD["asteroids"]},
        shuttle_spaces={f"b{space['id']}": _shuttle(space) for space in _shuttle_spaces()},
        flights=[
            Flight(str(one["asteroid"]), f"b{one['shuttle_space']}", one["extra_energy"])
            for one in BELT_BOARD["flight_segments"]
        ],
        stations={
            station["company"]: BeltStation(
                edge=station["edge"],
                x=station["x"],
                y=station["y"],
                shuttles=[str(rock) for rock in station["printed_shuttle_to"]],
            )
            for station in BELT_BOARD["stations"]
        },
        threat=Spot(position["x"], position["y"]),
        threat_between=[f"b{space}" for space in position["between_shuttle_spaces"]],
    )


def _shuttle_spaces() -> list[dict[str, Any]]:
    spaces: list[dict[str, Any]] = BELT_BOARD["shuttle_spaces"]
    return spaces


def _asteroid(rock: dict[str, Any]) -> Asteroid:
    return Asteroid(
        number=rock["id"],
        x=rock["x"],
        y=rock["y"],
        spaces={f"b{one['id']}": Spot(one["x"], one["y"]) for one in rock["outpost_spaces"]},
        linked=[f"b{space}" for space in rock["linked_pair"] or []],
        linked_collectors=rock["linked_collectors"],
        buildings=_buildings(rock["rewards"]),
        collectors=rock["collectors"],
    )


def _shuttle(space: dict[str, Any]) -> ShuttleSpace:
    return ShuttleSpace(
        number=space["id"],
        x=space["x"],
        y=space["y"],
        reward=space["reward"],
        joins=[str(rock) for rock in space["connects"]],
    )


def _columns(side: dict[str, Any]) -> list[Column]:
    return [
        Column(column["piece"], column["coins"], column["crossed_out"])
        for column in side["columns"]
    ]


def _track(track: dict[str, Any]) -> Track:
    return Track(
        last=track["last_space"],
        shares=[ShareStep(**step) for step in track["shares"]],
        thresholds=[Threshold(t["between"][0], t["coins"]) for t in track["thresholds"]],
        barriers=[Barrier(barrier["between"][0], barrier["cost"]) for barrier in track["barriers"]],
        permanent=track["bonus_kind"] == "permanent",
        bonuses=[_bonus(bonus) for bonus in track["bonuses"]],
    )


def _bonus(bonus: dict[str, Any]) -> TrackBonus:
    effect = bonus["effect"]
    effects = effect if isinstance(effect, list) else [effect]
    return TrackBonus(bonus.get("requirement", []), effects)


def _all_cards() -> list[dict[str, Any]]:
    return [
        *ACTION_CARDS["cards"],
        *ACTION_CARDS["starting_cards"]["cards"],
        *ACTION_CARDS["single_energy_cards"]["cards"],
    ]


def _card(card: dict[str, Any]) -> Card:
    kind = card["kind"]
    return Card(
        kind=kind,
        symbol={"resource": card.get("resource"), "share": None}.get(kind, kind),
        value=card.get("value", card.get("rp", 1)),
        cost=card["cost"],
        share=card["share"],
        deck=card.get("deck"),
        company=card.get("company"),
        helium=card.get("helium", 0),
        coins=card.get("coins", 0),
    )


def _plans() -> dict[str, Plan]:
    return {plan["id"]: _plan(plan) for plan in RESEARCH["plans"] + RESEARCH["special_plans"]}


def _plan(plan: dict[str, Any]) -> Plan:
    return Plan(
        letter=plan.get("letter"),
        requirements=plan["requirements"],
        rewards=plan["reward"],
        value=plan.get("value", 0),
    )


def _token(token: dict[str, Any]) -> Token:
    return Token(token["start_bonus"], token["rest_cards"], _plan(token["plan"]))


def _spaces() -> dict[str, BonusSpace]:
    """The spaces of the main board, in the order of their names; tracks and missions add more."""
    spaces = {
        name: _space(space) for name, space in zip(SPACE_NAMES, BONUS["spaces"], strict=False)
    }
    return spaces | {"private": _space(BONUS["mission_status_space"])}


def _space(space: dict[str, Any]) -> BonusSpace:
    return BonusSpace(
        group=space["group"],
        majority=space.get("majority"),
        tiers=[_tier(tier) for tier in space.get("tiers", [])],
        requirement=space.get("requirement", []),
        effects=space.get("effect", []),
    )


def _tier(tier: dict[str, Any]) -> Tier:
    least = tier.get("min", tier.get("science", 0))
    return Tier(least, tier.get("more_research", 0), tier["effect"])


def _tile(tile: dict[str, Any]) -> dict[str, Any]:
    acts_as: dict[str, Any] = tile.get("acts_as", {})
    return acts_as


def _luna_card(card: dict[str, Any]) -> LunaCard:
    return LunaCard(
        grade=card["grade"],
        majority_left=card["majority_left"],
        majority_right=card["majority_right"],
        scientists=card["scientists"],
        reveal=card["reveal"],
        actions=card["actions"],
    )


def _luna_level(level: dict[str, Any]) -> LunaLevel:
    return LunaLevel(
        second_grade=level["grade2_on_reshuffle"],
        extra_slots=level["extra_slots"],
        start_tank=level["start_helium"],
        start_research=level["start_research"],
        tank_tokens=level["helium_tokens"],
        research_tokens=level["research_tokens"],
    )


def _tank(track: dict[str, Any]) -> OwnTrack:
    return OwnTrack(
        last=track["last"],
        values=[ValueStep(step["space"], step["value"]) for step in track["values"]],
        opens_at=track["slot_unlock_space"],
        opens="A",
        overflow=track["overflow_coins_per_space"],
    )


def _research(track: dict[str, Any]) -> OwnTrack:
    return OwnTrack(
        last=track["human_steps"],
        values=[ValueStep(step["human_step"], step["value"]) for step in track["values"]],
        opens_at=track["slot_unlock_screen"],
        opens="E",
        overflow=track["overflow_coins_per_point"],
    )
