import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface CountdownOptions {
  /** Whole seconds to count from. Ignored when `until` is given. */
  seconds: number;
  /** Epoch milliseconds at which the countdown ends, for deadlines set by the server. */
  until?: number;
  /** Whether the countdown runs (default true). */
  running?: boolean;
  /** Called once at zero. */
  onDone?: () => void;
}

export interface Countdown {
  /** Whole seconds left, rounded up, never negative. */
  left: number;
  /** Restarts from `seconds`. */
  restart: () => void;
}

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Counts down to a deadline on the clock, so that a throttled background tab is correct again when it wakes. */
export function useCountdown({ seconds, until, running = true, onDone }: CountdownOptions): Countdown {
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState(() => (until === undefined ? seconds : secondsUntil(until)));
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  // Before the browser paints: zero would show for a moment when a countdown gets its seconds later.
  useLayoutEffect(() => {
    if (!running) return;
    const deadline = until ?? Date.now() + seconds * 1000;
    const tick = () => {
      const now = secondsUntil(deadline);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      done.current?.();
    };
    const timer = setInterval(tick, 250);
    setLeft(secondsUntil(deadline));
    return () => clearInterval(timer);
  }, [seconds, until, running, round]);

  const restart = useCallback(() => setRound((n) => n + 1), []);
  return { left, restart };
}
