import { useEffect } from 'react';
import type { LatLng } from '@groupride/geo';
import { useLazyGetDirectionsQuery } from '@groupride/web-api-client';
import { useLanguage, useOnline } from '@groupride/web-ui';
import { isTripRouteStored, storeTripRoute } from '../trip-route';

const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/**
 * Loads the route from pickup to destination together with the trip, so that navigation also works for a trip that
 * starts offline.
 */
export function useTripRoute(ride: { id: number; pickup: LatLng; destination: LatLng } | null): void {
  const language = useLanguage();
  const online = useOnline();
  const [directions] = useLazyGetDirectionsQuery();
  const rideId = ride?.id;
  const from = ride ? asText(ride.pickup) : '';
  const to = ride ? asText(ride.destination) : '';
  useEffect(() => {
    if (rideId === undefined || !online) return;
    const point = (text: string) => {
      const [lat = 0, lng = 0] = text.split(',').map(Number);
      return { lat, lng };
    };
    const trip = { rideId, from: point(from), target: point(to), language };
    if (isTripRouteStored(trip)) return;
    directions({ from, to, language })
      .unwrap()
      .then((route) => storeTripRoute(trip, route))
      // Navigation requests the route again when the trip starts.
      .catch(() => undefined);
  }, [rideId, from, to, language, online, directions]);
}
