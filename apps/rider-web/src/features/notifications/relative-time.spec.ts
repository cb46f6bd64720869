import { relativeTimeOf } from './relative-time';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const ago = (seconds: number) => relativeTimeOf(new Date(NOW - seconds * 1000).toISOString(), NOW);

describe('relativeTimeOf', () => {
  it('counts minutes for an hour, hours for a day, and then shows the date', () => {
    expect(ago(59)).toEqual({ unit: 'now' });
    expect(ago(60)).toEqual({ unit: 'minutes', count: 1 });
    expect(ago(3599)).toEqual({ unit: 'minutes', count: 59 });
    expect(ago(3600)).toEqual({ unit: 'hours', count: 1 });
    expect(ago(86_399)).toEqual({ unit: 'hours', count: 23 });
    expect(ago(86_400)).toEqual({ unit: 'date' });
  });

  it('treats a moment in the future as now', () => {
    expect(ago(-30)).toEqual({ unit: 'now' });
  });
});
