/** The paragraph of the rules that somebody reads without leaving the page. */
import type { Paragraph } from "../wire";
import { api } from "./api";

export interface Rule {
  game: string;
  id: string;
}

class Reading {
  rule = $state.raw<Rule | null>(null);
}

export const reading = new Reading();
const rules = new Map<string, Promise<Paragraph[]>>();

/** The numbered rules of a game, in a language as far as it goes, asked for once. */
export function rulesOf(game: string, lang: string): Promise<Paragraph[]> {
  const key = `${game} ${lang}`;
  let wanted = rules.get(key);
  if (!wanted) {
    wanted = api.rules(game, lang);
    wanted.catch(() => rules.delete(key));
    rules.set(key, wanted);
  }
  return wanted;
}

/** Show a paragraph in front of the page. */
export function readRule(rule: Rule): void {
  reading.rule = rule;
}

export function addressOf({ game, id }: Rule): string {
  return `/rules/${game}#${id}`;
}
