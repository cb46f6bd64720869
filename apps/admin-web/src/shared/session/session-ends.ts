import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { api, problemOf } from '@groupride/web-api-client';

/** When a request is refused for want of a session or of the second code, the application asks again who is signed in. */
export const sessionEnds: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const code = isRejected(action) ? problemOf(action.payload)?.code : undefined;
  if (code === 'not_signed_in' || code === 'second_factor_required') store.dispatch(api.util.invalidateTags(['Me']));
  return result;
};
