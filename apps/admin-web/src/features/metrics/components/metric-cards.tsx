import { useTranslation } from 'react-i18next';
import { useGetMetricsQuery } from '@groupride/web-api-client';
import { Box, Card, MetricCard, SimpleGrid, useFormat } from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { queryOf, type ChosenPeriod } from '../period';
import { useFigures } from './use-figures';

const METRICS_POLL = 30_000;

/** The period's figures compared with the previous period. Each one links to the list of counted items. */
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
      <SimpleGrid columns={{ base: 2, md: 3, lg: 4, xl: 6 }} gap="2">
        {figures.map(({ key, value, detail, href, trend }) => (
          <MetricCard
            key={key}
            dense
            label={t(`metrics.${key}`)}
            loading={!data}
            href={href}
            detail={detail}
            trend={trend}
            value={<Box whiteSpace="nowrap">{value}</Box>}
          />
        ))}
      </SimpleGrid>
      {data && (
        <Box textStyle="caption" color="fg.subtle" mt="1">
          {t('metrics.compared', { from: dateTime(data.previousStart), to: dateTime(data.previousEnd) })} ·{' '}
          {t('metrics.carbonSource')}
        </Box>
      )}
    </Box>
  );
}
