import { holdTime, isFarAhead, isTooLateToIncrease, mayOutliveHold, reauthorizationTime } from './hold-times';

const NOW = new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('the times of a hold', () => {
  it('store a card for a ride more than six days ahead', () => {
    expect([null, hours(6 * 24), new Date(hours(6 * 24).getTime() + 1)].map((start) => isFarAhead(start, NOW))).toEqual(
      [false, false, true],
    );
  });

  it('authorize a stored card the day before', () => {
    expect(holdTime(hours(240))).toEqual(hours(216));
  });

  it('check a hold a day before its end, and a short one halfway', () => {
    expect(reauthorizationTime(hours(7 * 24), NOW)).toEqual(hours(6 * 24));
    expect(reauthorizationTime(hours(10), NOW)).toEqual(hours(5));
    expect(reauthorizationTime(hours(-1), NOW)).toEqual(hours(-1));
  });

  it('leave the 12 hours of payment recovery after an increase that did not succeed', () => {
    expect(isTooLateToIncrease(new Date(hours(12).getTime() + 1), NOW)).toBe(false);
    expect(isTooLateToIncrease(hours(12), NOW)).toBe(true);
    expect(isTooLateToIncrease(hours(-1), NOW)).toBe(true);
  });

  it('reauthorize it only for a ride that may last longer', () => {
    const ride = { scheduledAt: hours(10), durationSeconds: 3600, hourlyDuration: null };
    expect(mayOutliveHold(ride, hours(17.1), NOW)).toBe(false);
    expect(mayOutliveHold(ride, hours(17), NOW)).toBe(false);
    expect(mayOutliveHold(ride, hours(16.9), NOW)).toBe(true);
    expect(mayOutliveHold({ ...ride, hourlyDuration: 8 }, hours(23.9), NOW)).toBe(true);
    expect(mayOutliveHold({ ...ride, scheduledAt: null }, hours(7.1), NOW)).toBe(false);
    expect(mayOutliveHold({ ...ride, scheduledAt: hours(-20) }, hours(6.9), NOW)).toBe(true);
  });
});
