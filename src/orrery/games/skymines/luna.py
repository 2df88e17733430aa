"""Luna, the automated opponent (SK-1.5, SK-18): her cards, her turns, what she gains and pays."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import BOARDS, place_number
from orrery.games.skymines.cards import SHARE_OF
from orrery.games.skymines.luna_cards import (
    ACTION,
    ACTS_BY,
    ADDS_SECOND,
    AMOUNT,
    BY_SLOT,
    DO_ADVANCE,
    DO_COINS,
    DO_DISCARD_PLAN,
    DO_DISCARD_SPECIAL,
    DO_EXPAND,
    DO_GAIN_CARDS,
    DO_HELIUM,
    DO_RESEARCH,
    DO_SHARE_CARD,
    ENDS_LEFT,
    ENDS_NONE,
    ENDS_RIGHT,
    FIRST_GRADE,
    LEFT_AT,
    LEFT_NUMBER,
    MARKERS,
    MAX_RESEARCH,
    NO_PLACE,
    OPENS_SLOTS,
    RESEARCH_TOKENS,
    REVEAL_HELIUM,
    REVEAL_RESEARCH,
    RIGHT_AT,
    RIGHT_NUMBER,
    SECOND_GRADE,
    SELECT,
    START_RESEARCH,
    START_TANK,
    TANK_TOKENS,
    TO_HIGHEST,
)
from orrery.games.skymines.luna_choices import (
    aim_rule,
    by_value,
    next_place,
    outpost_columns,
    selected,
)
from orrery.games.skymines.moving import (
    barrier_ahead,
    gain_coins,
    move_tank,
    open_slot,
    step_forward,
    tell_moved,
)
from orrery.games.skymines.plans import FIRST_SPECIAL, RED_FRAMED, SPECIALS
from orrery.games.skymines.points import GONE, ON_OFFER, RefillPlans, set_special, take_supplement
from orrery.games.skymines.state import Luna, Table, new_player
from orrery.games.skymines.stations import (
    COLUMNS,
    OPENED,
    PIECE,
    has_room,
    put_back,
    take_piece,
)
from orrery.games.skymines.tracks import LAST, OVERFLOW
from orrery.games.skymines.words import (
    BARRIER_PAID,
    ENTERED,
    LEFT_GAME,
    LEFT_SLOT,
    LUNA_ACTED,
    LUNA_AIMED,
    LUNA_CARD,
    LUNA_CHOSE,
    LUNA_DONE,
    LUNA_MAJORITY,
    LUNA_TOOK,
    MARKER_PLACED,
    NONE,
    OUSTED,
    OUTPOST,
    PIECES_TAKEN,
    PLAN_DISCARDED,
    RETURNED,
    RIGHT_SLOT,
    SHUTTLE,
    SLOTS,
    UPLOADED,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.market import EMPTY
from orrery.kernel.step import Procedure

# Where a face-down card comes from. Which card it is, chance says only when it is turned.
NO_CARD: Final = 0
FROM_DECK: Final = 1
FROM_TOP: Final = 2  # a card of the second grade that a token brought (SK-18.7.2)
FROM_OLD: Final = 3  # dealt before the deck was shuffled anew
SECOND: Final = 99  # in a deck: a card of the second grade that nobody has seen yet


def new_luna(level: int) -> Luna:
    """SK-18.7.1, SK-18.1.2, SK-18.1.4, SK-18.1.5, SK-18.7.3."""
    luna = Luna()
    new_player().fill(luna)
    luna.level = level
    luna.tank = START_TANK[level]
    luna.upload = START_RESEARCH[level]
    luna.markers = MARKERS
    luna.deck = new_deck(FIRST_GRADE[:])
    luna.second_grade = new_deck(SECOND_GRADE[:])
    luna.discard = []
    luna.row = [NONE] * SLOTS
    luna.dealt_from = [NO_CARD] * SLOTS
    luna.on_top = 0
    luna.old = []
    luna.majority = [NONE, NONE]
    luna.gained = []
    return luna


def luna_at(table: Table, who: int) -> Luna:
    luna = table.players[who]
    assert isinstance(luna, Luna)
    return luna


def plan_luna(table: Table, who: int) -> None:
    """SK-18.2.1, SK-18.2.2: cards on her slots, then on both majority slots, which are shown."""
    luna = luna_at(table, who)
    luna.is_out = False
    for slot in range(SLOTS):
        if luna.open_slots >> slot & 1:
            luna.dealt_from[slot] = source_of_next(table, luna)
    for place in range(2):
        luna.majority[place] = draw_from(table, luna, source_of_next(table, luna))
        table.tell(LUNA_MAJORITY, who, luna.majority[place], place)
    for card in luna.majority:
        move_luna_tank(table, who, REVEAL_HELIUM[card])
        move_luna_research(table, who, REVEAL_RESEARCH[card])


def source_of_next(table: Table, luna: Luna) -> int:
    """SK-18.2.5, SK-18.7.2: where the next card comes from; the deck is made anew if it is empty.

    Cards of her slots are still among those of the deck, so the deck is empty when it has no more.
    """
    if luna.on_top:
        luna.on_top -= 1
        return FROM_TOP
    if luna.deck.size() == luna.dealt_from.count(FROM_DECK):
        luna.dealt_from = [FROM_OLD if s == FROM_DECK else s for s in luna.dealt_from]
        luna.old = luna.deck.rest[:]
        luna.deck = new_deck(luna.discard)
        luna.discard = []
        if ADDS_SECOND[luna.level] and second_left(luna):
            luna.deck.shuffle_in([SECOND])
    return FROM_DECK


def second_left(luna: Luna) -> int:
    """Cards of the second grade in the stack, without those that are in play unseen."""
    unseen = luna.on_top + luna.dealt_from.count(FROM_TOP)
    unseen += luna.deck.rest.count(SECOND) + luna.old.count(SECOND)
    return luna.second_grade.size() - unseen


def draw_from(table: Table, luna: Luna, source: int) -> int:
    """The card that chance turns up."""
    card = SECOND
    if source == FROM_OLD:
        card = luna.old.pop(table.below(len(luna.old)))
    elif source == FROM_DECK:
        card = luna.deck.draw(table)
    return luna.second_grade.draw(table) if card == SECOND else card


def move_luna_tank(table: Table, who: int, spaces: int) -> None:
    """SK-18.5.4, SK-18.5.6, SK-18.7.2: tank spaces, her left slot, and tokens on the way."""
    luna = luna_at(table, who)
    before = luna.tank
    move_tank(table, who, spaces)
    if luna.tank >= LEFT_AT and OPENS_SLOTS[luna.level]:
        open_slot(table, who, LEFT_SLOT)
    _pass_tokens(table, luna, TANK_TOKENS[luna.level], before, luna.tank)


def move_luna_research(table: Table, who: int, steps: int) -> None:
    """SK-18.5.4, SK-18.5.6, SK-18.6.1, SK-18.7.2: research steps, which need no plans."""
    luna = luna_at(table, who)
    before = luna.upload
    luna.upload = min(MAX_RESEARCH, before + steps)
    if luna.upload != before:
        table.tell(UPLOADED, who, before, luna.upload)
    if luna.upload >= RIGHT_AT and OPENS_SLOTS[luna.level]:
        open_slot(table, who, RIGHT_SLOT)
    _pass_tokens(table, luna, RESEARCH_TOKENS[luna.level], before, luna.upload)
    gain_coins(table, who, OVERFLOW * (before + steps - luna.upload))


def _pass_tokens(table: Table, luna: Luna, tokens: list[int], before: int, after: int) -> None:
    """SK-18.7.2: a card of the second grade on top of her deck, unseen."""
    for token in tokens:
        if before < token <= after and second_left(luna):
            luna.on_top += 1


def advance_luna(table: Table, who: int, company: int, spaces: int) -> None:
    """Barriers take what she has, the end pays coins.

    SK-18.5.1, SK-18.5.2, SK-18.5.3, SK-18.6.2.
    """
    luna = luna_at(table, who)
    before = luna.at[company]
    for _ in range(spaces):
        if luna.at[company] == LAST:
            gain_coins(table, who, OVERFLOW)
            continue
        price = min(luna.coins, barrier_ahead(table, luna, company))
        if price:
            luna.coins -= price
            table.tell(BARRIER_PAID, who, company, price)
        step_forward(table, who, company)
    tell_moved(table, who, company, before)


class LunaTurn(Procedure[Table]):
    """SK-21.14, SK-18.3.1: the left-most face-down card, its actions in their order."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, game: Table) -> None:
        luna = luna_at(game, self.who)
        slot = next_slot(luna)
        card = draw_from(game, luna, luna.dealt_from[slot])
        luna.dealt_from[slot] = NO_CARD
        luna.row[slot] = card
        game.tell(LUNA_CARD, self.who, card, slot)
        for number in range(len(ACTION[card])):
            act(game, self.who, card, number, slot)
        if next_slot(luna) == NONE:
            finish_round(game, self.who)


