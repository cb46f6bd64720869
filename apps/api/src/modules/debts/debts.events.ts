import type { Cents } from '@groupride/pricing';
import { defineEvent } from '../../platform/events/events';

export interface CashCorrection {
  rideId: number;
  driverId: number;
  amount: Cents;
}

/** Operators count more cash as received by the driver than they stated. */
export const cashCorrected = defineEvent<CashCorrection>('cash_corrected');
