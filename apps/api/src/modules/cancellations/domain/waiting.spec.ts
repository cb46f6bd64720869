import { rowsOf } from '@groupride/pricing';
import { waitEnd, waitOver } from './waiting';

const NOW = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const POLICY = rowsOf({
  freeMinutes: 0,
  immediate: [],
  scheduled: [],
  arrivedPercent: 50,
  waitMinutes: 5,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
  noShowPercent: 50,
  driverPercent: 80,
});
const RIDE = { acceptedAt: minutes(-20), arrivedAt: NOW, scheduledAt: null, groupSize: 4 };

describe('the wait at the pickup', () => {
  it.each([
    ['five minutes after the arrival', RIDE, minutes(5)],
    ['fifteen minutes after it for a large group', { ...RIDE, groupSize: 15 }, minutes(15)],
    [
      'five minutes after the start of a ride whose driver was early',
      { ...RIDE, scheduledAt: minutes(10) },
      minutes(15),
    ],
  ])('ends %s', (_, ride, end) => {
    expect(waitEnd(POLICY, 'organizer', ride)).toEqual(end);
    expect(waitOver(POLICY, 'organizer', ride, end)).toBe(false);
    expect(waitOver(POLICY, 'organizer', ride, new Date(end.getTime() + 1))).toBe(true);
  });

  it('has no end before the driver has arrived, nor where the policy has no wait', () => {
    expect(waitEnd(POLICY, 'organizer', { ...RIDE, arrivedAt: null })).toBeNull();
    expect(waitOver(POLICY, 'organizer', { ...RIDE, arrivedAt: null }, minutes(60))).toBe(false);
    expect(waitEnd([], 'organizer', RIDE)).toBeNull();
    expect(waitOver([], 'organizer', RIDE, minutes(60))).toBe(false);
  });
});
