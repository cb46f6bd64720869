import { expiryOf, stateOf, type TripTimes } from './shared-trip';

const trip = (some: Partial<TripTimes>): TripTimes => ({
  status: 'pending',
  arrivedAt: null,
  completedAt: null,
  cancelledAt: null,
  ...some,
});
const AT = new Date('2026-11-22T18:00:00Z');

describe('a shared trip', () => {
  it('goes from not started, until the driver sets out, to arrived or cancelled', () => {
    expect(stateOf(trip({ status: 'awaiting_payment' }))).toBe('not_started');
    expect(stateOf(trip({ status: 'confirmed' }))).toBe('not_started');
    expect(stateOf(trip({ status: 'en_route' }))).toBe('driver_coming');
    expect(stateOf(trip({ status: 'en_route', arrivedAt: AT }))).toBe('at_pickup');
    expect(stateOf(trip({ status: 'in_progress', arrivedAt: AT }))).toBe('under_way');
    expect(stateOf(trip({ status: 'completed', arrivedAt: AT, completedAt: AT }))).toBe('arrived');
    expect(stateOf(trip({ status: 'cancelled', arrivedAt: AT, cancelledAt: AT }))).toBe('cancelled');
  });

  it('can be followed until one hour after it ended', () => {
    expect(expiryOf(trip({ status: 'in_progress' }))).toBeNull();
    expect(expiryOf(trip({ status: 'completed', completedAt: AT }))).toEqual(new Date('2026-11-22T19:00:00Z'));
    expect(expiryOf(trip({ status: 'cancelled', cancelledAt: AT }))).toEqual(new Date('2026-11-22T19:00:00Z'));
  });
});
