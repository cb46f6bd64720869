import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { storage } from '@groupride/web-storage';
import { responseOf } from './queries';

const SECOND_MS = 1000;

const KEY = 'groupride.clock-offset';

/** The server's clock minus this device's, in milliseconds. Kept for reloads without a network. */
let offset = Number(storage.get(KEY)) || 0;

function setOffset(next: number): void {
  offset = next;
  if (next === 0) storage.remove(KEY);
  else storage.set(KEY, String(next));
}

/** The current time by the server's clock, which sets deadlines and dates positions. This device's clock may be wrong. */
export const serverNow = (): number => Date.now() + offset;

/** When an instant of the server is reached by this device's clock, in milliseconds. */
export const deviceTimeOf = (instant: string): number => Date.parse(instant) - offset;

/**
 * Corrects the offset by an answer whose header names a whole second, reached between request and answer. A known
 * offset that this allows stays, so that a slow network does not move it.
 */
function adjust(namedSecond: number, { sent, received }: { sent: number; received: number }): void {
  const [least, most] = [namedSecond - received, namedSecond + SECOND_MS - sent];
  const isPossible = (difference: number) => difference >= least && difference <= most;
  if (!isPossible(offset)) setOffset(isPossible(0) ? 0 : (least + most) / 2);
}

/** Compares this device's clock with the server's at every answer. */
export const serverClock: Middleware = () => {
  const sentAt = new Map<string, number>();
  return (next) => (action) => {
    const result = next(action);
    if (isPending(action)) sentAt.set(action.meta.requestId, Date.now());
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const { requestId } = action.meta;
    const sent = sentAt.get(requestId);
    sentAt.delete(requestId);
    const headers = responseOf(action)?.headers;
    const named = Date.parse(headers?.get('date') ?? '');
    // An answer from the service worker's cache has an age.
    if (sent !== undefined && !Number.isNaN(named) && !headers?.has('age'))
      adjust(named, { sent, received: Date.now() });
    return result;
  };
};
