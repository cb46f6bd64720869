import { useTranslation } from 'react-i18next';
import { useGetDriverRatesQuery, type DriverRates } from '@groupride/web-api-client';
import { Box, Card, CardSkeletons, ErrorState, MetricCard, TwoColumns, Stack, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

/** How often the driver accepts requests and gives rides back, and which of them count. */
export function RatesCard({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetDriverRatesQuery(
    { driverId },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <Rates rates={data} />;
  if (!error) return <CardSkeletons count={1} label={t('app.loading')} />;
  return (
    <Card title={t('ratings.rates')}>
      <ErrorState
        title={t('ratings.ratesFailed')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
        retrying={isFetching}
      />
    </Card>
  );
}

function Rates({ rates }: { rates: DriverRates }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { days, accepted, declined, missed, released, acceptanceRate, cancellationRate } = rates;
  const shown = (rate: number | null | undefined) => (typeof rate !== 'number' ? '–' : percent(rate / 100));
  return (
    <Card title={t('ratings.rates')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t('ratings.days', { count: days })}
        </Box>
        <TwoColumns gap="3">
          <MetricCard
            label={t('ratings.acceptance')}
            value={shown(acceptanceRate)}
            detail={t('ratings.acceptanceDetail', { accepted, declined, missed })}
          />
          <MetricCard
            label={t('ratings.cancellation')}
            value={shown(cancellationRate)}
            detail={t('ratings.cancellationDetail', { count: accepted, released })}
          />
        </TwoColumns>
        <Box textStyle="small" color="fg.muted">
          {t('ratings.ratesText')}
        </Box>
      </Stack>
    </Card>
  );
}
