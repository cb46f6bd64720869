import { solveRoutes } from '@groupride/route-plans';
import { deliveries, liLim } from './li-lim';

/** A depot, and one pickup with its delivery. */
const text = `2 10 1
0 0 0 0 0 500 0 0 0
1 30 40 4 0 100 10 0 2
2 30 0 -4 100 300 10 1 0
`;

describe('instances of Li and Lim', () => {
  it('are read as pickups with their deliveries', () => {
    const { requests, vehicles } = liLim(text);
    expect(vehicles).toHaveLength(2);
    expect(requests).toEqual([
      {
        seats: 4,
        pickup: { place: 1, window: { from: 0, to: 100 }, serviceSeconds: 10 },
        dropoff: { place: 2, window: { from: 100, to: 300 }, serviceSeconds: 10 },
      },
    ]);
    expect(solveRoutes(liLim(text), { iterations: 20 }).routes.map(({ meters }) => meters)).toEqual([120]);
  });

  it('read deliveries from the depot of the same stops', () => {
    expect(deliveries(text).requests.map(({ seats, pickup, dropoff }) => [seats, pickup, dropoff?.place])).toEqual([
      [4, null, 1],
      [4, null, 2],
    ]);
  });

  it('are rejected in another format', () => {
    expect(() => liLim('25 200 1\n0 1 2\n')).toThrow('format of Li and Lim');
  });
});
