import type { Cents } from '@groupride/pricing';

/** Who bears a refund: the rest is ours. */
export interface RefundAllocation {
  /** Paid above what was owed: the rider's own money. */
  rider: Cents;
  taxes: Cents;
  driver: Cents;
  driverId: number | null;
}

/** What was charged, and to whom it went; and what of that earlier refunds have given back. */
export interface RefundableCharge {
  /** All that riders owed for the ride. */
  total: Cents;
  taxes: Cents;
  driver: Cents;
  driverId: number | null;
  /** What this payer has paid above what they owed. */
  overpaid: Cents;
  /** Sums of the ride's refunds that stand, without what riders had overpaid. */
  before: { refunded: Cents; taxes: Cents; refundedAtDriver: Cents; driver: Cents };
}

/**
 * Taxes, and the driver's part where the policy takes it back, follow in proportion; several refunds together give back
 * exactly what one over their sum would. The parts never exceed the refund, nor what was charged.
 */
export function allocateRefund(
  refund: Cents,
  takesFromDriver: boolean,
  { total, taxes, driver, driverId, overpaid, before }: RefundableCharge,
): RefundAllocation {
  const rider = Math.min(refund, Math.max(0, overpaid));
  const rest = refund - rider;
  const taxPart = Math.min(rest, proportion(rest, total - before.refunded, taxes - before.taxes));
  const driverPart =
    takesFromDriver && driverId !== null
      ? Math.min(rest - taxPart, proportion(rest, total - before.refundedAtDriver, driver - before.driver))
      : 0;
  return { rider, taxes: taxPart, driver: driverPart, driverId: driverPart > 0 ? driverId : null };
}

/** Of what is left of a part, as much as `amount` is of what is left of the whole. */
function proportion(amount: Cents, whole: Cents, part: Cents): Cents {
  if (whole <= 0 || part <= 0) return 0;
  return Math.min(part, Math.round((amount * part) / whole));
}
