import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Actions of the person after which the focus is no longer moved. */
const NEXT = ['keydown', 'pointerdown'] as const;

/**
 * Moves the focus to a given element after the focused one has disappeared with its button or row.
 * @returns a ref for that element, and a function to call before something disappears
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(): {
  place: RefObject<Place | null>;
  expectRemoval: () => void;
} {
  const place = useRef<Place>(null);
  const isExpected = useRef(false);
  // Runs after every render, since any of them may remove the row or return the focus from a dialog.
  useEffect(() => {
    if (isExpected.current && document.activeElement === document.body) place.current?.focus();
  });
  const expectRemoval = useCallback(() => {
    isExpected.current = true;
    const stop = () => {
      isExpected.current = false;
      for (const event of NEXT) document.removeEventListener(event, stop, true);
    };
    for (const event of NEXT) document.addEventListener(event, stop, true);
  }, []);
  return { place, expectRemoval };
}
