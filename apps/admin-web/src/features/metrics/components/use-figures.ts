import { useTranslation } from 'react-i18next';
import type { PeriodFigures, RideDate } from '@groupride/contracts';
import type { MetricsView } from '@groupride/web-api-client';
import { useFormat, type MetricTrend } from '@groupride/web-ui';
import { pointChange, relativeChange, valueChange, type Change } from '../change';
import type { ChosenPeriod } from '../period';
import { cancelledRidesLink, driversLink, onlineDriversLink, reviewsLink, ridesLink, waitingRidesLink } from '../links';

type Compared = keyof PeriodFigures;

interface Figure {
  key: Compared | 'pendingRides' | 'driversOnline';
  value: string;
  detail?: string | undefined;
  href?: string;
  trend?: MetricTrend | undefined;
}

const NO_DATA = '';

/** The figures as text with their links; empty without data. */
export function useFigures(view: MetricsView | undefined, period: ChosenPeriod): Figure[] {
  const data = view && { ...view, ...complete(view), previous: complete(view.previous) };
  const { t } = useTranslation();
  const { money, number } = useFormat();

  const shown: Record<Compared, (values: PeriodFigures) => string | null> = {
    totalRides: ({ totalRides }) => number(totalRides),
    completedRides: ({ completedRides }) => number(completedRides),
    cancelledRides: ({ cancelledRides }) => number(cancelledRides),
    revenue: ({ revenue }) => money(revenue),
    totalPassengers: ({ totalPassengers }) => number(totalPassengers),
    activeDrivers: ({ activeDrivers }) => number(activeDrivers),
    completionRate: ({ completionRate }) =>
      completionRate === null ? null : number(completionRate, { style: 'percent', maximumFractionDigits: 1 }),
    responseTime: ({ responseTime }) => (responseTime === null ? null : minutes(responseTime)),
    averageRating: ({ averageRating }) =>
      averageRating === null ? null : number(averageRating, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
    carbonSaved: ({ carbonSaved }) =>
      t('metrics.kilograms', {
        value: number(carbonSaved, { maximumFractionDigits: Math.abs(carbonSaved) < 100 ? 1 : 0 }),
      }),
  };
  const minutes = (value: number) =>
    value < 0.1 ? t('metrics.atOnce') : t('metrics.minutes', { value: number(value, { maximumFractionDigits: 1 }) });

  const inWords = ({ by, unit }: Change): string => {
    const signed = { signDisplay: 'exceptZero' } as const;
    if (unit === 'ratio') return number(by, { ...signed, style: 'percent', maximumFractionDigits: 0 });
    if (unit === 'points') return t('metrics.points', { value: number(by, { ...signed, maximumFractionDigits: 1 }) });
    return number(by, { ...signed, maximumFractionDigits: 2 });
  };
  const trendOf = (key: Compared, change: Change | null, betterWhenLower = false): MetricTrend | undefined => {
    if (!data) return undefined;
    const before = shown[key](data.previous);
    if (before === null) return { text: t('metrics.noneBefore'), tone: 'neutral' };
    if (!change) return { text: t('metrics.before', { value: before }), tone: 'neutral' };
    const better = betterWhenLower ? change.by < 0 : change.by > 0;
    return {
      text: t('metrics.change', { change: inWords(change), value: before }),
      tone: change.by === 0 ? 'neutral' : better ? 'better' : 'worse',
      ...(change.by === 0 ? {} : { direction: change.by > 0 ? 'up' : 'down' }),
    };
  };
  const relative = (key: 'totalRides' | 'completedRides' | 'totalPassengers' | 'activeDrivers' | 'carbonSaved') =>
    trendOf(key, data ? relativeChange(data[key], data.previous[key]) : null);
  const compared = (key: Compared, href: string | undefined, more: Pick<Figure, 'detail' | 'trend'>): Figure => ({
    key,
    value: data ? (shown[key](data) ?? t('app.none')) : NO_DATA,
    ...(href === undefined ? {} : { href }),
    ...more,
  });
  const rides = (dated: RideDate) => data && ridesLink(period, dated, data);

  return [
    compared('totalRides', rides('requested'), { trend: relative('totalRides') }),
    compared('completedRides', rides('completed'), { trend: relative('completedRides') }),
    compared('cancelledRides', data && cancelledRidesLink(period, data), {
      trend: trendOf(
        'cancelledRides',
        data ? relativeChange(data.cancelledRides, data.previous.cancelledRides) : null,
        true,
      ),
    }),
    compared('revenue', rides('completed'), {
      detail: t('metrics.revenueDetail'),
      trend: trendOf('revenue', data ? relativeChange(Number(data.revenue), Number(data.previous.revenue)) : null),
    }),
    compared('totalPassengers', rides('completed'), {
      detail: t('metrics.passengersDetail'),
      trend: relative('totalPassengers'),
    }),
    compared('activeDrivers', data && driversLink(data), {
      detail: t('metrics.activeDetail'),
      trend: relative('activeDrivers'),
    }),
    compared('completionRate', rides('ended'), {
      detail: data?.completionRate === null ? t('metrics.noneEnded') : t('metrics.completionDetail'),
      trend: trendOf('completionRate', data ? pointChange(data.completionRate, data.previous.completionRate) : null),
    }),
    compared('responseTime', rides('accepted'), {
      detail: data?.responseTime === null ? t('metrics.noneTaken') : t('metrics.responseDetail'),
      trend: trendOf('responseTime', data ? responseChange(data) : null, true),
    }),
    compared('averageRating', data && reviewsLink(period, data), {
      detail: data?.averageRating === null ? t('metrics.noneRated') : t('metrics.ratingDetail'),
      trend: trendOf('averageRating', data ? valueChange(data.averageRating, data.previous.averageRating) : null),
    }),
    compared('carbonSaved', rides('completed'), { detail: t('metrics.carbonDetail'), trend: relative('carbonSaved') }),
    {
      key: 'pendingRides',
      value: data ? number(data.pendingRides) : NO_DATA,
      detail: t('metrics.pendingDetail'),
      href: waitingRidesLink(period),
    },
    {
      key: 'driversOnline',
      value: data ? number(data.driversOnline) : NO_DATA,
      detail: t('metrics.onlineDetail'),
      href: onlineDriversLink(),
    },
  ];
}

/** Restores missing figures, because the client omits figures without a value. */
const complete = (figures: MetricsView['previous']): PeriodFigures => ({
  ...figures,
  completionRate: figures.completionRate ?? null,
  responseTime: figures.responseTime ?? null,
  averageRating: figures.averageRating ?? null,
});

const responseChange = ({ responseTime, previous }: PeriodFigures & { previous: PeriodFigures }): Change | null =>
  responseTime === null || previous.responseTime === null ? null : relativeChange(responseTime, previous.responseTime);
