import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';
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

export interface GeocodingWish {
  /** Mapbox' names of kinds of place; none: all. */
  types: readonly string[];
  /** What was asked for, when it was one. */
  point: LatLng | null;
  most: number;
}

export function mapboxGeocoding(query: string, places: readonly Found[], attribution: string, { types, point, most }: GeocodingWish) {
  const wanted = types.length === 0 ? places : places.filter((place) => types.includes(typeOf(place)));
  return {
    type: 'FeatureCollection',
    query: point ? pair(point) : query.toLowerCase().split(/\s+/),
    features: wanted.slice(0, most).map((place) => ({
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

export interface MapboxWish {
  geometries: 'geojson' | 'polyline' | 'polyline6';
  /** Whether the way's whole line is wanted; `steps` says the same of manoeuvres. */
  overview: boolean;
  steps: boolean;
}

/** Precision of `polyline6`. */
const FINE = 1e6;

/** A route's line begins and ends on the road: that is where a point of the request was moved to. */
export function mapboxDirections(ways: readonly WayFound[], points: readonly LatLng[], { geometries, overview, steps: withSteps }: MapboxWish) {
  const drawn = (polyline: string) => {
    if (geometries === 'polyline') return polyline;
    const line = decodePolyline(polyline);
    return geometries === 'polyline6' ? encodePolyline(line, FINE) : { type: 'LineString', coordinates: line.map(pair) };
  };
  const best = ways[0] ? decodePolyline(ways[0].polyline) : [];
  const snapped = (point: LatLng, at: number) => (at === 0 ? best[0] : at === points.length - 1 ? best.at(-1) : undefined) ?? point;
  return {
    code: 'Ok',
    routes: ways.map((way) => ({
      ...(overview ? { geometry: drawn(way.polyline) } : {}),
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
    waypoints: points.map((point, at) => ({ name: '', location: pair(snapped(point, at)) })),
  };
}

export type MapboxRefusal = 'NoRoute' | 'NoSegment' | 'InvalidInput' | 'ServiceUnavailable';

export const mapboxRefusal = (code: MapboxRefusal, message: string) => ({ code, message, routes: [] });
