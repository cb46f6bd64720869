import type { PlaceAddresses } from '../places/places.facade';
import type { QuotedPlace } from './pricing.facade';

/** Adds the address to a named place. */
export async function withAddress(
  addresses: PlaceAddresses,
  { name, lat, lng }: Omit<QuotedPlace, 'address'>,
): Promise<QuotedPlace> {
  return { name, lat, lng, address: await addresses.unlessNamed(name, { lat, lng }) };
}
