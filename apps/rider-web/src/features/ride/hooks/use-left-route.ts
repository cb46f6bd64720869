import { useMemo } from 'react';
import { decodePolyline } from '@groupride/geo';
import type { DriverLocationUpdate } from '@groupride/contracts';
import type { TrackView } from '@groupride/web-api-client';
import type { MapRoute } from '@groupride/web-map';

/** The car's remaining route as last sent by the server, with the fetched position or by socket when it changed. */
export function useLeftRoute(
  track: TrackView | undefined,
  pushed: DriverLocationUpdate['route'] | null,
): MapRoute | null {
  const route = pushed ?? track?.route ?? null;
  return useMemo(() => route && { points: decodePolyline(route.polyline), estimated: route.estimated }, [route]);
}
