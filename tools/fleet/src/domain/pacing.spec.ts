import { backoffMs, CITY_SPEED, departureAt, realSpeed, thinkingMs } from './pacing';

describe('pacing', () => {
  it('takes the speed from the route, within the limits of a car', () => {
    expect(realSpeed(1500, 100)).toBe(15);
    expect(realSpeed(10_000, 1)).toBe(35);
    expect(realSpeed(10, 1000)).toBe(3);
  });

  it('falls back to city traffic when the route has no speed', () => {
    expect(realSpeed(1500, 0)).toBe(CITY_SPEED);
    expect(realSpeed(0, 10)).toBe(CITY_SPEED);
    expect(realSpeed(1500, Number.NaN)).toBe(CITY_SPEED);
  });

  it('pauses for 2 to 4 seconds before it answers', () => {
    expect([thinkingMs(0), thinkingMs(0.5), thinkingMs(1)]).toEqual([2000, 3000, 4000]);
  });

  it('waits longer after each failure, up to half a minute', () => {
    expect([1, 2, 3, 6, 50].map((failures) => backoffMs(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000, 30_000]);
    expect(backoffMs(1, 0)).toBeLessThan(backoffMs(1, 1));
  });

  it('sets out in time to be there two minutes early', () => {
    expect(departureAt(1_000_000, 300)).toBe(1_000_000 - 420_000);
  });
});
