import { useEffect, useState } from 'react';
import { storage } from '@groupride/web-ui';
import { useOutbox, useOutboxState } from '../../../shared/outbox/outbox-context';

/** A completed trip whose payment summary the driver has not dismissed. */
export interface PaidTrip {
  rideId: number;
  /** Decimal string. */
  fare: string;
  /** Cash received, decimal string; null if riders pay by card. */
  cash: string | null;
  /** Milliseconds since 1970. */
  completedAt: number;
}

/** A summary from an earlier shift is no longer shown. */
const SHOWN_FOR = 12 * 3_600_000;

/**
 * The last completed trip, kept across reloads until it is dismissed or the driver drives another ride.
 * @param activeId the ride that the driver drives
 */
export function usePaidTrip(driverId: number, activeId: number | undefined) {
  const key = `groupride.paid.${driverId}`;
  const [paid, setPaid] = useState(() => stored(storage.get(key), Date.now()));
  const keep = (next: PaidTrip | null) => {
    setPaid(next);
    storage.set(key, JSON.stringify(next));
  };
  const outbox = useOutbox();
  const { refused } = useOutboxState();
  const refusedEndsOf = (rideId: number | undefined) =>
    refused.filter(({ step }) => step.kind === 'completed' && step.rideId === rideId);
  const isOutdated = paid !== null && activeId !== undefined && activeId !== paid.rideId;
  const isRefused = refusedEndsOf(paid?.rideId).length > 0;
  const isOver = isRefused || isOutdated;
  // When the server refused the completion, the driver gets the ride back.
  useEffect(() => {
    if (!isOver) return;
    setPaid(null);
    storage.remove(key);
  }, [isOver, key]);
  return {
    paid,
    complete: (trip: Omit<PaidTrip, 'completedAt'>) => {
      // This completion replaces one that the server refused.
      for (const { step } of refusedEndsOf(trip.rideId)) outbox.dismiss(step.id);
      keep({ ...trip, completedAt: Date.now() });
    },
    dismiss: () => keep(null),
  };
}

function stored(text: string | null, now: number): PaidTrip | null {
  try {
    const trip = JSON.parse(text ?? 'null') as PaidTrip | null;
    return trip && now - trip.completedAt < SHOWN_FOR ? trip : null;
  } catch {
    return null;
  }
}
