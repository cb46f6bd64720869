import { useEffect, useEffectEvent } from 'react';
import type { DriverLocationUpdate } from '@groupride/contracts';
import { api, rideTags, type RideView, useApiDispatch, useSocket, watchRide } from '@groupride/web-api-client';

/**
 * Follows what happens to the ride: every event refetches it by the authorized call, the remaining route is shown at once. After a lost
 * connection the driver's own channel refetches everything.
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
