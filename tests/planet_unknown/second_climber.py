"""Where trackers of Makeshift may go, once more: pairs of track and height on a little map."""

from __future__ import annotations

Space = tuple[int, int]  # track, height

TOP = 15
TRACKS = range(5)
TECH = 4


def goals(trackers: list[Space], tracker: int, levels: list[int]) -> set[Space]:
    """PU-11.8.1, PU-11.8.3, PU-11.8.10: the spaces of an advance; its own if it may stay."""
    track, height = trackers[tracker]
    ring = _level(trackers, levels) >= 1  # PU-11.8.8
    beside = {t % 5 if ring else t for t in (track - 1, track + 1)} & set(TRACKS)
    rising = {(t, height + 1) for t in {track} | beside if height < TOP} - set(trackers)
    level = (
        {(t, height) for t in beside} - set(trackers) if _level(trackers, levels) >= 3 else set()
    )
    return rising | level | ({(track, height)} if level and not rising else set())


def _level(trackers: list[Space], levels: list[int]) -> int:
    """PU-11.8.4: how many technologies are unlocked, by the heights of their milestones."""
    heights = [height for track, height in trackers if track == TECH]
    return sum(max(heights, default=0) >= milestone for milestone in levels)
