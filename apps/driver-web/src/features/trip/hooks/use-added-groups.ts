import { useState } from 'react';
import type { RideView } from '@groupride/web-api-client';

export interface AddedGroups {
  /** Rides that joined the trip since the driver last dismissed the notice. */
  added: readonly number[];
  dismiss: () => void;
}

/** Notices when other groups join the trip under way. `ride` is undefined until it is known, and null without one. */
export function useAddedGroups(ride: Pick<RideView, 'id' | 'run'> | null | undefined): AddedGroups {
  const [seen, setSeen] = useState<readonly number[] | null>(null);
  const [added, setAdded] = useState<readonly number[]>([]);
  const ids = ride && [...new Set(ride.run ? ride.run.stops.map(({ rideId }) => rideId) : [ride.id])];

  if (ids !== undefined && ids?.join() !== seen?.join()) {
    setSeen(ids);
    const isSameTrip = ids?.some((id) => seen?.includes(id)) ?? false;
    setAdded(isSameTrip && ids && seen ? [...added, ...ids.filter((id) => !seen.includes(id))] : []);
  }
  return { added, dismiss: () => setAdded([]) };
}
