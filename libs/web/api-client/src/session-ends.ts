import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isRefused } from './problem';

/** Refetches the signed-in user when a call is refused for lack of a session, or of an operator's second factor. */
export const sessionEnds: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (
    isRejected(action) &&
    (isRefused(action.payload, 'not_signed_in') || isRefused(action.payload, 'second_factor_required'))
  ) {
    store.dispatch(api.util.invalidateTags(['Me']));
  }
  return result;
};
