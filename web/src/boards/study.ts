/**
 * What a game teaches beside its rules: a summary on two pages, a quick reference, drawings for the rules.
 *
 * It lives in `boards/<game>/study`: `contents.ts` says what, `index.ts` exports it with what draws it as a `Study`; a
 * game without one has just its rules. Its words are in `boards/<game>/text/study.<lang>.ftl`: `study-<chapter>-<point>`, `study-picture-<name>`
 * and `study-icon-<name>`. Pictures are made of what the board draws, with an example position in
 * `study/position.json`, which `python -m tools.study` writes.
 */
import type { Component } from "svelte";
import type { Asked } from "../wire";
import type { SceneProps } from "./board";

/** The chapters of a summary in their order, by the page on which they stand. */
export const PAGES = [
  ["goal", "setup", "round"],
  ["actions", "scoring", "end", "missed"],
] as const;
export type Chapter = (typeof PAGES)[number][number];

/** What a chapter says, point by point, and the paragraphs that say it in full. */
export type Points = Readonly<Record<string, readonly string[]>>;

/** Where a picture stands: in a chapter of the summary, and in the rules beside a paragraph. */
export interface Placed {
  readonly chapter: Chapter;
  readonly beside: string;
}

/** What a study says, and where; icons by names that the game's own component knows. */
export interface Contents<Name extends string = string> {
  chapters: Readonly<Record<Chapter, Points>>;
  pictures: Readonly<Record<string, Placed>>;
  /** The icons that have to be known. */
  icons: readonly Name[];
  /** The point of the chapter `round` at which a table is, if that can be seen. */
  step?(view: unknown, asked: Asked | null): string | null;
}

export interface Study<Name extends string = string> extends Contents<Name> {
  /** One of the pictures, as wide as what it is put in. */
  Picture: Component<SceneProps & { name: string }>;
  /** What pictures and icons refer to, once per page where the board is not. */
  Sprite?: Component<SceneProps>;
  Icon: Component<{ name: Name; size?: number }>;
  /** The position that the pictures show, as its first seat sees it. */
  position: unknown;
}

/** A study is asked for no icons but its own. */
export function studyWith<Name extends string>(study: Study<Name>): Study {
  return study as unknown as Study;
}

const studies = import.meta.glob<Study>("./*/study/index.ts", { import: "default" });
const texts = import.meta.glob<string>("./*/text/study.*.ftl", {
  query: "?raw",
  import: "default",
});

export function hasStudy(game: string): boolean {
  return `./${game}/study/index.ts` in studies;
}

export async function loadStudy(game: string): Promise<Study | null> {
  return (await studies[`./${game}/study/index.ts`]?.()) ?? null;
}

/** The words of a study in a language. */
export async function loadStudyText(game: string, lang: string): Promise<string> {
  return (await texts[`./${game}/text/study.${lang}.ftl`]?.()) ?? "";
}
