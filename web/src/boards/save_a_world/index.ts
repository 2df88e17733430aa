import { tr } from "../../lib/i18n.svelte";
import type { BoardModule, Count } from "../board";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import { felt } from "./felt";
import Holding from "./Holding.svelte";
import { isPass } from "./places";
import Seat from "./Seat.svelte";
import type { TableView } from "./types";
import { Words } from "./words";

const module: BoardModule = {
  Board,
  Seat,
  Holding,
  felt,
  Epilogue,
  plays: true,
  counts(raw, seat, t): Count[] {
    const player = (raw as TableView).players[seat];
    if (!player) return [];
    const tokens = player.active.reduce((sum, n) => sum + n, 0);
    const numbers: [holding: string, n: number][] = [
      ["energy", player.levels[0] ?? 0],
      ["hand", player.hand.length],
      ["upgrades", player.upgrades.length],
      ["tag-science", tokens],
    ];
    const { say } = new Words(t);
    return numbers.map(([holding, n]) => ({ holding, n, text: say(`fact-${holding}`, { n }) }));
  },
  pass: (moves) => moves.find(isPass) ?? null,
  group: (move, t) => new Words(t).say(`kind-${move.kind}`),
  keys: (t) => [
    [["←", "↑", "→", "↓"], tr("key-arrows")],
    [["Page ↓", "Page ↑"], new Words(t).say("key-lit")],
    [["E"], new Words(t).say("key-end")],
  ],
  round: (view) => (view as TableView | null)?.round ?? null,
};

export default module;
