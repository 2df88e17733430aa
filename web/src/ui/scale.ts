/** A round number of points between the lines of a chart that has about four of them. */
export function niceStep(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((n) => n * power >= rough) ?? 10;
  return Math.max(1, nice * power);
}
