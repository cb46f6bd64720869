import { Injectable } from '@nestjs/common';
import { instantToZoned, zonedToInstant } from '@groupride/geo';
import type { EarningsView, StatementView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { startOfDayInCity, startOfWeekInCity } from '../../platform/city-time';
import { Clock } from '../../platform/clock';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { LedgerFacade, type LedgerLine, type TransactionKind } from '../ledger/ledger.facade';
import { EARNING_KINDS, statementOf } from './statement';

const RECENT = 30;
/** Weeks in which clocks change are an hour shorter or longer. */
const WEEK_AND_A_HALF_DAY = 7.5 * 24 * 3600_000;
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
};

/** What a driver earned, read from the ledger. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  async of(who: Principal, driverId: number): Promise<EarningsView> {
    if (who.driverId !== driverId && !who.isAdmin) throw notFound('driver');
    const account = `driver:${driverId}` as const;
    const now = this.clock.now();
    const { timeZone } = this.city.current;
    const weekStart = startOfWeekInCity(now, timeZone);
    const [today, week, balance, trips, lines] = await Promise.all([
      this.ledger.balanceOf(account, { since: startOfDayInCity(now, timeZone), kinds: EARNING_KINDS }),
      this.ledger.balanceOf(account, { since: weekStart, kinds: EARNING_KINDS }),
      this.ledger.balanceOf(account),
      this.ledger.countOf(account, 'fare', weekStart),
      this.ledger.linesOf(account, RECENT),
    ]);
    // What we owe a driver is a credit, below zero in the books; people read it the other way round.
    return {
      today: formatCents(0 - today),
      thisWeek: formatCents(0 - week),
      balance: formatCents(0 - balance),
      tripsThisWeek: trips,
      recent: lines.map(presentLine),
    };
  }

  /** @param day any day of the week, YYYY-MM-DD in the city; this week when left out */
  async statement(who: Principal, driverId: number, day?: string): Promise<StatementView> {
    if (who.driverId !== driverId && !who.isAdmin) throw notFound('driver');
    const { timeZone } = this.city.current;
    const now = this.clock.now();
    const moment = day === undefined ? now : zonedToInstant(day, '12:00', timeZone);
    if (!moment) throw fieldError('week', 'is no date of the calendar');
    const start = startOfWeekInCity(moment, timeZone);
    const end = startOfWeekInCity(new Date(start.getTime() + WEEK_AND_A_HALF_DAY), timeZone);
    const account = `driver:${driverId}` as const;
    const [opening, lines] = await Promise.all([
      this.ledger.balanceOf(account, { before: start }),
      this.ledger.linesBetween(account, start, end),
    ]);
    const to = instantToZoned(new Date(end.getTime() - 1), timeZone).date;
    return statementOf({ from: instantToZoned(start, timeZone).date, to, running: now < end, opening, lines });
  }
}

function presentLine(line: LedgerLine) {
  return {
    rideId: line.rideId,
    label: LABELS[line.kind],
    amount: formatCents(0 - line.amount),
    at: line.at.toISOString(),
  };
}
