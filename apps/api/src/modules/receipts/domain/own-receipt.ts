import type { CashStatedBy, PaymentPurpose } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** Amounts are decimal text, as they were issued. */
export interface Line {
  label: string;
  amount: string;
}

/** What one person was charged for a ride, with later tips, payments and refunds. */
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
  /** The payer's own lines; they sum to `charged`. */
  ownLines: Line[];
  charged: Cents;
  paymentMethod: string;
  /** The part that the driver received in cash; null for card rides. */
  cash: Cents | null;
  /** Who recorded the cash; null for card rides. */
  cashStatedBy: CashStatedBy | null;
  /** The part of a cash ride that the driver did not receive and that was later paid by card. */
  byCard: { method: string; amount: Cents }[];
  /** The part that is not paid yet: the card is charged shortly after the ride, or was declined. */
  outstanding: Cents;
  /** The part that need not be paid: operations waived it, or it is below the minimum of a card charge. */
  waived: Cents;
  tip: Cents;
  /** The amount captured above `charged`; included in `refunds`. */
  overpayment: Cents;
  refunds: ReturnedAmount[];
  /** Amounts that the payer's bank returned to them after disputes. */
  takenBack: ReturnedAmount[];
}

export interface ReturnedAmount {
  amount: Cents;
  at: Date;
}

/** The label of the total. Cash is not charged, and a cash ride may be paid partly by card. */
export function totalNameOf({
  charged,
  cash,
  outstanding,
}: Pick<OwnReceipt, 'charged' | 'cash' | 'outstanding'>): 'charged' | 'owed' | 'paidInCash' | 'total' {
  if (cash === null) return 'charged';
  if (outstanding > 0) return 'owed';
  return cash >= charged ? 'paidInCash' : 'total';
}

/** The net amount that the payer has paid. */
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

/**
 * The payment method of a ride that was not paid in cash. When the card that the receipt was issued for could not be
 * charged, it is the card that paid the debt.
 */
export function methodOf(
  issued: string,
  payments: readonly { purpose: PaymentPurpose; captured: Cents; card: string | null }[],
): string {
  const paid = payments.filter(({ captured }) => captured > 0);
  if (paid.some(({ purpose }) => purpose === 'ride' || purpose === 'share')) return issued;
  return paid.findLast(({ purpose }) => purpose === 'debt')?.card ?? issued;
}
