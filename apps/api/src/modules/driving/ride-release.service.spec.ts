import type { Actor, Ride } from '../rides/rides.facade';
import type { ReleaseFacts } from './ride-release.service';
import { DRIVER, driver, DrivingWorld, OTHER_DRIVER } from './testing/driving-world';

const ANA = 12;
const DAN = { id: DRIVER, userId: driver.userId };

describe('a driver who loses a ride', () => {
  let world: DrivingWorld;
  beforeEach(() => void (world = new DrivingWorld()));

  const release = (rideId: number, facts?: ReleaseFacts, as: Actor['as'] = 'driver') =>
    world.database.transaction((tx) => world.releases.release(tx, rideId, DAN, { as, userId: DAN.userId }, facts));
  const ride = (more: Partial<Ride> = {}) => world.bookEnRoute(more);

  it('leaves it to others, who begin where nobody has arrived', async () => {
    const { id } = await ride({ arrivedAt: world.clock.in(-1), wrongCodes: 3, codesLockedUntil: world.clock.in(2) });
    expect(await release(id, { reason: 'Flat tire', data: { driverId: DRIVER } })).toEqual([id]);
    expect(await world.stored(id)).toMatchObject({
      status: 'pending',
      driverId: null,
      acceptedAt: null,
      busyFrom: null,
      busyUntil: null,
      arrivedAt: null,
      pendingSince: world.clock.now(),
      wrongCodes: 0,
      codesLockedUntil: null,
    });
    expect(await world.history(id)).toMatchObject([
      { type: 'driver_released', reason: 'Flat tire', data: { driverId: DRIVER }, status: 'pending' },
    ]);
    expect(world.events.take()).toContain('ride_awaits_driver');
  });

  it('is not asked about it again, and no longer follows it', async () => {
    const { id } = await ride();
    await release(id, { cause: 'stopped_coming' });
    expect(world.excluded).toEqual([{ rideId: id, driverId: DRIVER, cause: 'stopped_coming' }]);
    expect(world.pushed).toEqual([`dropped ${driver.userId} from ${id}`, `changed ${DRIVER}`]);
  });

  it('leaves everybody to be verified by the next driver', async () => {
    const { id } = await ride();
    const [ana, ben] = [await world.take(id, ANA), await world.take(id, 13)];
    await world.database.transaction(async (tx) => {
      await world.members.verify(tx, ana.id);
      await world.members.markNoShow(tx, id, ben.id, world.clock.now());
    });
    await release(id);
    for (const userId of [ANA, 13]) {
      expect(await world.seatOf(id, userId)).toMatchObject({ verifiedAt: null, noShowAt: null });
    }
  });

  it('had it, and has not started the trip', async () => {
    const other = await ride({ driverId: OTHER_DRIVER });
    await expect(release(other.id)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    const started = await ride({ status: 'in_progress' });
    for (const as of ['driver', 'system', 'admin'] as const)
      await expect(release(started.id, {}, as)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect([world.excluded, world.pushed]).toEqual([[], []]);
  });

  it('keeps it after the arrival when that is asked', async () => {
    const { id } = await ride({ arrivedAt: world.clock.now() });
    await expect(release(id, { beforeArrival: true })).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect(await release(id)).toEqual([id]);
  });

  describe('of a run', () => {
    it('loses all of its rides that have not begun, each with the same reason', async () => {
      const [first, second] = [await ride({ runId: 70 }), await ride({ runId: 70, status: 'confirmed' })];
      const run = world.runs.add([
        [first.id, 'pickup'],
        [second.id, 'pickup'],
      ]);
      const facts: ReleaseFacts = { reason: 'Ill', cause: 'not_confirmed', data: { driverId: DRIVER } };
      expect(await release(first.id, facts)).toEqual([first.id, second.id]);
      for (const { id } of [first, second])
        expect(await world.stored(id)).toMatchObject({ status: 'pending', driverId: null });
      expect(await world.history(second.id)).toMatchObject([
        { reason: 'Ill', data: { driverId: DRIVER, runId: run.id }, type: 'driver_released' },
      ]);
      expect(world.excluded).toEqual([
        { rideId: first.id, driverId: DRIVER, cause: 'not_confirmed' },
        { rideId: second.id, driverId: DRIVER, cause: 'not_confirmed' },
      ]);
    });

    it('keeps those with people aboard and those of other drivers', async () => {
      const [mine, aboard] = [await ride({ runId: 70 }), await ride({ runId: 70, status: 'in_progress' })];
      const others = await ride({ runId: 70, driverId: OTHER_DRIVER, status: 'confirmed' });
      const cancelled = await ride({ runId: 70, status: 'cancelled' });
      world.runs.add([mine, aboard, others, cancelled].map(({ id }) => [id, 'dropoff']));
      expect(await release(mine.id)).toEqual([mine.id]);
      expect(await world.stored(aboard.id)).toMatchObject({ status: 'in_progress', driverId: DRIVER });
      expect(await world.stored(others.id)).toMatchObject({ status: 'confirmed', driverId: OTHER_DRIVER });
    });
  });
});
