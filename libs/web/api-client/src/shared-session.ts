import type { Middleware } from '@reduxjs/toolkit';
import { storage } from '@groupride/web-storage';
import { api } from './api';
import type { UserView } from './generated';
import { responseOf } from './queries';
import { ALL_BUT_THE_USER } from './user-changes';

/** Storage key of the session that the tabs of this application share. */
const KEY = 'groupride.session';

const NOBODY = 'nobody';

/** A second factor does not change the person, but what the session may do. */
const sessionOf = (user: UserView | null): string =>
  user ? `${user.id}${user.secondFactorRequired ? ' needs second factor' : ''}` : NOBODY;

/**
 * Tells the other tabs of the application when somebody has signed in or out in this one, and refetches the user when
 * it happened in another. A tab in the background may miss the message and looks when it is shown again.
 */
export const sharedSession: Middleware = (store) => {
  /** The session that this tab shows; undefined while it is unknown. */
  let shown: string | undefined;
  let hasChangedElsewhere = false;
  const look = () => {
    const shared = storage.get(KEY);
    if (shared === null || shown === undefined || shared === shown) return;
    hasChangedElsewhere = true;
    store.dispatch(api.util.invalidateTags(['Me']));
  };
  globalThis.window?.addEventListener('storage', ({ key }) => key === KEY && look());
  globalThis.document?.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());

  const show = (session: string) => {
    const hasSignedInElsewhere = hasChangedElsewhere && shown === NOBODY && session !== NOBODY;
    hasChangedElsewhere = false;
    shown = session;
    if (storage.get(KEY) !== session) storage.set(KEY, session);
    // A sign-in on this page does the same.
    if (hasSignedInElsewhere) store.dispatch(api.util.invalidateTags(ALL_BUT_THE_USER));
  };
  return (next) => (action) => {
    const result = next(action);
    if (api.endpoints.getCurrentUser.matchFulfilled(action)) {
      // An answer that the service worker has stored may be older than the session.
      if (!responseOf(action)?.headers?.has('age')) show(sessionOf(action.payload));
    } else if (api.endpoints.signOut.matchFulfilled(action) || api.endpoints.deleteAccount.matchFulfilled(action)) {
      show(NOBODY);
    }
    return result;
  };
};
