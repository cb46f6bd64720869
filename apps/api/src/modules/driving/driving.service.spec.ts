import type { DriverStep, RideView } from '@groupride/contracts';
import { principal } from '../../platform/testing/stand-ins';
import { ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import { BoardingStepsService } from './boarding-steps.service';
import { CompletionService } from './completion.service';
import { DeparturesService } from './departures.service';
import { DrivingService } from './driving.service';
import { DESTINATION, DRIVER, driver, DrivingWorld, OTHER_DRIVER, otherDriver, PICKUP } from './testing/driving-world';

describe('the steps of the assigned driver', () => {
  let world: DrivingWorld;
  let driving: DrivingService;
  let ride: Ride;

  beforeEach(async () => {
    world = new DrivingWorld();
    const { database, rides, members, drivers, runsFacade, alerts, positions, leftPickups, clock } = world;
    driving = new DrivingService(
      database,
      rides,
      drivers,
      new DeparturesService(database, rides, drivers, runsFacade, clock),
      world.releases,
      new BoardingStepsService(database, rides, members, runsFacade, positions, leftPickups, clock),
      new CompletionService(database, rides, drivers, runsFacade, alerts, positions, clock),
    );
    ride = await world.bookEnRoute({ status: 'confirmed', bookingType: 'scheduled', scheduledAt: clock.in(30) });
  });

  const step = (status: DriverStep, who = driver): Promise<RideView> => driving.step(who, ride.id, { status });
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);
  const drive = async () => {
    await step('en_route');
    world.drive(PICKUP);
    await step('arrived');
    const { id } = (await world.seatOf(ride.id, ORGANIZER))!;
    await world.database.transaction((tx) => world.members.verify(tx, id));
    await step('in_progress');
    world.drive(DESTINATION);
    return step('completed');
  };

  it('lead from the departure to the end of the trip', async () => {
    expect(await drive()).toMatchObject({ id: ride.id, status: 'completed' });
    expect(await types()).toEqual(['driver_set_out', 'driver_arrived', 'trip_started', 'trip_completed']);
  });

  it('give the ride as it is when they are repeated, however far it has come', async () => {
    await drive();
    world.cars.goOffline(DRIVER);
    for (const status of ['en_route', 'arrived', 'in_progress', 'completed'] as const)
      expect(await step(status)).toMatchObject({ id: ride.id, status: 'completed' });
    expect(await types()).toHaveLength(4);
    expect(world.cars.trips).toEqual([DRIVER]);
  });

  it('are not skipped', async () => {
    world.drive(PICKUP);
    await expect(step('arrived')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await expect(step('in_progress')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await expect(step('completed')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await step('en_route');
    await expect(step('in_progress')).rejects.toMatchObject({ code: 'not_arrived' });
    expect(await types()).toEqual(['driver_set_out']);
  });

  it('are for the assigned driver only', async () => {
    const drivingOrganizer = principal(ORGANIZER, { driverId: OTHER_DRIVER });
    for (const who of [
      otherDriver,
      drivingOrganizer,
      principal(ORGANIZER),
      principal(30, { isAdmin: true }),
      principal(30),
    ]) {
      await expect(step('en_route', who)).rejects.toMatchObject({ code: 'not_found' });
      await expect(driving.complete(who, ride.id, {})).rejects.toMatchObject({ code: 'not_found' });
      await expect(driving.giveBack(who, ride.id, { reason: 'Ill' })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await types()).toEqual([]);
  });

  it('complete a trip with the reason and the cash that were stated', async () => {
    ride = world.add({
      ...ride,
      status: 'in_progress',
      paymentMethod: 'cash',
      startedAt: world.clock.in(-9),
    });
    await driving.complete(driver, ride.id, { amount: '48.00', reason: 'The road is closed' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'completed', cashReceived: 4800 });
    expect(await world.history(ride.id)).toMatchObject([{ reason: 'The road is closed' }]);
    expect(await driving.complete(driver, ride.id, { amount: '48.00' })).toMatchObject({ status: 'completed' });
  });

  it('take the reason of a completion that is reported as a step', async () => {
    ride = world.add({ ...ride, status: 'in_progress', startedAt: world.clock.in(-9) });
    await expect(step('completed')).rejects.toMatchObject({ code: 'not_at_destination' });
    await driving.step(driver, ride.id, { status: 'completed', reason: 'The road is closed' });
    expect(await world.history(ride.id)).toMatchObject([{ reason: 'The road is closed' }]);
  });

  describe('that give the ride back', () => {
    it('leave it to others for the reason stated', async () => {
      await step('en_route');
      await driving.giveBack(driver, ride.id, { reason: 'Flat tire' });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
      expect((await world.history(ride.id)).at(-1)).toMatchObject({
        type: 'driver_released',
        actorKind: 'driver',
        actorId: driver.userId,
        reason: 'Flat tire',
      });
      expect(world.excluded).toEqual([{ rideId: ride.id, driverId: DRIVER, cause: undefined }]);
      await expect(step('en_route')).rejects.toMatchObject({ code: 'not_found' });
    });

    it('are possible until the trip starts', async () => {
      await drive();
      await expect(driving.giveBack(driver, ride.id, { reason: 'Ill' })).rejects.toMatchObject({
        code: 'ride_state_conflict',
      });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'completed', driverId: DRIVER });
    });
  });

  it('concern rides that are listed for the driver only', async () => {
    Object.assign(world.views, { ofDriver: async () => null, upcomingOfDriver: async () => [] });
    expect(await driving.activeRide(driver, DRIVER)).toBeNull();
    expect(await driving.upcomingRides(driver, DRIVER)).toEqual([]);
    await expect(driving.activeRide(driver, OTHER_DRIVER)).rejects.toMatchObject({ code: 'not_found' });
    await expect(driving.upcomingRides(otherDriver, DRIVER)).rejects.toMatchObject({ code: 'not_found' });
  });
});
