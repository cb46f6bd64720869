import { useEffect, useRef } from 'react';
import type { LatLng } from '@groupride/geo';
import { useListAvailableDriversQuery, type AvailableDriver } from '@groupride/web-api-client';
import { useConnected } from '../../../shared/socket';

const POLL_MS = 5000;
const NONE: AvailableDriver[] = [];

/**
 * Free drivers, refreshed every five seconds while the page is in focus. If `near` is given, they include the minutes
 * to it.
 */
export function useAvailableDrivers(near: LatLng | null): {
  list: AvailableDriver[];
  loaded: boolean;
  failed: boolean;
} {
  const { data, error, refetch } = useListAvailableDriversQuery(
    near ? { near: `${near.lat.toFixed(3)},${near.lng.toFixed(3)}` } : {},
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const connected = useConnected();
  const before = useRef(connected);
  useEffect(() => {
    // The connection notices immediately when the server becomes unavailable or returns.
    if (before.current !== connected) void refetch();
    before.current = connected;
  }, [connected, refetch]);
  // A failure stays visible while the request is repeated.
  return { list: data ?? NONE, loaded: data !== undefined, failed: error !== undefined };
}
