import { describe, expect, it, vi } from "vitest";
import { endOfRow, following, stepped, walk } from "./cursor";

/** `#` is there, `.` is not. */
const ROWS = ["..#..", ".###.", "##.##", ".###.", "..#.."];
const isThere = (x: number, y: number): boolean => ROWS[y]?.[x] === "#";

describe("the cursor on a grid", () => {
  it("goes to the next square, over what is no square", () => {
    expect(stepped({ x: 1, y: 2 }, "right", 5, isThere)).toEqual({ x: 3, y: 2 });
    expect(stepped({ x: 2, y: 1 }, "down", 5, isThere)).toEqual({ x: 2, y: 3 });
  });

  it("stays where it is at the edge", () => {
    expect(stepped({ x: 2, y: 0 }, "up", 5, isThere)).toBeNull();
    expect(stepped({ x: 3, y: 1 }, "right", 5, isThere)).toBeNull();
  });

  it("goes to both ends of a row", () => {
    expect(endOfRow(1, false, 5, isThere)).toEqual({ x: 1, y: 1 });
    expect(endOfRow(2, true, 5, isThere)).toEqual({ x: 4, y: 2 });
    expect(endOfRow(9, true, 5, isThere)).toBeNull();
  });
});

describe("the places that can be chosen", () => {
  it("follow each other, the first one after the last", () => {
    expect(following(["a", "b", "c"], "b", 1)).toBe("c");
    expect(following(["a", "b", "c"], "c", 1)).toBe("a");
    expect(following(["a", "b", "c"], "a", -1)).toBe("c");
  });

  it("begin at the first, or before it at the last, for somebody who stands elsewhere", () => {
    expect(following(["a", "b"], "x", 1)).toBe("a");
    expect(following(["a", "b"], "x", -1)).toBe("b");
    expect(following([], "x", 1)).toBeNull();
  });
});

describe("keys", () => {
  const press = (key: string, more = {}) => {
    const moves = { step: vi.fn(), end: vi.fn(), lit: vi.fn(), press: vi.fn() };
    const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more };
    walk(event as unknown as KeyboardEvent, moves);
    return { moves, event };
  };

  it("step, go to the ends, to what is lit, and choose", () => {
    expect(press("ArrowLeft").moves.step).toHaveBeenCalledWith("left");
    expect(press("End").moves.end).toHaveBeenCalledWith(true);
    expect(press("PageUp").moves.lit).toHaveBeenCalledWith(-1);
    expect(press("Enter").moves.press).toHaveBeenCalled();
  });

  it("that mean nothing here go on to the page", () => {
    expect(press("q").event.preventDefault).not.toHaveBeenCalled();
    const { moves, event } = press("ArrowLeft", { altKey: true });
    expect(moves.step).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
