import { defineJob } from '../../platform/jobs/jobs';

export interface RetryReport {
  reportId: string;
}

export const retryParkedReport = defineJob<RetryReport>('retry-parked-report');
