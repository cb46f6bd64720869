import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  problemOf,
  useDeclineRideMutation,
  useJoinStandbyMutation,
  useLeaveStandbyMutation,
  useTakeScheduledRideMutation,
  type ScheduledRideView,
} from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { useProblemToast } from '../../shared/problem-text';

type Action = 'take' | 'decline' | 'join' | 'leave';
const WHY = ['taken', 'offered', 'over', 'search', 'open', 'mine'] as const;

/** The driver's actions for one scheduled ride. Only one runs at a time, and a toast shows its outcome. */
export function useScheduledActions(driverId: number, { id: rideId }: ScheduledRideView) {
  const { t } = useTranslation();
  const problemToast = useProblemToast();
  const [takeRide] = useTakeScheduledRideMutation();
  const [declineRide] = useDeclineRideMutation();
  const [joinStandby] = useJoinStandbyMutation();
  const [leaveStandby] = useLeaveStandbyMutation();
  const [running, setRunning] = useState<Action | null>(null);
  // A second click may arrive before the first one has disabled the button.
  const isRunning = useRef(false);

  const failed = (error: unknown, fallback: string) => {
    const reason = problemOf(error)?.extra?.['why'];
    const why = WHY.find((each) => each === reason);
    toast(
      why ? { tone: 'info', title: t(`scheduled.why.${why}`) } : { tone: 'error', ...problemToast(error, fallback) },
    );
  };
  const run = async <Answer>(
    action: Action,
    call: () => Promise<{ data?: Answer; error?: unknown }>,
    { done, fallback }: { done?: (answer: Answer | undefined) => string; fallback: string },
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(action);
    const { data, error } = await call();
    isRunning.current = false;
    setRunning(null);
    if (error) failed(error, fallback);
    else if (done) toast({ tone: 'success', title: done(data) });
  };
  const about = { driverId, rideId };
  return {
    running,
    take: (when: string) =>
      run('take', () => takeRide(about), {
        done: () => t('scheduled.tookIt', { when }),
        fallback: t('scheduled.takeFailed'),
      }),
    decline: () => run('decline', () => declineRide(about), { fallback: t('scheduled.declineFailed') }),
    join: () =>
      run('join', () => joinStandby(about), {
        done: (answer) => t('scheduled.joined', { place: answer?.place ?? 1 }),
        fallback: t('scheduled.joinFailed'),
      }),
    leave: () =>
      run('leave', () => leaveStandby(about), {
        done: () => t('scheduled.left'),
        fallback: t('scheduled.leaveFailed'),
      }),
  };
}
