import { useState } from 'react';

export interface LostRide {
  /** Id of a ride that was taken from this driver: cancelled, or reassigned. */
  lost: number | null;
  dismiss: () => void;
  /** Announces the ride that the driver is ending, so that it does not count as lost; null for none. */
  setEnding: (rideId: number | null) => void;
}

/**
 * Detects when the active ride disappears without the driver having ended it. `activeId` is undefined until it is
 * known.
 */
export function useLostRide(activeId: number | null | undefined): LostRide {
  const [seen, setSeen] = useState<number | null>(null);
  const [ending, setEnding] = useState<number | null>(null);
  const [lost, setLost] = useState<number | null>(null);

  if (activeId !== undefined && activeId !== seen) {
    setSeen(activeId);
    if (seen !== null && seen !== ending) setLost(seen);
  }
  return { lost, dismiss: () => setLost(null), setEnding };
}
