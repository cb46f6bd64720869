import type { Quote } from '../pricing/pricing.facade';
import type { Ride } from '../rides/rides.facade';

type NamedPlace = Quote['pickup'];

export const pickupOf = ({ pickupLocation: name, pickupLat: lat, pickupLng: lng }: Ride): NamedPlace => ({
  name,
  lat,
  lng,
});
export const destinationOf = ({ dropoffLocation: name, dropoffLat: lat, dropoffLng: lng }: Ride): NamedPlace => ({
  name,
  lat,
  lng,
});
export const isSamePlace = (a: NamedPlace, b: NamedPlace): boolean => a.lat === b.lat && a.lng === b.lng;
