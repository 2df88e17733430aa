import { expect, test } from "vitest";
import { placesOf } from "./standings";

test("whoever has more stands above, and seats decide ties", () => {
  expect(placesOf([3, 8, 3], null)).toEqual([1, 0, 2]);
});

test("in the end ranks count, because they know of tie-breakers", () => {
  expect(placesOf([8, 8, 3], [2, 1, 3])).toEqual([1, 0, 2]);
});
