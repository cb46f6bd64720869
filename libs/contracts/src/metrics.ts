import { Decimal, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';

/** Calendar days in the city's time zone that end today. */
export const METRIC_PERIODS = ['today', '7d', '30d', '90d'] as const;
export type MetricPeriod = (typeof METRIC_PERIODS)[number];
export const DAYS_OF_PERIOD: Readonly<Record<MetricPeriod, number>> = { today: 1, '7d': 7, '30d': 30, '90d': 90 };

/** Maximum number of days in a period. */
export const MAX_METRIC_DAYS = 366;

export const DAY_FIELD = {
  max: 10,
  pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  message: 'must be a day like 2026-11-24',
};

export class MetricsQuery {
  @OneOf(METRIC_PERIODS, { optional: true, description: 'Days up to now; `today` when nothing is given' })
  period?: MetricPeriod;
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city, with `to` and instead of `period`' })
  from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
}

/** Each event counts in the period in which it happened. Figures without data are null. */
export class PeriodFigures {
  @Integer({ description: 'Rides requested' }) totalRides!: number;
  @Integer({ description: 'Rides completed' }) completedRides!: number;
  @Integer({ description: 'Rides cancelled after they had begun to look for a driver' }) cancelledRides!: number;
  @Integer({ description: 'Drivers who completed a ride' }) activeDrivers!: number;
  @Integer({ description: 'People aboard completed rides: members with a seat who were not marked as no-shows' })
  totalPassengers!: number;
  @Money({ description: 'Totals of the completed rides, before refunds and without tips' }) revenue!: string;
  @Decimal({ optional: true, description: 'completedRides / (completedRides + cancelledRides), 0 to 1' })
  completionRate!: number | null;
  @Decimal({
    optional: true,
    description: 'Median minutes from request to acceptance, for immediate rides that found a driver in the period',
  })
  responseTime!: number | null;
  @Decimal({ optional: true, description: 'Average of the reviews given in the period, without hidden ones' })
  averageRating!: number | null;
  @Decimal({
    description:
      'Kilograms of CO2 that the passengers of completed rides would have emitted in a car each, less what the shared vehicle emitted on the same miles. 400 grams per mile for a car (EPA-420-F-23-014); for larger vehicles, 8,887 grams per gallon of gasoline (EPA) at the average fuel economy of their category (U.S. DOE, AFDC). Below zero when the shared vehicles emitted more',
  })
  carbonSaved!: number;
}

export class MetricsView extends PeriodFigures {
  @Text({ max: 10, description: 'First day of the period, in the city’s time zone' }) from!: string;
  @Text({ max: 10, description: 'Last day of the period' }) to!: string;
  @Instant({ description: 'Start of the previous period of the same length' }) previousStart!: string;
  @Instant({ description: 'End of the previous period (exclusive)' }) previousEnd!: string;
  @Nested(() => PeriodFigures, { description: 'The previous period' }) previous!: PeriodFigures;
  @Integer({ description: 'Rides that have no driver yet, including scheduled ones' }) pendingRides!: number;
  @Integer({ description: 'Drivers who are online now' }) driversOnline!: number;
}

/** One day in the city's time zone. */
export class MetricsDay {
  @Text({ max: 10 }) day!: string;
  @Integer() totalRides!: number;
  @Integer() completedRides!: number;
  @Money() revenue!: string;
  @Decimal({ optional: true, description: 'Median minutes' }) responseTime!: number | null;
  @Integer() activeDrivers!: number;
}

export class MetricsDays {
  @ListOf(() => MetricsDay, { description: 'Every day of the period, oldest first' }) days!: MetricsDay[];
}
