import { PLACE_KINDS, type PlaceKind } from '@groupride/contracts';
import { distanceMeters } from '@groupride/geo';
import {
  autocompleteAnswer,
  distance,
  duration,
  geocodeAnswer,
  googleRefusal,
  kindsSuggested,
  kindsWanted,
  typesOf,
} from './google-format';

const place = (kind: PlaceKind, more: { name?: string; address?: string; lat?: number } = {}) => ({
  id: `city:${kind}`,
  kind,
  name: 'Somewhere',
  address: 'Charlotte',
  lat: 35.2,
  lng: -80.8,
  ...more,
});
const only = (kind: PlaceKind, more?: Parameters<typeof place>[1]) => geocodeAnswer([place(kind, more)]).results[0]!;

/** https://developers.google.com/maps/documentation/places/web-service/supported_types */
describe('the types of a place', () => {
  const AREAS: [PlaceKind, string[]][] = [
    ['address', ['street_address']],
    ['street', ['route']],
    ['city', ['locality', 'political']],
    ['town', ['locality', 'political']],
    ['suburb', ['sublocality', 'political']],
    ['neighborhood', ['neighborhood', 'political']],
    ['water', ['natural_feature']],
  ];
  const CALLED: [PlaceKind, string[]][] = [
    ['airport', ['airport']],
    ['station', ['transit_station']],
    ['bus_stop', ['bus_station', 'transit_station']],
    ['hotel', ['lodging']],
    ['mall', ['shopping_mall']],
    ['shop', ['store']],
    ['town_hall', ['city_hall', 'local_government_office']],
    ['attraction', ['tourist_attraction']],
    ['worship', ['place_of_worship']],
    ['restaurant', ['restaurant']],
    ['museum', ['museum']],
  ];
  /** Kinds without a Google type of their own. */
  const UNCALLED: PlaceKind[] = ['theatre', 'venue', 'winery', 'golf', 'office', 'other'];
  const POINT = ['establishment', 'point_of_interest'];

  it.each(AREAS)('that is a %s are %j', (kind, types) => expect(typesOf({ kind })).toEqual(types));

  it.each(CALLED)('that is a %s begin with %j and end with the general types', (kind, types) =>
    expect(typesOf({ kind })).toEqual([...types, ...POINT]),
  );

  it.each(UNCALLED)('that is a %s are only the general types', (kind) => expect(typesOf({ kind })).toEqual(POINT));

  it('of an intersection are not those of a street', () => {
    expect(typesOf({ kind: 'street', id: 'intersection:7' })).toEqual(['intersection']);
    expect(typesOf({ kind: 'street', id: 'city:intersection:7' })).toEqual(['route']);
  });
});

describe('a geocoded place', () => {
  it.each<[PlaceKind, string]>([
    ['address', 'ROOFTOP'],
    ['street', 'GEOMETRIC_CENTER'],
    ['town', 'APPROXIMATE'],
    ['hotel', 'APPROXIMATE'],
  ])('that is a %s is located %s', (kind, type) => expect(only(kind).geometry.location_type).toBe(type));

  it('has a smaller viewport the smaller it is', () => {
    const heights = (['city', 'town', 'suburb', 'neighborhood', 'street', 'hotel', 'address'] as const).map((kind) => {
      const { southwest, northeast } = only(kind).geometry.viewport;
      return northeast.lat - southwest.lat;
    });
    expect(heights.every((height, i) => height > 0 && height < (heights[i - 1] ?? 1))).toBe(true);
  });

  it('is in the middle of a square viewport', () => {
    const { southwest, northeast } = only('city', { lat: 60 }).geometry.viewport;
    expect([(southwest.lat + northeast.lat) / 2, (southwest.lng + northeast.lng) / 2]).toEqual([60, -80.8]);
    const width = distanceMeters({ lat: 60, lng: southwest.lng }, { lat: 60, lng: northeast.lng });
    const height = distanceMeters({ lat: southwest.lat, lng: -80.8 }, { lat: northeast.lat, lng: -80.8 });
    expect(width / height).toBeCloseTo(1, 2);
  });

  it('has its name among its components, unless it is a house', () => {
    const names = PLACE_KINDS.filter((kind) =>
      only(kind, { name: '1 Main St' }).address_components.some(({ long_name }) => long_name === '1 Main St'),
    );
    expect(names).toEqual(PLACE_KINDS.filter((kind) => kind !== 'address'));
    const typesOfName = (kind: PlaceKind) =>
      only(kind).address_components.find(({ long_name }) => long_name === 'Somewhere')?.types;
    expect([typesOfName('street'), typesOfName('suburb'), typesOfName('neighborhood'), typesOfName('hotel')]).toEqual([
      ['route'],
      ['sublocality', 'political'],
      ['neighborhood', 'political'],
      ['lodging', 'establishment', 'point_of_interest'],
    ]);
    expect(only('city').address_components.map(({ types }) => types[0])).toEqual(['locality']);
    expect(only('town').address_components.map(({ types }) => types[0])).toEqual(['locality']);
    expect(only('street').address_components.map(({ types }) => types[0])).toEqual(['route']);
  });

  it('is marked when the house number that was looked for is missing, and only then', () => {
    const [street] = geocodeAnswer([place('street', { name: 'Main St' })], '12 Main St').results;
    expect(street).toHaveProperty('partial_match', true);
    expect(geocodeAnswer([place('address', { name: '12 Main St' })], '12 Main St').results[0]).not.toHaveProperty(
      'partial_match',
    );
    expect(only('street')).not.toHaveProperty('partial_match');
  });

  it('is called by its name alone when it has no address', () => {
    expect([only('city', { address: '' }), only('hotel')].map(({ formatted_address }) => formatted_address)).toEqual([
      'Somewhere',
      'Somewhere, Charlotte',
    ]);
  });

  it('has the status OK, or ZERO_RESULTS when nothing was found', () => {
    expect([geocodeAnswer([place('hotel')]).status, geocodeAnswer([]).status]).toEqual(['OK', 'ZERO_RESULTS']);
  });
});

