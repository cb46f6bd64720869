import type { CityPlace } from './city-place';
import { addressForms, areasOf } from './address-forms';
import { areaOfHouses, hasPostcode, housesOf, postcodeIn } from './postcodes';
import { searchWords } from './search-words';

const house = (address: string, kind: CityPlace['kind'] = 'address'): CityPlace => ({
  id: 1,
  kind,
  name: '12 Main Street',
  address,
  importance: 0,
  similarity: 1,
  lat: 35.2,
  lng: -80.8,
});

describe('a postcode', () => {
  it.each([
    ['D-28202', '28202', ''],
    ['fl-9490 vaduz', '9490', 'vaduz'],
    ['123456 Moscow', '123456', 'moscow'],
    ['28202 Charlotte NC', '28202', 'charlotte'],
    ['Vaduz 9490', '9490', 'vaduz'],
    ['28202 9490', '28202', '9490'],
    ['nc 28202', '28202', ''],
    ['North Carolina 28202', '28202', 'north carolina'],
  ])('is read in %s', (text, postcode, town) => expect(postcodeIn(text)).toMatchObject({ postcode, town }));

  it.each(['', '28202-12', 'x28202', '28202x', '9490-12', '1234567', 'ABCD-9490', 'FL-949', 'FL-949012'])(
    'is not read in %j',
    (text) => expect(postcodeIn(text)).toBeNull(),
  );

  it.each([
    ['28202', true],
    ['28202-1234', true],
    ['28202 NC', true],
    ['NC 28202', true],
    ['9490', false],
    ['28202 Charlotte', false],
  ])('is certain in %s: %s', (text, isCertain) => expect(postcodeIn(text)!.isCertain).toBe(isCertain));
});

describe('a search that ends with a postcode', () => {
  const has = (text: string, address: string) => hasPostcode({ address }, searchWords(text));

  it('finds only places of that postcode', () => {
    expect(has('main 28202', 'Uptown, 28202 Charlotte')).toBe(true);
    expect(has('main 28202', 'Uptown, 28205 Charlotte')).toBe(false);
    expect(has('main 28202', '128202 Charlotte')).toBe(false);
  });

  it('is not limited by its only word, or by a house number', () => {
    expect(has('28202', 'Matthews')).toBe(true);
    expect(has('main 2820', 'Matthews')).toBe(true);
    expect(has('28202 main', 'Matthews')).toBe(true);
    expect(has('', 'Matthews')).toBe(true);
  });
});

describe('the houses of a postcode', () => {
  it('are houses, with exactly that postcode in their address', () => {
    const [here, there, street] = [
      house('Uptown, 28202 Charlotte'),
      house('Uptown, 282021 Charlotte'),
      house('Uptown, 28202 Charlotte', 'street'),
    ];
    expect(housesOf([here, there, street, house('28202')], '28202')).toEqual([here, house('28202')]);
  });

  it('lie in the town of most, and in a part of it with more than half of them', () => {
    const [uptown, plaza, matthews] = ['Uptown, 28202 Charlotte', 'Plaza, 28202 Charlotte', 'Matthews'].map((text) =>
      house(text),
    ) as [CityPlace, CityPlace, CityPlace];
    expect(areaOfHouses([matthews, uptown, uptown, plaza, uptown])).toEqual({ part: 'Uptown', town: 'Charlotte' });
    expect(areaOfHouses([uptown, plaza, plaza, uptown])).toEqual({ town: 'Charlotte' });
    expect(areaOfHouses([house('')])).toEqual({});
  });
});

describe('the part of the city and the town in an address', () => {
  it.each([
    ['Uptown, 28202 Charlotte', { part: 'Uptown', town: 'Charlotte' }],
    ['Charlotte', { part: 'Charlotte', town: 'Charlotte' }],
    ['Bonfim, 4000-442 Porto', { part: 'Bonfim', town: 'Porto' }],
    ['Westminster, SW1A 2AA London', { part: 'Westminster', town: 'London' }],
    ['FL-9490 Vaduz', { part: 'Vaduz', town: 'Vaduz' }],
    ['1012 LG Amsterdam', { part: 'Amsterdam', town: 'Amsterdam' }],
    ['110 00 Praha', { part: 'Praha', town: 'Praha' }],
    ['', {}],
  ])('%j are %j', (address, areas) => expect(areasOf(address)).toEqual(areas));
});

describe('a typed postcode', () => {
  it.each([
    ['28202', '28202', '', true],
    [' NC 28202-1234 ', '28202', '', true],
    ['nc, 28202', '28202', '', true],
    ['Charlotte, NC 28202', '28202', 'charlotte', false],
    ['9490 Vaduz', '9490', 'vaduz', false],
    ['9490', '9490', '', false],
    ['FL-9490 Vaduz', '9490', 'vaduz', false],
    ['4000-123 Porto', '4000 123', 'porto', false],
    ['28202 Park Road', '28202', 'park road', false],
  ])('is recognized: %s', (text, postcode, town, isCertain) =>
    expect(postcodeIn(text)).toEqual({ postcode, town, isCertain }),
  );

  it.each(['282', '2820212', 'I 28202 North', 'NC', '12 Main Street'])('is not found in %s', (text) =>
    expect(postcodeIn(text)).toBeNull(),
  );

  it('matches the town, and the part of it that most of its houses are in', () => {
    const [uptown, south] = [house('Uptown, 28202 Charlotte'), house('South End, 28202 Charlotte')];
    expect(
      housesOf(
        [uptown, house('Plaza, 28205 Charlotte'), { ...house('Sharon, Pineville'), name: '28202 Park Road' }],
        '28202',
      ),
    ).toEqual([uptown]);
    expect(areaOfHouses([uptown, uptown, south])).toEqual({ part: 'Uptown', town: 'Charlotte' });
    expect(areaOfHouses([uptown, south])).toEqual({ town: 'Charlotte' });
    expect(areaOfHouses([])).toEqual({});
  });

  it('is dropped from an address without commas', () => {
    expect(addressForms('401 S Tryon St NC 28202')).toEqual(['401 S Tryon St NC 28202', '401 S Tryon St']);
    expect(addressForms('401 S Tryon St 28202-1234')).toEqual(['401 S Tryon St 28202-1234', '401 S Tryon St']);
    expect(addressForms('28202 Park Road')).toEqual(['28202 Park Road']);
  });
});
