/** What something brings or asks for, as pictograms and in words. */

/** Something written: a number, a sign. */
export interface Sign {
  readonly sign: string;
}

/** Marks that belong together. */
export interface Picture<Drawn> {
  readonly marks: readonly (Drawn | Sign)[];
  /** The same in words; empty where the game's own text tells it. */
  readonly text: string;
}

/** All of them in words. */
export function tell(pictures: readonly Picture<unknown>[]): string {
  return pictures
    .map(({ text }) => text)
    .filter(Boolean)
    .join(", ");
}
