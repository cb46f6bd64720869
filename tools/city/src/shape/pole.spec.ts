import type { LngLat } from '../read/extract';
import { poleOf } from './pole';
import { isInside, turnOf } from './ring';

const box = (west: number, south: number, east: number, north: number): LngLat[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('the label point of an area', () => {
  it('is the middle of a simple area', () => {
    const [lng, lat] = poleOf([[box(10, 0, 12, 2)]]) ?? [0, 0];
    expect(Math.hypot(lng - 11, lat - 1)).toBeLessThan(0.05);
  });

  it('is inside an area that bends around its middle, where there is most room', () => {
    const bent: LngLat[] = [
      [0, 0],
      [3, 0],
      [3, 0.2],
      [0.2, 0.2],
      [0.2, 2],
      [3, 2],
      [3, 3],
      [0, 3],
      [0, 0],
    ];
    const at = poleOf([[bent]]) ?? [0, 0];
    expect(isInside(at, [bent])).toBe(true);
    expect(at[1]).toBeGreaterThan(2.3);
  });

  it('is not in a hole', () => {
    const rings = [box(0, 0, 3, 3), box(0.5, 0.5, 2.9, 2.9)];
    const at = poleOf([rings]) ?? [0, 0];
    expect(isInside(at, rings)).toBe(true);
  });

  it('is in the largest of several areas, and does not exist without any', () => {
    expect(isInside(poleOf([[box(0, 0, 1, 1)], [box(5, 5, 9, 9)]]) ?? [0, 0], [box(5, 5, 9, 9)])).toBe(true);
    expect(
      poleOf([
        [
          [
            [1, 1],
            [2, 2],
            [1, 1],
          ],
        ],
      ]) ?? 'none',
    ).toEqual([expect.any(Number), expect.any(Number)]);
    expect(poleOf([])).toBeUndefined();
    expect(
      poleOf([
        [
          [
            [1, 1],
            [1, 1],
            [1, 1],
          ],
        ],
      ]),
    ).toBeUndefined();
  });

  it('is to scale where degrees of longitude are short, and is found in long outlines', () => {
    const many = Array.from({ length: 20_001 }, (_, index): LngLat => [
      20 + 0.2 * Math.cos((index / 10_000) * Math.PI),
      60 + 0.1 * Math.sin((index / 10_000) * Math.PI),
    ]);
    const [lng, lat] = poleOf([[many]]) ?? [0, 0];
    expect(Math.hypot((lng - 20) / 2, lat - 60)).toBeLessThan(0.01);
    expect(turnOf(many)).toBeGreaterThan(0);
    expect(turnOf([...many].reverse())).toBeLessThan(0);
  });
});
