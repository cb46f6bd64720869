import { useTranslation } from 'react-i18next';
import { reasonIn } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card, ProgressTrack, StatusBadge, useFormat, useLanguage } from '@groupride/web-ui';
import { RIDE_PROGRESS, isOnTheRoad, useRideWords } from '../../../shared/ride-words';

/** Where the ride stands. */
export function StatusCard({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useRideWords();
  const { dateTime } = useFormat();
  const live = isOnTheRoad(ride.status);
  const arrived = ride.status === 'en_route' && ride.arrivedAt;
  const tone = live
    ? 'live'
    : ride.status === 'completed'
      ? 'success'
      : ride.status === 'cancelled'
        ? 'danger'
        : 'brand';
  return (
    <Card
      tone={live ? 'live' : 'plain'}
      title={words.title(ride.status)}
      action={<StatusBadge status={ride.status} label={words.badge(ride.status)} />}
      aria-live="polite"
    >
      <Box color="fg.muted" mb="4" mt="-1">
        {arrived
          ? t('ride.arrived')
          : ride.status === 'pending' && ride.scheduledAt
            ? t('ride.pendingScheduled')
            : words.description(ride.status)}
        {ride.status === 'cancelled' && ride.cancelReason ? ` ${reasonIn(ride.cancelReason, language)}` : ''}
        {ride.scheduledAt && !live && ride.status !== 'completed' && (
          <Box color="fg" textStyle="label" mt="1.5">
            {t('ride.scheduledFor', { time: dateTime(ride.scheduledAt) })}
          </Box>
        )}
      </Box>
      <ProgressTrack value={RIDE_PROGRESS[ride.status]} label={t('ride.progress')} tone={tone} />
    </Card>
  );
}
