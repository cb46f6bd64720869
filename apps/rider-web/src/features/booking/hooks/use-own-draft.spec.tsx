import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { bookingActions, selectDraft } from '../slice';

api.enhanceEndpoints({
  endpoints: {
    signOut: (call: object) => void Object.assign(call, { query: undefined, queryFn: () => ({ data: null }) }),
  },
});
let me: object | null | undefined;
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me }) }));
const { useOwnDraft } = await import('./use-own-draft');

const ANA = { id: 1, guestRideId: null };
const BEN = { id: 2, guestRideId: null };
const GUEST = { id: 3, guestRideId: 9 };

/** Loads the page while these are signed in one after the other. */
function open(...people: (object | null | undefined)[]) {
  const store = makeStore();
  me = people[0];
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(() => useOwnDraft(), { wrapper });
  const meet = (person: object | null | undefined) => {
    me = person;
    rerender();
  };
  people.slice(1).forEach(meet);
  const plan = () => store.dispatch(bookingActions.changed({ groupSize: 6 }));
  return { store, meet, plan, groupSize: () => selectDraft(store.getState()).groupSize };
}

/** The number of people in the plan after these were signed in one after the other on a page. */
function groupSizeAfter(first: object | null | undefined, ...others: (object | null | undefined)[]): number {
  const page = open(first);
  page.plan();
  others.forEach(page.meet);
  return page.groupSize();
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the plan of a ride', () => {
  it('is emptied for somebody else, also when nobody was signed in meanwhile', () => {
    expect(groupSizeAfter(ANA, BEN)).toBe(4);
    expect(groupSizeAfter(ANA, null, BEN)).toBe(4);
  });

  it('is kept while a visitor or a guest signs in, and for the same person', () => {
    expect(groupSizeAfter(undefined, null, ANA)).toBe(6);
    expect(groupSizeAfter(GUEST, BEN)).toBe(6);
    expect(groupSizeAfter(ANA, null, { ...ANA })).toBe(6);
  });

  it('is there again after a reload, also when the rider signs in after it', () => {
    open(null).plan();
    expect(open(undefined, null, ANA).groupSize()).toBe(6);
    open(ANA).plan();
    expect(open(undefined, ANA).groupSize()).toBe(6);
  });

  it('is empty after a reload when it was emptied, or is old', () => {
    const { plan, store } = open(ANA);
    plan();
    store.dispatch(bookingActions.reset());
    expect(open(ANA).groupSize()).toBe(4);
    open(ANA).plan();
    jest.useFakeTimers({ now: Date.now() + 31 * 60_000 });
    expect(open(ANA).groupSize()).toBe(4);
  });

  it('is empty after a reload for somebody else, and after signing out', async () => {
    open(ANA).plan();
    expect(open(undefined, BEN).groupSize()).toBe(4);
    open(ANA).plan();
    expect(open(undefined, null).groupSize()).toBe(4);
    expect(open(undefined, null, BEN).groupSize()).toBe(4);
    const page = open(ANA);
    page.plan();
    await page.store.dispatch(api.endpoints.signOut.initiate());
    page.meet(null);
    expect(page.groupSize()).toBe(4);
    expect(open(undefined, null, ANA).groupSize()).toBe(4);
  });

  it('is back when the rider signs in again after the session ended, also after a reload', () => {
    const page = open(ANA);
    page.plan();
    page.meet(null);
    const reloaded = open(undefined, null);
    expect(reloaded.groupSize()).toBe(4);
    reloaded.meet(ANA);
    expect(reloaded.groupSize()).toBe(6);
  });
});
