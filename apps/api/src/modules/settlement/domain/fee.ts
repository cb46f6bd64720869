import { SMALLEST_CHARGE, type Cents } from '@groupride/pricing';

/** The part of the cancellation fee that the hold covers; 0 below the minimum charge of a card. */
export function collectableFee(
  { cancelFee, cancelDriverPart }: { cancelFee: Cents; cancelDriverPart: Cents },
  held: Cents,
): { fee: Cents; driverPart: Cents } {
  const fee = Math.min(cancelFee, held);
  return fee < SMALLEST_CHARGE ? { fee: 0, driverPart: 0 } : { fee, driverPart: Math.min(cancelDriverPart, fee) };
}
