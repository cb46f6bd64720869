import { IdempotencyInMemory, only, principal } from '../../platform/testing/stand-ins';
import type { OperatorActions } from '../rides/operator-actions.facade';
import type { Ride } from '../rides/rides.facade';
import type { DriverNotices } from './driver-notices';
import { OperatorCompletionService } from './operator-completion.service';
import { DRIVER, DrivingWorld } from './testing/driving-world';

const operator = principal(5, { isAdmin: true });

describe('completing a trip for its driver', () => {
  let world: DrivingWorld;
  let completions: OperatorCompletionService;
  let told: string[];
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    world = new DrivingWorld();
    told = [];
    const keys = new IdempotencyInMemory();
    const actions = only<OperatorActions>({
      run: async (who, { rideId, request, key }, work) => {
        await world.database.transaction((tx) =>
          keys.once(tx, who.userId, key, request, async () => {
            await work(tx);
            return {};
          }),
        );
        return world.rides.view(who, rideId);
      },
    });
    const notices = only<DriverNotices>({
      tell: async (_tx, name, { status }, { id }, reason) => void told.push(`${name} ${status} ${id}: ${reason}`),
    });
    completions = new OperatorCompletionService(actions, world.rides, world.drivers, notices, world.clock);
    ride = await world.bookEnRoute({ status: 'in_progress', startedAt: world.clock.in(-20), ...more });
  };
  const complete = (amount?: string, key?: string) =>
    completions.complete(operator, ride.id, { reason: 'Dead battery', ...(amount ? { amount } : {}) }, key);

  beforeEach(() => begin());

  it('ends it, counts it and tells the driver', async () => {
    expect(await complete()).toMatchObject({ id: ride.id, status: 'completed' });
    expect(await world.stored(ride.id)).toMatchObject({
      startedAt: ride.startedAt,
      completedAt: world.clock.now(),
      cashReceived: null,
    });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'trip_completed', actorKind: 'admin', actorId: operator.userId, reason: 'Dead battery' },
    ]);
    expect(await world.rides.isCompletedByOperations(ride.id)).toBe(true);
    expect(world.cars.trips).toEqual([DRIVER]);
    expect(told).toEqual([`completed completed ${DRIVER}: Dead battery`]);
  });

  it('starts it now when the driver never did', async () => {
    await begin({ status: 'en_route', startedAt: null });
    await complete();
    expect(await world.stored(ride.id)).toMatchObject({
      status: 'completed',
      startedAt: world.clock.now(),
      completedAt: world.clock.now(),
    });
  });

  it('is refused for rides that nobody drives, or that have ended', async () => {
    for (const more of [
      { status: 'pending', driverId: null },
      { status: 'confirmed' },
      { status: 'completed' },
      { status: 'cancelled' },
    ] as const) {
      await begin(more);
      await expect(complete()).rejects.toMatchObject({ code: 'ride_state_conflict' });
      expect([world.cars.trips, told]).toEqual([[], []]);
    }
    await expect(completions.complete(operator, 404, { reason: 'why' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('needs the cash that the driver received, at most the fare', async () => {
    await begin({ paymentMethod: 'cash' });
    await expect(complete()).rejects.toMatchObject({ code: 'cash_amount_required' });
    await expect(complete('50.01')).rejects.toMatchObject({ code: 'amount_mismatch' });
    await complete('30.00');
    expect(await world.stored(ride.id)).toMatchObject({ status: 'completed', cashReceived: 3000 });
  });

  it('happens once per key', async () => {
    await complete(undefined, 'a');
    expect(await complete(undefined, 'a')).toMatchObject({ status: 'completed' });
    expect(world.cars.trips).toEqual([DRIVER]);
    await expect(complete(undefined, 'b')).rejects.toMatchObject({ code: 'ride_state_conflict' });
  });
});
