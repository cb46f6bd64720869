import type { StatementDay, StatementLine, StatementRide, StatementView } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { EARNING_KINDS, type LedgerLine, type TransactionKind } from '../ledger/ledger.facade';

const DAY_MS = 24 * 3600_000;
const PAYOUT_KINDS: TransactionKind[] = ['payout', 'payout_fee', 'payout_failed'];

interface Week {
  /** Monday and Sunday, YYYY-MM-DD in the city. */
  from: string;
  to: string;
  running: boolean;
  /** Balance when the week began, in the ledger's sign: credits are negative. */
  opening: Cents;
  /** The driver's entries of the week, oldest first. */
  lines: readonly LedgerLine[];
  /** Day of a moment in the city, YYYY-MM-DD. */
  dayOf: (moment: Date) => string;
  /** Fares of rides before the commission is deducted. */
  baseFares: ReadonlyMap<number, Cents>;
}

/**
 * Builds a driver's weekly statement from the ledger. The closing balance is the opening balance plus the sum of the
 * lines.
 */
export function statementOf(week: Week): StatementView {
  const { from, to, running, opening, lines } = week;
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
    days: daysOf(week),
    rides: rideIds.map((rideId) =>
      rideOf(
        week,
        rideId,
        ofRides.filter((line) => line.rideId === rideId),
      ),
    ),
    others: lines.filter((line) => line.rideId === null).map(lineOf),
  };
}

function daysOf({ from, lines, dayOf }: Week): StatementDay[] {
  const monday = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(monday + index * DAY_MS).toISOString().slice(0, 10);
    const ofDay = lines.filter(({ at }) => dayOf(at) === date);
    return {
      date,
      trips: ofDay.filter(({ kind }) => kind === 'fare').length,
      earned: forDriver(sumOf(ofDay, EARNING_KINDS)),
      cash: forDriver(sumOf(ofDay, ['cash'])),
    };
  });
}

function rideOf({ dayOf, baseFares }: Week, rideId: number, lines: readonly LedgerLine[]): StatementRide {
  const hasFare = lines.some(({ kind }) => kind === 'fare');
  const fare = hasFare ? baseFares.get(rideId) : undefined;
  return {
    rideId,
    date: dayOf(lines[0]!.at),
    fare: fare === undefined ? null : formatCents(fare),
    // The driver's part of the fare is a credit, so negative.
    commission: fare === undefined ? null : formatCents(0 - fare - sumOf(lines, ['fare'])),
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

/** Amounts owed to a driver are negative in the ledger; people expect them positive. */
const forDriver = (amount: Cents) => formatCents(0 - amount);
