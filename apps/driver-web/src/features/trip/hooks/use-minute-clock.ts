import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The current time for texts that count minutes, milliseconds since 1970. */
export function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
