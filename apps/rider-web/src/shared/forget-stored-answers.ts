import { STORED_ANSWERS } from './stored-answers';

/** Deletes what was stored for use without a network. To be called when somebody signs out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
