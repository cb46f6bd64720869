import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';

let rides: RideView[];
jest.unstable_mockModule('../api', () => ({
  useGetRideQuery: () => ({}),
  useListUserRidesQuery: () => ({ data: rides }),
}));
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me: { id: 2 } }) }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useConnected: () => true }));
const { useLiveRide } = await import('./use-live-ride');

const live = () => renderHook(() => useLiveRide()).result.current?.id;
const late = aRide({ id: 6, status: 'confirmed', scheduledAt: '2026-11-22T22:00:00.000Z' });

describe('the ride on Home', () => {
  it('is the earliest open one', () => {
    rides = [
      aRide({ id: 8, scheduledAt: '2026-11-24T22:00:00.000Z' }),
      late,
      aRide({ id: 4, status: 'completed', scheduledAt: '2026-11-21T22:00:00.000Z' }),
    ];
    expect(live()).toBe(6);
  });

  it('is the one whose driver is on the way, although an earlier one still waits for its driver', () => {
    rides = [late, aRide({ id: 7, status: 'en_route', createdAt: '2026-11-22T22:20:00.000Z' })];
    expect(live()).toBe(7);
  });
});
