import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { byId, sorted } from "../src/boards/generic/facts";
import { chapters, withdrawn } from "../src/lib/log";
import { inline } from "../src/lib/markup";
import { hexOf, parseMove, squareOf } from "../src/lib/notation";
import { chartsOf, layersOf, startsOfRounds } from "../src/lib/rounds";
import { fromHex, hex, sha256, sha256ByHand } from "../src/lib/sha256";
import {
  asCampaign,
  counting,
  defaultLevel,
  impliedFor,
  joinSeats,
  mayGoOn,
  perSeat,
} from "../src/lib/tables";
import { Translator } from "../src/lib/translator";
import { describe as describeMoves, facets, filtered, grouped } from "../src/ui/options";
import { scoreSheet } from "../src/ui/score";
import type { EventRecord, GameInfo, TableInfo } from "../src/wire";

const COMET = { kind: "named", name: "comet", names: ["halley", "west"] } as const;
const SEAT = { kind: "number", name: "seat", low: 0, high: 15, prefix: "" } as const;
const game: GameInfo = {
  name: "example",
  headings: { en: { title: "Comet Watch", about: "", round: "Night" } },
  rules_version: "1",
  min_seats: 1,
  max_seats: 4,
  options: [],
  implied: [],
  presets: {},
  chapters: [],
  decided: [],
  bots: ["greedy", "random"],
  langs: ["en"],
  lesson: false,
  all_is_shown: false,
  moves: {
    choose: { fields: [{ ...COMET, names: [...COMET.names] }] },
    place: {
      fields: [
        { kind: "named", name: "stack", names: ["outer", "inner"] },
        { kind: "square", name: "square", columns: 12, rows: 12 },
        { kind: "number", name: "turn", low: 0, high: 7, prefix: "q" },
      ],
    },
  },
  events: {
    chosen: { fields: [SEAT, { ...COMET, names: [...COMET.names] }] },
    night: { fields: [{ ...SEAT, name: "night" }, SEAT] },
  },
};
const source = `
title = Comet Watch
comet-halley = kometa Halleya
    .acc = kometę Halleya
comet-west = West
move-choose = Wybierz { $comet_acc }
move-place = Place
event-chosen = { $seat } chooses { $comet }.
event-chosen-hidden = { $seat } chooses a comet.
event-night = Night { $night } begins.
    .heading = Night { $night }
event-undone = { $seat } takes a move back.
view-dust = Dust
score-stars = Stars
source-comet = from { $comet }
`;
const t = new Translator(game, "pl", source, ["Ada", "Bea"]);
const choose = (comet: string) => parseMove(game.moves, `choose ${comet}`);

describe("notation", () => {
  test("names the fields of a move", () => {
    expect(parseMove(game.moves, "place outer r4c5 q1")).toEqual({
      notation: "place outer r4c5 q1",
      kind: "place",
      fields: { stack: "outer", square: "r4c5", turn: 1 },
    });
  });
  test("reads squares", () => {
    expect(squareOf("r12c3")).toEqual([12, 3]);
    expect(hexOf("h2.14")).toEqual([2, 14]);
    expect(hexOf("r2c4")).toEqual([0, 0]);
  });
});

describe("a translator", () => {
  test("gives messages the attributes of named things", () => {
    expect(t.move(choose("halley"))).toBe("Wybierz kometę Halleya");
  });
  test("says names for seats, and the hidden form of what it may not know", () => {
    expect(t.event({ kind: "chosen", seat: 1, comet: "west" })).toBe("Bea chooses West.");
    expect(t.event({ kind: "chosen", seat: 1 })).toBe("Bea chooses a\u00a0comet.");
  });
  test("knows words of a view, and makes others readable", () => {
    expect(t.word("dust")).toBe("Dust");
    expect(t.word("halley")).toBe("kometa Halleya");
    expect(t.word("under_deck")).toBe("Under deck");
  });
  test("doesn't tell a prompt whose numbers are missing", () => {
    const other = new Translator(game, "en", "ask-pay = Pay { $amount }.\n", []);
    const asked = { seat: 0, kind: "pay", prompt: "ask-pay" };
    expect(other.othersPrompt(asked)).toBeNull();
    expect(other.othersPrompt({ ...asked, args: { amount: 2 } })).toBe("Pay 2.");
  });
});

