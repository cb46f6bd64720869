import { useState } from 'react';
import type { RideView } from '@groupride/web-api-client';

type Trip = Pick<RideView, 'id' | 'run'>;

interface Groups {
  /** All rides of the trip. */
  all: readonly number[];
  /** Rides whose pickup is still ahead. */
  waiting: readonly number[];
}

export interface ChangedGroups {
  /** Rides that joined the trip since the driver last dismissed the notice, and are still waiting. */
  added: readonly number[];
  /** Rides that are no longer picked up. */
  removed: readonly number[];
  dismiss: () => void;
}

/**
 * Detects when other groups join or drop out of the current trip. `ride` is undefined while unknown, and null without a
 * ride.
 */
export function useChangedGroups(ride: Trip | null | undefined): ChangedGroups {
  const [seen, setSeen] = useState<Groups | null>(null);
  const [added, setAdded] = useState<readonly number[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const now = ride && groupsOf(ride);

  if (now !== undefined && keyOf(now) !== keyOf(seen)) {
    setSeen(now);
    const isSameTrip = now !== null && seen !== null && now.all.some((id) => seen.all.includes(id));
    const joined = isSameTrip ? now.waiting.filter((id) => !seen.all.includes(id)) : [];
    const left = isSameTrip ? skippedIn(ride).filter((id) => seen.waiting.includes(id)) : [];
    setAdded(isSameTrip ? [...added.filter((id) => now.waiting.includes(id)), ...joined] : []);
    setRemoved(isSameTrip ? [...removed, ...left] : []);
  }
  const dismiss = () => {
    setAdded([]);
    setRemoved([]);
  };
  return { added, removed, dismiss };
}

const pickupsOf = (ride: Trip | null | undefined) => (ride?.run?.stops ?? []).filter(({ kind }) => kind === 'pickup');
const skippedIn = (ride: Trip | null | undefined) =>
  pickupsOf(ride)
    .filter(({ state }) => state === 'skipped')
    .map(({ rideId }) => rideId);

function groupsOf(ride: Trip): Groups {
  const pickups = pickupsOf(ride);
  if (pickups.length === 0) return { all: [ride.id], waiting: [] };
  const waiting = pickups.filter(({ state }) => state === 'current' || state === 'ahead');
  return { all: pickups.map(({ rideId }) => rideId), waiting: waiting.map(({ rideId }) => rideId) };
}

const keyOf = (groups: Groups | null) => groups && `${groups.all.join()} ${groups.waiting.join()}`;
