import type { LatLng } from '@groupride/geo';
import type { Jobs } from '../../platform/jobs/jobs';
import { only, principal } from '../../platform/testing/stand-ins';
import { ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import { begin as beginApproach } from './domain/approach';
import { MovedPickups } from './moved-pickups.service';
import { ProgressAnswers } from './progress-answers.service';
import { ProgressWatch } from './progress-watch';
import type { Question } from './progress-checks.repository';
import { DRIVER, driver, DrivingWorld, north, otherDriver, OTHER_DRIVER, PICKUP } from './testing/driving-world';

describe('whether a driver is still coming', () => {
  let world: DrivingWorld;
  let answers: ProgressAnswers;
  let ride: Ride;

  beforeEach(async () => {
    world = new DrivingWorld();
    const { database, rides, checks, travelTimes, questions, settlement, alerts, clock } = world;
    answers = new ProgressAnswers(database, rides, checks, travelTimes, questions);
    new ProgressWatch(checks, questions, settlement, travelTimes, alerts, only<Jobs>(world.jobs), clock).onModuleInit();
    new MovedPickups(world.events, checks, clock).onModuleInit();
    ride = await world.bookEnRoute();
    world.drive(north(PICKUP, 6_000));
  });

  const ask = (more: Partial<Question> = {}) => {
    const since = world.clock.in(-5);
    const about = { rideId: ride.id, driverId: DRIVER, pickup: PICKUP, cause: 'stalled', since, seconds: 600 } as const;
    return world.questions.ask({ ...about, ...more }, 3);
  };
  const confirm = (who = driver) => answers.confirm(who, ride.id);
  const latest = () => world.questions.latest(driver, DRIVER);
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);
  /** Time passes, the phone gives signs of life, and the jobs that are due run. */
  const forward = async (minutes: number, to = north(PICKUP, 6_000)) => {
    world.clock.forward(minutes);
    world.drive(to);
    await world.jobs.run(world.clock.now());
  };

  describe('when it is asked', () => {
    it('tells the driver by when to answer, and is recorded', async () => {
      await ask();
      expect(world.told).toEqual([`asked ${ride.id} stalled`]);
      expect(await world.history(ride.id)).toMatchObject([
        { type: 'progress_asked', actorKind: 'system', data: { driverId: DRIVER, cause: 'stalled' } },
      ]);
      expect(world.jobs.enqueued).toMatchObject([{ data: { rideId: ride.id }, at: world.clock.in(3) }]);
      expect(await latest()).toEqual({
        rideId: ride.id,
        cause: 'stalled',
        state: 'asked',
        askedAt: world.clock.now().toISOString(),
        dueAt: world.clock.in(3).toISOString(),
      });
    });

    it('is one question at a time, to the driver who is on the way', async () => {
      await ask();
      await ask({ cause: 'moving_away' });
      const other = await world.bookEnRoute({ driverId: OTHER_DRIVER, status: 'confirmed' });
      await ask({ rideId: other.id, driverId: OTHER_DRIVER });
      expect(world.told).toEqual([`asked ${ride.id} stalled`]);
      expect(world.jobs.enqueued).toHaveLength(1);
    });

    it('is shown to this driver only', async () => {
      await ask();
      await expect(world.questions.latest(otherDriver, DRIVER)).rejects.toMatchObject({ code: 'not_found' });
      expect(await world.questions.latest(otherDriver, OTHER_DRIVER)).toBeNull();
    });
  });

  it('is asked by the look at all drivers once a minute when a car stands still', async () => {
    const asked: boolean[] = [];
    for (let minute = 0; minute <= 5; minute += 1) {
      await world.jobs.runRecurring();
      asked.push(world.told.length > 0);
      world.clock.forward(1);
      world.drive(north(PICKUP, 6_000));
    }
    expect(asked).toEqual([false, false, false, false, false, true]);
    expect(await latest()).toMatchObject({ cause: 'stalled', state: 'asked' });
  });

  describe('when the pickup moves', () => {
    const move = (to: LatLng) =>
      world.database.transaction((tx) =>
        world.rides.amend(tx, {
          rideId: ride.id,
          actor: { as: 'organizer', userId: ORGANIZER },
          event: 'pickup_moved',
          set: { pickupLat: to.lat, pickupLng: to.lng },
          from: ['en_route'],
        }),
      );

    it('leaves the ride to a driver who drives straight to the new pickup', async () => {
      world.drive(north(PICKUP, 1_200));
      await world.jobs.runRecurring();
      await move(north(PICKUP, 1_200 + 9_000));
      for (let minute = 1; minute <= 10; minute += 1) {
        await forward(1, north(PICKUP, 1_200 + minute * 600));
        await world.jobs.runRecurring();
      }
      expect(await types()).toEqual(['pickup_moved']);
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
    });

    it('settles an open question, and asks again only about the new pickup', async () => {
      await ask();
      await move(north(PICKUP, 15_000));
      expect(await latest()).toBeNull();
      await forward(3);
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
      for (let minute = 0; minute <= 5; minute += 1) {
        await world.jobs.runRecurring();
        await forward(1);
      }
      expect(await latest()).toMatchObject({ cause: 'stalled', state: 'asked' });
    });
  });

  describe('when the driver answers', () => {
    it('gives five more minutes, measured from the way that they are on now', async () => {
      await ask();
      await forward(1, north(PICKUP, 7_000));
      expect(await confirm()).toMatchObject({ state: 'confirmed', dueAt: world.clock.in(5).toISOString() });
      const [watched] = await world.checks.onTheWay(ride.id);
      expect(watched).toMatchObject({ check: { answers: 1, seconds: 700 }, approach: { closestSeconds: 700 } });
      expect(await types()).toEqual(['progress_asked', 'progress_confirmed']);
      expect(world.pushed).toEqual([`changed ${DRIVER}`]);
    });

    it('changes nothing without a question, and when it was answered already', async () => {
      expect(await confirm()).toBeNull();
      await ask();
      await confirm();
      const { dueAt } = (await latest())!;
      await forward(1);
      expect(await confirm()).toMatchObject({ state: 'confirmed', dueAt });
      expect(await types()).toEqual(['progress_asked', 'progress_confirmed']);
    });

    it('changes nothing once the driver has arrived, which settles the question', async () => {
      await ask();
      const arrival = { rideId: ride.id, driverId: DRIVER, actorId: driver.userId, at: world.clock.now() };
      await world.database.transaction((tx) => world.rides.markArrived(tx, arrival));
      const due = world.jobs.enqueued.length;
      expect(await confirm()).toBeNull();
      expect(await types()).toEqual(['progress_asked', 'driver_arrived']);
      expect(world.jobs.enqueued).toHaveLength(due);
    });

    it('is taken from the driver of the ride only', async () => {
      await ask();
      for (const who of [otherDriver, principal(ORGANIZER), principal(ORGANIZER, { driverId: OTHER_DRIVER })])
        await expect(confirm(who)).rejects.toMatchObject({ code: 'not_found' });
      expect(await latest()).toMatchObject({ state: 'asked' });
    });

    it('keeps the way that was known while the car gives no position', async () => {
      const approach = beginApproach(north(PICKUP, 4_000), { seconds: 400, estimated: false }, world.clock.now());
      await world.checks.saveApproach({ rideId: ride.id, driverId: DRIVER, pickup: PICKUP }, approach);
      Object.assign(world.cars.record(DRIVER), { credibleLat: null, credibleLng: null });
      await ask();
      await confirm();
      expect(await world.checks.onTheWay(ride.id)).toMatchObject([{ approach, check: { seconds: 600, answers: 1 } }]);
    });
  });

  describe('when the time is over', () => {
    it('costs a driver who did not answer the ride', async () => {
      await ask();
      await forward(2);
      expect(await world.stored(ride.id)).toMatchObject({ driverId: DRIVER });
      await forward(1);
      expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
      expect((await world.history(ride.id)).at(-1)).toMatchObject({
        type: 'driver_released',
        actorKind: 'system',
        reason: 'The driver did not come closer to the pickup.',
        data: { cause: 'stalled', minutes: 8, answers: 0 },
      });
      expect(world.excluded).toEqual([{ rideId: ride.id, driverId: DRIVER, cause: 'stopped_coming' }]);
      expect(world.told.at(-1)).toBe(`taken back ${ride.id} stalled`);
      expect(await latest()).toMatchObject({ state: 'taken_back' });
    });

    it('asks a driver once more who answered and did not come nearer, and then takes the ride', async () => {
      await ask();
      await confirm();
      await forward(5);
      expect(await latest()).toMatchObject({ state: 'asked', dueAt: world.clock.in(3).toISOString() });
      await confirm();
      await forward(5);
      expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null });
      expect((await types()).filter((type) => type.startsWith('progress_'))).toEqual([
        'progress_asked',
        'progress_confirmed',
        'progress_asked',
        'progress_confirmed',
      ]);
    });

    it('leaves the ride to a driver who came nearer', async () => {
      await ask();
      await forward(3, north(PICKUP, 5_600));
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
      const [watched] = await world.checks.onTheWay(ride.id);
      expect(watched).toMatchObject({ check: null, approach: { closestSeconds: 560 } });
      expect(await latest()).toBeNull();
      expect(world.pushed).toEqual([`changed ${DRIVER}`]);
    });

    it('leaves the ride to a driver who arrived', async () => {
      await ask();
      const arrival = { rideId: ride.id, driverId: DRIVER, actorId: driver.userId, at: world.clock.now() };
      await world.database.transaction((tx) => world.rides.markArrived(tx, arrival));
      await forward(3);
      expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
    });

    it('is shown for twelve hours to a driver who lost the ride', async () => {
      await ask();
      await forward(3);
      world.clock.forward(12 * 60 - 1);
      expect(await latest()).toMatchObject({ state: 'taken_back' });
      world.clock.forward(1);
      expect(await latest()).toBeNull();
    });
  });

  describe('when the driver left the pickup after arriving', () => {
    beforeEach(async () => {
      const arrival = { rideId: ride.id, driverId: DRIVER, actorId: driver.userId, at: world.clock.in(-6) };
      await world.database.transaction((tx) => world.rides.markArrived(tx, arrival));
      world.drive(north(PICKUP, 2_000));
      await ask({ cause: 'left_pickup', seconds: null });
    });

    it('lets the wait of the group begin anew once they are back', async () => {
      expect(await world.leftPickups.isOpen(ride.id)).toBe(true);
      world.clock.forward(2);
      world.drive(PICKUP);
      expect(await world.leftPickups.settle(ride.id)).toBe(true);
      expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: world.clock.now(), driverId: DRIVER });
      expect((await world.history(ride.id)).at(-1)).toMatchObject({ type: 'driver_arrived', data: { returned: true } });
      expect(await world.leftPickups.settle(ride.id)).toBe(false);
    });

    it('costs them the ride when they do not come back, although they had arrived', async () => {
      await forward(3, north(PICKUP, 2_000));
      expect(await world.stored(ride.id)).toMatchObject({ status: 'pending', driverId: null, arrivedAt: null });
      expect(world.told.at(-1)).toBe(`taken back ${ride.id} left_pickup`);
    });
  });
});
