import { jest } from '@jest/globals';
import { makeFormat } from './format';

const zone = 'America/New_York';
const settings = { timeZone: zone, currency: 'USD', thisYear: 2026 };
const en = makeFormat({ locale: 'en', ...settings });
const es = makeFormat({ locale: 'es', ...settings });
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('makeFormat', () => {
  it('formats money in the notation of the language', () => {
    expect(en.money('12.50')).toBe('$12.50');
    expect(en.money('-1234.5')).toBe('-$1,234.50');
    expect(plain(es.money('1234.50'))).toBe('$1,234.50');
  });

  it('creates one number format for all numbers with the same options', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    const { number } = makeFormat({ locale: 'en', ...settings });
    const tenth = { maximumFractionDigits: 1 };
    const texts = [number(1234.56), number(7), number(1.25, tenth), number(2.34, { ...tenth })];
    expect(texts).toEqual(['1,234.56', '7', '1.3', '2.3']);
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });

  it('shows times on the city’s clock', () => {
    expect(plain(en.time('2026-11-21T23:30:00Z'))).toBe('6:30 PM');
    expect(plain(en.timeOfDay(3_600))).toBe('1:00 AM');
    expect(plain(es.timeOfDay(75_600 + 86_400))).toBe('9:00 p.m.');
    expect(plain(en.dateTime('2026-11-21T23:30:00Z'))).toBe('Sat, Nov 21, 6:30 PM');
    expect(plain(en.dateTimeWithYear('2026-11-21T23:30:00Z'))).toBe('Sat, Nov 21, 2026, 6:30 PM');
  });

  it('names the day of a time unless it is today in the city', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
    expect(plain(en.when('2026-11-21T23:30:00Z'))).toBe('6:30 PM');
    expect(plain(en.when('2026-11-22T06:00:00Z'))).toBe('Sun, Nov 22, 1:00 AM');
    expect(plain(en.when('2025-11-21T23:30:00Z'))).toBe('Fri, Nov 21, 2025, 6:30 PM');
    jest.useRealTimers();
  });

  it('names the year of a time unless it is this year in the city', () => {
    expect(plain(en.dateTime('2027-01-01T04:59:00Z'))).toBe('Thu, Dec 31, 11:59 PM');
    expect(plain(en.dateTime('2027-01-01T05:00:00Z'))).toBe('Fri, Jan 1, 2027, 12:00 AM');
    expect(plain(es.dateTime('2025-11-21T23:30:00Z'))).toBe('vie, 21 de nov de 2025, 6:30 p.m.');
    jest.useFakeTimers({ now: new Date('2028-06-01T12:00:00Z') });
    const current = makeFormat({ locale: 'en', timeZone: zone, currency: 'USD' });
    expect(plain(current.dateTime('2028-11-21T23:30:00Z'))).toBe('Tue, Nov 21, 6:30 PM');
    expect(plain(current.dateTime('2027-11-21T23:30:00Z'))).toBe('Sun, Nov 21, 2027, 6:30 PM');
    const ride = { hourlyDuration: 3, scheduledAt: '2027-11-21T23:30:00Z' };
    expect(plain(current.bookedTime(ride)!)).toBe('3 hours · Sun, Nov 21, 2027, 6:30 – 9:30 PM');
    jest.useRealTimers();
  });

  it('formats a calendar day independently of the city’s time zone', () => {
    expect(en.day('2026-11-24')).toBe('Tue, Nov 24');
    expect(plain(es.day('2026-11-24'))).toBe('mar, 24 de nov');
    expect(en.day('2025-11-24')).toBe('Mon, Nov 24, 2025');
    expect(plain(es.day('2027-01-01'))).toBe('vie, 1 de ene de 2027');
  });

  it('rounds a duration to minutes, at least one', () => {
    expect(en.duration(10)).toBe('1 min');
    expect(en.duration(3900)).toBe('1 hr 5 min');
  });

  it('shows how long an hourly ride lasts and when it ends', () => {
    const ride = { hourlyDuration: 3, scheduledAt: '2026-11-21T23:30:00Z' };
    expect(plain(en.bookedTime(ride)!)).toBe('3 hours · Sat, Nov 21, 6:30 – 9:30 PM');
    expect(plain(es.bookedTime(ride)!)).toBe('3 horas · sáb, 21 de nov, 6:30–9:30 p.m.');
    expect(plain(en.bookedTime({ ...ride, hourlyDuration: 8 })!)).toContain('6:30 PM – Sun, Nov 22, 2:30 AM');
    expect(en.bookedTime({ hourlyDuration: 1, scheduledAt: null })).toBe('1 hour');
    expect(en.bookedTime({ hourlyDuration: null, scheduledAt: null })).toBeNull();
  });

  it('formats distances in miles, and in feet when short', () => {
    expect(en.distance(3249)).toBe('2.0 mi');
    expect(en.distance(112)).toBe('350 ft');
    expect(en.distance(2)).toBe('50 ft');
  });

  it('creates formatters only when they are used', () => {
    const dates = jest.spyOn(Intl, 'DateTimeFormat');
    const numbers = jest.spyOn(Intl, 'NumberFormat');
    const format = makeFormat({ locale: 'en', timeZone: zone, currency: 'USD' });
    expect(dates).not.toHaveBeenCalled();
    expect(numbers).not.toHaveBeenCalled();
    format.money('1');
    format.money('2');
    expect(numbers).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
