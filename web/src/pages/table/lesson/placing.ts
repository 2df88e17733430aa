/** A rectangle of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const WIDE = 340; // on a desk
const [NARROW, WIDEST] = [240, 480]; // on a phone

/** Where words of this height find room, away from what is lit if that is possible. */
export function placeFor(screen: Element, isPhone: boolean, lit: Box | null, height: number): Box {
  const whole = screen.getBoundingClientRect();
  const frame = isPhone
    ? (screen.querySelector(".board")?.getBoundingClientRect() ?? whole)
    : whole;
  return best(isPhone ? onPhone(frame, whole, height) : onDesk(frame, height), lit);
}

/** Where a lesson that was put away is opened again on a phone: where the question is. */
export function placeAway(screen: Element): Box {
  return (screen.querySelector(".question") ?? screen).getBoundingClientRect();
}

/** Of some places the first that doesn't touch what is lit, else the one that covers the least of it. */
export function best(places: readonly Box[], lit: Box | null): Box {
  const [first] = places as [Box, ...Box[]];
  if (!lit) return first;
  return places.reduce((a, b) => (shared(b, lit) < shared(a, lit) ? b : a), first);
}

function onDesk(frame: Box, height: number): Box[] {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const size = { width: WIDE, height };
  const below = bottom - size.height - GAP;
  return [
    { ...size, left: right - WIDE - GAP, top: below },
    { ...size, left: frame.left + GAP, top: below },
    { ...size, left: frame.left + GAP, top: frame.top + 64 },
    { ...size, left: right - WIDE - GAP, top: frame.top + 64 },
    { ...size, left: frame.left + (frame.width - WIDE) / 2, top: below },
  ];
}

/** Over the board, over what lies below it, or over what lies beside it on a phone on its side. */
export function onPhone(frame: Box, whole: Box, height: number): Box[] {
  const size = { width: Math.min(frame.width, WIDEST) - 2 * GAP, height };
  const left = frame.left + GAP;
  const bottom = frame.top + frame.height;
  const lowest = whole.top + whole.height - height - GAP;
  const right = frame.left + frame.width;
  const beside = Math.min(whole.left + whole.width - right, WIDEST) - 2 * GAP;
  return [
    { ...size, left, top: Math.max(frame.top, bottom - height - GAP) },
    { ...size, left, top: frame.top + GAP },
    { ...size, left, top: lowest },
    ...(beside < NARROW ? [] : [{ left: right + GAP, top: lowest, width: beside, height }]),
  ];
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
