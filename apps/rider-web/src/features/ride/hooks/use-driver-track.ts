import { useMemo } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { decodePolyline } from '@groupride/geo';
import type { RideView, TrackView } from '@groupride/web-api-client';
import type { MapRoute } from '@groupride/web-map';
import { isOnTheRoad } from '../../../shared/ride-texts';
import { useConnected } from '../../../shared/socket';
import { useGetTrackQuery } from '../api';
import { newestPosition, type LivePosition } from '../live-position';
import { useRideStream } from './use-ride-stream';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;
/** Polling interval while the car serves other stops first, when only the minutes change. */
const STOPS_POLL_MS = 20_000;

export interface DriverTrack {
  /** The car's position; null without a driver, or if it is unknown or hidden from the reader. */
  readonly position: LivePosition | null;
  /** The car's remaining route. */
  readonly left: MapRoute | null;
  /** Minutes until the car is at the pickup or destination, including other stops before that. */
  readonly minutesLeft: number | null;
}

/** Follows a ride and its car, combining fetched data with newer socket messages. */
export function useDriverTrack(ride: RideView): DriverTrack {
  const connected = useConnected();
  const onTheRoad = isOnTheRoad(ride.status);
  // While the car serves another group first, the server sends no positions to this ride.
  const isWithOthers = (ride.stopsBefore ?? 0) > 0;
  const { data: track } = useGetTrackQuery(
    { rideId: ride.id },
    {
      pollingInterval: connected ? (isWithOthers ? STOPS_POLL_MS : 0) : POLL_MS,
      skip: !onTheRoad && !isWithOthers,
      selectFromResult: ({ data }) => ({ data }),
    },
  );
  const { location, route } = useRideStream(ride);
  // Without a connection, only the fetched route follows the car.
  const left = useLeftRoute(track, connected ? route : null);
  const position = useMemo(() => (onTheRoad ? newestPosition(track, location) : null), [onTheRoad, track, location]);
  return { position, left, minutesLeft: track?.etaMinutes ?? null };
}

/** The car's way as the server last said it: with the fetched position, or pushed when it changed. */
function useLeftRoute(track: TrackView | undefined, pushed: DriverLocationUpdate['route'] | null): MapRoute | null {
  const route = pushed ?? track?.route ?? null;
  return useMemo(() => route && { points: decodePolyline(route.polyline), estimated: route.estimated }, [route]);
}
