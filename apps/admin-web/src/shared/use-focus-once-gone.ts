import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** What a person does next: from then on the focus is theirs. */
const NEXT = ['keydown', 'pointerdown'] as const;

/**
 * Where the keyboard goes on once what had the focus has gone, with its button or its row.
 *
 * @returns the place to go on from, and what is called when something is about to go
 */
export function useFocusOnceGone<Place extends HTMLElement>(): { place: RefObject<Place | null>; goes: () => void } {
  const place = useRef<Place>(null);
  const going = useRef(false);
  // After each rendering: which one takes the row away, and when a dialog has given the focus back to it, is not known.
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
