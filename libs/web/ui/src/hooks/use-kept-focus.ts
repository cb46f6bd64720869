import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Keeps the keyboard inside an element whose focused control disappears, for example when a step is done: the browser
 * would put the focus at the top of the page, silently for screen readers.
 * @param substitute finds the element that gets the focus then
 * @returns a ref for the element
 */
export function useKeptFocus(substitute: (element: HTMLElement) => HTMLElement | null): RefCallback<HTMLElement> {
  const find = useRef(substitute);
  find.current = substitute;
  // Outlives the listeners: refs that are merged with others are detached and attached again at each render.
  const last = useRef<EventTarget | null>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  return useCallback((element: HTMLElement | null) => {
    stop.current?.();
    stop.current = undefined;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target;
    };
    const restore = () => {
      const lost = last.current;
      if (!(lost instanceof HTMLElement) || lost.isConnected || document.activeElement !== document.body) return;
      last.current = null;
      const target = find.current(element);
      if (!target) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    };
    const observer = new MutationObserver(restore);
    element.addEventListener('focusin', onFocus);
    observer.observe(element, { childList: true, subtree: true });
    // A dialog that was opened from here returns the focus when it closes, to a control that may be gone by then.
    observer.observe(document.body, { childList: true });
    stop.current = () => {
      element.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
    restore();
  }, []);
}
