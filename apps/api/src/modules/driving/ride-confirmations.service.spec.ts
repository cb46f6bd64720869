import type { ConfirmationMoment } from '@groupride/contracts';
import type { Jobs } from '../../platform/jobs/jobs';
import { only, principal } from '../../platform/testing/stand-ins';
import { ORGANIZER } from '../members/testing/members-world';
import { driverAssigned } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { ConfirmationWatch } from './confirmation-watch';
import { RideConfirmations } from './ride-confirmations.service';
import { DRIVER, driver, DrivingWorld, OTHER_DRIVER, otherDriver } from './testing/driving-world';
import { UnconfirmedRides } from './unconfirmed-rides.service';

const HOUR = 60;

describe('whether a driver will drive a scheduled ride', () => {
  let world: DrivingWorld;
  let answers: RideConfirmations;
  let ride: Ride;

  const assigned = async (startsIn: number, more: Partial<Ride> = {}) => {
    ride = await world.bookEnRoute({
      status: 'confirmed',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(startsIn),
      acceptedAt: world.clock.now(),
      ...more,
    });
    await plan();
  };
  const plan = () =>
    world.events.runReactions(driverAssigned, {
      rideId: ride.id,
      number: 1,
      type: 'driver_assigned',
      status: 'confirmed',
    });
  const planned = () => world.jobs.enqueued.map(({ data, at }) => ({ ...data, at }));
  /** Time passes, and the jobs that are due run. */
  const forward = async (minutes: number) => {
    world.clock.forward(minutes);
    await world.jobs.run(world.clock.now());
  };
  /** Another driver accepts the ride. */
  const take = async () => {
    const move = { rideId: ride.id, to: 'confirmed', actor: { as: 'driver', userId: otherDriver.userId } } as const;
    const set = { driverId: OTHER_DRIVER, acceptedAt: world.clock.now() };
    await world.database.transaction((tx) => world.rides.move(tx, { ...move, event: 'driver_assigned', set }));
  };
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);
  const about = (moment: ConfirmationMoment) => ({ rideId: ride.id, driverId: DRIVER, moment });

  beforeEach(() => {
    world = new DrivingWorld();
    const { database, rides, drivers, notices, clock, releases, city, runsFacade, confirmations, events } = world;
    answers = new RideConfirmations(database, rides, drivers, confirmations, notices, clock);
    const unconfirmed = new UnconfirmedRides(drivers, releases, notices, city, runsFacade, clock);
    new ConfirmationWatch(
      database,
      events,
      only<Jobs>(world.jobs),
      rides,
      confirmations,
      unconfirmed,
      clock,
    ).onModuleInit();
  });

  it('is asked a day and an hour before the start', async () => {
    await assigned(30 * HOUR);
    expect(planned()).toEqual([
      { ...about('day_before'), at: world.clock.in(6 * HOUR) },
      { ...about('hour_before'), at: world.clock.in(29 * HOUR) },
    ]);
    await forward(6 * HOUR);
    expect(world.told).toEqual([`confirm ${ride.id} day_before`]);
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'confirmation_asked', actorKind: 'system', data: { driverId: DRIVER, moment: 'day_before' } },
    ]);
    expect(await answers.open(driver, DRIVER)).toEqual([
      { rideId: ride.id, dueAt: world.clock.in(4 * HOUR).toISOString() },
    ]);
  });

  it('is not asked shortly after they accepted, nor about rides that are not ahead', async () => {
    await assigned(80);
    expect(planned()).toEqual([]);
    await assigned(30 * HOUR, { status: 'pending', driverId: null });
    expect(planned()).toEqual([]);
  });

  it('is asked at once when the driver moved up from the standby list', async () => {
    await assigned(90, { status: 'pending', driverId: null });
    const move = { rideId: ride.id, to: 'confirmed', event: 'driver_assigned' } as const;
    const set = { driverId: DRIVER, acceptedAt: world.clock.now() };
    const data = { standby: true, driverId: DRIVER };
    await world.database.transaction((tx) =>
      world.rides.move(tx, { ...move, actor: { as: 'system', userId: null }, data, set }),
    );
    await plan();
    await forward(0);
    expect(world.told).toEqual([`confirm ${ride.id} standby`]);
  });

  it('is answered once for all that was asked', async () => {
    await assigned(30 * HOUR);
    await forward(6 * HOUR);
    await answers.confirm(driver, ride.id);
    await answers.confirm(driver, ride.id);
    expect(await types()).toEqual(['confirmation_asked', 'confirmation_given']);
    expect((await world.history(ride.id)).at(-1)).toMatchObject({
      actorKind: 'driver',
      actorId: driver.userId,
      data: { driverId: DRIVER, moments: ['day_before'] },
    });
    expect(world.pushed).toEqual([`changed ${DRIVER}`]);
    expect(await answers.open(driver, DRIVER)).toEqual([]);
  });

  it('changes nothing when it is answered without a question', async () => {
    await assigned(30 * HOUR);
    await answers.confirm(driver, ride.id);
    expect(await types()).toEqual([]);
    expect(world.pushed).toEqual([]);
  });

  it('is answered by the driver of the ride only', async () => {
    await assigned(30 * HOUR);
    await forward(6 * HOUR);
    for (const who of [otherDriver, principal(ORGANIZER), principal(30, { isAdmin: true })])
      await expect(answers.confirm(who, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answers.open(otherDriver, DRIVER)).rejects.toMatchObject({ code: 'not_found' });
    expect(await types()).toEqual(['confirmation_asked']);
  });

  it('costs the driver the ride when it is not answered in time', async () => {
    await assigned(30 * HOUR);
    await forward(6 * HOUR);
    await forward(4 * HOUR - 1);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'confirmed', driverId: DRIVER });
    await forward(1);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
    expect((await world.history(ride.id)).at(-1)).toMatchObject({
      type: 'driver_released',
      actorKind: 'system',
      data: { driverId: DRIVER, notConfirmed: true },
    });
    expect(world.excluded).toEqual([{ rideId: ride.id, driverId: DRIVER, cause: 'not_confirmed' }]);
    expect(world.told.at(-1)).toBe(`unconfirmed ${ride.id}`);
  });

  it('costs nothing when it was answered, or the driver has set out', async () => {
    await assigned(30 * HOUR);
    await forward(6 * HOUR);
    await answers.confirm(driver, ride.id);
    await forward(4 * HOUR);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'confirmed', driverId: DRIVER });
    await forward(19 * HOUR);
    expect(world.told.at(-1)).toBe(`confirm ${ride.id} hour_before`);
    const move = { rideId: ride.id, to: 'en_route', actor: { as: 'driver', userId: driver.userId } } as const;
    await world.database.transaction((tx) => world.rides.move(tx, { ...move, event: 'driver_set_out' }));
    await forward(15);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
  });

  it('is no longer asked of a driver who has lost the ride', async () => {
    await assigned(30 * HOUR);
    const dan = { id: DRIVER, userId: driver.userId };
    await world.database.transaction((tx) =>
      world.releases.release(tx, ride.id, dan, { as: 'driver', userId: dan.userId }),
    );
    await forward(6 * HOUR);
    await take();
    await forward(23 * HOUR);
    expect(world.told).toEqual([]);
  });

  it('is asked once for a run, about the ride with which it begins', async () => {
    await assigned(30 * HOUR, { runId: 70 });
    const first = ride;
    await assigned(30 * HOUR, { runId: 70 });
    world.runs.add([
      [first.id, 'pickup'],
      [ride.id, 'pickup'],
    ]);
    await forward(6 * HOUR);
    expect(world.told).toEqual([`confirm ${first.id} day_before`]);
    await forward(4 * HOUR);
    for (const { id } of [first, ride]) expect(await world.stored(id)).toMatchObject({ status: 'pending' });
  });

  it('is asked anew of the next driver', async () => {
    await assigned(30 * HOUR);
    await forward(6 * HOUR);
    await forward(4 * HOUR);
    await take();
    await plan();
    await forward(19 * HOUR);
    expect(await answers.open(otherDriver, OTHER_DRIVER)).toMatchObject([{ rideId: ride.id }]);
  });
});
