import { useCallback, useState } from 'react';

/** The height of an element, kept up to date. */
export function useHeight(): { ref: (element: HTMLElement | null) => (() => void) | undefined; pixels: number } {
  const [pixels, setPixels] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setPixels(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, pixels };
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * Whether scrolling content must be focusable itself, because it contains no focusable element and could not be
 * scrolled by keyboard.
 */
export function useScrollStop(): { ref: (content: HTMLElement | null) => (() => void) | undefined; isStop: boolean } {
  const [isStop, setIsStop] = useState(false);
  const ref = useCallback((content: HTMLElement | null) => {
    const body = content?.parentElement;
    if (!body || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setIsStop(body.scrollHeight > body.clientHeight && content.querySelector(FOCUSABLE) === null),
    );
    observer.observe(content);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return { ref, isStop };
}
