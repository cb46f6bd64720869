import { useSyncExternalStore } from 'react';
import { useOnline } from '@groupride/web-ui';
import { tripStaleSince } from './service-worker';

/**
 * When the trip on the page became outdated, milliseconds since 1970; null while it is fresh.
 * @param loadedAt when the page last received the trip
 */
export function useTripAge(loadedAt: number | undefined): number | null {
  const online = useOnline();
  const stored = useSyncExternalStore(tripStaleSince.subscribe, tripStaleSince.current);
  if (stored !== null) return stored || (loadedAt ?? null);
  return online ? null : (loadedAt ?? null);
}
