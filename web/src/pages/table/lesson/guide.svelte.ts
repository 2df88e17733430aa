import type { TableSession } from "../../../lib/table.svelte";
import type { Move } from "../../../boards/board";
import type { LessonStepInfo, LightInfo } from "../../../wire";
import { keepProgress, progressOf, type Part } from "../../../lib/lessons";

/** What of the session a lesson needs: what is asked, what may be done, and what was done last. */
export type Pupil = Pick<TableSession, "id" | "asked" | "moves" | "proposed" | "sending" | "done">;

/**
 * How a step stands: it only tells something; its move can be made; only others of its kind can; other
 * things come first; or somebody else has to decide.
 */
export type Standing = "tells" | "asks" | "leaves-free" | "comes-later" | "waits";

const CONFIRM: LightInfo = { region: "confirm", element: null };

/** Where somebody stands in a lesson. It follows what they play and never stands in their way. */
export class Guide {
  readonly steps: readonly LessonStepInfo[];
  readonly #pupil: Pupil;
  #at = $state(0);
  #part = $state<Part>("asks");
  #isOpen = $state(true);
  /** How many of the things to light, one after the other, have been chosen. */
  #chosen = $state(0);

  constructor(steps: readonly LessonStepInfo[], pupil: Pupil) {
    this.steps = steps;
    this.#pupil = pupil;
    const kept = progressOf(pupil.id);
    if (!kept) return;
    this.#at = Math.min(kept.at, steps.length);
    this.#part = kept.part;
    this.#isOpen = kept.isOpen;
  }

  get at(): number {
    return this.#at;
  }
  get part(): Part {
    return this.#part;
  }
  /** The step that is shown; none after the last one. */
  get step(): LessonStepInfo | null {
    return this.steps[this.#at] ?? null;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }
  set isOpen(open: boolean) {
    this.#isOpen = open;
    this.#keep();
  }

  /** The move that is asked for, if it can be made now. */
  readonly move = $derived.by<Move | null>(() => this.#legal(this.step));

  readonly standing = $derived.by<Standing>(() => {
    const { step } = this;
    if (!step?.move || this.#part !== "asks") return "tells";
    // A move is followed when it has arrived with all that it led to.
    if (this.move || this.#pupil.sending) return "asks";
    if (!this.#pupil.asked) return "waits";
    return this.#isOfKind(step) ? "leaves-free" : "comes-later";
  });

  /**
   * What is lit, the first of it that is seen: Confirm, once the right thing is proposed; else what comes next,
   * or again what was chosen before, if the pupil has let go of it.
   */
  readonly lights = $derived.by<readonly LightInfo[]>(() => {
    const { step } = this;
    if (!step || !this.#isOpen) return [];
    if (this.#part !== "asks") return this.#part === "brought" && step.after ? [step.after] : [];
    if (step.move && this.standing !== "asks") return [];
    if (this.move && this.#pupil.proposed?.notation === this.move.notation) return [CONFIRM];
    const at = Math.min(this.#chosen, step.light.length - 1);
    return [...step.light.slice(0, at + 1).reverse(), ...step.light.slice(at + 1)];
  });

  /** What was lit has been chosen: the next thing is. */
  choose(): void {
    this.#chosen += 1;
  }

  next(): void {
    if (this.step) this.#go(this.#at + 1);
  }

  /** Follow what the pupil has done. */
  follow(done: { move: string | null }): void {
    if (done.move === null) this.#goBack();
    else if (this.#part === "asks" && this.step?.move) this.#made(done.move, this.step.move);
  }

  /** Go past steps for which it is too late: what a later one is about can be done, and theirs can't. */
  catchUp(): void {
    while (this.standing === "comes-later" && this.#isOvertaken()) this.#go(this.#at + 1);
  }

  #made(move: string, wanted: string): void {
    if (move === wanted) this.#go(this.#at, "brought");
    else if (kindOf(move) === kindOf(wanted)) this.#go(this.#at, "own-way");
  }

  /** After a move was taken back, the step that asks for what can be done again. */
  #goBack(): void {
    const before = this.steps.slice(0, this.#at + 1);
    const again = before.findLastIndex((step) => this.#legal(step));
    if (again >= 0) this.#go(again);
  }

  #isOvertaken(): boolean {
    return this.steps
      .slice(this.#at + 1)
      .some((step) => step.move !== null && this.#isOfKind(step));
  }

  #legal(step: LessonStepInfo | null): Move | null {
    return this.#pupil.moves.find(({ notation }) => notation === step?.move) ?? null;
  }

  #isOfKind(step: LessonStepInfo): boolean {
    return this.#pupil.moves.some(({ kind }) => kind === kindOf(step.move ?? ""));
  }

  #go(at: number, part: Part = "asks"): void {
    this.#at = at;
    this.#part = part;
    this.#chosen = 0;
    this.#keep();
  }

  #keep(): void {
    const isOver = this.#at >= this.steps.length;
    keepProgress(this.#pupil.id, { at: this.#at, part: this.#part, isOpen: this.#isOpen, isOver });
  }
}

function kindOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}
