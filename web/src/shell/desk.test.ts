import { expect, it } from "vitest";
import { Desk } from "./desk.svelte";

it("leaves a tab on which nothing more is to be seen, on a desk and on a phone", () => {
  const desk = new Desk();
  desk.open("dice");
  desk.leave("dice", "technologies");
  expect([desk.tab, desk.view]).toEqual(["technologies", "technologies"]);
  desk.open("goals");
  desk.leave("dice", "technologies");
  expect([desk.tab, desk.view]).toEqual(["goals", "goals"]);
});
