import { registerServiceWorker } from '@groupride/web-service-worker';
import { isWantedOffline } from '../../service-worker/offline-routes';
import { FRESHNESS, STORED_ANSWERS, type FreshnessMessage } from './stored-answers';

let staleSince: number | null = null;
const observers = new Set<() => void>();

/** When the trip on the page became outdated; null while it is fresh. */
export const tripStaleSince = {
  current: () => staleSince,
  subscribe(onChange: () => void) {
    observers.add(onChange);
    return () => observers.delete(onChange);
  },
};

/**
 * Registers the service worker, listens to its messages about the trip, and lets it store what this page loaded
 * earlier.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FreshnessMessage>) => {
    if (data?.type !== FRESHNESS) return;
    staleSince = data.staleSince;
    observers.forEach((notify) => notify());
  });
  navigator.serviceWorker.startMessages();
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', storeLoadedAnswers, { once: true });
  registerServiceWorker();
}

/** Repeats the page's earlier requests, including pending ones, so that a new service worker can store the answers. */
function storeLoadedAnswers(): void {
  const stored = new Set<string>();
  const store = (url: string) => {
    if (stored.has(url) || !isWantedOffline(new URL(url).pathname)) return;
    stored.add(url);
    // An unread body would keep the request open.
    void fetch(url)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  };
  new PerformanceObserver((list) => {
    // Zero means that the service worker did not handle the request.
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.workerStart === 0) store(entry.name);
  }).observe({ type: 'resource', buffered: true });
}

/** Deletes the answers cached for offline use. Must be called on sign-out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
