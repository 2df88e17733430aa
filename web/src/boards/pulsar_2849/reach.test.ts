/** Every option of every decision can be chosen with a pointer, without the list of options. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseMove } from "../../lib/notation";
import type { KindInfo } from "../../wire";
import type { Move } from "../board";
import { MODIFIERS, type MoveKind } from "./common";
import { lightsOf } from "./lights";
import { cheapest, Selection, type Fields } from "./selection.svelte";
import { loose } from "../shared/places";
import { placeOfMove } from "./tabs";
import type { TableView } from "./types";

/** The fields of each kind that occurs. */
const FIELDS: Record<string, string> = {
  "put-ship": "entry",
  "choose-side": "sheet",
  "take-die": "value track counter",
  fly: "die modifier run colour",
  "take-gyrodyne": "die modifier type",
  complete: "die modifier pulsar",
  "take-transmitter": "die modifier transmitter cost",
  "pay-transmitter": "die modifier transmitter cost",
  project: "die modifier project",
  "buy-token": "die modifier token",
  patent: "die modifier technology",
  build: "type pulsar",
  copy: "value",
  route: "place length way",
  "printed-bonus": "system",
  "gain-gyrodyne": "type",
  claim: "isolated",
  teleport: "place",
  link: "array side end",
  "spend-cube": "transmitter",
  contract: "technology",
  bonus: "goal",
  "count-goal": "goal",
  "free-bonuses": "goal",
};
const NUMBERS = ["value", "counter", "cost", "length", "way", "array"];
const WITHOUT = ["end-turn", "draw", "new-array", "decline", "done"];

function kindInfo(fields: string): KindInfo {
  return {
    fields: fields
      .split(" ")
      .filter(Boolean)
      .map((name) =>
        NUMBERS.includes(name)
          ? { kind: "number", name, low: 0, high: 99, prefix: "" }
          : { kind: "named", name, names: [] },
      ),
  };
}
const KINDS = Object.fromEntries(
  [...Object.entries(FIELDS), ...WITHOUT.map((kind) => [kind, ""] as const)].map(
    ([kind, fields]) => [kind, kindInfo(fields)],
  ),
);
/** Decisions of random games, a move in a line: such that each kind stands beside as many others as it can. */
const DECISIONS = readFileSync(new URL("decisions.txt", import.meta.url), "utf8")
  .trim()
  .split("\n\n")
  .map((text) => text.split("\n").map((line) => parseMove(KINDS, line)));
const VIEW = { players: [{ ship: "E1" }] } as unknown as TableView;

/** What is proposed or put up for choice when the things of a move are clicked, with what is held. */
function offered(selection: Selection, move: Move): readonly Move[] {
  const place = placeOfMove(move);
  if (place === "pass" || place === "tray") return [];
  if (place === "map") {
    const lights = [...lightsOf(selection, VIEW, 0).values()];
    const light = lights.find(({ moves }) => moves.includes(move));
    if (!light) return [];
    return light.kind === "route" ? light.moves : cheapest(light.moves);
  }
  const { die: _die, modifier: _modifier, ...fields } = move.fields;
  return cheapest(selection.options(move.kind as MoveKind, fields as Fields<MoveKind>));
}

function reachable(moves: readonly Move[]): Set<Move> {
  const pass = moves.find((move) => placeOfMove(move) === "pass");
  const found = new Set<Move>([...loose(moves, placeOfMove), ...(pass ? [pass] : [])]);
  const selection = new Selection({ moves, proposed: null, choose: () => undefined });
  const collect = (): void => {
    for (const move of moves) for (const one of offered(selection, move)) found.add(one);
  };
  collect();
  for (const die of selection.dice) {
    selection.take(die);
    for (const modifier of MODIFIERS.slice(1)) {
      collect();
      if (selection.modifiers.includes(modifier)) selection.change(modifier);
    }
    collect();
    selection.clear();
  }
  return found;
}

describe("with a pointer", () => {
  it.each(
    DECISIONS.map((moves) => [[...new Set(moves.map(({ kind }) => kind))].join(", "), moves]),
  )("all of %s is reached", (_, moves) => {
    const found = reachable(moves as Move[]);
    const missed = (moves as Move[]).filter((move) => !found.has(move));
    expect(missed.map(({ notation }) => notation)).toEqual([]);
  });
});
