import { distanceMeters } from '@groupride/geo';
import { secondsToReach, type LastPosition } from './pace';

const now = new Date('2026-11-24T12:00:00Z');
/** Half a meter less than `meters`, so that rounding up adds no second. */
const north = (meters: number) => ({
  lat: (meters - 0.5) / distanceMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 }),
  lng: 0,
});
const at = (secondsAgo: number, slack: number | null = 0): LastPosition => ({
  credibleLat: 0,
  credibleLng: 0,
  credibleAt: new Date(now.getTime() - secondsAgo * 1000),
  credibleSlack: slack,
});
const seconds = (last: LastPosition, meters: number) => secondsToReach(last, north(meters), { now, fastest: 40 });

describe('the seconds until a driver can be somewhere', () => {
  it('are those of the fastest car, rounded up', () => {
    expect(seconds(at(0), 4000)).toBe(100);
    expect(seconds(at(0), 4010)).toBe(101);
  });

  it('run from the last position that counts', () => {
    expect(seconds(at(30), 4000)).toBe(70);
    expect(seconds(at(200), 4000)).toBe(0);
  });

  it('allow for positions that are off by a little', () => {
    expect(seconds(at(0, 400), 4000)).toBe(90);
    expect(seconds(at(0, null), 4000)).toBeLessThan(100);
    expect(seconds(at(0, 400), 300)).toBe(0);
  });

  it.each(['credibleLat', 'credibleLng', 'credibleAt'] as const)('are zero while %s is unknown', (part) =>
    expect(seconds({ ...at(0), [part]: null }, 40_000)).toBe(0),
  );
});
