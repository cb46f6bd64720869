import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, InlineAlert } from '@groupride/web-ui';
import { useMinuteClock } from '../hooks/use-minute-clock';
import { isAboutToStart, minutesUntilStart } from '../start-times';

/** Reminds the driver of accepted rides that start soon, even during another ride. */
export function StartReminder({ rides }: { rides: readonly RideView[] }) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  const soon = rides.filter((ride) => isAboutToStart(ride, now));
  return (
    <Box aria-live="polite" _empty={{ mt: '-4' }}>
      {soon.map((ride) => {
        const minutes = minutesUntilStart(ride, now) ?? 0;
        return (
          <InlineAlert
            key={ride.id}
            tone="warning"
            title={minutes > 0 ? t('upcoming.startsIn', { count: minutes }) : t('upcoming.started')}
          >
            {t('upcoming.remind', {
              pickup: ride.pickupAddress ? `${ride.pickupLocation} (${ride.pickupAddress})` : ride.pickupLocation,
            })}
          </InlineAlert>
        );
      })}
    </Box>
  );
}
