import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, type RideView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { asDriverPosition } from '../../../shared/position/driver-position';
import { usePositionSource } from '../../../shared/position/position-context';
import { useProblemToast } from '../../../shared/problem-text';
import {
  useCancelAsNoShowMutation,
  useMarkNoShowMutation,
  useSetDriverLocationMutation,
  useUndoNoShowMutation,
} from '../api';

/** Actions for passengers who do not come. Errors are already reported to the driver. */
export function useNoShows(
  { id: rideId, driverId }: Pick<RideView, 'id' | 'driverId'>,
  onEnding: (rideId: number | null) => void,
) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const position = usePositionSource();
  const [markNoShow] = useMarkNoShowMutation();
  const [undoNoShow] = useUndoNoShowMutation();
  const [cancelAsNoShow] = useCancelAsNoShowMutation();
  const [setLocation] = useSetDriverLocationMutation();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const code = problemOf(error)?.code;
      if (code === 'still_waiting') toast({ tone: 'error', title: t('waiting.stillWaiting') });
      else if (code === 'ride_state_conflict') toast({ tone: 'error', title: t('trip.changed') });
      else toast({ tone: 'error', ...problemToast(error, t('waiting.failed')) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  /**
   * Sends the current position first: the group pays for a no-show only if the car is there, and a parked car reports
   * no new position.
   */
  const sendPosition = async () => {
    const fix = await position.refresh();
    if (fix && driverId) await setLocation({ driverId, driverPosition: asDriverPosition(fix) }).catch(() => undefined);
  };

  return {
    busy,
    mark: (memberId: number) =>
      run(async () => {
        await sendPosition();
        await markNoShow({ rideId, memberId }).unwrap();
      }),
    undo: (memberId: number) => run(() => undoNoShow({ rideId, memberId }).unwrap()),
    cancel: async () => {
      onEnding(rideId);
      const done = await run(async () => {
        await sendPosition();
        await cancelAsNoShow({ rideId }).unwrap();
      });
      if (done) toast({ tone: 'info', title: t('waiting.done') });
      else onEnding(null);
    },
  };
}
