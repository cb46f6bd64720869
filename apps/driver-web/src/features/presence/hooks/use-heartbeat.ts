import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@groupride/web-api-client';
import { useOutbox } from '../../../shared/outbox/outbox-context';
import { useSendHeartbeatMutation } from '../api';
import { startHeartbeat } from '../heartbeat';

/** Milliseconds without a heartbeat after which a driver counts as unreachable. */
const UNSEEN_AFTER = 60_000;

/** Sends heartbeats for this driver while `active`. */
export function useHeartbeat({ driverId, active }: { driverId: number; active: boolean }): void {
  const dispatch = useDispatch();
  const outbox = useOutbox();
  const [sendHeartbeat] = useSendHeartbeatMutation();
  useEffect(() => {
    if (!active) return;
    let lastAnswered = Date.now();
    return startHeartbeat({
      send: (heartbeat) => {
        void sendHeartbeat({ driverId, heartbeat }).then(({ error }) => {
          if (error) return;
          const isBack = Date.now() - lastAnswered > UNSEEN_AFTER;
          lastAnswered = Date.now();
          // Flushes the outbox first, because the server assumes that a phone with heartbeats has reported all its
          // steps.
          if (outbox.current().steps.length > 0) void outbox.flush();
          // The server now knows since when the phone was unreachable.
          if (isBack) dispatch(api.util.invalidateTags(['Driver']));
        });
      },
      sendLast: (heartbeat) =>
        void navigator.sendBeacon?.(
          `/api/drivers/${driverId}/heartbeat`,
          new Blob([JSON.stringify(heartbeat)], { type: 'application/json' }),
        ),
    });
  }, [driverId, active, outbox, sendHeartbeat, dispatch]);
}
