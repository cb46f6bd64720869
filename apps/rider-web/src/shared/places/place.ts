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

/** The line below the name of a suggestion. Saved places are listed under their label. */
export const detailOf = ({ label, name, address }: PlaceSuggestion): string =>
  label ? [name, address].filter(Boolean).join(' · ') : address;
