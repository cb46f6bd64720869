import { useCallback, useEffect, useState } from 'react';
import { decodePolyline, type LatLng } from '@groupride/geo';
import { storage } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import { useLazyGetDirectionsQuery } from '../api';
import { advance, leadsTo, nextStep, remaining, type Guidance } from '../guidance';

const KEY = 'groupride.navigation';
const asText = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** What was being followed before a reload. What can not be read is forgotten. */
function stored(): Guidance | null {
  try {
    return JSON.parse(storage.get(KEY) ?? 'null') as Guidance | null;
  } catch {
    return null;
  }
}

export interface Navigation {
  guidance: Guidance | null;
  /** Metres and seconds to the target along the steps. */
  left: { meters: number; seconds: number } | null;
  car: (LatLng & { heading: number | null }) | null;
  starting: boolean;
  failed: boolean;
  start: () => Promise<void>;
  next: () => void;
  stop: () => void;
}

/** Guides from the car's position to a place, step by step; survives a reload. */
export function useNavigation(rideId: number, target: LatLng): Navigation {
  const { fix } = usePosition();
  const [directions, { isFetching, isError }] = useLazyGetDirectionsQuery();
  const [kept, setKept] = useState<Guidance | null>(stored);
  const guidance = kept && leadsTo(kept, rideId, target) ? kept : null;

  const keep = useCallback((next: Guidance | null) => {
    setKept(next);
    storage.set(KEY, JSON.stringify(next));
  }, []);

  useEffect(() => {
    if (!fix || !guidance) return;
    const moved = advance(guidance, fix);
    if (moved !== guidance) keep(moved);
  }, [fix, guidance, keep]);

  const start = async () => {
    if (!fix) return;
    const way = await directions({ from: asText(fix), to: asText(target) }).unwrap().catch(() => null);
    if (!way) return;
    const { polyline, estimated, steps } = way;
    keep({ rideId, target: { lat: target.lat, lng: target.lng }, points: decodePolyline(polyline), estimated, steps, index: 0 });
  };
  return {
    guidance,
    left: guidance && remaining(guidance, fix),
    car: fix,
    starting: isFetching,
    failed: isError,
    start,
    next: () => guidance && keep(nextStep(guidance)),
    stop: () => keep(null),
  };
}
