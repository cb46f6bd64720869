import type { StatusChange } from '@groupride/contracts';
import { ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import { begin as beginApproach } from './domain/approach';
import { BoardingStepsService } from './boarding-steps.service';
import { DRIVER, driver, DrivingWorld, north, OTHER_DRIVER, PICKUP } from './testing/driving-world';

const ANA = 12;
const BEN = 13;

describe('the steps at the pickup', () => {
  let world: DrivingWorld;
  let boarding: BoardingStepsService;
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    world = new DrivingWorld();
    boarding = new BoardingStepsService(
      world.database,
      world.rides,
      world.members,
      world.runsFacade,
      world.positions,
      world.leftPickups,
      world.clock,
    );
    ride = await world.bookEnRoute(more);
    world.drive(PICKUP);
  };
  const dan = { id: DRIVER, userId: driver.userId };
  const arrive = (change: Partial<StatusChange> = {}, by = dan) =>
    boarding.arrive(by, ride.id, { status: 'arrived', ...change });
  const start = (change: Partial<StatusChange> = {}, by = dan) =>
    boarding.start(by, ride.id, { status: 'in_progress', ...change });
  const verify = async (userId: number) => {
    const { id } = (await world.seatOf(ride.id, userId))!;
    await world.database.transaction((tx) => world.members.verify(tx, id));
  };
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);

  beforeEach(() => begin());

  describe('arriving', () => {
    it('is possible within 500 meters, and begins the wait', async () => {
      world.drive(north(PICKUP, 400));
      await arrive();
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', arrivedAt: world.clock.now() });
      expect(await world.history(ride.id)).toMatchObject([
        { type: 'driver_arrived', actorKind: 'driver', actorId: driver.userId, data: {} },
      ]);
    });

    it('is refused farther away and without a position', async () => {
      world.drive(north(PICKUP, 600));
      await expect(arrive()).rejects.toMatchObject({ code: 'not_at_pickup', more: { extra: { meters: 600 } } });
      Object.assign(world.cars.record(DRIVER), { lat: null, lng: null, credibleLat: null, credibleLng: null });
      await expect(arrive()).rejects.toMatchObject({ code: 'not_at_pickup', more: { extra: { meters: null } } });
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: null });
    });

    it('is refused at the former pickup when the organizer moves it at the same moment', async () => {
      const judge = world.positions.judge.bind(world.positions);
      world.positions.judge = async (step) => {
        const judged = await judge(step);
        world.add({ ...(await world.stored(ride.id)), pickupLat: north(PICKUP, 2_000).lat });
        return judged;
      };
      await expect(arrive()).rejects.toMatchObject({ code: 'not_at_pickup', more: { extra: { meters: 2000 } } });
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: null });
    });

    it('again changes nothing, wherever the driver is by then', async () => {
      await arrive();
      const { arrivedAt } = await world.stored(ride.id);
      world.clock.forward(5);
      world.drive(north(PICKUP, 5_000));
      await arrive();
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt });
      expect(await types()).toEqual(['driver_arrived']);
    });

    it('is for a ride that the driver is on the way to', async () => {
      for (const more of [{ status: 'confirmed' }, { status: 'pending', driverId: null }] as const) {
        await begin(more);
        await expect(arrive()).rejects.toMatchObject({
          code: 'ride_state_conflict',
          more: { extra: { status: more.status } },
        });
      }
      await begin({ driverId: OTHER_DRIVER });
      await expect(arrive()).rejects.toMatchObject({ code: 'ride_state_conflict' });
      expect(await types()).toEqual([]);
    });

    it('follows the order of the stops of a run', async () => {
      const first = await world.bookEnRoute({ runId: 70, status: 'confirmed' });
      world.runs.add([
        [first.id, 'pickup'],
        [ride.id, 'pickup'],
      ]);
      await expect(arrive()).rejects.toMatchObject({ code: 'not_next_stop' });
    });

    it('counts from the time that a device without a network kept', async () => {
      const happenedAt = world.clock.in(-2).toISOString();
      world.cars.move(DRIVER, PICKUP, world.clock.in(-2));
      await arrive({ happenedAt });
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: world.clock.in(-2) });
      expect(await world.history(ride.id)).toMatchObject([{ data: { happenedAt } }]);
      await begin();
      await expect(arrive({ happenedAt: world.clock.in(-11).toISOString() })).rejects.toMatchObject({
        code: 'step_time_invalid',
        more: { extra: { problem: 'before_previous' } },
      });
    });

    it('counts where only the device says that it was there, and operations are told', async () => {
      world.cars.move(DRIVER, north(PICKUP, 3_000), world.clock.in(-8));
      const happenedAt = world.clock.in(-3).toISOString();
      await arrive({ happenedAt, position: PICKUP });
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: world.clock.in(-3) });
      expect(await world.history(ride.id)).toMatchObject([{ data: { unconfirmedPosition: true } }]);
      expect([...world.alerts.open.values()]).toMatchObject([{ kind: 'position_unconfirmed', rideId: ride.id }]);
    });

    it('is refused where no car can have come to, and operations are told', async () => {
      world.drive(north(PICKUP, 30_000));
      await expect(arrive({ position: PICKUP })).rejects.toMatchObject({ code: 'not_at_pickup' });
      expect([...world.alerts.open.values()]).toMatchObject([{ kind: 'position_impossible', rideId: ride.id }]);
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: null });
    });
  });

  describe('starting the trip', () => {
    const boarded = async (...userIds: number[]) => {
      await begin({ arrivedAt: new Date('2027-01-04T11:55:00Z') });
      await verify(ORGANIZER);
      for (const userId of userIds) await world.take(ride.id, userId);
    };

    it('is possible with everybody aboard', async () => {
      await boarded(ANA);
      await verify(ANA);
      await start();
      expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress', startedAt: world.clock.now() });
      expect(await world.history(ride.id)).toMatchObject([{ type: 'trip_started', reason: null, data: {} }]);
    });

    it('comes after the arrival', async () => {
      await expect(start()).rejects.toMatchObject({ code: 'not_arrived' });
      await expect(start({ reason: 'Everybody is aboard already' })).rejects.toMatchObject({ code: 'not_arrived' });
    });

    it('needs a reason when somebody is missing who was not marked as missing', async () => {
      await boarded(ANA, BEN);
      const { id } = (await world.seatOf(ride.id, BEN))!;
      await world.database.transaction((tx) => world.members.markNoShow(tx, ride.id, id, world.clock.now()));
      await expect(start()).rejects.toMatchObject({ code: 'passengers_unverified', more: { extra: { count: 1 } } });
      await expect(start({ reason: ' ok ' })).rejects.toMatchObject({ code: 'validation_failed' });
      await start({ reason: ' Ana has no phone ' });
      expect(await world.history(ride.id)).toMatchObject([{ type: 'trip_started', reason: 'Ana has no phone' }]);
    });

    it('needs a reason when nobody is verified', async () => {
      await begin({ arrivedAt: world.clock.in(-5) });
      await expect(start()).rejects.toMatchObject({ code: 'no_verified_passenger' });
      await start({ reason: 'Their phones are dead' });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress' });
    });

    it('is refused without a verified passenger once the driver has left the pickup', async () => {
      await begin({ arrivedAt: world.clock.in(-5) });
      world.drive(north(PICKUP, 2_000));
      const reason = 'Their phones are dead';
      await expect(start({ reason })).rejects.toMatchObject({ code: 'away_from_pickup' });
      const away = beginApproach(north(PICKUP, 2_000), { seconds: 200, estimated: false }, world.clock.now());
      const way = { rideId: ride.id, driverId: DRIVER, pickup: PICKUP };
      await world.checks.saveApproach(way, { ...away, awaySince: world.clock.now() });
      await verify(ORGANIZER);
      await world.take(ride.id, ANA);
      await start({ reason });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress' });
    });

    it('depends on where the car was when a device without a network kept the step', async () => {
      const reason = 'Their phones are dead';
      const kept = (position: typeof PICKUP) => ({ reason, position, happenedAt: world.clock.in(-4).toISOString() });
      await begin({ arrivedAt: world.clock.in(-10) });
      world.cars.move(DRIVER, north(PICKUP, 2_000), world.clock.now());
      await expect(start(kept(north(PICKUP, 900)))).rejects.toMatchObject({ code: 'away_from_pickup' });
      await start(kept(PICKUP));
      expect(await world.stored(ride.id)).toMatchObject({ status: 'in_progress', startedAt: world.clock.in(-4) });
    });

    it('again changes nothing', async () => {
      await boarded();
      await start();
      world.clock.forward(5);
      await start();
      expect(await world.stored(ride.id)).toMatchObject({ startedAt: world.clock.in(-5) });
      expect(await types()).toEqual(['trip_started']);
    });

    it('is for the driver of the ride, in the order of the stops of a run', async () => {
      await boarded();
      await expect(start({}, { id: OTHER_DRIVER, userId: 21 })).rejects.toMatchObject({ code: 'ride_state_conflict' });
      const first = await world.bookEnRoute({ runId: 70, status: 'confirmed' });
      world.runs.add([
        [first.id, 'pickup'],
        [ride.id, 'pickup'],
      ]);
      await expect(start()).rejects.toMatchObject({ code: 'not_next_stop' });
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route' });
    });
  });
});
