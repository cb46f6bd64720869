import type { Job, Jobs } from '../jobs/jobs';
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
});
