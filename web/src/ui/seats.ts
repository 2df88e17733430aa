/** The players' colours and shapes: a shape is always drawn, the colour never stands alone. */
export const SHAPES = [
  "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z",
  "M3.500 3.500h17v17h-17z",
  "M12 2 22.500 20.500H1.500z",
  "M12 1 23 12 12 23 1 12z",
  "M12 1.500 21.500 7v10L12 22.500 2.500 17V7z",
  "M12 1l3.200 7.300 7.800.8-5.900 5.300 1.700 7.800L12 18.200 5.200 22.200l1.700-7.800L1 9.100l7.800-.8z",
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

/** The CSS colour of a seat, and of what is written on it. */
export function colourOf(seat: number): string {
  return `var(--p${(seat % 6) + 1})`;
}

export function inkOf(seat: number): string {
  return `var(--p${(seat % 6) + 1}-ink)`;
}

/** The letter on a token. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? "";
}
