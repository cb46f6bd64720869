import { useCallback, useEffect } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { api, type AppSocket, rideTags, useOnConnect, useSocket } from '@groupride/web-api-client';
import { useApiDispatch } from '../../../shared/use-api-dispatch';

/** Follows what happens to the ride: every event refetches it by the authorised call, the way left is shown at once. */
export function useRideRoom(rideId: number): void {
  const socket = useSocket();
  const dispatch = useApiDispatch();
  const refetch = useCallback(() => {
    dispatch(api.util.invalidateTags([...rideTags(rideId), { type: 'Track', id: rideId }]));
  }, [dispatch, rideId]);

  useOnConnect(
    useCallback(
      (connected: AppSocket) => {
        connected.emit('join', { rideId, role: 'driver' }, () => refetch());
      },
      [rideId, refetch],
    ),
  );

  useEffect(() => {
    const onEvent = (message: { rideId: number }) => {
      if (message.rideId === rideId) refetch();
    };
    const onDriverLocation = (update: DriverLocationUpdate) => {
      if (update.rideId !== rideId) return;
      const { location, heading, speed, timestamp, etaMinutes, distanceMeters } = update;
      dispatch(
        api.util.updateQueryData('getTrack', { rideId }, (track) =>
          Object.assign(track, { location, heading, speed, timestamp, etaMinutes, distanceMeters }),
        ),
      );
    };
    socket.on('rideEvent', onEvent);
    socket.on('rideStatusChanged', onEvent);
    socket.on('driverLocationUpdate', onDriverLocation);
    return () => {
      socket.off('rideEvent', onEvent);
      socket.off('rideStatusChanged', onEvent);
      socket.off('driverLocationUpdate', onDriverLocation);
      if (socket.connected) socket.emit('leave', { rideId });
    };
  }, [socket, dispatch, rideId, refetch]);
}
