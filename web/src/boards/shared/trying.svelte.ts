/** What a selection hears from the table, and how it answers whoever tries what is not possible. */
import { untrack } from "svelte";
import { written } from "../../lib/notation";
import { reasonText } from "../../ui/outlook";
import type { Value } from "../../wire";
import type { BoardProps, Move } from "../board";
import type { Source } from "./selection.svelte";

type Fields = Readonly<Record<string, Value>>;

/**
 * Why something is not possible is said where outcomes are; beside a proposal, in a notice. To be made while a
 * component is set up: it follows what `read` gives.
 */
class Trying {
  #tried = $state<string | null>(null);
  readonly #read: () => BoardProps;

  constructor(read: () => BoardProps) {
    this.#read = read;
    $effect(() => {
      const { desk, whyNot, t, game } = read();
      const reasons = this.#tried === null ? null : (whyNot?.(this.#tried) ?? null);
      const id = reasons?.[0]?.paragraph ?? "";
      desk.hint = reasons && {
        text: reasonText(reasons, t),
        tone: "bad",
        rule: { game: game.name, id },
      };
    });
    $effect(() => {
      const { asked, desk, proposed } = read();
      void asked?.decision;
      if (desk.looked || proposed) this.#tried = null;
    });
  }

  at(kind: string, fields: Fields): void {
    const { game, proposed, whyNot, explain } = this.#read();
    const notation = written(game.moves, kind, fields);
    if (proposed || !whyNot) explain?.(notation);
    else this.#tried = notation;
  }
}

/** What the table tells a selection. To be made while a component is set up: it follows what `read` gives. */
export function tableSource(read: () => BoardProps): Source {
  const trying = new Trying(read);
  return {
    get moves(): readonly Move[] {
      return read().moves;
    },
    get proposed(): Move | null {
      return read().proposed;
    },
    get desk() {
      return read().desk;
    },
    choose: (move) => read().choose(move),
    outlook: (move) => read().outlook?.(move) ?? null,
    explain: (kind, fields) => trying.at(kind, fields),
  };
}

/** Tell a selection that another decision has come, and what was proposed last. To be called while a component is set up. */
export function settling(
  selection: { settle(played: Move | null): void },
  read: () => Pick<BoardProps, "asked" | "moves" | "proposed">,
): void {
  let last: Move | null = null;
  $effect(() => {
    const { proposed } = read();
    if (proposed) last = proposed;
  });
  $effect(() => {
    const { asked, moves } = read();
    void asked?.decision;
    void moves;
    untrack(() => {
      selection.settle(last);
      last = null;
    });
  });
}
