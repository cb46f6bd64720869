import { useState } from 'react';

/** Of several wishes the one that came last; each is told from the one before by being another object. A wish that is taken back changes nothing. */
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
