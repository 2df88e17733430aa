import type { Contents } from "../../study";
import type { GlyphName } from "../art";
import type { Phase, TableView } from "../types";

/** The point of a round to which a phase belongs. */
const STEPS: Readonly<Partial<Record<Phase, string>>> = { planning: "plan", actions: "turns" };

export default {
  chapters: {
    goal: {
      wealth: ["SK-1.1", "SK-1.2"],
      shares: ["SK-1.4", "SK-4.1"],
      value: ["SK-4.3"],
      others: ["SK-1.3"],
    },
    setup: {
      cards: ["SK-3.2.7", "SK-3.3.6"],
      token: ["SK-3.3.3", "SK-3.3.4"],
      slots: ["SK-3.2.3", "SK-3.2.5"],
      companies: ["SK-3.1.3", "SK-3.1.6"],
    },
    round: {
      plan: ["SK-5.3", "SK-5.7"],
      turns: ["SK-6.0.1", "SK-6.0.2"],
      rest: ["SK-6.7.2", "SK-6.7.3"],
      prepare: ["SK-7.1", "SK-7.2"],
      market: ["SK-7.3", "SK-7.5"],
    },
    actions: {
      resources: ["SK-6.1.2", "SK-6.1.4"],
      tracks: ["SK-6.1.6", "SK-10.2.2"],
      energy: ["SK-6.2.2", "SK-6.2.4", "SK-6.2.5"],
      buildings: ["SK-6.2.11"],
      oust: ["SK-6.2.10", "SK-6.2.13"],
      upload: ["SK-6.4.3", "SK-6.4.4", "SK-6.4.12"],
      points: ["SK-6.3.2", "SK-6.3.6"],
      field: ["SK-6.5.2"],
      marker: ["SK-6.6.1", "SK-6.6.2"],
      majority: ["SK-6.6.5", "SK-6.6.7"],
    },
    scoring: {
      coins: ["SK-8.3"],
      shares: ["SK-8.4", "SK-4.2"],
      tank: ["SK-8.5"],
      research: ["SK-8.6"],
    },
    end: {
      rounds: ["SK-8.1", "SK-8.2"],
      tie: ["SK-8.8"],
    },
    missed: {
      energy: ["SK-6.2.1"],
      before: ["SK-6.0.3", "SK-6.4.17"],
      back: ["SK-6.7.5"],
      stop: ["SK-6.4.12"],
      barrier: ["SK-10.1.2", "SK-10.2.3"],
      crossed: ["SK-6.2.14"],
      majority: ["SK-6.6.4", "SK-6.6.6"],
      slots: ["SK-11.1", "SK-11.2"],
    },
  },
  pictures: {
    companies: { chapter: "goal", beside: "SK-4.3" },
    cards: { chapter: "setup", beside: "SK-5.3" },
    station: { chapter: "round", beside: "SK-3.1.6" },
    moon: { chapter: "actions", beside: "SK-6.2.4" },
    plans: { chapter: "actions", beside: "SK-6.4.4" },
  },
  icons: [
    "coin",
    "share",
    "step",
    "carbon",
    "minerals",
    "titanium",
    "energy",
    "science",
    "field",
    "tank",
    "shaft",
    "pit",
    "collector",
    "dish",
    "marker",
    "first",
    "buy",
    "sell",
    "remove-outpost",
    "wealth",
  ],
  step: (view) => STEPS[(view as TableView).phase] ?? null,
} satisfies Contents<GlyphName>;
