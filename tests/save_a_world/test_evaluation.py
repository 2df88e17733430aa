"""What the bot thinks of positions of How to Save a World: what is worth more than what."""

from __future__ import annotations

from orrery.games.save_a_world.cards import CARD_NAMES, CONDITION
from orrery.games.save_a_world.evaluation import new_evaluation
from orrery.games.save_a_world.evaluation.printed_worth import chance_met
from orrery.games.save_a_world.evaluation.weights import Weights
from tests.save_a_world.table import Seat, position, table


def worth(ada: Seat) -> float:
    game = position(table(ada))
    evaluation = new_evaluation()
    evaluation.prepare(game, 0)
    return evaluation.value(game, 0)


def test_a_card_that_was_just_bought_can_still_be_played_in_this_round() -> None:
    card = CARD_NAMES.index("a29")
    bought = Seat(has="energy:3", hand="a29", more={"fresh": [card]})
    assert worth(bought) == worth(Seat(has="energy:3", hand="a29"))


def test_a_boost_for_any_project_is_met_more_often_than_one_for_the_laser() -> None:
    laser, any_project = (CONDITION[CARD_NAMES.index(card)] for card in ("b01", "b10"))
    happens = Weights().happens
    assert 0.5 < chance_met(laser, happens) < chance_met(any_project, happens) < 1.0


def test_a_boost_is_worth_more_to_who_works_on_its_project() -> None:
    def gain(at: str) -> float:
        return worth(Seat(at=at, hand="b02")) - worth(Seat(at=at))

    assert gain("laser:6") > gain("shield:6")


def test_a_card_that_brings_minerals_is_worth_more_to_who_gets_few_of_them() -> None:
    def gain(lines: str) -> float:
        return worth(Seat(lines=lines, hand="b04")) - worth(Seat(lines=lines))

    assert gain("minerals:0 organics:4") > gain("minerals:4 organics:0")


def test_a_card_that_brings_units_of_ones_choice_is_worth_more_to_who_lacks_something() -> None:
    def gain(lines: str) -> float:
        return worth(Seat(lines=lines, hand="b23")) - worth(Seat(lines=lines))

    assert gain("knowledge:4") > gain("energy:4 knowledge:4 minerals:4 organics:4")


def test_acclaim_is_worth_more_for_the_project_one_works_on() -> None:
    assert worth(Seat(at="laser:6", lab="t2_laser")) > worth(Seat(at="laser:6", lab="t2_shield"))


def test_synergy_institute_is_worth_more_with_more_boosts() -> None:
    def gain(hand: str) -> float:
        return worth(Seat(hand=hand, lab="t2_synergy")) - worth(Seat(hand=hand))

    assert gain("b00 b10 b12") > gain("b00")


def test_an_exchange_is_worth_more_for_who_has_much_of_one_resource() -> None:
    def gain(has: str) -> float:
        return worth(Seat(has=has, lab="t1_exchange")) - worth(Seat(has=has))

    assert gain("energy:8") > gain("energy:2 knowledge:2 minerals:2 organics:2")
