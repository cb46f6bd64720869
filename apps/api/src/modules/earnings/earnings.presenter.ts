import { formatCents, type Cents } from '@groupride/pricing';
import type { LedgerLine, TransactionKind } from '../ledger/ledger.facade';

const LABELS: Readonly<Record<TransactionKind, string>> = {
  fare: 'Trip',
  cancellation_fee: 'Cancellation',
  cash: 'Cash received',
  capture: 'Card payment',
  no_show_fee: 'No-show',
  tip: 'Tip',
  refund: 'Refund',
  refund_failed: 'Refund that failed',
  driver_reversal: 'Taken back after a refund',
  dispute: 'Disputed payment',
  dispute_won: 'Dispute won',
  dispute_fee: 'Dispute fee',
  payout: 'Payout',
  payout_fee: 'Instant payout fee',
  payout_failed: 'Payout that failed',
  write_off: 'Written off',
  credit_granted: 'Credit granted',
  credit_used: 'Credit used',
  credit_returned: 'Credit given back',
  credit_lapsed: 'Credit that ended unused',
  business_payment: 'Payment of an invoice',
  business_payment_reversed: 'Reversed payment of an invoice',
  business_credit: 'Credit of a business account',
};

/** The earnings from a trip whose fare is not posted yet. */
export interface ExpectedEarnings {
  rideId: number;
  amount: Cents;
  at: Date;
}

export function presentExpected({ rideId, amount, at }: ExpectedEarnings) {
  return { rideId, label: LABELS.fare, amount: formatCents(amount), at: at.toISOString() };
}

export function presentLine(line: LedgerLine) {
  return {
    rideId: line.rideId,
    label: LABELS[line.kind],
    amount: formatCents(0 - line.amount),
    at: line.at.toISOString(),
  };
}
