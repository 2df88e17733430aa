import type { Contents } from "../../study";
import type { GlyphName } from "../art";
import type { Phase, TableView } from "../types";

/** The point of a round to which a phase belongs. */
const STEPS: Readonly<Partial<Record<Phase, string>>> = {
  dice: "take",
  actions: "turn",
  production: "production",
};

export default {
  chapters: {
    goal: {
      points: ["P49-3.1", "P49-3.2"],
      gyrodynes: ["P49-7.1.1", "P49-7.5.3"],
      bases: ["P49-6.3.4", "P49-15.8"],
      ways: ["P49-14.2"],
    },
    setup: {
      ship: ["P49-2.2.6"],
      tracks: ["P49-2.2.3", "P49-2.2.4", "P49-2.1.9"],
      open: ["P49-2.1.10", "P49-2.1.11", "P49-2.1.13"],
      headquarters: ["P49-2.2.8"],
    },
    round: {
      roll: ["P49-4.1.1", "P49-4.2.1"],
      take: ["P49-4.3.1", "P49-4.3.3"],
      turn: ["P49-5.1.1", "P49-5.1.5"],
      production: ["P49-13.0"],
      next: ["P49-13.7.1", "P49-13.7.3"],
    },
    actions: {
      pay: ["P49-5.2.1", "P49-5.3.3"],
      fly: ["P49-6.1.3", "P49-6.1.5"],
      bases: ["P49-6.3.6", "P49-6.3.7"],
      claim: ["P49-6.5.1"],
      gyrodyne: ["P49-7.2.1", "P49-7.3.1", "P49-7.5.1"],
      transmitter: ["P49-8.1.1", "P49-8.3.1"],
      link: ["P49-8.2.2", "P49-8.4.1"],
      project: ["P49-9.3", "P49-9.4"],
      patent: ["P49-11.1", "P49-11.2"],
      token: ["P49-10.1", "P49-10.2"],
      bonus: ["P49-12.1.1", "P49-12.2.1"],
    },
    scoring: {
      spinning: ["P49-13.5.1"],
      production: ["P49-13.4.1", "P49-13.6.1"],
      awards: ["P49-7.4.1"],
      goals: ["P49-16.1", "P49-16.2"],
      initiative: ["P49-15.7"],
      bases: ["P49-15.8"],
      rest: ["P49-15.5", "P49-15.6"],
    },
    end: {
      last: ["P49-3.2", "P49-15.0"],
      tie: ["P49-15.10"],
    },
    missed: {
      exact: ["P49-5.2.1"],
      behind: ["P49-4.3.4", "P49-13.3.1"],
      through: ["P49-6.3.6"],
      tile: ["P49-7.2.3", "P49-7.5.2"],
      linking: ["P49-8.2.5"],
      awards: ["P49-7.4.4"],
      once: ["P49-12.1.1"],
      goals: ["P49-16.6"],
    },
  },
  pictures: {
    dice: { chapter: "round", beside: "P49-4.3.5" },
    flight: { chapter: "goal", beside: "P49-6.1.5" },
    pulsars: { chapter: "goal", beside: "P49-7.1.1" },
    technologies: { chapter: "actions", beside: "P49-11.7" },
    transmitter: { chapter: "actions", beside: "P49-8.1.1" },
  },
  icons: [
    "points",
    "cube",
    "plus-minus",
    "plus-two",
    "small",
    "medium",
    "large",
    "explore",
    "teleport",
    "isolated",
    "extra-base",
    "run",
    "green",
    "orange",
    "magenta",
    "bonus-die",
    "immediate",
    "ongoing",
    "production",
    "final",
  ],
  step: (view) => STEPS[(view as TableView).phase] ?? null,
} satisfies Contents<GlyphName>;
