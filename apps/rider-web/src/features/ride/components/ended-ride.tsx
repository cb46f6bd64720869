import { useTranslation } from 'react-i18next';
import { Box, TextLink, chakra } from '@groupride/web-ui';
import { useEndedRide } from '../hooks/use-ended-ride';
import { TripSummary } from './trip-summary';

/** Shows the trip that has just ended on the home screen, until it is dismissed. */
export function EndedRide() {
  const { t } = useTranslation();
  const { ended, putAway } = useEndedRide();
  if (!ended) return null;
  return (
    <Box as="section" aria-labelledby="ended-ride">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="2" aria-live="polite">
        <chakra.h2 id="ended-ride" textStyle="heading">
          {t('ride.statuses.completed.title')}
        </chakra.h2>
        <TextLink href={`/ride/${ended.id}`} standalone>
          {t('trip.open')}
        </TextLink>
      </Box>
      <TripSummary ride={ended} onDone={putAway} />
    </Box>
  );
}
