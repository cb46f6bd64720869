import { useEffect, useRef } from 'react';
import type { LatLng } from '@groupride/geo';
import type { AvailableDriver } from '@groupride/web-api-client';
import { useConnected } from '../../../shared/socket';
import { useListAvailableDriversQuery } from '../api';

const POLL_MS = 5000;
const NONE: AvailableDriver[] = [];

/** Drivers that are free, asked for every five seconds while the page is in view; with their minutes to `near`, when it is given. */
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
    // The connection knows at once that the server has gone, or is there again.
    if (before.current !== connected) void refetch();
    before.current = connected;
  }, [connected, refetch]);
  // While it is asked again, what went wrong before still is.
  return { list: data ?? NONE, loaded: data !== undefined, failed: error !== undefined };
}
