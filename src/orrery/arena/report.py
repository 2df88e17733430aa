"""The report of a tournament: one HTML file, with its plots inside.

The same results give the same file, byte for byte, except for times.
"""

from __future__ import annotations

import html
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orrery.arena.plots import PALETTE, begin_plotting
from orrery.arena.standings import Standing, Standings
from orrery.arena.tournament import Plan
from orrery.games import title as title_of
from orrery.kernel.errors import InvalidOption
from orrery.text import Translator

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_BARS: Final = 40
_STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #20242c; background: #fbfaf7;
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #d8d4ca; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
.scroll { overflow-x: auto; }
.small { color: #5a606c; font-size: .875rem; }
"""


def write_report(path: Path, plan: Plan, found: Standings) -> None:
    """Write the report of a plan that was carried out."""
    begin_plotting("reports")
    page = _page(plan, found)
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise InvalidOption(f"the report can't be written to {path}: {error}") from error


def _page(plan: Plan, found: Standings) -> str:
    words = Translator(title_of(plan.game), "en", [])
    title = f"Arena: {words.text('title')}"
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>{html.escape(_terms(plan, found))}</p>",
        "<h2>Ratings</h2>",
        _ratings_table(found),
        _figure(lambda axes: _draw_ratings(axes, found.bots), len(found.bots)),
        "<h2>Who wins how much of whom</h2>",
        _matrix(found),
        "<h2>Points by source</h2>",
        _figure(lambda axes: _draw_sources(axes, found.bots, words), _lines_of_sources(found.bots)),
        "<h2>Length of games</h2>",
        _figure(lambda axes: _draw_lengths(axes, found.lengths), 4),
        "<h2>Time for a decision</h2>",
        _figure(lambda axes: _draw_times(axes, found.bots), len(found.bots)),
        f'<p class="small">{html.escape(_command(plan))}</p>',
    ]
    head = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f"{head}</title>{view}<style>{_STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _terms(plan: Plan, found: Standings) -> str:
    stops = " A pair that shows who is better before stops early." if plan.stops_early else ""
    return (
        f"{len(found.lengths):,} games of {plan.seats} seats. Every two bots play the same deals "
        f"in every order of seats, at most {plan.games} games.{stops} Ratings are by Bradley and "
        "Terry's model; their intervals (95 %) come from drawing the deals again."
    )


def _command(plan: Plan) -> str:
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    clock = "" if plan.clock == "wall" else f" --clock {plan.clock}"
    return (
        f"orrery arena {plan.game} --bots {','.join(plan.bots)} --seats {plan.seats} --games "
        f"{plan.games} --seed {plan.seed}{'' if plan.stops_early else ' --all'}{clock}{options}"
    )


def _ratings_table(found: Standings) -> str:
    rows = [("Bot", "Rating", "95 %", "Games", "Won", "Points", "Decisions a game")]
    rows += [
        (
            one.rating.bot,
            f"{one.rating.rating:.0f}",
            f"{one.rating.low:.0f} to {one.rating.high:.0f}",
            f"{one.games:,}",
            f"{one.score:.1%}",
            f"{one.points:.1f}",
            f"{one.decisions:.1f}",
        )
        for one in found.bots
    ]
    return _table(rows)


def _table(rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>"
        for row in rows[1:]
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _matrix(found: Standings) -> str:
    names = [one.rating.bot for one in found.bots]
    head = "".join(f"<th>{html.escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><td>{html.escape(first)}</td>"
        + "".join(_cell(found, first, second) for second in names)
        + "</tr>"
        for first in names
    )
    return f'<div class="scroll"><table><tr><th></th>{head}</tr>{rows}</table></div>'


def _cell(found: Standings, first: str, second: str) -> str:
    meeting = found.meeting(first, second)
    if meeting is None:
        return "<td></td>"
    colour = "95,167,119" if meeting.score >= 0.5 else "200,102,79"
    strength = abs(meeting.score - 0.5) * 1.4
    return (
        f'<td style="background:rgba({colour},{strength:.2f})">{meeting.score:.1%}<br>'
        f'<span class="small">± {meeting.error:.1%}, {meeting.games:,} games</span></td>'
    )


def _figure(draw: Callable[[Axes], None], lines: int) -> str:
    """A plot as SVG, as high as it has lines."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 0.9 + 0.45 * lines), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.patch.set_alpha(0)
    draw(axes)
    out = io.StringIO()
    nothing: dict[str, Any] = {"Date": None, "Creator": None}
    figure.savefig(out, format="svg", metadata=nothing)
    text = out.getvalue()
    return text[text.index("<svg") :]


def _names(axes: Axes, bots: Sequence[Standing]) -> range:
    rows = range(len(bots))
    axes.set_yticks(rows, [one.rating.bot for one in bots])
    axes.set_ylim(-0.5, len(bots) - 0.5)
    axes.invert_yaxis()
    return rows


def _draw_ratings(axes: Axes, bots: Sequence[Standing]) -> None:
    for row, one in zip(_names(axes, bots), bots, strict=True):
        rating = one.rating
        axes.plot([rating.low, rating.high], [row, row], color=PALETTE[1], linewidth=3, alpha=0.5)
        axes.plot([rating.rating], [row], "o", color=PALETTE[1])
    axes.set_xlabel("rating")
    axes.grid(axis="x", alpha=0.3)


def _lines_of_sources(bots: Sequence[Standing]) -> int:
    """One for each bot, or as many as their legend needs."""
    return max(len(bots) + 1, len(bots[0].sources) * 2 // 3)


def _draw_sources(axes: Axes, bots: Sequence[Standing], words: Translator) -> None:
    rows = _names(axes, bots)
    up, down = [0.0] * len(bots), [0.0] * len(bots)
    for number, source in enumerate(dict.fromkeys(name for one in bots for name in one.sources)):
        widths = [one.sources.get(source, 0.0) for one in bots]
        starts = [up[row] if widths[row] >= 0 else down[row] for row in rows]
        colour = PALETTE[number % len(PALETTE)]
        hatch = "//" if number >= len(PALETTE) else None
        label = words.text(f"score-{source}")
        axes.barh(rows, widths, left=starts, color=colour, hatch=hatch, height=0.6, label=label)
        for row in rows:
            up[row] += max(0.0, widths[row])
            down[row] += min(0.0, widths[row])
    axes.set_xlabel("points in a game")
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False, fontsize="small")


def _draw_lengths(axes: Axes, lengths: Sequence[int]) -> None:
    width = -(-(max(lengths) - min(lengths) + 1) // _MOST_BARS)
    edges = range(min(lengths), max(lengths) + width + 1, width)
    axes.hist(lengths, bins=list(edges), color=PALETTE[2], rwidth=0.9, align="left")
    axes.set_xlabel("decisions of all seats in a game")
    axes.set_ylabel("games")


def _draw_times(axes: Axes, bots: Sequence[Standing]) -> None:
    rows = _names(axes, bots)
    times = [max(one.seconds * 1000, 0.001) for one in bots]
    axes.barh(rows, times, color=PALETTE[0], height=0.6)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter("")
    axes.set_xlabel("milliseconds, on average")
