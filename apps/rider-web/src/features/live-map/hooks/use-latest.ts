import { useState } from 'react';

/**
 * The most recent of several requests. A different object counts as a new request; withdrawing a request (null) changes
 * nothing.
 */
export function useLatest<T extends object>(...wishes: readonly (T | null)[]): T | null {
  const [kept, setKept] = useState<{ wishes: readonly (T | null)[]; latest: T | null }>({
    wishes,
    latest: wishes.find((wish) => wish !== null) ?? null,
  });
  if (wishes.every((wish, index) => wish === kept.wishes[index])) return kept.latest;
  const latest = wishes.find((wish, index) => wish !== null && wish !== kept.wishes[index]) ?? kept.latest;
  setKept({ wishes, latest });
  return latest;
}
