import { isWantedOffline } from '../../service-worker/offline-routes';
import { FRESHNESS, STORED_ANSWERS, type FreshnessMessage } from './stored-answers';

let staleSince: number | null = null;
const observers = new Set<() => void>();

/** Since when the trip on the page is out of date; null while it is fresh. */
export const tripStaleSince = {
  current: () => staleSince,
  subscribe(onChange: () => void) {
    observers.add(onChange);
    return () => observers.delete(onChange);
  },
};

/** Registers the service worker once the page is loaded, so that it competes with nothing. Only in production builds. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FreshnessMessage>) => {
    if (data?.type !== FRESHNESS) return;
    staleSince = data.staleSince;
    observers.forEach((notify) => notify());
  });
  navigator.serviceWorker.startMessages();
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void storeLoadedAnswers(), { once: true });
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Lets a new service worker keep the answers that this page received before it was there. */
async function storeLoadedAnswers(): Promise<void> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const wanted = new Set(urls.filter((url) => isWantedOffline(new URL(url).pathname)));
  await Promise.allSettled([...wanted].map((url) => fetch(url)));
}

/** Deletes what was stored for use without a network. To be called when somebody signs out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
