"""Which boards the seats play: chosen by name, dealt, random or symmetric, each for itself."""

from __future__ import annotations

import pytest

from orrery import InvalidOption, Match
from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.planet_unknown.board import asked, fresh, offered, play, position


def boards(match: Match) -> list[tuple[str, str]]:
    return [(seat["planet"], seat["corporation"]) for seat in match.view()["players"]]


@pytest.mark.rule("PU-2.2.2")
def test_every_board_can_be_chosen_by_name() -> None:
    for kind, printed in (("planet", PLANETS), ("corporation", CORPORATIONS)):
        for board in printed:
            if board["set"] != "symmetric":
                words = {kind: f"symmetric,{board['id']}"}
                match = new_match(TITLE, ["ada", "ben"], words, key_from_seed(1))
                assert match.view()["players"][1][kind] == board["id"]


@pytest.mark.rule("PU-2.2.2", "PU-2.2.4")
def test_seats_may_differ_in_how_their_boards_are_found() -> None:
    planets = set()
    for seed in range(30):
        match = fresh(3, seed=seed, planet="gaia,dealt,random", corporation="symmetric,flux,random")
        assert asked(match) == ["ben"]
        dealt = [text.split()[1] for text in offered(match, "ben", "sides")]
        assert all(text.split()[2] == "flux" for text in offered(match, "ben", "sides"))
        assert dealt[0] == "ksb_4156"
        play(match, f"ben: sides {dealt[1]} flux")
        (ada, ben, cleo) = boards(match)
        assert ada == ("gaia", "universal_coalition")
        assert ben == (dealt[1], "flux")
        assert len({"gaia", dealt[1], cleo[0], "ksb_4156"}) == 4
        assert cleo[1] not in ("flux", "universal_coalition")
        planets |= {dealt[1], cleo[0]}
    assert len(planets) > 6


@pytest.mark.rule("PU-2.2.4")
def test_nobody_is_asked_without_dealt_boards() -> None:
    match = fresh(2, planet="random,gaia", corporation="oasis,random")
    assert position(match).players[0].planet == position(match).players[0].dealt_planet
    assert position(match).round == 1


@pytest.mark.rule("PU-1.13")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"planet": "gaia,gaia"}, "planet: only one seat can have gaia"),
        ({"corporation": "flux"}, "corporation: only one seat can have flux"),
        ({"planet": "mars,gaia"}, "planet is one of symmetric, dealt, random, "),
        ({"planet": "gaia,random,random"}, "planet has one word for all or 2, one for each seat"),
        (
            {"planet": "cerberus,gaia", "expansion": False},
            "planet cerberus needs expansion: turn it on",
        ),
        (
            {"corporation": "symmetric,makeshift", "expansion": False},
            "corporation makeshift needs expansion: turn it on",
        ),
    ],
)
def test_boards_that_cannot_be_had_are_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        TITLE.check(2, options)
    assert str(caught.value).startswith(said)
