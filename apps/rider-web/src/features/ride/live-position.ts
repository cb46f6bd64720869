import type { DriverLocationUpdate } from '@groupride/contracts';
import type { TrackView } from '@groupride/web-api-client';

export interface LivePosition {
  lat: number;
  lng: number;
  /** Degrees clockwise from north. */
  heading: number | null;
  etaMinutes: number | null;
  distanceMeters: number | null;
  /** When the server received the position. */
  timestamp: string;
}

/**
 * The newer of the fetched position and the one received by socket; null if it is unknown or hidden from the reader.
 */
export function newestPosition(track: TrackView | undefined, update: DriverLocationUpdate | null): LivePosition | null {
  const fetched: LivePosition | null =
    track?.location && track.timestamp
      ? {
          ...track.location,
          heading: track.heading ?? null,
          etaMinutes: track.etaMinutes ?? null,
          distanceMeters: track.distanceMeters ?? null,
          timestamp: track.timestamp,
        }
      : null;
  const pushed: LivePosition | null = update && {
    ...update.location,
    heading: update.heading,
    etaMinutes: update.etaMinutes,
    distanceMeters: update.distanceMeters,
    timestamp: update.timestamp,
  };
  if (!fetched || !pushed) return pushed ?? fetched;
  return Date.parse(pushed.timestamp) >= Date.parse(fetched.timestamp) ? pushed : fetched;
}
