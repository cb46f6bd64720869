import { latestPickupFor, longestAboardFor, longestWait } from './promise';

describe('the promise to a group in a shared vehicle', () => {
  it('is a pickup at most five minutes later than expected', () => {
    expect(latestPickupFor(new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-01T10:05:00Z'));
  });

  it('is a detour of at most five minutes on a short ride, and of 30 % on a long one', () => {
    expect(longestAboardFor(600)).toBe(900);
    expect(longestAboardFor(1000)).toBe(1300);
    expect(longestAboardFor(3000)).toBe(3900);
  });

  it('is a wait of at most five minutes for a vehicle with others aboard while another is free, and of twenty otherwise', () => {
    expect(longestWait(240)).toBe(540);
    expect(longestWait(null)).toBe(1200);
  });
});
