import { PLACE_KINDS, type PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { splitHouse } from './address-parts';
import { relevance } from './relevance';

/** Responses in the format of Mapbox' web services. https://docs.mapbox.com/api/search/geocoding-v5/ */
interface FormattedPlace extends LatLng {
  id: string;
  kind: string;
  name: string;
  address: string;
}

const TYPES: Readonly<Record<string, string>> = {
  address: 'address',
  street: 'address',
  city: 'place',
  town: 'place',
  suburb: 'locality',
  neighborhood: 'neighborhood',
};
const typeOf = ({ kind }: Pick<FormattedPlace, 'kind'>) => TYPES[kind] ?? 'poi';
const pair = ({ lat, lng }: LatLng): [number, number] => [lng, lat];

/** The place kinds for Mapbox types. */
export const kindsWanted = (types: readonly string[]): PlaceKind[] =>
  PLACE_KINDS.filter((kind) => types.includes(typeOf({ kind })));

function propertiesOf(place: FormattedPlace) {
  if (place.kind === 'address') return { accuracy: 'point' };
  if (place.kind === 'street') return { accuracy: 'street' };
  return typeOf(place) === 'poi' && place.kind !== 'other' ? { category: place.kind } : {};
}

/** Mapbox returns a house's street as text and its number separately. */
function houseOf({ kind, name }: FormattedPlace) {
  const house = kind === 'address' ? splitHouse(name) : null;
  return house ? { text: house.street, address: house.number } : { text: name };
}

export interface GeocodingOptions {
  /** Requested Mapbox types; empty for all. */
  types: readonly string[];
  /** The requested point of a reverse search; null otherwise. */
  point: LatLng | null;
  most: number;
}

export function mapboxGeocoding(
  query: string,
  places: readonly FormattedPlace[],
  attribution: string,
  { types, point, most }: GeocodingOptions,
) {
  const wanted = types.length === 0 ? places : places.filter((place) => types.includes(typeOf(place)));
  return {
    type: 'FeatureCollection',
    query: point ? pair(point) : query.toLowerCase().split(/\s+/),
    features: wanted.slice(0, most).map((place) => ({
      id: `${typeOf(place)}.${place.id}`,
      type: 'Feature',
      place_type: [typeOf(place)],
      relevance: point ? 1 : relevance(query, place),
      properties: propertiesOf(place),
      ...houseOf(place),
      place_name: place.address ? `${place.name}, ${place.address}` : place.name,
      center: pair(place),
      geometry: { type: 'Point', coordinates: pair(place) },
    })),
    attribution,
  };
}

export type MapboxRefusal = 'NoRoute' | 'NoSegment' | 'InvalidInput' | 'ServiceUnavailable';

/** Error response for directions; place searches have errors without `routes`. */
export const mapboxRefusal = (code: MapboxRefusal, message: string) => ({ code, message, routes: [] });
