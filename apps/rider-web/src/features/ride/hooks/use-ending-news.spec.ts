import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';

let rides: RideView[] | undefined;
jest.unstable_mockModule('../api', () => ({ useListUserRidesQuery: () => ({ data: rides }) }));
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me: { id: 2 } }) }));
const { useEndingNews } = await import('./use-ending-news');

/** The ids that are reported while the list goes through these states. */
function told(...states: (RideView[] | undefined)[]): number[] {
  const ids: number[] = [];
  rides = states[0];
  const { rerender } = renderHook(() => useEndingNews(({ id }) => void ids.push(id)));
  for (const state of states.slice(1)) {
    rides = state;
    rerender();
  }
  return ids;
}

describe('news of rides that end', () => {
  it('appear once, when an open ride is cancelled or completed', () => {
    const open = [aRide({ id: 7 }), aRide({ id: 8, status: 'in_progress' })];
    const over = [aRide({ id: 7, status: 'cancelled' }), aRide({ id: 8, status: 'completed' })];
    expect(told(undefined, open, over, [...over])).toEqual([7, 8]);
  });

  it('do not appear for rides that were already over, nor for a booking that was never paid', () => {
    const unpaid = aRide({ id: 9, status: 'awaiting_payment' });
    expect(told([aRide({ id: 7, status: 'cancelled' }), unpaid], [aRide({ id: 9, status: 'cancelled' })])).toEqual([]);
  });
});
