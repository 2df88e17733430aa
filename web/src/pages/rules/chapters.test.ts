import { expect, test } from "vitest";
import { wordsOf } from "../../lib/finding";
import type { Paragraph } from "../../wire";
import { chaptersOf, found } from "./chapters";

const part = (id: string, chapter: string, text: string): Paragraph => ({
  id,
  chapter,
  chapter_lang: "pl",
  text,
  lang: "pl",
});
const rules = [
  part("EX-1.1", "1. Elementy", "24 komety."),
  part("EX-1.2", "1. Elementy", "Soczewki w trzech kolorach."),
  part("EX-2.1", "2. Przygotowanie", "Każdy dostaje trzy komety."),
];

test("paragraphs stand under their headings", () => {
  expect(chaptersOf(rules).map(({ key, paragraphs }) => [key, paragraphs.length])).toEqual([
    ["EX-1.1", 2],
    ["EX-2.1", 1],
  ]);
});

test("all words have to be there, in the paragraph, its number or its heading", () => {
  const search = (typed: string): string[] =>
    found(chaptersOf(rules), wordsOf(typed)).flatMap((one) => one.paragraphs.map(({ id }) => id));
  expect(search("komety")).toEqual(["EX-1.1", "EX-2.1"]);
  expect(search("KAZDY komety")).toEqual(["EX-2.1"]);
  expect(search("elementy")).toEqual(["EX-1.1", "EX-1.2"]);
  expect(search("ex-1.2")).toEqual(["EX-1.2"]);
  expect(search("rakieta")).toEqual([]);
  expect(search("")).toEqual(["EX-1.1", "EX-1.2", "EX-2.1"]);
});
