import { STORED_ANSWERS } from './stored-answers';

/** Registers the service worker once the page is loaded, so that it competes with nothing. Only in production builds. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Deletes what was stored for use without a network. To be called when somebody signs out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
