import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { OwnRequest } from './testing/own-request';

const forgetPendingMessages = jest.fn();
const continuePendingMessages = jest.fn();
const forgetStoredMessages = jest.fn();
jest.unstable_mockModule('./pending-messages', () => ({
  continuePendingMessages,
  forgetPendingMessages,
  forgetStoredMessages,
}));
const { userChanges } = await import('./user-changes');

/** The person whose session the browser has. */
let signedIn: number | null;
let asked: string[];
const { fetch: realFetch, Request: RealRequest } = globalThis;

beforeEach(() => {
  signedIn = 1;
  asked = [];
  globalThis.Request = OwnRequest;
  globalThis.fetch = jest.fn<typeof fetch>((request) => {
    const { pathname } = new URL((request as Request).url);
    asked.push(pathname);
    const own = pathname === '/api/auth/user' ? signedIn && { id: signedIn } : [{ id: 100 + (signedIn ?? 0) }];
    return Promise.resolve(new Response(JSON.stringify(own), { headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
});

const { getCurrentUser, listUserRides } = api.endpoints;

/** A page that shows the user's rides. */
async function open() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, userChanges),
  });
  await store.dispatch(getCurrentUser.initiate());
  await store.dispatch(listUserRides.initiate({ userId: 'me' }));
  return {
    become: async (userId: number | null) => {
      signedIn = userId;
      await store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true }));
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      return listUserRides.select({ userId: 'me' })(store.getState()).data?.[0]?.id;
    },
    close: () => store.dispatch(api.util.resetApiState()),
  };
}

describe('a page whose user changes in another tab', () => {
  it('shows nothing of the previous person, also when nobody was signed in meanwhile', async () => {
    const page = await open();
    expect(await page.become(2)).toBe(102);
    expect(forgetPendingMessages).toHaveBeenCalledTimes(1);
    expect(continuePendingMessages.mock.calls).toEqual([[1], [2]]);
    expect(forgetStoredMessages).not.toHaveBeenCalled();
    await page.become(null);
    expect(forgetStoredMessages).toHaveBeenCalledTimes(1);
    expect(await page.become(3)).toBe(103);
    page.close();
  });

  it('fetches nothing again while the same person is signed in', async () => {
    const page = await open();
    forgetPendingMessages.mockClear();
    await page.become(1);
    expect(forgetPendingMessages).not.toHaveBeenCalled();
    expect(asked).toEqual(['/api/auth/user', '/api/users/me/rides', '/api/auth/user']);
    page.close();
  });
});
