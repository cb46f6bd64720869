import { checkPlan } from './check';
import type { PlannedRoute, RoutePlan, RouteProblem, TimedStop } from './problem';
import { timedRoute } from './times';

const distances = [0, 100, 200, 100, 0, 100, 200, 100, 0];
const visit = (place: number, from: number, to: number) => ({ place, window: { from, to }, serviceSeconds: 10 });
const problem: RouteProblem = {
  places: 3,
  seconds: distances,
  meters: distances,
  vehicles: [
    { seats: 4, startPlace: 0, endPlace: 0, shift: { from: 0, to: 1_000 } },
    { seats: 2, startPlace: 0, endPlace: 0, shift: { from: 0, to: 1_000 } },
  ],
  requests: [
    { seats: 3, pickup: visit(1, 150, 400), dropoff: visit(2, 0, 500) },
    { seats: 2, pickup: null, dropoff: visit(1, 0, 700) },
  ],
};
const order = [
  { request: 0, kind: 'pickup' },
  { request: 0, kind: 'dropoff' },
] as const;
const good: RoutePlan = { routes: [timedRoute(problem, 0, order)], unserved: [1] };
const withRoute = (change: Partial<PlannedRoute>): RoutePlan => ({
  ...good,
  routes: [{ ...good.routes[0]!, ...change }],
});
const withStop = (at: number, change: Partial<TimedStop>): RoutePlan =>
  withRoute({ stops: good.routes[0]!.stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop)) });
const codes = (plan: RoutePlan) => checkPlan(problem, plan).map(({ code }) => code);

describe('checking a plan', () => {
  it('accepts a plan that can be driven', () => {
    expect(checkPlan(problem, good)).toEqual([]);
  });

  it.each<[string, RoutePlan, string]>([
    ['an unknown vehicle', withRoute({ vehicle: 7 }), 'unknown_vehicle'],
    [
      'a vehicle in two routes',
      { ...good, routes: [...good.routes, { ...good.routes[0]!, stops: [] }] },
      'vehicle_used_twice',
    ],
    ['a request that is forgotten', { ...good, unserved: [] }, 'not_accounted_for'],
    ['a request that is served and left out', { ...good, unserved: [0, 1] }, 'not_accounted_for'],
    ['a passenger who stays on board', withRoute({ stops: good.routes[0]!.stops.slice(0, 1) }), 'half_served'],
    ['a stop made twice', withRoute({ stops: [...good.routes[0]!.stops, good.routes[0]!.stops[1]!] }), 'visited_twice'],
    ['a stop that does not exist', withStop(0, { request: 1 }), 'unknown_stop'],
    ['an impossible speed', withStop(1, { arrivesAt: 200, beginsAt: 200, leavesAt: 210 }), 'faster_than_possible'],
    ['a return that is too fast', withRoute({ returnsAt: 300 }), 'faster_than_possible'],
    ['a stop before its window', withStop(0, { arrivesAt: 110, beginsAt: 110 }), 'before_window'],
    ['a stop after its window', withStop(0, { beginsAt: 401, leavesAt: 411 }), 'after_window'],
    ['a stop that is too short', withStop(0, { leavesAt: 155 }), 'too_little_time'],
    ['more people than seats', { routes: [timedRoute(problem, 1, order)], unserved: [1] }, 'too_many_people'],
    ['a start before the shift', withRoute({ leavesAt: -10 }), 'before_shift'],
    ['a return after the shift', withRoute({ returnsAt: 1_001 }), 'after_shift'],
    ['times that are not numbers', withStop(0, { arrivesAt: NaN }), 'faster_than_possible'],
  ])('finds %s', (_, plan, code) => {
    expect(codes(plan)).toContain(code);
  });

  it('finds a drop-off before the pickup', () => {
    const backwards = timedRoute(problem, 0, [order[1], order[0]]);
    expect(codes({ routes: [backwards], unserved: [1] })).toContain('dropped_off_first');
  });

  it('finds a pickup and a drop-off by two vehicles', () => {
    const routes = [timedRoute(problem, 0, [order[0]]), timedRoute(problem, 1, [order[1]])];
    expect(codes({ routes, unserved: [1] })).toContain('two_vehicles');
  });

  it('counts the people who board at the start', () => {
    const route = timedRoute(problem, 0, [...order, { request: 1, kind: 'dropoff' }]);
    expect(codes({ routes: [route], unserved: [] })).toContain('too_many_people');
  });
});
