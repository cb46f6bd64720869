import { defineJob } from '../../platform/jobs/jobs';

export interface Reconcile {
  runId: number;
}

export const reconcileNightly = defineJob<object>('reconcile-with-the-provider-at-night');
export const reconcile = defineJob<Reconcile>('reconcile-with-the-provider');
