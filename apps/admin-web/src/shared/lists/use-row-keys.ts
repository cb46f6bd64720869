import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const linksOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * J and K move the focus between the rows of a table, unless somebody types or a dialog is open.
 * @param targetsOf the elements to focus, by default each row's link; must stay the same function
 */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  targetsOf: (table: HTMLElement) => HTMLElement[] = linksOf,
): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const rows = table.current ? targetsOf(table.current) : [];
      const current = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
      const next = current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step));
      const row = rows[next];
      if (!row) return;
      event.preventDefault();
      row.focus();
      row.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [table, targetsOf]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(input|textarea|select)$/i.test(target.tagName) || target.isContentEditable);
