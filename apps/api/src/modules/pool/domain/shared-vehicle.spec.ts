import {
  fullestLoad,
  insertionCase,
  stateOf,
  stopsOfOne,
  type SharedVehicle,
  type SharingRide,
} from './shared-vehicle';
import type { PoolStop } from './insertion';

const NOW = new Date('2026-12-01T10:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const at = (lng: number) => ({ lat: 0, lng });
const [FIRST, SECOND, NEW] = [1, 2, 9];

const ride = (rideId: number, more: Partial<SharingRide> = {}): SharingRide => ({
  ...{ rideId, isAboard: false, people: 2, pickup: at(rideId), destination: at(rideId + 10), arrivedAt: null },
  ...{ acceptedAt: NOW, startedAt: null, latestPickup: after(300), longestAboardSeconds: 900, ...more },
});
const pickup = (rideId: number) => ({ rideId, kind: 'pickup' as const });
const dropoff = (rideId: number) => ({ rideId, kind: 'dropoff' as const });
const vehicle = (more: Partial<SharedVehicle> = {}): SharedVehicle => ({
  ...{ driverId: 7, seats: 8, run: null, ...at(0), rides: [ride(FIRST)], stops: stopsOfOne(ride(FIRST)), ...more },
});
const joining = { rideId: NEW, people: 3, pickup: at(50), destination: at(60) };

describe('the stops of one group', () => {
  it('are its pickup and its destination, or only that once it is aboard', () => {
    expect(stopsOfOne(ride(FIRST))).toEqual([pickup(FIRST), dropoff(FIRST)]);
    expect(stopsOfOne(ride(FIRST, { isAboard: true }))).toEqual([dropoff(FIRST)]);
  });
});

describe('what an insertion is looked for with', () => {
  const aboard = ride(SECOND, { isAboard: true, people: 4, startedAt: after(-120) });
  const shared = vehicle({ rides: [ride(FIRST), aboard], stops: [pickup(FIRST), dropoff(SECOND), dropoff(FIRST)] });

  it('are the vehicle, its stops and the new group, each at a point of its own', () => {
    const { vehicle: found, request, points } = insertionCase(shared, joining, NOW);
    expect(points).toEqual([at(0), at(FIRST), at(SECOND + 10), at(FIRST + 10), at(50), at(60)]);
    expect(found).toMatchObject({
      ...{ seats: 8, point: 0 },
      stops: [
        { group: FIRST, kind: 'pickup', point: 1 },
        { group: SECOND, kind: 'dropoff', point: 2 },
        { group: FIRST, kind: 'dropoff', point: 3 },
      ],
    });
    expect(request).toEqual({ group: NEW, pickup: 4, dropoff: 5 });
  });

  it('are the promises to all groups, in seconds from now', () => {
    expect(insertionCase(shared, joining, NOW).groups).toEqual(
      new Map([
        [FIRST, { people: 2, latestPickup: 300, longestAboard: 900, aboardFor: 0 }],
        [SECOND, { people: 4, latestPickup: null, longestAboard: 900, aboardFor: 120 }],
      ]),
    );
  });

  it('counts nobody as aboard before the trip has started', () => {
    const early = vehicle({ rides: [ride(FIRST, { startedAt: after(-60) })] });
    expect(insertionCase(early, joining, NOW).groups.get(FIRST)).toMatchObject({ aboardFor: 0, latestPickup: 300 });
    const unknown = vehicle({ rides: [ride(FIRST, { isAboard: true })], stops: [dropoff(FIRST)] });
    expect(insertionCase(unknown, joining, NOW).groups.get(FIRST)).toMatchObject({ aboardFor: 0 });
  });

  it('says whether the driver waits at the first stop, where nothing can come before', () => {
    const isWaiting = (more: Partial<SharedVehicle>) =>
      insertionCase(vehicle(more), joining, NOW).vehicle.isAtFirstStop;
    const arrived = ride(FIRST, { arrivedAt: NOW });
    expect(isWaiting({})).toBe(false);
    expect(isWaiting({ rides: [arrived] })).toBe(true);
    expect(isWaiting({ rides: [arrived], stops: [dropoff(FIRST)] })).toBe(false);
    expect(isWaiting({ rides: [], stops: [] })).toBe(false);
  });
});

describe('the most people aboard at a time', () => {
  const people = new Map([
    [FIRST, { people: 2 }],
    [SECOND, { people: 3 }],
  ]);
  const most = (...names: string[]) =>
    fullestLoad(
      names.map((name, point): PoolStop => ({
        ...{ group: Number(name.slice(1)), kind: name.startsWith('p') ? 'pickup' : 'dropoff', point },
      })),
      people,
    );

  it('are all who share some part of the way', () => {
    expect(most('p1', 'p2', 'd1', 'd2')).toBe(5);
    expect(most('p1', 'd1', 'p2', 'd2')).toBe(3);
  });

  it('include those who are aboard already, until they leave', () => {
    expect(most('d1', 'p2', 'd2')).toBe(3);
    expect(most('p2', 'd1', 'd2')).toBe(5);
    expect(most('d1')).toBe(2);
  });

  it('are nobody without stops', () => expect(most()).toBe(0));
});

describe('the state that an insertion depends on', () => {
  const two = vehicle({ rides: [ride(FIRST), ride(SECOND)] });

  it('is the same wherever the vehicle is, and in whichever order its rides are read', () => {
    expect(stateOf({ ...two, ...at(5), rides: [...two.rides].reverse() })).toBe(stateOf(two));
  });

  it.each<[string, Partial<SharedVehicle>]>([
    ['the driver', { driverId: 8 }],
    ['the seats', { seats: 6 }],
    ['the run', { run: { id: 1, revision: 2 } }],
    ['a ride', { rides: [ride(FIRST), ride(SECOND, { people: 1 })] }],
    ['the order of stops', { stops: [] }],
  ])('changes with %s', (_what, more) => expect(stateOf({ ...two, ...more })).not.toBe(stateOf(two)));
});
