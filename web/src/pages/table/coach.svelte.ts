/** Asking a strong bot what it would do. */
import { api } from "../../lib/api";
import { hintText, isCoached } from "../../lib/coach";
import { explain, notify } from "../../lib/notices.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Translator } from "../../lib/translator";
import type { Desk } from "../../shell/desk.svelte";

interface Source {
  session: TableSession;
  desk: Desk;
  t: Translator;
}

export class Coach {
  /** The bot that is asked thinks. */
  #isThinking = $state(false);
  readonly #read: () => Source;

  constructor(read: () => Source) {
    this.#read = read;
  }

  readonly canAsk = $derived.by(() => {
    const { info, viewer, moves } = this.#read().session;
    const isChoosing = viewer !== null && moves.length > 1;
    return info !== null && isCoached(info) && isChoosing && !this.#isThinking;
  });

  /** Show what a strong bot would do in this decision, and say why. */
  async hint(): Promise<void> {
    const { session, desk, t } = this.#read();
    const decision = session.asked?.decision;
    if (!this.canAsk || !decision) return;
    this.#isThinking = true;
    try {
      const found = await api.hint(session.id, decision);
      if (session.asked?.decision !== decision) return;
      desk.looked = session.moves.find((one) => one.notation === found.best[0]?.moves[0]) ?? null;
      notify(hintText(found, t));
    } catch (error) {
      explain(error);
    } finally {
      this.#isThinking = false;
    }
  }
}
