import { monthBefore, monthOf } from './month';

const NEW_YORK = 'America/New_York';

describe('a month in the city’s time zone', () => {
  it('begins at local midnight of its first day', () => {
    expect(monthOf(new Date('2026-12-01T04:59:59Z'), NEW_YORK)).toEqual({
      name: '2026-11',
      start: new Date('2026-11-01T04:00:00Z'),
    });
    expect(monthOf(new Date('2026-12-01T05:00:00Z'), NEW_YORK).name).toBe('2026-12');
  });

  it('comes after the month before, even in January', () => {
    expect(monthBefore(new Date('2027-01-01T05:00:00Z'), NEW_YORK)).toEqual({
      name: '2026-12',
      start: new Date('2026-12-01T05:00:00Z'),
    });
  });
});
