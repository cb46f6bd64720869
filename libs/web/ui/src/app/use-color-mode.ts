// Separate from color-mode.ts, because a page's first paint takes its colors from there before React is loaded.
import { useSyncExternalStore } from 'react';
import { chosenColorMode, onColorMode, setColorMode, shownColorMode, type ColorMode } from './color-mode';

/** The chosen mode, and the one that is showing. */
export function useColorMode(): { mode: ColorMode; resolved: 'light' | 'dark'; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(onColorMode, chosenColorMode, chosenColorMode);
  const resolved = useSyncExternalStore(onColorMode, shownColorMode, () => 'light' as const);
  return { mode, resolved, setMode: setColorMode };
}
