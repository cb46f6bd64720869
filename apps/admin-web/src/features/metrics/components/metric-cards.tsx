import {
  Banknote,
  CarFront,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  Leaf,
  ListChecks,
  Percent,
  RadioTower,
  Star,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Card, MetricCard, SimpleGrid, useFormat } from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { useGetMetricsQuery } from '../api';
import { queryOf, type ChosenPeriod } from '../period';
import { useFigures } from './use-figures';

const METRICS_POLL = 30_000;
const ICONS = {
  totalRides: ListChecks,
  completedRides: CircleCheck,
  cancelledRides: CircleX,
  revenue: Banknote,
  totalPassengers: Users,
  activeDrivers: CarFront,
  completionRate: Percent,
  responseTime: Clock,
  averageRating: Star,
  carbonSaved: Leaf,
  pendingRides: Hourglass,
  driversOnline: RadioTower,
} as const;

/** The period's figures beside those of the period before. Each one opens the list that it counts. */
export function MetricCards({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const query = queryOf(period);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetMetricsQuery(query ?? {}, { pollingInterval: METRICS_POLL, skip: query === null });
  const figures = useFigures(data, period);
  if (query === null) {
    return (
      <Card>
        <Box color="fg.muted">{t('periods.choose')}</Box>
      </Card>
    );
  }
  if (!data && error) {
    return (
      <Card>
        <NotLoaded what="metrics" asked={{ error, isFetching, refetch }} />
      </Card>
    );
  }
  return (
    <Box as="section" aria-label={t('metrics.label')}>
      <SimpleGrid columns={{ base: 2, md: 3, lg: 4, xl: 6 }} gap={{ base: '3', lg: '4' }}>
        {figures.map(({ key, value, detail, href, trend }) => {
          const Icon = ICONS[key];
          return (
            <MetricCard
              key={key}
              label={t(`metrics.${key}`)}
              icon={<Icon size={18} aria-hidden />}
              loading={!data}
              href={href}
              detail={detail}
              trend={trend}
              value={
                <Box fontSize="2xl" whiteSpace="nowrap">
                  {value}
                </Box>
              }
            />
          );
        })}
      </SimpleGrid>
      {data && (
        <Box textStyle="caption" color="fg.subtle" mt="2">
          {t('metrics.compared', { from: dateTime(data.previousStart), to: dateTime(data.previousEnd) })}
        </Box>
      )}
    </Box>
  );
}
