import { ShieldAlert } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RideView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack, loadedWhenOpened, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSocket } from '../../../shared/socket';
import { sosChanged, useGetSosQuery, useReportSafeMutation } from '../api';

const LazySosDialog = loadedWhenOpened(async () => (await import('./sos-dialog')).SosDialog);

/** Lets the rider ask for help from the driver's acceptance until the end of the ride, and report being safe again. */
export const Safety = memo(function Safety({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemText = useProblemText();
  const [open, setOpen] = useState(false);
  const mine = ride.you === 'organizer' || ride.you === 'member';
  const { data } = useGetSosQuery({ rideId: ride.id }, { skip: !mine });
  const [reportSafe, { isLoading }] = useReportSafeMutation();
  const socket = useSocket();
  const dispatch = useDispatch();
  // The same person may have asked for help on another page or phone.
  useEffect(() => {
    if (!socket || !mine) return;
    const refresh = () => void dispatch(sosChanged());
    socket.on('sosChanged', refresh);
    socket.on('connect', refresh);
    return () => {
      socket.off('sosChanged', refresh);
      socket.off('connect', refresh);
    };
  }, [socket, mine, dispatch]);
  if (!mine) return null;
  const safe = async () => {
    const answer = await reportSafe({ rideId: ride.id });
    if ('error' in answer)
      toast({ title: t('safety.safeFailed'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('safety.safeSent'), tone: 'success' });
  };
  if (data?.askedAt)
    return (
      <Stack gap="2" role="status">
        <InlineAlert tone="error" title={t('safety.active', { time: time(data.askedAt) })}>
          {t('safety.activeDetail', { count: data.contacts })}
        </InlineAlert>
        <Button block busy={isLoading} onClick={() => void safe()}>
          {t('safety.safe')}
        </Button>
      </Stack>
    );
  if (!['confirmed', 'en_route', 'in_progress'].includes(ride.status)) return null;
  return (
    <>
      <Button block variant="dangerGhost" icon={<ShieldAlert size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('safety.open')}
      </Button>
      <LazySosDialog open={open} onClose={() => setOpen(false)} rideId={ride.id} contacts={data?.contacts ?? 0} />
    </>
  );
});
