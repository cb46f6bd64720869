import { readPayload } from '@groupride/web-service-worker';

export interface PushNotice {
  title: string;
  options: NotificationOptions & { data: { path: string }; vibrate: number[]; renotify: boolean };
}

/**
 * Reads a push message. Emergency notifications stay visible until they are pressed.
 * @returns null if the message is not from GroupRide
 */
export function readPush(text: string | undefined): PushNotice | null {
  const payload = readPayload(text);
  if (!payload) return null;
  const { title, body = '', path = '/admin', tag = 'groupride' } = payload;
  return {
    title,
    options: {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag,
      renotify: true,
      silent: false,
      requireInteraction: true,
      vibrate: [400, 150, 400, 150, 400],
      data: { path },
    },
  };
}
