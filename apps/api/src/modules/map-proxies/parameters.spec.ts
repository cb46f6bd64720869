import { jest } from '@jest/globals';
import { DirectionsQuery, GeocodeQuery, PlaceQuery, ReverseGeocodeQuery } from '@groupride/contracts';
import { encodePolyline, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { validationPipe } from '../../platform/http/validation.pipe';
import { RateLimiters } from '../../platform/http/rate-limiters';
import { MapQuota } from '../../platform/map-quota';
import { testCity } from '../city/testing/test-city';
import type { RoutingService } from '../mapping/mapping.facade';
import { PlacesFacade, type FoundPlace } from '../places/places.facade';
import { readComponents } from './domain/components';
import { readHints } from './domain/hints';
import { GoogleProxyService } from './google-proxy.service';
import { MapboxProxyService } from './mapbox-proxy.service';
import {
  GoogleAutocompleteQuery,
  GoogleDirectionsQuery,
  GoogleGeocodeQuery,
  MapboxDirectionsPath,
  MapboxDirectionsQuery,
  MapboxGeocodingQuery,
} from './proxy-query';

const place = (kind: FoundPlace['kind'], name: string, address: string): FoundPlace => ({
  id: `city:${name}`,
  kind,
  name,
  address,
  lat: 35.2,
  lng: -80.8,
});
const MATTHEWS = place('town', 'Matthews', '');
const UPTOWN = place('suburb', 'Uptown', 'Charlotte');
const TRADE = [
  place('street', 'Trade Street', 'Uptown, Charlotte'),
  place('street', 'Trade Street', 'Matthews'),
  place('street', 'Trade Street Court', 'Matthews'),
];

/** Finds every place with this prefix, and Uptown by its postcode. */
class Places extends PlacesFacade {
  readonly all = [MATTHEWS, place('park', 'Matthews Park', 'Matthews'), ...TRADE];
  search = (text: string, _: number, __?: LatLng, kinds?: readonly string[]) =>
    Promise.resolve(
      this.all.filter(({ name, kind }) => name.toLowerCase().startsWith(text) && (kinds?.includes(kind) ?? true)),
    );
  byAddress = (text: string) => Promise.resolve(text === '28202' ? [UPTOWN] : []);
  at = () => Promise.resolve([]);
  levelsAt = () => Promise.resolve([UPTOWN]);
  byId = () => Promise.resolve(null);
}

const routeOnRoads = jest.fn<RoutingService['routeOnRoads']>();
const routing = { routeOnRoads } as unknown as RoutingService;
const at = { google: 'http://127.0.0.1:1', mapbox: 'http://127.0.0.1:1' };
const google = new GoogleProxyService(
  new Config(),
  testCity(),
  new Places(),
  routing,
  at,
  new MapQuota(new Config(), RateLimiters.inMemory()),
);
const mapbox = new MapboxProxyService(
  new Config(),
  testCity(),
  new Places(),
  routing,
  at,
  new MapQuota(new Config(), RateLimiters.inMemory()),
);

describe('a geocoding request with address components only', () => {
  const ids = async (components: string) =>
    (
      (await google.geocode('user 1', { components })) as {
        results?: { place_id: string; formatted_address: string }[];
      }
    ).results?.map(({ formatted_address }) => formatted_address);

  it.each([
    ['locality:Matthews', ['Matthews']],
    ['country:US|locality:matthews', ['Matthews']],
    ['postal_code:28202', ['Uptown, Charlotte']],
    ['postal_code:28202|locality:Charlotte', ['Uptown, Charlotte']],
    ['postal_code:28202|locality:Matthews', []],
    ['route:Trade Street|locality:Charlotte', ['Trade Street, Uptown, Charlotte']],
    ['country:US', []],
  ])('finds only what matches all components: %s', async (components, found) =>
    expect(await ids(components)).toEqual(found),
  );

  it('needs a value in each component', async () => {
    for (const components of ['locality', 'locality:', 'planet:mars'])
      expect(readComponents(components)).toMatch(/locality:Charlotte/);
    expect(await google.geocode('user 1', {})).toMatchObject({ status: 'INVALID_REQUEST' });
  });
});

describe('a position in place of an address', () => {
  it('returns the place at that position', async () => {
    expect(await google.geocode('user 1', { address: '35.2271, -80.8431' })).toMatchObject({
      results: [{ place_id: UPTOWN.id }],
    });
  });
});

describe('a prefix of a point', () => {
  it('is read, and its heading is used', async () => {
    expect(readHints('side_of_road:35.2,-80.8')).toEqual({ text: '35.2,-80.8' });
    expect(readHints('heading=90:35.2,-80.8')).toEqual({ text: '35.2,-80.8', heading: 90 });
    expect(readHints('side_of_road:heading=360:35.2,-80.8')).toEqual({ text: '35.2,-80.8', heading: 0 });
    expect(readHints('Side of Road Café')).toEqual({ text: 'Side of Road Café' });
    for (const wrong of [
      'side_of_road:',
      'side_of_road:Charlotte',
      'heading=361:35.2,-80.8',
      'heading=north:35.2,-80.8',
    ])
      expect(typeof readHints(wrong)).toBe('string');

    routeOnRoads.mockImplementation((points) =>
      Promise.resolve({
        value: [{ polyline: encodePolyline(points), meters: 1, seconds: 1, legs: [] }],
        service: 'city',
        estimated: false,
      }),
    );
    expect(
      await google.directions('user 1', {
        origin: 'heading=90:35.2,-80.8',
        destination: 'side_of_road:35.3,-80.9',
        mode: 'DRIVING',
      }),
    ).toMatchObject({ status: 'OK' });
    expect(routeOnRoads.mock.calls[0]![0]).toMatchObject([
      { lat: 35.2, heading: 90 },
      { lat: 35.3, lng: -80.9 },
    ]);
    expect(
      await google.directions('user 1', { origin: 'heading=90:Charlotte', destination: '35.3,-80.9' }),
    ).toMatchObject({ status: 'INVALID_REQUEST', error_message: expect.stringContaining('lat,lng') });
  });
});

type Query = new () => object;
const check = (metatype: Query, query: object) =>
  validationPipe().transform(query, { type: 'query', metatype }) as Promise<object>;

describe('parameters of the map services', () => {
  it.each<[Query, Record<string, string>, RegExp]>([
    [GoogleDirectionsQuery, { traffic_model: 'foo' }, /traffic_model: .*best_guess, pessimistic or optimistic/],
    [GoogleDirectionsQuery, { departure_time: 'tomorrow' }, /departure_time: must be now or seconds/],
    [GoogleDirectionsQuery, { arrival_time: 'now' }, /arrival_time: must be seconds/],
    [GoogleDirectionsQuery, { alternatives: 'some' }, /alternatives: must be true or false/],
    [GoogleGeocodeQuery, { location_type: 'ROOFTOP|foo' }, /location_type: .*RANGE_INTERPOLATED.*separated by \|/],
    [GoogleAutocompleteQuery, { radius: 'wide' }, /radius: must be meters/],
    [MapboxDirectionsQuery, { overview: 'foo' }, /overview: must be full, simplified or false/],
    [MapboxDirectionsQuery, { depart_at: '2026-13-01T10:00' }, /depart_at: must be a time like/],
    [MapboxDirectionsQuery, { arrive_by: 'garbage' }, /arrive_by: must be a time like/],
  ])('with an invalid value are refused with a readable message: %p %o', (query, value, words) =>
    expect(check(query, value)).rejects.toMatchObject({
      code: 'validation_failed',
      detail: expect.stringMatching(words),
    }),
  );

  it.each<[Query, Record<string, string>]>([
    [GoogleDirectionsQuery, { traffic_model: 'pessimistic', departure_time: 'now', arrival_time: '1795363200' }],
    [GoogleGeocodeQuery, { location_type: 'ROOFTOP|APPROXIMATE' }],
    [MapboxDirectionsQuery, { depart_at: '2026-11-22T10:00', arrive_by: '2026-11-22T10:00:30+01:00', overview: '' }],
    [MapboxDirectionsQuery, { depart_at: '2026-11-22T10:00:00Z' }],
  ])('with a valid value are accepted: %p %o', async (query, value) =>
    expect(await check(query, value)).toEqual(value),
  );

  it('with a place that is not on earth are refused', async () => {
    for (const proximity of ['-80.8,95', '181,35'])
      expect(await mapbox.geocode('user 1', 'tryon', { proximity })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('proximity') },
      });
  });

  const QUERIES: readonly Query[] = [
    GoogleGeocodeQuery,
    GoogleAutocompleteQuery,
    GoogleDirectionsQuery,
    MapboxGeocodingQuery,
    MapboxDirectionsPath,
    MapboxDirectionsQuery,
    PlaceQuery,
    GeocodeQuery,
    ReverseGeocodeQuery,
    DirectionsQuery,
  ];
  const fieldsOf = (query: Query) =>
    (Reflect.getMetadata('swagger/apiModelPropertiesArray', query.prototype) as string[]).map((name) =>
      name.replace(/^:/, ''),
    );

  it.each(QUERIES)('never show a regular expression when %p is refused', async (query) => {
    expect(fieldsOf(query).length).toBeGreaterThan(0);
    const refusal = await check(query, Object.fromEntries(fieldsOf(query).map((name) => [name, '§§ §§']))).catch(
      (error: { detail: string }) => error.detail,
    );
    expect(JSON.stringify(refusal)).not.toMatch(/regular expression|[/]\^/);
  });
});
