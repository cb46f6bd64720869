import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store';
import { bookingActions, selectDraft } from '../slice';

let me: object | null | undefined;
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me }) }));
const { useOwnDraft } = await import('./use-own-draft');

const ANA = { id: 1, guestRideId: null };
const BEN = { id: 2, guestRideId: null };
const GUEST = { id: 3, guestRideId: 9 };

/** The number of people in the plan after these were signed in one after the other on a page. */
function groupSizeAfter(...people: (object | null | undefined)[]): number {
  const store = makeStore();
  me = people[0];
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(() => useOwnDraft(), { wrapper });
  store.dispatch(bookingActions.changed({ groupSize: 6 }));
  for (const person of people.slice(1)) {
    me = person;
    rerender();
  }
  return selectDraft(store.getState()).groupSize;
}

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
});
