import fc from 'fast-check';
import { checkPlan, type RouteProblem } from '@groupride/route-plans';
import { findInsertion, type PoolGroup, type PoolStop, type PoolTerms, type PoolVehicle } from './insertion';

const NEW = 9;
const SERVICE = 60;

interface Case {
  vehicle: PoolVehicle;
  terms: PoolTerms;
  request: { group: number; pickup: number; dropoff: number };
}

/** One or two groups on their way or aboard, and a new one. Point 0 is the vehicle, and each stop has its own point. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    // Number of groups that are aboard, and of groups that still have to be picked up.
    aboard: fc.integer({ min: 0, max: 2 }),
    ahead: fc.integer({ min: 0, max: 1 }),
    seats: fc.integer({ min: 4, max: 9 }),
    isAtFirstStop: fc.boolean(),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    people: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 4, maxLength: 4 }),
    latest: fc.array(fc.integer({ min: 200, max: 2400 }), { minLength: 4, maxLength: 4 }),
    // How long before its latest pickup a group that is ahead can board.
    window: fc.option(fc.integer({ min: 300, max: 1200 }), { nil: null }),
    longest: fc.array(fc.integer({ min: 300, max: 2400 }), { minLength: 4, maxLength: 4 }),
    legs: fc.array(fc.option(fc.integer({ min: 0, max: 700 }), { freq: 20, nil: null }), {
      minLength: 81,
      maxLength: 81,
    }),
  })
  .map(({ aboard, ahead, seats, isAtFirstStop, order, people, latest, window, longest, legs }) => {
    const groups = new Map<number, PoolGroup>();
    let stops: PoolStop[] = [];
    let point = 1;
    const put = (stop: PoolStop, from: number) => {
      const place = from + (order[stops.length]! % (stops.length - from + 1));
      stops = [...stops.slice(0, place), stop, ...stops.slice(place)];
      return place;
    };
    const promiseOf = (index: number) => ({ people: people[index]!, longestAboard: longest[index]! });
    for (let group = 0; group < aboard; group += 1) {
      groups.set(group, {
        ...promiseOf(group),
        earliestPickup: null,
        latestPickup: null,
        aboardFor: order[group]! % 600,
      });
      put({ group, kind: 'dropoff', point: point++ }, 0);
    }
    for (let group = aboard; group < aboard + ahead; group += 1) {
      const earliestPickup = window === null ? null : latest[group]! - window;
      groups.set(group, { ...promiseOf(group), earliestPickup, latestPickup: latest[group]!, aboardFor: 0 });
      const place = put({ group, kind: 'pickup', point: point++ }, 0);
      put({ group, kind: 'dropoff', point: point++ }, place + 1);
    }
    groups.set(NEW, { ...promiseOf(3), earliestPickup: null, latestPickup: latest[3]!, aboardFor: 0 });
    const points = point + 2;
    const seconds = Array.from({ length: points }, (_, row) =>
      Array.from({ length: points }, (_, column) => (row === column ? 0 : legs[row * 9 + column]!)),
    );
    const atStop = isAtFirstStop && stops.length > 0;
    if (atStop) seconds[0]![stops[0]!.point] = 0;
    return {
      vehicle: { seats, point: 0, stops, isAtFirstStop: atStop },
      terms: { groups, seconds, serviceSeconds: SERVICE },
      request: { group: NEW, pickup: point, dropoff: point + 1 },
    };
  });

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The driving time of an order that keeps every promise, computed stop by stop without the code under test; null for any other order. */
function drivingOf({ vehicle, terms: { groups, seconds } }: Case, order: readonly PoolStop[]): number | null {
  const known = order.filter(({ group }) => group !== NEW);
  if (known.some((stop, index) => stop !== vehicle.stops[index])) return null;
  if (vehicle.isAtFirstStop && order[0] !== vehicle.stops[0]) return null;
  const legs = order.map(({ point }, index) => seconds[index === 0 ? 0 : order[index - 1]!.point]![point]!);
  if (legs.includes(null as never)) return null;
  const opens = order.map(({ group, kind }) => (kind === 'pickup' ? (groups.get(group)!.earliestPickup ?? 0) : 0));
  const begins = (index: number) => Math.max(arrival(index), opens[index]!);
  const arrival = (index: number): number => (index === 0 ? 0 : begins(index - 1) + SERVICE) + legs[index]!;
  for (const [group, { people: _, latestPickup, longestAboard, aboardFor }] of groups) {
    const board = order.findIndex((stop) => stop.group === group && stop.kind === 'pickup');
    const leave = order.findIndex((stop) => stop.group === group && stop.kind === 'dropoff');
    if (board > leave) return null;
    if (latestPickup !== null && arrival(board) > latestPickup && !(vehicle.isAtFirstStop && board === 0)) return null;
    const time = board < 0 ? aboardFor + arrival(leave) : arrival(leave) - begins(board) - SERVICE;
    if (time > longestAboard) return null;
  }
  for (let index = -1; index < order.length; index += 1) {
    const aboard = [...groups].filter(([group]) => {
      const board = order.findIndex((stop) => stop.group === group && stop.kind === 'pickup');
      const leave = order.findIndex((stop) => stop.group === group && stop.kind === 'dropoff');
      return board <= index && leave > index;
    });
    if (aboard.reduce((sum, [, { people }]) => sum + people, 0) > vehicle.seats) return null;
  }
  return legs.reduce((sum, leg) => sum + leg, 0);
}