describe("the log", () => {
  const events: EventRecord[] = [
    { kind: "chosen", seat: 0 },
    { kind: "night", night: 1, seat: 0 },
    { kind: "chosen", seat: 0, comet: "west" },
    { kind: "undone", seat: 0, first: 2, count: 1 },
  ];
  test("strikes what was taken back", () => {
    expect([...withdrawn(events)]).toEqual([2]);
  });
  test("has chapters under the headings of events", () => {
    const parts = chapters(events, t);
    expect(parts.map(({ heading }) => heading)).toEqual(["", "Night 1"]);
    expect(parts[1]?.lines.map(({ undone }) => undone)).toEqual([false, true, false]);
  });
  test("keeps the lines that stay as they are, so that only others are drawn again", () => {
    const lines = (count: number) =>
      chapters(events.slice(0, count), t).flatMap((chapter) => chapter.lines);
    const [before, after] = [lines(3), lines(4)];
    expect(after.map((line, n) => line === before[n])).toEqual([true, true, false, false]);
    expect(after[2]).toEqual({ ...before[2], undone: true });
  });
});

describe("options", () => {
  test("that read the same get their notation", () => {
    const moves = ["place outer r1c1 q0", "place outer r1c2 q0"].map((m) =>
      parseMove(game.moves, m),
    );
    expect(describeMoves(moves, t).map(({ text }) => text)).toEqual([
      "Place (outer r1c1 q0)",
      "Place (outer r1c2 q0)",
    ]);
    expect(facets(moves)).toEqual([{ name: "square", values: ["r1c1", "r1c2"] }]);
  });
  test("are found without accents, and by notation", () => {
    const options = describeMoves([choose("halley"), choose("west")], t);
    expect(filtered(options, "kometę", t).length).toBe(1);
    expect(filtered(options, "komete hal", t).length).toBe(1);
    expect(filtered(options, "west", t).length).toBe(1);
    const told = (move: { notation: string }): string => (/west/.test(move.notation) ? "Woda" : "");
    expect(filtered(options, "woda", t).length).toBe(0);
    expect(filtered(options, "woda", t, told).map(({ move }) => move.notation)).toEqual([
      options[1]?.move.notation,
    ]);
    expect(grouped(options, ({ kind }) => kind)).toHaveLength(1);
  });
});

describe("SHA-256", () => {
  test("by hand equals the platform's", async () => {
    for (const length of [0, 1, 32, 55, 56, 64, 200]) {
      const bytes = new Uint8Array(randomBytes(length));
      const expected = createHash("sha256").update(bytes).digest("hex");
      expect(hex(sha256ByHand(bytes))).toBe(expected);
      expect(await sha256(bytes)).toBe(expected);
    }
  });
  test("reads hex and nothing else", () => {
    expect(fromHex("00ff")).toEqual(Uint8Array.of(0, 255));
    expect(fromHex("0f0")).toBeNull();
    expect(fromHex("xy")).toBeNull();
  });
});

describe("tables", () => {
  test("have bots that think their turn through, unless others are chosen", () => {
    expect(defaultLevel(game)).toBe("greedy");
    expect(defaultLevel({ ...game, bots: ["random", "novice", "strong"] })).toBe("strong");
  });
  test("have one word for all seats or one for each", () => {
    expect(perSeat("a", 3)).toEqual(["a", "a", "a"]);
    expect(perSeat("a,b", 2)).toEqual(["a", "b"]);
    expect(joinSeats(["a", "a"])).toBe("a");
    expect(joinSeats(["a", "b"])).toBe("a,b");
  });
});

test("the score sheet adds up parts and keeps their sources", () => {
  const outcome = {
    scores: [5, 0],
    ranks: [1, 2],
    winners: [0],
    verdict: null,
    breakdown: [
      [
        { key: "score-stars", points: 2, item: "source-comet", fields: { comet: "west" } },
        { key: "score-stars", points: 3, item: "source-comet", fields: { comet: "halley" } },
      ],
      [{ key: "score-stars", points: 0, item: "", fields: {} }],
    ],
  };
  expect(scoreSheet(outcome, t)).toEqual([
    {
      key: "score-stars",
      text: "Stars",
      points: [5, 0],
      sources: [
        { text: "from West", points: [2, null] },
        { text: "from kometa Halleya", points: [3, null] },
      ],
    },
  ]);
});

test.each([
  ["a match whose first position is in its first round", [1, 1, 2], [0, 3]],
  ["one that begins with a setup", [0, 0, 1, 1, 2], [3, 5]],
])("rounds begin where the move before them led: %s", (_, rounds, starts) => {
  const entries = rounds.map((round) => ({ seat: 0, kind: "choose", round, told: 0 }));
  const found = startsOfRounds({ table: "x", first: 0, told: 0, entries, over: true });
  expect(found.map(({ entry }) => entry)).toEqual(starts);
  expect(found.map(({ round }) => round)).toEqual([1, 2]);
});

