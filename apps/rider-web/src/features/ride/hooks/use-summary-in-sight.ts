import { useRef, useState, type RefObject } from 'react';
import type { RideStatus } from '@groupride/contracts';
import { useAutomaticStep } from '@groupride/web-ui';

/** Somebody who reads or scrolls is left where they are. */
const IDLE_SECONDS = 5;

/** @returns where the summary of a trip stands: it comes into sight when the trip ends on an open page that nobody is using */
export function useSummaryInSight(status: RideStatus): RefObject<HTMLDivElement | null> {
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
