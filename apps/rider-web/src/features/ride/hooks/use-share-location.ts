import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { storage } from '@groupride/web-ui';
import { useSocket } from '../../../shared/socket';
import { sharedPositionsChanged, useStopSharingPositionMutation } from '../api';

export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'stop_failed';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 };
const problems: Record<number, LocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
const ANSWER_MS = 3000;
const keyOf = (rideId: number) => `groupride.share-location.${rideId}`;

/**
 * Sends the reader's position to the ride while sharing is switched on. Sharing continues after a reload in the browser
 * where it was switched on.
 * @param stored whether the server has the reader's position
 */
export function useShareLocation(
  rideId: number,
  stored: boolean | undefined,
): { on: boolean; problem: LocationProblem | null; set: (on: boolean) => void } {
  const socket = useSocket();
  const dispatch = useDispatch();
  const [stopSharing] = useStopSharingPositionMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  /** The last sent position, which must not arrive after sharing has stopped. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(false);
  const lastStored = useRef<boolean | undefined>(undefined);
  const on = wanted ?? stored ?? false;
  const sends = on && (wanted === true || storage.get(keyOf(rideId)) !== null);

  const stop = useCallback(async () => {
    // Removed first: a reload before the server answers must not go on sharing.
    storage.remove(keyOf(rideId));
    await sending.current;
    const answer = await stopSharing({ rideId });
    if (!('error' in answer)) {
      known.current = false;
      return;
    }
    // The others may still see the position, so the switch stays on.
    setProblem('stop_failed');
    setWanted(true);
    storage.set(keyOf(rideId), 'on');
  }, [stopSharing, rideId]);

  useEffect(() => {
    if (stored === lastStored.current) return;
    lastStored.current = stored;
    const wasStored = known.current;
    known.current = stored === true;
    if (!wasStored || stored !== false || !sends) return;
    // Sharing was stopped on another device. The next position from this one would start it again.
    setWanted(false);
    void stop();
  }, [stored, sends, stop]);

  useEffect(() => {
    if (!sends || !socket || !('geolocation' in navigator)) return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setProblem(null);
        const message = { rideId, lat: coords.latitude, lng: coords.longitude, ts: Math.round(timestamp) };
        sending.current = new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ANSWER_MS);
          socket.volatile.emit('riderLocation', message, () => {
            clearTimeout(timer);
            resolve();
            // Once the first position is sent, the others' positions become visible.
            if (!known.current) dispatch(sharedPositionsChanged(rideId));
          });
        });
      },
      (error) => {
        const found = problems[error.code] ?? 'unavailable';
        setProblem(found);
        if (found !== 'denied') return;
        setWanted(false);
        void stop();
      },
      OPTIONS,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [sends, socket, rideId, dispatch, stop]);

  const set = (next: boolean) => {
    const supported = 'geolocation' in navigator;
    setProblem(next && !supported ? 'unsupported' : null);
    setWanted(next && supported);
    if (next && supported) storage.set(keyOf(rideId), 'on');
    if (!next) void stop();
  };
  return { on, problem, set };
}
