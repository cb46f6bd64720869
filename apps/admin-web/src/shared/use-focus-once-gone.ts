import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** After the person's next action, the focus is no longer moved. */
const NEXT = ['keydown', 'pointerdown'] as const;

/**
 * Moves the focus to a given element after the focused one has disappeared with its button or row.
 * @returns a ref for that element, and a function to call before something disappears
 */
export function useFocusOnceGone<Place extends HTMLElement>(): { place: RefObject<Place | null>; goes: () => void } {
  const place = useRef<Place>(null);
  const going = useRef(false);
  // Runs after every render, since any of them may remove the row or return the focus from a dialog.
  useEffect(() => {
    if (going.current && document.activeElement === document.body) place.current?.focus();
  });
  const goes = useCallback(() => {
    going.current = true;
    const theirs = () => {
      going.current = false;
      for (const event of NEXT) document.removeEventListener(event, theirs, true);
    };
    for (const event of NEXT) document.addEventListener(event, theirs, true);
  }, []);
  return { place, goes };
}
