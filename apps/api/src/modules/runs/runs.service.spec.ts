import { jest } from '@jest/globals';
import type { RouteStopKind } from '@groupride/contracts';
import { SetClock } from '../../platform/testing/stand-ins';
import { SYSTEM, type Ride } from '../rides/rides.facade';
import { RidesWorld } from '../rides/testing/rides-world';
import type { NewRun, RunAssignment } from './runs.facade';
import type { RunsService } from './runs.service';
import { runsInMemory } from './testing/runs-in-memory';

const DAN = 90;
const EVE = 91;

describe('a run', () => {
  let world: RidesWorld;
  let clock: SetClock;
  let runs: RunsService;
  let ana: Ride;
  let ben: Ride;

  beforeEach(() => {
    world = new RidesWorld();
    clock = new SetClock();
    ({ runs } = runsInMemory(world, clock));
    ana = scheduled({ pickupLocation: 'Hotel', dropoffLocation: 'Museum' });
    ben = scheduled({ pickupLocation: 'Office', dropoffLocation: 'Station' });
  });

  const scheduled = (more: Partial<Ride> = {}) =>
    world.add({ status: 'pending', bookingType: 'scheduled', scheduledAt: clock.in(60), ...more });
  const stop = (ride: Ride, kind: RouteStopKind, minutes: number) => ({
    rideId: ride.id,
    kind,
    plannedAt: clock.in(minutes),
  });
  /** Ana and Ben are picked up, and then dropped off in the same order. */
  const four = () => [
    stop(ana, 'pickup', 60),
    stop(ben, 'pickup', 70),
    stop(ana, 'dropoff', 90),
    stop(ben, 'dropoff', 100),
  ];
  const create = (more: Partial<NewRun> = {}) => {
    const run = { source: 'route_plan', routePlanId: 7, rideType: 'GroupX', seats: 8, startsAt: clock.in(60) } as const;
    return world.database.transaction((tx) => runs.create(tx, { ...run, stops: four(), ...more }));
  };
  const assign = async (rideId: number, assignment: Partial<RunAssignment> = {}) => {
    const run = (await runs.ofRide(rideId))!;
    const actor = { as: 'admin', userId: 5 } as const;
    await world.database.transaction((tx) => runs.assign(tx, run, { driverId: DAN, actor, ...assignment }));
  };
  const lastEvent = async ({ id }: Ride) => (await world.history(id)).at(-1);
  const drivers = async () => [(await world.stored(ana.id)).driverId, (await world.stored(ben.id)).driverId];

  describe('when it is created', () => {
    it('takes its rides, and each records it', async () => {
      const run = await create();
      expect(run).toMatchObject({ source: 'route_plan', routePlanId: 7, seats: 8, setOutAt: null, endedAt: null });
      expect(run.stops.map(({ rideId, kind }) => `${kind} ${rideId}`)).toEqual([
        `pickup ${ana.id}`,
        `pickup ${ben.id}`,
        `dropoff ${ana.id}`,
        `dropoff ${ben.id}`,
      ]);
      for (const ride of [ana, ben]) {
        expect(await world.stored(ride.id)).toMatchObject({ runId: run.id, status: 'pending', busyFrom: null });
        expect(await lastEvent(ride)).toMatchObject({
          type: 'run_joined',
          actorKind: 'system',
          data: { runId: run.id },
        });
      }
    });

    it('reserves the whole time for the driver of a ride that has one', async () => {
      ana = scheduled({ status: 'confirmed', driverId: DAN, busyFrom: clock.in(45), busyUntil: clock.in(75) });
      await create();
      expect(await world.stored(ana.id)).toMatchObject({ busyFrom: clock.in(45), busyUntil: clock.in(115) });
      expect(await world.stored(ben.id)).toMatchObject({ busyFrom: null, busyUntil: null });
    });

    it('needs each pickup before its drop-off', async () => {
      await expect(create({ stops: four().reverse() })).rejects.toThrow('each pickup before its drop-off');
      expect(await world.stored(ana.id)).toMatchObject({ runId: null });
    });

    it('takes no ride that has ended or belongs to a run', async () => {
      ana = scheduled({ status: 'cancelled' });
      await expect(create()).rejects.toMatchObject({ code: 'ride_state_conflict' });
      [ana, ben] = [scheduled({ runId: 99 }), scheduled()];
      await expect(create()).rejects.toMatchObject({ code: 'ride_state_conflict' });
    });
  });

  describe('is found', () => {
    it('by its rides, its plan and its driver', async () => {
      const { id } = await create();
      expect([(await runs.ofRide(ben.id))?.id, (await runs.ofRoutePlan(7)).map((run) => run.id)]).toEqual([id, [id]]);
      expect([await runs.ofRide(scheduled().id), await runs.ofDriver(DAN)]).toEqual([null, null]);
      await assign(ana.id);
      expect((await runs.ofDriver(DAN))?.id).toBe(id);
    });

    it('by a lock of a ride only when it has a run', async () => {
      const { id } = await create();
      const lock = (ride: Ride) => world.database.transaction((tx) => runs.lockOfRide(tx, ride.id));
      expect([(await lock(ben))?.id, await lock(scheduled())]).toEqual([id, null]);
    });

    it('by a lock of a ride that was added to it while the lock waited', async () => {
      const lock = world.rides.lock.bind(world.rides);
      jest.spyOn(world.rides, 'lock').mockImplementationOnce(async (tx, rideId) => {
        await create();
        return lock(tx, rideId);
      });
      const run = await world.database.transaction((tx) => runs.lockOfRide(tx, ben.id));
      expect(run?.stops.map(({ rideId }) => rideId)).toEqual([ana.id, ben.id, ana.id, ben.id]);
    });
  });

  describe('allows', () => {
    const check = (ride: Ride, kind: RouteStopKind) =>
      world.database.transaction((tx) => runs.checkNext(tx, ride.id, kind));

    it('the step for the next stop, and names that stop when it refuses another', async () => {
      await create();
      await check(ana, 'pickup');
      await expect(check(ben, 'pickup')).rejects.toMatchObject({
        code: 'not_next_stop',
        detail: expect.stringContaining('the pickup of ride'),
        more: { extra: { next: { rideId: ana.id, kind: 'pickup', position: 0 } } },
      });
      await expect(check(ana, 'dropoff')).rejects.toMatchObject({ detail: expect.stringContaining('at Hotel.') });
    });

    it('names the destination of a group that is to be dropped off next', async () => {
      await create({ stops: [{ ...stop(ana, 'dropoff', 90) }, stop(ben, 'pickup', 95), stop(ben, 'dropoff', 100)] });
      await expect(check(ben, 'pickup')).rejects.toMatchObject({
        detail: expect.stringMatching(/the drop-off of ride .* at Museum\.$/),
      });
    });

    it('every step of a ride without a run', async () => {
      await create();
      expect(await check(scheduled(), 'dropoff')).toBeUndefined();
    });
  });

  describe('into which a ride is inserted', () => {
    let eve: Ride;
    beforeEach(() => void (eve = scheduled()));
    const insert = (
      runId: number,
      seen: number,
      stops = [...four(), stop(eve, 'pickup', 110), stop(eve, 'dropoff', 120)],
    ) => world.database.transaction((tx) => runs.insertStops(tx, runId, seen, { stops, seats: 12 }));

    it('takes it with the new order and seats, and does not take the others again', async () => {
      const { id, revision } = await create();
      expect(await insert(id, revision)).toMatchObject({ id, seats: 12 });
      expect(await world.stored(eve.id)).toMatchObject({ runId: id });
      expect((await world.history(ana.id)).map(({ type }) => type)).toEqual(['run_joined']);
    });

    it('stays as it is when it has changed since the order was found', async () => {
      const { id, revision } = await create();
      expect(await insert(id, revision - 1)).toBeNull();
      expect(await insert(id + 1, revision)).toBeNull();
      expect(await world.stored(eve.id)).toMatchObject({ runId: null });
    });

    it('keeps every stop that is open', async () => {
      const { id, revision } = await create();
      const without = [
        stop(ana, 'pickup', 60),
        stop(ana, 'dropoff', 90),
        stop(eve, 'pickup', 95),
        stop(eve, 'dropoff', 99),
      ];
      await expect(insert(id, revision, without)).rejects.toThrow('each once');
      expect(await runs.find(id)).toMatchObject({ revision, seats: 8 });
    });
  });

  describe('that is given to a driver', () => {
    it('gives all scheduled rides to them, for the whole time', async () => {
      const { id } = await create();
      await assign(ana.id, { reason: 'Closest' });
      for (const ride of [ana, ben]) {
        expect(await world.stored(ride.id)).toMatchObject({
          status: 'confirmed',
          driverId: DAN,
          acceptedAt: clock.now(),
          busyFrom: clock.in(45),
          busyUntil: clock.in(115),
        });
        expect(await lastEvent(ride)).toMatchObject({
          type: 'driver_assigned',
          actorKind: 'admin',
          actorId: 5,
          reason: 'Closest',
          data: { driverId: DAN, runId: id },
        });
      }
      expect(await runs.find(id)).toMatchObject({ setOutAt: null });
    });

    it('begins at once for a ride that was not scheduled', async () => {
      ana = world.add({ status: 'pending', bookingType: 'now' });
      const { id } = await create({ source: 'pool' });
      await assign(ana.id);
      expect(await world.stored(ana.id)).toMatchObject({ status: 'en_route' });
      expect(await world.stored(ben.id)).toMatchObject({ status: 'confirmed' });
      expect(await runs.find(id)).toMatchObject({ setOutAt: clock.now() });
    });

    it('leaves rides that are theirs already', async () => {
      const acceptedAt = clock.in(-5);
      ana = scheduled({ status: 'confirmed', driverId: DAN, acceptedAt });
      await create();
      await assign(ana.id);
      expect(await world.stored(ana.id)).toMatchObject({ acceptedAt });
      expect(await lastEvent(ana)).toMatchObject({ type: 'run_joined' });
      expect(await drivers()).toEqual([DAN, DAN]);
    });

    it('is refused when a ride has another driver than expected, or has begun', async () => {
      ben = scheduled({ status: 'confirmed', driverId: EVE });
      await create();
      await expect(assign(ana.id)).rejects.toMatchObject({ code: 'ride_state_conflict' });
      expect((await world.stored(ben.id)).driverId).toBe(EVE);
      [ana, ben] = [world.add({ status: 'in_progress', driverId: 92 }), scheduled()];
      await create();
      await expect(assign(ana.id, { replacedDriverId: 92 })).rejects.toMatchObject({ code: 'ride_state_conflict' });
      expect(await drivers()).toEqual([92, null]);
    });
  });

  describe('that changes its driver', () => {
    const replace = () => assign(ana.id, { driverId: EVE, replacedDriverId: DAN });
    const setOut = () =>
      world.database.transaction((tx) =>
        world.rides.move(tx, {
          rideId: ana.id,
          to: 'en_route',
          actor: { as: 'driver', userId: 20 },
          event: 'driver_set_out',
        }),
      );

    it('waits for the new driver to set out, when the former one had not', async () => {
      const { id } = await create();
      await assign(ana.id);
      await replace();
      expect(await drivers()).toEqual([EVE, EVE]);
      expect(await lastEvent(ana)).toMatchObject({ data: { driverId: EVE, replacedDriverId: DAN, runId: id } });
      expect(await world.stored(ana.id)).toMatchObject({ status: 'confirmed' });
      expect(await runs.find(id)).toMatchObject({ setOutAt: null });
    });

    it('is under way with the new driver from then on, when the former one had set out', async () => {
      const { id } = await create();
      await assign(ana.id);
      await setOut();
      world.add({
        ...(await world.stored(ana.id)),
        arrivedAt: clock.now(),
        wrongCodes: 2,
        codesLockedUntil: clock.in(2),
      });
      const before = clock.now();
      clock.forward(10);
      await replace();
      expect(await world.stored(ana.id)).toMatchObject({
        status: 'en_route',
        driverId: EVE,
        arrivedAt: null,
        wrongCodes: 0,
        codesLockedUntil: null,
      });
      expect(await world.stored(ben.id)).toMatchObject({ status: 'confirmed', driverId: EVE });
      const { setOutAt } = (await runs.find(id))!;
      expect([setOutAt, before < setOutAt!]).toEqual([clock.now(), true]);
    });

    it('waits for the next driver to set out, when the former one gave it back on the way', async () => {
      const { id } = await create();
      await assign(ana.id);
      await setOut();
      for (const ride of [ana, ben])
        await world.database.transaction((tx) =>
          world.rides.move(tx, {
            rideId: ride.id,
            to: 'pending',
            actor: SYSTEM,
            event: 'driver_released',
            set: { driverId: null },
          }),
        );
      await assign(ana.id, { driverId: EVE });
      expect(await world.stored(ana.id)).toMatchObject({ status: 'confirmed', driverId: EVE });
      expect(await runs.find(id)).toMatchObject({ setOutAt: null });
    });
  });
});
