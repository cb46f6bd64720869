import { pointChange, relativeChange, valueChange } from './change';
import { driversLink, reviewsLink, ridesLink } from './links';
import { chartQueryOf, daysOf, queryOf, readPeriod, writePeriod } from './period';

describe('the period of the figures', () => {
  it('is today unless the address specifies another', () => {
    expect(readPeriod(new URLSearchParams())).toEqual({ choice: 'today', from: '', to: '' });
    expect(readPeriod(new URLSearchParams('period=90d')).choice).toBe('90d');
    expect(readPeriod(new URLSearchParams('period=24h&start=yesterday')).choice).toBe('today');
  });

  it('is queried only when the days of a custom period are complete and in order', () => {
    expect(queryOf(readPeriod(new URLSearchParams('period=7d')))).toEqual({ period: '7d' });
    const custom = 'period=custom&start=2026-11-01&end=2026-11-07';
    expect(queryOf(readPeriod(new URLSearchParams(custom)))).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    expect(queryOf(readPeriod(new URLSearchParams('period=custom&start=2026-11-01')))).toBeNull();
    expect(queryOf(readPeriod(new URLSearchParams('period=custom&start=2026-11-08&end=2026-11-07')))).toBeNull();
    expect(writePeriod(readPeriod(new URLSearchParams(custom)))).toEqual({
      period: 'custom',
      start: '2026-11-01',
      end: '2026-11-07',
    });
    expect(writePeriod({ choice: 'today', from: '2026-11-01', to: '' })).toEqual({
      period: undefined,
      start: undefined,
      end: undefined,
    });
  });
});

describe('the charts', () => {
  it('cover the period, or a week for a single day', () => {
    const asked = (address: string) => chartQueryOf(readPeriod(new URLSearchParams(address)));
    expect(asked('')).toEqual({ period: '7d' });
    expect(asked('period=30d')).toEqual({ period: '30d' });
    expect(asked('period=custom&start=2026-11-07&end=2026-11-07')).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    expect(asked('period=custom&start=2026-11-05&end=2026-11-07')).toEqual({ from: '2026-11-05', to: '2026-11-07' });
    expect(asked('period=custom')).toBeNull();
  });
});

describe('the days of a period', () => {
  it('end today, or are the custom days', () => {
    const days = (address: string) => daysOf(readPeriod(new URLSearchParams(address)), '2026-11-24');
    expect(days('')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(days('period=30d')).toEqual({ from: '2026-10-26', to: '2026-11-24' });
    expect(days('period=custom&start=2026-11-01&end=2026-11-07')).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    expect(days('period=custom&start=2026-11-01')).toBeNull();
  });
});

describe('a change', () => {
  it('is relative to the earlier value, if there was one', () => {
    expect(relativeChange(6, 4)).toEqual({ by: 0.5, unit: 'ratio' });
    expect(relativeChange(1004, 1000)).toEqual({ by: 0, unit: 'ratio' });
    expect(relativeChange(996, 1000)).toEqual({ by: 0, unit: 'ratio' });
    expect(relativeChange(6, 0)).toBeNull();
    expect(relativeChange(6, -2)).toBeNull();
  });

  it('is in points for a rate, and in its own unit for an average', () => {
    expect(pointChange(0.9, 0.845)).toEqual({ by: 5.5, unit: 'points' });
    expect(pointChange(0.9, null)).toBeNull();
    expect(valueChange(4.5, 4.75)).toEqual({ by: -0.25, unit: 'value' });
    expect(valueChange(null, 4)).toBeNull();
  });
});

describe('a figure links', () => {
  it('to the rides, drivers and reviews that it counts', () => {
    const days = { from: '2026-11-01', to: '2026-11-07' };
    const week = readPeriod(new URLSearchParams('period=7d'));
    expect(ridesLink(week, 'ended', days)).toBe('/admin?tab=rides&dated=ended&from=2026-11-01&to=2026-11-07&period=7d');
    expect(driversLink(days)).toBe('/admin/drivers?from=2026-11-01&to=2026-11-07');
    expect(reviewsLink(readPeriod(new URLSearchParams()), days)).toBe(
      '/admin?tab=reviews&reviews=shown&from=2026-11-01&to=2026-11-07',
    );
  });
});
