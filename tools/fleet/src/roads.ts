import { decodePolyline, milesToMeters, type Bounds, type LatLng } from '@groupride/geo';
import { type GroupRideClient, isApiError } from '@groupride/client';

export interface Spot extends LatLng {
  readonly name: string;
}

const WITHIN_METERS = milesToMeters(5);
const METERS_PER_DEGREE = 111_195;

/**
 * Places where the fleet starts and drives to when idle: the roads at the city's well-known places (a harbor's own
 * point is in the water) or, if the city has none, random places on its roads.
 * @param random returns a new number in [0, 1) each time
 * @throws Error when the city has neither
 */
export async function startingSpots(
  api: GroupRideClient,
  city: { name: string; center: LatLng; map?: { bounds: Bounds } | null | undefined },
  count: number,
  random: () => number,
): Promise<readonly Spot[]> {
  const { places } = await api.get('/api/places');
  const spots: Spot[] = [];
  for (const place of places) {
    const road = await roadNear(api, place, city.center);
    if (road) spots.push({ ...road, name: place.name });
  }
  // Without roads, cars drive in straight lines.
  if (places.length > 0) return spots.length > 0 ? spots : places;
  for (let tries = 0; tries < count * 5 && spots.length < count; tries += 1) {
    const spot = await roadNear(api, randomPoint(city.center, reachOf(city.map?.bounds), random), city.center);
    if (spot) spots.push({ ...spot, name: `road ${spots.length + 1}` });
  }
  if (spots.length > 0) return spots;
  throw new Error(
    `Nothing to start from in ${city.name}: the city has no popular places, and no roads were found around its center.`,
  );
}

/** Keeps the places within a small map. */
function reachOf(bounds: Bounds | undefined): number {
  if (!bounds) return WITHIN_METERS;
  const wide = (bounds.east - bounds.west) * Math.cos((bounds.north * Math.PI) / 180);
  return Math.min(WITHIN_METERS, (Math.min(bounds.north - bounds.south, wide) / 2) * METERS_PER_DEGREE);
}

/** A random point, uniformly distributed in a circle around the center. */
function randomPoint({ lat, lng }: LatLng, withinMeters: number, random: () => number): LatLng {
  const away = (withinMeters * Math.sqrt(random())) / METERS_PER_DEGREE;
  const turn = 2 * Math.PI * random();
  return { lat: lat + away * Math.cos(turn), lng: lng + (away * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180) };
}

/** The start of the route to the center, which is on a road; null if there is none. */
async function roadNear(api: GroupRideClient, from: LatLng, to: LatLng): Promise<LatLng | null> {
  const text = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
  const route = await api
    .get('/api/directions', { query: { from: text(from), to: text(to) } })
    .catch((error: unknown) => {
      if (isApiError(error, 'place_outside_area')) return null;
      throw error;
    });
  return !route || route.estimated ? null : (decodePolyline(route.polyline)[0] ?? null);
}
