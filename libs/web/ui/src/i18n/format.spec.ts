import { jest } from '@jest/globals';
import { makeFormat } from './format';

const zone = 'America/New_York';
const en = makeFormat({ locale: 'en', timeZone: zone, currency: 'USD' });
const es = makeFormat({ locale: 'es', timeZone: zone, currency: 'USD' });
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('makeFormat', () => {
  it('formats money in the notation of the language', () => {
    expect(en.money('12.50')).toBe('$12.50');
    expect(en.money('-1234.5')).toBe('-$1,234.50');
    expect(plain(es.money('1234.50'))).toBe('$1,234.50');
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
    expect(plain(en.when('2025-11-21T23:30:00Z'))).toBe('Fri, Nov 21, 6:30 PM');
    jest.useRealTimers();
  });

  it('formats a calendar day independently of the city’s time zone', () => {
    expect(en.day('2026-11-24')).toBe('Tue, Nov 24');
    expect(plain(es.day('2026-11-24'))).toBe('mar, 24 de nov');
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
