import { readPayload } from '@groupride/web-service-worker';

export interface PushNotice {
  title: string;
  options: NotificationOptions & { data: { path: string }; vibrate: number[]; renotify: boolean };
}

/** An emergency stays on the screen until somebody presses it. @returns null for a message that is not one of ours */
export function readPush(text: string | undefined): PushNotice | null {
  const payload = readPayload(text);
  if (!payload) return null;
  const { title, body = '', path = '/admin', tag = 'groupride' } = payload;
  return {
    title,
    options: {
      ...{ body, icon: '/icon-192.png', badge: '/icon-192.png', tag },
      ...{ renotify: true, silent: false, requireInteraction: true, vibrate: [400, 150, 400, 150, 400] },
      data: { path },
    },
  };
}
