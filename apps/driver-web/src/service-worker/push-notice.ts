import type { PushedOffer } from '@groupride/contracts';
import { readPayload } from '@groupride/web-service-worker';

/** How long a request notification is shown, as specified. */
const SHOWN_MS = 30_000;
export const ACCEPT = 'accept';

export interface NoticeData {
  path: string;
  offer?: PushedOffer;
}

export interface PushNotice {
  title: string;
  options: NotificationOptions & {
    data: NoticeData;
    vibrate: number[];
    renotify: boolean;
    actions: { action: string; title: string }[];
  };
  /** Milliseconds until the notification is removed; null if it stays. */
  shownMs: number | null;
}

/** @returns null if the message is not from GroupRide, or the offer has ended */
export function readPush(text: string | undefined, now: number): PushNotice | null {
  const payload = readPayload(text);
  if (!payload) return null;
  const { title, body = '', path = '/driver', tag = 'groupride', offer } = payload;
  return {
    title,
    options: {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag,
      renotify: true,
      silent: false,
      requireInteraction: offer !== undefined,
      vibrate: offer ? [300, 120, 300, 120, 300] : [200],
      actions: offer ? [{ action: ACCEPT, title: offer.accept }] : [],
      data: { path, ...(offer ? { offer } : {}) },
    },
    shownMs: offer ? Math.min(SHOWN_MS, Math.max(0, offer.expiresAt - now)) : null,
  };
}
