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
  places: [],
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
    ['Ana  Díaz', { names: ['ana', 'díaz'], places: ['ana', 'díaz'] }],
    ['ana@example.com', { email: 'ana@example.com' }],
    ['abc 1234', { plate: 'ABC1234', names: ['abc', '1234'], places: ['abc', '1234'] }],
    ['4th St, Charlotte', { names: ['4th', 'st,', 'charlotte'], places: ['4th', 'st', 'charlotte'] }],
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

  it.each([
    ['1', { rideId: 1, paymentId: 1 }],
    ['2147483647', { rideId: 2147483647, paymentId: 2147483647 }],
    [' r-019 ', { rideId: 19 }],
    ['19x', { rideId: null, paymentId: null }],
    ['GR-19-31', { receipt: { rideId: 19, payerId: 31 } }],
    ['GR-19-', { receipt: { rideId: 19, payerId: null } }],
    ['xgr-19', { receipt: null }],
    ['gr-19x', { receipt: null }],
    ['xp-19', { paymentId: null }],
    ['p-19x', { paymentId: null }],
    ['ch_3QAbc', { providerId: 'ch_3QAbc' }],
    ['xpi_3QAbc', { providerId: null }],
    ['pi_3QAbc x', { providerId: null }],
  ])('reads an id only when the whole text is one: %s', (text, meant) => {
    expect(readSearch(text)).toMatchObject(meant);
  });

  it.each([
    ['704', '704'],
    ['70', null],
    ['704 555 Ana', null],
    ['+1 704 555 0102', '7045550102'],
    ['+91 704 555 0102', '917045550102'],
    ['+1 704 555 0102 3', '170455501023'],
  ])('reads the phone number in %s, without the country code of the US', (text, phone) => {
    expect(readSearch(text).phone).toBe(phone);
  });

  it.each([
    ['a-1', null],
    ['a-12', 'A12'],
    ['abc 123!', null],
  ])('reads a license plate of at least three letters and digits: %s', (text, plate) => {
    expect(readSearch(text).plate).toBe(plate);
  });

  it('reads names of three letters and more, and five of them at most', () => {
    expect(readSearch('Ana')).toMatchObject({ names: ['ana'], email: 'ana' });
    expect(readSearch('Ana María de la Cruz López').names).toEqual(['ana', 'maría', 'de', 'la', 'cruz']);
  });
});
