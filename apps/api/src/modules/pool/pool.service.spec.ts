import { jest } from '@jest/globals';
import type { LatLng } from '@groupride/geo';
import { fitCustomSplit } from '@groupride/pricing';
import type { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import type { TravelTimes } from '../mapping/travel-times.facade';
import type { PricingFacade } from '../pricing/pricing.facade';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import type { RunsFacade } from '../runs/runs.facade';
import type { Insertion } from './domain/insertion';
import type { SharedVehicle } from './domain/shared-vehicle';
import type { PoolRidesRepository } from './pool-rides.repository';
import { PoolService } from './pool.service';
import { SharedPrices } from './shared-prices.service';

const NOW = new Date('2026-12-01T10:00:00Z');
const MINUTE = 60_000;
const tx = {} as Transaction;
/** A point this many seconds of driving to the east. */
const at = (lng: number): LatLng => ({ lat: 0, lng });
const FIRST = 1;
const SECOND = 2;

/** A vehicle on its way to the first group at 600, whose destination is at 2000. */
const vehicle = (changes: Partial<SharedVehicle> = {}): SharedVehicle => ({
  driverId: 7,
  seats: 8,
  run: null,
  ...at(0),
  rides: [
    {
      rideId: FIRST,
      isAboard: false,
      people: 3,
      pickup: at(600),
      destination: at(2000),
      arrivedAt: null,
      acceptedAt: NOW,
      startedAt: null,
      scheduledAt: null,
      latestPickup: new Date(NOW.getTime() + 15 * MINUTE),
      longestAboardSeconds: 1820,
    },
  ],
  stops: [
    { rideId: FIRST, kind: 'pickup' },
    { rideId: FIRST, kind: 'dropoff' },
  ],
  ...changes,
});

const ride = (id: number, pickup: number, destination: number, more: Partial<Ride> = {}): Ride =>
  ({
    id,
    groupSize: 2,
    pickupLat: 0,
    pickupLng: pickup,
    dropoffLat: 0,
    dropoffLng: destination,
    rideType: 'GroupPool',
    durationSeconds: 1,
    quoteId: 'q',
    totalCost: 5000,
    discount: 0,
    customShares: null,
    paymentMethod: 'card',
    ...more,
  }) as Ride;

function setUp({ current = vehicle(), canInsert = true, more = {} as Partial<Ride> } = {}) {
  const rides = new Map([FIRST, SECOND].map((id) => [id, ride(id, 700, 1900, more)]));
  const done = { locked: [] as number[], promised: new Map<number, unknown>(), amended: new Map<number, object>() };
  const shared = new Set<number>();
  const pool = {
    vehicles: async () => [current],
    promise: async (_: Transaction, id: number, promise: unknown) => void done.promised.set(id, promise),
    markShared: async (_: Transaction, id: number) => !shared.has(id) && Boolean(shared.add(id)),
  } as unknown as PoolRidesRepository;
  const facade = {
    lock: async (_: Transaction, id: number) => {
      done.locked.push(id);
      return rides.get(id)!;
    },
    amend: async (_: Transaction, { rideId, set }: { rideId: number; set: object }) => done.amended.set(rideId, set),
  } as unknown as RidesFacade;
  const runs = {
    insertStops: jest.fn(async (..._: unknown[]) => (canInsert ? { id: 9 } : null)),
    create: jest.fn(async (..._: unknown[]) => ({ id: 9 })),
    assign: jest.fn(async (..._: unknown[]) => undefined),
  };
  const accounts = {
    discountOfRide: async () => null,
    changeReservation: jest.fn(async (..._: unknown[]) => undefined),
  };
  const prices = new SharedPrices(
    pool,
    facade,
    { matchDiscountPercent: async () => 20 } as unknown as PricingFacade,
    accounts as unknown as BusinessAccountsFacade,
  );
  const matrix = (from: readonly LatLng[], to: readonly LatLng[]) => ({
    seconds: from.map((one) => to.map((other) => Math.abs(one.lng - other.lng))),
    estimated: false,
  });
  const service = new PoolService(
    ...([pool, prices, facade, runs as unknown as RunsFacade, { matrix } as unknown as TravelTimes] as const),
    { now: () => NOW } as Clock,
  );
  const fit = (joining: Ride, free: number | null = null, of = vehicle()) => service.fit(of, joining, free, NOW);
  const pickupSeconds = (joining: Ride, found: Insertion, placeOf: (place: LatLng) => LatLng, of = vehicle()) =>
    service.pickupSeconds(of, joining, found, placeOf);
  const join = (of = vehicle()) => {
    const found = fit(rides.get(SECOND)!, null, of) as Insertion;
    return service.join(tx, rides.get(SECOND)!, of, found);
  };
  return { ...done, runs, accounts, fit, pickupSeconds, join, prices };
}

describe('fitting a group into a shared vehicle', () => {
  it('keeps the route of the present group, both pickups and the new group’s time aboard', () => {
    const { fit } = setUp();
    expect(fit(ride(SECOND, 700, 1900))).toMatchObject({ addedSeconds: 0, pickupSeconds: 760 });
    // Driving back and forth for another group takes 400 seconds more than the first group was promised.
    expect(fit(ride(SECOND, 1000, 600))).toEqual({ obstacle: 'promise_to_others' });
    // The others are picked up first, and a detour past their destination is too long for the new group.
    expect(fit(ride(SECOND, 1990, 1500), null, vehicle({ seats: 4 }))).toMatchObject({ obstacle: expect.any(String) });
  });

  it('does not make the group wait much longer than for a free vehicle', () => {
    const { fit } = setUp();
    expect(fit(ride(SECOND, 700, 1900), 460)).toMatchObject({ pickupSeconds: 760 });
    expect(fit(ride(SECOND, 700, 1900), 400)).toMatchObject({ pickupSeconds: 700 });
    expect(fit(ride(SECOND, 700, 1900), 399)).toEqual({ obstacle: 'pickup_too_late' });
    expect(fit(ride(SECOND, 1140, 1900))).toMatchObject({ pickupSeconds: 1200 });
    expect(fit(ride(SECOND, 1141, 1900))).toEqual({ obstacle: 'pickup_too_late' });
  });

  it('estimates the time to the group’s pickup along the stops before it, even from rounded places', () => {
    const { fit, pickupSeconds } = setUp();
    const joining = ride(SECOND, 700, 1900);
    const found = fit(joining) as Insertion;
    expect(pickupSeconds(joining, found, (place) => place)).toBe(found.pickupSeconds);
    // From 0 to 500 and on to 700, plus a minute at the first pickup.
    expect(pickupSeconds(joining, found, ({ lng }) => at(Math.floor(lng / 500) * 500))).toBe(500 + 60 + 200);
    expect(pickupSeconds(joining, found, ({ lng }) => at(lng + 300))).toBe(600 + 60 + 200);
  });

  it('has the group wait for one whose scheduled time has not come yet', () => {
    const { fit, pickupSeconds } = setUp();
    const scheduledAt = new Date(NOW.getTime() + 1000_000);
    const scheduled = vehicle({
      rides: [
        { ...vehicle().rides[0]!, arrivedAt: NOW, scheduledAt, latestPickup: new Date(NOW.getTime() + 1300_000) },
      ],
      ...at(600),
    });
    const joining = ride(SECOND, 700, 1900);
    const found = fit(joining, null, scheduled) as Insertion;
    expect(found).toMatchObject({ pickupSeconds: 1000 + 60 + 100 });
    expect(pickupSeconds(joining, found, (place) => place, scheduled)).toBe(found.pickupSeconds);
    expect(fit(joining, 360, scheduled)).toEqual({ obstacle: 'pickup_too_late' });
  });

  it('never sells a taken seat', () => {
    const { fit } = setUp();
    expect(fit(ride(SECOND, 700, 1900), null, vehicle({ seats: 4 }))).toEqual({ obstacle: 'no_seats' });
  });
});

describe('joining a shared vehicle', () => {
  it('locks both rides in order, promises the new group its times and lowers both prices', async () => {
    const { join, locked, promised, amended, runs } = setUp();
    expect(await join()).toBe(true);
    expect(locked.slice(0, 2)).toEqual([FIRST, SECOND]);
    expect(runs.create).toHaveBeenCalledTimes(1);
    expect(promised).toEqual(
      new Map([
        [SECOND, { latestPickup: new Date(NOW.getTime() + (760 + 300) * 1000), longestAboardSeconds: 1200 + 360 }],
      ]),
    );
    for (const id of [FIRST, SECOND])
      expect(amended.get(id)).toMatchObject({ totalCost: 4000, costPerPerson: 2000, discount: 1000 });
  });

  it.each([
    ['another group has joined meanwhile', { run: { id: 9, revision: 1 } }],
    ['its first group has boarded', { rides: [{ ...vehicle().rides[0]!, isAboard: true, startedAt: NOW }] }],
    ['its group has grown', { rides: [{ ...vehicle().rides[0]!, people: 8 }] }],
    ['it has another car', { seats: 4 }],
    ['its stops have changed', { stops: vehicle().stops.toReversed() }],
  ] satisfies [string, Partial<SharedVehicle>][])('is aborted when %s, with nothing written', async (_, changes) => {
    const { join, promised, amended, runs } = setUp({ current: vehicle(changes) });
    expect(await join()).toBe(false);
    expect([runs.create, runs.insertStops, runs.assign].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect([promised.size, amended.size]).toEqual([0, 0]);
  });

  it('is aborted when the stops of the run changed at the last moment', async () => {
    const run = { id: 9, revision: 4 };
    const { join, promised, amended, runs } = setUp({ current: vehicle({ run }), canInsert: false });
    expect(await join(vehicle({ run }))).toBe(false);
    expect(runs.insertStops).toHaveBeenCalledWith(tx, 9, 4, expect.anything());
    expect([runs.assign.mock.calls.length, promised.size, amended.size]).toEqual([0, 0, 0]);
  });
});

describe('the price of a ride that shares its vehicle', () => {
  it('falls once, however many groups join', async () => {
    const { prices, amended } = setUp();
    await prices.fall(tx, FIRST, NOW);
    amended.clear();
    await prices.fall(tx, FIRST, NOW);
    expect(amended.size).toBe(0);
  });

  it('releases the difference that a business account had reserved', async () => {
    const { prices, accounts } = setUp({ more: { paymentMethod: 'account' } });
    await prices.fall(tx, FIRST, NOW);
    expect(accounts.changeReservation).toHaveBeenCalledWith(tx, FIRST, 4000, 0);
  });

  it('adjusts amounts that were agreed on for each person', async () => {
    const { prices, amended } = setUp({ more: { customShares: [3000, 2000] } as Partial<Ride> });
    await prices.fall(tx, FIRST, NOW);
    expect(amended.get(FIRST)).toMatchObject({ customShares: fitCustomSplit(4000, 2, [3000, 2000]) });
  });
});
