import { formatCents, type Cents } from '@groupride/pricing';
import type { Ride } from '../rides/rides.facade';
import { receivedInCash } from './domain/cash-received';
import { amountMismatch, cashAboveFare, cashAmountRequired, cashTooMuch, driverCashRequired } from './driving.errors';

/**
 * The cash received for a ride; null for card rides.
 * @param statedBy who stated the amount and sees the error
 */
export function statedCash(ride: Ride, amount: string | undefined, statedBy: 'driver' | 'operations'): Cents | null {
  const stated = receivedInCash(ride, amount);
  const fare = formatCents(ride.totalCost);
  if (stated === 'missing') throw statedBy === 'driver' ? cashAmountRequired() : driverCashRequired(fare);
  if (stated === 'too_much') throw statedBy === 'driver' ? cashTooMuch(fare) : cashAboveFare(fare);
  if (stated === 'not_the_fare') throw amountMismatch(fare);
  return stated;
}
