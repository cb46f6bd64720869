/// <reference lib="webworker" />
// Shows Web Push messages to operators whose page is closed. Nothing is cached, because operators need current data.
// Built into /sw.js.
import { openPage, pageOf } from '@groupride/web-service-worker';
import { readPush } from './push-notice';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = readPush(event.data?.text());
  if (notice) event.waitUntil(self.registration.showNotification(notice.title, notice.options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/admin' } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(openPage(self, pageOf(path, self.location.origin)));
});
