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

  it('is not asked about a ride that they have just accepted', () => {
    expect(asked('2026-12-02T11:45:00Z')).toEqual([['hour_before', '2026-12-03T11:00:00.000Z']]);
    expect(asked('2026-12-03T10:45:00Z')).toEqual([]);
  });

  it('does not lose a ride overnight: only daytime hours count toward the answer the day before', () => {
    const due = (now: string) =>
      confirmationDue('day_before', new Date(now), { scheduledAt: START, timeZone: 'America/New_York' }).toISOString();
    // 2 AM, 4:59 PM, 5:00 PM, 8 PM and 9 PM in Charlotte; its night is from 9 PM to 8 AM.
    expect(due('2026-12-02T07:00:00Z')).toBe('2026-12-02T17:00:00.000Z');
    expect(due('2026-12-02T21:59:00Z')).toBe('2026-12-03T01:59:00.000Z');
    expect(due('2026-12-02T22:00:00Z')).toBe('2026-12-03T13:00:00.000Z');
    expect(due('2026-12-03T01:00:00Z')).toBe('2026-12-03T16:00:00.000Z');
    expect(due('2026-12-03T02:00:00Z')).toBe('2026-12-03T17:00:00.000Z');
  });

  it('has four hours to answer the day before, and a quarter of an hour on the day of the ride', () => {
    const now = new Date('2026-12-02T13:00:00Z');
    const ride = { scheduledAt: START, timeZone: 'America/New_York' };
    expect(confirmationDue('day_before', now, ride)).toEqual(new Date('2026-12-02T17:00:00Z'));
    expect(confirmationDue('hour_before', now, ride)).toEqual(new Date('2026-12-02T13:15:00Z'));
  });

  it('who moved up from the standby list has a quarter of the remaining time, and need not answer at night', () => {
    // Noon UTC is 7 AM in Charlotte in winter.
    const due = (now: string, scheduledAt = START) =>
      confirmationDue('standby', new Date(now), { scheduledAt, timeZone: 'America/New_York' }).toISOString();
    expect(due('2026-12-02T16:00:00Z')).toBe('2026-12-02T20:00:00.000Z');
    expect(due('2026-12-02T15:00:00Z', new Date('2026-12-02T19:00:00Z'))).toBe('2026-12-02T16:00:00.000Z');
    expect(due('2026-12-02T15:00:00Z', new Date('2026-12-02T15:32:00Z'))).toBe('2026-12-02T15:10:00.000Z');
    expect(due('2026-12-03T01:00:00Z', new Date('2026-12-03T20:00:00Z'))).toBe('2026-12-03T13:00:00.000Z');
    expect(due('2026-12-03T07:00:00Z', new Date('2026-12-03T20:00:00Z'))).toBe('2026-12-03T13:00:00.000Z');
    // The ride starts too early for that.
    expect(due('2026-12-03T04:00:00Z')).toBe('2026-12-03T06:00:00.000Z');
  });
});

it('a driver is asked again from half an hour after accepting', () => {
  expect(asked('2026-12-02T11:30:00Z')).toHaveLength(2);
  expect(asked('2026-12-02T11:30:01Z')).toHaveLength(1);
});

it('a driver who moved up at night has until the morning only when the morning is at least two hours before the start', () => {
  const due = (now: string, scheduledAt: string) =>
    confirmationDue('standby', new Date(now), { scheduledAt: new Date(scheduledAt), timeZone: 'America/New_York' });
  // Midnight in Charlotte; its morning is 1 PM UTC.
  const midnight = '2026-12-03T05:00:00Z';
  expect(due(midnight, '2026-12-03T15:00:00Z')).toEqual(new Date('2026-12-03T13:00:00Z'));
  expect(due(midnight, '2026-12-03T14:59:00Z')).toEqual(new Date('2026-12-03T07:29:45Z'));
  expect(due(midnight, '2026-12-05T15:00:00Z')).toEqual(new Date('2026-12-03T13:00:00Z'));
});
