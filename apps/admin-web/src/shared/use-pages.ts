import { useState } from 'react';

/** Page after page of a list: where the pages before began is the way back. Another `filter` begins with the first page again. */
export function usePages<Cursor extends string | number>(filter: string | undefined) {
  const [starts, setStarts] = useState<Cursor[]>([]);
  const [filtered, setFiltered] = useState(filter);
  if (filtered !== filter) {
    setFiltered(filter);
    setStarts([]);
  }
  return {
    /** Where this page begins; undefined on the first one. */
    start: filtered === filter ? starts.at(-1) : undefined,
    /** @param next where the next page begins, as the answer of this one says; null while that is not known, or there is none */
    pagination: (next: Cursor | null | undefined) => ({
      page: starts.length + 1,
      toNext: next === null || next === undefined ? null : () => setStarts([...starts, next]),
      toPrevious: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : null,
    }),
  };
}
