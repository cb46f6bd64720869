import { useMemo } from 'react';
import type { RideView } from '@groupride/web-api-client';
import type { MapRoute } from '@groupride/web-map';
import { isOnTheRoad } from '../../../shared/ride-texts';
import { useConnected } from '../../../shared/socket';
import { useGetTrackQuery } from '../api';
import { newestPosition, type LivePosition } from '../live-position';
import { useLeftRoute } from './use-left-route';
import { useRideStream } from './use-ride-stream';

/** Asked again this often while no messages arrive. */
const POLL_MS = 3000;
/** While other stops come first, minutes are all that changes. */
const STOPS_POLL_MS = 20_000;

export interface DriverTrack {
  /** Where the car is; null while nobody drives, and while that is unknown or not ours to see. */
  readonly position: LivePosition | null;
  /** The car's remaining route. */
  readonly left: MapRoute | null;
  /** Until the car is here or at the destination, also while other stops come first. */
  readonly minutesLeft: number | null;
}

/** Follows a ride and its car: as fetched, and as the socket has brought it since. */
export function useDriverTrack(ride: RideView): DriverTrack {
  const connected = useConnected();
  const onTheRoad = isOnTheRoad(ride.status);
  // A car that is with another group first sends no positions here.
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
  const left = useLeftRoute(track, route);
  const position = useMemo(() => (onTheRoad ? newestPosition(track, location) : null), [onTheRoad, track, location]);
  return { position, left, minutesLeft: track?.etaMinutes ?? null };
}
