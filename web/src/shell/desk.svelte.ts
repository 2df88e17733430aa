import { MediaQuery } from "svelte/reactivity";
import type { Move } from "../boards/board";
import type { Rule } from "../lib/rulebook.svelte";

/** Something that the board has to say while nothing is proposed. */
export interface Hint {
  text: string;
  /** It is not possible, or nothing of it is played. */
  tone: "plain" | "bad" | "trial";
  rule?: Rule | null;
}

/** The view of a phone that shows the board itself. */
export const BOARD = "board";

/**
 * How the screen is divided, and what of it is looked at: one for a table, shared by the shell and the board.
 * The four switches are the shell's; a board only asks which of them are on.
 */
export class Desk {
  readonly #low = new MediaQuery("height < 481px");
  readonly #slim = new MediaQuery("width < 900px");
  readonly #short = new MediaQuery("height < 700px");
  readonly #roomy = new MediaQuery("width >= 1200px");

  /** A phone, held upright or lying; else a desk. */
  readonly form = $derived<"desk" | "upright" | "lying">(
    this.#low.current ? "lying" : this.#slim.current ? "upright" : "desk",
  );
  readonly isPhone = $derived(this.form !== "desk");
  /** There is room for what all share beside the board; else it is a tab of the panel. */
  readonly hasTable = $derived(!this.isPhone && this.#roomy.current);
  /** What one holds stands upright at the left of the board; else it lies below. */
  readonly hasUprightDock = $derived(!this.isPhone && this.#short.current);

  /** The open tab of the panel. */
  tab = $state("");
  /** What takes the board's place on a phone: the board, a tab, `players`, `log` or `chat`. */
  view = $state(BOARD);
  /** Lines of the chat that were not read yet. */
  unread = $state(0);
  /** The list of all options lies over the players and the log. */
  isSheetOpen = $state(false);
  /** An option that the pointer or the focus is on, in the list or on the board. */
  looked = $state.raw<Move | null>(null);
  hint = $state.raw<Hint | null>(null);

  /** Bring a tab to the front, or the board. */
  open(id: string): void {
    if (id !== BOARD) this.tab = id;
    this.view = id;
  }

  /** There is nothing more to see on a tab: whoever has it open sees another one. */
  leave(id: string, next: string): void {
    if (this.tab === id) this.tab = next;
    if (this.view === id) this.view = next;
  }
}
