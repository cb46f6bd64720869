import { useCallback, useState, type RefCallback } from 'react';

/** Of each dialog that is shown: what had the focus before it, and before the dialog it was opened from, and so on. */
const openersOf = new WeakMap<Element, readonly Element[]>();

function openersNow(): readonly Element[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const around = focused.closest('[role="dialog"], [role="alertdialog"]');
  return [focused, ...(around ? (openersOf.get(around) ?? []) : [])];
}

/**
 * Where the focus goes when a dialog closes. A dialog that took the place of another one was opened from something that is gone with it; then
 * the focus goes to what opened the first.
 * @returns a ref for the dialog's element, and what finds the place
 */
export function useOpeners(open: boolean): { content: RefCallback<HTMLElement>; opener: () => HTMLElement | null } {
  const [before, setBefore] = useState<{ open: boolean; openers: readonly Element[] }>({ open: false, openers: [] });
  if (open !== before.open) setBefore({ open, openers: open ? openersNow() : before.openers });
  const { openers } = before;
  const content = useCallback(
    (element: HTMLElement | null) => {
      if (element) openersOf.set(element, openers);
    },
    [openers],
  );
  const opener = () =>
    openers.find((each): each is HTMLElement => each instanceof HTMLElement && each.isConnected) ?? null;
  return { content, opener };
}
