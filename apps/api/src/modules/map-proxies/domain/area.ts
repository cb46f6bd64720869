import { distanceMeters, type LatLng } from '@groupride/geo';
import { readLatLng, readLngLat } from './points';

export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

const between = (low: LatLng, high: LatLng): Area | null =>
  low.lat <= high.lat && low.lng <= high.lng
    ? { south: low.lat, west: low.lng, north: high.lat, east: high.lng }
    : null;

/** @param text `south,west|north,east`, as Google writes it. @returns null when the text is invalid */
export function readBounds(text: string): Area | null {
  const [low, high, ...more] = text.split('|').map(readLatLng);
  return low && high && more.length === 0 ? between(low, high) : null;
}

/** @param text `west,south,east,north`, as Mapbox writes it. @returns null when the text is invalid */
export function readBox(text: string): Area | null {
  const numbers = text.split(',');
  const [low, high] = [numbers.slice(0, 2), numbers.slice(2)].map((pair) => readLngLat(pair.join(',')));
  return low && high ? between(low, high) : null;
}

export const centerOf = ({ south, west, north, east }: Area): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
export const isIn = ({ south, west, north, east }: Area, { lat, lng }: LatLng): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Preferred search area, and the strict limit if there is one. */
export interface SearchArea {
  near?: LatLng;
  isThere(point: LatLng): boolean;
}

export interface SearchAreaQuery {
  location?: string;
  radius?: string;
  strictbounds?: string;
  locationbias?: string;
  locationrestriction?: string;
}

const everywhere = () => true;
const CIRCLE = /^circle:(\d{1,8}(?:\.\d+)?)@(.+)$/;

/**
 * @param text a location as Google writes it: `point:lat,lng`, `circle:meters@lat,lng`,
 * `rectangle:south,west|north,east`
 */
function readShape(text: string): Required<SearchArea> | null {
  const circle = CIRCLE.exec(text);
  if (circle) return circleOf(readLatLng(circle[2]!), Number(circle[1]));
  if (text.startsWith('point:')) return circleOf(readLatLng(text.slice('point:'.length)), 0);
  const area = text.startsWith('rectangle:') ? readBounds(text.slice('rectangle:'.length)) : null;
  return area && { near: centerOf(area), isThere: (point) => isIn(area, point) };
}

const circleOf = (near: LatLng | null, meters: number): Required<SearchArea> | null =>
  near && { near, isThere: (point) => distanceMeters(near, point) <= meters };

/** @returns an error message when the input is invalid */
export function readSearchArea({
  location,
  radius,
  strictbounds,
  locationbias,
  locationrestriction,
}: SearchAreaQuery): SearchArea | string {
  if (locationrestriction)
    return (
      readShape(locationrestriction) ??
      'locationrestriction must be circle:radius@lat,lng or rectangle:south,west|north,east.'
    );
  if (locationbias && locationbias !== 'ipbias') {
    const shape = readShape(locationbias);
    return shape
      ? { near: shape.near, isThere: everywhere }
      : 'locationbias must be ipbias, point:lat,lng, circle:radius@lat,lng or rectangle:south,west|north,east.';
  }
  if (strictbounds === 'true' && !(location && radius)) return 'strictbounds needs location and radius.';
  if (!location) return { isThere: everywhere };
  const circle = circleOf(readLatLng(location), Number(radius ?? 0));
  if (!circle) return 'location must be lat,lng.';
  return strictbounds === 'true' ? circle : { near: circle.near, isThere: everywhere };
}
