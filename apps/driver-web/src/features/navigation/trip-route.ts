import { decodePolyline, type LatLng } from '@groupride/geo';
import type { DirectionsView } from '@groupride/web-api-client';
import { storage } from '@groupride/web-ui';
import { type Guidance, leadsTo } from './guidance';

const KEY = 'groupride.trip-route';

/** A ride's route from pickup to destination, stored while the device was online. */
interface TripRoute extends Guidance {
  from: LatLng;
  language: string;
}

export interface TripRouteKey {
  rideId: number;
  from: LatLng;
  target: LatLng;
  language: string;
}

/** Guidance at the beginning of a route. */
export function guidanceOf(rideId: number, target: LatLng, route: DirectionsView): Guidance {
  const { polyline, estimated, steps, distance, duration } = route;
  const whole = { meters: distance, seconds: Number(duration) };
  return { rideId, target, points: decodePolyline(polyline), estimated, steps, index: 0, along: 0, whole };
}

const stored = () => storage.getJson(KEY) as TripRoute | null;

/** The stored route of a ride to its destination, if any. */
export function tripRouteTo(rideId: number, target: LatLng): Guidance | null {
  const route = stored();
  return route && leadsTo(route, rideId, target) ? route : null;
}

export function isTripRouteStored({ rideId, from, target, language }: TripRouteKey): boolean {
  const route = stored();
  return (
    route !== null &&
    leadsTo(route, rideId, target) &&
    route.language === language &&
    route.from.lat === from.lat &&
    route.from.lng === from.lng
  );
}

export function storeTripRoute({ rideId, from, target, language }: TripRouteKey, route: DirectionsView): void {
  const kept: TripRoute = { ...guidanceOf(rideId, target, route), from, language };
  storage.set(KEY, JSON.stringify(kept));
}

/** Deletes the stored route, so that the next user of the device cannot see it. */
export const forgetTripRoute = (): void => storage.remove(KEY);
