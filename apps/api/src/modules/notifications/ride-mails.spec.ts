import { databaseInMemory, only, RecordedEvents, RecordedJobs } from '../../platform/testing/stand-ins';
import type { Transaction } from '../../platform/database/database';
import type { Jobs } from '../../platform/jobs/jobs';
import type { CalendarFacade } from '../calendar/calendar.facade';
import type { OutboxFacade } from '../identity/identity.facade';
import type { Payment, PaymentsFacade } from '../payments/payments.facade';
import { rideAwaitsDriver } from '../rides/rides.events';
import type { RidesFacade } from '../rides/rides.facade';
import { someRide } from '../rides/testing/some-ride';
import { RideMails } from './ride-mails';

const tx = only<Transaction>({ afterCommit: () => undefined });
const database = databaseInMemory();

describe('the confirmation of a ride', () => {
  let events: RecordedEvents;
  let jobs: RecordedJobs;
  let written: { to: number; key: string | undefined; tx: Transaction | undefined }[];
  let read: (Transaction | undefined)[];
  const ride = someRide({ id: 7, organizerId: 3 });

  beforeEach(() => {
    [events, jobs, written, read] = [new RecordedEvents(), new RecordedJobs(), [], []];
    const outbox = only<OutboxFacade>({
      write: async (to, { key }, within) => void written.push({ to, key, tx: within }),
    });
    const payments = only<PaymentsFacade>({
      listOfRide: async (_rideId, within) => {
        read.push(within);
        return [] as Payment[];
      },
    });
    const rides = only<RidesFacade>({ find: async (id) => (id === ride.id ? ride : null) });
    new RideMails(
      ...([database, events, jobs as unknown as Jobs, rides, payments, outbox, only<CalendarFacade>({})] as const),
    ).onModuleInit();
  });

  it('is written in the transaction that requests the ride', async () => {
    await events.publish(tx, rideAwaitsDriver, ride);
    expect(written).toEqual([{ to: ride.organizerId, key: `ride:${ride.id}:confirmation`, tx }]);
    expect(jobs.enqueued).toEqual([]);
  });

  it('reads the payments of a scheduled ride in the same transaction', async () => {
    await events.publish(tx, rideAwaitsDriver, { ...ride, scheduledAt: new Date('2027-01-09T12:00:00Z') });
    expect(read).toEqual([tx]);
  });

  it('is not written for a pledge, whose members are notified by the pledge', async () => {
    await events.publish(tx, rideAwaitsDriver, { ...ride, splitMode: 'pledge' });
    expect(written).toEqual([]);
  });

  it('is still written by the jobs of earlier versions', async () => {
    const job = { name: 'mail-confirmation-when-ride-is-requested', formerNames: [], retries: 0 };
    for (const rideId of [ride.id, ride.id + 1]) await jobs.enqueue(tx, job, { rideId });
    await jobs.run(new Date());
    expect(written).toMatchObject([{ to: ride.organizerId, key: `ride:${ride.id}:confirmation` }]);
  });
});
