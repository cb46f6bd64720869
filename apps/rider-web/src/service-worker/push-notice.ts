import type { PushPayload } from '@groupride/contracts';

export interface PushNotice {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

/** @returns null for a message that is not one of ours */
export function readPush(text: string | undefined): PushNotice | null {
  let payload: Partial<PushPayload>;
  try {
    payload = JSON.parse(text ?? '') as Partial<PushPayload>;
  } catch {
    return null;
  }
  const { title, body = '', path = '/', tag } = payload ?? {};
  if (typeof title !== 'string' || title === '') return null;
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

/** The page that a message opens, which is always one of ours. */
export function pageOf(path: string, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin);
  return url.origin === origin ? url.href : origin;
}
