import { useEffect, useState } from 'react';

/** A position that is older than this may be out of date. A phone that moves tells its position every few seconds. */
const SILENT_MS = 30_000;

/** @param at when the last position was measured, milliseconds since 1970 @returns the same when that is long ago, as an instant to show */
export function useSilentSince(at: number | undefined): string | null {
  const [silent, setSilent] = useState<number | null>(null);
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setSilent(at), Math.max(0, at + SILENT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && silent === at ? new Date(at).toISOString() : null;
}
