import type { LatLng } from '@groupride/geo';
import type { PlaceSuggestion } from '@groupride/web-api-client';

/** A place that a person chose. */
export interface PickedPlace extends LatLng {
  id: string;
  name: string;
  address: string;
}

export const pickedFrom = ({ id, name, address, lat, lng }: PlaceSuggestion): PickedPlace => ({
  id,
  name,
  address,
  lat,
  lng,
});

/** What stands below the name of a suggestion. A saved place is listed under its label. */
export const detailOf = ({ label, name, address }: PlaceSuggestion): string =>
  label ? [name, address].filter(Boolean).join(' · ') : address;
