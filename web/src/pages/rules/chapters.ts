import { holds } from "../../lib/finding";
import type { Paragraph } from "../../wire";

/** The paragraphs under one heading. */
export interface Chapter {
  /** Its first paragraph: the same in all languages. */
  key: string;
  name: string;
  lang: string;
  paragraphs: Paragraph[];
}

/** The rules by their headings. */
export function chaptersOf(paragraphs: readonly Paragraph[]): Chapter[] {
  const all: Chapter[] = [];
  for (const part of paragraphs) {
    const last = all.at(-1);
    if (last?.name === part.chapter) last.paragraphs.push(part);
    else
      all.push({ key: part.id, name: part.chapter, lang: part.chapter_lang, paragraphs: [part] });
  }
  return all;
}

/** Of these chapters what holds all the words, in a paragraph or in the heading over it. */
export function found(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ id, text }) =>
        holds(`${id} ${chapter.name} ${text}`, words),
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}
