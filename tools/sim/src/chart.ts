export interface LineChart {
  readonly title: string;
  readonly unit: string;
  /** One label per value; empty for none. */
  readonly labels: readonly string[];
  readonly ours: readonly (number | null)[];
  readonly peer: readonly (number | null)[];
}

const WIDTH = 360;
const HEIGHT = 220;
const LEFT = 52;
const BOTTOM = 28;
const TOP = 10;
const RIGHT = 30;
const STEPS = 4;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each]!);

/** An SVG chart with two lines and an axis from zero. */
export function lineChart({ title, unit, labels, ours, peer }: LineChart): string {
  const most = roundUp(Math.max(...[...ours, ...peer].map((value) => value ?? 0), 1e-9));
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, labels.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - (value * (HEIGHT - BOTTOM - TOP)) / most;
  const line = (name: string, values: readonly (number | null)[]) => {
    const points = values.flatMap((value, index) =>
      value === null ? [] : [`${x(index).toFixed(1)},${y(value).toFixed(1)}`],
    );
    return `<polyline class="${name}" fill="none" stroke-width="2.5" points="${points.join(' ')}"/>`;
  };
  const rules = Array.from({ length: STEPS + 1 }, (_, step) => {
    const value = (most * step) / STEPS;
    const text = Number(value.toPrecision(3)).toString();
    return `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${text}</text>`;
  });
  const names = labels.map((label, index) =>
    label === '' ? '' : `<text x="${x(index)}" y="${HEIGHT - 8}" text-anchor="middle">${escapeHtml(label)}</text>`,
  );
  const heading = escapeHtml(unit === '' ? title : `${title} (${unit})`);
  return `<figure><h2>${heading}</h2><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${heading}; the figures are in the table">${rules.join('')}${names.join('')}${line('peer', peer)}${line('ours', ours)}</svg></figure>`;
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= value * 0.999)!;
}
