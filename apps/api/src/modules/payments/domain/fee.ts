import type { PaymentMethod } from '@groupride/contracts';
import { cancellationFee, SMALLEST_CHARGE, type CancellationRule, type Cents } from '@groupride/pricing';

const RULES: readonly CancellationRule[] = ['no_driver', 'in_time', 'late', 'after_arrival'];

/**
 * What is kept of the organizer's hold when the ride is called off. Nothing without a rule (driver, system or operator
 * called it off), in cash, or when it is less than a card can be charged; never more than the hold.
 */
export function keptFee(
  { totalCost, cancelRule, paymentMethod }: { totalCost: Cents; cancelRule: string | null; paymentMethod: PaymentMethod },
  held: Cents,
): Cents {
  const rule = RULES.find((each) => each === cancelRule);
  if (!rule || paymentMethod !== 'card') return 0;
  const fee = Math.min(cancellationFee(totalCost, rule), held);
  return fee < SMALLEST_CHARGE ? 0 : fee;
}
