import { useEffect } from 'react';
import { throttleLatest, useSocket } from '@groupride/web-api-client';
import { usePositionSource } from '../../../shared/position/position-context';
import type { Fix } from '../../../shared/position/position-source';

/** Milliseconds between two positions sent to riders. Devices produce a fix about once a second, so none is delayed. */
export const BROADCAST_INTERVAL = 500;

/** Sends the car's position to the riders; null sends it to nobody. A position that cannot be sent now is dropped. */
export function useRideBroadcast(rideId: number | null): void {
  const socket = useSocket();
  const source = usePositionSource();
  useEffect(() => {
    if (rideId === null) return;
    const throttle = throttleLatest<Fix>(BROADCAST_INTERVAL, ({ lat, lng, heading, speed, at }) => {
      socket.volatile.emit('driverLocation', { rideId, lat, lng, heading, speed, ts: Math.round(at) });
    });
    const sendKnown = () => {
      const { fix } = source.current();
      if (fix) throttle.push(fix);
    };
    if (socket.connected) sendKnown();
    const forget = source.onFix(throttle.push);
    socket.on('connect', sendKnown);
    return () => {
      forget();
      socket.off('connect', sendKnown);
      throttle.reset();
    };
  }, [socket, source, rideId]);
}
