import { sameStreet, streetKey } from './street-name';

describe('street names', () => {
  it.each([
    ['Tryon St', 'North Tryon Street'],
    ['N Tryon St', 'South Tryon Street'],
    ['WT Harris Blvd', 'West W.T. Harris Boulevard'],
    ['The Plaza', 'The Plaza'],
    ['Mt Holly-Huntersville Rd', 'Mount Holly-Huntersville Road'],
    ['Sharon Rd West', 'Sharon Road West'],
    ['Old Statesville', 'Old Statesville Road'],
    ['West Blvd', 'West Boulevard'],
    ['Outlets Bv', 'Outlets Boulevard'],
    ['4th St Ext', 'West 4th Street Extension'],
    ['Revolution Park Dr', 'Revolution Park Drive'],
  ])('%s is %s', (a, b) => {
    expect(sameStreet(streetKey(a), streetKey(b))).toBe(true);
  });

  it.each([
    ['Sharon Rd', 'Sharon Road West'],
    ['Statesville Rd', 'Statesville Avenue'],
    ['Statesville Rd', 'Old Statesville Road'],
    ['4th St', 'West 4th Street Extension'],
    ['West Blvd', 'East Boulevard'],
    ['Sharon Rd', 'Sharon Amity Road'],
  ])('%s is not %s', (a, b) => {
    expect(sameStreet(streetKey(a), streetKey(b))).toBe(false);
  });
});
