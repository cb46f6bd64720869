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
    ['2/30', { names: ['2/30'] }],
    ['Ana  Lopez', { names: ['ana', 'lopez'] }],
  ])('%s', (text, expected) => {
    expect(readChargeQuery(text, TODAY)).toEqual({ ...NONE, ...expected });
  });
});
