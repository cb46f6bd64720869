import { NONE, type Streets } from './road-graph';
import { gridOf, Snapping } from './snapping';

/**
 * Two streets to the north, 600 m apart, and one between their southern ends; the eastern one is one-way southbound.
 */
const [SOUTH, NORTH, WEST, EAST] = [35_200_000, 35_210_000, -80_850_000, -80_843_400];
const streets: Streets = {
  along: Uint32Array.of(0, NONE, 3),
  against: Uint32Array.of(1, 2, 4),
  start: Uint32Array.of(0, 3, 5, 7),
  points: Int32Array.from([
    SOUTH,
    WEST,
    35_207_500,
    WEST,
    NORTH,
    WEST,
    SOUTH,
    EAST,
    NORTH,
    EAST,
    SOUTH,
    WEST,
    SOUTH,
    EAST,
  ]),
  isConnected: Uint8Array.of(1, 1, 1),
};
/** Intersections: 0 and 1 in the south, 2 and 3 in the north. */
const ends = { from: Uint32Array.of(0, 2, 3, 0, 1), to: Uint32Array.of(2, 0, 1, 1, 0) };
const edgesAt = (of: Uint32Array) => (at: number) => Uint32Array.from([...of.keys()].filter((edge) => of[edge] === at));

const on = (all: Streets) => new Snapping(all, gridOf(all), ends, { out: edgesAt(ends.from), into: edgesAt(ends.to) });

describe('snapping', () => {
  const snapping = on(streets);

  it('moves a position onto both directions of the nearest street, with the share of the street behind it', () => {
    const snapped = snapping.snap({ lat: 35.2025, lng: -80.8492 }, true);
    expect(snapped.map(({ edge }) => edge)).toEqual([0, 1]);
    expect(snapped[0]!.share).toBeCloseTo(0.25, 6);
    expect(snapped[1]!.share).toBeCloseTo(0.75, 6);
  });

  it('moves a position onto the one direction of a one-way street', () => {
    const [only, ...others] = snapping.snap({ lat: 35.208, lng: -80.8431 }, false);
    expect(only!.edge).toBe(2);
    expect(only!.share).toBeCloseTo(0.2, 6);
    expect(others).toEqual([]);
  });

  it('treats a position next to an intersection as on it: any road leaves it and leads to it', () => {
    const corner = { lat: 35.200_02, lng: -80.850_02 };
    expect(snapping.snap(corner, true)).toEqual([
      { edge: 0, share: 0 },
      { edge: 3, share: 0 },
    ]);
    expect(snapping.snap(corner, false)).toEqual([
      { edge: 1, share: 1 },
      { edge: 4, share: 1 },
    ]);
  });

  it('moves a position up to two kilometers, also from outside the map', () => {
    expect(snapping.snap({ lat: 35.205, lng: -80.867 }, true).map(({ edge }) => edge)).toEqual([0, 1]);
    expect(snapping.snap({ lat: 35.205, lng: -80.873 }, true)).toEqual([]);
    expect(snapping.snap({ lat: -35, lng: 100 }, true)).toEqual([]);
  });

  it('does not move a position onto a street that leads nowhere', () => {
    const island = on({ ...streets, isConnected: Uint8Array.of(0, 1, 1) });
    expect(island.snap({ lat: 35.2095, lng: -80.8499 }, true).map(({ edge }) => edge)).toEqual([2]);
  });
});
