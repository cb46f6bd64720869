import { addressParts } from './address-parts';
import { autocompleteAnswer, distance, duration, geocodeAnswer } from './google-format';
import { mapboxGeocoding } from './mapbox-format';
import { matchedIn } from './matched';
import { lacksNumber } from './partial-match';
import { relevance } from './relevance';
import { simplified } from './simplify';

const ASKED = { lat: 35.2001, lng: -80.9001 };
const place = (kind: string) => ({ id: `city:${kind}`, kind, name: kind, address: '', lat: 35.2, lng: -80.8 });

describe('the formats of Google Maps', () => {
  it('write distances and times as people say them', () => {
    expect([distance(30).text, distance(1609.344 * 0.1).text, distance(5000).text]).toEqual([
      '98 ft',
      '0.1 mi',
      '3.1 mi',
    ]);
    expect([
      duration(20).text,
      duration(119).text,
      duration(3600).text,
      duration(3720).text,
      duration(7500).text,
    ]).toEqual(['1 min', '2 mins', '1 hour', '1 hour 2 mins', '2 hours 5 mins']);
  });

  it('write meters and kilometers on request', () => {
    expect([distance(30, true), distance(420, true), distance(5040, true)].map(({ text }) => text)).toEqual([
      '30 m',
      '0.4 km',
      '5.0 km',
    ]);
  });

  it.each([
    ['1000 Tryon St', 'Tryon St', 'Charlotte', true],
    ['1000 Tryon St, Charlotte', '1000 Tryon St', 'Charlotte', false],
    ['Hauptstrasse 7', 'Hauptstrasse 9', '9490 Vaduz', true],
    ['3 Avenue', '3 Avenue', '', false],
    ['Tryon St 28202', 'Tryon St', '28202 Charlotte', false],
    ['12a Main St', '12A Main St', '', false],
    ['Tryon St', 'Tryon St', 'Charlotte', false],
    [' 12 Main St ,Charlotte', 'Main St', '', true],
    ['12-14 Main St', '12-14 Main St', '', false],
    ['12-14 Main St', '12 Main St', '', true],
  ])('tell for %s whether %s, %s is only a partial match: %s', (asked, name, address, isPart) =>
    expect(lacksNumber(asked, { name, address })).toBe(isPart),
  );

  it('name kinds of places as Google does', () => {
    const types = (kind: string) => geocodeAnswer([place(kind)]).results[0]!.types;
    expect(geocodeAnswer([{ ...place('street'), id: 'intersection:7' }]).results[0]!.types).toEqual(['intersection']);
    expect([types('mall')[0], types('town_hall')[0], types('water'), types('stadium')[0], types('winery')[0]]).toEqual([
      'shopping_mall',
      'city_hall',
      ['natural_feature'],
      'stadium',
      'establishment',
    ]);
  });

  it('support collections of kinds', () => {
    const kinds = (types: string[]) =>
      autocompleteAnswer([place('hotel'), place('town'), place('suburb')], { types, typed: 'x' }).predictions.map(
        ({ place_id }) => place_id,
      );
    expect(kinds(['(cities)'])).toEqual(['city:town']);
    expect(kinds(['(regions)'])).toEqual(['city:town', 'city:suburb']);
    expect(kinds(['geocode'])).toHaveLength(3);
  });

  it('mark matched text and split the description into terms', () => {
    const [prediction] = autocompleteAnswer(
      [{ ...place('street'), name: 'Ébène Park Road', address: 'Sharon, Charlotte' }],
      { typed: 'roa EBE park Park' },
    ).predictions;
    expect(prediction).toMatchObject({
      matched_substrings: [
        { offset: 0, length: 3 },
        { offset: 6, length: 4 },
        { offset: 11, length: 3 },
      ],
      structured_formatting: {
        main_text_matched_substrings: [
          { offset: 0, length: 3 },
          { offset: 6, length: 4 },
          { offset: 11, length: 3 },
        ],
      },
      terms: [
        { offset: 0, value: 'Ébène Park Road' },
        { offset: 17, value: 'Sharon' },
        { offset: 25, value: 'Charlotte' },
      ],
    });
    expect(matchedIn('Park Parkway', 'park par')).toEqual([
      { offset: 0, length: 4 },
      { offset: 5, length: 3 },
    ]);
    expect(matchedIn('Spark', 'park')).toEqual([]);
  });

  it('split an address into its certain parts', () => {
    const [house] = geocodeAnswer([
      { ...place('address'), name: '12 Main St', address: 'Uptown, 28202 Charlotte' },
    ]).results;
    expect(house).toMatchObject({
      formatted_address: '12 Main St, Uptown, 28202 Charlotte',
      geometry: {
        location_type: 'ROOFTOP',
        viewport: { southwest: { lat: expect.any(Number) }, northeast: { lng: expect.any(Number) } },
      },
    });
    expect(house!.address_components).toEqual([
      { long_name: '12', short_name: '12', types: ['street_number'] },
      { long_name: 'Main St', short_name: 'Main St', types: ['route'] },
      { long_name: 'Charlotte', short_name: 'Charlotte', types: ['locality', 'political'] },
      { long_name: '28202', short_name: '28202', types: ['postal_code'] },
    ]);
    const [hotel] = geocodeAnswer([{ ...place('hotel'), name: 'Grand', address: 'Main St, Charlotte' }]).results;
    expect(hotel!.address_components.map(({ long_name }) => long_name)).toEqual(['Grand', 'Charlotte']);
    expect(geocodeAnswer([{ ...place('town'), name: 'Matthews', address: '' }]).results[0]!.address_components).toEqual(
      [{ long_name: 'Matthews', short_name: 'Matthews', types: ['locality', 'political'] }],
    );
  });
});

