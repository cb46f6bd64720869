import { useEffect, useRef } from 'react';
import type { Navigation } from './use-navigation';

/**
 * Starts the navigation as soon as the position is known, once for each way.
 * @param way names the way that navigation opens for by itself; null when the driver has to ask for it
 */
export function useAutomaticStart({ guidance, car, start }: Navigation, way: string | null): void {
  const started = useRef<string | null>(null);
  useEffect(() => {
    if (way === null || started.current === way || !car) return;
    started.current = way;
    if (!guidance) void start();
  }, [way, car, guidance, start]);
}
