import { only } from '../../platform/testing/stand-ins';
import type { Transaction } from '../../platform/database/database';
import { testCity } from '../city/testing/test-city';
import type { Driver } from '../drivers/drivers.facade';
import type { IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import type { PushFacade } from '../push/push.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { Ride } from '../rides/rides.facade';
import { ProgressNotices } from './progress-notices';
import { RemindersService } from './reminders.service';
import { DRIVER, DrivingWorld } from './testing/driving-world';

describe('a driver who loses a ride', () => {
  let world: DrivingWorld;
  let sent: Set<string>;
  let notices: ProgressNotices;
  let reminders: RemindersService;
  let driver: Driver;

  beforeEach(() => {
    world = new DrivingWorld();
    sent = new Set();
    // Like the real one, this outbox sends one message per key.
    const outbox = only<OutboxFacade>({ write: async (_userId, { key }) => void sent.add(key!) });
    const [identity, push, realtime] = [
      only<IdentityFacade>({}),
      only<PushFacade>({}),
      only<RealtimeFacade>({}),
    ] as const;
    notices = new ProgressNotices(outbox, identity, testCity(), push, realtime, world.clock);
    reminders = new RemindersService(outbox, identity, testCity(), push);
    driver = only<Driver>({ ...world.cars.record(DRIVER) });
  });

  const lose = (ride: Ride) =>
    world.database.transaction(async (tx: Transaction) => {
      await notices.tookUnconfirmed(tx, ride, driver);
      await notices.tookBack(tx, ride, driver, 'stalled');
      await reminders.rideWithdrawn(tx, ride, driver);
    });

  it('is told once, and again when they lose a ride that operations gave them once more', async () => {
    const ride = await world.bookEnRoute();
    await lose(ride);
    await lose(ride);
    expect(sent.size).toBe(1);
    await lose({ ...ride, acceptedAt: world.clock.in(30) });
    expect(sent.size).toBe(2);
  });
});
