import { distanceMeters } from '@groupride/geo';
import { reachableMeters, straightLine, straightLineTimes, straightWalk } from './straight-line';

const HOME = { lat: 35.2, lng: -80.85 };
const WORK = { lat: 35.21, lng: -80.85 };
const STRAIGHT = distanceMeters(HOME, WORK);

describe('an estimate from a straight line', () => {
  it('is a route 1.3 times as long, at 25 miles an hour', () => {
    const { meters, seconds } = straightLine([HOME, WORK]);
    expect(meters).toBe(Math.round(STRAIGHT * 1.3));
    expect(((meters / seconds) * 3600) / 1609.344).toBeCloseTo(25, 0);
  });

  it('goes over all points, and is nothing for a single one', () => {
    expect(straightLine([HOME, WORK, HOME]).meters).toBe(Math.round(2 * STRAIGHT * 1.3));
    expect(straightLine([HOME])).toEqual({ meters: 0, seconds: 0 });
  });

  it('has a row for each origin', () => {
    const there = straightLine([HOME, WORK]).seconds;
    expect(straightLineTimes([HOME], [WORK, HOME])).toEqual([[there, 0]]);
    expect(straightLineTimes([HOME, WORK], [WORK])).toEqual([[there], [0]]);
  });

  it('is as long on foot, at 5.1 kilometers an hour', () => {
    const { meters, seconds } = straightWalk(HOME, WORK);
    expect(meters).toBe(straightLine([HOME, WORK]).meters);
    expect((meters / seconds) * 3.6).toBeCloseTo(5.1, 1);
  });

  it('reaches in a given time exactly as far as a route of that time', () => {
    const minutes = straightLine([HOME, WORK]).seconds / 60;
    expect(reachableMeters(minutes) / STRAIGHT).toBeCloseTo(1, 2);
  });
});
