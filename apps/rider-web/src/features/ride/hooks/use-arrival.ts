import { useEffect, useRef, useState } from 'react';
import { serverNow, type RideView } from '@groupride/web-api-client';
import { useMedia } from '@groupride/web-ui';
import { hasArrived } from '../../../shared/ride-texts';
import { signalArrival } from '../arrival-signal';

/** Older arrivals are shown without a sound when the page is opened. */
const FRESH_MS = 60_000;

type WatchedRide = Pick<RideView, 'id' | 'status' | 'arrivedAt'>;

/** The driver's arrival until the rider acknowledges it. It is signaled once. */
export function useArrival(ride: WatchedRide | undefined): { arrivedAt: string | null; answer: () => void } {
  const motionless = useMedia('(prefers-reduced-motion: reduce)');
  const [answered, setAnswered] = useState<string | null>(null);
  const signaled = useRef<string>(undefined);
  const arrivedAt = ride && hasArrived(ride) ? (ride.arrivedAt ?? null) : null;
  const key = arrivedAt && `${ride?.id} ${arrivedAt}`;
  useEffect(() => {
    if (!key || !arrivedAt || signaled.current === key) return;
    signaled.current = key;
    if (serverNow() - Date.parse(arrivedAt) < FRESH_MS) signalArrival({ motionless });
  }, [key, arrivedAt, motionless]);
  return { arrivedAt: key === answered ? null : arrivedAt, answer: () => setAnswered(key) };
}
