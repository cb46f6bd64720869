import { RIDE_STATUSES } from '@groupride/contracts';
import { isShared, mayRelease, nextPlace, tripStage } from './trip-stage';

const pickup = { name: 'Pickup', lat: 35.2, lng: -80.8 };
const destination = { name: 'Destination', lat: 35.3, lng: -80.9 };

describe('trip stage', () => {
  it('follows the ride’s status and arrival', () => {
    expect(tripStage({ status: 'confirmed', arrivedAt: null })).toBe('scheduled');
    expect(tripStage({ status: 'en_route', arrivedAt: null })).toBe('to_pickup');
    expect(tripStage({ status: 'en_route', arrivedAt: '2026-11-21T12:00:00Z' })).toBe('at_pickup');
    expect(tripStage({ status: 'in_progress', arrivedAt: '2026-11-21T12:00:00Z' })).toBe('under_way');
  });

  it('is null in every other status', () => {
    const driven = ['confirmed', 'en_route', 'in_progress'];
    for (const status of RIDE_STATUSES.filter((one) => !driven.includes(one)))
      expect(tripStage({ status, arrivedAt: null })).toBeNull();
  });

  it('targets the pickup first, then the destination', () => {
    expect(nextPlace({ pickup, destination }, 'scheduled')).toBe(pickup);
    expect(nextPlace({ pickup, destination }, 'at_pickup')).toBe(pickup);
    expect(nextPlace({ pickup, destination }, 'under_way')).toBe(destination);
  });

  it('shares the position only on the road, and allows giving the ride back until the trip starts', () => {
    expect([isShared(null), isShared('scheduled'), isShared('to_pickup'), isShared('under_way')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([mayRelease('scheduled'), mayRelease('at_pickup'), mayRelease('under_way')]).toEqual([true, true, false]);
  });
});
