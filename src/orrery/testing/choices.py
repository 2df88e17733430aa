"""What bots choose in a whole match, as text: the same on every platform and in both builds."""

from __future__ import annotations

from orrery.bots import bot
from orrery.bots.playing import ask
from orrery.kernel.dice import key_from_seed
from orrery.kernel.title import Title

BOT = "greedy"
SEATS = 2


def choices(title: Title) -> str:
    """A line for each decision of a match among bots: the seat and the notation of its move."""
    game = title.begin(SEATS, {}, key_from_seed("choices"))
    bots = [bot(BOT, f"choices {seat}") for seat in range(SEATS)]
    lines = [f"{title.name} rules {title.rules_version}, {SEATS} times {BOT}"]
    while not game.is_over():
        for seat in game.deciders():
            move = ask(bots[seat], title, game, seat)
            lines.append(f"{seat} {title.moves.text(move)}")
            game.play(seat, move)
    return "\n".join([*lines, f"scores {game.scores()}"]) + "\n"
