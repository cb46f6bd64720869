import type { LatLng } from '@groupride/geo';
import type { AvailableDriver } from '@groupride/web-api-client';
import { useListAvailableDriversQuery } from '../api';

const POLL_MS = 5000;
const NONE: AvailableDriver[] = [];

/** Drivers that are free, asked for every five seconds while the page is in view; with their minutes to `near`, when it is given. */
export function useAvailableDrivers(near: LatLng | null): { list: AvailableDriver[]; loaded: boolean; failed: boolean } {
  const { data, isError } = useListAvailableDriversQuery(near ? { near: `${near.lat.toFixed(3)},${near.lng.toFixed(3)}` } : {}, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return { list: data ?? NONE, loaded: data !== undefined, failed: isError };
}
