import { useEffect, useRef, useState } from 'react';
import { poseBetween, type Pose } from './motion';

/**
 * A movement takes as long as the interval between fixes, within these limits, so that the car neither rushes nor lags.
 */
const SHORTEST_MS = 300;
const LONGEST_MS = 2500;

/** Animates a marker from fix to fix. `still` (reduced motion) shows each fix immediately. */
export function useSmoothPose(target: Pose, still: boolean): Pose {
  const [pose, setPose] = useState(target);
  const shown = useRef(target);
  const lastFix = useRef(0);
  const { lat, lng } = target.position;
  const { heading } = target;

  useEffect(() => {
    const goal: Pose = { position: { lat, lng }, heading };
    const begin = performance.now();
    const lasts = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, begin - lastFix.current));
    lastFix.current = begin;
    const from = shown.current;
    const show = (next: Pose) => {
      shown.current = next;
      setPose(next);
    };
    if (still) {
      show(goal);
      return;
    }
    let frame = requestAnimationFrame(function step(now) {
      const fraction = Math.min(1, (now - begin) / lasts);
      show(poseBetween(from, goal, fraction));
      if (fraction < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [lat, lng, heading, still]);

  return pose;
}
