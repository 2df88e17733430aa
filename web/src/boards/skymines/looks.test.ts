import { expect, test } from "vitest";
import { look } from "./looks";

const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];

test("a company looks the same in every chart", () => {
  for (const name of COMPANIES) expect(look(`score-${name}`)).toEqual(look(`company-${name}`));
});

test("no two parts of wealth share a colour or a shape", () => {
  const parts = ["coins", ...COMPANIES, "tank", "research"].map((name) => look(`score-${name}`));
  expect(new Set(parts.map((part) => part?.colour)).size).toBe(parts.length);
  expect(new Set(parts.map((part) => part?.shape)).size).toBe(parts.length);
});

test("what the board doesn't know is left to the chart", () => {
  expect(look("score-loop")).toBeNull();
});
