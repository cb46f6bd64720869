import { decodePolyline, metersToMiles, type LatLng } from '@groupride/geo';

/** Answers in the shapes of Google Maps' web services. https://developers.google.com/maps/documentation/geocoding */
interface Found extends LatLng {
  id: string;
  kind: string;
  name: string;
  address: string;
}

export interface WayFound {
  polyline: string;
  meters: number;
  seconds: number;
  legs: { meters: number; seconds: number; steps: { text: string; meters: number; seconds: number; location: LatLng }[] }[];
}

/** Google's names of what we call otherwise. */
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
};
const OTHERWISE = ['establishment', 'point_of_interest'] as const;

const typesOf = ({ kind }: Found) => [...(TYPES[kind] ?? [...(kind === 'other' ? [] : [kind]), ...OTHERWISE])];
const fullName = ({ name, address }: Found) => (address ? `${name}, ${address}` : name);
const point = ({ lat, lng }: LatLng) => ({ lat, lng });

export function geocodeAnswer(places: readonly Found[]) {
  return {
    results: places.map((place) => ({
      formatted_address: fullName(place),
      geometry: { location: point(place), location_type: place.kind === 'address' ? 'ROOFTOP' : 'APPROXIMATE' },
      place_id: place.id,
      types: typesOf(place),
    })),
    status: statusOf(places),
  };
}

/** Google's collections: kinds of place by another name. */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  '(cities)': ['locality'],
  '(regions)': ['locality', 'sublocality', 'neighborhood'],
  address: ['street_address', 'route'],
};

export function autocompleteAnswer(places: readonly Found[], types: readonly string[]) {
  const wanted = types.filter((type) => type !== 'geocode').flatMap((type) => COLLECTIONS[type] ?? [type]);
  const fits = (place: Found) => wanted.length === 0 || typesOf(place).some((type) => wanted.includes(type));
  const predictions = places.filter(fits).map((place) => ({
    place_id: place.id,
    description: fullName(place),
    structured_formatting: { main_text: place.name, secondary_text: place.address },
    types: typesOf(place),
  }));
  return { predictions, status: statusOf(predictions) };
}

/** @param points all that the way leads through: one leg between each two */
export function directionsAnswer(ways: readonly WayFound[], points: readonly { at: LatLng; name: string; placeId?: string }[], copyrights: string) {
  return {
    geocoded_waypoints: points.map(({ placeId }) => ({ geocoder_status: 'OK', ...(placeId ? { place_id: placeId } : {}) })),
    routes: ways.map((way) => ({
      summary: '',
      copyrights,
      bounds: boundsOf(decodePolyline(way.polyline)),
      overview_polyline: { points: way.polyline },
      legs: way.legs.map((leg, j) => ({
        distance: distance(leg.meters),
        duration: duration(leg.seconds),
        start_location: point(points[j]!.at),
        end_location: point(points[j + 1]!.at),
        start_address: points[j]!.name,
        end_address: points[j + 1]!.name,
        steps: leg.steps.map((step, k) => ({
          html_instructions: escaped(step.text),
          distance: distance(step.meters),
          duration: duration(step.seconds),
          start_location: point(step.location),
          end_location: point(leg.steps[k + 1]?.location ?? step.location),
          travel_mode: 'DRIVING',
        })),
      })),
      warnings: [],
      waypoint_order: points.slice(1, -1).map((_, j) => j),
    })),
    status: 'OK',
  };
}

export type GoogleRefusal = 'ZERO_RESULTS' | 'NOT_FOUND' | 'INVALID_REQUEST' | 'OVER_QUERY_LIMIT' | 'UNKNOWN_ERROR' | 'MAX_WAYPOINTS_EXCEEDED';

export const googleRefusal = (what: 'results' | 'predictions' | 'routes', status: GoogleRefusal, message?: string) => ({
  [what]: [],
  status,
  ...(message ? { error_message: message } : {}),
});

const statusOf = (list: readonly unknown[]) => (list.length > 0 ? 'OK' : 'ZERO_RESULTS');
const FEET_PER_MILE = 5280;

/** Feet below a tenth of a mile, as Google writes it. */
export function distance(meters: number) {
  const miles = metersToMiles(meters);
  return { text: miles < 0.1 ? `${Math.round(miles * FEET_PER_MILE)} ft` : `${miles.toFixed(1)} mi`, value: Math.round(meters) };
}

export function duration(seconds: number) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours > 0 ? several(hours, 'hour') : '', rest > 0 ? several(rest, 'min') : ''];
  return { text: words.filter(Boolean).join(' '), value: Math.round(seconds) };
}

const several = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function boundsOf(line: readonly LatLng[]) {
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return { southwest: { lat: least(lats), lng: least(lngs) }, northeast: { lat: most(lats), lng: most(lngs) } };
}

/** Whoever shows an instruction takes it for HTML, as Google's are; a street's name must not be any. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
