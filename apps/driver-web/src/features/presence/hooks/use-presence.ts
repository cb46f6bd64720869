import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@groupride/web-ui';
import { problemOf } from '@groupride/web-api-client';
import { asDriverPosition } from '../../../shared/position/driver-position';
import { usePositionSource } from '../../../shared/position/position-context';
import { useProblemToast } from '../../../shared/problem-text';
import { useSetDriverLocationMutation, useSetDriverStatusMutation } from '../api';

export interface Presence {
  busy: boolean;
  /** Gets the position first, because nobody can go online without one. */
  goOnline: () => Promise<void>;
  goOffline: () => Promise<void>;
}

export function usePresence(driverId: number): Presence {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const source = usePositionSource();
  const [setStatus] = useSetDriverStatusMutation();
  const [setLocation] = useSetDriverLocationMutation();
  const [busy, setBusy] = useState(false);

  const change = async (isOnline: boolean) => {
    setBusy(true);
    try {
      if (isOnline) {
        // If there is no position, the banner explains why.
        const fix = await source.locate().catch(() => null);
        if (!fix) return;
        await setLocation({ driverId, driverPosition: asDriverPosition(fix) }).unwrap();
      }
      await setStatus({ driverId, onlineStatus: { isOnline } }).unwrap();
    } catch (error) {
      const busyNow = problemOf(error)?.code === 'driver_busy' && !isOnline;
      toast({
        tone: 'error',
        ...(busyNow ? { title: t('presence.busy') } : problemToast(error, t('presence.failed'))),
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, goOnline: () => change(true), goOffline: () => change(false) };
}
