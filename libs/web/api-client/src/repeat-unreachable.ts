import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isUnreachable } from './problem';
import { type QueryEntry, queriesIn, repeatQuery, responseOf } from './queries';

interface QueryMeta {
  readonly requestId: string;
  readonly arg?: { type?: string; queryCacheKey?: string };
}

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
      repeat(isUnanswered);
      return result;
    }
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const { requestId, arg } = action.meta as QueryMeta;
    const key = arg?.queryCacheKey;
    const wasStored = isFulfilled(action) && isStored(action);
    if (key !== undefined && isFulfilled(action)) {
      if (wasStored) stored.add(key);
      else stored.delete(key);
    }
    if (early.delete(requestId) && (wasStored || (isRejected(action) && isUnreachable(action.payload)))) {
      repeat((_, query) => query.requestId === requestId);
      return result;
    }
    if (!isFulfilled(action) || wasStored || !responseOf(action)) return result;
    repeat(api.endpoints.getConfig.matchFulfilled(action) ? isUnanswered : (one) => stored.has(one));
    return result;
  };
};
