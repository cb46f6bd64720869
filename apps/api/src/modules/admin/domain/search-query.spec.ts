import { readSearch } from './search-query';

const nothing = {
  rideId: null,
  receipt: null,
  paymentId: null,
  providerId: null,
  phone: null,
  plate: null,
  names: [],
  email: null,
};

describe('what an operator searches for', () => {
  it.each([
    ['R-019', { rideId: 19, plate: 'R019', names: ['r-019'], email: 'r-019' }],
    ['#7', { rideId: 7 }],
    ['19', { rideId: 19, paymentId: 19 }],
    ['GR-19-3', { receipt: { rideId: 19, payerId: 3 }, plate: 'GR193', names: ['gr-19-3'], email: 'gr-19-3' }],
    ['P-19', { paymentId: 19, plate: 'P19', names: ['p-19'], email: 'p-19' }],
    ['gr-19', { receipt: { rideId: 19, payerId: null }, plate: 'GR19', names: ['gr-19'], email: 'gr-19' }],
    ['(704) 555-0102', { phone: '7045550102' }],
    ['+1 704.555.0102', { phone: '7045550102', plate: null }],
    ['Ana  Díaz', { names: ['ana', 'díaz'] }],
    ['ana@example.com', { email: 'ana@example.com' }],
    ['abc 1234', { plate: 'ABC1234', names: ['abc', '1234'] }],
    ['pi_3QAbc', { providerId: 'pi_3QAbc', plate: 'PI3QABC', names: ['pi_3qabc'], email: 'pi_3qabc' }],
    ['an', {}],
    ['99999999999', { phone: '99999999999', plate: '99999999999' }],
  ])('reads %s', (text, meant) => {
    const { plate, ...rest } = readSearch(text);
    expect({ ...rest, plate: 'plate' in meant ? plate : null }).toEqual({ ...nothing, ...meant });
  });

  it('never treats a number that cannot be an id as a ride', () => {
    expect(readSearch('2147483648').rideId).toBeNull();
    expect(readSearch('0').rideId).toBeNull();
  });
});
