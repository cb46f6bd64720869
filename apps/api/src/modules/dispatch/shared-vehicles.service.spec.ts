import type { Exclusion, InsertionObstacle } from '@groupride/contracts';
import { milesToMeters, type LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { only } from '../../platform/testing/stand-ins';
import type { AssessedUnderWay, DriversFacade, UnderWaySearch } from '../drivers/drivers.facade';
import type { Insertion, PoolFacade, SharedVehicle } from '../pool/pool.facade';
import type { CandidatesService } from './candidates.service';
import type { FreeCandidate } from './domain/candidates';
import { SharedVehicles, type AskingGroup } from './shared-vehicles.service';
import { DAN, EVA } from './testing/dispatch-world';
import { someRide } from '../rides/testing/some-ride';

const ZOE = 92;
const NOW = new Date('2027-01-04T12:00:00Z');
const tx = {} as Transaction;

const vehicle = (driverId: number, place: LatLng = { lat: 0, lng: 0 }): SharedVehicle => ({
  driverId,
  ...place,
  seats: 8,
  run: null,
  stops: [],
  rides: [only<SharedVehicle['rides'][number]>({ rideId: driverId * 10 })],
});
const insertion = (addedSeconds: number, pickupSeconds = 120): Insertion => ({
  stops: [],
  times: [],
  addedSeconds,
  pickupSeconds,
});
const pool = (id: number) => someRide({ id, rideType: 'GroupPool', pickupLat: 0, pickupLng: 0 });

let shared: SharedVehicle[];
/** Where a group fits in, by driver; no group fits in elsewhere. */
let fits: Map<number, Insertion>;
/** The tried insertions: driver, ride and seconds of the best free driver. */
let tried: (number | null)[][];
/** What keeps drivers from taking another group, by ride and driver. */
let exclusions: Map<string, Exclusion>;
let searches: (UnderWaySearch & { tx: Transaction | undefined })[];
/** Pickup seconds of the free drivers of each ride, best score first. */
let free: Map<number, number[]>;
let locked: Set<number>;
/** Drivers without a ride that a group could join. */
let idle: Set<number>;
let placed: LatLng[];
let vehiclesOf: unknown[][];
let service: SharedVehicles;

beforeEach(() => {
  [shared, tried, searches, placed, vehiclesOf] = [[], [], [], [], []];
  [fits, exclusions, free, locked, idle] = [new Map(), new Map(), new Map(), new Set(), new Set()];
  const noSeats: { obstacle: InsertionObstacle } = { obstacle: 'no_seats' };
  service = new SharedVehicles(
    only<PoolFacade>({
      vehicles: async (...asked) => {
        vehiclesOf.push(asked);
        return shared.filter(({ driverId }) => asked[1]?.includes(driverId) ?? true);
      },
      fit: ({ driverId }, { id }, soonest) => {
        tried.push([driverId, id, soonest]);
        return fits.get(driverId) ?? noSeats;
      },
      pickupSeconds: (of, _ride, { pickupSeconds }, placeOf) => {
        placed.push(placeOf({ lat: of.lat, lng: of.lng }));
        return pickupSeconds + of.driverId / 1000;
      },
    }),
    only<DriversFacade>({
      tryLock: async (_tx, driverId) => !locked.has(driverId) && Boolean(locked.add(driverId)),
      assessUnderWay: async (search, of) => {
        searches.push({ ...search, tx: of });
        const driverIds = search.driverIds.filter((driverId) => !idle.has(driverId));
        return search.rideIds.flatMap((rideId) =>
          driverIds.map((driverId): AssessedUnderWay => ({
            rideId,
            driverId,
            meters: 0,
            exclusion: exclusions.get(`${rideId} ${driverId}`) ?? null,
          })),
        );
      },
    }),
    only<CandidatesService>({
      ofRound: async (rides) =>
        new Map(
          rides.map(({ id }) => [
            id,
            {
              leftOut: [],
              counts: {},
              minutesEstimated: false,
              free: (free.get(id) ?? []).map((seconds) => only<FreeCandidate>({ seconds })),
            },
          ]),
        ),
    }),
  );
});

describe('the vehicles with other groups that a group can join', () => {
  const options = async (...ids: number[]) => service.of(ids.map(pool), NOW);
  const driversOf = ({ possible }: { possible: readonly { vehicle: SharedVehicle }[] }) =>
    possible.map((each) => each.vehicle.driverId);

  it('are not compared while no vehicle is shared', async () => {
    expect(await options(7)).toEqual([]);
    expect(searches).toEqual([]);
  });

  it('are sorted by additional driving, then by time to the pickup, then by driver', async () => {
    shared = [93, DAN, EVA, ZOE].map((driverId) => vehicle(driverId));
    fits.set(93, insertion(200, 60)).set(DAN, insertion(200, 90)).set(ZOE, insertion(200, 60));
    fits.set(EVA, insertion(100, 900));
    expect(driversOf((await options(7))[0]!)).toEqual([EVA, ZOE, 93, DAN]);
  });

  it('are listed with the others that were considered, and why those cannot take the group', async () => {
    shared = [DAN, EVA, ZOE].map((driverId) => vehicle(driverId));
    exclusions.set(`7 ${DAN}`, 'refused');
    fits.set(DAN, insertion(1)).set(ZOE, insertion(200.4, 59.6));
    const [found] = await options(7);
    expect(found!.considered).toEqual([
      { driverId: ZOE, rideIds: [920], seconds: 60, addedSeconds: 200, result: 'not_preferred' },
      { driverId: DAN, rideIds: [900], seconds: null, addedSeconds: null, result: 'refused' },
      { driverId: EVA, rideIds: [910], seconds: null, addedSeconds: null, result: 'no_seats' },
    ]);
    expect(driversOf(found!)).toEqual([ZOE]);
    // The stops of a driver who may not take the group are not tried.
    expect(tried.map(([driverId]) => driverId)).toEqual([EVA, ZOE]);
  });

  it('may be a little later than the soonest free driver, who need not be the best one', async () => {
    shared = [vehicle(DAN)];
    free.set(7, [300, 240, 260]);
    const found = await options(7, 8);
    expect(tried).toEqual([
      [DAN, 7, 240],
      [DAN, 8, null],
    ]);
    expect(found.map(({ ride, candidates }) => [ride.id, candidates.free.length])).toEqual([
      [7, 3],
      [8, 0],
    ]);
  });

  it('are found for each ride by itself, with one question for all', async () => {
    shared = [DAN, EVA].map((driverId) => vehicle(driverId));
    fits.set(DAN, insertion(100)).set(EVA, insertion(200));
    exclusions.set(`7 ${DAN}`, 'member').set(`8 ${EVA}`, 'too_far');
    expect((await options(7, 8)).map(driversOf)).toEqual([[EVA], [DAN]]);
    const within = { withinMeters: milesToMeters(15), travelSeconds: 15 * 60 };
    expect(searches).toEqual([{ rideIds: [7, 8], driverIds: [DAN, EVA], now: NOW, ...within, tx: undefined }]);
  });

  it('are tried beyond ten nearer ones whose drivers may not take the group', async () => {
    shared = Array.from({ length: 11 }, (_, index) => vehicle(index + 1));
    for (const { driverId } of shared.slice(0, 10)) exclusions.set(`7 ${driverId}`, 'refused');
    fits.set(11, insertion(100));
    const [found] = await options(7);
    expect(driversOf(found!)).toEqual([11]);
    expect(found!.considered).toHaveLength(10);
  });

  it('are the nearest ten at most', async () => {
    shared = Array.from({ length: 12 }, (_, index) => vehicle(index + 1));
    for (const { driverId } of shared) fits.set(driverId, insertion(100 - driverId));
    const [found] = await options(7);
    expect(driversOf(found!)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(found!.considered).toHaveLength(10);
  });
});

describe('the time to the pickup of a group that asks', () => {
  const asking = (more: Partial<AskingGroup> = {}): AskingGroup => ({
    groupSize: 2,
    pickupLat: 0,
    pickupLng: 0,
    dropoffLat: 1,
    dropoffLng: 1,
    driverIds: [DAN, EVA, ZOE],
    soonest: null,
    placeOf: (place: LatLng) => place,
    ...more,
  });
  const seconds = (more: Partial<AskingGroup> = {}) => service.pickupSecondsFor(asking(more), NOW, tx);

  it('is that of the vehicle with the least additional driving', async () => {
    shared = [DAN, EVA, ZOE].map((driverId) => vehicle(driverId));
    fits.set(DAN, insertion(200, 60)).set(EVA, insertion(100, 300));
    expect(await seconds({ soonest: 240 })).toBe(300.091);
    expect(tried).toEqual([
      [DAN, 0, 240],
      [EVA, 0, 240],
      [ZOE, 0, 240],
    ]);
  });

  it('is that of a driver who could take the group', async () => {
    shared = [DAN, EVA].map((driverId) => vehicle(driverId));
    fits.set(DAN, insertion(200, 60)).set(EVA, insertion(100, 300));
    expect(await seconds({ driverIds: [DAN] })).toBe(60.09);
    expect(vehiclesOf).toEqual([[NOW, [DAN], tx]]);
  });

  it('is unknown when no vehicle can take the group', async () => {
    expect(await seconds()).toBeNull();
    shared = [vehicle(DAN)];
    expect(await seconds()).toBeNull();
    expect(placed).toEqual([]);
  });

  it('tries the ten vehicles that are nearest to the pickup', async () => {
    shared = Array.from({ length: 12 }, (_, index) => vehicle(index + 1, { lat: 0, lng: (12 - index) / 100 }));
    for (const { driverId } of shared) fits.set(driverId, insertion(driverId));
    expect(await seconds({ driverIds: shared.map(({ driverId }) => driverId) })).toBe(120.003);
    expect(tried.map(([driverId]) => driverId)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('is computed from positions that the caller rounds', async () => {
    shared = [vehicle(DAN, { lat: 0.123, lng: 0.456 })];
    fits.set(DAN, insertion(1));
    await seconds({ placeOf: ({ lat, lng }) => ({ lat: Math.round(lat * 10), lng: Math.round(lng * 10) }) });
    expect(placed).toEqual([{ lat: 1, lng: 5 }]);
  });
});

describe('locking the driver of a vehicle that a group joins', () => {
  it('checks again that the driver can take the ride, under the lock', async () => {
    expect(await service.lock(tx, 7, DAN, NOW)).toBe(true);
    expect(locked.has(DAN)).toBe(true);
    expect(searches).toMatchObject([{ rideIds: [7], driverIds: [DAN], now: NOW }]);
    expect(searches[0]!.tx).toBe(tx);
  });

  it('fails when another transaction has the lock, without a look at the driver', async () => {
    locked.add(DAN);
    expect(await service.lock(tx, 7, DAN, NOW)).toBe(false);
    expect(searches).toEqual([]);
  });

  it('fails when the driver cannot take the ride any more', async () => {
    exclusions.set(`7 ${EVA}`, 'offline');
    expect(await service.lock(tx, 7, EVA, NOW)).toBe(false);
    idle.add(DAN);
    expect(await service.lock(tx, 7, DAN, NOW)).toBe(false);
  });
});
