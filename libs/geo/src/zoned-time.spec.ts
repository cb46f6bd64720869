import { jest } from '@jest/globals';
import { addDays, clockToInstant, instantToZoned, startOfZonedDay, zonedToInstant } from './zoned-time';

const CHARLOTTE = 'America/New_York';

describe('time in a zone', () => {
  it('is four hours behind UTC in summer and five in winter', () => {
    expect(zonedToInstant('2026-07-04', '12:00', CHARLOTTE)?.toISOString()).toBe('2026-07-04T16:00:00.000Z');
    expect(zonedToInstant('2026-12-24', '18:30', CHARLOTTE)?.toISOString()).toBe('2026-12-24T23:30:00.000Z');
    expect(instantToZoned(new Date('2026-12-24T23:30:00Z'), CHARLOTTE)).toEqual({ date: '2026-12-24', time: '18:30' });
  });

  it('is the inverse of instantToZoned, in winter and in summer', () => {
    for (const instant of [
      '2026-01-15T12:00:00.000Z',
      '2026-07-15T12:00:00.000Z',
      '2026-03-08T06:59:00.000Z',
      '2026-03-08T07:00:00.000Z',
    ]) {
      const { date, time } = instantToZoned(instant, CHARLOTTE);
      expect(zonedToInstant(date, time, CHARLOTTE)?.toISOString()).toBe(instant);
    }
  });

  it('uses the first of a repeated hour, and skips ahead in a skipped one', () => {
    expect(zonedToInstant('2026-11-01', '01:30', CHARLOTTE)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(zonedToInstant('2026-03-08', '02:30', CHARLOTTE)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it('formats two instants where the clock does not change', () => {
    const format = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(zonedToInstant('2026-07-04', '12:00', CHARLOTTE)?.toISOString()).toBe('2026-07-04T16:00:00.000Z');
    expect(format).toHaveBeenCalledTimes(2);
    format.mockRestore();
  });

  it('returns null for an invalid date or time', () => {
    for (const date of ['2026-02-30', '2026-13-40', '']) expect(zonedToInstant(date, '10:00', CHARLOTTE)).toBeNull();
    expect(zonedToInstant('2026-07-04', '25:00', CHARLOTTE)).toBeNull();
  });

  it('begins each day at midnight, also on days that are longer or shorter', () => {
    expect(startOfZonedDay('2026-11-01', CHARLOTTE)?.toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(startOfZonedDay('2026-11-02', CHARLOTTE)?.toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(startOfZonedDay('2026-02-30', CHARLOTTE)).toBeNull();
  });

  it('finds a clock time by the seconds after midnight, also when clocks change or on the next day', () => {
    const at = (day: string, seconds: number) => clockToInstant(day, seconds, CHARLOTTE)?.toISOString();
    const nine = 9 * 3600 + 61;
    expect(at('2026-10-31', nine)).toBe('2026-10-31T13:01:01.000Z');
    expect(at('2026-11-01', nine)).toBe('2026-11-01T14:01:01.000Z');
    expect(at('2026-03-08', nine)).toBe('2026-03-08T13:01:01.000Z');
    expect(at('2026-10-31', 24 * 3600 + nine)).toBe('2026-11-01T14:01:01.000Z');
    expect(at('2026-02-30', nine)).toBeUndefined();
  });

  it('counts days across months, years and clock changes', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});
