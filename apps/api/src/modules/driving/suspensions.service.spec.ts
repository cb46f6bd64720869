import type { SuspendedRideChoice } from '@groupride/contracts';
import type { Ride } from '../rides/rides.facade';
import { SuspensionsService } from './suspensions.service';
import { DRIVER, DrivingWorld, OTHER_DRIVER } from './testing/driving-world';

const OPERATOR = 5;
const DAY = 24 * 60;

describe('the rides of a driver who may not drive any more', () => {
  let world: DrivingWorld;
  let suspensions: SuspensionsService;

  beforeEach(() => {
    world = new DrivingWorld();
    suspensions = new SuspensionsService(world.rides, world.releases, world.clock);
  });

  const suspend = (activeRide?: SuspendedRideChoice) =>
    world.database.transaction((tx) =>
      suspensions.suspend(tx, world.cars.record(DRIVER), { operatorId: OPERATOR, reason: 'Complaints', activeRide }),
    );
  const ahead = (minutes: number, more: Partial<Ride> = {}) =>
    world.bookEnRoute({
      status: 'confirmed',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(minutes),
      ...more,
    });
  const aboard = { code: 'ride_state_conflict', detail: expect.stringContaining('on board') };
  const statusOf = async ({ id }: Ride) => (await world.stored(id)).status;

  describe('after a suspension', () => {
    it('go to others when they are ahead, and the operator is recorded', async () => {
      const [first, second] = [await ahead(60), await ahead(600)];
      const other = await ahead(60, { driverId: OTHER_DRIVER });
      expect(await suspend()).toEqual({ finishing: null, released: [first.id, second.id] });
      expect(await world.history(first.id)).toMatchObject([
        { type: 'driver_released', actorKind: 'admin', actorId: OPERATOR, reason: 'Complaints', status: 'pending' },
      ]);
      expect(world.excluded.map(({ cause }) => cause)).toEqual(['taken_back', 'taken_back']);
      expect(await statusOf(other)).toBe('confirmed');
    });

    it('under way need a decision, before anything is released', async () => {
      const scheduled = await ahead(600);
      const active = await world.bookEnRoute();
      await expect(suspend()).rejects.toMatchObject({
        code: 'active_ride_undecided',
        more: { extra: { rideId: active.id, status: 'en_route' } },
      });
      expect([await statusOf(active), await statusOf(scheduled)]).toEqual(['en_route', 'confirmed']);
    });

    it('under way are finished when the operator says so', async () => {
      const active = await world.bookEnRoute({ status: 'in_progress' });
      const scheduled = await ahead(600);
      expect(await suspend('finish')).toEqual({ finishing: active.id, released: [scheduled.id] });
      expect(await statusOf(active)).toBe('in_progress');
    });

    it('under way are handed over only before the trip starts', async () => {
      const active = await world.bookEnRoute();
      expect(await suspend('hand_over')).toEqual({ finishing: null, released: [active.id] });
      const started = await world.bookEnRoute({ status: 'in_progress' });
      await expect(suspend('hand_over')).rejects.toMatchObject(aboard);
      expect(await statusOf(started)).toBe('in_progress');
    });

    it('are finished with all of their run when one of them is under way', async () => {
      const [active, next] = [await world.bookEnRoute({ runId: 70 }), await ahead(30, { runId: 70 })];
      const alone = await ahead(600);
      world.runs.add([active, next].map(({ id }) => [id, 'pickup']));
      expect(await suspend('finish')).toEqual({ finishing: active.id, released: [alone.id] });
      expect(await statusOf(next)).toBe('confirmed');
    });

    it('are handed over with all of their run, unless somebody is aboard', async () => {
      const [active, next] = [await world.bookEnRoute({ runId: 70 }), await ahead(30, { runId: 70 })];
      world.runs.add([active, next].map(({ id }) => [id, 'pickup']));
      expect(await suspend('hand_over')).toEqual({ finishing: null, released: [active.id, next.id] });
      const [started, later] = [
        await world.bookEnRoute({ runId: 71, status: 'in_progress' }),
        await ahead(30, { runId: 71 }),
      ];
      world.runs.add([started, later].map(({ id }) => [id, 'dropoff']));
      await expect(suspend('hand_over')).rejects.toMatchObject(aboard);
      expect(await statusOf(later)).toBe('confirmed');
    });
  });

  describe('after a document has expired', () => {
    const releaseUpcoming = () =>
      world.database.transaction((tx) => suspensions.releaseUpcoming(tx, world.cars.record(DRIVER)));

    it('go to others when they begin within two days', async () => {
      const [soon, later] = [await ahead(2 * DAY - 1), await ahead(2 * DAY)];
      await releaseUpcoming();
      expect([await statusOf(soon), await statusOf(later)]).toEqual(['pending', 'confirmed']);
      expect(await world.history(soon.id)).toMatchObject([
        { actorKind: 'system', data: { driverId: DRIVER, documentExpired: true } },
      ]);
      expect(world.excluded).toEqual([{ rideId: soon.id, driverId: DRIVER, cause: 'taken_back' }]);
    });

    it('may be finished when they are under way, with those of the same run', async () => {
      const [active, next] = [await world.bookEnRoute({ runId: 70 }), await ahead(30, { runId: 70 })];
      const alone = await ahead(600);
      await releaseUpcoming();
      expect([await statusOf(active), await statusOf(next), await statusOf(alone)]).toEqual([
        'en_route',
        'confirmed',
        'pending',
      ]);
    });

    it('are released once with their run', async () => {
      const [first, second] = [await ahead(30, { runId: 70 }), await ahead(60, { runId: 70 })];
      world.runs.add([first, second].map(({ id }) => [id, 'pickup']));
      await releaseUpcoming();
      for (const { id } of [first, second]) expect(await world.history(id)).toHaveLength(1);
      expect(world.excluded).toHaveLength(2);
    });
  });
});