def next_slot(luna: Luna) -> int:
    """The left-most slot with a face-down card, or NONE."""
    for slot in range(SLOTS):
        if luna.dealt_from[slot]:
            return slot
    return NONE


def finish_round(table: Table, who: int) -> None:
    """SK-18.3.2, SK-18.3.3: her cards go to the discard pile; its top one may end a majority."""
    luna = luna_at(table, who)
    cards = [card for card in luna.row if card != NONE]
    while cards:
        luna.discard.append(cards.pop(table.below(len(cards))))
    luna.row = [NONE] * SLOTS
    top = luna.discard[-1]
    rule = ENDS_NONE
    if LEFT_NUMBER[top] > RIGHT_NUMBER[top]:
        drop_majority(luna, 0)
        rule = ENDS_LEFT
    elif LEFT_NUMBER[top] < RIGHT_NUMBER[top]:
        drop_majority(luna, 1)
        rule = ENDS_RIGHT
    luna.is_out = True
    table.tell(LUNA_DONE, who, top, rule)


def drop_majority(luna: Luna, place: int) -> None:
    """SK-18.3.2, SK-18.4.2: the card of a majority slot goes to her discard pile."""
    if luna.majority[place] != NONE:
        luna.discard.append(luna.majority[place])
        luna.majority[place] = NONE


