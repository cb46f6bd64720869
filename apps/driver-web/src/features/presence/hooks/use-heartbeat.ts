import { useEffect } from 'react';
import { useSendHeartbeatMutation } from '../api';
import { startHeartbeat } from '../heartbeat';

/** Keeps this driver known as present while `active`. */
export function useHeartbeat({ driverId, active }: { driverId: number; active: boolean }): void {
  const [sendHeartbeat] = useSendHeartbeatMutation();
  useEffect(() => {
    if (!active) return;
    return startHeartbeat({
      send: (heartbeat) => void sendHeartbeat({ driverId, heartbeat }),
      sendLast: (heartbeat) =>
        void navigator.sendBeacon?.(
          `/api/drivers/${driverId}/heartbeat`,
          new Blob([JSON.stringify(heartbeat)], { type: 'application/json' }),
        ),
    });
  }, [driverId, active, sendHeartbeat]);
}
