import { useTranslation } from 'react-i18next';
import { Avatar, Badge, Box, Card, ListRow, RowList, Skeleton, useFormat } from '@groupride/web-ui';
import { useListStandbyDriversQuery, type AdminRideView } from '@groupride/web-api-client';
import { RIDE_POLL } from '../ride-poll';
import { NotLoaded } from '../../../shared/components/listing';

/** Standby drivers of a scheduled ride, in the order in which they would get it if its driver loses it. */
export function RideStandby({ ride }: { ride: AdminRideView['ride'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { currentData, error, isFetching, refetch } = useListStandbyDriversQuery(
    { rideId: ride.id },
    { pollingInterval: RIDE_POLL },
  );
  return (
    <Card flush title={t('standby.title')}>
      {!currentData && !error && (
        <Box px="4" pb="5" role="status" aria-label={t('app.loading')}>
          <Skeleton h="12" />
        </Box>
      )}
      {!currentData && error !== undefined && <NotLoaded what="standby" asked={{ error, isFetching, refetch }} />}
      {currentData?.drivers.length === 0 && (
        <Box px="4" pb="5" pt="1" textStyle="small" color="fg.muted">
          {t('standby.empty')}
        </Box>
      )}
      {currentData && currentData.drivers.length > 0 && (
        <RowList label={t('standby.title')}>
          {currentData.drivers.map(({ driverId, driverName, vehicle, place, joinedAt }) => (
            <li key={driverId}>
              <ListRow
                leading={<Avatar name={driverName} size={36} />}
                title={driverName}
                detail={`${vehicle} · ${t('standby.since', { when: dateTime(joinedAt) })}`}
                trailing={<Badge>{t('standby.place', { place })}</Badge>}
              />
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
