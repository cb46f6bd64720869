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
  /** Gets the position first, because nobody can go online without one. @returns whether the driver is online */
  goOnline: () => Promise<boolean>;
  /** @returns whether the driver is offline */
  goOffline: () => Promise<boolean>;
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
        if (!fix) return false;
        await setLocation({ driverId, driverPosition: asDriverPosition(fix) }).unwrap();
      }
      await setStatus({ driverId, onlineStatus: { isOnline } }).unwrap();
      return true;
    } catch (error) {
      const busyNow = problemOf(error)?.code === 'driver_busy' && !isOnline;
      toast({
        tone: 'error',
        ...(busyNow ? { title: t('presence.busy') } : problemToast(error, t('presence.failed'))),
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, goOnline: () => change(true), goOffline: () => change(false) };
}
