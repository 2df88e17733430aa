/** A piece of a rules paragraph: plain, `code`, **strong**, another paragraph's id. */
export interface Piece {
  kind: "plain" | "code" | "strong" | "rule";
  text: string;
}

/** The little Markdown that rules are written in. Nothing of it becomes HTML by itself. */
export function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\b([A-Z][A-Z\d]*-(?:EX-)?\d+(?:\.\d+)*)\b/g;
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) pieces.push({ kind: "plain", text: text.slice(at, match.index) });
    const [whole, code, strong, rule] = match;
    if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else pieces.push({ kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: "plain", text: text.slice(at) });
  return pieces;
}
