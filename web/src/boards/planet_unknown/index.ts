import { readable } from "../../lib/translator";
import type { BoardModule } from "../board";
import { mapKeys } from "../shared/keys";
import Board from "./Board.svelte";
import { feats, felt } from "./felt";
import Holding from "./Holding.svelte";
import "./paper.css";
import Seat from "./Seat.svelte";
import { countsOf } from "./supplies";
import { passOf } from "./targets";
import type { TableView } from "./types";
import { Words } from "./words";

const module: BoardModule = {
  Board,
  Seat,
  Holding,
  felt,
  feats,
  counts: countsOf,
  pass: passOf,
  plays: true,
  group: (move, t) => {
    const { stack, turn } = move.fields;
    if (move.kind !== "place")
      return t.has(`kind-${move.kind}`) ? t.text(`kind-${move.kind}`) : readable(move.kind);
    return `${t.word(String(stack), "stack")}, ${t.word(String(turn), "turn")}`;
  },
  hint: (moves, t) =>
    moves.some((move) => move.kind === "place") ? new Words(t).say("list-hint") : null,
  keys: (t) => {
    const words = new Words(t);
    return [
      [["R"], words.say("key-rotate")],
      [["F"], words.say("key-flip")],
      [["N", "P"], words.say("key-next")],
      ...mapKeys(),
    ];
  },
  round: (view) => (view as TableView | null)?.round ?? null,
};

export default module;
