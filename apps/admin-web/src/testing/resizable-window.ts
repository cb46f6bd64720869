import { act } from '@testing-library/react';

/** Lets every media query match as told, as when a window is wide. @returns changes that, as resizing or turning the device does */
export function resizableWindow(isWide: boolean): (isWide: boolean) => void {
  const queries = new EventTarget();
  let matches = isWide;
  window.matchMedia = (() => ({
    get matches() {
      return matches;
    },
    addEventListener: queries.addEventListener.bind(queries),
    removeEventListener: queries.removeEventListener.bind(queries),
  })) as unknown as typeof window.matchMedia;
  return (now) => {
    matches = now;
    act(() => void queries.dispatchEvent(new Event('change')));
  };
}
