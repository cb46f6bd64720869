import { useEffect } from 'react';
import type { DriverView, RideView } from '@groupride/web-api-client';
import { useHeartbeat } from '../features/presence/hooks/use-heartbeat';
import { useTracking } from '../features/presence/hooks/use-tracking';
import { armOfferSound } from '../features/requests/offer-sound';
import { useRideBroadcast } from '../features/trip/hooks/use-ride-broadcast';
import { isShared, tripStage } from '../features/trip/trip-stage';
import { useWakeLock } from '../shared/offline/use-wake-lock';

/**
 * Keeps a driver who is online or driving reachable, and reports their position.
 * @param sharesPosition false on a page that shares the position with the riders itself
 */
export function useShift({ id: driverId, isOnline }: DriverView, ride: RideView | null, sharesPosition = true): void {
  const driving = isShared(ride && tripStage(ride));
  const working = isOnline || driving;
  useTracking({ driverId, active: working, riding: driving });
  useHeartbeat({ driverId, active: working });
  useWakeLock(driving);
  useEffect(() => {
    window.addEventListener('click', armOfferSound);
    return () => window.removeEventListener('click', armOfferSound);
  }, []);
  useRideBroadcast(driving && sharesPosition && ride ? ride.id : null);
}
