/** What is told of an action card, and of cards that lie together. */
import type { Catalogue } from "./types";
import type { Words } from "./words";

/** A card's name with what it costs, for its tip. */
export function cardTitle(words: Words, catalogue: Catalogue, card: string): string {
  const cost = catalogue.cards[card]?.cost ?? 0;
  return `${words.t.word(card, "card")} (${words.say("printed-cost", { n: cost })})`;
}

export function cardText(words: Words, card: string): string {
  return words.t.explanation(card, "card") ?? "";
}

/** The rule about a card, as the catalogue's paragraphs name it. */
export function topicOf(catalogue: Catalogue, card: string): string {
  const kind = catalogue.cards[card]?.kind;
  return kind === "resource" ? "resources" : kind === "science" ? "scientist" : (kind ?? "slot");
}

export function named(words: Words, cards: readonly string[]): string {
  return cards.map((card) => words.t.word(card, "card")).join(", ");
}