describe('an address in one line', () => {
  it.each([
    ['Hauptstrasse 7', '9490 Vaduz', { number: '7', street: 'Hauptstrasse', postcode: '9490', town: 'Vaduz' }],
    [
      'Rua de Santa Catarina 12',
      'Bonfim, 4000-442 Porto',
      { number: '12', street: 'Rua de Santa Catarina', postcode: '4000-442', town: 'Porto' },
    ],
    [
      '10 Downing Street',
      'Westminster, SW1A 2AA London',
      { number: '10', street: 'Downing Street', postcode: 'SW1A 2AA', town: 'London' },
    ],
    ['Damrak 1', '1012 LG Amsterdam', { number: '1', street: 'Damrak', postcode: '1012 LG', town: 'Amsterdam' }],
    ['5 Elm St', '', { number: '5', street: 'Elm St' }],
    ['12A Elm St', 'Charlotte', { number: '12A', street: 'Elm St' }],
    ['Elm St 12A', 'FL-9490 Vaduz', { number: '12A', street: 'Elm St', postcode: 'FL-9490', town: 'Vaduz' }],
    ['Elm St 12', '110 00 Praha 1', { number: '12', street: 'Elm St', postcode: '110 00', town: 'Praha 1' }],
    ['Old Mill', 'Uptown, Charlotte', { town: 'Charlotte' }],
  ])('is split into its parts: %s, %s', (name, address, parts) =>
    expect(addressParts({ kind: 'address', name, address })).toEqual(parts),
  );

  it('of a street or a town has its name', () => {
    const parts = (kind: string, address = '') => addressParts({ kind, name: 'Elm', address });
    expect(parts('street', 'Uptown, 28202 Charlotte')).toEqual({ street: 'Elm', postcode: '28202', town: 'Charlotte' });
    expect([parts('city'), parts('town')]).toEqual([{ town: 'Elm' }, { town: 'Elm' }]);
  });

  it('is not guessed', () => {
    expect(addressParts({ kind: 'hotel', name: 'Grand', address: '1200 Main St' })).toEqual({});
    expect(addressParts({ kind: 'hotel', name: 'Grand', address: '1200 Main St, Charlotte' })).toEqual({
      number: '1200',
      street: 'Main St',
      town: 'Charlotte',
    });
  });
});

describe('a simplified line for an overview', () => {
  it('keeps corners and drops invisible detail', () => {
    const line = Array.from({ length: 101 }, (_, i) => ({
      lat: 35 + (i > 50 ? (i - 50) / 1000 : 0) + (i % 2) * 1e-6,
      lng: -80 + Math.min(i, 50) / 1000,
    }));
    const short = simplified(line);
    expect(short.length).toBeLessThan(6);
    expect(short).toContainEqual(line[50]);
    expect([short[0], short.at(-1)]).toEqual([line[0], line[100]]);
    expect(simplified(line.slice(0, 2))).toEqual(line.slice(0, 2));
  });
});

describe('the formats of Mapbox', () => {
  it('return only the requested kinds, and echo a point as numbers', () => {
    const all = [place('address'), place('hotel'), place('airport')];
    expect(
      mapboxGeocoding('X y', all, '', { types: ['poi'], point: null, most: 1 }).features.map(({ id }) => id),
    ).toEqual(['poi.city:hotel']);
    expect(mapboxGeocoding('-80.8,35.2', all, '', { types: [], point: ASKED, most: 5 }).query).toEqual([
      -80.9001, 35.2001,
    ]);
  });

  it('rate how much of the query a place matches', () => {
    const park = { name: 'Parque da Pasteleira', address: 'Porto' };
    expect([
      relevance('parque pasteleira', park),
      relevance('Parqué, PORTO', park),
      relevance('parque norte', park),
      relevance('hotel', park),
      relevance('', park),
    ]).toEqual([1, 1, 0.5, 0, 1]);
    const house = { name: '120 Main St', address: 'Charlotte' };
    expect([relevance('12 main', house), relevance('120 ma', house), relevance('one two main', house)]).toEqual([
      0.5, 1, 0.33,
    ]);
    const wish = { types: [], point: null, most: 5 };
    expect(
      mapboxGeocoding('hotel ibis', [{ ...place('hotel'), name: 'Hotel Grande' }], '', wish).features[0],
    ).toMatchObject({ relevance: 0.5, text: 'Hotel Grande', properties: { category: 'hotel' } });
    expect(mapboxGeocoding('-80,35', [place('hotel')], '', { ...wish, point: ASKED }).features[0]!.relevance).toBe(1);
  });

  it('give a house number separately from its street', () => {
    const [feature] = mapboxGeocoding(
      '12 main',
      [{ ...place('address'), name: '12 Main St', address: 'Charlotte' }],
      '',
      { types: [], point: null, most: 5 },
    ).features;
    expect(feature).toMatchObject({
      text: 'Main St',
      address: '12',
      place_name: '12 Main St, Charlotte',
      properties: { accuracy: 'point' },
    });
  });
});
