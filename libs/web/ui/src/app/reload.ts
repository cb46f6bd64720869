import { storage } from '@groupride/web-storage';

/** Messages of Chromium and Firefox, Safari, and Vite about code or styles that did not load. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;
const RELOADED = 'groupride.reloadedAt';
/** Code that no longer exists must not reload a page again and again. */
const PAUSE_MS = 60_000;

const reloadPage = () => window.location.reload();

/** A browser may have a network without reaching the server: reloading would then replace the page with the browser's own error. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/api/config', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether an error means that code did not load: the network was lost, or a newer version is served. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/**
 * Reloads a page with missing code, at most once a minute. The network may have returned before the error was shown.
 */
export async function reloadForCode(reload: () => void = reloadPage): Promise<void> {
  const isRecent = () => Date.now() - Number(storage.get(RELOADED)) < PAUSE_MS;
  if (isRecent() || !(await isServerThere())) return;
  if (storage.set(RELOADED, String(Date.now()))) reload();
}

/** Reloads the page when the browser has a network again. @returns a function that cancels it */
export function reloadWithNetwork(reload: () => void = reloadPage): () => void {
  window.addEventListener('online', reload);
  return () => window.removeEventListener('online', reload);
}

/** For the start of a program, before it has rendered anything. */
export function reloadAfterFailedStart(error: unknown): never {
  if (isMissingCode(error)) {
    reloadWithNetwork();
    void reloadForCode();
  }
  throw error;
}
