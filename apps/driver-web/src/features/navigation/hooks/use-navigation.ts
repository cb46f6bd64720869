import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { useDeployment } from '@groupride/web-api-client';
import { storage, useLanguage } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import { useLazyGetDirectionsQuery } from '../api';
import {
  advance,
  hasArrived,
  isOffRoute,
  leadsTo,
  nextManeuver,
  nextStep,
  remaining,
  roadHeading,
  type Guidance,
  type Maneuver,
} from '../guidance';
import { guidanceOf, tripRouteTo } from '../trip-route';

const KEY = 'groupride.navigation';
/** One fix beside the road is noise; this many in a row are another road. */
const OFF_ROUTE_FIXES = 3;
/** Where no route is found, it is not asked for again with every third fix. */
const PAUSE_MS = 30_000;
const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** What was being followed before a reload. What cannot be read is forgotten. */
function stored(): Guidance | null {
  try {
    return JSON.parse(storage.get(KEY) ?? 'null') as Guidance | null;
  } catch {
    return null;
  }
}

/** Without a network: the route that came with the trip. A car that has left its route needs it only where it is on it. */
function storedGuidance(rideId: number, target: LatLng, from: LatLng, isReroute: boolean): Guidance | null {
  const route = tripRouteTo(rideId, target);
  return route && !(isReroute && isOffRoute(route, from)) ? advance(route, from) : null;
}

export interface Navigation {
  guidance: Guidance | null;
  /** Meters and seconds to the target along the steps. */
  left: { meters: number; seconds: number } | null;
  /** What comes next; null where the route has no steps. */
  maneuver: Maneuver | null;
  /** The car is at the end of its route. */
  arrived: boolean;
  /** The car has left the route, and no new one could be loaded yet. */
  lost: boolean;
  /** Heading of the device or, where it does not tell, of the road that it is guided along. Meters per second; milliseconds since 1970. */
  car: (LatLng & { heading: number | null; speed?: number | null; at?: number }) | null;
  starting: boolean;
  failed: boolean;
  start: () => Promise<void>;
  next: () => void;
  stop: () => void;
}

/**
 * Guides from the car's position to a place, step by step; survives a reload.
 * @param trip null while no ride is under way
 */
export function useNavigation(trip: { rideId: number; target: LatLng } | null): Navigation {
  const { fix } = usePosition();
  const language = useLanguage();
  const [directions, { isFetching, isError }] = useLazyGetDirectionsQuery();
  const [savedGuidance, setSavedGuidance] = useState<Guidance | null>(stored);
  const guidance = savedGuidance && trip && leadsTo(savedGuidance, trip.rideId, trip.target) ? savedGuidance : null;

  const keep = useCallback((next: Guidance | null) => {
    setSavedGuidance(next);
    storage.set(KEY, JSON.stringify(next));
  }, []);

  const pausedUntil = useRef(0);
  const offRoute = useRef(0);
  const [lost, setLost] = useState(false);
  const rideId = trip?.rideId;
  const lat = trip?.target.lat;
  const lng = trip?.target.lng;
  const guide = useCallback(
    async (from: LatLng, isReroute = false) => {
      if (rideId === undefined || lat === undefined || lng === undefined) return;
      const to = { lat, lng };
      // One request at a time.
      pausedUntil.current = Date.now() + PAUSE_MS;
      const requestedRoute = await directions({ from: asText(from), to: asText(to), language })
        .unwrap()
        .catch(() => null);
      pausedUntil.current = requestedRoute ? 0 : Date.now() + PAUSE_MS;
      const nextGuidance = requestedRoute
        ? guidanceOf(rideId, to, requestedRoute)
        : storedGuidance(rideId, to, from, isReroute);
      if (!nextGuidance) return;
      offRoute.current = 0;
      setLost(false);
      keep(nextGuidance);
    },
    [directions, language, keep, rideId, lat, lng],
  );

  useEffect(() => {
    if (!fix || !guidance) return;
    offRoute.current = isOffRoute(guidance, fix) ? offRoute.current + 1 : 0;
    setLost(offRoute.current >= OFF_ROUTE_FIXES);
    if (offRoute.current >= OFF_ROUTE_FIXES && Date.now() >= pausedUntil.current) {
      void guide(fix, true);
      return;
    }
    const moved = advance(guidance, fix);
    // Written down with each step, not with each position.
    if (moved.index !== guidance.index) keep(moved);
    else if (moved !== guidance) setSavedGuidance(moved);
  }, [fix, guidance, keep, guide]);

  // Another city may know the roads that this one did not.
  const city = useDeployment().config?.city.map?.version;
  const loadedCity = useRef(city);
  useEffect(() => {
    if (city === undefined || city === loadedCity.current || !fix) return;
    const before = loadedCity.current;
    loadedCity.current = city;
    if (before !== undefined && guidance?.estimated) void guide(fix);
  }, [city, fix, guidance, guide]);

  // Instructions come in the language of the request.
  const requestedLanguage = useRef(language);
  useEffect(() => {
    if (requestedLanguage.current === language || !fix || !guidance) return;
    requestedLanguage.current = language;
    void guide(fix);
  }, [language, fix, guidance, guide]);

  const car = useMemo(
    () => fix && { ...fix, heading: fix.heading ?? (guidance && !lost ? roadHeading(guidance) : null) },
    [fix, guidance, lost],
  );
  const start = async () => {
    if (fix) await guide(fix);
  };
  return {
    guidance,
    left: guidance && remaining(guidance, fix),
    maneuver: guidance && nextManeuver(guidance, fix),
    arrived: guidance !== null && hasArrived(guidance, fix),
    lost: guidance !== null && lost,
    car,
    starting: isFetching,
    failed: isError && guidance === null,
    start,
    next: () => guidance && keep(nextStep(guidance)),
    stop: () => keep(null),
  };
}
