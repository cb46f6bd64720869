import { useTranslation } from 'react-i18next';
import { canAskForHelp, rideNumber } from '@groupride/contracts';
import { serverNow, type OpenSosView } from '@groupride/web-api-client';
import { Box, Card, Stack, TextLink, useNow } from '@groupride/web-ui';
import { useListOpenSosQuery, useListUserRidesQuery } from '../api';
import { useSosChanges } from '../hooks/use-sos-changes';
import { OpenSos } from './open-sos';

const MINUTE_MS = 60_000;
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
  const now = useNow(MINUTE_MS, serverNow);
  // The page of a ride that was left finds no such ride, so only Home looks for rides in which to ask again.
  const { data: rides } = useListUserRidesQuery({ userId: 'me' }, { skip: only !== undefined });
  const mayAskAgain = (rideId: number) =>
    rides?.some((ride) => ride.id === rideId && canAskForHelp(ride, now)) ?? false;
  const isShown = ({ closedAt }: OpenSosView) => !closedAt || now - Date.parse(closedAt) < DAY_MS;
  const calls = data?.filter((call) => (only === undefined ? isShown(call) : call.rideId === only)) ?? [];
  if (calls.length === 0) return null;
  return (
    <Card>
      <Stack gap="4">
        {calls.map((sos) => (
          <Stack key={sos.rideId} gap="2">
            <Box textStyle="caption" color="fg.muted">
              {mayAskAgain(sos.rideId) ? (
                <TextLink href={`/ride/${sos.rideId}`}>{t('ride.number', { id: rideNumber(sos.rideId) })}</TextLink>
              ) : (
                t('ride.number', { id: rideNumber(sos.rideId) })
              )}
            </Box>
            <OpenSos rideId={sos.rideId} sos={sos} askAgain={mayAskAgain(sos.rideId) ? 'onRidePage' : 'nowhere'} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
