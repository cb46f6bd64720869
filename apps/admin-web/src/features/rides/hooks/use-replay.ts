import { useEffect, useState } from 'react';
import type { Replay } from '../replay';

/** Milliseconds between two frames. */
const FRAME_MS = 100;

/** Playback speeds, as multiples of real time. */
export const REPLAY_SPEEDS = [10, 30, 60] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface ReplayControls {
  /** Milliseconds from the start of the replay. */
  place: number;
  playing: boolean;
  speed: ReplaySpeed;
  setSpeed: (speed: ReplaySpeed) => void;
  seek: (place: number) => void;
  /** Plays or pauses. At the end it starts again. */
  toggle: () => void;
}

/** Plays the replay of a ride until its end. */
export function useReplay(replay: Replay | null): ReplayControls {
  const [place, setPlace] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(30);
  const end = replay?.length ?? 0;
  const playing = wanted && place < end;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setPlace((from) => Math.min(end, from + FRAME_MS * speed)), FRAME_MS);
    return () => clearInterval(timer);
  }, [playing, speed, end]);
  return {
    place,
    playing,
    speed,
    setSpeed,
    seek(to) {
      setWanted(false);
      setPlace(Math.min(end, Math.max(0, to)));
    },
    toggle() {
      if (!playing && place >= end) setPlace(0);
      setWanted(!playing);
    },
  };
}