describe('the kinds of place', () => {
  it.each([
    ['', '', undefined],
    ['|', '|', undefined],
    ['locality', '', ['city', 'town']],
    ['street_address|route', '', ['address', 'street']],
    ['', 'ROOFTOP', ['address']],
    ['', 'ROOFTOP|GEOMETRIC_CENTER', ['address', 'street']],
    ['route|lodging', 'APPROXIMATE', ['hotel']],
    ['country', '', []],
  ])('that fit result_type %j and location_type %j are %j', (types, locations, kinds) =>
    expect(kindsWanted(types, locations)).toEqual(kinds),
  );

  it('are all when no filter is given', () => expect(kindsWanted()).toBeUndefined());

  it.each([
    [[], undefined],
    [['geocode'], undefined],
    [['(cities)'], ['city', 'town']],
    [['(regions)'], ['city', 'town', 'suburb', 'neighborhood']],
    [['address'], ['address', 'street']],
    [
      ['geocode', 'lodging', 'museum'],
      ['museum', 'hotel'],
    ],
  ])('that are suggested for %j are %j', (types, kinds) => expect(kindsSuggested(types)).toEqual(kinds));
});

describe('suggestions', () => {
  it('have a distance in whole meters when the origin is known', () => {
    const origin = { lat: 35.21, lng: -80.8 };
    const suggest = (from: typeof origin | null) =>
      autocompleteAnswer([place('hotel')], { origin: from, typed: 'some' }).predictions[0]!;
    expect(suggest(origin).distance_meters).toBe(Math.round(distanceMeters(origin, place('hotel'))));
    expect(suggest(null)).not.toHaveProperty('distance_meters');
  });

  it('name the place and its address separately', () => {
    expect(autocompleteAnswer([place('hotel')], { typed: 'some' })).toMatchObject({
      predictions: [
        {
          place_id: 'city:hotel',
          description: 'Somewhere, Charlotte',
          types: typesOf({ kind: 'hotel' }),
          structured_formatting: { main_text: 'Somewhere', secondary_text: 'Charlotte' },
        },
      ],
      status: 'OK',
    });
  });

  it('of other kinds are left out', () => {
    expect(autocompleteAnswer([place('hotel')], { types: ['museum'], typed: 'some' })).toEqual({
      predictions: [],
      status: 'ZERO_RESULTS',
    });
  });
});

it('a refusal has no results, and says why if that is known', () => {
  expect(googleRefusal('results', 'INVALID_REQUEST', 'address is missing')).toEqual({
    results: [],
    status: 'INVALID_REQUEST',
    error_message: 'address is missing',
  });
  expect(googleRefusal('routes', 'NOT_FOUND')).toEqual({ routes: [], status: 'NOT_FOUND' });
});

describe('distances', () => {
  it.each([
    [0, '0 ft', '0 m'],
    [99.4, '326 ft', '99 m'],
    [100, '328 ft', '0.1 km'],
    [160.9, '528 ft', '0.2 km'],
    [161, '0.1 mi', '0.2 km'],
    [16_093.44, '10.0 mi', '16.1 km'],
  ])('of %d meters are %s, or %s', (meters, text, metric) => {
    expect(distance(meters)).toEqual({ text, value: Math.round(meters) });
    expect(distance(meters, true)).toEqual({ text: metric, value: Math.round(meters) });
  });
});

describe('times', () => {
  it.each([
    [0.4, '1 min', 0],
    [89, '1 min', 89],
    [90.4, '2 mins', 90],
    [3600, '1 hour', 3600],
    [3661, '1 hour 1 min', 3661],
    [7200, '2 hours', 7200],
  ])('of %d seconds are %s', (seconds, text, value) => expect(duration(seconds)).toEqual({ text, value }));
});
