import { useEffect, useEffectEvent } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { api, rideTags, type RideView, useApiDispatch, useSocket, watchRide } from '@groupride/web-api-client';

/**
 * Follows a ride: every event triggers a refetch by the authorized call, and pushed routes are shown immediately. After
 * a reconnection, the driver's own channel refetches everything.
 */
export function useRideRoom(ride: Pick<RideView, 'id' | 'lastEvent'>): void {
  const socket = useSocket();
  const dispatch = useApiDispatch();
  const rideId = ride.id;
  const lastEvent = useEffectEvent(() => ride.lastEvent);

  useEffect(() => {
    const onDriverLocation = (update: DriverLocationUpdate) => {
      const { location, heading, speed, timestamp, etaMinutes, distanceMeters } = update;
      dispatch(
        api.util.updateQueryData('getTrack', { rideId }, (track) =>
          Object.assign(track, { location, heading, speed, timestamp, etaMinutes, distanceMeters }),
        ),
      );
    };
    return watchRide(
      socket,
      { rideId, role: 'driver' },
      {
        lastEvent: () => lastEvent(),
        onEvent: () => void dispatch(api.util.invalidateTags([...rideTags(rideId), { type: 'Track', id: rideId }])),
        onDriverLocation,
      },
    );
  }, [socket, dispatch, rideId]);
}
