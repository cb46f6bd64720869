import type { CashStatedBy } from '@groupride/contracts';
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
  scheduledAt: Date | null;
  /** Hours; null when the ride is not booked by the hour. */
  hourlyDuration: number | null;
  /** The price of the ride; the last line is its total. */
  rideLines: Line[];
  /** What of it is the payer's; they sum to what was charged. */
  ownLines: Line[];
  charged: Cents;
  paymentMethod: string;
  /** What of it the driver received in cash; null when cards pay. */
  cash: Cents | null;
  /** Who stated it; null when cards pay. */
  cashStatedBy: CashStatedBy | null;
  /** What of a cash ride was paid by card since: what the driver had not received. */
  byCard: { method: string; amount: Cents }[];
  /** What of it has not been taken yet: the card is charged a moment after the ride, or could not be. */
  outstanding: Cents;
  /** What of it is not to be paid: operators waived it, or it is less than a card can be charged. */
  waived: Cents;
  tip: Cents;
  /** What was taken above it at first, and is among what was given back. */
  overpayment: Cents;
  refunds: ReturnedAmount[];
  /** What the payer's bank has taken back from us for them. */
  takenBack: ReturnedAmount[];
}

export interface ReturnedAmount {
  amount: Cents;
  at: Date;
}

/** What the total of a receipt is called: cash is not charged, and it can have been paid in several ways since. */
export function totalNameOf({
  charged,
  cash,
  outstanding,
}: Pick<OwnReceipt, 'charged' | 'cash' | 'outstanding'>): 'charged' | 'owed' | 'paidInCash' | 'total' {
  if (cash === null) return 'charged';
  if (outstanding > 0) return 'owed';
  return cash >= charged ? 'paidInCash' : 'total';
}

/** What has stayed with us. */
export function netOf({
  charged,
  outstanding,
  waived,
  tip,
  overpayment,
  refunds,
  takenBack,
}: Pick<OwnReceipt, 'charged' | 'outstanding' | 'waived' | 'tip' | 'overpayment' | 'refunds' | 'takenBack'>): Cents {
  return (
    charged -
    outstanding -
    waived +
    overpayment +
    tip -
    [...refunds, ...takenBack].reduce((sum, { amount }) => sum + amount, 0)
  );
}
