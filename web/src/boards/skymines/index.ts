import type { BoardModule, Count } from "../board";
import { mapKeys } from "../shared/keys";
import Board from "./Board.svelte";
import { felt } from "./felt";
import Holding from "./Holding.svelte";
import { look } from "./looks";
import { placeOfMove } from "./places";
import Seat from "./Seat.svelte";
import type { TableView } from "./types";
import { Words } from "./words";

const module: BoardModule = {
  Board,
  Seat,
  Holding,
  felt,
  plays: true,
  counts(raw, seat, t): Count[] {
    const player = (raw as TableView).players[seat];
    if (!player) return [];
    const numbers: [holding: string, n: number][] = [
      ["coins", player.coins],
      ["tank", player.tank],
      ["screen", player.upload],
      ["markers", player.markers + player.one_time],
    ];
    const { say } = new Words(t);
    return numbers.map(([holding, n]) => ({ holding, n, text: say(`fact-${holding}`, { n }) }));
  },
  pass: (moves) => moves.find((move) => placeOfMove(move) === "pass") ?? null,
  group: (move, t) => new Words(t).say(`kind-${move.kind}`),
  keys: (t) => [
    [["N", "P"], new Words(t).say("key-next")],
    [["Shift", "A", "…", "E"], new Words(t).say("key-slots")],
    ...mapKeys(),
  ],
  round: (view) => (view as TableView | null)?.round ?? null,
  look,
};

export default module;
