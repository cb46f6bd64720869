import { useTranslation } from 'react-i18next';
import type { AdminDriverView } from '@groupride/web-api-client';
import { Card, Money, Skeleton, Stack, TextLink } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { NotLoaded } from '../../../shared/components/listing';
import { usePermission } from '../../../shared/permissions';
import { useGetDriverRatesQuery, useGetEarningsQuery } from '../api';

/** A driver's rating, acceptance and cancellation rates, and earnings. */
export function DriverFigures({ driver }: { driver: AdminDriverView }) {
  return (
    <Stack gap="4">
      <Rates driver={driver} />
      <Earnings driver={driver} />
    </Stack>
  );
}

function Rates({ driver }: { driver: AdminDriverView }) {
  const { t } = useTranslation();
  const { currentData: rates, error, isFetching, refetch } = useGetDriverRatesQuery({ driverId: driver.id });
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? t('app.none') : t('driver.percent', { value });
  return (
    <Card title={t('driver.work')}>
      {rates ? (
        <Facts
          items={[
            {
              label: t('driver.ratingAndCount'),
              value: t('driver.ratingOf', {
                rating: driver.isNew ? t('drivers.isNew') : driver.rating,
                count: driver.ratingCount,
              }),
            },
            { label: t('drivers.trips'), value: driver.totalTrips },
            { label: t('driver.acceptance', { days: rates.days }), value: percent(rates.acceptanceRate) },
            { label: t('driver.missed', { days: rates.days }), value: rates.missed },
            { label: t('driver.cancellation', { days: rates.days }), value: percent(rates.cancellationRate) },
          ]}
        />
      ) : error ? (
        <NotLoaded what="driver" asked={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}

function Earnings({ driver }: { driver: AdminDriverView }) {
  const { t } = useTranslation();
  const mayOpenMoney = usePermission('money.view');
  const {
    currentData: earnings,
    error,
    isFetching,
    refetch,
  } = useGetEarningsQuery({ driverId: driver.id }, { refetchOnMountOrArgChange: true });
  return (
    <Card
      title={t('drivers.earnings')}
      action={
        mayOpenMoney && <TextLink href={`/admin/money?tab=payouts&driver=${driver.id}`}>{t('payouts.title')}</TextLink>
      }
    >
      {earnings ? (
        <Facts
          items={[
            { label: t('driver.today'), value: <Money amount={earnings.today} /> },
            { label: t('driver.thisWeek'), value: <Money amount={earnings.thisWeek} /> },
            { label: t('driver.allTime'), value: <Money amount={driver.earnings} /> },
            { label: t('driver.balance'), value: <Money amount={earnings.balance} /> },
          ]}
        />
      ) : error ? (
        <NotLoaded what="driver" asked={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}
