import { useSyncExternalStore } from 'react';
import { storage } from './storage';

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

const choice = (): ColorMode => (chosen ??= readChoice());

function resolve(): 'light' | 'dark' {
  const mode = choice();
  if (mode !== 'system') return mode;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

/** Puts the chosen mode on `<html>` and from then on follows the system. Call it before the first render, so that nothing flashes in the wrong colours. */
export function applyColorMode(): void {
  if (!follows) window.matchMedia?.(DARK).addEventListener('change', applyColorMode);
  follows = true;
  const mode = resolve();
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
  listeners.forEach((notify) => notify());
}

export function setColorMode(mode: ColorMode): void {
  chosen = mode;
  storage.set(KEY, mode);
  applyColorMode();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The chosen mode, and the one that is showing. */
export function useColorMode(): { mode: ColorMode; resolved: 'light' | 'dark'; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, choice, choice);
  const resolved = useSyncExternalStore(subscribe, resolve, resolve);
  return { mode, resolved, setMode: setColorMode };
}
