import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdminRideRow } from '@groupride/web-api-client';
import { Box, DataTable, EmptyState, Money, StatusBadge, useFormat, type Column } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { rideNumber } from '../../../shared/ride-number';
import type { RidePages } from '../hooks/use-ride-pages';

/** One page of rides, newest first. A row opens its ride. */
export function RidesTable({ pages, filtered }: { pages: RidePages; filtered: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const columns = useRideColumns();
  return (
    <Listing what="rides" asked={pages.asked} skeletons={5}>
      {(rides) => (
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
          <Pager label={t('rides.pages')} {...pages.ways} />
        </>
      )}
    </Listing>
  );
}

function useRideColumns(): Column<AdminRideRow>[] {
  const { t } = useTranslation();
  const { dateTime, bookedTime } = useFormat();
  return [
    {
      key: 'id',
      header: t('rides.id'),
      primary: true,
      cell: (ride) => <Box whiteSpace="nowrap">{rideNumber(ride.id)}</Box>,
    },
    {
      key: 'status',
      header: t('rides.status'),
      cell: (ride) => <StatusBadge status={ride.status} label={t(`status.${ride.status}`)} />,
    },
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
        <>
          <Box whiteSpace="nowrap">
            {ride.rideType} · {ride.groupSize}
          </Box>
          <Box color="fg.muted">{bookedTime(ride)}</Box>
        </>
      ),
    },
    {
      key: 'driver',
      header: t('rides.driver'),
      cell: (ride) => ride.driverName ?? <Box color="fg.subtle">{t('rides.noDriver')}</Box>,
    },
    { key: 'total', header: t('rides.total'), align: 'end', cell: (ride) => <Money amount={ride.totalCost} /> },
    {
      key: 'created',
      header: t('rides.created'),
      align: 'end',
      cell: (ride) => <Box whiteSpace="nowrap">{dateTime(ride.createdAt)}</Box>,
    },
  ];
}