def act(table: Table, who: int, card: int, number: int, slot: int) -> None:
    """SK-18.6: one of the actions of a card, and by which rule she does it."""
    rule = ACTS_BY[ACTION[card][number]]
    if rule != NONE:
        table.tell(LUNA_ACTED, who, slot, rule)
    _carry_out(table, who, card, number, slot)


def _carry_out(table: Table, who: int, card: int, number: int, slot: int) -> None:
    """SK-18.6: an expansion comes with the advance before it."""
    do, amount = ACTION[card][number], AMOUNT[card][number]
    if do == DO_COINS:
        gain_coins(table, who, amount)
    elif do == DO_HELIUM:
        move_luna_tank(table, who, amount)
    elif do == DO_RESEARCH:
        move_luna_research(table, who, amount)
    elif do == DO_ADVANCE:
        _advance(table, who, card, number)
    elif do == DO_SHARE_CARD:
        take_share_card(table, who)
    elif do == DO_DISCARD_SPECIAL:
        discard_special(table, who)
    elif do != DO_EXPAND:
        _act_by_slot(table, who, do, BY_SLOT[card][number][slot])


def _act_by_slot(table: Table, who: int, do: int, chosen: list[int]) -> None:
    """SK-18.3.1, SK-18.6.17, SK-18.6.19, SK-18.6.21: what the letter of the slot decides."""
    for space in chosen:
        if do == DO_GAIN_CARDS:
            take_from_display(table, who, space)
        elif do == DO_DISCARD_PLAN:
            discard_plan(table, who, space)
        else:
            block(table, who, space)


def _advance(table: Table, who: int, card: int, number: int) -> None:
    """SK-18.6.2, SK-18.6.7: advance, then expand the same companies, the less valuable first."""
    select, amount = SELECT[card][number], AMOUNT[card][number]
    companies = selected(table, who, select)
    for company in companies:
        table.tell(LUNA_CHOSE, who, company, select)
        advance_luna(table, who, company, amount)
    follows = number + 1 < len(ACTION[card]) and ACTION[card][number + 1] == DO_EXPAND
    if not follows:
        return
    ranked = [company for company in reversed(by_value(table)) if company in companies]
    for company in ranked:
        expand_luna(table, who, company, AMOUNT[card][number + 1], TO_HIGHEST[card][number + 1])


