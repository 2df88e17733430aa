/** What a card of Luna's does, as pictograms and in words. */
import type { Picture } from "./effects";
import type { Condition, LunaCard } from "./types";
import type { Words } from "./words";

const GLYPHS = {
  gain_coins: "coin",
  helium: "tank",
  research: "upload",
  advance: "step",
  expand: "energy",
  gain_cards: "cards",
  gain_most_valuable_share_card: "share",
  place_marker: "marker",
  discard_plan: "plan",
  discard_special_plan: "plan",
} as const;

/** `research` is what her track is called already. */
const TEXTS: Readonly<Record<string, string>> = { research: "research-steps" };

function isKnown(word: string): word is keyof typeof GLYPHS {
  return word in GLYPHS;
}

/** Bonus spaces that her cards call otherwise than moves. */
const SPACES: Readonly<Record<string, string>> = { buy_card: "buy", sell_card: "sell" };

/** What letters decide: the spaces of the card display, the plan, the bonus space. */
function targetOf(words: Words, action: Condition, slot: string | null): string {
  const bySlot = action["by_slot"] as Record<string, unknown> | undefined;
  const target = slot === null ? undefined : bySlot?.[slot];
  if (target === undefined) return "";
  if (Array.isArray(target)) return target.join(", ");
  const name = String(target);
  if (action["do"] === "discard_plan") return words.t.word(name, "research");
  return words.t.word(SPACES[name] ?? name.replaceAll("_", "-"), "space");
}

/** One of her actions; on a slot it is known what its letter decides. */
export function lunaAction(words: Words, action: Condition, slot: string | null): Picture {
  const word = String(action["do"]);
  const n = typeof action["n"] === "number" ? action["n"] : 0;
  const rule = action["select"] ? words.t.text(`rule-${String(action["select"])}`) : "";
  const target = targetOf(words, action, slot);
  const text = words.say(`luna-${TEXTS[word] ?? word.replaceAll("_", "-")}`, { n, rule, target });
  const marks = isKnown(word) ? [{ glyph: GLYPHS[word] }] : [];
  return { marks: n ? [{ sign: String(n) }, ...marks] : marks, text };
}

export function lunaActions(words: Words, card: LunaCard, slot: string | null): Picture[] {
  return card.actions.map((action) => lunaAction(words, action, slot));
}
