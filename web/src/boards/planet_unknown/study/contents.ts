import type { Contents } from "../../study";
import type { IconName } from "../icons";

/** The point of a round to which a decision belongs; all others come while a tile is laid. */
const STEPS: Readonly<Record<string, string>> = {
  "rotate-station": "rotate",
  "keep-card": "cards",
};

export default {
  chapters: {
    goal: {
      planet: ["PU-1.1", "PU-8.2"],
      tracks: ["PU-3.7", "PU-8.3"],
      neighbours: ["PU-8.7"],
      win: ["PU-8.8"],
    },
    setup: {
      boards: ["PU-2.2.1", "PU-2.2.2"],
      trackers: ["PU-2.2.5", "PU-2.2.6", "PU-2.2.7"],
      station: ["PU-2.1.1", "PU-2.2.8"],
      cards: ["PU-2.3.1", "PU-2.3.4"],
    },
    round: {
      rotate: ["PU-3.2"],
      event: ["PU-9.1.5"],
      tile: ["PU-3.4", "PU-3.6"],
      advance: ["PU-3.7", "PU-6.1.11"],
      cards: ["PU-3.10", "PU-6.2.1"],
      next: ["PU-3.11"],
    },
    actions: {
      first: ["PU-4.1", "PU-4.3"],
      lay: ["PU-4.5", "PU-4.6", "PU-4.7"],
      meteor: ["PU-4.10", "PU-5.1.1"],
      civ: ["PU-6.2.1", "PU-6.2.4"],
      water: ["PU-6.3.2", "PU-6.3.5"],
      biomass: ["PU-6.4.1", "PU-5.3.2"],
      rover: ["PU-5.2.1", "PU-5.2.7"],
      tech: ["PU-6.6.1"],
      energy: ["PU-6.7.1", "PU-6.7.2"],
      synergy: ["PU-6.1.9"],
    },
    scoring: {
      lines: ["PU-8.2"],
      tracks: ["PU-8.3"],
      collected: ["PU-8.4"],
      cards: ["PU-8.5", "PU-8.6"],
      neighbours: ["PU-8.7"],
      tie: ["PU-8.9"],
    },
    end: {
      blocked: ["PU-7.1", "PU-7.2"],
      depot: ["PU-7.3"],
      before: ["PU-7.6"],
    },
    missed: {
      lifepods: ["PU-4.8"],
      patch: ["PU-5.3.3", "PU-5.3.4"],
      ice: ["PU-6.3.2"],
      both: ["PU-3.7"],
      movement: ["PU-5.2.9", "PU-5.2.10"],
      top: ["PU-6.1.10", "PU-6.5.3"],
      back: ["PU-6.1.3"],
      must: ["PU-3.8", "PU-7.5"],
    },
  },
  pictures: {
    station: { chapter: "round", beside: "PU-3.2" },
    tiles: { chapter: "setup", beside: "PU-1.5" },
    planet: { chapter: "goal", beside: "PU-8.2" },
    tracks: { chapter: "actions", beside: "PU-6.1.2" },
  },
  icons: [
    "civ",
    "water",
    "biomass",
    "rover",
    "tech",
    "energy",
    "synergy",
    "card",
    "patch",
    "vehicle",
    "move",
    "level",
    "medal",
    "lifepod",
    "meteorite",
    "ice",
  ],
  step: (_, asked) => (asked ? (STEPS[asked.kind] ?? "tile") : null),
} satisfies Contents<IconName>;
