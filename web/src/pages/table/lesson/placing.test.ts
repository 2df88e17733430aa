import { expect, it } from "vitest";
import { best, onPhone } from "./placing";

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

it("leaves a phone's board free if that is lit: of one on its side, the words lie beside", () => {
  const board = { left: 60, top: 0, width: 390, height: 390 };
  const whole = { left: 0, top: 0, width: 844, height: 390 };
  expect(best(onPhone(board, whole, 200), board)).toEqual({
    left: 458,
    top: 182,
    width: 378,
    height: 200,
  });
});

it("lies below the board of a small phone", () => {
  const board = { left: 0, top: 93, width: 320, height: 255 };
  const whole = { left: 0, top: 0, width: 320, height: 568 };
  expect(best(onPhone(board, whole, 200), board).top).toBe(360);
});
