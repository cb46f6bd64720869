import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, useLazyListRideEventsQuery } from '@groupride/web-api-client';
import { LoadingState, toast } from '@groupride/web-ui';
import { guestRide, isGuest } from '../../shared/guest-ride';
import { useSession } from '../../shared/session';

/** Interval between checks. A job moves the seat shortly after sign-in. */
const ASK_AGAIN_MS = 500;
const TRIES = 20;

/** Waits until the seat of a guest who has just signed in belongs to their account, and shows whether it does. */
export function SeatMove({ rideId, children }: { rideId: number; children: ReactNode }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const [waits, setWaits] = useState(() => Boolean(me) && !isGuest(me) && guestRide.get() === rideId);
  const [ask] = useLazyListRideEventsQuery();
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const settle = (moved: boolean) => {
      guestRide.forget();
      setWaits(false);
      if (moved) toast({ title: t('guest.movedTitle'), description: t('guest.moved'), tone: 'success' });
      else toast({ title: t('guest.notMovedTitle'), description: t('guest.notMoved'), tone: 'warning' });
    };
    const look = async (tries: number) => {
      const { data, error } = await ask({ rideId });
      if (!current) return;
      if (data?.some(({ type }) => type === 'guest_signed_in')) settle(true);
      // Without an answer, nobody knows whether the seat moved.
      else if (isUnreachable(error)) timer = setTimeout(() => void look(tries), ASK_AGAIN_MS);
      else if (tries >= TRIES) settle(false);
      else timer = setTimeout(() => void look(tries + 1), ASK_AGAIN_MS);
    };
    void look(1);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [waits, ask, rideId, t]);
  return waits ? <LoadingState label={t('guest.moving')} /> : children;
}
