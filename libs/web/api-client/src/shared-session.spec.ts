/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { storage } from '@groupride/web-storage';
import { api } from './api';
import { sharedSession } from './shared-session';

const KEY = 'groupride.session';
type User = { id: number; secondFactorRequired?: boolean } | null;
/** The person whose session the browser has. */
let signedIn: User;
let isStored: boolean;
let asked: string[];
const answer = async (name: string, data: unknown) => {
  asked.push(name);
  return { data, meta: { response: { headers: new Map(isStored ? [['age', '60']] : []) } } };
};
const fake = (call: object, queryFn: () => unknown) => void Object.assign(call, { query: undefined, queryFn });
api.enhanceEndpoints({
  endpoints: {
    getCurrentUser: (call: object) => fake(call, () => answer('user', signedIn)),
    listUserRides: (call: object) => fake(call, () => answer('rides', [])),
    signOut: (call: object) => fake(call, () => ({ data: null })),
  },
});
const { getCurrentUser, listUserRides, signOut } = api.endpoints;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Ends the tab of a test. */
let close = () => undefined as void;

/** A tab that shows who is signed in, and rides. */
async function open() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware, sharedSession),
  });
  await store.dispatch(getCurrentUser.initiate());
  await store.dispatch(listUserRides.initiate({ userId: 'me' }));
  asked = [];
  close = () => void store.dispatch(api.util.resetApiState());
  return { store, user: () => getCurrentUser.select()(store.getState()).data };
}
/** Another tab has signed somebody in or out. */
async function changeElsewhere(user: User, session: string) {
  signedIn = user;
  window.localStorage.setItem(KEY, session);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: session }));
  await settle();
}

beforeEach(() => {
  asked = [];
  signedIn = null;
  isStored = false;
  window.localStorage.clear();
});

afterEach(() => close());

describe('the session that the tabs of an application share', () => {
  it('tells other tabs who is signed in, once', async () => {
    const set = jest.spyOn(storage, 'set');
    const tab = await open();
    expect(window.localStorage.getItem(KEY)).toBe('nobody');
    signedIn = { id: 7, secondFactorRequired: true };
    await tab.store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true }));
    expect(window.localStorage.getItem(KEY)).toBe('7 needs second factor');
    signedIn = { id: 7 };
    await tab.store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true }));
    await tab.store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true }));
    expect(set.mock.calls.map(([, session]) => session)).toEqual(['nobody', '7 needs second factor', '7']);
    set.mockRestore();
  });

  it('tells them of a sign-out before the next page is opened', async () => {
    signedIn = { id: 7 };
    const tab = await open();
    await tab.store.dispatch(signOut.initiate());
    expect(window.localStorage.getItem(KEY)).toBe('nobody');
  });

  it('is noticed when somebody signs in elsewhere, and everything is fetched again', async () => {
    const tab = await open();
    await changeElsewhere({ id: 7 }, '7');
    expect(tab.user()).toEqual({ id: 7 });
    expect(asked).toEqual(['user', 'rides']);
  });

  it('is noticed when the person signs out elsewhere', async () => {
    signedIn = { id: 7 };
    const tab = await open();
    await changeElsewhere(null, 'nobody');
    expect(tab.user()).toBeNull();
    expect(asked).toEqual(['user']);
  });

  it('is compared when a tab is shown that missed the message', async () => {
    const tab = await open();
    signedIn = { id: 7 };
    window.localStorage.setItem(KEY, '7');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(tab.user()).toEqual({ id: 7 });
    asked = [];
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toEqual([]);
  });

  it('is not taken from a stored answer', async () => {
    isStored = true;
    signedIn = { id: 7 };
    await open();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });
});
