import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { useDeployment, useLazyGetDirectionsQuery } from '@groupride/web-api-client';
import { storage, useLanguage } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
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
/** One fix off the route is noise; this many in a row mean that the car has left it. */
const OFF_ROUTE_FIXES = 3;
/** Minimum pause between two route requests, in case no route is found. */
const PAUSE_MS = 30_000;
const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** The guidance stored before a reload; unreadable data is ignored. */
const stored = () => storage.getJson(KEY) as Guidance | null;

/** The offline fallback: the route stored with the trip. For a reroute, it is used only if the car is on it. */
function storedGuidance(rideId: number, target: LatLng, from: LatLng, isReroute: boolean): Guidance | null {
  const route = tripRouteTo(rideId, target);
  return route && !(isReroute && isOffRoute(route, from)) ? advance(route, from) : null;
}

export interface Navigation {
  guidance: Guidance | null;
  /** Remaining meters and seconds to the target along the steps. */
  left: { meters: number; seconds: number } | null;
  /** The next maneuver; null if the route has no steps. */
  maneuver: Maneuver | null;
  /** Whether the car is at the end of its route. */
  arrived: boolean;
  /** Whether the car has left the route and no new one could be loaded yet. */
  lost: boolean;
  /**
   * Position with the device's heading or, if unknown, that of the road. Speed in meters per second, `at` in
   * milliseconds since 1970.
   */
  car: (LatLng & { heading: number | null; speed?: number | null; at?: number }) | null;
  starting: boolean;
  failed: boolean;
  start: () => Promise<void>;
  next: () => void;
  stop: () => void;
}

/**
 * Guides the driver from the car's position to a place, step by step. It survives a reload.
 * @param trip null without a current ride
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

  /** Incremented with every request and when the navigation ends, so that late answers are recognized. */
  const round = useRef(0);
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
      // Allows only one request at a time.
      pausedUntil.current = Date.now() + PAUSE_MS;
      const asked = (round.current += 1);
      const requestedRoute = await directions({ from: asText(from), to: asText(to), language })
        .unwrap()
        .catch(() => null);
      pausedUntil.current = requestedRoute ? 0 : Date.now() + PAUSE_MS;
      const nextGuidance = requestedRoute
        ? guidanceOf(rideId, to, requestedRoute)
        : storedGuidance(rideId, to, from, isReroute);
      if (!nextGuidance || asked !== round.current) return;
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
    // Stored with each step, not with each position.
    if (moved.index !== guidance.index) keep(moved);
    else if (moved !== guidance) setSavedGuidance(moved);
  }, [fix, guidance, keep, guide]);

  // A new city may have the roads that were missing in the previous one.
  const city = useDeployment().config?.city.map?.version;
  const loadedCity = useRef(city);
  useEffect(() => {
    if (city === undefined || city === loadedCity.current || !fix) return;
    const before = loadedCity.current;
    loadedCity.current = city;
    if (before !== undefined && guidance?.estimated) void guide(fix);
  }, [city, fix, guidance, guide]);

  // Instructions are in the language of the request.
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
    stop: () => {
      round.current += 1;
      keep(null);
    },
  };
}
