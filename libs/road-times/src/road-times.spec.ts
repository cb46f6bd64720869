import { jest } from '@jest/globals';
import fc from 'fast-check';
import { contract } from './contract';
import type { RoadGraph } from './road-graph';
import { RoadTimes } from './road-times';
import { Selection } from './selection';
import { gridOf } from './snapping';
import { plainSeconds, type Plan, roadsOf } from './testing/random-roads';

const ready = (graph: RoadGraph): RoadTimes => {
  const { edges, streets, stateEdge } = graph;
  return new RoadTimes({ edges, streets, stateEdge, hierarchy: contract(graph), grid: gridOf(streets) });
};

const CORNERS = 12;

const plans: fc.Arbitrary<Plan> = fc.record({
  places: fc.array(
    fc.tuple(fc.integer({ min: 35_000_000, max: 35_020_000 }), fc.integer({ min: -80_020_000, max: -80_000_000 })),
    { minLength: CORNERS, maxLength: CORNERS },
  ),
  streets: fc.array(
    fc.record({
      from: fc.nat(CORNERS - 1),
      to: fc.nat(CORNERS - 1),
      cost: fc.integer({ min: 0, max: 4000 }),
      time: fc.integer({ min: 0, max: 3000 }),
      isOneWay: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  turns: fc.array(fc.nat(400), { minLength: 3, maxLength: 80 }),
});

const picks = fc.array(fc.tuple(fc.nat(79), fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 6 });

describe('travel times between many points', () => {
  it('are those of a plain search, with one-way streets, forbidden turns and turn costs', () => {
    fc.assert(
      fc.property(plans, picks, picks, (plan, from, to) => {
        const graph = roadsOf(plan);
        const onEdge = ([edge, percent]: [number, number]) => ({
          edge: edge % graph.edges.cost.length,
          share: percent / 100,
        });
        const [origins, destinations] = [from.map(onEdge), to.map(onEdge)];
        const found = ready(graph).between(
          origins.map((at) => [at]),
          destinations.map((at) => [at]),
        );
        const expected = origins.flatMap((origin) => destinations.map((end) => plainSeconds(graph, origin, end)));
        expect([...found]).toEqual(expected);
      }),
      { numRuns: 400, seed: 20_261_125 },
    );
  });

  it('are the same with cached places of earlier calls', () => {
    const MANY = 120;
    fc.assert(
      fc.property(plans, fc.array(picks, { minLength: 2, maxLength: 5 }), picks, (plan, calls, to) => {
        const graph = roadsOf(plan);
        const onEdge = ([edge, percent]: [number, number]) => [
          { edge: edge % graph.edges.cost.length, share: percent / 100 },
        ];
        const times = ready(graph);
        const destinations = to.map(onEdge);
        for (const call of calls) {
          // Enough origins to be cached, on a few edges that differ between calls.
          const origins = Array.from({ length: MANY }, (_, index) => onEdge(call[index % call.length]!));
          const found = times.between(origins, destinations);
          expect(found).toEqual(ready(graph).between(origins, destinations));
          const some = origins.slice(0, call.length);
          expect(found.slice(0, call.length * to.length)).toEqual(times.between(some, destinations));
        }
      }),
      { numRuns: 100, seed: 20_261_127 },
    );
  });

  describe('for cars that stand where they were', () => {
    const [first = 0, ...others] = Array.from({ length: 8 }, (_, index) => index);
    const plan: Plan = {
      places: Array.from({ length: CORNERS }, (_, index): [number, number] => [
        35_000_000 + 1500 * index,
        -80_010_000 + 900 * ((7 * index) % CORNERS),
      ]),
      streets: Array.from({ length: CORNERS }, (_, index) => ({
        from: index,
        to: (index + 1) % CORNERS,
        cost: 900 + 10 * index,
        time: 700,
        isOneWay: index % 4 === 0,
      })),
      turns: [0, 90, 200],
    };
    const at = (index: number) => ({ lat: 35.0003 + 0.0015 * index, lng: -80.0099 + 0.0009 * ((7 * index) % CORNERS) });
    const pickup = [at(9)];
    const fresh = (cars: readonly number[]) => ready(roadsOf(plan)).seconds(cars.map(at), pickup);

    it('are the same again, for all or most of them and for others', () => {
      const times = ready(roadsOf(plan));
      const all = [first, ...others];
      expect(fresh(all).some((seconds) => seconds > 0)).toBe(true);
      for (const cars of [all, all, others, others.slice(0, 2), [...all, 8], all, others.toReversed()])
        expect(times.seconds(cars.map(at), pickup)).toEqual(fresh(cars));
    });

    it('need no new selection, unless only a few of them are asked about', () => {
      const times = ready(roadsOf(plan));
      const select = jest.spyOn(Selection.prototype, 'select');
      const selectionsFor = (cars: readonly number[]) => {
        select.mockClear();
        times.seconds(cars.map(at), pickup);
        return select.mock.calls.length;
      };
      const all = [first, ...others];
      expect([all, all, others, others.slice(0, 2), [8]].map(selectionsFor)).toEqual([1, 0, 0, 1, 1]);
      select.mockRestore();
    });
  });

  it('are zero from a position to itself, also at the end of a one-way street or a dead end', () => {
    const anywhere = fc.tuple(
      fc.integer({ min: 34_999_000, max: 35_021_000 }),
      fc.integer({ min: -80_021_000, max: -79_999_000 }),
    );
    fc.assert(
      fc.property(plans, fc.array(anywhere, { minLength: 1, maxLength: 4 }), (plan, others) => {
        const times = ready(roadsOf(plan));
        for (const [lat, lng] of [...plan.places, ...others]) {
          const point = { lat: lat / 1e6, lng: lng / 1e6 };
          const [seconds] = times.seconds([point], [point]);
          expect(Number.isNaN(seconds) ? 'no road' : seconds).toEqual(
            times.snap(point, true).length > 0 ? expect.closeTo(0, 1) : 'no road',
          );
        }
      }),
      { numRuns: 200, seed: 20_261_127 },
    );
  });
});
