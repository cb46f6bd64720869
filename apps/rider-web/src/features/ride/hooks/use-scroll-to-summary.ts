import { useRef, useState, type RefObject } from 'react';
import type { RideStatus } from '@groupride/contracts';
import { useAutomaticStep } from '@groupride/web-ui';

/** The page does not scroll while somebody reads or scrolls. */
const IDLE_SECONDS = 5;

/**
 * @returns a ref for the trip summary. It scrolls into view when the trip ends on an open page that nobody is using.
 */
export function useScrollToSummary(status: RideStatus): RefObject<HTMLDivElement | null> {
  const [opened] = useState(status);
  const place = useRef<HTMLDivElement>(null);
  useAutomaticStep({
    seconds: 0,
    idleSeconds: IDLE_SECONDS,
    enabled: status === 'completed' && opened !== 'completed',
    onDone: () => place.current?.scrollIntoView({ block: 'start' }),
  });
  return place;
}
