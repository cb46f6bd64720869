import { ShieldAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canAskForHelp } from '@groupride/contracts';
import { serverNow, type RideView } from '@groupride/web-api-client';
import { Button, Stack, loadedWhenOpened, useNow } from '@groupride/web-ui';
import { useGetSosQuery } from '../api';
import { useSosChanges } from '../hooks/use-sos-changes';
import { OpenSos } from './open-sos';

const MINUTE_MS = 60_000;
const LazySosDialog = loadedWhenOpened(async () => (await import('./sos-dialog')).SosDialog);

/** Lets the rider ask for help while there is a driver and for a while after the ride, and report being safe again. */
export const Safety = memo(function Safety({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mine = ride.you === 'organizer' || ride.you === 'member';
  const now = useNow(MINUTE_MS, serverNow);
  const { data } = useGetSosQuery({ rideId: ride.id }, { skip: !mine });
  useSosChanges(mine);
  if (!mine) return null;
  const offered = canAskForHelp(ride, now);
  const isHandled = Boolean(data?.askedAt) && !data?.closedAt;
  // The end of the ride does not close the dialog, which would silently withdraw a call for help that is counting down.
  if (!offered && !open && !data?.askedAt) return null;
  return (
    <Stack gap="2">
      {data && <OpenSos rideId={ride.id} sos={data} askAgain={offered ? 'here' : 'nowhere'} />}
      {offered && !isHandled && (
        <Button block variant="dangerGhost" icon={<ShieldAlert size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {t('safety.open')}
        </Button>
      )}
      <LazySosDialog open={open} onClose={() => setOpen(false)} rideId={ride.id} contacts={data?.contacts ?? 0} />
    </Stack>
  );
});
