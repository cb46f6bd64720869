import { readChargeQuery } from './charge-query';

const TODAY = '2026-11-21';
const NONE = { rideIds: [], fourDigits: [], amounts: [], dates: [], emails: [], names: [] };

describe('the query with which operators look for a charge', () => {
  it.each([
    ['ana@Example.com', { emails: ['ana@example.com'] }],
    ['R-012', { rideIds: [12] }],
    ['#7', { rideIds: [7] }],
    ['12', { rideIds: [12] }],
    ['4242', { fourDigits: ['4242'] }],
    ['4242 $54.81 2026-11-20', { fourDigits: ['4242'], amounts: [5481], dates: ['2026-11-20'] }],
    ['4242 0117', { fourDigits: ['4242', '0117'] }],
    ['R-12 #13 14', { rideIds: [12, 13, 14] }],
    ['$54.81 $12', { amounts: [5481, 1200] }],
    ['11/20 2026-11-21', { dates: ['2026-11-20', '2026-11-21'] }],
    ['ana@ @example.com', { emails: ['ana@', '@example.com'] }],
    ['$54', { amounts: [5400] }],
    ['54.81 11/20', { amounts: [5481], dates: ['2026-11-20'] }],
    ['12/24', { dates: ['2025-12-24'] }],
    ['11/21', { dates: ['2026-11-21'] }],
    ['1/5', { dates: ['2026-01-05'] }],
    ['11/20/2024', { dates: ['2024-11-20'] }],
    ['11/20/24', { names: ['11/20/24'] }],
    ['111/20', { names: ['111/20'] }],
    ['2026-02-30', { names: ['2026-02-30'] }],
    ['xr-12', { names: ['xr-12'] }],
    ['r-12x', { names: ['r-12x'] }],
    ['14242', { rideIds: [14242] }],
    ['$54,81', { amounts: [5481] }],
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
