import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { serverNow, type OpenSosView } from '@groupride/web-api-client';
import { Box, Card, Stack } from '@groupride/web-ui';
import { useListOpenSosQuery } from '../api';
import { useSosChanges } from '../hooks/use-sos-changes';
import { OpenSos } from './open-sos';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The rider's open calls for help, where riders look who have left the ride and cannot open its page anymore. Calls
 * that operations closed disappear after a day.
 * @param rideId shows only the call on this ride
 */
export function OpenSosList({ rideId: only }: { rideId?: number }) {
  const { t } = useTranslation();
  useSosChanges();
  const { data } = useListOpenSosQuery(undefined, { refetchOnMountOrArgChange: true });
  const isShown = ({ closedAt }: OpenSosView) => !closedAt || serverNow() - Date.parse(closedAt) < DAY_MS;
  const calls = data?.filter((call) => (only === undefined ? isShown(call) : call.rideId === only)) ?? [];
  if (calls.length === 0) return null;
  return (
    <Card>
      <Stack gap="4">
        {calls.map((sos) => (
          <Stack key={sos.rideId} gap="2">
            <Box textStyle="caption" color="fg.muted">
              {t('ride.number', { id: rideNumber(sos.rideId) })}
            </Box>
            <OpenSos rideId={sos.rideId} sos={sos} mayAskAgain={false} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
