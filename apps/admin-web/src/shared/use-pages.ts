import { useState } from 'react';

/**
 * Cursor pagination that remembers the starts of earlier pages for going back. A changed `filter` returns to the first
 * page.
 */
export function usePages<Cursor extends string | number>(filter: string | undefined) {
  const [starts, setStarts] = useState<Cursor[]>([]);
  const [filtered, setFiltered] = useState(filter);
  if (filtered !== filter) {
    setFiltered(filter);
    setStarts([]);
  }
  return {
    /** Cursor of this page; undefined on the first one. */
    start: filtered === filter ? starts.at(-1) : undefined,
    /** @param next cursor of the next page from this page's answer; null if unknown, or on the last page */
    pagination: (next: Cursor | null | undefined) => ({
      page: starts.length + 1,
      toNext: next === null || next === undefined ? null : () => setStarts([...starts, next]),
      toPrevious: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : null,
    }),
  };
}
