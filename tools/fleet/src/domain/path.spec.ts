import { distanceMeters } from '@groupride/geo';
import { pathAlong, whereAfter, withEnds } from './path';

const corner = { lat: 35.22, lng: -80.84 };
const north = { lat: 35.23, lng: -80.84 };
const northEast = { lat: 35.23, lng: -80.83 };

describe('a path', () => {
  const path = pathAlong([corner, north, northEast]);

  it('is as long as its legs', () => {
    expect(path.length).toBeCloseTo(distanceMeters(corner, north) + distanceMeters(north, northEast), 6);
  });

  it('leads along its corners: half the first leg, then part of the second', () => {
    const first = distanceMeters(corner, north);
    const early = whereAfter(path, first / 2);
    expect(early.position.lat).toBeCloseTo(35.225, 6);
    expect(early.position.lng).toBe(-80.84);
    expect(early.heading).toBeCloseTo(0, 3);
    const late = whereAfter(path, first + 10);
    expect(late.position.lat).toBeCloseTo(35.23, 6);
    expect(late.heading).toBeCloseTo(90, 1);
    expect(late.metersLeft).toBeCloseTo(path.length - first - 10, 6);
  });

  it('ends at its last point, however far one drives, and starts at its first', () => {
    expect(whereAfter(path, path.length + 500)).toMatchObject({ position: northEast, metersLeft: 0 });
    expect(whereAfter(path, -5).position).toEqual(corner);
  });

  it('keeps the heading of the last leg at the end', () => {
    expect(whereAfter(path, path.length).heading).toBeCloseTo(90, 1);
  });

  it('with one point goes nowhere', () => {
    expect(whereAfter(pathAlong([corner]), 100)).toEqual({ position: corner, heading: 0, metersLeft: 0 });
  });

  it('needs a point', () => {
    expect(() => pathAlong([])).toThrow(RangeError);
  });
});

describe('a route with its endpoints', () => {
  it('starts and ends at the given points and does not stop in between', () => {
    expect(withEnds(corner, [corner, north], northEast)).toEqual([corner, north, northEast]);
  });

  it('is still a route when nothing lies between', () => {
    expect(withEnds(corner, [], north)).toEqual([corner, north]);
    expect(pathAlong(withEnds(corner, [corner], corner)).length).toBe(0);
  });
});
