import { expect, it } from "vitest";
import { inline } from "./markup";

it.each(["EX-3.1", "PU-EX-4", "P49-13.5.1"])("makes a link of a paragraph's id, %s", (id) => {
  expect(inline(`See ${id}.`)).toEqual([
    { kind: "plain", text: "See " },
    { kind: "rule", text: id },
    { kind: "plain", text: "." },
  ]);
});