/** The same order as a plan of one vehicle, for the route plan checker, which knows seats, order and pickup times. */
function faultsOf({ vehicle, terms: { groups, seconds } }: Case, order: readonly PoolStop[]) {
  const places = seconds.length;
  const ids = [...groups.keys()];
  const window = { from: 0, to: 1e9 };
  const stopOf = (group: number, kind: PoolStop['kind']) =>
    order.find((stop) => stop.group === group && stop.kind === kind);
  const problem: RouteProblem = {
    places,
    seconds: seconds.flatMap((row) => row.map((leg) => leg ?? Infinity)),
    meters: Array.from({ length: places * places }, () => 1),
    vehicles: [{ seats: vehicle.seats, startPlace: 0, endPlace: order.at(-1)!.point, shift: window }],
    requests: ids.map((group) => {
      const { people, earliestPickup, latestPickup } = groups.get(group)!;
      const pickup = stopOf(group, 'pickup');
      const isThere = vehicle.isAtFirstStop && pickup === order[0];
      const latest = isThere ? 1e9 : latestPickup!;
      return {
        seats: people,
        pickup: pickup
          ? { place: pickup.point, window: { from: earliestPickup ?? 0, to: latest }, serviceSeconds: SERVICE }
          : null,
        dropoff: { place: stopOf(group, 'dropoff')!.point, window, serviceSeconds: SERVICE },
      };
    }),
  };
  let [now, at, drivingSeconds] = [0, 0, 0];
  const stops = order.map(({ group, kind, point }) => {
    const arrivesAt = now + seconds[at]![point]!;
    const beginsAt = Math.max(arrivesAt, kind === 'pickup' ? (groups.get(group)!.earliestPickup ?? 0) : 0);
    drivingSeconds += arrivesAt - now;
    [now, at] = [beginsAt + SERVICE, point];
    return { request: ids.indexOf(group), kind, arrivesAt, beginsAt, leavesAt: now };
  });
  const route = { vehicle: 0, leavesAt: 0, stops, returnsAt: now, meters: order.length, drivingSeconds };
  return checkPlan(problem, { routes: [route], unserved: [] });
}

