import fc from 'fast-check';
import { checkPlan } from './check';
import type { RoutePlan, RouteProblem } from './problem';
import { solveRoutes } from './solve';
import { bestOfAll } from './testing/brute-force';
import { problems } from './testing/random-problem';
import { unservedReasons } from './unserved';

const metersOf = ({ routes }: RoutePlan) => routes.reduce((sum, { meters }) => sum + meters, 0);

/** Places along a street, 100 seconds and meters apart. */
const street = (places: number) => {
  const distances = Array.from(
    { length: places * places },
    (_, at) => 100 * Math.abs(Math.floor(at / places) - (at % places)),
  );
  return { places, seconds: distances, meters: distances };
};
const visit = (place: number, from = 0, to = 10_000, serviceSeconds = 0) => ({
  place,
  window: { from, to },
  serviceSeconds,
});
const shuttle = (seats: number, from = 0, to = 10_000) => ({ seats, startPlace: 0, endPlace: 0, shift: { from, to } });

describe('planning routes', () => {
  it('finds the same optimum as an exhaustive search', () => {
    fc.assert(
      fc.property(problems({ requests: 4, vehicles: 2 }), (problem) => {
        const plan = solveRoutes(problem, { iterations: 1_000 });
        const best = bestOfAll(problem);
        expect({ unserved: plan.unserved.length, vehicles: plan.routes.length }).toEqual({
          unserved: best.unserved,
          vehicles: best.vehicles,
        });
        expect(metersOf(plan)).toBeCloseTo(best.meters, 4);
      }),
      // The search guarantees no optimum, so the problems are the same every time.
      { numRuns: 60, seed: 7 },
    );
  });

  it('finds the optimum of a plan with one request without searching for a better one', () => {
    const started = performance.now();
    fc.assert(
      fc.property(problems({ requests: 1, vehicles: 4 }), (problem) => {
        const plan = solveRoutes(problem, { milliseconds: 500 });
        const best = bestOfAll(problem);
        expect([plan.unserved.length, plan.routes.length]).toEqual([best.unserved, best.vehicles]);
        expect(metersOf(plan)).toBeCloseTo(best.meters, 4);
      }),
      { numRuns: 30 },
    );
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('makes plans that can be driven', () => {
    fc.assert(
      fc.property(problems({ requests: 14, vehicles: 5 }), fc.integer(), (problem, seed) => {
        expect(checkPlan(problem, solveRoutes(problem, { iterations: 120, seed }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('makes plans that can be driven when a detour is faster than the direct way', () => {
    const problem = fc
      .tuple(problems({ requests: 8, vehicles: 3 }), fc.array(fc.nat(300), { minLength: 36, maxLength: 36 }))
      .map(([each, distances]): RouteProblem => ({ ...each, seconds: distances, meters: distances }));
    fc.assert(
      fc.property(problem, (each) => {
        expect(checkPlan(each, solveRoutes(each, { iterations: 120 }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('makes the same plan from the same seed', () => {
    const [problem] = fc.sample(problems({ requests: 12, vehicles: 4 }), { numRuns: 1, seed: 5 });
    const solve = () => solveRoutes(problem!, { iterations: 200, seed: 3 });
    expect(solve()).toEqual(solve());
  });

  it('uses one vehicle when one is enough, and reuses the seats of people who got out', () => {
    const problem: RouteProblem = {
      ...street(5),
      vehicles: [shuttle(4), shuttle(4)],
      requests: [
        { seats: 4, pickup: visit(1), dropoff: visit(2) },
        { seats: 4, pickup: visit(3), dropoff: visit(4) },
      ],
    };
    const { routes } = solveRoutes(problem, { iterations: 50 });
    expect(routes.map(({ stops }) => stops.map(({ request, kind }) => `${kind} ${request}`))).toEqual([
      ['pickup 0', 'dropoff 0', 'pickup 1', 'dropoff 1'],
    ]);
  });

  it('counts everyone who boards at the depot, so that a full shuttle needs a second one', () => {
    const problem: RouteProblem = {
      ...street(3),
      vehicles: [shuttle(4), shuttle(4)],
      requests: [
        { seats: 3, pickup: null, dropoff: visit(1) },
        { seats: 3, pickup: null, dropoff: visit(2) },
      ],
    };
    const plan = solveRoutes(problem, { iterations: 50 });
    expect([plan.routes.length, plan.unserved]).toEqual([2, []]);
  });

  it('departs as late as possible without arriving later', () => {
    const problem: RouteProblem = {
      ...street(3),
      vehicles: [shuttle(4)],
      requests: [{ seats: 1, pickup: null, dropoff: visit(2, 1_000, 1_100, 60) }],
    };
    expect(solveRoutes(problem, { iterations: 50 }).routes).toEqual([
      {
        vehicle: 0,
        leavesAt: 800,
        stops: [{ request: 0, kind: 'dropoff', arrivesAt: 1_000, beginsAt: 1_000, leavesAt: 1_060 }],
        returnsAt: 1_260,
        meters: 400,
        drivingSeconds: 400,
      },
    ]);
  });

  it('says why a request is not served', () => {
    const problem: RouteProblem = {
      ...street(4),
      vehicles: [shuttle(4)],
      requests: [
        { seats: 5, pickup: null, dropoff: visit(1) },
        { seats: 1, pickup: null, dropoff: visit(3, 0, 200) },
        { seats: 4, pickup: null, dropoff: visit(1, 0, 100) },
        { seats: 4, pickup: null, dropoff: visit(1, 0, 100) },
      ],
    };
    const { unserved } = solveRoutes(problem, { iterations: 50 });
    const reasons = unservedReasons(problem, unserved);
    expect([...reasons.values()].sort()).toEqual(['out_of_reach', 'too_many_people', 'vehicles_full']);
  });

  it('distinguishes a shift that ends too early from a window that nobody can reach', () => {
    const problem: RouteProblem = {
      ...street(4),
      vehicles: [{ ...shuttle(4), shift: { from: 0, to: 600 } }],
      requests: [
        { seats: 1, pickup: null, dropoff: visit(1, 0, 500, 1_000) },
        { seats: 1, pickup: null, dropoff: visit(2, 800, 900) },
        { seats: 1, pickup: null, dropoff: visit(3, 0, 200) },
      ],
    };
    const { unserved } = solveRoutes(problem, { iterations: 50 });
    expect([...unservedReasons(problem, unserved)]).toEqual([
      [0, 'shift_too_short'],
      [1, 'shift_too_short'],
      [2, 'out_of_reach'],
    ]);
  });

  it('never drives where there is no road', () => {
    const distances = [0, Infinity, 5, Infinity, 0, Infinity, 5, Infinity, 0];
    const problem: RouteProblem = {
      places: 3,
      seconds: distances,
      meters: distances,
      vehicles: [shuttle(4)],
      requests: [
        { seats: 1, pickup: null, dropoff: visit(1) },
        { seats: 1, pickup: null, dropoff: visit(2) },
      ],
    };
    expect(solveRoutes(problem, { iterations: 50 }).unserved).toEqual([0]);
  });
});
