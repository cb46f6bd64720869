import type { Cents } from '@groupride/pricing';
import { defineEvent } from '../../platform/events/events';

export interface CashCorrection {
  rideId: number;
  driverId: number;
  amount: Cents;
}

/** Operations recorded that the driver received more cash than the driver stated. */
export const cashCorrected = defineEvent<CashCorrection>('cash_corrected');
