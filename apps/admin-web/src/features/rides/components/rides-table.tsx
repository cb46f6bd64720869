import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rideNumber, type RideOrder } from '@groupride/contracts';
import type { AdminRideRow } from '@groupride/web-api-client';
import { Box, EmptyState, Money, StatusBadge, useFormat } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { DenseTable, type DenseColumn } from '../../../shared/lists/dense-table';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import type { RidePages } from '../hooks/use-ride-pages';

export interface RidesTableProps {
  pages: RidePages;
  filtered: boolean;
  order: RideOrder;
  /** Columns that are hidden where there is less room. */
  without?: readonly string[];
  onOrder: (order: RideOrder) => void;
}

/** One page of rides. Each ride's number links to its page. */
export function RidesTable({ pages, filtered, order, without = [], onOrder }: RidesTableProps) {
  const { t } = useTranslation();
  const columns = useRideColumns().filter(({ key }) => !without.includes(key));
  return (
    <Listing what="rides" asked={pages.asked} skeletons={5}>
      {(rides) => (
        <>
          <DenseTable
            caption={t('rides.caption')}
            columns={columns}
            rows={rides}
            rowKey={(ride) => ride.id}
            href={(ride) => `/admin/rides/${ride.id}`}
            order={order}
            onOrder={onOrder}
            empty={
              <EmptyState
                icon={<CarFront size={26} aria-hidden />}
                title={t(filtered ? 'rides.emptyFiltered' : 'rides.empty')}
                detail={t(filtered ? 'rides.emptyFilteredText' : 'rides.emptyText')}
              />
            }
          />
          <Pager label={t('rides.pages')} {...pages.pagination} />
        </>
      )}
    </Listing>
  );
}

function useRideColumns(): DenseColumn<AdminRideRow, RideOrder>[] {
  const { t } = useTranslation();
  const { dateTime, bookedTime } = useFormat();
  const typeName = useRideTypeNames();
  return [
    { key: 'id', header: t('rides.id'), cell: (ride) => rideNumber(ride.id) },
    {
      key: 'status',
      header: t('rides.status'),
      cell: (ride) => <StatusBadge status={ride.status} label={t(`status.${ride.status}`)} />,
    },
    {
      key: 'rider',
      header: t('rides.rider'),
      maxW: { base: '6.5rem', lg: '7.5rem', '2xl': '11rem' },
      cell: (ride) => ride.riderName,
    },
    {
      key: 'route',
      header: t('rides.route'),
      maxW: { base: '7.5rem', lg: '9rem', '2xl': '18rem' },
      cell: (ride) => (
        <span title={`${ride.pickupLocation} → ${ride.dropoffLocation}`}>
          {ride.pickupLocation}
          <Box as="span" color="fg.muted">{` → ${ride.dropoffLocation}`}</Box>
        </span>
      ),
    },
    {
      key: 'type',
      header: t('rides.type'),
      maxW: { base: '9rem', '2xl': '12rem' },
      cell: (ride) => (
        <>
          {typeName(ride.rideType)} · {ride.groupSize}
          {ride.hourlyDuration && <Box as="span" color="fg.muted">{` · ${bookedTime(ride) ?? ''}`}</Box>}
        </>
      ),
    },
    {
      key: 'driver',
      header: t('rides.driver'),
      maxW: { base: '6.5rem', lg: '7.5rem', '2xl': '11rem' },
      cell: (ride) => ride.driverName ?? <Box color="fg.subtle">{t('rides.noDriver')}</Box>,
    },
    {
      key: 'total',
      header: t('rides.total'),
      align: 'end',
      orders: { ascending: 'total', descending: 'total_descending' },
      cell: (ride) => <Money amount={ride.totalCost} />,
    },
    {
      key: 'created',
      header: t('rides.created'),
      align: 'end',
      orders: { ascending: 'oldest', descending: 'newest' },
      cell: (ride) => dateTime(ride.createdAt),
    },
  ];
}
