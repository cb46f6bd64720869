import { SMALLEST_CHARGE, type Cents } from '@groupride/pricing';

/** What was decided to be kept when a ride was cancelled, as far as it is still on hold and a card can be charged so little. */
export function collectableFee(
  { cancelFee, cancelDriverPart }: { cancelFee: Cents; cancelDriverPart: Cents },
  held: Cents,
): { fee: Cents; driverPart: Cents } {
  const fee = Math.min(cancelFee, held);
  return fee < SMALLEST_CHARGE ? { fee: 0, driverPart: 0 } : { fee, driverPart: Math.min(cancelDriverPart, fee) };
}
