/// <reference lib="webworker" />
// Opens the application offline with the last known state of the ride, and shows Web Push messages. Built into /sw.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openPage, pageOf, withAge } from '@groupride/web-service-worker';
import { STORED_ANSWERS } from '../shared/stored-answers';
import { isBuiltFile, isWantedOffline } from './offline-routes';
import { readPush } from './push-notice';

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
/** If a page takes longer than this, its cached copy is shown. */
const PAGE_TIMEOUT_SECONDS = 4;

/** All addresses serve the same page, so it is cached only once. */
const onePage = { cacheKeyWillBeUsed: () => Promise.resolve('/') };

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS, plugins: [onePage] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuiltFile(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS })],
  }),
);
// No time limit: an old answer is better than none, but a late one is better than an old one.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isWantedOffline(url.pathname),
  new NetworkFirst({
    cacheName: STORED_ANSWERS,
    plugins: [withAge, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 2 * DAY_SECONDS })],
  }),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = readPush(event.data?.text());
  if (notice) event.waitUntil(self.registration.showNotification(notice.title, notice.options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/' } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(openPage(self, pageOf(path, self.location.origin)));
});
