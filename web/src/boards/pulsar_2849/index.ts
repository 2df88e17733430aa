import type { BoardModule } from "../board";
import { mapKeys } from "../shared/keys";
import Board from "./Board.svelte";
import { gainsOf } from "./describe";
import Holding from "./Holding.svelte";
import { routeOf } from "./lights";
import Seat from "./Seat.svelte";
import type { TableView } from "./types";
import { Words } from "./words";

const module: BoardModule = {
  Board,
  Seat,
  Holding,
  plays: true,
  pass: (moves) => moves.find((move) => move.kind === "end-turn") ?? null,
  group: (move, t) => {
    if (move.kind === "route") return t.word(String(move.fields["place"]), "place");
    return new Words(t).say(`kind-${move.kind}`);
  },
  hint: (moves, t) =>
    moves.some((move) => "die" in move.fields) ? new Words(t).say("list-hint") : null,
  note: (move, { view, t }) => {
    const route = routeOf((view as TableView).flight, move);
    return route ? gainsOf(new Words(t), route).join(", ") || null : null;
  },
  keys: mapKeys,
  round: (view) => (view as TableView | null)?.round ?? null,
};

export default module;
