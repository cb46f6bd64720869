import type { LatLng } from '@groupride/geo';

export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const problems: Record<number, LocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 600_000 };

/** Asks the device for its position once. */
export function locate(): Promise<{ position: LatLng } | { problem: LocationProblem }> {
  if (!('geolocation' in navigator)) return Promise.resolve({ problem: 'unsupported' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ problem: problems[code] ?? 'unavailable' }),
      OPTIONS,
    );
  });
}
