import { confirmationDue, confirmationTimes } from './confirmation';

const START = new Date('2026-12-03T12:00:00Z');
const asked = (acceptedAt: string) =>
  confirmationTimes(START, new Date(acceptedAt)).map(({ moment, askAt }) => [moment, askAt.toISOString()]);

describe('the driver of a scheduled ride', () => {
  it('is asked the day before and an hour before', () => {
    expect(asked('2026-12-01T12:00:00Z')).toEqual([
      ['day_before', '2026-12-02T12:00:00.000Z'],
      ['hour_before', '2026-12-03T11:00:00.000Z'],
    ]);
  });

  it('is not asked about what they have just accepted', () => {
    expect(asked('2026-12-02T11:45:00Z')).toEqual([['hour_before', '2026-12-03T11:00:00.000Z']]);
    expect(asked('2026-12-03T10:45:00Z')).toEqual([]);
  });

  it('has four hours to answer the day before, and a quarter of an hour on the day', () => {
    const now = new Date('2026-12-02T12:00:00Z');
    expect(confirmationDue('day_before', now)).toEqual(new Date('2026-12-02T16:00:00Z'));
    expect(confirmationDue('hour_before', now)).toEqual(new Date('2026-12-02T12:15:00Z'));
  });
});
