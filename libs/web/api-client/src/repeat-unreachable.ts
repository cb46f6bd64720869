import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isUnreachable } from './problem';
import { queriesIn, repeatQuery } from './queries';

/**
 * Repeats queries that reached nobody as soon as the server can be reached again: when the browser has a network, and whenever the
 * deployment answers, which DeploymentWatch asks regularly. Otherwise an error message would stay until somebody presses its button.
 */
export const repeatUnreachable: Middleware = (store) => {
  /** Requests from before the network returned, which may still fail. */
  const early = new Set<string>();
  return (next) => (action) => {
    const result = next(action);
    const online = api.internalActions.onOnline.match(action);
    if (online || api.endpoints.getConfig.matchFulfilled(action)) {
      for (const [, query] of queriesIn(store.getState())) {
        if (online && query.status === 'pending') early.add(query.requestId);
        if (query.status === 'rejected' && isUnreachable(query.error)) store.dispatch(repeatQuery(query));
      }
      return result;
    }
    if (!isFulfilled(action) && !isRejected(action)) return result;
    const { requestId } = action.meta;
    if (!early.delete(requestId) || !isRejected(action) || !isUnreachable(action.payload)) return result;
    const failed = queriesIn(store.getState()).find(([, query]) => query.requestId === requestId);
    if (failed) store.dispatch(repeatQuery(failed[1]));
    return result;
  };
};