describe('findInsertion', () => {
  it('finds the order with the least driving that keeps every promise', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const { vehicle, terms, request } = each;
        const found = findInsertion(vehicle, request, terms);
        const all: PoolStop[] = [
          ...vehicle.stops,
          { group: NEW, kind: 'pickup', point: request.pickup },
          { group: NEW, kind: 'dropoff', point: request.dropoff },
        ];
        const possible = permutations(all).flatMap((order) => drivingOf(each, order) ?? []);
        if (possible.length === 0) return expect(found).toEqual({ obstacle: expect.any(String) });
        const before = vehicle.stops.reduce(
          (sum, { point }, index) => sum + (terms.seconds[vehicle.stops[index - 1]?.point ?? 0]![point] ?? 0),
          0,
        );
        expect(found).toMatchObject({ addedSeconds: Math.min(...possible) - before });
      }),
      { numRuns: 300 },
    );
  });

  it('never breaks a promise, sells a seat twice or drives people in the wrong direction', () => {
    let foundSome = 0;
    fc.assert(
      fc.property(cases, (each) => {
        const found = findInsertion(each.vehicle, each.request, each.terms);
        if ('obstacle' in found) return;
        foundSome += 1;
        expect(drivingOf(each, found.stops)).not.toBeNull();
        expect(faultsOf(each, found.stops)).toEqual([]);
        expect(found.pickupSeconds).toBe(
          found.times[found.stops.findIndex(({ group, kind }) => group === NEW && kind === 'pickup')],
        );
      }),
      { numRuns: 1000 },
    );
    expect(foundSome).toBeGreaterThan(20);
  });

  describe('for a new group', () => {
    // One group of three aboard, its destination 600 seconds away; the new group's stops are on the way.
    const line = [0, 200, 400, 600];
    const seconds = line.map((from) => line.map((to) => Math.abs(from - to)));
    const insert = (seats: number, others: Partial<PoolGroup>, own: Partial<PoolGroup>) =>
      findInsertion(
        { seats, point: 0, stops: [{ group: 1, kind: 'dropoff', point: 3 }], isAtFirstStop: false },
        { group: NEW, pickup: 1, dropoff: 2 },
        {
          seconds,
          serviceSeconds: SERVICE,
          groups: new Map([
            [
              1,
              { people: 3, earliestPickup: null, latestPickup: null, longestAboard: 1000, aboardFor: 100, ...others },
            ],
            [NEW, { people: 2, earliestPickup: null, latestPickup: 300, longestAboard: 500, aboardFor: 0, ...own }],
          ]),
        },
      );

    it('fits it in when every promise is kept', () =>
      expect(insert(6, {}, {})).toMatchObject({ addedSeconds: 0, pickupSeconds: 200, times: [200, 460, 720] }));
    it('waits for free seats when there is time', () =>
      expect(insert(4, {}, { latestPickup: 3000 })).toMatchObject({ addedSeconds: 600 }));
    it.each([
      ['no_seats', insert(4, {}, {})],
      ['promise_to_others', insert(6, { longestAboard: 700 }, {})],
      ['pickup_too_late', insert(6, {}, { latestPickup: 100 })],
      ['ride_too_long', insert(6, {}, { longestAboard: 150 })],
    ] as const)('returns the obstacle: %s', (obstacle, found) => expect(found).toEqual({ obstacle }));
  });

  describe('behind a group that cannot board before its scheduled time', () => {
    // The vehicle has arrived 1000 seconds early; the new group’s stops are on the way to the destination.
    const line = [0, 0, 200, 400, 600];
    const seconds = line.map((from) => line.map((to) => Math.abs(from - to)));
    const insert = (isAtFirstStop: boolean, latestPickup: number) =>
      findInsertion(
        {
          seats: 6,
          point: 0,
          isAtFirstStop,
          stops: [
            { group: 1, kind: 'pickup', point: 1 },
            { group: 1, kind: 'dropoff', point: 4 },
          ],
        },
        { group: NEW, pickup: 2, dropoff: 3 },
        {
          seconds,
          serviceSeconds: SERVICE,
          groups: new Map([
            [1, { people: 3, earliestPickup: 1000, latestPickup: 1300, longestAboard: 720, aboardFor: 0 }],
            [NEW, { people: 2, earliestPickup: null, latestPickup, longestAboard: 500, aboardFor: 0 }],
          ]),
        },
      );

    it('waits, and counts nobody aboard meanwhile', () =>
      expect(insert(true, 1260)).toMatchObject({
        addedSeconds: 0,
        pickupSeconds: 1260,
        times: [1000, 1260, 1520, 1780],
      }));
    it('cannot be picked up any sooner while the vehicle waits there', () =>
      expect(insert(true, 1259)).toEqual({ obstacle: 'pickup_too_late' }));
    it('can be picked up first while the vehicle is still on its way', () =>
      expect(insert(false, 1259)).toMatchObject({ pickupSeconds: 200, times: [200, 460, 1000, 1660] }));
  });
});
