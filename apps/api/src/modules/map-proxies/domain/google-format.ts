import { PLACE_KINDS, type PlaceKind } from '@groupride/contracts';
import { distanceMeters, metersToMiles, type LatLng } from '@groupride/geo';
import { addressParts } from './address-parts';
import { matchedIn, termsOf } from './matched';
import { lacksNumber } from './partial-match';

/** Responses in the format of Google Maps' web services. https://developers.google.com/maps/documentation/geocoding */
interface FormattedPlace extends LatLng {
  id: string;
  kind: string;
  name: string;
  address: string;
}

/** Google's types for our place kinds. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  address: ['street_address'],
  street: ['route'],
  city: ['locality', 'political'],
  town: ['locality', 'political'],
  suburb: ['sublocality', 'political'],
  neighborhood: ['neighborhood', 'political'],
  airport: ['airport', 'establishment', 'point_of_interest'],
  station: ['transit_station', 'establishment', 'point_of_interest'],
  bus_stop: ['bus_station', 'transit_station', 'establishment', 'point_of_interest'],
  hotel: ['lodging', 'establishment', 'point_of_interest'],
  mall: ['shopping_mall', 'establishment', 'point_of_interest'],
  shop: ['store', 'establishment', 'point_of_interest'],
  town_hall: ['city_hall', 'local_government_office', 'establishment', 'point_of_interest'],
  attraction: ['tourist_attraction', 'establishment', 'point_of_interest'],
  worship: ['place_of_worship', 'establishment', 'point_of_interest'],
  water: ['natural_feature'],
  theatre: ['establishment', 'point_of_interest'],
  venue: ['establishment', 'point_of_interest'],
  winery: ['establishment', 'point_of_interest'],
  golf: ['establishment', 'point_of_interest'],
  office: ['establishment', 'point_of_interest'],
};
const OTHERWISE = ['establishment', 'point_of_interest'] as const;

const INTERSECTION = ['intersection'];

export const typesOf = ({ kind, id }: Pick<FormattedPlace, 'kind'> & Partial<FormattedPlace>) => [
  ...(id?.startsWith('intersection:')
    ? INTERSECTION
    : (TYPES[kind] ?? [...(kind === 'other' ? [] : [kind]), ...OTHERWISE])),
];
export const fullName = ({ name, address }: Pick<FormattedPlace, 'name' | 'address'>) =>
  address ? `${name}, ${address}` : name;
const point = ({ lat, lng }: LatLng) => ({ lat, lng });

/** Half the height of a place's viewport in degrees of latitude. */
const HALF_VIEW: Readonly<Record<string, number>> = {
  address: 0.00135,
  street: 0.005,
  neighborhood: 0.01,
  suburb: 0.02,
  town: 0.04,
  city: 0.1,
};
const HALF_VIEW_OTHERWISE = 0.003;

function viewportOf({ kind, lat, lng }: FormattedPlace) {
  const up = HALF_VIEW[kind] ?? HALF_VIEW_OTHERWISE;
  const right = up / Math.cos((lat * Math.PI) / 180);
  return { southwest: { lat: lat - up, lng: lng - right }, northeast: { lat: lat + up, lng: lng + right } };
}

const component = (name: string | undefined, ...types: string[]) =>
  name === undefined ? [] : [{ long_name: name, short_name: name, types }];

/** Address components that the city index knows. */
function componentsOf(place: FormattedPlace) {
  const { number, street, postcode, town } = addressParts(place);
  const isPart = place.kind === 'suburb' || place.kind === 'neighborhood';
  const isPlace = !isPart && !['address', 'street', 'city', 'town'].includes(place.kind);
  return [
    ...(isPlace || isPart ? component(place.name, ...typesOf(place)) : []),
    ...component(number, 'street_number'),
    ...component(street, 'route'),
    ...component(town, 'locality', 'political'),
    ...component(postcode, 'postal_code'),
  ];
}

const locationTypeOf = ({ kind }: Pick<FormattedPlace, 'kind'>) =>
  kind === 'address' ? 'ROOFTOP' : kind === 'street' ? 'GEOMETRIC_CENTER' : 'APPROXIMATE';

/** The place kinds that match both of Google's filters, whose values are separated by |; undefined without filters. */
export function kindsWanted(resultType = '', locationType = ''): PlaceKind[] | undefined {
  const [types, locations] = [resultType, locationType].map((text) => text.split('|').filter(Boolean)) as [
    string[],
    string[],
  ];
  if (types.length === 0 && locations.length === 0) return undefined;
  const fits = (requested: readonly string[], own: readonly string[]) =>
    requested.length === 0 || own.some((each) => requested.includes(each));
  return PLACE_KINDS.filter((kind) => fits(types, typesOf({ kind })) && fits(locations, [locationTypeOf({ kind })]));
}

