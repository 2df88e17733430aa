import { expect, it } from "vitest";
import { best } from "./placing";

const below = { left: 0, top: 80, width: 50, height: 20 };
const above = { left: 0, top: 0, width: 50, height: 20 };

it("puts words first where they usually stand", () => {
  expect(best([below, above], null)).toBe(below);
});

it("covers nothing that is lit, if there is another place", () => {
  expect(best([below, above], { left: 10, top: 70, width: 10, height: 30 })).toBe(above);
});

it("covers as little as possible of what is lit", () => {
  expect(best([above, below], { left: 0, top: 5, width: 50, height: 90 })).toBe(above);
  expect(best([above, below], { left: 0, top: 0, width: 50, height: 90 })).toBe(below);
});
