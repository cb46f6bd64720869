import type { Ride } from '../rides/rides.facade';
import type { Run } from '../runs/runs.facade';
import { DRIVER, driver, north, OTHER_DRIVER, PICKUP } from './testing/driving-world';
import { HandoversWorld } from './testing/handovers-world';

const THIRD = 92;
const OPERATOR = { as: 'admin', userId: 5 } as const;

describe('a run that operations give to another driver', () => {
  let world: HandoversWorld;
  let run: Run;
  let ana: Ride;
  let ben: Ride;

  beforeEach(async () => {
    world = new HandoversWorld();
    ({ run, ana, ben } = await world.bookRun());
  });

  const handOver = (to = OTHER_DRIVER, from: number | null = DRIVER) =>
    world.database.transaction(async (tx) => {
      const locked = (await world.handoversOfRuns.lock(tx, ben.id))!;
      await world.handoversOfRuns.handOver(tx, locked, {
        driver: world.cars.record(to),
        replaced: from === null ? null : world.cars.record(from),
        actor: OPERATOR,
        reason: 'Flat tire',
      });
    });
  const held = async () => {
    const rides = [await world.stored(ana.id), await world.stored(ben.id)];
    return rides.map(({ status, driverId }) => `${status} ${driverId}`);
  };
  const setOutAt = async () => (await world.runsOfRides.runs.find(run.id))?.setOutAt;

  it('is given to them with all its rides, and each records why', async () => {
    await handOver();
    expect(await held()).toEqual([`confirmed ${OTHER_DRIVER}`, `confirmed ${OTHER_DRIVER}`]);
    for (const { id } of [ana, ben])
      expect((await world.history(id)).at(-1)).toMatchObject({
        type: 'driver_assigned',
        actorKind: 'admin',
        actorId: 5,
        reason: 'Flat tire',
        data: { driverId: OTHER_DRIVER, replacedDriverId: DRIVER, runId: run.id },
      });
    expect(await setOutAt()).toBeNull();
  });

  it('is not offered to the former driver again, who no longer follows any of its rides', async () => {
    const seat = (await world.take(ben.id, 12)).id;
    await world.database.transaction((tx) => world.members.verify(tx, seat));
    await handOver();
    expect(world.excluded).toEqual([ana, ben].map(({ id }) => ({ rideId: id, driverId: DRIVER, cause: 'taken_back' })));
    expect(world.pushed.filter((push) => push.startsWith('dropped'))).toEqual([
      `dropped ${driver.userId} from ${ana.id}`,
      `dropped ${driver.userId} from ${ben.id}`,
    ]);
    expect(await world.seatOf(ben.id, 12)).toMatchObject({ verifiedAt: null });
  });

  it('can be given to a driver when nobody had it', async () => {
    for (const { id } of [ana, ben]) world.add({ ...(await world.stored(id)), status: 'pending', driverId: null });
    await handOver(OTHER_DRIVER, null);
    expect(await held()).toEqual([`confirmed ${OTHER_DRIVER}`, `confirmed ${OTHER_DRIVER}`]);
    expect([world.excluded, world.pushed]).toEqual([[], []]);
  });

  it('needs a driver who is free from a quarter of an hour before its first stop until one after its last', async () => {
    await handOver();
    expect(world.planned).toEqual([
      {
        rideType: 'GroupX',
        seats: 8,
        bookedAt: run.createdAt,
        driverId: OTHER_DRIVER,
        limit: 1,
        busy: { from: world.clock.in(45), until: world.clock.in(115) },
      },
    ]);
  });

  it('reserves no time for stops that are over', async () => {
    await world.setOut(ana);
    await world.database.transaction((tx) =>
      world.rides.move(tx, { rideId: ana.id, to: 'cancelled', actor: OPERATOR, event: 'ride_cancelled' }),
    );
    await handOver();
    expect(world.planned[0]).toMatchObject({ busy: { from: world.clock.in(55), until: world.clock.in(115) } });
    expect(await held()).toEqual([`cancelled ${DRIVER}`, `en_route ${OTHER_DRIVER}`]);
  });

  it.each([
    ['busy', 'took another ride'],
    ['vehicle_too_small', 'cannot take the whole trip'],
    ['class_not_suitable', 'cannot take the whole trip'],
    ['documents_expired', 'cannot take the whole trip'],
    ['not_approved', 'cannot take the whole trip'],
  ] as const)('is refused for a driver with the problem %s', async (problem, detail) => {
    world.problems.set(OTHER_DRIVER, problem);
    await expect(handOver()).rejects.toMatchObject({
      code: 'driver_not_assignable',
      detail: expect.stringContaining(detail),
    });
    expect(await held()).toEqual([`confirmed ${DRIVER}`, `confirmed ${DRIVER}`]);
  });

  it('is refused for a driver who rides along in one of its groups', async () => {
    world.passengers.add(`${OTHER_DRIVER} ${ana.id}`);
    await expect(handOver()).rejects.toMatchObject({ code: 'driver_not_assignable' });
    expect(await held()).toEqual([`confirmed ${DRIVER}`, `confirmed ${DRIVER}`]);
  });

  it('is refused while people are aboard', async () => {
    await world.setOut(ana);
    const actor = { as: 'driver', userId: driver.userId } as const;
    await world.database.transaction((tx) =>
      world.rides.move(tx, { rideId: ana.id, to: 'in_progress', actor, event: 'trip_started' }),
    );
    await expect(handOver()).rejects.toMatchObject({
      code: 'ride_state_conflict',
      detail: expect.stringContaining('on board'),
    });
    expect(await held()).toEqual([`in_progress ${DRIVER}`, `en_route ${DRIVER}`]);
  });

  describe('on the way', () => {
    beforeEach(() => world.setOut(ana));

    it('is refused for a driver who is offline and cannot be on the way', async () => {
      world.cars.goOffline(OTHER_DRIVER);
      await expect(handOver()).rejects.toMatchObject({
        code: 'driver_not_assignable',
        detail: expect.stringContaining('online'),
      });
      expect(await held()).toEqual([`en_route ${DRIVER}`, `confirmed ${DRIVER}`]);
    });

    it('is under way with the new driver from then on', async () => {
      world.clock.forward(10);
      await handOver();
      expect(await held()).toEqual([`en_route ${OTHER_DRIVER}`, `confirmed ${OTHER_DRIVER}`]);
      expect(await setOutAt()).toEqual(world.clock.now());
    });

    it('is shown only drivers who are online as candidates', async () => {
      world.drive(north(PICKUP, 3_000), OTHER_DRIVER);
      expect(await world.handoversOfRuns.candidates(ana)).toMatchObject([{ driverId: OTHER_DRIVER }]);
      world.cars.goOffline(OTHER_DRIVER);
      expect(await world.handoversOfRuns.candidates(ana)).toEqual([]);
    });
  });

  it('is given to a driver who is offline while nobody has set out', async () => {
    world.cars.goOffline(OTHER_DRIVER);
    await handOver();
    expect(await held()).toEqual([`confirmed ${OTHER_DRIVER}`, `confirmed ${OTHER_DRIVER}`]);
  });

  describe('has candidates', () => {
    beforeEach(() => void world.cars.add(THIRD, 22));
    const candidates = () => world.handoversOfRuns.candidates(ana);

    it('who are free for all of it, the nearest to the pickup first', async () => {
      world.drive(north(PICKUP, 6_000), OTHER_DRIVER);
      world.drive(north(PICKUP, 3_000), THIRD);
      expect(await candidates()).toMatchObject([
        { driverId: THIRD, minutes: 5, minutesEstimated: true, hasDeclined: false, licensePlate: 'ABC' },
        { driverId: OTHER_DRIVER, minutes: 10 },
      ]);
      expect(world.planned[0]).toMatchObject({
        busy: { from: world.clock.in(45) },
        near: PICKUP,
        isOnline: false,
        limit: 50,
      });
      world.problems.set(THIRD, 'busy');
      expect(await candidates()).toMatchObject([{ driverId: OTHER_DRIVER }]);
    });

    it('without its driver, and without those whose position nobody knows', async () => {
      world.drive(north(PICKUP, 6_000), DRIVER);
      expect(await candidates()).toEqual([]);
    });

    it('also while they are offline, because nobody has set out', async () => {
      world.drive(north(PICKUP, 6_000), OTHER_DRIVER);
      world.cars.goOffline(OTHER_DRIVER);
      expect(await candidates()).toMatchObject([{ driverId: OTHER_DRIVER }]);
    });

    it('of its own only when the ride has a run', async () => {
      expect(
        await world.handoversOfRuns.candidates(await world.bookEnRoute({ driverId: null, status: 'pending' })),
      ).toBeNull();
    });
  });
});
