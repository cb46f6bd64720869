import type { PaymentPurpose, RideStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

interface Capture {
  payment: { id: number; purpose: PaymentPurpose; amount: Cents };
  intent: { paymentId: number | null; amount: Cents };
  ride: { status: RideStatus; cancelFee: Cents } | null;
  amount: Cents;
}

/**
 * Returns why a hold must not be captured, or null. It trusts neither the job nor the intent id: the hold must belong
 * to this payment, its payer must have agreed to the amount, and the ride must have ended with at least that cost.
 */
export function captureRefusal({ payment, intent, ride, amount }: Capture): string | null {
  if (intent.paymentId !== payment.id) return 'The hold was made for another payment.';
  if (!(amount > 0) || amount > payment.amount || amount > intent.amount)
    return 'It is more than the payer has agreed to.';
  return ride && isCalledFor(payment.purpose, ride, amount)
    ? null
    : 'The ride has not ended in a way that costs as much.';
}

function isCalledFor(
  purpose: PaymentPurpose,
  { status, cancelFee }: NonNullable<Capture['ride']>,
  amount: Cents,
): boolean {
  if (status === 'completed') return true;
  return status === 'cancelled' && (purpose === 'debt' || (purpose === 'ride' && amount <= cancelFee));
}
