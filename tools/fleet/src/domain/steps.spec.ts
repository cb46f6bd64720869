import { RIDE_STATUSES } from '@groupride/contracts';
import { nextStep } from './steps';

describe('what a driver does next', () => {
  const at = (status: (typeof RIDE_STATUSES)[number], arrivedAt: string | null = null) =>
    nextStep({ status, arrivedAt }, 1000, 500);

  it('follows the ride', () => {
    expect(at('en_route')).toBe('drive_to_pickup');
    expect(at('en_route', '2026-11-20T12:00:00Z')).toBe('board');
    expect(at('in_progress', '2026-11-20T12:00:00Z')).toBe('drive_to_destination');
  });

  it('waits for the departure of a scheduled ride', () => {
    expect(at('confirmed')).toBe('wait');
    expect(nextStep({ status: 'confirmed', arrivedAt: null }, 1000, 1000)).toBe('set_out');
  });

  it('has nothing to do with any other ride', () => {
    for (const status of ['awaiting_payment', 'pending', 'completed', 'cancelled'] as const)
      expect(at(status)).toBe('over');
  });
});
