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
export function useAssignmentNews(rides: readonly WatchedRide[]): { newsOf: number | null; dismiss: () => void } {
  const before = useRef<readonly WatchedRide[]>([]);
  const [newsOf, setNewsOf] = useState<number | null>(null);
  useEffect(() => {
    const news = rides.find((ride) =>
      isDriverNews(
        before.current.find(({ id }) => id === ride.id),
        ride,
      ),
    );
    const isUnderWay = (rideId: number | null) =>
      rides.some(({ id, status }) => id === rideId && status === 'en_route');
    setNewsOf((known) => news?.id ?? (isUnderWay(known) ? known : null));
    before.current = rides;
  }, [rides]);
  const dismiss = useCallback(() => setNewsOf(null), []);
  return { newsOf, dismiss };
}
