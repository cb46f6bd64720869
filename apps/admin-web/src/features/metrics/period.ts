import { DAYS_OF_PERIOD, METRIC_PERIODS, type MetricPeriod } from '@groupride/contracts';
import { addDays } from '@groupride/geo';

export const DEFAULT_PERIOD: MetricPeriod = 'today';
export const PERIOD_CHOICES = [...METRIC_PERIODS, 'custom'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

/** The selected period, read from the URL. */
export interface ChosenPeriod {
  choice: PeriodChoice;
  /** Days of a custom period; empty until they are chosen. */
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (params: URLSearchParams, name: string): string => {
  const text = params.get(name) ?? '';
  return DAY.test(text) ? text : '';
};

export function readPeriod(params: URLSearchParams): ChosenPeriod {
  const choice = PERIOD_CHOICES.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD;
  return { choice, from: dayIn(params, 'start'), to: dayIn(params, 'end') };
}

/** The period as query parameters. */
export const writePeriod = ({ choice, from, to }: ChosenPeriod): Record<string, string | undefined> => ({
  period: choice === DEFAULT_PERIOD ? undefined : choice,
  start: choice === 'custom' && from ? from : undefined,
  end: choice === 'custom' && to ? to : undefined,
});

/** The query for the API; null while the days of a custom period are missing or in the wrong order. */
export function queryOf({
  choice,
  from,
  to,
}: ChosenPeriod): { period: MetricPeriod } | { from: string; to: string } | null {
  if (choice !== 'custom') return { period: choice };
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
}

/** The query for charts: for a single day, it covers the week that ends on that day. */
export function chartQueryOf(period: ChosenPeriod): ReturnType<typeof queryOf> {
  const query = queryOf(period);
  if (!isOneDay(period) || query === null) return query;
  return 'from' in query ? { from: addDays(query.to, -6), to: query.to } : { period: '7d' };
}

export const isOneDay = ({ choice, from, to }: ChosenPeriod): boolean =>
  choice === 'today' || (choice === 'custom' && from !== '' && from === to);

/** The days of the period, for lists; null while those of a custom period are missing or in the wrong order. */
export function daysOf(period: ChosenPeriod, today: string): { from: string; to: string } | null {
  const query = queryOf(period);
  if (query === null || 'from' in query) return query;
  return { from: addDays(today, 1 - DAYS_OF_PERIOD[query.period]), to: today };
}
