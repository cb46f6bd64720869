import { daysBetween, lastDays, periodOf } from './period';

const CITY = 'America/New_York';
const at = (text: string) => new Date(text);

describe('a period of metrics', () => {
  it('ends today in the city, even when it is tomorrow elsewhere', () => {
    expect(lastDays('7d', at('2026-11-25T03:00:00Z'), CITY)).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect(lastDays('today', at('2026-11-25T03:00:00Z'), CITY)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(daysBetween('2026-11-18', '2026-11-24')).toBe(7);
  });

  it('that is over is compared with the same number of days before it', () => {
    expect(periodOf('2026-11-18', '2026-11-24', at('2026-11-25T12:00:00Z'), CITY)).toEqual({
      from: '2026-11-18',
      to: '2026-11-24',
      start: at('2026-11-18T05:00:00Z'),
      end: at('2026-11-25T05:00:00Z'),
      previousStart: at('2026-11-11T05:00:00Z'),
      previousEnd: at('2026-11-18T05:00:00Z'),
    });
  });

  it('that is not over is compared with the same part of the days before', () => {
    expect(periodOf('2026-11-24', '2026-11-24', at('2026-11-24T20:00:00Z'), CITY)).toMatchObject({
      end: at('2026-11-24T20:00:00Z'),
      previousStart: at('2026-11-23T05:00:00Z'),
      previousEnd: at('2026-11-23T20:00:00Z'),
    });
  });

  it('leaves neither gap nor overlap at a clock change', () => {
    const { start, previousStart, previousEnd } = periodOf(
      '2026-11-02',
      '2026-11-02',
      at('2026-11-25T12:00:00Z'),
      CITY,
    );
    expect(previousEnd).toEqual(start);
    expect(start.getTime() - previousStart.getTime()).toBe(25 * 3_600_000);
  });
});
