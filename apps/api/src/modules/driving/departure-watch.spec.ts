import type { Jobs } from '../../platform/jobs/jobs';
import { only } from '../../platform/testing/stand-ins';
import { driverAssigned } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { DepartureWatch } from './departure-watch';
import { LateDrivers } from './late-drivers.service';
import type { RemindersService } from './reminders.service';
import { DRIVER, DrivingWorld, north, OTHER_DRIVER, PICKUP } from './testing/driving-world';

describe('the watch over the departure of a driver', () => {
  let world: DrivingWorld;
  let told: string[];
  let ride: Ride;

  beforeEach(async () => {
    world = new DrivingWorld();
    told = [];
    const { database, events, jobs, rides, drivers, runsFacade, clock } = world;
    const reminders = only<RemindersService>({
      timeToSetOut: async (_tx, { id }) => void told.push(`set out for ${id}`),
      rideWithdrawn: async (_tx, { id }) => void told.push(`lost ${id}`),
    });
    const late = new LateDrivers(world.releases, reminders, runsFacade, clock);
    new DepartureWatch(database, events, only<Jobs>(jobs), rides, drivers, late).onModuleInit();
    ride = await world.bookEnRoute({ status: 'confirmed', bookingType: 'scheduled', scheduledAt: clock.in(60) });
    world.drive(north(PICKUP, 1_000));
  });

  const assigned = () =>
    world.events.runReactions(driverAssigned, {
      ...({ rideId: ride.id, number: 1, type: 'driver_assigned', status: 'confirmed' } as const),
    });
  /** Time passes, the car stays where it is and gives a sign of life, and the jobs that are due run. */
  const forward = async (minutes: number) => {
    world.clock.forward(minutes);
    world.drive(north(PICKUP, 1_000));
    await world.jobs.run(world.clock.now());
  };
  const planned = () => world.jobs.enqueued.map(({ data, at }) => [data, at]);
  const watch = () => ({ rideId: ride.id, driverId: DRIVER });

  it('begins 20 minutes before the start of a scheduled ride', async () => {
    await assigned();
    expect(planned()).toEqual([[watch(), world.clock.in(40)]]);
    await forward(39);
    expect(told).toEqual([]);
    await forward(1);
    expect(told).toEqual([`set out for ${ride.id}`]);
  });

  it('looks again until the driver loses the ride', async () => {
    await assigned();
    await forward(40);
    expect(planned()).toEqual([[watch(), world.clock.in(15)]]);
    await forward(15);
    expect((await world.stored(ride.id)).driverId).toBe(DRIVER);
    await forward(10);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
    expect(told.at(-1)).toBe(`lost ${ride.id}`);
    expect(planned()).toEqual([]);
  });

  it.each([
    ['immediate', { bookingType: 'now', scheduledAt: null }],
    ['under way', { status: 'en_route' }],
    ['without a driver', { status: 'pending', driverId: null }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('does not begin for a ride that is %s', async (_, more) => {
    ride = world.add({ ...ride, ...more });
    await assigned();
    expect(planned()).toEqual([]);
  });

  it.each([
    ['set out', { status: 'en_route' }],
    ['was replaced', { driverId: OTHER_DRIVER }],
    ['lost the ride otherwise', { status: 'pending', driverId: null }],
  ] as const)('ends when the driver %s', async (_, more) => {
    await assigned();
    ride = world.add({ ...ride, ...more });
    await forward(59);
    expect([told, planned()]).toEqual([[], []]);
    expect(await world.stored(ride.id)).toEqual(ride);
  });
});
