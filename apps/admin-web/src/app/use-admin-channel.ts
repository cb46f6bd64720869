import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { RideEventType } from '@groupride/contracts';
import { api, type AppSocket, rideTags, throttleLatest, useOnConnect, useSocket } from '@groupride/web-api-client';
import { rideChanged } from '../features/live/slice';

/** Milliseconds between two refreshes that messages cause, however many come. */
const REFRESH_INTERVAL = 1_500;

/** Listens to events of all rides, and refetches after each (re)connection. */
export function useAdminChannel(): void {
  const socket = useSocket();
  const dispatch = useDispatch();

  useOnConnect(
    useCallback(
      (connected: AppSocket) => {
        connected.emit('joinAdmin', {}, () => {
          dispatch(api.util.invalidateTags(['AdminRides', 'AdminRide', 'Metrics', 'Drivers', 'Alerts']));
        });
      },
      [dispatch],
    ),
  );

  useEffect(() => {
    const changed = new Set<number>();
    const refresh = throttleLatest<null>(REFRESH_INTERVAL, () => {
      dispatch(api.util.invalidateTags([...[...changed].flatMap(rideTags), 'AdminRides', 'Metrics']));
      changed.clear();
    });
    const onChange = ({ rideId, number, type }: { rideId: number; number: number; type: RideEventType }) => {
      dispatch(rideChanged({ rideId, number, type }));
      changed.add(rideId);
      refresh.push(null);
    };
    const onAlerts = () => {
      dispatch(api.util.invalidateTags(['Alerts']));
    };
    socket.on('adminRideChanged', onChange);
    socket.on('alertsChanged', onAlerts);
    return () => {
      socket.off('adminRideChanged', onChange);
      socket.off('alertsChanged', onAlerts);
      refresh.reset();
    };
  }, [socket, dispatch]);
}
