import type { Completion } from '@groupride/contracts';
import type { Ride } from '../rides/rides.facade';
import { CompletionService } from './completion.service';
import { DESTINATION, DRIVER, driver, DrivingWorld, north, OTHER_DRIVER } from './testing/driving-world';

describe('completing a trip', () => {
  let world: DrivingWorld;
  let completions: CompletionService;
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    world = new DrivingWorld();
    completions = new CompletionService(
      world.database,
      world.rides,
      world.drivers,
      world.runsFacade,
      world.alerts,
      world.positions,
      world.clock,
    );
    ride = await world.bookEnRoute({ status: 'in_progress', startedAt: world.clock.in(-20), ...more });
    world.drive(DESTINATION);
  };
  const complete = (completion: Completion = {}, driverId = DRIVER) =>
    completions.complete({ id: driverId, userId: driver.userId }, ride.id, completion);
  const alerts = () => [...world.alerts.open.values()];

  beforeEach(() => begin());

  it('ends it at the destination, and counts it', async () => {
    await complete();
    expect(await world.stored(ride.id)).toMatchObject({
      status: 'completed',
      completedAt: world.clock.now(),
      cashReceived: null,
    });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'trip_completed', actorKind: 'driver', actorId: driver.userId, reason: null, data: {} },
    ]);
    expect(world.cars.trips).toEqual([DRIVER]);
    expect(world.events.take()).toContain('trip_completed');
  });

  it('needs a reason at the former destination when operations change it at the same moment', async () => {
    const judge = world.positions.judge.bind(world.positions);
    world.positions.judge = async (step) => {
      const judged = await judge(step);
      world.add({ ...(await world.stored(ride.id)), dropoffLat: north(DESTINATION, 5_000).lat });
      return judged;
    };
    await expect(complete()).rejects.toMatchObject({ code: 'not_at_destination' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress' });
  });

  it('again with the same amount changes nothing, and with another amount is refused', async () => {
    await begin({ paymentMethod: 'cash' });
    await complete({ amount: '45.00' });
    await complete({ amount: '45.00' });
    await complete();
    expect(world.cars.trips).toEqual([DRIVER]);
    await expect(complete({ amount: '50.00' })).rejects.toMatchObject({
      code: 'amount_mismatch',
      more: { extra: { recorded: '45.00' } },
    });
    expect(await world.stored(ride.id)).toMatchObject({ cashReceived: 4500 });
  });

  it('is refused before the trip starts, and after the ride was cancelled', async () => {
    for (const status of ['en_route', 'cancelled'] as const) {
      await begin({ status });
      await expect(complete()).rejects.toMatchObject({ code: 'ride_state_conflict', more: { extra: { status } } });
    }
  });

  it('is for the driver of the ride', async () => {
    world.drive(DESTINATION, OTHER_DRIVER);
    await expect(complete({}, OTHER_DRIVER)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress' });
    expect(world.cars.trips).toEqual([]);
  });

  it('follows the order of the stops of a run', async () => {
    const first = await world.bookEnRoute({ runId: 70, status: 'confirmed' });
    world.runs.add([
      [first.id, 'pickup'],
      [ride.id, 'dropoff'],
    ]);
    await expect(complete()).rejects.toMatchObject({ code: 'not_next_stop' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress' });
  });

  describe('paid in cash', () => {
    beforeEach(() => begin({ paymentMethod: 'cash' }));

    it('needs the amount received, at most the fare', async () => {
      await expect(complete()).rejects.toMatchObject({ code: 'cash_amount_required' });
      await expect(complete({ amount: '50.01' })).rejects.toMatchObject({ code: 'amount_mismatch' });
      await complete({ amount: '0.00' });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'completed', cashReceived: 0 });
    });

    it('needs no amount when it costs nothing', async () => {
      await begin({ paymentMethod: 'cash', totalCost: 0 });
      await complete();
      expect(await world.stored(ride.id)).toMatchObject({ cashReceived: 0 });
    });
  });

  it('takes no other amount than the fare when cards pay', async () => {
    await expect(complete({ amount: '49.00' })).rejects.toMatchObject({
      code: 'amount_mismatch',
      more: { extra: { fare: '50.00' } },
    });
    await complete({ amount: '50.00' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'completed', cashReceived: null });
  });

  describe('elsewhere', () => {
    it('needs a reason beyond half a mile, and operations are told', async () => {
      world.drive(north(DESTINATION, 804));
      await complete();
      await begin();
      world.drive(north(DESTINATION, 1_000));
      const refused = { code: 'not_at_destination', more: { extra: { meters: 1000 } } };
      await expect(complete()).rejects.toMatchObject(refused);
      await expect(complete({ reason: '  ' })).rejects.toMatchObject(refused);
      await complete({ reason: ' The road is closed ' });
      expect(await world.history(ride.id)).toMatchObject([
        { reason: 'The road is closed', data: { metersFromDestination: 1000 } },
      ]);
      expect(alerts()).toMatchObject([
        { kind: 'completed_away', rideId: ride.id, data: { meters: 1000, statedReason: 'The road is closed' } },
      ]);
    });

    it('needs a reason as well when nobody knows where the car is', async () => {
      Object.assign(world.cars.record(DRIVER), { lat: null, lng: null, credibleLat: null, credibleLng: null });
      await expect(complete()).rejects.toMatchObject({ code: 'not_at_destination', more: { extra: { meters: null } } });
      await complete({ reason: 'Phone restarted' });
      expect(alerts()).toMatchObject([{ kind: 'completed_away', data: { meters: null } }]);
    });

    it('keeps a reason out of the history of a trip that ends at the destination', async () => {
      await complete({ reason: 'Just to be sure' });
      expect(await world.history(ride.id)).toMatchObject([{ reason: null }]);
      expect(alerts()).toEqual([]);
    });
  });

  it('counts from the time that a device without a network kept, after the start', async () => {
    const early = { happenedAt: world.clock.in(-21).toISOString() };
    await expect(complete(early)).rejects.toMatchObject({ more: { extra: { problem: 'before_previous' } } });
    world.cars.move(DRIVER, DESTINATION, world.clock.in(-5));
    const happenedAt = world.clock.in(-5).toISOString();
    await complete({ happenedAt });
    expect(await world.stored(ride.id)).toMatchObject({ completedAt: world.clock.in(-5) });
    expect(await world.history(ride.id)).toMatchObject([{ data: { happenedAt } }]);
  });
});
