import type { Cents } from '@groupride/pricing';

/** Amounts are decimal text, as they were issued. */
export interface Line {
  label: string;
  amount: string;
}

/** What one person was charged for a ride, and what came of it. */
export interface OwnReceipt {
  number: string;
  rideId: number;
  issuedAt: Date;
  pickupLocation: string;
  dropoffLocation: string;
  /** The price of the ride; the last line is its total. */
  rideLines: Line[];
  /** What of it is the payer's; they sum to what was charged. */
  ownLines: Line[];
  charged: Cents;
  paymentMethod: string;
  tip: Cents;
  refunds: { amount: Cents; at: Date }[];
}

/** What has stayed with us. */
export function netOf({ charged, tip, refunds }: Pick<OwnReceipt, 'charged' | 'tip' | 'refunds'>): Cents {
  return charged + tip - refunds.reduce((sum, { amount }) => sum + amount, 0);
}
