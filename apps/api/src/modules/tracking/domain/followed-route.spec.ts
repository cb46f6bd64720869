import { encodePolyline, type LatLng } from '@groupride/geo';
import {
  advance,
  followRoute,
  isAtEnd,
  isOffRoute,
  remaining,
  remainingLine,
  type FollowedRoute,
} from './followed-route';

/** East along a street, then north: 1 km each, about. */
const START = { lat: 35.2, lng: -80.85 };
const CORNER = { lat: 35.2, lng: -80.839 };
const END = { lat: 35.209, lng: -80.839 };
const METERS_NORTH = 1 / 111_200;

const plannedRoute = {
  polyline: encodePolyline([START, CORNER, END]),
  meters: 2000,
  seconds: 200,
  estimated: false,
  segments: [
    { meters: 1000, seconds: 50 },
    { meters: 1000, seconds: 150 },
  ],
};
const north = (point: LatLng, meters: number): LatLng => ({ lat: point.lat + meters * METERS_NORTH, lng: point.lng });
const between = (share: number): LatLng => ({ lat: START.lat, lng: START.lng + (CORNER.lng - START.lng) * share });
const drive = (points: LatLng[]): FollowedRoute =>
  points.reduce((route, point) => advance(route, point).route, followRoute(plannedRoute));

describe('following a route', () => {
  it('counts down meters and seconds with the speed of each segment', () => {
    expect(remaining(followRoute(plannedRoute))).toEqual({ meters: 2000, seconds: 200 });
    const half = remaining(drive([between(0.5)]));
    expect(half.meters).toBeGreaterThan(1480);
    expect(half.meters).toBeLessThan(1520);
    expect(half.seconds).toBeGreaterThanOrEqual(174);
    expect(half.seconds).toBeLessThanOrEqual(176);
    expect(remaining(drive([between(0.5), CORNER, END]))).toEqual({ meters: 0, seconds: 0 });
  });

  it('snaps the car to the road within the usual GPS error', () => {
    const { shown, heading } = advance(followRoute(plannedRoute), north(between(0.3), 18));
    expect(shown.lat).toBeCloseTo(START.lat, 6);
    expect(heading).toBeGreaterThan(89);
    expect(heading).toBeLessThan(91);
    const far = north(between(0.3), 42);
    expect(advance(followRoute(plannedRoute), far)).toMatchObject({
      shown: far,
      heading: null,
      route: { offRouteFixes: 0 },
    });
  });

  it('is off the route after two positions beside it, not after one, and back on it with the next matching one', () => {
    const wrong = north(between(0.4), 80);
    expect(isOffRoute(drive([between(0.3), wrong]))).toBe(false);
    expect(isOffRoute(drive([between(0.3), wrong, north(between(0.45), 90)]))).toBe(true);
    expect(isOffRoute(drive([between(0.3), wrong, between(0.5), wrong]))).toBe(false);
  });

  it('is off the route after one position that is far away', () => {
    expect(isOffRoute(drive([between(0.3), north(between(0.4), 300)]))).toBe(true);
  });

  it('never moves backward because of position errors of a parked car', () => {
    const route = drive([between(0.5), between(0.49), between(0.495)]);
    expect(remaining(route).meters).toBeLessThanOrEqual(remaining(drive([between(0.5)])).meters);
  });

  it('finds the car again far along the route after a gap', () => {
    expect(remaining(drive([START, north(CORNER, 700)])).meters).toBeLessThan(350);
  });

  it('keeps to the right one of two passes of the same street', () => {
    const thereAndBack = followRoute({ ...plannedRoute, polyline: encodePolyline([START, CORNER, START]) });
    const out = advance(thereAndBack, between(0.2)).route;
    expect(remaining(out).meters).toBeGreaterThan(1750);
  });

  it('returns the rest of the line, starting at the car', () => {
    const { polyline } = { polyline: remainingLine(drive([between(0.5)])) };
    expect(polyline).toBe(encodePolyline([between(0.5), CORNER, END]));
  });

  it('treats a car that parks near its target as arrived', () => {
    expect(isAtEnd(north(END, 60), END)).toBe(true);
    expect(isAtEnd(north(END, 160), END)).toBe(false);
  });
});
