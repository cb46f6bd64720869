import { useEffect, useState } from 'react';

/** Older positions may be out of date, because a moving phone reports its position every few seconds. */
const SILENT_MS = 30_000;

/**
 * Warns when no position has arrived for too long.
 * @param at when the last position was measured, milliseconds since 1970
 * @returns that time as ISO 8601 once it is too old, otherwise null
 */
export function useSilentSince(at: number | undefined): string | null {
  const [silent, setSilent] = useState<number | null>(null);
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setSilent(at), Math.max(0, at + SILENT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && silent === at ? new Date(at).toISOString() : null;
}
