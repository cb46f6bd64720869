import { only } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import { LateDrivers } from './late-drivers.service';
import type { RemindersService } from './reminders.service';
import { DRIVER, DrivingWorld, north, PICKUP } from './testing/driving-world';

describe('a driver who has not set out for a scheduled ride', () => {
  let world: DrivingWorld;
  let late: LateDrivers;
  let told: string[];
  let ride: Ride;

  const begin = async (startsIn: number, more: Partial<Ride> = {}) => {
    ride = await world.bookEnRoute({
      status: 'confirmed',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(startsIn),
      acceptedAt: world.clock.in(-600),
      ...more,
    });
  };
  const check = () =>
    world.database.transaction(async (tx) =>
      late.check(tx, await world.rides.lock(tx, ride.id), world.cars.record(DRIVER)),
    );
  const hasRide = async () => (await world.stored(ride.id)).driverId === DRIVER;

  beforeEach(() => {
    world = new DrivingWorld();
    told = [];
    const reminders = only<RemindersService>({
      timeToSetOut: async (_tx, { id }) => void told.push(`set out for ${id}`),
      rideWithdrawn: async (_tx, { id }) => void told.push(`lost ${id}`),
    });
    late = new LateDrivers(world.releases, reminders, world.runsFacade, world.clock);
    world.drive(north(PICKUP, 1_000));
  });

  it('is reminded from 20 minutes before the start', async () => {
    await begin(30);
    expect(await check()).toEqual(world.clock.in(10));
    expect(told).toEqual([]);
    world.clock.forward(10);
    expect(await check()).toEqual(world.clock.in(15));
    expect(told).toEqual([`set out for ${ride.id}`]);
    expect(await hasRide()).toBe(true);
  });

  it('loses the ride five minutes before the start when the car is far away', async () => {
    await begin(5);
    world.drive(north(PICKUP, 6_000));
    expect(await check()).toBeNull();
    expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'driver_released', actorKind: 'system', data: { driverId: DRIVER, notSetOut: true } },
    ]);
    expect(world.excluded).toEqual([{ rideId: ride.id, driverId: DRIVER, cause: 'stopped_coming' }]);
    expect(told).toEqual([`lost ${ride.id}`]);
  });

  it('loses the ride at the same time when nobody knows where the car is', async () => {
    await begin(5);
    world.cars.goOffline(DRIVER);
    await check();
    expect(await hasRide()).toBe(false);
  });

  it('has until five minutes after the start when the car is near', async () => {
    await begin(5);
    expect(await check()).toEqual(world.clock.in(10));
    world.clock.forward(10);
    world.drive(north(PICKUP, 1_000));
    expect(await check()).toBeNull();
    expect(await hasRide()).toBe(false);
  });

  it('of a run is looked at again until it begins with this ride', async () => {
    await begin(5, { runId: 70 });
    const second = ride;
    await begin(1, { runId: 70 });
    world.drive(north(PICKUP, 6_000));
    const run = world.runs.add([
      [ride.id, 'pickup'],
      [second.id, 'pickup'],
    ]);
    ride = second;
    expect(await check()).toEqual(world.clock.in(5));
    run.setOutAt = world.clock.now();
    expect(await check()).toBeNull();
    expect([told, await hasRide()]).toEqual([[], true]);
  });
});
