import { system } from './system';

type Mode = 'light' | 'dark';

/** Red, green and blue (0 to 255) of a token in a color mode, with references resolved. */
function rgb(name: string, mode: Mode): [number, number, number] {
  const token = system.tokens.getByName(`colors.${name}`);
  const conditions: Record<string, string> = token?.extensions['conditions'] ?? {};
  const value = conditions[mode === 'light' ? '_light' : '_dark'] ?? String(token?.originalValue);
  const reference = /^\{colors\.(.+)\}$/.exec(value);
  if (reference?.[1]) return rgb(reference[1], mode);
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`colors.${name} is ${value}`);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(a: string, b: string, mode: Mode): number {
  const luminance = (name: string) => {
    const [r, g, bl] = rgb(name, mode).map((c) => {
      const s = c / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const palettes = ['brand', 'accent', 'gray', 'danger', 'warning', 'success', 'info'];
const surfaces = ['bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted'];

describe.each<Mode>(['light', 'dark'])('contrast in the %s mode', (mode) => {
  const text: [string, string][] = [
    ...surfaces.flatMap((surface): [string, string][] => [
      ['fg', surface],
      ['fg.muted', surface],
    ]),
    ['fg.subtle', 'bg.panel'],
    ['fg.subtle', 'bg.canvas'],
    ['fg.inverted', 'bg.inverted'],
    ...palettes.flatMap((palette): [string, string][] => [
      [`${palette}.contrast`, `${palette}.solid`],
      [`${palette}.contrast`, `${palette}.hover`],
      [`${palette}.fg`, 'bg.panel'],
      [`${palette}.fg`, 'bg.canvas'],
      [`${palette}.fg`, `${palette}.subtle`],
      [`${palette}.fg`, `${palette}.muted`],
      ['fg.muted', `${palette}.subtle`],
    ]),
  ];
  it.each(text)('text %s on %s is at least 4.5 : 1', (front, back) => {
    expect(contrast(front, back, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['border.emphasized', 'bg.panel'],
    ['focusRing', 'bg.panel'],
    ['focusRing', 'bg.canvas'],
    ['brand.solid', 'bg.muted'],
  ])('edge %s on %s is at least 3 : 1', (front, back) => {
    expect(contrast(front, back, mode)).toBeGreaterThanOrEqual(3);
  });
});
