import type { LatLng } from '@groupride/geo';
import { only, SetClock } from '../../platform/testing/stand-ins';
import type { TravelTimes } from '../mapping/travel-times.facade';
import { SYSTEM, type Amendment, type Ride } from '../rides/rides.facade';
import { RidesWorld } from '../rides/testing/rides-world';
import { PoolPromises } from './pool-promises';
import type { PoolPromise, PoolRidesRepository } from './pool-rides.repository';

const DRIVER = 7;

describe('the promises to a group that rides alone', () => {
  let world: RidesWorld;
  let clock: SetClock;
  let promises: Map<number, PoolPromise>;
  let car: LatLng;

  beforeEach(() => {
    world = new RidesWorld();
    clock = new SetClock();
    promises = new Map();
    car = { lat: 0, lng: 0 };
    const pool = only<PoolRidesRepository>({
      positionOf: async () => car,
      promise: async (_tx, rideId, promise) => void promises.set(rideId, promise),
      changeLongestAboard: async (_tx, rideId, longestAboardSeconds) =>
        void promises.set(rideId, { ...promises.get(rideId)!, longestAboardSeconds }),
    });
    // Each degree to the east is a second of driving.
    const matrix: TravelTimes['matrix'] = (from, to) => ({
      seconds: from.map((one) => to.map((other) => Math.abs(one.lng - other.lng))),
      estimated: false,
    });
    new PoolPromises(world.events, pool, world.rides, only<TravelTimes>({ matrix }), clock).onModuleInit();
  });

  /** A group 18 minutes from the car, whose driver sets out now. */
  async function setOut(more: Partial<Ride> = {}): Promise<number> {
    const { id } = world.add({
      status: 'confirmed',
      driverId: DRIVER,
      rideType: 'GroupPool',
      scheduledAt: null,
      pickupLat: 0,
      pickupLng: 1080,
      dropoffLat: 0,
      dropoffLng: 2280,
      ...more,
    });
    await move(id, 'en_route');
    return id;
  }
  const move = (rideId: number, to: 'en_route' | 'in_progress') =>
    world.database.transaction((tx) =>
      world.rides.move(tx, { rideId, to, actor: { as: 'driver', userId: 20 }, event: 'trip_started' }),
    );
  const change = (rideId: number, event: Amendment['event'], set: Amendment['set']) =>
    world.database.transaction((tx) =>
      world.rides.amend(tx, { rideId, actor: SYSTEM, event, set, from: ['en_route', 'in_progress'] }),
    );
  const aboard = (direct: number) => direct + Math.max(300, direct * 0.3);

  it('are made when the driver sets out', async () => {
    const id = await setOut();
    expect(promises.get(id)).toEqual({ latestPickup: clock.in(23), longestAboardSeconds: aboard(1200) });
  });

  it('are made again for the pickup to which the group moved', async () => {
    const id = await setOut();
    clock.forward(1);
    car = { lat: 0, lng: 60 };
    await change(id, 'pickup_moved', { pickupLng: 300 });
    expect(promises.get(id)).toEqual({ latestPickup: clock.in(9), longestAboardSeconds: aboard(1980) });
  });

  it('follow the destination, which leaves the latest pickup as it was', async () => {
    const id = await setOut();
    clock.forward(10);
    await change(id, 'destination_changed', { dropoffLng: 1680 });
    expect(promises.get(id)).toEqual({ latestPickup: clock.in(13), longestAboardSeconds: aboard(600) });
    await move(id, 'in_progress');
    await change(id, 'destination_changed', { dropoffLng: 3080 });
    expect(promises.get(id)).toEqual({ latestPickup: clock.in(13), longestAboardSeconds: aboard(2000) });
  });

  it('stay as they are when another group shares the vehicle', async () => {
    const id = await setOut();
    const before = promises.get(id);
    await change(id, 'price_changed', { runId: 3 });
    await change(id, 'pickup_moved', { pickupLng: 300 });
    await change(id, 'destination_changed', { dropoffLng: 600 });
    expect(promises.get(id)).toEqual(before);
  });

  it('are not made to groups of other ride types', async () => {
    const id = await setOut({ rideType: 'GroupX' });
    await change(id, 'pickup_moved', { pickupLng: 300 });
    await change(id, 'destination_changed', { dropoffLng: 600 });
    expect(promises.size).toBe(0);
  });
});
