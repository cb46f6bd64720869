import type { TaxFigures, TaxSummary } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { EARNING_KINDS, type TransactionKind } from '../ledger/ledger.facade';
import type { MonthOfKind } from './tax-books.repository';

const METERS_PER_MILE = 1609.344;

/**
 * Builds a driver's yearly summary from the ledger, month by month.
 * @param lastMonth the last month to list, YYYY-MM
 */
export function taxYearOf(
  books: readonly MonthOfKind[],
  { year, running, lastMonth }: { year: number; running: boolean; lastMonth: string },
): TaxSummary {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return {
    year,
    running,
    months: months
      .filter((month) => month <= lastMonth)
      .map((month) => ({ month, ...figuresOf(books.filter((row) => row.month === month)) })),
    total: figuresOf(books),
  };
}

function figuresOf(rows: readonly MonthOfKind[]): TaxFigures {
  const sum = (value: (row: MonthOfKind) => number) => rows.reduce((total, row) => total + value(row), 0);
  /** Sum of the kinds in the driver's favor. Credits are negative in the ledger. */
  const ofKinds = (...kinds: TransactionKind[]): Cents =>
    0 - sum(({ kind, amount }) => (kinds.includes(kind) ? amount : 0));
  const fares = sum(({ baseFares }) => baseFares);
  const payoutFees = sum(({ payoutFees: fees }) => fees);
  return {
    trips: sum(({ trips }) => trips),
    miles: Math.round((sum(({ meters }) => meters) / METERS_PER_MILE) * 10) / 10,
    plannedTrips: sum(({ plannedTrips }) => plannedTrips),
    fares: formatCents(fares),
    commission: formatCents(ofKinds('fare') - fares),
    tips: formatCents(ofKinds('tip')),
    fees: formatCents(ofKinds('cancellation_fee', 'no_show_fee')),
    reversals: formatCents(ofKinds('driver_reversal', 'refund_failed')),
    earned: formatCents(ofKinds(...EARNING_KINDS)),
    cash: formatCents(0 - ofKinds('cash')),
    payoutFees: formatCents(0 - payoutFees),
    payouts: formatCents(0 - ofKinds('payout', 'payout_fee', 'payout_failed') - payoutFees),
  };
}
