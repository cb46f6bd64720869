import {
  Banknote,
  CarFront,
  CircleCheck,
  Clock,
  Hourglass,
  Leaf,
  ListChecks,
  Percent,
  Star,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MetricPeriod } from '@groupride/contracts';
import { Box, Card, MetricCard, SimpleGrid, useFormat } from '@groupride/web-ui';
import { useGetMetricsQuery } from '../api';
import { NotLoaded } from '../../../shared/components/listing';

const METRICS_POLL = 30_000;

/** The period's figures. Missing ones show a dash and the reason. */
export function MetricCards({ period }: { period: MetricPeriod }) {
  const { t } = useTranslation();
  const { money, number, percent } = useFormat();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetMetricsQuery({ period }, { pollingInterval: METRICS_POLL });
  if (!data && error) {
    return (
      <Card>
        <NotLoaded what="metrics" asked={{ error, isFetching, refetch }} />
      </Card>
    );
  }
  const rate = data?.completionRate ?? null;
  const response = data?.responseTime ?? null;
  const stars = data?.averageRating ?? null;
  const minutes = (value: number) =>
    value < 0.1 ? t('metrics.atOnce') : t('metrics.minutes', { value: number(value, { maximumFractionDigits: 1 }) });
  const cards = [
    { key: 'totalRides', icon: ListChecks, value: data && number(data.totalRides) },
    { key: 'completedRides', icon: CircleCheck, value: data && number(data.completedRides) },
    { key: 'revenue', icon: Banknote, value: data && money(data.revenue), detail: t('metrics.revenueDetail') },
    { key: 'totalPassengers', icon: Users, value: data && number(data.totalPassengers) },
    {
      key: 'activeDrivers',
      icon: CarFront,
      value: data && number(data.activeDrivers),
      detail: t('metrics.activeDetail'),
    },
    {
      key: 'pendingRides',
      icon: Hourglass,
      value: data && number(data.pendingRides),
      detail: t('metrics.pendingDetail'),
    },
    {
      key: 'completionRate',
      icon: Percent,
      value: rate === null ? t('app.none') : percent(rate),
      detail: rate === null ? t('metrics.noneEnded') : t('metrics.completionDetail'),
    },
    {
      key: 'responseTime',
      icon: Clock,
      value: response === null ? t('app.none') : minutes(response),
      detail: response === null ? t('metrics.noneTaken') : t('metrics.responseDetail'),
    },
    {
      key: 'averageRating',
      icon: Star,
      value: stars === null ? t('app.none') : number(stars, { maximumFractionDigits: 2 }),
      detail: stars === null ? t('metrics.noneRated') : t('metrics.ratingDetail'),
    },
    {
      key: 'carbonSaved',
      icon: Leaf,
      value: data && t('metrics.kilograms', { value: number(data.carbonSaved, { maximumFractionDigits: 1 }) }),
      detail: t('metrics.carbonDetail'),
    },
  ] as const;
  return (
    <SimpleGrid as="section" aria-label={t('metrics.label')} columns={{ base: 2, lg: 5 }} gap={{ base: '3', lg: '4' }}>
      {cards.map(({ key, icon: Icon, value, ...card }) => (
        <MetricCard
          key={key}
          label={t(`metrics.${key}`)}
          icon={<Icon size={18} aria-hidden />}
          loading={!data}
          value={
            <Box fontSize={{ base: '2xl', lg: '3xl' }} whiteSpace="nowrap">
              {value}
            </Box>
          }
          {...(data && 'detail' in card ? { detail: card.detail } : {})}
        />
      ))}
    </SimpleGrid>
  );
}
