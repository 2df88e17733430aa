import type { Translator } from "../../lib/translator";

/** Whose things lie on the stage, for the ribbon, if they are not the viewer's; a spectator has none to go back to. */
export function otherOf(
  seat: number,
  viewer: number | null,
  t: Translator,
  focus: (seat: number) => void,
): { seat: number; name: string; back?: () => void } | null {
  if (seat === viewer) return null;
  const other = { seat, name: t.seat(seat) };
  return viewer === null ? other : { ...other, back: () => focus(viewer) };
}
