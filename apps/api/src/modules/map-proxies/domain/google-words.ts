import type { LatLng } from '@groupride/geo';
import { metersToMiles } from '@groupride/geo';

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

export function autocompleteAnswer(places: readonly Found[], types: readonly string[]) {
  const wanted = types.filter((type) => type !== 'geocode' && type !== '(regions)' && type !== '(cities)');
  const fits = (place: Found) => wanted.length === 0 || typesOf(place).some((type) => wanted.includes(type)) || (wanted.includes('address') && place.kind === 'address');
  const predictions = places.filter(fits).map((place) => ({
    place_id: place.id,
    description: fullName(place),
    structured_formatting: { main_text: place.name, secondary_text: place.address },
    types: typesOf(place),
  }));
  return { predictions, status: statusOf(predictions) };
}

/** @param points all that the way leads through: one leg between each two */
export function directionsAnswer(ways: readonly WayFound[], points: readonly { at: LatLng; name: string }[]) {
  return {
    geocoded_waypoints: points.map(() => ({ geocoder_status: 'OK' })),
    routes: ways.map((way) => ({
      summary: '',
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
const distance = (meters: number) => ({ text: `${metersToMiles(meters).toFixed(1)} mi`, value: Math.round(meters) });
const duration = (seconds: number) => ({ text: `${Math.max(1, Math.round(seconds / 60))} mins`, value: Math.round(seconds) });

/** Whoever shows an instruction takes it for HTML, as Google's are; a street's name must not be any. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
