import { useEffect, useState } from 'react';
import type { RideType } from '@groupride/contracts';
import { useGetAvailabilityQuery, type RideTypeAvailability } from '@groupride/web-api-client';

const DEBOUNCE_MS = 250;
const REFRESH_MS = 30_000;

export interface TypeAvailability {
  /** Availability by ride type; empty while unknown. */
  byType: ReadonlyMap<RideType, RideTypeAvailability>;
  /** `off` for scheduled rides and before a pickup is chosen. */
  state: 'off' | 'loading' | 'ready' | 'failed';
  retry: () => void;
}

export interface AvailabilityInputs {
  pickup: { lat: number; lng: number } | null;
  /** If given, vehicles that the group could share also count. */
  destination: { lat: number; lng: number } | null;
  groupSize: number;
  /** Whether the ride starts now rather than being scheduled. */
  isNow: boolean;
}

/** How soon each ride type can reach the pickup, refreshed every 30 seconds while the page is visible. */
export function useAvailability({ pickup, destination, groupSize, isNow }: AvailabilityInputs): TypeAvailability {
  const on = isNow && pickup !== null;
  const key = on
    ? JSON.stringify({
        pickup: { lat: pickup.lat, lng: pickup.lng },
        groupSize,
        ...(destination && { destination: { lat: destination.lat, lng: destination.lng } }),
      })
    : '';
  const settledKey = useSettled(key);
  const { currentData, error, refetch } = useGetAvailabilityQuery(
    { availabilityRequest: settledKey === '' ? EMPTY : (JSON.parse(settledKey) as typeof EMPTY) },
    {
      skip: settledKey === '' || !on,
      pollingInterval: REFRESH_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: REFRESH_MS / 1000,
    },
  );
  if (!on) return { byType: new Map(), state: 'off', retry: () => undefined };
  const current = key === settledKey ? currentData : undefined;
  const failed = key === settledKey && error !== undefined && current === undefined;
  return {
    byType: new Map(current?.rideTypes.map((each) => [each.rideType, each])),
    state: current ? 'ready' : failed ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
}

const EMPTY = { pickup: { lat: 0, lng: 0 }, groupSize: 2 };

/** The value, updated once it stops changing for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
