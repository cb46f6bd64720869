import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isUnreachable } from './problem';
import { type QueryEntry, queriesIn, repeatQuery, responseOf } from './queries';

interface QueryMeta {
  readonly requestId: string;
  readonly arg?: { type?: string; queryCacheKey?: string };
}

/** Milliseconds after which an unanswered query is sent again, since a single answer can get lost. */
const LOOKS_MS = [1_500, 5_000, 15_000];

/** Whether the answer comes from the service worker's cache, which adds its age like any HTTP cache. */
const isStored = (action: unknown): boolean => responseOf(action)?.headers?.has('age') ?? false;

/**
 * Repeats queries that could not reach the server once it is reachable again: when the network returns, and whenever
 * the regular request of DeploymentWatch succeeds. Otherwise an error message would stay until somebody presses its
 * button. Queries with a cached answer are repeated as soon as any other query is answered, because nobody can see that
 * their data is old.
 */
export const repeatUnreachable: Middleware = (store) => {
  /** Requests sent before the network returned, which may still fail. */
  const early = new Set<string>();
  /** Cache keys of queries that received a cached answer. */
  const stored = new Set<string>();
  /** Scheduled retries by cache key, with their number since the last answer. */
  const looks = new Map<string, { tries: number; timer: ReturnType<typeof setTimeout> }>();
  const lookLater = (key: string) => {
    const tries = looks.get(key)?.tries ?? 0;
    clearTimeout(looks.get(key)?.timer);
    const delay = LOOKS_MS[tries];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      // Without a network a retry is useless, and the return of the network triggers one anyway.
      if (globalThis.navigator?.onLine !== false) repeat((one, query) => one === key && isUnanswered(one, query));
    }, delay);
    looks.set(key, { tries: tries + 1, timer });
  };
  const answered = (key: string) => {
    clearTimeout(looks.get(key)?.timer);
    looks.delete(key);
  };
  const repeat = (isMissing: (key: string, query: QueryEntry) => boolean) => {
    for (const [key, query] of queriesIn(store.getState()))
      if (query.status !== 'pending' && isMissing(key, query)) store.dispatch(repeatQuery(query));
  };
  const isUnanswered = (key: string, { status, error }: QueryEntry) =>
    stored.has(key) || (status === 'rejected' && isUnreachable(error));

  return (next) => (action) => {
    const result = next(action);
    if (api.internalActions.onOnline.match(action)) {
      for (const [, query] of queriesIn(store.getState())) if (query.status === 'pending') early.add(query.requestId);
      // Earlier failures say nothing about the new network.
      for (const key of looks.keys()) answered(key);
      repeat(isUnanswered);
      return result;
    }
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const { requestId, arg } = action.meta as QueryMeta;
    const key = arg?.queryCacheKey;
    const wasStored = isFulfilled(action) && isStored(action);
    const isLost = wasStored || (isRejected(action) && isUnreachable(action.payload));
    if (key !== undefined) {
      if (wasStored) stored.add(key);
      else if (isFulfilled(action)) stored.delete(key);
      if (isLost) lookLater(key);
      else if (isFulfilled(action)) answered(key);
    }
    if (early.delete(requestId) && isLost) {
      repeat((_, query) => query.requestId === requestId);
      return result;
    }
    if (!isFulfilled(action) || wasStored || !responseOf(action)) return result;
    repeat(api.endpoints.getConfig.matchFulfilled(action) ? isUnanswered : (one) => stored.has(one));
    return result;
  };
};
