import { describe, expect, it } from "vitest";
import { Following } from "./following.svelte";

/** A box of 100 pixels whose list is so long, seen from `scrollTop` on. */
function box(scrollHeight: number, scrollTop = scrollHeight - 100) {
  return { scrollTop, scrollHeight, clientHeight: 100 };
}

/** Somebody who was at the end of 10 lines and has moved up. */
function reader(): Following {
  const following = new Following();
  following.scrolled(box(1000), 10);
  following.scrolled(box(1000, 300), 10);
  return following;
}

describe("a list that grows", () => {
  it("is followed, and nothing of it is new", () => {
    const following = new Following();
    following.scrolled(box(1000), 10);
    const grown = box(1200, 900);
    following.resized(grown);
    expect(grown.scrollTop).toBe(1200);
    expect(following.news(14)).toBe(0);
  });

  it("leaves a reader alone who has moved up, and counts what is new", () => {
    const following = reader();
    const grown = box(1200, 300);
    following.resized(grown);
    expect(grown.scrollTop).toBe(300);
    expect(following.news(10)).toBe(0);
    expect(following.news(14)).toBe(4);
  });

  it("counts from where the end was left, however often one moves", () => {
    const following = reader();
    following.scrolled(box(1200, 200), 14);
    expect(following.news(14)).toBe(4);
  });

  it("is followed again from its end", () => {
    const following = reader();
    const grown = box(1200, 300);
    following.catchUp(grown);
    expect(grown.scrollTop).toBe(1200);
    expect(following.news(14)).toBe(0);
  });

  it("is still followed when it was its size that moved it", () => {
    const following = new Following();
    following.scrolled(box(1000), 10);
    const grown = box(1400, 800);
    following.scrolled(grown, 12);
    expect(grown.scrollTop).toBe(1400);
    expect(following.news(12)).toBe(0);
  });
});
