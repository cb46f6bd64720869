import { cancellationFee, type CancellationRule, type Cents } from '@groupride/pricing';
import type { Ride } from './ride';

/** What is kept of a ride that was, or would be, called off under a rule. Nothing can be kept of one that is paid in cash. */
export function feeUnder(ride: Pick<Ride, 'paymentMethod' | 'totalCost'>, rule: CancellationRule | null): Cents {
  return rule !== null && ride.paymentMethod === 'card' ? cancellationFee(ride.totalCost, rule) : 0;
}

/** What is kept of a cancelled ride. */
export function feeOf(ride: Pick<Ride, 'paymentMethod' | 'totalCost' | 'cancelRule'>): Cents {
  return feeUnder(ride, ride.cancelRule);
}
