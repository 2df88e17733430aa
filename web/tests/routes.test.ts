import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
const { parseRoute } = await import("../src/lib/router.svelte");

test("addresses lead to pages", () => {
  expect(parseRoute("/", "")).toEqual({ page: "home" });
  expect(parseRoute("/t/abc", "#secret")).toEqual({
    page: "table",
    id: "abc",
    invitation: "secret",
  });
  expect(parseRoute("/t/abc/replay", "")).toEqual({
    page: "replay",
    id: "abc",
    entry: null,
    event: null,
  });
  expect(parseRoute("/t/abc/replay/12", "")).toMatchObject({ page: "replay", entry: 12 });
  expect(parseRoute("/t/abc/replay", "", "?event=7")).toMatchObject({ entry: null, event: 7 });
  expect(parseRoute("/t/abc/replay", "", "?event=x")).toMatchObject({ entry: null, event: null });
  expect(parseRoute("/t/abc/replay/x", "")).toEqual({ page: "lost" });
  expect(parseRoute("/rules/example", "#EX-1.1")).toEqual({
    page: "rules",
    game: "example",
    paragraph: "EX-1.1",
  });
  expect(parseRoute("/verify", "", "?table=abc")).toEqual({ page: "verify", id: "abc" });
  expect(parseRoute("/notifications", "")).toEqual({ page: "notifications" });
  expect(parseRoute("/nowhere", "")).toEqual({ page: "lost" });
});

test("an address that nobody can read leads to the page for what is not there", () => {
  expect(parseRoute("/t/%zz", "")).toEqual({ page: "lost" });
  expect(parseRoute("/rules/%e0%a4", "")).toEqual({ page: "lost" });
  expect(parseRoute("/t/abc", "#%zz")).toEqual({ page: "table", id: "abc", invitation: "" });
});

test("a summary has an address of its own", () => {
  expect(parseRoute("/summary/example", "")).toEqual({ page: "summary", game: "example" });
  expect(parseRoute("/summary", "")).toEqual({ page: "lost" });
});

test("people, ratings and statistics have addresses", () => {
  expect(parseRoute("/people/bot%3Astrong", "")).toEqual({ page: "person", player: "bot:strong" });
  expect(parseRoute("/ratings", "")).toEqual({ page: "ratings", game: "" });
  expect(parseRoute("/statistics/example", "")).toEqual({ page: "statistics", game: "example" });
  expect(parseRoute("/people", "")).toEqual({ page: "lost" });
});
