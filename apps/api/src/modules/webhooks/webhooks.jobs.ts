import { defineJob } from '../../platform/jobs/jobs';

/** Stored in queued jobs, so its fields must stay readable. */
export interface RetryDeadLetter {
  eventId: string;
}

export const retryDeadLetter = defineJob<RetryDeadLetter | FormerRetryDeadLetter>('retry-dead-lettered-webhook-event', {
  formerNames: ['retry-parked-report'],
});

/** Data of jobs that were queued under the former name. */
interface FormerRetryDeadLetter {
  reportId: string;
}
