import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module: BoardModule = {
  Board,
  round: (view) => {
    const { round, night, turn } = (view ?? {}) as Record<string, unknown>;
    const found = [round, night, turn].find((value) => typeof value === "number");
    return typeof found === "number" ? found : null;
  },
};

export default module;
