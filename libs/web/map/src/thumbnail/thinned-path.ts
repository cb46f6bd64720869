/** Points closer than this are indistinguishable. */
const STEP_PX = 1.5;

/** The SVG path through pixels of a small picture, without points that make no visible difference. */
export function thinnedPath(points: readonly { x: number; y: number }[]): string {
  const kept: { x: number; y: number }[] = [];
  points.forEach((point, i) => {
    const before = kept.at(-1);
    const isLast = i === points.length - 1;
    if (!before || isLast || Math.hypot(point.x - before.x, point.y - before.y) >= STEP_PX) kept.push(point);
  });
  return kept.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
