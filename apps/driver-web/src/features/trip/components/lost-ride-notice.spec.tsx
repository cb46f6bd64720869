import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';

let ride = {};
let check: object | null = null;
jest.unstable_mockModule('../api', () => ({
  useGetRideQuery: () => ({ data: ride, isLoading: false }),
  useGetProgressCheckQuery: () => ({ data: check }),
}));
const { LostRideNotice } = await import('./lost-ride-notice');

function show(what: object, suspended = false): string {
  ride = what;
  renderInApp(<LostRideNotice rideId={7} driverId={3} suspended={suspended} onDismiss={() => undefined} />);
  return screen.getByRole('alert').textContent ?? '';
}

beforeEach(() => {
  check = null;
});

describe('the notice of a lost ride', () => {
  it.each([
    [{ status: 'searching', driverId: null }, 'You can take new requests.'],
    [{ status: 'cancelled', driverId: 3 }, 'You don’t need to go to the pickup. You can take new requests.'],
  ])('says that the driver can take other requests: %j', (what, text) => expect(show(what)).toContain(text));

  it.each([
    [{}, 'You don’t need to go to the pickup.'],
    [{ arrivedAt: '2026-11-21T17:00:00.000Z' }, 'You don’t need to wait at the pickup.'],
    [
      { arrivedAt: '2026-11-21T17:00:00.000Z', startedAt: '2026-11-21T17:05:00.000Z' },
      'Tell your passengers, and let them out where it’s safe.',
    ],
  ])('names a cancelled ride, and says what to do: %j', (times, text) => {
    const shown = show({ status: 'cancelled', driverId: 3, ...times });
    expect(shown).toContain('Ride R-007 was cancelled');
    expect(shown).toContain(text);
  });

  it('does not say so to a suspended driver', () => {
    const text = show({ status: 'searching', driverId: null }, true);
    expect(text).toContain('Ride R-007 is no longer yours');
    expect(text).not.toContain('new requests');
  });

  it('says why a ride was taken back, and that it counts', () => {
    check = { rideId: 7, cause: 'unreachable', state: 'taken_back' };
    const text = show({ status: 'pending', driverId: null });
    expect(text).toContain('We couldn’t reach your phone, so another driver gets it.');
    expect(text).toContain('It counts like a ride you gave back.');
  });

  it('does not show the reason of another ride', () => {
    check = { rideId: 8, cause: 'unreachable', state: 'taken_back' };
    expect(show({ status: 'pending', driverId: null })).not.toContain('reach your phone');
  });
});
