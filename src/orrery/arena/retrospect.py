"""The analysis of a match as a plot: chances of winning, and what each decision cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orrery.arena.plots import PALETTE, begin_plotting
from orrery.bots.analysis import Analysis, Judged
from orrery.kernel.errors import InvalidOption

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = ("svg", "png", "pdf")


def check_plot(path: Path) -> None:
    """InvalidOption if there can't be a plot of this name; before anything is thought over."""
    if path.suffix[1:] not in FORMATS:
        raise InvalidOption(f"a plot's name ends with .{', .'.join(FORMATS)}, not {path.name!r}")
    begin_plotting("plots")


def write_plot(path: Path, analysis: Analysis) -> None:
    """Draw an analysis into a file, whose name tells the format."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 6), layout="constrained")
    chances, losses = figure.subplots(2, 1, sharex=True)
    for seat in sorted({one.seat for one in analysis.decisions}):
        own = [one for one in analysis.decisions if one.seat == seat]
        colour = PALETTE[(seat + 1) % len(PALETTE)]
        _draw_chances(chances, own, analysis.names[seat], colour)
        losses.bar([one.entry for one in own], [one.appraisal.loss for one in own], color=colour)
    _draw_turning_points(losses, analysis)
    chances.set_ylim(0, 1)
    chances.set_ylabel("chance to win")
    chances.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False, fontsize="small")
    losses.set_ylabel("points lost")
    losses.set_xlabel("entry of the journal")
    undated: dict[str, Any] = {"Date": None, "Creator": None} if path.suffix == ".svg" else {}
    try:
        figure.savefig(path, metadata=undated)
    except OSError as error:
        raise InvalidOption(f"the plot can't be written to {path}: {error}") from error


def _draw_chances(axes: Axes, own: Sequence[Judged], name: str, colour: str) -> None:
    """A line through the chances after each move; where there are none it only names the seat."""
    made = [(one.entry, one.appraisal.made) for one in own]
    known = [(x, one.chance) for x, one in made if one is not None and one.chance is not None]
    axes.plot([x for x, _ in known], [y for _, y in known], color=colour, label=name)


def _draw_turning_points(axes: Axes, analysis: Analysis) -> None:
    for one in analysis.decisions:
        if one.entry in analysis.turning_points:
            place = analysis.turning_points.index(one.entry) + 1
            height = one.appraisal.loss
            axes.annotate(str(place), (one.entry, height), ha="center", va="bottom")
