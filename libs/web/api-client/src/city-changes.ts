import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { CITY_HEADER } from '@groupride/contracts';
import { api } from './api';
import { responseOf } from './queries';

type State = Parameters<ReturnType<typeof api.endpoints.getConfig.select>>[0];

const cityOf = (state: unknown): number | undefined => {
  const { data } = api.endpoints.getConfig.select()(state as State);
  return data && (data.city.map?.version ?? 0);
};

/** The city version in an answer's header; undefined if there is none. */
function namedBy(action: unknown): number | undefined {
  const named = responseOf(action)?.headers?.get(CITY_HEADER);
  return named ? Number(named) : undefined;
}

/**
 * The deployment's city can change while a page is open. When an answer names a different city, this refetches the
 * configuration and then everything that belongs to the city.
 */
export const cityChanges: Middleware = (store) => (next) => (action) => {
  const before = cityOf(store.getState());
  const result = next(action);
  if (before === undefined || !(isFulfilled(action) || isRejected(action))) return result;
  const now = cityOf(store.getState());
  if (now !== before) {
    store.dispatch(api.util.invalidateTags(['City']));
    return result;
  }
  const named = namedBy(action);
  // The configuration answer itself does not trigger another refetch.
  const asked = api.endpoints.getConfig.matchFulfilled(action) || api.endpoints.getConfig.matchRejected(action);
  if (named !== undefined && named !== now && !asked) store.dispatch(api.util.invalidateTags(['Config']));
  return result;
};
