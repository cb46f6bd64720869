import { storage } from '@groupride/web-storage';

export type ColorMode = 'light' | 'dark' | 'system';

const KEY = 'groupride.color-mode';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let chosen: ColorMode | undefined;
let follows = false;

function readChoice(): ColorMode {
  const stored = storage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export const chosenColorMode = (): ColorMode => (chosen ??= readChoice());

/** The mode that is showing. */
export function shownColorMode(): 'light' | 'dark' {
  const mode = chosenColorMode();
  if (mode !== 'system') return mode;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

/** Puts the chosen mode on `<html>` and from then on follows the system. Paper is always light. Call it before the first render, so that nothing flashes in the wrong colors. */
export function applyColorMode(): void {
  if (!follows) {
    window.matchMedia?.(DARK).addEventListener('change', applyColorMode);
    // Listeners are not told: a map that loads another style would be printed half drawn.
    window.addEventListener('beforeprint', () => putOnPage('light'));
    window.addEventListener('afterprint', () => putOnPage(shownColorMode()));
  }
  follows = true;
  putOnPage(shownColorMode());
  listeners.forEach((notify) => notify());
}

function putOnPage(mode: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
}

export function setColorMode(mode: ColorMode): void {
  chosen = mode;
  storage.set(KEY, mode);
  applyColorMode();
}

/** @returns ends it */
export function onColorMode(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
