import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { CITY_HEADER } from '@groupride/contracts';
import { api } from './api';
import { responseOf } from './queries';

type State = Parameters<ReturnType<typeof api.endpoints.getConfig.select>>[0];

const cityOf = (state: unknown): number | undefined => {
  const { data } = api.endpoints.getConfig.select()(state as State);
  return data && (data.city.map?.version ?? 0);
};

/** Which city an answer says it is of; undefined when it says nothing. */
function namedBy(action: unknown): number | undefined {
  const named = responseOf(action)?.headers?.get(CITY_HEADER);
  return named ? Number(named) : undefined;
}

/**
 * Another city can be built while a page is open: when an answer names one that is not the page's, the page asks which it is now,
 * and once that is known, for everything that belongs to it.
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
  // The answer that says which city it is has been heard already.
  const asked = api.endpoints.getConfig.matchFulfilled(action) || api.endpoints.getConfig.matchRejected(action);
  if (named !== undefined && named !== now && !asked) store.dispatch(api.util.invalidateTags(['Config']));
  return result;
};
