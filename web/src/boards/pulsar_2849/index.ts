import type { BoardModule, Count } from "../board";
import { mapKeys } from "../shared/keys";
import Board from "./Board.svelte";
import { gainsOf } from "./describe";
import { felt } from "./felt";
import Holding from "./Holding.svelte";
import { routeOf } from "./lights";
import { speaker } from "./panels";
import Seat from "./Seat.svelte";
import { placeOfMove } from "./tabs";
import type { TableView } from "./types";
import { Words } from "./words";

const module: BoardModule = {
  Board,
  Seat,
  Holding,
  felt,
  plays: true,
  counts(raw, seat, t): Count[] {
    const view = raw as TableView;
    const player = view.players[seat];
    if (!player) return [];
    const pulsars = Object.values(view.pulsars).filter(({ owner }) => owner === seat);
    const numbers: [holding: string, fact: string, n: number][] = [
      ["cubes", "cubes", player.cubes],
      ["bases", "bases", player.bases],
      ["spinning-large", "spinning", pulsars.filter(({ spinning }) => spinning).length],
      ["patents", "patents", player.patents.length],
    ];
    const say = speaker(t.lang);
    return numbers.map(([holding, fact, n]) => ({ holding, n, text: say(`fact-${fact}`, { n }) }));
  },
  pass: (moves) => moves.find((move) => placeOfMove(move) === "pass") ?? null,
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
  keys: (t) => {
    const { say } = new Words(t);
    return [
      [["N", "P"], say("key-next")],
      [["T"], say("key-die")],
      [["M"], say("key-modifier")],
      ...mapKeys(),
    ];
  },
  round: (view) => (view as TableView | null)?.round ?? null,
};

export default module;
