import type { AvailableDriver } from '@groupride/web-api-client';
import { useListAvailableDriversQuery } from '../api';

const POLL_MS = 5000;
const NONE: AvailableDriver[] = [];

/** Drivers that are free, asked for every five seconds while the page is in view. */
export function useAvailableDrivers(): { list: AvailableDriver[]; loaded: boolean; failed: boolean } {
  const { data, isError } = useListAvailableDriversQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return { list: data ?? NONE, loaded: data !== undefined, failed: isError };
}
