import type { Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { TAGS } from './base-api';
import { continuePendingMessages, forgetPendingMessages, forgetStoredMessages } from './pending-messages';

export const ALL_BUT_THE_USER = TAGS.filter((tag) => tag !== 'Me' && tag !== 'Config');

/**
 * Refetches everything when somebody else turns out to be signed in: another tab may sign out and in while this page
 * is in the background. Otherwise it would show one person's rides under another person's name.
 */
export const userChanges: Middleware = (store) => {
  let lastId: number | undefined;
  return (next) => (action) => {
    const result = next(action);
    if (!api.endpoints.getCurrentUser.matchFulfilled(action)) return result;
    const id = action.payload?.id;
    if (id === undefined) {
      forgetStoredMessages();
      return result;
    }
    if (lastId !== undefined && id !== lastId) {
      forgetPendingMessages();
      store.dispatch(api.util.invalidateTags(ALL_BUT_THE_USER));
    }
    continuePendingMessages(id);
    lastId = id;
    return result;
  };
};
