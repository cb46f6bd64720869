import { measureLine, type LatLng } from '@groupride/geo';
import {
  bringsCloser,
  deviation,
  hasDrivenOn,
  isBackOnRoute,
  longStop,
  type Sighting,
  type WatchedTrip,
} from './trip-check';

const NOW = new Date('2026-11-23T12:00:00Z');
const PICKUP = { lat: 35.2, lng: -80.9 };
const DESTINATION = { lat: 35.2, lng: -80.8 };
const ROUTE = measureLine([PICKUP, DESTINATION]);
/** About 100 meters north and east, in degrees. */
const NORTH = 0.0009;
const EAST = 0.0011;
const LIMITS = { meters: 500, minutes: 3 };

const seen = (minutesAgo: number, { lat, lng }: LatLng): Sighting => ({
  lat,
  lng,
  at: new Date(NOW.getTime() - minutesAgo * 60_000),
});
const trip = (positions: Sighting[]): WatchedTrip => ({
  positions,
  pickup: PICKUP,
  destination: DESTINATION,
  now: NOW,
});
const onRoad = (lng: number, metersNorth = 0): LatLng => ({ lat: 35.2 + (metersNorth / 100) * NORTH, lng });

describe('a long stop', () => {
  const stop = onRoad(-80.85);

  it('is measured from the moment the car came to its place', () => {
    const positions = [seen(9, onRoad(-80.87)), seen(6, stop), seen(0, { ...stop, lat: stop.lat + 0.2 * NORTH })];
    expect(longStop(trip(positions), 5)).toEqual(seen(6, stop).at);
    expect(longStop(trip(positions), 7)).toBeNull();
  });

  it('is not detected in a slowly moving traffic jam, or while driving', () => {
    const crawling = [6, 4, 2, 0].map((ago) => seen(ago, onRoad(-80.85 + (6 - ago) * EAST)));
    expect(longStop(trip(crawling), 5)).toBeNull();
  });

  it('is not detected near the pickup or the destination', () => {
    for (const place of [PICKUP, DESTINATION]) {
      const near = { lat: place.lat + 2 * NORTH, lng: place.lng };
      expect(longStop(trip([seen(20, near), seen(0, near)]), 5)).toBeNull();
    }
  });

  it('is unknown while positions are missing', () => {
    expect(longStop(trip([seen(20, stop), seen(3, stop)]), 5)).toBeNull();
    expect(longStop(trip([]), 5)).toBeNull();
  });

  it('is known from a position of up to two minutes ago', () => {
    expect(longStop(trip([seen(20, stop), seen(2, stop)]), 5)).toEqual(seen(20, stop).at);
  });

  it('is over once the car has left the place by more than a few lengths of a jam', () => {
    expect(hasDrivenOn([seen(0, onRoad(-80.85 + 3 * EAST))], stop)).toBe(false);
    expect(hasDrivenOn([seen(0, onRoad(-80.85 + 6 * EAST))], stop)).toBe(true);
    expect(hasDrivenOn([], stop)).toBe(false);
  });
});

describe('a deviation', () => {
  const away = (from: number, meters: number) =>
    [4, 3, 2, 1, 0].filter((ago) => ago <= from).map((ago) => seen(ago, onRoad(-80.85 + (4 - ago) * 4 * EAST, meters)));

  it('is measured from when the car left the route by the distance', () => {
    const found = deviation(trip([seen(5, onRoad(-80.86)), ...away(4, 900)]), ROUTE, LIMITS);
    expect(found?.since).toEqual(seen(4, PICKUP).at);
    expect(found?.before.at).toEqual(seen(3, PICKUP).at);
    expect(found?.current.at).toEqual(NOW);
  });

  it('needs three positions', () => {
    const three = [4, 2, 0].map((ago) => seen(ago, onRoad(-80.85 + (4 - ago) * 4 * EAST, 900)));
    expect(deviation(trip(three), ROUTE, LIMITS)?.since).toEqual(seen(4, PICKUP).at);
  });

  it('is unknown without a route', () => {
    expect(deviation(trip(away(4, 900)), measureLine([]), LIMITS)).toBeNull();
    expect(isBackOnRoute(away(4, 900), measureLine([]), 500)).toBe(false);
  });

  it('is not detected on a parallel road, or before the time has passed', () => {
    expect(deviation(trip(away(4, 300)), ROUTE, LIMITS)).toBeNull();
    expect(deviation(trip([seen(3, onRoad(-80.86)), ...away(2, 900)]), ROUTE, LIMITS)).toBeNull();
  });

  it('is not detected when single positions jump', () => {
    const jumps = [
      seen(5, onRoad(-80.86)),
      seen(4, onRoad(-80.86, 2000)),
      seen(1, onRoad(-80.85)),
      seen(0, onRoad(-80.84, 2000)),
    ];
    expect(deviation(trip(jumps), ROUTE, LIMITS)).toBeNull();
    expect(deviation(trip([seen(6, onRoad(-80.86, 2000)), seen(0, onRoad(-80.84, 2000))]), ROUTE, LIMITS)).toBeNull();
  });

  it('is not detected while the car stands still or is not seen', () => {
    const parked = [4, 3, 2, 1, 0].map((ago) => seen(ago, onRoad(-80.85, 900)));
    expect(deviation(trip(parked), ROUTE, LIMITS)).toBeNull();
    const silent = away(4, 900).map((each) => ({ ...each, at: new Date(each.at.getTime() - 150_000) }));
    expect(deviation(trip(silent), ROUTE, LIMITS)).toBeNull();
  });

  it('is a different route to the destination when the rest of the trip becomes shorter', () => {
    const found = deviation(trip([seen(5, onRoad(-80.86)), ...away(4, 900)]), ROUTE, LIMITS)!;
    expect(bringsCloser(found, { before: 900, current: 720 })).toBe(true);
    // Saves a quarter of the three minutes driven.
    expect(bringsCloser(found, { before: 900, current: 855 })).toBe(true);
    expect(bringsCloser(found, { before: 900, current: 856 })).toBe(false);
    expect(bringsCloser(found, { before: 900, current: 880 })).toBe(false);
    expect(bringsCloser(found, { before: 900, current: 1100 })).toBe(false);
  });

  it('ends when the car is on its route again', () => {
    expect(isBackOnRoute([seen(0, onRoad(-80.83, 900))], ROUTE, 500)).toBe(false);
    expect(isBackOnRoute([seen(0, onRoad(-80.83, 300))], ROUTE, 500)).toBe(true);
    expect(isBackOnRoute([], ROUTE, 500)).toBe(false);
  });
});
