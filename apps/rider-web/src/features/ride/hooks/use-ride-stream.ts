import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { type RideView, useApiDispatch, watchRide } from '@groupride/web-api-client';
import { useSocket } from '../../../shared/socket';
import { cityMayHaveChanged, driverMayHaveMoved, rideChanged } from '../api';

export interface RideStream {
  /** The driver's last position received while watching. */
  location: DriverLocationUpdate | null;
  /** The route last sent with a position; the server sends one only when it changes. Null if one may have been missed. */
  route: DriverLocationUpdate['route'] | null;
}

/**
 * Follows a ride. The socket only announces the number of an event; the details are fetched by authorized calls, once
 * for the whole page. After a reconnection, the number of the last event shows whether something was missed.
 */
export function useRideStream(ride: Pick<RideView, 'id' | 'lastEvent' | 'driverId'> | undefined): RideStream {
  const socket = useSocket();
  const dispatch = useApiDispatch();
  const [location, setLocation] = useState<DriverLocationUpdate | null>(null);
  const [route, setRoute] = useState<DriverLocationUpdate['route'] | null>(null);
  /** Whether the last route follows roads. */
  const onRoads = useRef(true);
  const rideId = ride?.id;
  const driverId = ride?.driverId;
  const lastEvent = useEffectEvent(() => ride?.lastEvent ?? 0);

  useEffect(() => {
    setLocation(null);
    setRoute(null);
    onRoads.current = true;
  }, [rideId, driverId]);

  useEffect(() => {
    if (!socket || rideId === undefined) return;
    const onDriverLocation = (update: DriverLocationUpdate) => {
      setLocation(update);
      if (!update.route) return;
      setRoute(update.route);
      // Road data appears and disappears with the city, and the position updates alone do not announce a new city.
      if (onRoads.current === update.route.estimated) dispatch(cityMayHaveChanged());
      onRoads.current = !update.route.estimated;
    };
    return watchRide(
      socket,
      { rideId, role: 'rider' },
      {
        lastEvent: () => lastEvent(),
        onEvent: () => void dispatch(rideChanged(rideId)),
        // A waiting car sends no new position, and a route is sent only once.
        onRejoined: () => {
          setRoute(null);
          dispatch(driverMayHaveMoved(rideId));
        },
        onDriverLocation,
      },
    );
  }, [socket, rideId, dispatch]);

  return { location, route };
}
