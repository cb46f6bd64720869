import { useCallback, useRef, useState, type RefCallback } from 'react';

/**
 * For each open dialog, the element that had the focus before it, then the one before the dialog it was opened from,
 * and so on.
 */
const openersOf = new WeakMap<Element, readonly Element[]>();

function openersNow(): readonly Element[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const around = focused.closest('[role="dialog"], [role="alertdialog"]');
  return [focused, ...(around ? (openersOf.get(around) ?? []) : [])];
}

/**
 * Finds the element to focus when a dialog closes. If a dialog was opened from another one that is gone, that is the
 * element that opened the first one.
 * @returns a ref for the dialog's element, a function that finds the element to focus then, and one that finds the
 * field that took the focus when the dialog opened (`autoFocus`)
 */
export function useOpeners(open: boolean): {
  content: RefCallback<HTMLElement>;
  opener: () => HTMLElement | null;
  focusedInside: () => HTMLElement | null;
} {
  const [before, setBefore] = useState<{ open: boolean; openers: readonly Element[] }>({ open: false, openers: [] });
  if (open !== before.open) setBefore({ open, openers: open ? openersNow() : before.openers });
  const { openers } = before;
  const dialog = useRef<HTMLElement>(null);
  const content = useCallback(
    (element: HTMLElement | null) => {
      dialog.current = element;
      if (element) openersOf.set(element, openers);
    },
    [openers],
  );
  const opener = () =>
    openers.find((each): each is HTMLElement => each instanceof HTMLElement && each.isConnected) ?? null;
  const focusedInside = () => {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && dialog.current?.contains(focused) ? focused : null;
  };
  return { content, opener, focusedInside };
}
