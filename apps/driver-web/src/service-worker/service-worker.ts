/// <reference lib="webworker" />
// Opens the driver app offline with the last known state of the trip, and shows Web Push messages. Built into /sw.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openPage, pageOf, withAge } from '@groupride/web-service-worker';
import { FRESHNESS, STORED_ANSWERS, type FreshnessMessage } from '../shared/offline/stored-answers';
import { isActiveRide, isBuiltFile, isWantedOffline } from './offline-routes';
import { ACCEPT, readPush, type NoticeData } from './push-notice';

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the build. */
declare const BUILT_FILES: readonly string[];

const DAY_SECONDS = 24 * 60 * 60;
/** If a page or an answer takes longer than this, its cached copy is used. */
const TIMEOUT_SECONDS = 4;
const PAGE = '/driver';

/** All addresses serve the same page, so it is cached only once. */
const onePage = { cacheKeyWillBeUsed: () => Promise.resolve(PAGE) };

const tell = async (message: FreshnessMessage) => {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
};

/** Tells pages the age of the trip that they receive. */
const freshness = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) => {
    const at = Date.parse(cachedResponse?.headers.get('date') ?? '');
    if (cachedResponse && isActiveRide(new URL(request.url).pathname))
      await tell({ type: FRESHNESS, staleSince: Number.isNaN(at) ? 0 : at });
    return cachedResponse ?? null;
  },
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (isActiveRide(new URL(request.url).pathname)) await tell({ type: FRESHNESS, staleSince: null });
    return response;
  },
};

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: TIMEOUT_SECONDS, plugins: [onePage] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuiltFile(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS })],
  }),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isWantedOffline(url.pathname),
  new NetworkFirst({
    cacheName: STORED_ANSWERS,
    plugins: [freshness, withAge, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 2 * DAY_SECONDS })],
  }),
);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeApp());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Stores the whole app on installation, because a driver may lose the network during the first ride. */
async function storeApp(): Promise<void> {
  const [page, files] = await Promise.all([caches.open('page'), caches.open('files')]);
  const missing = await Promise.all(BUILT_FILES.map(async (file) => ((await files.match(file)) ? null : file)));
  await Promise.all([page.add(PAGE), files.addAll(missing.filter((file) => file !== null))]);
}

self.addEventListener('push', (event) => {
  const notice = readPush(event.data?.text(), Date.now());
  if (!notice) return;
  const { title, options, shownMs } = notice;
  event.waitUntil(
    (async () => {
      await self.registration.showNotification(title, options);
      if (shownMs === null) return;
      await new Promise((resolve) => setTimeout(resolve, shownMs));
      for (const shown of await self.registration.getNotifications({ tag: options.tag ?? '' })) shown.close();
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, offer } = event.notification.data as NoticeData;
  const url = pageOf(path, self.location.origin);
  event.waitUntil(
    (async () => {
      if (event.action === ACCEPT && offer && !(await accept(offer)))
        await self.registration.showNotification(offer.failed, { icon: '/icon-192.png', data: { path } });
      await openPage(self, url);
    })(),
  );
});

/** Accepts the offer with this browser's session. @returns whether the ride now belongs to this driver */
async function accept({ rideId, driverId }: { rideId: number; driverId: number }): Promise<boolean> {
  const answer = await fetch(`/api/rides/${rideId}/accept/${driverId}`, { method: 'POST' }).catch(() => null);
  return answer?.ok ?? false;
}
