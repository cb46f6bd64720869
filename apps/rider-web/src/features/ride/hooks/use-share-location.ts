import { useEffect, useState } from 'react';
import { useSocket } from '../../../shared/socket';

export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 };
const problems: Record<number, LocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Sends one's own position to the ride while switched on; nobody gets it otherwise. */
export function useShareLocation(rideId: number): {
  on: boolean;
  problem: LocationProblem | null;
  set: (on: boolean) => void;
} {
  const socket = useSocket();
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);

  useEffect(() => {
    if (!on || !socket) return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setProblem(null);
        socket.volatile.emit('riderLocation', {
          rideId,
          lat: coords.latitude,
          lng: coords.longitude,
          ts: Math.round(timestamp),
        });
      },
      (error) => {
        const found = problems[error.code] ?? 'unavailable';
        setProblem(found);
        if (found === 'denied') setOn(false);
      },
      OPTIONS,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [on, socket, rideId]);

  const set = (wanted: boolean) => {
    const supported = 'geolocation' in navigator;
    setProblem(wanted && !supported ? 'unsupported' : null);
    setOn(wanted && supported);
  };
  return { on, problem, set };
}
