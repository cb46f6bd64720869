import type { MetricsDay, PeriodFigures } from '@groupride/contracts';
import type { Period } from './domain/period';

export abstract class MetricsRepository {
  /** @param before exclusive end */
  abstract figuresOf(since: Date, before: Date): Promise<PeriodFigures>;
  abstract current(): Promise<{ pendingRides: number; driversOnline: number }>;
  /** Figures of every day of the period. */
  abstract daysOf(period: Period, timeZone: string): Promise<MetricsDay[]>;
}
