import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type AppSocket, joinWithRetry, useOnConnect, useSocket } from '@groupride/web-api-client';

/** Everything that may have changed while the page was disconnected. */
const EVERYTHING = ['Driver', 'ActiveRide', 'Ride', 'Requests', 'Members', 'Track', 'Earnings', 'Me'] as const;

/** Listens to events about this driver, and refetches everything after each (re)connection. */
export function useDriverChannel(driverId: number): void {
  const socket = useSocket();
  const dispatch = useDispatch();

  useOnConnect(
    useCallback(
      (connected: AppSocket) => {
        joinWithRetry(
          connected,
          (answer) => connected.emit('joinDriver', { driverId }, answer),
          () => dispatch(api.util.invalidateTags([...EVERYTHING])),
        );
      },
      [dispatch, driverId],
    ),
  );

  useEffect(() => {
    const onChange = (message: { driverId: number }) => {
      if (message.driverId === driverId)
        dispatch(api.util.invalidateTags(['Driver', 'Documents', 'ActiveRide', 'Requests', 'Earnings']));
    };
    socket.on('driverChanged', onChange);
    return () => {
      socket.off('driverChanged', onChange);
    };
  }, [socket, dispatch, driverId]);
}
