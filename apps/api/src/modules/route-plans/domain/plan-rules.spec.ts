import type { NewRoutePlan, RoutePlanOrder } from '@groupride/contracts';
import { SMALL_PLAN } from '../testing/small-plan';
import { orderProblems, problemsOf } from './plan-rules';

const [EARLY, GUESTS] = SMALL_PLAN.requests as [NewRoutePlan['requests'][number], NewRoutePlan['requests'][number]];
const [BUS, VAN] = SMALL_PLAN.vehicles as [NewRoutePlan['vehicles'][number], NewRoutePlan['vehicles'][number]];
const problems = (more: Partial<NewRoutePlan>) =>
  problemsOf({ ...SMALL_PLAN, ...more }).map(({ field, code, message }) => {
    expect(code).toBe('invalid');
    return `${field} ${message}`;
  });

describe('a route plan', () => {
  it('has nothing wrong when each request has a stop and each time is in order', () =>
    expect(problems({})).toEqual([]));

  it.each(['2026-02-30', '2026-13-01', 'tomorrow'])('is for a day of the calendar, not %s', (day) => {
    expect(problems({ day })).toEqual(['day is not a day of the calendar']);
  });

  it('needs a request and a vehicle', () => {
    expect(problems({ requests: [] })).toEqual(['requests must have at least one']);
    expect(problems({ vehicles: [] })).toEqual(['vehicles must have at least one']);
  });

  it('needs a pickup or a drop-off for each request', () => {
    expect(problems({ requests: [EARLY, { ...GUESTS, dropoff: null }] })).toEqual([
      'requests.1 must have a pickup, a drop-off or both',
    ]);
  });

  it('has no stop that ends before it begins; a single minute is enough', () => {
    const pickup = { ...EARLY.pickup!, from: 380, to: 379 };
    const dropoff = { ...EARLY.dropoff!, from: 400, to: 399 };
    expect(problems({ requests: [{ ...EARLY, pickup, dropoff }] })).toEqual([
      'requests.0.pickup.to is before it begins',
      'requests.0.dropoff.to is before it begins',
    ]);
    expect(problems({ requests: [{ ...EARLY, pickup: { ...pickup, to: 380 } }] })).toEqual([]);
  });

  it('has no shift of zero length', () => {
    expect(problems({ vehicles: [BUS, { ...VAN, to: VAN.from }] })).toEqual(['vehicles.1.to must be after it begins']);
    expect(problems({ vehicles: [{ ...BUS, to: BUS.from + 1 }] })).toEqual([]);
  });
});

describe('an order of stops', () => {
  const stops = (...names: string[]) =>
    names.map((name) => ({
      request: Number(name.slice(1)),
      kind: name.startsWith('p') ? ('pickup' as const) : ('dropoff' as const),
    }));
  const wrong = (...routes: RoutePlanOrder[]) =>
    orderProblems(SMALL_PLAN, routes).map(({ field, message }) => `${field} ${message}`);

  it('has stops of the plan, each once, whether or not they can be driven', () => {
    expect(wrong({ vehicle: 0, stops: stops('d0', 'p0') }, { vehicle: 1, stops: stops('d1', 'p2') })).toEqual([]);
  });

  it('is for vehicles of the plan, each once', () => {
    expect(wrong({ vehicle: 2, stops: [] })).toEqual(['routes.0.vehicle is not a vehicle of this plan']);
    expect(wrong({ vehicle: 1, stops: [] }, { vehicle: 1, stops: [] })).toEqual([
      'routes.1.vehicle has a route already',
    ]);
  });

  it('has no stop that nobody asked for', () => {
    expect(wrong({ vehicle: 0, stops: stops('p0', 'p1', 'd3') })).toEqual([
      'routes.0.stops.1 is not a stop of this plan',
      'routes.0.stops.2 is not a stop of this plan',
    ]);
  });

  it('makes no stop twice, not even with two vehicles', () => {
    expect(wrong({ vehicle: 0, stops: stops('p0', 'd0', 'd0') }, { vehicle: 1, stops: stops('p0') })).toEqual([
      'routes.0.stops.2 is made twice',
      'routes.1.stops.0 is made twice',
    ]);
  });
});
