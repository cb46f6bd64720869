import { CarFront, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdminRideRow } from '@groupride/web-api-client';
import { Box, Button, Card, CardSkeletons, DataTable, EmptyState, ErrorState, Flex, Money, StatusBadge, useFormat, type Column } from '@groupride/web-ui';
import { rideNumber } from '../../../shared/ride-number';
import type { RidePages } from '../hooks/use-ride-pages';

/** One page of rides, newest first. A row opens its ride. */
export function RidesTable({ pages, filtered }: { pages: RidePages; filtered: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const columns = useRideColumns();
  const { rides } = pages;
  if (pages.failed) {
    return (
      <Card>
        <ErrorState
          title={t('app.loadFailed')}
          detail={t('app.loadFailedHint')}
          onRetry={pages.retry}
          retryLabel={t('app.retry')}
          retrying={pages.retrying}
        />
      </Card>
    );
  }
  if (!rides) return <CardSkeletons count={5} label={t('app.loading')} />;
  return (
    <>
      <DataTable
        caption={t('rides.caption')}
        columns={columns}
        rows={rides}
        rowKey={(ride) => ride.id}
        rowLabel={(ride) => t('rides.open', { number: rideNumber(ride.id) })}
        onRowClick={(ride) => void navigate(`/admin/rides/${ride.id}`)}
        empty={
          <EmptyState
            icon={<CarFront size={26} aria-hidden />}
            title={t(filtered ? 'rides.emptyFiltered' : 'rides.empty')}
            detail={t(filtered ? 'rides.emptyFilteredText' : 'rides.emptyText')}
          />
        }
      />
      {(pages.toNext || pages.toPrevious) && (
        <Flex as="nav" aria-label={t('rides.pages')} align="center" justify="space-between" mt="4" gap="3">
          <Button
            size="sm"
            variant="secondary"
            disabled={!pages.toPrevious}
            onClick={() => pages.toPrevious?.()}
            icon={<ChevronLeft size={18} aria-hidden />}
          >
            {t('rides.previous')}
          </Button>
          <Box textStyle="small" color="fg.muted" aria-live="polite">
            {t('rides.page', { page: pages.page })}
          </Box>
          <Button size="sm" variant="secondary" disabled={!pages.toNext} onClick={() => pages.toNext?.()}>
            {t('rides.next')}
            <ChevronRight size={18} aria-hidden />
          </Button>
        </Flex>
      )}
    </>
  );
}

function useRideColumns(): Column<AdminRideRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return [
    { key: 'id', header: t('rides.id'), primary: true, cell: (ride) => rideNumber(ride.id) },
    { key: 'status', header: t('rides.status'), cell: (ride) => <StatusBadge status={ride.status} label={t(`status.${ride.status}`)} /> },
    { key: 'rider', header: t('rides.rider'), cell: (ride) => ride.riderName },
    {
      key: 'route',
      header: t('rides.route'),
      cell: (ride) => (
        <Box maxW="20rem" ms={{ base: 'auto', md: '0' }}>
          <Box>{ride.pickupLocation}</Box>
          <Box color="fg.muted">{ride.dropoffLocation}</Box>
        </Box>
      ),
    },
    {
      key: 'type',
      header: t('rides.type'),
      cell: (ride) => (
        <Box whiteSpace="nowrap">
          {ride.rideType} · {ride.groupSize}
        </Box>
      ),
    },
    { key: 'driver', header: t('rides.driver'), cell: (ride) => ride.driverName ?? <Box color="fg.subtle">{t('rides.noDriver')}</Box> },
    { key: 'total', header: t('rides.total'), align: 'end', cell: (ride) => <Money amount={ride.totalCost} /> },
    { key: 'created', header: t('rides.created'), align: 'end', cell: (ride) => <Box whiteSpace="nowrap">{dateTime(ride.createdAt)}</Box> },
  ];
}
