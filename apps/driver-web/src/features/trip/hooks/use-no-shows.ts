import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { usePositionSource } from '../../../shared/position/position-context';
import { useProblemToast } from '../../../shared/problem-text';
import { useCancelAsNoShowMutation, useMarkNoShowMutation, useUndoNoShowMutation } from '../api';

/** What a driver does about passengers who do not come. What went wrong has been said. */
export function useNoShows(rideId: number, onEnding: (rideId: number | null) => void) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const position = usePositionSource();
  const [markNoShow] = useMarkNoShowMutation();
  const [undoNoShow] = useUndoNoShowMutation();
  const [cancelAsNoShow] = useCancelAsNoShowMutation();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const code = problemOf(error)?.code;
      // A parked car makes no new position by itself.
      if (code === 'away_from_pickup') position.refresh();
      if (code === 'still_waiting') toast({ tone: 'error', title: t('waiting.stillWaiting') });
      else if (code === 'ride_state_conflict') toast({ tone: 'error', title: t('trip.changed') });
      else toast({ tone: 'error', ...problemToast(error, t('waiting.failed')) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    mark: (memberId: number) => run(() => markNoShow({ rideId, memberId }).unwrap()),
    undo: (memberId: number) => run(() => undoNoShow({ rideId, memberId }).unwrap()),
    cancel: async () => {
      onEnding(rideId);
      if (await run(() => cancelAsNoShow({ rideId }).unwrap())) toast({ tone: 'info', title: t('waiting.done') });
      else onEnding(null);
    },
  };
}
