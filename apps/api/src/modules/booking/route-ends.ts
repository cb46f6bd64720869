import type { LatLng } from '@groupride/geo';
import type { QuotedPlace } from '../pricing/pricing.facade';
import type { Ride } from '../rides/rides.facade';

export const pickupOf = (ride: Ride): QuotedPlace => ({
  name: ride.pickupLocation,
  lat: ride.pickupLat,
  lng: ride.pickupLng,
  address: ride.pickupAddress,
});
export const destinationOf = (ride: Ride): QuotedPlace => ({
  name: ride.dropoffLocation,
  lat: ride.dropoffLat,
  lng: ride.dropoffLng,
  address: ride.dropoffAddress,
});
export const isSamePlace = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;
/** A place without its address, which only drivers see. */
export const pointOf = ({ name, lat, lng }: QuotedPlace) => ({ name, lat, lng });
