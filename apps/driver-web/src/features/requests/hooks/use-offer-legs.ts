import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { decodePolyline, type LatLng } from '@groupride/geo';
import { useGetDirectionsQuery, type RideRequestView } from '@groupride/web-api-client';

const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/**
 * The two routes of an offer: from the car to the pickup, and from there to the destination. Null until one of them is
 * known.
 */
export function useOfferLegs(request: RideRequestView | null, car: LatLng | null) {
  // The route is fetched only once, although the car keeps moving while the offer is open.
  const [seen, setSeen] = useState<{ offerId: number; from: LatLng } | null>(null);
  if (request && car && seen?.offerId !== request.offerId) {
    setSeen({ offerId: request.offerId, from: { lat: car.lat, lng: car.lng } });
  }
  const pickup = request && asText(request.pickup);
  const { currentData: approach } = useGetDirectionsQuery(
    pickup && seen?.offerId === request.offerId ? { from: asText(seen.from), to: pickup } : skipToken,
  );
  const { currentData: trip } = useGetDirectionsQuery(
    pickup ? { from: pickup, to: asText(request.destination) } : skipToken,
  );
  if (!trip && !approach) return null;
  return {
    points: trip ? decodePolyline(trip.polyline) : [],
    estimated: trip?.estimated ?? false,
    approach: approach ? decodePolyline(approach.polyline) : [],
  };
}
