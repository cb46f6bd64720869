import { fixDeadline, remindersOf } from './times';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('the time to replace a declined card', () => {
  it('is half a day, but ends when the search for a driver begins', () => {
    expect(fixDeadline(now, inHours(100))).toEqual(inHours(12));
    expect(fixDeadline(now, inHours(14))).toEqual(inHours(12));
    expect(fixDeadline(now, inHours(3))).toEqual(inHours(1));
  });

  it('is over at once when the ride is about to start', () => {
    expect(fixDeadline(now, inHours(1))).toEqual(now);
  });
});

describe('the reminders', () => {
  it('come a day and two hours before the deadline', () => {
    expect(remindersOf(inHours(48), now)).toEqual([
      { hours: 24, at: inHours(24) },
      { hours: 2, at: inHours(46) },
    ]);
  });

  it('are left out when they would be in the past', () => {
    expect(remindersOf(inHours(24), now).map(({ hours }) => hours)).toEqual([2]);
    expect(remindersOf(inHours(1), now)).toEqual([]);
  });
});
