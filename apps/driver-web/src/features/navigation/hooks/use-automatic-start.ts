import { useEffect, useRef } from 'react';
import type { Navigation } from './use-navigation';

/**
 * Starts the navigation as soon as the position is known, once for each route.
 * @param routeKey identifies the route whose navigation starts automatically; null if the driver has to start it
 */
export function useAutomaticStart({ guidance, car, start }: Navigation, routeKey: string | null): void {
  const started = useRef<string | null>(null);
  useEffect(() => {
    if (routeKey === null || started.current === routeKey || !car) return;
    started.current = routeKey;
    if (!guidance) void start();
  }, [routeKey, car, guidance, start]);
}
