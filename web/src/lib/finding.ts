/** Searching texts as people type: without accents, in any order of words. */

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Found {
  text: string;
  hit: boolean;
}

/** One character in lower case without its accents: ź as z, ł as l. */
function bare(character: string): string {
  return character.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ł", "l");
}

/** Lower case without accents: "zrodlo" finds "źródło". */
export function plain(text: string): string {
  return [...text].map(bare).join("");
}

/** The words that were typed, as `holds` and `marked` look for them. */
export function wordsOf(typed: string): string[] {
  return plain(typed).split(/\s+/).filter(Boolean);
}

/** Whether all the words are somewhere in a text. */
export function holds(text: string, words: readonly string[]): boolean {
  const whole = plain(text);
  return words.every((word) => whole.includes(word));
}

/** A text in pieces, those that the words are found in apart from the rest. */
export function marked(text: string, words: readonly string[]): Found[] {
  if (!words.length) return [{ text, hit: false }];
  const characters = [...text];
  // Where each bare character comes from, for one may become none or several.
  const origins: number[] = [];
  let whole = "";
  characters.forEach((character, i) => {
    const written = bare(character);
    whole += written;
    for (let n = 0; n < written.length; n++) origins.push(i);
  });
  const hits = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) hits.add(origins[n] as number);
  const pieces: Found[] = [];
  characters.forEach((character, i) => {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(i)) last.text += character;
    else pieces.push({ text: character, hit: hits.has(i) });
  });
  return pieces;
}
