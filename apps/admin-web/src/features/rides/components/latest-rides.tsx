import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { AdminRideRow } from '@groupride/web-api-client';
import {
  Box,
  Card,
  Flex,
  ListRow,
  Money,
  RowList,
  Skeleton,
  StatusBadge,
  TextLink,
  useFormat,
} from '@groupride/web-ui';
import { NotLoaded, type QueryState } from '../../../shared/components/listing';

const SHOWN = 6;

/** A short list of the newest rides. */
export function LatestRides({ asked }: { asked: QueryState<readonly AdminRideRow[]> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { data: rides, error } = asked;
  return (
    <Card
      flush
      title={t('dashboard.recent')}
      action={<TextLink href="/admin?tab=rides">{t('dashboard.allRides')}</TextLink>}
    >
      {!rides && error !== undefined && <NotLoaded what="rides" asked={asked} />}
      {!rides && !error && (
        <Flex role="status" aria-label={t('app.loading')} direction="column" gap="4" p="4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h="10" />
          ))}
        </Flex>
      )}
      {rides?.length === 0 && (
        <Box px="4" pb="5" pt="1" textStyle="small" color="fg.muted">
          {t('rides.emptyText')}
        </Box>
      )}
      {rides && rides.length > 0 && (
        <RowList label={t('dashboard.recent')}>
          {rides.slice(0, SHOWN).map((ride) => (
            <li key={ride.id}>
              <ListRow
                dense
                href={`/admin/rides/${ride.id}`}
                title={
                  <Flex align="center" gap="2" wrap="wrap">
                    {rideNumber(ride.id)} · {ride.riderName}
                    <StatusBadge status={ride.status} label={t(`status.${ride.status}`)} />
                  </Flex>
                }
                detail={`${ride.pickupLocation} → ${ride.dropoffLocation}`}
                trailing={
                  <>
                    <Money amount={ride.totalCost} fontWeight="semibold" />
                    <Box textStyle="caption" color="fg.subtle" hideBelow="md">
                      {dateTime(ride.createdAt)}
                    </Box>
                  </>
                }
              />
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
