import { registerServiceWorker } from '@groupride/web-service-worker';
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

/** Registers the service worker, listens to what it says about the trip, and hands it what this page loaded before. */
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

/** Lets a new service worker keep the answers to what this page requested before it was there, also those still on their way. */
function storeLoadedAnswers(): void {
  const stored = new Set<string>();
  const store = (url: string) => {
    if (stored.has(url) || !isWantedOffline(new URL(url).pathname)) return;
    stored.add(url);
    // A body that nobody reads keeps the request open.
    void fetch(url)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  };
  new PerformanceObserver((list) => {
    // Zero: the service worker did not see the request.
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.workerStart === 0) store(entry.name);
  }).observe({ type: 'resource', buffered: true });
}

/** Deletes what was stored for use without a network. To be called when somebody signs out. */
export async function forgetStoredAnswers(): Promise<void> {
  if ('caches' in window) await caches.delete(STORED_ANSWERS).catch(() => false);
}
