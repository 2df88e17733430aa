import { SvelteSet } from "svelte/reactivity";
import { recall, remember } from "./settings.svelte";

/** Which chapters of something long are folded away, kept in this browser. */
export class Folding {
  readonly #key: string;
  readonly #folded: SvelteSet<string>;

  constructor(key: string) {
    this.#key = key;
    this.#folded = new SvelteSet(recall<string[]>(key) ?? []);
  }

  isFolded(chapter: string): boolean {
    return this.#folded.has(chapter);
  }

  fold(chapter: string, isFolded: boolean): void {
    if (isFolded === this.#folded.has(chapter)) return;
    if (isFolded) this.#folded.add(chapter);
    else this.#folded.delete(chapter);
    this.#keep();
  }

  /** Fold these away, and open all others. */
  foldAll(chapters: readonly string[]): void {
    this.#folded.clear();
    for (const chapter of chapters) this.#folded.add(chapter);
    this.#keep();
  }

  #keep(): void {
    remember(this.#key, [...this.#folded]);
  }
}
