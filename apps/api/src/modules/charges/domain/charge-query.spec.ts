import { readChargeQuery } from './charge-query';

const TODAY = '2026-11-21';
const NONE = { rideId: null, last4: null, amount: null, date: null, email: null, names: [] };

describe('the query with which operators look for a charge', () => {
  it.each([
    ['ana@Example.com', { email: 'ana@example.com' }],
    ['R-012', { rideId: 12 }],
    ['#7', { rideId: 7 }],
    ['12', { rideId: 12 }],
    ['4242', { last4: '4242' }],
    ['4242 $54.81 2026-11-20', { last4: '4242', amount: 5481, date: '2026-11-20' }],
    ['$54', { amount: 5400 }],
    ['54.81 11/20', { amount: 5481, date: '2026-11-20' }],
    ['12/24', { date: '2025-12-24' }],
    ['11/21', { date: '2026-11-21' }],
    ['1/5', { date: '2026-01-05' }],
    ['11/20/2024', { date: '2024-11-20' }],
    ['11/20/24', { names: ['11/20/24'] }],
    ['111/20', { names: ['111/20'] }],
    ['2026-02-30', { names: ['2026-02-30'] }],
    ['xr-12', { names: ['xr-12'] }],
    ['r-12x', { names: ['r-12x'] }],
    ['14242', { rideId: 14242 }],
    ['$54,81', { amount: 5481 }],
    ['54.815', { names: ['54.815'] }],
    ['x54.81', { names: ['x54.81'] }],
    ['$54x', { names: ['$54x'] }],
    ['x$54', { names: ['x$54'] }],
    ['', {}],
    ['  ', {}],
    ['2/30', { names: ['2/30'] }],
    [' Ana  Lopez ', { names: ['ana', 'lopez'] }],
  ])('is parsed: %s', (text, expected) => {
    expect(readChargeQuery(text, TODAY)).toEqual({ ...NONE, ...expected });
  });
});
