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
/** A place without its address, which only drivers see. */
export const pointOf = ({ name, lat, lng }: QuotedPlace) => ({ name, lat, lng });
