import { useTranslation } from 'react-i18next';
import { Box, Card, InlineAlert, SwitchField } from '@groupride/web-ui';
import { useShareLocation } from '../hooks/use-share-location';

/** Shows the group and the driver where one is, until the trip starts. */
export function ShareLocation({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const sharing = useShareLocation(rideId);
  return (
    <Card>
      <SwitchField
        label={t('track.shareLocation')}
        hint={t('track.shareDetail')}
        checked={sharing.on}
        onChange={sharing.set}
      />
      {sharing.problem && (
        <Box mt="3">
          <InlineAlert tone="warning">{t(`track.problems.${sharing.problem}`)}</InlineAlert>
        </Box>
      )}
    </Card>
  );
}
