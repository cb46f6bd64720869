import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the list when the row that had it was removed; otherwise it would be at the top of the page.
 * @returns a ref for an element around the list, which needs `tabIndex={-1}`
 */
export function useFocusAfterRemoval(rows: number | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const wasRemoved = rows !== undefined && before.current !== undefined && rows < before.current;
    if (wasRemoved && document.activeElement === document.body) list.current?.focus();
    before.current = rows;
  }, [rows]);
  return list;
}
