import { decodePolyline, type LatLng } from '@groupride/geo';
import type { WayFound } from './google-words';

/** Answers in the shapes of Mapbox' web services. https://docs.mapbox.com/api/search/geocoding-v5/ */
interface Found extends LatLng {
  id: string;
  kind: string;
  name: string;
  address: string;
}

const TYPES: Readonly<Record<string, string>> = { address: 'address', street: 'address', city: 'place', town: 'place', suburb: 'locality', neighborhood: 'neighborhood' };
const typeOf = ({ kind }: Found) => TYPES[kind] ?? 'poi';
const pair = ({ lat, lng }: LatLng): [number, number] => [lng, lat];

export function mapboxGeocoding(query: string, places: readonly Found[], attribution: string) {
  return {
    type: 'FeatureCollection',
    query: query.toLowerCase().split(/\s+/),
    features: places.map((place) => ({
      id: `${typeOf(place)}.${place.id}`,
      type: 'Feature',
      place_type: [typeOf(place)],
      relevance: 1,
      properties: {},
      text: place.name,
      place_name: place.address ? `${place.name}, ${place.address}` : place.name,
      center: pair(place),
      geometry: { type: 'Point', coordinates: pair(place) },
    })),
    attribution,
  };
}

export function mapboxDirections(ways: readonly WayFound[], points: readonly LatLng[], geometries: 'geojson' | 'polyline', withSteps: boolean) {
  const line = (polyline: string) => (geometries === 'polyline' ? polyline : { type: 'LineString', coordinates: decodePolyline(polyline).map(pair) });
  return {
    code: 'Ok',
    routes: ways.map((way) => ({
      geometry: line(way.polyline),
      distance: way.meters,
      duration: way.seconds,
      weight: way.seconds,
      weight_name: 'auto',
      legs: way.legs.map((leg) => ({
        summary: '',
        distance: leg.meters,
        duration: leg.seconds,
        weight: leg.seconds,
        steps: withSteps
          ? leg.steps.map((step) => ({ distance: step.meters, duration: step.seconds, maneuver: { instruction: step.text, location: pair(step.location) } }))
          : [],
      })),
    })),
    waypoints: points.map((point) => ({ name: '', location: pair(point) })),
  };
}

export type MapboxRefusal = 'NoRoute' | 'NoSegment' | 'InvalidInput' | 'ServiceUnavailable';

export const mapboxRefusal = (code: MapboxRefusal, message: string) => ({ code, message, routes: [] });
