import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { type RideView, useApiDispatch, watchRide } from '@groupride/web-api-client';
import { useSocket } from '../../../shared/socket';
import { cityMayHaveChanged, driverMayHaveMoved, rideChanged } from '../api';

export interface RideStream {
  /** The last position of the driver that came in while we watched. */
  location: DriverLocationUpdate | null;
  /** The route that the server last sent with a position; it sends one only when it changed. */
  route: DriverLocationUpdate['route'] | null;
}

/**
 * Follows a ride. The socket only says that something with a number happened; what it was is fetched by the authorized calls, once
 * for everything on the page. After a lost connection the number of the last event tells whether something was missed.
 */
export function useRideStream(ride: Pick<RideView, 'id' | 'lastEvent'> | undefined): RideStream {
  const socket = useSocket();
  const dispatch = useApiDispatch();
  const [location, setLocation] = useState<DriverLocationUpdate | null>(null);
  const [route, setRoute] = useState<DriverLocationUpdate['route'] | null>(null);
  /** Whether the last route followed roads. */
  const onRoads = useRef(true);
  const rideId = ride?.id;
  const lastEvent = useEffectEvent(() => ride?.lastEvent ?? 0);

  useEffect(() => {
    setLocation(null);
    setRoute(null);
    onRoads.current = true;
  }, [rideId]);

  useEffect(() => {
    if (!socket || rideId === undefined) return;
    const onDriverLocation = (update: DriverLocationUpdate) => {
      setLocation(update);
      if (!update.route) return;
      setRoute(update.route);
      // Roads are lost, and found again, with the city; while the car only moves, no answer tells the page of another one.
      if (onRoads.current === update.route.estimated) dispatch(cityMayHaveChanged());
      onRoads.current = !update.route.estimated;
    };
    return watchRide(
      socket,
      { rideId, role: 'rider' },
      {
        lastEvent: () => lastEvent(),
        onEvent: () => void dispatch(rideChanged(rideId)),
        // A car that waits sends no new position.
        onRejoined: () => void dispatch(driverMayHaveMoved(rideId)),
        onDriverLocation,
      },
    );
  }, [socket, rideId, dispatch]);

  return { location, route };
}
