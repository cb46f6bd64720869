import type { PoolStop } from './insertion';
import {
  fullestLoad,
  insertionCase,
  stateOf,
  stopsOfOne,
  type SharedVehicle,
  type SharingRide,
} from './shared-vehicle';

const NOW = new Date('2026-12-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const place = (lat: number) => ({ lat, lng: -80 });
const ride = (rideId: number, more: Partial<SharingRide> = {}): SharingRide => ({
  rideId,
  isAboard: false,
  people: 2,
  pickup: place(rideId),
  destination: place(rideId + 10),
  arrivedAt: null,
  acceptedAt: inSeconds(-600),
  startedAt: null,
  scheduledAt: null,
  latestPickup: inSeconds(300),
  longestAboardSeconds: 900,
  ...more,
});
const aboard = ride(1, { isAboard: true, people: 3, arrivedAt: inSeconds(-300), startedAt: inSeconds(-240) });
const vehicle = (more: Partial<SharedVehicle> = {}): SharedVehicle => ({
  driverId: 40,
  seats: 6,
  run: null,
  ...place(0),
  rides: [aboard, ride(2)],
  stops: [
    { rideId: 2, kind: 'pickup' },
    { rideId: 1, kind: 'dropoff' },
    { rideId: 2, kind: 'dropoff' },
  ],
  ...more,
});
const joining = { rideId: 9, people: 2, pickup: place(30), destination: place(31) };

describe('the stops of a vehicle with one group', () => {
  it('are its destination, and before that its pickup unless the group is aboard', () => {
    expect(stopsOfOne(ride(2))).toEqual([
      { rideId: 2, kind: 'pickup' },
      { rideId: 2, kind: 'dropoff' },
    ]);
    expect(stopsOfOne(aboard)).toEqual([{ rideId: 1, kind: 'dropoff' }]);
  });
});

describe('the insertion of a joining group', () => {
  it('contains the vehicle, its stops and the two stops of the group, each stop at its own point', () => {
    const { vehicle: fitted, request, points } = insertionCase(vehicle(), joining, NOW);
    expect(points.map(({ lat }) => lat)).toEqual([0, 2, 11, 12, 30, 31]);
    expect(fitted).toEqual({
      seats: 6,
      point: 0,
      isAtFirstStop: false,
      stops: [
        { group: 2, kind: 'pickup', point: 1 },
        { group: 1, kind: 'dropoff', point: 2 },
        { group: 2, kind: 'dropoff', point: 3 },
      ],
    });
    expect(request).toEqual({ group: 9, pickup: 4, dropoff: 5 });
  });

  it('contains the promises to the others, in seconds from now', () => {
    expect(Object.fromEntries(insertionCase(vehicle(), joining, NOW).groups)).toEqual({
      1: { people: 3, earliestPickup: null, latestPickup: null, longestAboard: 900, aboardFor: 240 },
      2: { people: 2, earliestPickup: null, latestPickup: 300, longestAboard: 900, aboardFor: 0 },
    });
  });

  it('contains the earliest pickup of a scheduled ride until its group is aboard', () => {
    const scheduledAt = inSeconds(1200);
    const rides = [{ ...aboard, scheduledAt }, ride(2, { scheduledAt, latestPickup: inSeconds(1500) })];
    const { groups } = insertionCase(vehicle({ rides }), joining, NOW);
    expect([...groups.values()].map(({ earliestPickup }) => earliestPickup)).toEqual([null, 1200]);
  });

  it('counts no time aboard before the trip has started, or for people who are not aboard', () => {
    const rides = [{ ...aboard, startedAt: null }, ride(2, { startedAt: inSeconds(-60) })];
    const { groups } = insertionCase(vehicle({ rides }), joining, NOW);
    expect([...groups.values()].map(({ aboardFor }) => aboardFor)).toEqual([0, 0]);
  });

  it('has the vehicle at its first stop once the driver of that ride has arrived at the pickup', () => {
    const isThere = (more: Partial<SharedVehicle>) => insertionCase(vehicle(more), joining, NOW).vehicle.isAtFirstStop;
    expect(isThere({ rides: [aboard, ride(2, { arrivedAt: NOW })] })).toBe(true);
    expect(isThere({ rides: [aboard], stops: [{ rideId: 1, kind: 'dropoff' }] })).toBe(false);
    expect(isThere({ rides: [], stops: [] })).toBe(false);
  });
});

describe('the most people aboard at a time', () => {
  const people = new Map([
    [1, { people: 3 }],
    [2, { people: 2 }],
    [9, { people: 4 }],
  ]);
  const stops = (...names: string[]) =>
    names.map((name, point): PoolStop => ({
      group: Number(name.slice(1)),
      kind: name.startsWith('p') ? 'pickup' : 'dropoff',
      point,
    }));

  it.each([
    ['nobody', [], 0],
    ['one after the other', ['p2', 'd2', 'p9', 'd9'], 4],
    ['together', ['p2', 'p9', 'd2', 'd9'], 6],
    ['with a group that is aboard already', ['p2', 'd1', 'd2'], 5],
    ['after that group has left', ['d1', 'p2', 'd2'], 3],
    ['with a group that is unknown', ['p7', 'p2', 'd2', 'd7'], 2],
  ])('are, %s, %j: %d', (_what, names, most) => expect(fullestLoad(stops(...names), people)).toBe(most));
});

describe('the state of a vehicle', () => {
  it('is the same wherever it is, and however its rides are sorted', () => {
    const before = stateOf(vehicle());
    expect(stateOf(vehicle({ ...place(5), rides: [ride(2), aboard] }))).toBe(before);
  });

  it.each<[string, Partial<SharedVehicle>]>([
    ['driver', { driverId: 41 }],
    ['seats', { seats: 7 }],
    ['run', { run: { id: 3, revision: 1 } }],
    ['rides', { rides: [aboard] }],
    ['promises', { rides: [aboard, ride(2, { latestPickup: inSeconds(301) })] }],
    ['stops', { stops: [{ rideId: 1, kind: 'dropoff' }] }],
  ])('differs with other %s', (_what, change) => {
    expect(stateOf(vehicle(change))).not.toBe(stateOf(vehicle()));
  });
});
