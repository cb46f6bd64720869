import { STORED_ANSWERS } from './stored-answers';

/** Deletes the answers cached for offline use. Must be called on sign-out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
