import { Injectable } from '@nestjs/common';
import { instantToZoned, zonedToInstant } from '@groupride/geo';
import type { EarningsView, StatementView } from '@groupride/contracts';
import { DRIVER_PART_OF_FARE_BP, formatCents, portionOf, type Cents } from '@groupride/pricing';
import { startOfDayInCity, startOfWeekInCity } from '../../platform/city-time';
import { Clock } from '../../platform/clock';
import { isOperatorWith } from '../../platform/http/access';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { presentExpected, presentLine, type ExpectedEarnings } from './earnings.presenter';
import { EarningsRepository, type UnpostedTrip } from './earnings.repository';
import { statementOf } from './statement';

const RECENT = 30;
/** Long enough to reach the next week even when a clock change makes this one an hour longer. */
const WEEK_AND_A_HALF_DAY = 7.5 * 24 * 3600_000;

/** A driver's earnings, read from the ledger. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly earnings: EarningsRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  async of(who: Principal, driverId: number): Promise<EarningsView> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
    const account = `driver:${driverId}` as const;
    const now = this.clock.now();
    const { timeZone } = this.city.current;
    const weekStart = startOfWeekInCity(now, timeZone);
    const dayStart = startOfDayInCity(now, timeZone);
    const [earned, balance, lines] = await Promise.all([
      this.earnings.snapshot(driverId, { day: dayStart, week: weekStart }),
      this.ledger.balanceOf(account),
      this.ledger.linesOf(account, RECENT),
    ]);
    const ended = earned.unposted.map(expected);
    const endedSince = (since: Date) => ended.filter(({ at }) => at >= since);
    const sumOf = (some: readonly { amount: Cents }[]) => some.reduce((sum, { amount }) => sum + amount, 0);
    // The lines were read separately, so a trip may have been posted in between.
    const listed = new Set(lines.filter(({ kind }) => kind === 'fare').map(({ rideId }) => rideId));
    const unlisted = ended.filter(({ rideId }) => !listed.has(rideId));
    // Amounts owed to a driver are negative in the ledger; people expect them positive.
    return {
      today: formatCents(sumOf(endedSince(dayStart)) - earned.day),
      thisWeek: formatCents(sumOf(endedSince(weekStart)) - earned.week),
      balance: formatCents(0 - balance),
      tripsThisWeek: earned.trips + endedSince(weekStart).length,
      recent: [...unlisted.map(presentExpected), ...lines.map(presentLine)].slice(0, RECENT),
    };
  }

  /** @param day any day of the week, YYYY-MM-DD in the city; defaults to this week */
  async statement(who: Principal, driverId: number, day?: string): Promise<StatementView> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
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
    const dayOf = (at: Date) => instantToZoned(at, timeZone).date;
    const withFare = lines.flatMap(({ kind, rideId }) => (kind === 'fare' && rideId !== null ? [rideId] : []));
    const baseFares = withFare.length > 0 ? await this.earnings.baseFares(withFare) : new Map<number, Cents>();
    const [from, to] = [dayOf(start), dayOf(new Date(end.getTime() - 1))];
    return statementOf({ from, to, running: now < end, opening, lines, dayOf, baseFares });
  }
}

function expected({ rideId, baseFare, completedAt }: UnpostedTrip): ExpectedEarnings {
  return { rideId, amount: portionOf(baseFare, DRIVER_PART_OF_FARE_BP), at: completedAt };
}
