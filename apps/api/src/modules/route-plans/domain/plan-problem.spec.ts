import { distanceMeters } from '@groupride/geo';
import { SMALL_PLAN } from '../testing/small-plan';
import { placesOf, problemOf } from './plan-problem';

const HOUR = 3600;

describe('the problem that a route plan poses', () => {
  const places = placesOf(SMALL_PLAN);
  const seconds = places.map((_from, i) => places.map((_to, j) => (i === j ? 0 : i === 0 && j === 1 ? null : 60.2)));
  const problem = problemOf(SMALL_PLAN, seconds);

  it('is about the stops that people asked for, then the start and end of each vehicle', () => {
    expect(places.map(({ lat }) => lat)).toEqual([35.2, 35.3, 35.4, 35.5, 35.6, 35.1, 35.1, 35.1]);
    expect(problem.places).toBe(8);
  });

  it('has windows and shifts in seconds of the day', () => {
    expect(problem.requests).toEqual([
      {
        seats: 5,
        pickup: { place: 0, window: { from: 6 * HOUR, to: 6 * HOUR + 1200 }, serviceSeconds: 120 },
        dropoff: { place: 1, window: { from: 6.5 * HOUR, to: 7 * HOUR }, serviceSeconds: 120 },
      },
      { seats: 4, pickup: null, dropoff: expect.objectContaining({ place: 2 }) },
      { seats: 3, pickup: expect.objectContaining({ place: 3 }), dropoff: null },
    ]);
    expect(problem.vehicles).toEqual([
      { seats: 12, startPlace: 4, endPlace: 5, shift: { from: 5 * HOUR, to: 12 * HOUR } },
      { seats: 6, startPlace: 6, endPlace: 7, shift: { from: 5.5 * HOUR, to: 700 * 60 } },
    ]);
  });

  it('rounds driving times up, and never drives where there is no way', () => {
    expect(problem.seconds[0 * 8 + 1]).toBe(Infinity);
    expect(problem.seconds[1 * 8 + 0]).toBe(61);
    expect(problem.seconds[1 * 8 + 1]).toBe(0);
  });

  it('has the distances between the same places', () => {
    expect(problem.meters[0 * 8 + 2]).toBe(distanceMeters(places[0]!, places[2]!));
    expect(problem.meters).toHaveLength(64);
  });
});
