import { useState } from 'react';

export interface LostRide {
  /** Number of a ride that was taken from this driver: cancelled, or given to somebody else. */
  lost: number | null;
  dismiss: () => void;
  /** Say which ride this driver is ending by their own doing, so that it does not count as lost. Null: none. */
  setEnding: (rideId: number | null) => void;
}

/** Notices when the active ride disappears without the driver having ended it. `activeId` is undefined until it is known. */
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
