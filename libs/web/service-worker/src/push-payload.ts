import type { PushPayload } from '@groupride/contracts';

/** The fields that every message of GroupRide has; the rest depends on its topic. */
export type ReadPayload = Partial<PushPayload> & { title: string };

/** Reads the text of a Web Push message. @returns null if the message is not from GroupRide */
export function readPayload(text: string | undefined): ReadPayload | null {
  let payload: Partial<PushPayload> | null;
  try {
    payload = JSON.parse(text ?? '') as Partial<PushPayload> | null;
  } catch {
    return null;
  }
  const title = payload?.title;
  return typeof title === 'string' && title !== '' ? { ...payload, title } : null;
}

/** The page that a message opens, which is always on GroupRide's own origin. */
export function pageOf(path: string, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin);
  return url.origin === origin ? url.href : origin;
}
