import type { MetricsDay, PeriodFigures } from '@groupride/contracts';
import type { Period } from './domain/period';

export abstract class MetricsRepository {
  /** @param before not part of the time */
  abstract figuresOf(since: Date, before: Date): Promise<PeriodFigures>;
  abstract current(): Promise<{ pendingRides: number; driversOnline: number }>;
  /** Every day of the period. */
  abstract daysOf(period: Period, timeZone: string): Promise<MetricsDay[]>;
}
