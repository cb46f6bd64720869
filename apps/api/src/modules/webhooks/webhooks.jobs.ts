import { defineJob } from '../../platform/jobs/jobs';

/** Its name and its field are in the rows of queued jobs. */
export interface RetryDeadLetter {
  reportId: string;
}

export const retryDeadLetter = defineJob<RetryDeadLetter>('retry-parked-report');
