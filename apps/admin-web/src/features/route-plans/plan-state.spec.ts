import { zonedToInstant } from '@groupride/geo';
import type { RoutePlanView } from '@groupride/web-api-client';
import { isInPast } from './plan-state';

const ZONE = 'America/New_York';
const at = (time: string, day = '2026-12-01') => zonedToInstant(day, time, ZONE)!.getTime();
const plan = (pickup: unknown, leavesAt: number, beginsAt: number) =>
  ({
    day: '2026-12-01',
    requests: [{ pickup }],
    result: { routes: [{ leavesAt: leavesAt * 60, stops: [{ request: 0, beginsAt: beginsAt * 60 }] }] },
  }) as unknown as RoutePlanView;

describe('isInPast', () => {
  it('is true once the first pickup has passed in the city', () => {
    const picksUp = plan({}, 450, 480);
    expect(isInPast(picksUp, ZONE, at('07:59'))).toBe(false);
    expect(isInPast(picksUp, ZONE, at('08:00'))).toBe(true);
  });

  it('uses the start of the vehicle for people without a pickup', () => {
    expect(isInPast(plan(null, 450, 480), ZONE, at('07:30'))).toBe(true);
    expect(isInPast(plan(null, 450, 480), ZONE, at('07:29'))).toBe(false);
  });

  it('handles a plan that starts after midnight, when its day has ended', () => {
    const night = plan({}, 1_460, 1_470);
    expect(isInPast(night, ZONE, at('00:29', '2026-12-02'))).toBe(false);
    expect(isInPast(night, ZONE, at('00:30', '2026-12-02'))).toBe(true);
  });

  it('uses the clock on the day on which it is set back', () => {
    const picksUp = { ...plan({}, 450, 480), day: '2026-11-01' };
    expect(isInPast(picksUp, ZONE, at('07:59', '2026-11-01'))).toBe(false);
    expect(isInPast(picksUp, ZONE, at('08:00', '2026-11-01'))).toBe(true);
  });

  it('is false without routes', () => {
    expect(isInPast({ ...plan({}, 0, 0), result: null }, ZONE, at('08:00', '2027-01-01'))).toBe(false);
  });
});
