import { useEffect } from 'react';
import { throttleLatest, useSocket } from '@groupride/web-api-client';
import { asDriverPosition } from '../../../shared/position/driver-position';
import { usePositionSource } from '../../../shared/position/position-context';
import type { Fix } from '../../../shared/position/position-source';
import { useSetDriverLocationMutation } from '../api';

/** Milliseconds between two positions sent by HTTP; riders receive positions by socket. */
export const LOCATION_INTERVAL = 30_000;

/** Watches the device's position while `active`, more precisely while `riding`, and sends it to the server. */
export function useTracking({
  driverId,
  active,
  riding,
}: {
  driverId: number;
  active: boolean;
  riding: boolean;
}): void {
  const source = usePositionSource();
  const socket = useSocket();
  const [setLocation] = useSetDriverLocationMutation();

  useEffect(() => (active ? source.watch(riding ? 'ride' : 'shift') : undefined), [source, active, riding]);

  useEffect(() => {
    if (!active) return;
    const throttle = throttleLatest<Fix>(LOCATION_INTERVAL, (fix) => {
      void setLocation({ driverId, driverPosition: asDriverPosition(fix) });
    });
    const known = source.current().fix;
    if (known) throttle.push(known);
    const forget = source.onFix(throttle.push);
    // The last position may not have arrived, and a parked car produces no new one.
    const catchUp = () => {
      throttle.reset();
      void source.refresh();
    };
    socket.on('connect', catchUp);
    window.addEventListener('online', catchUp);
    return () => {
      forget();
      socket.off('connect', catchUp);
      window.removeEventListener('online', catchUp);
      throttle.reset();
    };
  }, [source, socket, active, driverId, setLocation]);
}
