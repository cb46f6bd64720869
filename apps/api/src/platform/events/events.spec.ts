import type { Transaction } from '../database/database';
import type { Job, Jobs } from '../jobs/jobs';
import type { SqlCondition } from '../jobs/transaction-jobs';
import { defineEvent, Events } from './events';

const seatTaken = defineEvent<{ seat: number }>('seat_taken');

describe('reactions to events', () => {
  it('handle jobs that were stored under a former name of the reaction', () => {
    const handled: Job<never>[] = [];
    const jobs = { handle: (job: Job<never>) => handled.push(job) } as unknown as Jobs;
    const options = { formerNames: ['when-seat-taken'] };
    new Events(jobs).react(seatTaken, 'react-to-taken-seat', () => Promise.resolve(), options);
    expect(handled).toMatchObject([{ name: 'react-to-taken-seat', formerNames: ['when-seat-taken'] }]);
  });

  it('get a job if their condition holds, and none if the event has no condition', async () => {
    const enqueued: object[] = [];
    const tx = { afterCommit: () => undefined } as unknown as Transaction;
    const enqueue = (_tx: Transaction, { name }: Job<never>, data: object) => enqueued.push({ name, ...data });
    const enqueueIf = (_tx: Transaction, { sql }: SqlCondition, { name }: Job<never>, data: object) =>
      enqueued.push({ name, ...data, sql });
    const events = new Events({ handle: () => undefined, enqueue, enqueueIf } as unknown as Jobs);
    const when = ({ seat }: { seat: number }) => (seat > 1 ? { sql: 'true', parameters: [] } : null);
    events.react(seatTaken, 'react-to-every-seat', () => Promise.resolve());
    events.react(seatTaken, 'react-to-later-seats', () => Promise.resolve(), { when });
    await events.publish(tx, seatTaken, { seat: 1 });
    await events.publish(tx, seatTaken, { seat: 2 });
    expect(enqueued).toEqual([
      { name: 'react-to-every-seat', seat: 1 },
      { name: 'react-to-every-seat', seat: 2 },
      { name: 'react-to-later-seats', seat: 2, sql: 'true' },
    ]);
  });
});
