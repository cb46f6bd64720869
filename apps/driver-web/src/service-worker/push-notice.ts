import type { PushedOffer } from '@groupride/contracts';
import { readPayload } from '@groupride/web-service-worker';

/** The specified time that a request stays on the screen. */
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
  /** Milliseconds until it is taken from the screen; null: it stays. */
  shownMs: number | null;
}

/** @returns null for a message that is not one of ours, and for an offer that is over */
export function readPush(text: string | undefined, now: number): PushNotice | null {
  const payload = readPayload(text);
  if (!payload) return null;
  const { title, body = '', path = '/driver', tag = 'groupride', offer } = payload;
  return {
    title,
    options: {
      ...{ body, icon: '/icon-192.png', badge: '/icon-192.png', tag, renotify: true, silent: false },
      requireInteraction: offer !== undefined,
      vibrate: offer ? [300, 120, 300, 120, 300] : [200],
      actions: offer ? [{ action: ACCEPT, title: offer.accept }] : [],
      data: { path, ...(offer ? { offer } : {}) },
    },
    shownMs: offer ? Math.min(SHOWN_MS, Math.max(0, offer.expiresAt - now)) : null,
  };
}
