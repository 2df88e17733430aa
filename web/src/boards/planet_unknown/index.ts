import { readable } from "../../lib/translator";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import "./paper.css";
import Seat from "./Seat.svelte";
import type { TableView } from "./types";

const module: BoardModule = {
  Board,
  Seat,
  Facts,
  group: (move, t) => {
    const { stack, turn } = move.fields;
    if (move.kind !== "place")
      return t.has(`kind-${move.kind}`) ? t.text(`kind-${move.kind}`) : readable(move.kind);
    return `${t.word(String(stack), "stack")}, ${t.word(String(turn), "turn")}`;
  },
  round: (view) => (view as TableView | null)?.round ?? null,
};

export default module;
