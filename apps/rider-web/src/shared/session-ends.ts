import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { api, problemOf } from '@groupride/web-api-client';

/** When any request is refused for want of a session, the application asks again who is signed in. */
export const sessionEnds: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isRejected(action) && problemOf(action.payload)?.code === 'not_signed_in') {
    store.dispatch(api.util.invalidateTags(['Me']));
  }
  return result;
};
