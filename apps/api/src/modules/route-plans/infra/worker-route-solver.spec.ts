import type { RouteRequest } from '@groupride/route-plans';
import { solveOptionsFor } from './worker-route-solver';

const request: RouteRequest = { seats: 1, pickup: null, dropoff: null };
const plan = (requests: number) => ({ requests: Array.from({ length: requests }, () => request) });

describe('the search for routes', () => {
  it('takes longer for a larger plan, and at most three seconds', () => {
    const searchTimes = [1, 3, 29, 30, 60].map((requests) => solveOptionsFor(plan(requests)).milliseconds);
    expect(searchTimes).toEqual([100, 300, 2900, 3000, 3000]);
  });

  it('minimizes the driving time', () => {
    expect(solveOptionsFor(plan(3)).minimize).toBe('seconds');
  });
});
