import { cityCalendar, momentInCity } from './city-time';

const CHARLOTTE = 'America/New_York';

describe("the city's time", () => {
  it('is four hours behind UTC in summer and five in winter', () => {
    expect(momentInCity('2026-07-04', '12:00', CHARLOTTE)?.toISOString()).toBe('2026-07-04T16:00:00.000Z');
    expect(momentInCity('2026-12-24', '18:30', CHARLOTTE)?.toISOString()).toBe('2026-12-24T23:30:00.000Z');
    expect(cityCalendar(new Date('2026-12-24T23:30:00Z'), CHARLOTTE)).toEqual({ date: '2026-12-24', time: '18:30' });
  });

  it('takes the first of a repeated hour and goes past a skipped one', () => {
    expect(momentInCity('2026-11-01', '01:30', CHARLOTTE)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(momentInCity('2026-03-08', '02:30', CHARLOTTE)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it('knows what is no date', () => {
    expect(momentInCity('2026-02-30', '10:00', CHARLOTTE)).toBeNull();
  });
});
