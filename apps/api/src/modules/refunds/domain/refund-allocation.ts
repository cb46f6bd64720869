import type { Cents } from '@groupride/pricing';

/** Who bears a refund. GroupRide bears the rest. */
export interface RefundAllocation {
  /** The rider's overpayment, which is their own money. */
  rider: Cents;
  taxes: Cents;
  driver: Cents;
  driverId: number | null;
}

/** The charge, who received it, and what earlier refunds have returned of it. */
export interface RefundableCharge {
  /** The sum that all riders owed for the ride. */
  total: Cents;
  taxes: Cents;
  driver: Cents;
  driverId: number | null;
  /** This payer's overpayment. */
  overpaid: Cents;
  /** Sums of the ride's refunds that have not failed, without overpayments. */
  before: { refunded: Cents; taxes: Cents; refundedAtDriver: Cents; driver: Cents };
}

/**
 * Splits a refund. Taxes, and the driver's part when the policy takes it back, are proportional, so several refunds
 * have the same effect as one over their sum. The parts never exceed the refund or the charge.
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

/** The proportional share of the remaining part: `part` × `amount` / `whole`, at most `part`. */
function proportion(amount: Cents, whole: Cents, part: Cents): Cents {
  if (whole <= 0 || part <= 0) return 0;
  return Math.min(part, Math.round((amount * part) / whole));
}
