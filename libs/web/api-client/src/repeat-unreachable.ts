import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isUnreachable } from './problem';
import { type QueryEntry, queriesIn, repeatQuery, responseOf } from './queries';

interface QueryMeta {
  readonly requestId: string;
  readonly arg?: { type?: string; queryCacheKey?: string };
}

/** After so many milliseconds an unanswered query is sent again: one answer can get lost while the server is there. */
const LOOKS_MS = [1_500, 5_000, 15_000];

/** A service worker gives the answer it has stored when nobody responds, with its age as every cache does. */
const isStored = (action: unknown): boolean => responseOf(action)?.headers?.has('age') ?? false;

/**
 * Repeats queries that reached nobody as soon as the server can be reached again: when the browser has a network, and whenever the
 * deployment answers, which DeploymentWatch asks regularly. Otherwise an error message would stay until somebody presses its button.
 * A query that got a stored answer is repeated already when any other is answered, because nobody sees that what it shows is old.
 */
export const repeatUnreachable: Middleware = (store) => {
  /** Requests from before the network returned, which may still fail. */
  const early = new Set<string>();
  /** Cache keys of the queries that were given a stored answer. */
  const stored = new Set<string>();
  /** Tries by time, by cache key; how many there were since the last answer. */
  const looks = new Map<string, { tries: number; timer: ReturnType<typeof setTimeout> }>();
  const lookLater = (key: string) => {
    const tries = looks.get(key)?.tries ?? 0;
    clearTimeout(looks.get(key)?.timer);
    const delay = LOOKS_MS[tries];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      // Without a network there is nothing to try; its return is told.
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
      // What was tried in vain before says nothing of this network.
      for (const key of [...looks.keys()]) answered(key);
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
