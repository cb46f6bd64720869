import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds since 1970, for texts that count time.
 * @param everyMs how often it is read again
 * @param read the clock, by default that of this device
 */
export function useNow(everyMs: number, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
  return now;
}
