/** A piece of a rules paragraph: plain, `code`, **strong**, another paragraph's id, [a remark: ...]. */
export interface Piece {
  kind: "plain" | "code" | "strong" | "rule" | "remark";
  text: string;
}

/** The little Markdown that rules are written in. Nothing of it becomes HTML by itself. */
export function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\b([A-Z]{2}-(?:EX-)?\d+(?:\.\d+)*)\b|(\[\w+: [^\]]+\])/g;
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) pieces.push({ kind: "plain", text: text.slice(at, match.index) });
    const [whole, code, strong, rule, remark] = match;
    if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (remark !== undefined) pieces.push({ kind: "remark", text: remark });
    else pieces.push({ kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: "plain", text: text.slice(at) });
  return pieces;
}
