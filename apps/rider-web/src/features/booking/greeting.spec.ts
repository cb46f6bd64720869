import { greetingOf } from './greeting';

describe('the part of the day', () => {
  it.each([
    ['2026-11-23T08:59:00Z', 'evening'],
    ['2026-11-23T09:00:00Z', 'morning'],
    ['2026-11-23T16:59:00Z', 'morning'],
    ['2026-11-23T17:00:00Z', 'afternoon'],
    ['2026-11-23T22:59:00Z', 'afternoon'],
    ['2026-11-23T23:00:00Z', 'evening'],
  ])('%s is %s in New York', (instant, part) => {
    expect(greetingOf(new Date(instant), 'America/New_York')).toBe(part);
  });
});
