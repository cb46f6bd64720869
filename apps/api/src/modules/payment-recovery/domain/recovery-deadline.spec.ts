import { recoveryDeadline } from './recovery-deadline';

const NOW = new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('the recovery deadline', () => {
  it.each<[string, Date | null, Date | null, Date]>([
    ['half a day', hours(24), null, hours(12)],
    ['the start, if earlier', hours(5), null, hours(5)],
    ['the end of the hold, if earlier', hours(24), hours(7), hours(7)],
    ['half a day for a ride that has begun', hours(-1), null, hours(12)],
    ['half a day for a ride that begins now', hours(0), null, hours(12)],
    ['half a day when the hold has ended', hours(24), hours(-1), hours(12)],
    ['half a day when the hold ends now', hours(24), hours(0), hours(12)],
    ['half a day for a ride without a time', null, hours(48), hours(12)],
  ])('a declined hold can be recovered until %s', (_, start, captureBefore, expected) => {
    expect(recoveryDeadline(NOW, start, captureBefore)).toEqual(expected);
  });
});
