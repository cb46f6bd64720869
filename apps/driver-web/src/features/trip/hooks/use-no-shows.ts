import { useRef, useState } from 'react';
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

/** The server accepts positions of the last two minutes; half of that leaves time for a slow network. */
const RECENT_FIX_MS = 60_000;

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
  const [locating, setLocating] = useState(false);
  const stopLocating = useRef<() => void>(() => undefined);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const code = problemOf(error)?.code;
      if (code === 'still_waiting') toast({ tone: 'error', title: t('waiting.stillWaiting') });
      else if (code === 'ride_state_conflict') toast({ tone: 'error', title: t('trip.changed') });
      else toast({ tone: 'error', ...problemToast(error, t('waiting.failed')) });
    } finally {
      setBusy(false);
    }
  };

  /** Measures the position, which takes up to 15 seconds. @returns null when the driver stopped it */
  const locate = async () => {
    const stopped = new Promise<null>((resolve) => {
      stopLocating.current = () => resolve(null);
    });
    setLocating(true);
    const measured = await Promise.race([position.refresh().then((fix) => ({ fix })), stopped]);
    setLocating(false);
    return measured;
  };

  /**
   * Sends a recent position first: the group pays for a no-show only if the car is there, and a parked car reports no
   * new position.
   * @returns false when the driver stopped it
   */
  const sendPosition = async (): Promise<boolean> => {
    const known = position.current().fix;
    const located = known && Date.now() - known.at <= RECENT_FIX_MS ? { fix: known } : await locate();
    if (!located) return false;
    const { fix } = located;
    if (fix && driverId) await setLocation({ driverId, driverPosition: asDriverPosition(fix) }).catch(() => undefined);
    return true;
  };

  return {
    busy,
    /** Whether an action waits for a position; the driver can still stop it. */
    locating,
    stop: () => stopLocating.current(),
    mark: (memberId: number) =>
      run(async () => {
        if (await sendPosition()) await markNoShow({ rideId, memberId }).unwrap();
      }),
    undo: (memberId: number) => run(() => undoNoShow({ rideId, memberId }).unwrap()),
    cancel: async () => {
      let isCancelled = false;
      await run(async () => {
        if (!(await sendPosition())) return;
        onEnding(rideId);
        await cancelAsNoShow({ rideId }).unwrap();
        isCancelled = true;
      });
      if (isCancelled) toast({ tone: 'info', title: t('waiting.done') });
      else onEnding(null);
    },
  };
}
