import { encodePolyline, type LatLng } from '@groupride/geo';
import {
  advance,
  endOf,
  followRoute,
  isAtEnd,
  isFarOffRoute,
  isOffRoute,
  remaining,
  remainingLine,
  type FollowedRoute,
} from './followed-route';

/** East along a street, then north; about 1 km each. */
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

describe('a car that has left its route', () => {
  const left = drive([between(0.5), north(between(0.5), 80), north(between(0.5), 90)]);

  it('is far off more than 250 meters from where it left', () => {
    expect(isFarOffRoute(left, north(between(0.5), 240))).toBe(false);
    expect(isFarOffRoute(left, north(between(0.5), 260))).toBe(true);
  });

  it('is not far off before two positions say so', () => {
    expect(isFarOffRoute(drive([between(0.5)]), north(between(0.5), 400))).toBe(false);
  });

  it('leaves it fifty meters beside it, and at once 250 meters beside it', () => {
    const fixes = (meters: number) =>
      advance(followRoute(plannedRoute), north(between(0.3), meters)).route.offRouteFixes;
    expect([fixes(48), fixes(52), fixes(245), fixes(255)]).toEqual([0, 1, 1, 2]);
  });

  it('is shown where it is, without a direction', () => {
    const there = north(between(0.3), 80);
    expect(advance(followRoute(plannedRoute), there)).toMatchObject({ shown: there, heading: null });
  });
});

describe('the remaining time', () => {
  const halfway = (change: Partial<typeof plannedRoute>) =>
    remaining(advance(followRoute({ ...plannedRoute, ...change }), between(1)).route).seconds;

  it('follows from the distance where nothing else is known', () => {
    const share = remaining(drive([CORNER])).meters / 2000;
    for (const segments of [[], [{ meters: 0, seconds: 90 }], [{ meters: 500, seconds: 0 }]])
      expect(halfway({ segments })).toBe(Math.round(200 * share));
  });

  it('does not count time without distance, nor distance without time', () => {
    const still = { meters: 0, seconds: 500 };
    const [first, second] = plannedRoute.segments as [{ meters: number; seconds: number }, typeof still];
    expect(halfway({ segments: [still, first, still, second, still] })).toBe(halfway({}));
    expect(halfway({ segments: [first, { meters: 0, seconds: 0 }, second] })).toBe(halfway({}));
  });

  it('is the route’s, however long its segments say that it takes', () => {
    const slow = plannedRoute.segments.map(({ meters, seconds }) => ({ meters: 3 * meters, seconds: 10 * seconds }));
    expect(halfway({ segments: slow })).toBe(halfway({}));
    expect(halfway({})).toBeGreaterThan(140);
    expect(halfway({})).toBeLessThan(152);
  });

  it('is zero on a route without a line', () => {
    const nowhere = followRoute({ ...plannedRoute, polyline: encodePolyline([START]) });
    expect(remaining(nowhere)).toEqual({ meters: 0, seconds: 0 });
    expect(endOf(nowhere)).toEqual(START);
    expect(endOf(followRoute({ ...plannedRoute, polyline: '' }))).toBeUndefined();
    expect(advance(followRoute({ ...plannedRoute, polyline: '' }), START).route.offRouteFixes).toBe(2);
  });
});

it('a route ends at its last point, and a car within a hundred meters of it has arrived', () => {
  expect(endOf(followRoute(plannedRoute))).toEqual(END);
  expect([isAtEnd(north(END, 95), END), isAtEnd(north(END, 105), END)]).toEqual([true, false]);
});
