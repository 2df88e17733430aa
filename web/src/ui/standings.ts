/** Who stands where: by their ranks, or as long as there are none by their points; seat order decides ties. */
export function placesOf(points: readonly number[], ranks: readonly number[] | null): number[] {
  const value = (seat: number): number => (ranks ? (ranks[seat] ?? 0) : -(points[seat] ?? 0));
  const order = points.map((_, seat) => seat).sort((a, b) => value(a) - value(b) || a - b);
  return points.map((_, seat) => order.indexOf(seat));
}
