import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { api, problemOf, rideTags, useApiDispatch } from '@groupride/web-api-client';
import { storage } from '@groupride/web-ui';
import { mustWait } from './must-wait';
import { makeOutbox, type Outbox, type OutboxState, type QueuedStep } from './outbox';
import { outboxKey } from './stored-outbox';

const OutboxContext = createContext<Outbox | null>(null);
/** Milliseconds between attempts while steps are queued. */
const RETRY_MS = 10_000;

/**
 * Provides the driver's queue of unsent steps on every page. It is kept when the driver signs out.
 * @param driverId null for somebody who does not drive
 */
export function OutboxProvider({ driverId, children }: { driverId: number | null; children: ReactNode }) {
  const dispatch = useApiDispatch();
  const outbox = useMemo(() => {
    if (driverId === null) return null;
    const key = outboxKey(driverId);
    return makeOutbox({
      read: () => storage.get(key),
      write: (text) => storage.set(key, text),
      send: async (step) => {
        await checkSignedIn(dispatch, driverId);
        await sendStep(dispatch, step);
      },
      mustWait,
      isDone: (error, step) => step.kind === 'verified' && problemOf(error)?.code === 'already_verified',
    });
  }, [dispatch, driverId]);

  useEffect(() => {
    if (!outbox || driverId === null) return;
    const onStored = ({ key, newValue }: StorageEvent) => {
      if (key === outboxKey(driverId) && newValue !== null) outbox.adopt(newValue);
    };
    window.addEventListener('storage', onStored);
    return () => window.removeEventListener('storage', onStored);
  }, [outbox, driverId]);

  useEffect(() => {
    if (!outbox) return;
    const flush = () => {
      if (outbox.current().steps.length > 0 && navigator.onLine) void outbox.flush();
    };
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [outbox]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox is used outside of OutboxProvider');
  return outbox;
}

export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.current);
}

/** Another driver may have signed in since, on another page or while a step was being sent. */
async function checkSignedIn(dispatch: ReturnType<typeof useApiDispatch>, driverId: number): Promise<void> {
  const asked = api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
  const user = await dispatch(asked).unwrap();
  if (user?.driverId !== driverId)
    throw Object.assign(new Error('Another person is signed in'), { status: 401, data: { code: 'not_signed_in' } });
}

async function sendStep(dispatch: ReturnType<typeof useApiDispatch>, step: QueuedStep): Promise<void> {
  const { rideId, happenedAt, position, id } = step;
  const when = { happenedAt, ...(position ? { position } : {}) };
  const { changeRideStatus, completeRide, verifyMember } = api.endpoints;
  const report = () => {
    switch (step.kind) {
      case 'arrived':
        return dispatch(changeRideStatus.initiate({ rideId, statusChange: { status: 'arrived', ...when } })).unwrap();
      case 'verified':
        return dispatch(
          verifyMember.initiate({
            rideId,
            'idempotency-key': id,
            verificationAttempt: { qr: step.qr, happenedAt },
          }),
        ).unwrap();
      case 'started':
        return dispatch(
          changeRideStatus.initiate({
            rideId,
            statusChange: { status: 'in_progress', ...when, ...(step.reason ? { reason: step.reason } : {}) },
          }),
        ).unwrap();
      case 'completed':
        return dispatch(
          completeRide.initiate({
            rideId,
            completion: {
              ...when,
              ...(step.amount === null ? {} : { amount: step.amount }),
              ...(step.reason ? { reason: step.reason } : {}),
            },
          }),
        ).unwrap();
    }
  };
  try {
    await report();
  } catch (error) {
    if (!mustWait(error)) dispatch(api.util.invalidateTags(rideTags(rideId)));
    throw error;
  }
}
