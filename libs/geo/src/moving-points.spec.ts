import fc from 'fast-check';
import { distanceMeters, MovingPoints, type LatLng, type NearestSearch } from './index';

const uptown = { lat: 35.2271, lng: -80.8431 };

/** Positions in a city and at the edges of the map; some are identical. */
const somewhere: fc.Arbitrary<LatLng> = fc.oneof(
  { arbitrary: fc.record({ lat: within(35, 35.5), lng: within(-81.1, -80.5) }), weight: 6 },
  { arbitrary: fc.constant(uptown), weight: 1 },
  {
    arbitrary: fc.record({ lat: within(-17, -16.6), lng: fc.oneof(within(179.8, 180), within(-180, -179.8)) }),
    weight: 1,
  },
  { arbitrary: fc.record({ lat: fc.oneof(within(89.9, 90), within(-90, -89.9)), lng: within(-180, 180) }), weight: 1 },
);

function within(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

type Change = { kind: 'set' | 'move' | 'delete'; id: number; at: LatLng; label: number };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('set', 'set', 'set', 'move', 'move', 'delete'),
    id: fc.integer({ min: 1, max: 150 }),
    at: somewhere,
    label: fc.integer({ min: 0, max: 7 }),
  }),
  { size: 'max', maxLength: 250 },
);

/** The same result by a search over all points. */
function byHand(points: ReadonlyMap<number, LatLng & { label: number }>, at: LatLng, search: NearestSearch): number[] {
  return [...points]
    .filter(([id, { label }]) => search.accepts?.(id, label) ?? true)
    .map(([, point]) => distanceMeters(at, point))
    .filter((meters) => meters <= search.withinMeters)
    .sort((one, other) => one - other)
    .slice(0, search.count);
}

describe('the nearest of moving points', () => {
  it('are the same as in a search over all points after any changes', () => {
    fc.assert(
      fc.property(
        changes,
        somewhere,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(300, 5_000, 40_000, 20_000_000),
        fc.constantFrom(undefined, (id: number, label: number) => label > 2 && id % 2 === 0),
        (done, at, count, withinMeters, accepts) => {
          const points = new MovingPoints();
          const expected = new Map<number, LatLng & { label: number }>();
          for (const { kind, id, at: place, label } of done) {
            if (kind === 'set') points.set(id, place, label);
            else if (kind === 'move') expect(points.move(id, place)).toBe(expected.has(id));
            else expect(points.delete(id)).toBe(expected.has(id));
            if (kind === 'delete') expected.delete(id);
            else if (kind === 'set' || expected.has(id))
              expected.set(id, { ...place, label: kind === 'set' ? label : expected.get(id)!.label });
          }
          const search = { count, withinMeters, accepts };
          const found = points.nearest(at, search);
          const distances = byHand(expected, at, search);
          expect(points.size).toBe(expected.size);
          expect(found.map(({ meters }) => Math.round(meters))).toEqual(distances.map((meters) => Math.round(meters)));
          for (const { id, lat, lng, label, meters } of found) {
            expect({ lat, lng, label }).toEqual(expected.get(id));
            expect(meters).toBeCloseTo(distanceMeters(at, { lat, lng }), 0);
          }
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are found among many in few cells, while points are added, moved and removed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (seed) => {
        // Lehmer's generator, because numbers drawn by fast-check are not evenly distributed.
        let state = seed;
        const draw = () => (state = (state * 48_271) % (2 ** 31 - 1)) / (2 ** 31 - 1);
        const place = () => ({ lat: 35.2 + 0.03 * draw() ** 2, lng: -80.9 + 0.04 * draw() });
        const points = new MovingPoints();
        const expected = new Map<number, LatLng & { label: number }>();
        for (let step = 0; step < 1500; step += 1) {
          const id = Math.floor(300 * draw());
          if (draw() < 0.2) {
            points.delete(id);
            expected.delete(id);
            continue;
          }
          const at = place();
          points.set(id, at);
          expected.set(id, { ...at, label: 0 });
        }
        for (let query = 0; query < 20; query += 1) {
          const at = place();
          const search = { count: 1 + Math.floor(12 * draw()), withinMeters: 3_000 };
          expect(points.nearest(at, search).map(({ meters }) => Math.round(meters))).toEqual(
            byHand(expected, at, search).map((meters) => Math.round(meters)),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('start with the smaller id when several are at the same place', () => {
    const points = new MovingPoints();
    for (const id of [9, 4, 7, 2]) points.set(id, uptown);
    expect(points.nearest(uptown, { count: 2, withinMeters: 10 }).map(({ id }) => id)).toEqual([2, 4]);
    points.clear();
    expect(points.nearest(uptown, { count: 2, withinMeters: 10 })).toEqual([]);
  });
});
