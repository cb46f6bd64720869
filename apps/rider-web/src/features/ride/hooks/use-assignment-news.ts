import { useCallback, useEffect, useRef, useState } from 'react';
import type { RideStatus } from '@groupride/contracts';

interface WatchedRide {
  id: number;
  status: RideStatus;
  driverId?: number | null;
}

/** Whether this change means that a driver is now on the way to the rider. */
export function isDriverNews(before: WatchedRide | undefined, now: WatchedRide | undefined): boolean {
  return (
    before !== undefined &&
    now !== undefined &&
    before.id === now.id &&
    (before.status === 'pending' || before.status === 'confirmed') &&
    now.status === 'en_route' &&
    Boolean(now.driverId)
  );
}

/**
 * The ride whose driver set out while the page was open; null before that, after dismissal, or once the driver is no
 * longer on the way.
 */
export function useAssignmentNews(ride: WatchedRide | undefined): { newsOf: number | null; dismiss: () => void } {
  const before = useRef<WatchedRide>(undefined);
  const [newsOf, setNewsOf] = useState<number | null>(null);
  useEffect(() => {
    if (ride && isDriverNews(before.current, ride)) setNewsOf(ride.id);
    else if (ride?.status !== 'en_route') setNewsOf(null);
    before.current = ride;
  }, [ride]);
  const dismiss = useCallback(() => setNewsOf(null), []);
  return { newsOf, dismiss };
}
