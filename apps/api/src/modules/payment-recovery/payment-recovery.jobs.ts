import { defineJob } from '../../platform/jobs/jobs';

/** Cancels a declined or expiring hold that was not replaced before the recovery deadline. */
export interface EndRecovery {
  paymentId: number;
  rideId: number;
}

export const endRecovery = defineJob<EndRecovery>('end-payment-recovery', {
  formerNames: ['give-up-hold-that-was-not-mended'],
});
