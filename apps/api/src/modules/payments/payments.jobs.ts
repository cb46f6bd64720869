import type { Cents } from '@groupride/pricing';
import { defineJob } from '../../platform/jobs/jobs';
import type { Tries } from '../../platform/stripe/tries';

export interface CaptureHold extends Tries {
  paymentId: number;
  amount: Cents;
}

export interface ReleaseHold extends Tries {
  paymentId: number;
  intentId: string;
}

export const captureHold = defineJob<CaptureHold>('capture-hold');
export const releaseHold = defineJob<ReleaseHold>('release-hold');