/** @param requested the address that was searched for, if any */
export function geocodeAnswer(places: readonly FormattedPlace[], requested?: string) {
  return {
    results: places.map((place) => ({
      address_components: componentsOf(place),
      formatted_address: fullName(place),
      geometry: { location: point(place), location_type: locationTypeOf(place), viewport: viewportOf(place) },
      ...(requested !== undefined && lacksNumber(requested, place) ? { partial_match: true } : {}),
      place_id: place.id,
      types: typesOf(place),
    })),
    status: statusOf(places),
  };
}

/** Google's type collections. */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  '(cities)': ['locality'],
  '(regions)': ['locality', 'sublocality', 'neighborhood'],
  address: ['street_address', 'route'],
};

function isOfTypes(types: readonly string[]): (place: Pick<FormattedPlace, 'kind'>) => boolean {
  const wanted = types.filter((type) => type !== 'geocode').flatMap((type) => COLLECTIONS[type] ?? [type]);
  return (place) => wanted.length === 0 || typesOf(place).some((type) => wanted.includes(type));
}

/** The kinds of places that may be suggested; undefined for all. */
export const kindsSuggested = (types: readonly string[]): PlaceKind[] | undefined => {
  const fits = isOfTypes(types);
  return PLACE_KINDS.every((kind) => fits({ kind })) ? undefined : PLACE_KINDS.filter((kind) => fits({ kind }));
};

interface SuggestionOptions {
  types?: readonly string[];
  /** Origin of reported distances. */
  origin?: LatLng | null;
  typed: string;
}

export function autocompleteAnswer(
  places: readonly FormattedPlace[],
  { types = [], origin, typed }: SuggestionOptions,
) {
  const predictions = places.filter(isOfTypes(types)).map((place) => ({
    place_id: place.id,
    description: fullName(place),
    matched_substrings: matchedIn(fullName(place), typed),
    structured_formatting: {
      main_text: place.name,
      main_text_matched_substrings: matchedIn(place.name, typed),
      secondary_text: place.address,
    },
    terms: termsOf(fullName(place)),
    types: typesOf(place),
    ...(origin ? { distance_meters: Math.round(distanceMeters(origin, place)) } : {}),
  }));
  return { predictions, status: statusOf(predictions) };
}

export type GoogleRefusal =
  | 'ZERO_RESULTS'
  | 'NOT_FOUND'
  | 'INVALID_REQUEST'
  | 'OVER_QUERY_LIMIT'
  | 'UNKNOWN_ERROR'
  | 'MAX_WAYPOINTS_EXCEEDED'
  | 'MAX_ROUTE_LENGTH_EXCEEDED';

const CALLERS_FAULTS: ReadonlySet<string> = new Set<GoogleRefusal>([
  'INVALID_REQUEST',
  'NOT_FOUND',
  'MAX_WAYPOINTS_EXCEEDED',
  'MAX_ROUTE_LENGTH_EXCEEDED',
]);

/** Whether Google refused the request itself, so that another service could not answer it either. */
export const isCallersFault = (status: string): status is GoogleRefusal => CALLERS_FAULTS.has(status);

/** Name of the list in an answer. */
export type GoogleList = 'results' | 'predictions' | 'routes';

export const googleRefusal = (what: GoogleList, status: GoogleRefusal, message?: string) => ({
  [what]: [],
  status,
  ...(message ? { error_message: message } : {}),
});

const statusOf = (list: readonly unknown[]) => (list.length > 0 ? 'OK' : 'ZERO_RESULTS');
const FEET_PER_MILE = 5280;

/**
 * Formats a distance like Google: feet below a tenth of a mile, meters below a tenth of a kilometer. The value is
 * always in meters.
 */
export function distance(meters: number, metric = false) {
  if (metric)
    return {
      text: meters < 100 ? `${Math.round(meters)} m` : `${(meters / 1000).toFixed(1)} km`,
      value: Math.round(meters),
    };
  const miles = metersToMiles(meters);
  return {
    text: miles < 0.1 ? `${Math.round(miles * FEET_PER_MILE)} ft` : `${miles.toFixed(1)} mi`,
    value: Math.round(meters),
  };
}

export function duration(seconds: number) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours > 0 ? several(hours, 'hour') : '', rest > 0 ? several(rest, 'min') : ''];
  return { text: words.filter(Boolean).join(' '), value: Math.round(seconds) };
}

const several = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
