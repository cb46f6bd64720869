import { readPayload } from '@groupride/web-service-worker';

export interface PushNotice {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

/** @returns null if the message is not from GroupRide */
export function readPush(text: string | undefined): PushNotice | null {
  const payload = readPayload(text);
  if (!payload) return null;
  const { title, body = '', path = '/', tag } = payload;
  return {
    title,
    options: {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
      ...(tag === undefined ? {} : { tag }),
    },
  };
}
