import { PLACE_KINDS, type PlaceKind } from '@groupride/contracts';
import { kindsWanted, mapboxGeocoding, mapboxRefusal } from './mapbox-format';

const place = (kind: PlaceKind, more: { name?: string; address?: string } = {}) => ({
  id: `city:${kind}`,
  kind,
  name: 'Somewhere',
  address: '',
  lat: 35.2,
  lng: -80.8,
  ...more,
});
const featureOf = (kind: PlaceKind, more: Parameters<typeof place>[1] = {}) =>
  mapboxGeocoding('some', [place(kind, more)], '', { types: [], point: null, most: 5 }).features[0]!;

/** https://docs.mapbox.com/api/search/geocoding-v5/#data-types */
describe('the data type of a place', () => {
  it.each<[string, PlaceKind[]]>([
    ['address', ['address', 'street']],
    ['place', ['city', 'town']],
    ['locality', ['suburb']],
    ['neighborhood', ['neighborhood']],
  ])('is %s for %j', (type, kinds) => {
    expect(kindsWanted([type])).toEqual(kinds);
    expect(kinds.map((kind) => featureOf(kind).place_type)).toEqual(kinds.map(() => [type]));
    expect(featureOf(kinds[0]!).id).toBe(`${type}.city:${kinds[0]}`);
  });

  it('is a point of interest for everything else', () => {
    const others = PLACE_KINDS.filter((kind) => featureOf(kind).place_type[0] === 'poi');
    expect(kindsWanted(['poi'])).toEqual(others);
    expect(others).toHaveLength(PLACE_KINDS.length - 6);
    expect(kindsWanted(['country'])).toEqual([]);
    expect(kindsWanted(['place', 'neighborhood'])).toEqual(['city', 'town', 'neighborhood']);
  });
});

describe('the properties of a place', () => {
  it.each<[PlaceKind, object]>([
    ['address', { accuracy: 'point' }],
    ['street', { accuracy: 'street' }],
    ['hotel', { category: 'hotel' }],
    ['other', {}],
    ['town', {}],
  ])('that is a %s are %j', (kind, properties) => expect(featureOf(kind).properties).toEqual(properties));
});

describe('a feature', () => {
  it('has its center as longitude and latitude', () => {
    expect(featureOf('hotel')).toMatchObject({
      type: 'Feature',
      text: 'Somewhere',
      place_name: 'Somewhere',
      center: [-80.8, 35.2],
      geometry: { type: 'Point', coordinates: [-80.8, 35.2] },
    });
  });

  it('has a number of its own only when it is a house', () => {
    expect(featureOf('address', { name: 'Main St 12' })).toMatchObject({ text: 'Main St', address: '12' });
    expect(featureOf('address', { name: 'Old Mill' })).not.toHaveProperty('address');
    const named = featureOf('hotel', { name: '12 Bones', address: 'Main St' });
    expect(named).toMatchObject({ text: '12 Bones', place_name: '12 Bones, Main St' });
    expect(named).not.toHaveProperty('address');
  });
});

it('the answer repeats the words of the query, and names its source', () => {
  const answer = mapboxGeocoding('Hotel  IBIS', [], '© people', { types: [], point: null, most: 5 });
  expect(answer).toEqual({
    type: 'FeatureCollection',
    query: ['hotel', 'ibis'],
    features: [],
    attribution: '© people',
  });
});

it('a refusal has no routes', () => {
  expect(mapboxRefusal('NoRoute', 'No road leads there.')).toEqual({
    code: 'NoRoute',
    message: 'No road leads there.',
    routes: [],
  });
});
