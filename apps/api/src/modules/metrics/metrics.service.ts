import { Injectable } from '@nestjs/common';
import { MAX_METRIC_DAYS, type MetricsDays, type MetricsQuery, type MetricsView } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { fieldError } from '../../platform/http/api-error';
import { readCityDays } from '../../platform/http/city-days';
import { CityFacade } from '../city/city.facade';
import { daysBetween, lastDays, periodOf, type Period } from './domain/period';
import { MetricsRepository } from './metrics.repository';

/** Figures of a period, compared with the previous period. */
@Injectable()
export class MetricsService {
  constructor(
    private readonly repository: MetricsRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError validation_failed */
  async figures(query: MetricsQuery): Promise<MetricsView> {
    const period = this.periodIn(query);
    const [figures, previous, current] = await Promise.all([
      this.repository.figuresOf(period.start, period.end),
      this.repository.figuresOf(period.previousStart, period.previousEnd),
      this.repository.current(),
    ]);
    return {
      ...figures,
      ...current,
      from: period.from,
      to: period.to,
      previousStart: period.previousStart.toISOString(),
      previousEnd: period.previousEnd.toISOString(),
      previous,
    };
  }

  /** @throws ApiError validation_failed */
  async days(query: MetricsQuery): Promise<MetricsDays> {
    return { days: await this.repository.daysOf(this.periodIn(query), this.city.current.timeZone) };
  }

  private periodIn({ period = 'today', from, to }: MetricsQuery): Period {
    const [now, { timeZone }] = [this.clock.now(), this.city.current];
    if (from === undefined && to === undefined) {
      const days = lastDays(period, now, timeZone);
      return periodOf(days.from, days.to, now, timeZone);
    }
    if (from === undefined) throw fieldError('from', 'is needed with the last day');
    if (to === undefined) throw fieldError('to', 'is needed with the first day');
    readCityDays({ from, to }, timeZone);
    if (from > instantToZoned(now, timeZone).date) throw fieldError('from', 'must not be in the future');
    if (daysBetween(from, to) > MAX_METRIC_DAYS) throw fieldError('to', `must be within ${MAX_METRIC_DAYS} days`);
    return periodOf(from, to, now, timeZone);
  }
}
