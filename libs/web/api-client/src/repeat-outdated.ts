import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { type ApiState, queriesIn, repeatQuery } from './queries';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** Metadata of a query's action; `condition` means that it was not sent, because the same query was pending. */
interface QueryMeta {
  readonly requestId: string;
  readonly condition?: boolean;
  readonly arg?: { type?: string; queryCacheKey?: string; forceRefetch?: unknown };
}

/**
 * Repeats a query whose answer may be older than a change. RTK Query does not resend a pending query when a tag is
 * invalidated or `refetch` is called, but the server may have answered before the change. (RTK Query's invalidation
 * behavior "delayed" waits for all requests of the page, so that one hanging request blocks every update.)
 */
export const repeatOutdated: Middleware = (store) => {
  /** Pending requests that must be repeated. */
  const outdated = new Set<string>();
  /** Tags invalidated during each first request, which has no tags of its own before it is answered. */
  const untagged = new Map<string, Tags[number][]>();
  const firstRequests = () =>
    queriesIn(store.getState()).filter(([, { status, data }]) => status === 'pending' && data === undefined);

  return (next) => (action) => {
    const result = next(action);
    if (api.util.invalidateTags.match(action)) {
      for (const [, { requestId }] of firstRequests())
        untagged.set(requestId, [...(untagged.get(requestId) ?? []), ...action.payload]);
      return result;
    }
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const { requestId, condition, arg } = action.meta as QueryMeta;
    if (arg?.type === 'mutation') {
      // Only RTK Query knows which tags the mutation invalidates.
      for (const [, first] of firstRequests()) outdated.add(first.requestId);
      return result;
    }
    const key = arg?.queryCacheKey;
    const query = queriesIn(store.getState()).find(([name]) => name === key)?.[1];
    if (key === undefined || !query) return result;
    if (condition) {
      if (query.status === 'pending' && arg?.forceRefetch) outdated.add(query.requestId);
      return result;
    }
    const tags = untagged.get(requestId) ?? [];
    untagged.delete(requestId);
    const isInvalidated = () =>
      api.util
        .selectInvalidatedBy(store.getState() as ApiState, tags)
        .some(({ queryCacheKey }) => queryCacheKey === key);
    if (outdated.delete(requestId) || (tags.length > 0 && isInvalidated())) store.dispatch(repeatQuery(query));
    return result;
  };
};
