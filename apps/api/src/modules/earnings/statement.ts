import type { StatementLine, StatementRide, StatementView } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import type { LedgerLine, TransactionKind } from '../ledger/ledger.facade';

/** What a driver earns by driving. */
export const EARNING_KINDS: TransactionKind[] = ['fare', 'cancellation_fee', 'no_show_fee', 'tip', 'driver_reversal'];
const PAYOUT_KINDS: TransactionKind[] = ['payout', 'payout_fee', 'payout_failed'];

interface Week {
  /** Monday and Sunday, YYYY-MM-DD in the city. */
  from: string;
  to: string;
  running: boolean;
  /** Owed when the week began, in the books' sign: a credit, below zero. */
  opening: Cents;
  /** The driver's entries of the week, oldest first. */
  lines: readonly LedgerLine[];
}

/** A driver's week out of the books: it opens with what was owed and closes with that and the sum of its lines. */
export function statementOf({ from, to, running, opening, lines }: Week): StatementView {
  const ofRides = lines.filter((line) => line.rideId !== null);
  const rideIds = [...new Set(ofRides.map((line) => line.rideId!))];
  return {
    from,
    to,
    running,
    opening: forDriver(opening),
    earned: forDriver(sumOf(lines, EARNING_KINDS)),
    cash: forDriver(sumOf(lines, ['cash'])),
    paidOut: formatCents(sumOf(lines, PAYOUT_KINDS)),
    closing: forDriver(opening + sumOf(lines)),
    rides: rideIds.map((rideId) =>
      rideOf(
        rideId,
        ofRides.filter((line) => line.rideId === rideId),
      ),
    ),
    others: lines.filter((line) => line.rideId === null).map(lineOf),
  };
}

function rideOf(rideId: number, lines: readonly LedgerLine[]): StatementRide {
  return {
    rideId,
    earned: forDriver(sumOf(lines, EARNING_KINDS)),
    cash: forDriver(sumOf(lines, ['cash'])),
    lines: lines.map(lineOf),
  };
}

function lineOf({ kind, amount, at }: LedgerLine): StatementLine {
  return { kind, amount: forDriver(amount), at: at.toISOString() };
}

function sumOf(lines: readonly LedgerLine[], kinds?: readonly TransactionKind[]): Cents {
  return lines.reduce((sum, line) => sum + (!kinds || kinds.includes(line.kind) ? line.amount : 0), 0);
}

/** What we owe is a credit, below zero in the books; people read it the other way round. */
const forDriver = (amount: Cents) => formatCents(0 - amount);
