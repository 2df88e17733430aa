import { expect, test } from "vitest";
import { celebrated, featsIn, gainsIn, soundIn, together, type Felt } from "./feelings";

const felt: Felt = {
  points: "points",
  marks: { place: "data-place" },
  events: {
    moved: { sound: "placed" },
    mined: { gain: "{ore}", count: "count" },
    found: { gain: "cards" },
    built: { feat: "tower-{type}" },
  },
};
const moved = { kind: "moved", seat: 1, place: "crater" };
const mined = { kind: "mined", seat: 1, ore: "iron", count: 2 };
const built = { kind: "built", seat: 0, type: "tall" };
const told = { kind: "spoken", seat: 0 };

test("what is gained comes from the place that was named last", () => {
  expect(gainsIn([moved, mined], felt, 0)).toEqual([
    { seat: 1, holding: "iron", count: 2, from: '[data-place="crater"]' },
  ]);
});

test("the same gained twice is one flight", () => {
  expect(gainsIn([mined, mined], felt, 0)).toEqual([
    { seat: 1, holding: "iron", count: 4, from: null },
  ]);
});

test("more points fly as well, and fewer do not; one's own come first", () => {
  const gains = gainsIn([mined], felt, 0, [3, -1]);
  expect(gains.map(({ seat, holding, count }) => [seat, holding, count])).toEqual([
    [0, "points", 3],
    [1, "iron", 2],
  ]);
});

test("points are left alone where a board does not count them so", () => {
  const { points: _, ...without } = felt;
  expect(gainsIn([], without, 0, [3])).toEqual([]);
});

test("what a board declares is celebrated, in the words of the log", () => {
  expect(featsIn([told, built], felt, 0, ({ kind }) => `${kind}!`)).toEqual([
    { key: "1 built", seat: 0, sign: "tower-tall", text: "built!" },
  ]);
});

test("of much that happens at once only three things are celebrated, one's own before all", () => {
  const others = Array.from({ length: 5 }, () => ({ ...built, seat: 1 }));
  const feats = featsIn([...others, built], felt, 0, () => "");
  expect(feats.map(({ seat }) => seat)).toEqual([0, 1, 1]);
});

test("what concerns everybody is celebrated however much else there is", () => {
  const last = { key: "last", seat: -1, sign: "last", text: "The last round." };
  const feats = featsIn([built, built, built], felt, 0, () => "", [last]);
  expect(feats.map(({ seat }) => seat)).toEqual([-1, 0, 0]);
});

test("a feat has its moment although more comes, and what is new goes before what waits", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((key) => ({ key, seat: 0, sign: "", text: "" }));
  if (!a || !b || !c || !d) throw new Error("there are four");
  expect(celebrated([a, b], [])).toEqual([a, b]);
  expect(celebrated([a, b], [c, d])).toEqual([a, c, d]);
  expect(celebrated([], [c])).toEqual([c]);
});

test("what could not be felt yet is felt with what comes next", () => {
  const feat = { key: "row", seat: 1, sign: "points", text: "A row." };
  const first = { events: [mined], points: [0, 3], feats: [feat] };
  const both = together(first, { events: [mined, built], points: [2, 1], feats: [] });
  expect(both).toEqual({ events: [mined, mined, built], points: [2, 4], feats: [feat] });
  expect(together(null, first)).toBe(first);
});

test("a feat is heard as one, a gain as one, and one's own before what others did", () => {
  expect(soundIn([moved, mined], felt, 0)).toEqual({ sound: "gain", isOwn: false });
  expect(soundIn([moved, mined, built], felt, 0)).toEqual({ sound: "celebration", isOwn: true });
  expect(
    soundIn(
      [
        { ...moved, seat: 0 },
        { ...built, seat: 1 },
      ],
      felt,
      0,
    ),
  ).toEqual({
    sound: "placed",
    isOwn: true,
  });
  expect(soundIn([told], felt, 0)).toBeNull();
});