test("rules show references and code", () => {
  expect(inline("See PU-4.3 and `x`").map(({ kind }) => kind)).toEqual([
    "plain",
    "rule",
    "plain",
    "code",
  ]);
});

test("a view nobody has drawn is sorted into facts, lists and seats", () => {
  const parts = sorted({ night: 1, supply: { red: 2 }, watchers: [{ dust: 1 }, { dust: 0 }] }, 2);
  expect(parts.facts).toEqual([["night", 1]]);
  expect(parts.lists.map(([key]) => key)).toEqual(["supply"]);
  expect(parts.perSeat.map(([key]) => key)).toEqual(["watchers"]);
  expect(byId({ comets: [{ id: "west", brightness: 5 }] }).get("west")).toEqual({
    id: "west",
    brightness: 5,
  });
});

test("nothing in the page or its styles breaks a strict content security policy", () => {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const page = readFileSync(join(root, "index.html"), "utf8");
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*src=)/);
});

describe("layersOf", () => {
  const rounds = [
    { round: 1, scores: [7], parts: [{ start: 5, awards: 0, penalties: 0, bases: 2 }], charts: {} },
    {
      round: 2,
      scores: [9],
      parts: [{ start: 5, awards: 0, penalties: -1, bases: 5 }],
      charts: {},
    },
  ];

  test("stacks the parts that bring points, and lets what costs points hang below zero", () => {
    expect(layersOf(rounds, 0)).toEqual([
      { key: "start", points: [5, 5], beneath: [0, 0] },
      { key: "penalties", points: [0, -1], beneath: [0, 0] },
      { key: "bases", points: [2, 5], beneath: [5, 5] },
    ]);
  });
});

describe("chartsOf", () => {
  test("turns what is told round by round into lines", () => {
    const rounds = [
      { halley: 1, west: 0 },
      { halley: 1, west: 4 },
    ].map((brightness, i) => ({ round: i + 1, scores: [0], parts: [{}], charts: { brightness } }));
    expect(chartsOf(rounds)).toEqual([
      {
        key: "brightness",
        lines: [
          { key: "halley", values: [1, 1] },
          { key: "west", values: [0, 4] },
        ],
      },
    ]);
    expect(chartsOf([])).toEqual([]);
  });
});

describe("what one has for a decision", () => {
  const texts = `
tile-z = Z (civ)
tile-o = O (water)
ask-take = Place { $tile } or { $inner_tile }.
    .others = Which tile do you place?
`;
  const t = new Translator(game, "en", texts, []);
  const asked = { seat: 0, kind: "take", prompt: "ask-take" };

  test("is named in the prompt", () => {
    const args = { tile: "z", inner_tile: "o" };
    expect(t.prompt({ ...asked, args })).toBe("Place Z (civ) or O (water).");
  });

  test("is left out for others", () => {
    expect(t.othersPrompt(asked)).toBe("Which tile do you place?");
  });
});

describe("an option that seats or other options imply", () => {
  const solo = {
    option: "events",
    value: "standard",
    reason: "implied-solo",
    seats: [1],
    when: { events: ["off"] },
  };
  const info = { ...game, implied: [solo] };

  test("has the value that counts", () => {
    expect(impliedFor(info, "events", { events: "off" }, 1)).toBe(solo);
  });

  test("is free otherwise", () => {
    expect(impliedFor(info, "events", { events: "rough" }, 1)).toBeUndefined();
    expect(impliedFor(info, "events", { events: "off" }, 2)).toBeUndefined();
    expect(impliedFor(info, "sky", { events: "off" }, 1)).toBeUndefined();
  });

  test("is sent as it counts", () => {
    const chosen = { events: "off", sky: "fair" };
    expect(counting(info, chosen, 1)).toEqual({ events: "standard", sky: "fair" });
    expect(counting(info, chosen, 2)).toEqual(chosen);
  });

  test("is free in a campaign where only what chapters decide would imply it", () => {
    const loops = { ...solo, option: "loops", value: 0, seats: [], when: { sky: ["fair"] } };
    const chapters = asCampaign({ ...game, implied: [solo, loops], decided: ["sky"] });
    const chosen = { events: "off", sky: "fair", loops: 2 };
    expect(counting(chapters, chosen, 1)).toEqual({ ...chosen, events: "standard" });
  });
});

test("a private match is gone on with by those who belong to it", () => {
  const table = { private: true, host: false, seats: [{ you: false }] } as TableInfo;
  expect(mayGoOn(table)).toBe(false);
  expect(mayGoOn({ ...table, private: false })).toBe(true);
  expect(mayGoOn({ ...table, host: true })).toBe(true);
  expect(mayGoOn({ ...table, seats: [{ you: true }] } as TableInfo)).toBe(true);
});