def expand_luna(table: Table, who: int, company: int, pieces: int, highest: bool) -> None:
    """SK-18.5.5, SK-18.6.7, SK-18.6.16: so many pieces, without any cost."""
    for _ in range(pieces):
        place = next_place(table, who, company, highest)
        if place == NONE:
            table.tell(LUNA_CHOSE, who, company, NO_PLACE)
            return
        rule = aim_rule(table, company, place, highest)
        table.tell(LUNA_AIMED, who, company, place_number(table.side, place), rule)
        _put_piece(table, who, company, place)


def _put_piece(table: Table, who: int, company: int, place: int) -> None:
    piece = BOARDS[table.side].piece[place]
    other = table.held[place]
    station = table.stations[company]
    column = _column_to_take(table, company, piece)
    take_piece(station, column)
    table.held[place] = company
    table.tell(ENTERED, who, company, place_number(table.side, place))
    table.tell(PIECES_TAKEN, company, *(1 if column == c else 0 for c in range(COLUMNS)))
    if other != NONE:
        table.tell(OUSTED, who, other, place_number(table.side, place))
        _return(table, other, piece)


def _column_to_take(table: Table, company: int, piece: int) -> int:
    """SK-18.6.9: the top of the main column, or of the next one."""
    station = table.stations[company]
    for column in _columns(table, company, piece):
        if station[column] % OPENED:
            return column
    return NONE


def _columns(table: Table, company: int, piece: int) -> list[int]:
    if piece == OUTPOST:
        return outpost_columns(table, company)
    return [column for column in range(COLUMNS) if PIECE[table.side][column] == SHUTTLE]


def _return(table: Table, company: int, piece: int) -> None:
    """SK-18.6.11, SK-21.17: to its main column, or the next one with room."""
    for column in _columns(table, company, piece):
        if has_room(table.side, table.stations[company], column):
            put_back(table.stations[company], column)
            table.tell(RETURNED, company, column)
            return
    table.tell(LEFT_GAME, company, piece)


def take_from_display(table: Table, who: int, space: int) -> None:
    """SK-18.6.17: free of cost, kept for the scoring."""
    if table.display.slots[space] != EMPTY:
        card = table.own_display().take(space)
        luna_at(table, who).gained.append(card)
        table.tell(LUNA_TOOK, who, card)


def take_share_card(table: Table, who: int) -> None:
    """SK-18.6.18: of the most valuable company that is there, on the lowest space."""
    for company in by_value(table):
        for space in table.display.offered():
            if SHARE_OF[table.display.slots[space]] == company:
                take_from_display(table, who, space)
                return


def discard_plan(table: Table, who: int, space: int) -> None:
    """SK-18.6.19, SK-21.19: the plan leaves the game, the space is refilled."""
    plan = table.plan_display[space]
    if plan == EMPTY:
        return
    table.plan_display[space] = EMPTY
    table.tell(PLAN_DISCARDED, who, plan)
    if RED_FRAMED[space]:
        take_supplement(table, who)
    RefillPlans().run(table)


def discard_special(table: Table, who: int) -> None:
    """SK-18.6.20: the one revealed last."""
    for special in range(SPECIALS - 1, -1, -1):
        if table.specials[special] == ON_OFFER:
            set_special(table, special, GONE)
            table.tell(PLAN_DISCARDED, who, FIRST_SPECIAL + special)
            return


def block(table: Table, who: int, space: int) -> None:
    """SK-18.6.21: a marker without cost or reward, if the space is empty."""
    luna = luna_at(table, who)
    if table.spaces[space] == NONE and luna.markers:
        luna.markers -= 1
        table.spaces[space] = who
        table.tell(MARKER_PLACED, who, space)


def tidy_luna(table: Table, who: int) -> None:
    """SK-18.4.1, SK-18.4.2: markers come back, majority cards go."""
    luna = luna_at(table, who)
    luna.markers = MARKERS
    drop_majority(luna, 0)
    drop_majority(luna, 1)
