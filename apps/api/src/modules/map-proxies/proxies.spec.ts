import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Config } from '../../config/config';
import { RateLimiters } from '../../platform/http/rate-limiters';
import { MapQuota } from '../../platform/map-quota';
import type { MapServices } from '../../platform/map-services';
import { encodePolyline, type LatLng } from '@groupride/geo';
import { testCity } from '../city/testing/test-city';
import { RoutingRefusal, type RoutePoint, type RoutingService } from '../mapping/mapping.facade';
import { validationPipe } from '../../platform/http/validation.pipe';
import { PlacesFacade, type FoundPlace } from '../places/places.facade';
import { GoogleProxyService } from './google-proxy.service';
import { MapboxProxyService } from './mapbox-proxy.service';
import { GoogleDirectionsQuery, MapboxDirectionsQuery, MapboxGeocodingQuery } from './proxy-query';

const KEY = 'secret-key-0123456789';
const STADIUM: FoundPlace = {
  id: 'city:1',
  kind: 'stadium',
  name: 'Stadium',
  address: '1 Main St',
  lat: 35.2,
  lng: -80.8,
};

const CITY: FoundPlace = { id: 'city:9', kind: 'city', name: 'Charlotte', address: '', lat: 35.22, lng: -80.84 };

let kindsAsked: readonly string[] | undefined;

class OnePlace extends PlacesFacade {
  search = (_: string, __: number, ___?: LatLng, kinds?: readonly string[]) =>
    Promise.resolve(((kindsAsked = kinds), [STADIUM]));
  byAddress = () => Promise.resolve([STADIUM]);
  at = (_: LatLng, kinds?: readonly string[]) =>
    Promise.resolve(kinds === undefined || kinds.includes(STADIUM.kind) ? [STADIUM] : []);
  levelsAt = async (point: LatLng, kinds?: readonly string[]) => [
    ...(await this.at(point, kinds)),
    ...(kinds === undefined || kinds.includes('city') ? [CITY] : []),
  ];
  byId = (id: string) => Promise.resolve(id === STADIUM.id ? STADIUM : null);
}

let server: Server;
let asked: URL[];
let answer: { status: number; text: string };
let at: MapServices;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://upstream'));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  at = { google: url, mapbox: url };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  answer = { status: 200, text: '{"status":"OK","results":[{"place_id":"upstream"}]}' };
  orderStops
    .mockReset()
    .mockResolvedValue({ value: { order: [1, 0], meters: 1, seconds: 1 }, service: 'city', estimated: false });
  routeOnRoads.mockReset().mockImplementation((points) => {
    const stops = points.filter(({ through }) => !through);
    const legs = stops.slice(1).map(() => ({ meters: 3000, seconds: 300, steps: [] }));
    const waypoints = points.map(({ lat, lng }) => ({ location: { lat, lng }, name: '', meters: 12 }));
    return Promise.resolve({
      value: [{ polyline: encodePolyline(points), meters: 3000, seconds: 300, legs, waypoints }],
      service: 'city',
      estimated: false,
    });
  });
});
const passed = () => routeOnRoads.mock.calls[0]!;

const setting = (more: Partial<Config>) => Object.assign(new Config(), more);
const routeOnRoads = jest.fn<RoutingService['routeOnRoads']>();
const orderStops = jest.fn<RoutingService['orderStops']>();
const routing = { routeOnRoads, orderStops } as unknown as RoutingService;
const google = (more: Partial<Config> = { GOOGLE_MAPS_KEY: KEY }) =>
  new GoogleProxyService(
    setting(more),
    testCity(),
    new OnePlace(),
    routing,
    at,
    new MapQuota(setting(more), RateLimiters.inMemory()),
  );
const mapbox = (more: Partial<Config> = { MAPBOX_TOKEN: KEY }) =>
  new MapboxProxyService(
    setting(more),
    testCity(),
    new OnePlace(),
    routing,
    at,
    new MapQuota(setting(more), RateLimiters.inMemory()),
  );
const NO_OBJECTS = ['null', '7', '"text"', '[]', 'true'].map((text) => ({ status: 200, text }));
const FROM_CITY = { status: 'OK', results: [{ place_id: 'city:1' }] };

describe('calls of Google Maps', () => {
  it('are answered from the city without a key, without any network call', async () => {
    expect(await google({}).geocode('user 1', { address: 'Stadium' })).toMatchObject(FROM_CITY);
    expect(asked).toEqual([]);
  });

  it('are forwarded to Google with the key, the known parameters, and a bare name resolved in the city', async () => {
    expect(await google().geocode('user 1', { address: 'Stadium' })).toEqual({
      status: 'OK',
      results: [{ place_id: 'upstream' }],
    });
    expect(asked[0]!.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ address: 'Stadium, Charlotte, NC', key: KEY });
  });

  it('are cached when equal', async () => {
    const proxy = google();
    await proxy.geocode('user 1', { address: 'Stadium' });
    await proxy.geocode('user 2', { address: 'Stadium' });
    expect(asked).toHaveLength(1);
  });

  it('are answered from the city while Google refuses us, is broken, or returns the key', async () => {
    for (const failure of [
      { status: 200, text: '{"status":"REQUEST_DENIED","error_message":"The provided API key is invalid."}' },
      { status: 500, text: '{}' },
      { status: 200, text: 'no json' },
      ...NO_OBJECTS,
      { status: 200, text: `{"status":"OK","results":["${KEY}"]}` },
    ]) {
      answer = failure;
      const body = await google().geocode('user 1', { address: 'Stadium' });
      expect(body).toMatchObject(FROM_CITY);
      expect(JSON.stringify(body)).not.toContain(KEY);
    }
  });

  it('are retried after a failure', async () => {
    const proxy = google();
    answer = { status: 200, text: '{"status":"UNKNOWN_ERROR"}' };
    expect(await proxy.geocode('user 1', { address: 'Stadium' })).toMatchObject(FROM_CITY);
    answer = { status: 200, text: '{"status":"OK","results":[]}' };
    expect(await proxy.geocode('user 1', { address: 'Stadium' })).toEqual({ status: 'OK', results: [] });
  });

  it('are limited per person', async () => {
    const proxy = google({ GOOGLE_MAPS_KEY: KEY, MAP_SERVICE_RATE_PER_MINUTE: 2 });
    await proxy.geocode('user 1', { address: 'A' });
    await proxy.geocode('user 1', { address: 'B' });
    await expect(proxy.geocode('user 1', { address: 'C' })).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(proxy.geocode('user 2', { address: 'C' })).resolves.toMatchObject({ status: 'OK' });
  });
});

describe('reverse geocoding from the city’s data', () => {
  it('returns address levels, filtered by type', async () => {
    const results = async (more: object) =>
      (
        (await google({}).geocode('user 1', { latlng: '35.2,-80.8', ...more })) as {
          results: { place_id: string; types: string[] }[];
        }
      ).results;
    expect((await results({})).map((each) => each.place_id)).toEqual(['city:1', 'city:9']);
    expect(await results({ result_type: 'locality' })).toMatchObject([
      { place_id: 'city:9', types: ['locality', 'political'] },
    ]);
    expect(await mapbox({}).geocode('user 1', '-80.8,35.2', { types: 'place' })).toMatchObject({
      body: { features: [{ text: 'Charlotte', place_type: ['place'] }] },
    });
  });
});

describe('calls of Mapbox', () => {
  it('cannot be directed to another address', async () => {
    answer = { status: 200, text: '{"type":"FeatureCollection","features":[]}' };
    await mapbox().geocode('user 1', '../../../tokens/v2?access_token=x#', {});
    expect(asked[0]!.pathname).toBe(
      '/geocoding/v5/mapbox.places/..%2F..%2F..%2Ftokens%2Fv2%3Faccess_token%3Dx%23.json',
    );
    expect(asked[0]!.searchParams.getAll('access_token')).toEqual([KEY]);
  });

  it('pass a response on with its status, and fall back on the city', async () => {
    answer = { status: 422, text: '{"message":"Query too long"}' };
    expect(await mapbox().geocode('user 1', 'Stadium', {})).toEqual({
      status: 422,
      body: { message: 'Query too long' },
    });
    answer = { status: 401, text: '{"message":"Not Authorized - Invalid Token"}' };
    for (const failure of [answer, ...NO_OBJECTS]) {
      answer = failure;
      expect(await mapbox().geocode('user 1', 'Stadium two', {})).toMatchObject({
        status: 200,
        body: { features: [{ place_name: 'Stadium, 1 Main St', center: [-80.8, 35.2] }] },
      });
    }
  });
});

interface GoogleRoutes {
  status: string;
  error_message?: string;
  routes: { legs: { distance: { text: string }; via_waypoint: unknown[] }[]; waypoint_order: number[] }[];
}

describe('routes in Google’s format from the city’s data', () => {
  const ENDS = { origin: '35.1,-80.9', destination: '35.3,-80.7' };
  const ask = async (more: object) => (await google({}).directions('user 1', { ...ENDS, ...more })) as GoogleRoutes;

  it('start and end at place ids, which are forwarded as coordinates', async () => {
    expect((await ask({ origin: 'place_id:city:1', waypoints: 'via:place_id:city:1' })).status).toBe('OK');
    expect(passed()[0].map(({ lat }: LatLng) => lat)).toEqual([35.2, 35.2, 35.3]);
    expect((await ask({ origin: 'place_id:city:2' })).status).toBe('NOT_FOUND');
    for (const empty of [{ origin: 'place_id:' }, { destination: 'place_id:' }, { waypoints: 'via:place_id:' }])
      expect((await ask(empty)).status).toBe('INVALID_REQUEST');
    expect(await google({}).geocode('user 1', { place_id: 'city:1' })).toMatchObject(FROM_CITY);
    expect(await google({}).geocode('user 1', { place_id: 'city:2' })).toMatchObject({ status: 'NOT_FOUND' });
    expect(await google().geocode('user 1', { place_id: 'city:1' })).toMatchObject(FROM_CITY);
    expect(asked).toEqual([]);
    await google().directions('user 1', {
      ...ENDS,
      destination: 'place_id:city:1',
      waypoints: 'via:place_id:city:1|place_id:Ch1',
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      origin: ENDS.origin,
      destination: '35.2,-80.8',
      waypoints: 'via:35.2,-80.8|place_id:Ch1',
    });
    await google().geocode('user 1', { place_id: 'Ch1' });
    expect(asked[1]!.searchParams.get('place_id')).toBe('Ch1');
  });

  it('support via points, avoided features and units', async () => {
    const { routes } = await ask({
      waypoints: 'via:35.15,-80.85|35.2,-80.8',
      avoid: 'tolls|highways',
      units: 'metric',
      alternatives: 'true',
    });
    expect(passed()[0].map(({ through }: RoutePoint) => through)).toEqual([false, true, false, false]);
    expect(passed()[1]).toMatchObject({ avoid: ['tolls', 'highways'], alternatives: 2, caller: 'user 1' });
    expect(routes[0]!.legs.map(({ distance, via_waypoint }) => [distance.text, via_waypoint.length])).toEqual([
      ['3.0 km', 1],
      ['3.0 km', 0],
    ]);
    expect(routes[0]!.waypoint_order).toEqual([0]);
    await ask({});
    expect(routeOnRoads.mock.calls[1]![1]).toMatchObject({ avoid: [] });
  });

  it('visit stops in the best order and report it', async () => {
    const { routes } = await ask({ waypoints: 'optimize:true|35.25,-80.75|35.15,-80.85' });
    expect(orderStops).toHaveBeenCalledWith(
      { lat: 35.1, lng: -80.9 },
      [
        { lat: 35.25, lng: -80.75 },
        { lat: 35.15, lng: -80.85 },
      ],
      { lat: 35.3, lng: -80.7 },
      { caller: 'user 1' },
    );
    expect(passed()[0].map(({ lat }: LatLng) => lat)).toEqual([35.1, 35.15, 35.25, 35.3]);
    expect(routes[0]!.waypoint_order).toEqual([1, 0]);
    await ask({ waypoints: 'optimize:false|35.25,-80.75|35.15,-80.85' });
    expect(orderStops).toHaveBeenCalledTimes(1);
  });

  it.each([[{ avoid: 'bridges' }], [{ units: 'miles' }], [{ waypoints: 'optimize:true|via:35.2,-80.8' }]])(
    'refuse %o with the reason, with or without the real service',
    async (more) => {
      expect(await ask(more)).toMatchObject({ status: 'INVALID_REQUEST', error_message: expect.stringMatching(/./) });
      expect(await google().directions('user 1', { ...ENDS, ...more })).toMatchObject({ status: 'INVALID_REQUEST' });
      expect(asked).toEqual([]);
    },
  );

  it('report the limit of the engine that answers', async () => {
    routeOnRoads.mockRejectedValue(new RoutingRefusal('too_much', 'at most 20 points'));
    expect(await ask({})).toMatchObject({
      status: 'MAX_ROUTE_LENGTH_EXCEEDED',
      error_message: expect.stringContaining('at most 20 points'),
    });
  });
});

describe('places in Google’s format from the city’s data', () => {
  it('have the requested kinds at a point', async () => {
    const at = (more: object) => google({}).geocode('user 1', { latlng: '35.2,-80.8', ...more });
    expect(await at({ result_type: 'stadium|route' })).toMatchObject(FROM_CITY);
    expect(await at({ result_type: 'street_address' })).toMatchObject({ status: 'ZERO_RESULTS' });
    expect(await at({ location_type: 'ROOFTOP' })).toMatchObject({ status: 'ZERO_RESULTS' });
  });

  it('are marked as a partial match when the house number is missing', async () => {
    const matches = async (address: string) =>
      ((await google({}).geocode('user 1', { address })) as { results: { partial_match?: boolean }[] }).results[0]!
        .partial_match;
    expect(await matches('1000 Main St')).toBe(true);
    expect(await matches('1 Main St, Charlotte')).toBeUndefined();
    expect(await matches('Stadium')).toBeUndefined();
  });

  it('are searched for among the requested kinds, not filtered afterwards', async () => {
    const kinds = async (types: string) => (
      await google({}).autocomplete('user 1', { input: 'stad', types }),
      kindsAsked
    );
    expect(await kinds('address')).toEqual(['address', 'street']);
    expect(await kinds('(cities)|neighborhood')).toEqual(expect.arrayContaining(['town', 'city', 'neighborhood']));
    expect(await kinds('geocode')).toBeUndefined();
    expect(await kinds('')).toBeUndefined();
  });

  it('lie within the requested restrictions', async () => {
    const suggest = async (more: object) =>
      (
        (await google({}).autocomplete('user 1', { input: 'stad', ...more })) as {
          predictions: { distance_meters?: number }[];
        }
      ).predictions;
    expect(
      (await suggest({ location: '35.2,-80.81', radius: '2000', strictbounds: 'true', origin: '35.2,-80.81' }))[0]!
        .distance_meters,
    ).toBe(909);
    expect(await suggest({ location: '35.2,-80.81', radius: '500', strictbounds: 'true' })).toEqual([]);
    expect(await suggest({ location: '35.2,-80.81', radius: '500' })).toHaveLength(1);
    expect(await suggest({ locationrestriction: 'rectangle:35.3,-81|35.4,-80' })).toEqual([]);
    expect(await suggest({ components: 'country:us|postal_code:90210' })).toEqual([]);
    expect(await google({}).autocomplete('user 1', { input: 'stad', locationbias: 'nearby' })).toMatchObject({
      status: 'INVALID_REQUEST',
    });
    expect(await google({}).geocode('user 1', { address: 'Stadium', components: 'planet:mars' })).toMatchObject({
      status: 'INVALID_REQUEST',
    });
  });
});

describe('routes in Mapbox’s format from the city’s data', () => {
  const PATH = { mode: 'driving', coordinates: '-80.9,35.1;-80.8,35.2;-80.7,35.3' };
  const ask = (more: object) => mapbox({}).directions('user 1', PATH, more);

  it('support silent waypoints, bearings, exclusions and radiuses', async () => {
    const { body } = await ask({
      waypoints: '0;2',
      bearings: '90,45;;',
      exclude: 'motorway,ferry',
      radiuses: 'unlimited;20;',
      depart_at: '2026-11-21T12:00',
    });
    expect(passed()[0]).toEqual([
      { lat: 35.1, lng: -80.9, heading: 90 },
      { lat: 35.2, lng: -80.8, through: true },
      { lat: 35.3, lng: -80.7 },
    ]);
    expect(passed()[1]).toMatchObject({ avoid: ['highways', 'ferries'], caller: 'user 1' });
    expect(body).toMatchObject({ code: 'Ok', waypoints: { length: 2 }, routes: [{ legs: { length: 1 } }] });
    expect(await ask({ radiuses: 'unlimited;10;' })).toMatchObject({ body: { code: 'NoSegment' } });
  });

  it.each([
    [{ annotations: 'congestion' }],
    [{ exclude: 'unpaved' }],
    [{ waypoints: '1;2' }],
    [{ bearings: '90,45' }],
    [{ radiuses: '1;x;2' }],
    [{ approaches: 'curb;;' }],
    [{ continue_straight: 'true' }],
    [{ banner_instructions: 'true' }],
  ])('refuse %o with the reason, but forward it to Mapbox', async (more) => {
    expect(await ask(more)).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput', message: expect.stringMatching(/./) },
    });
    answer = { status: 200, text: '{"code":"Ok"}' };
    expect(await mapbox().directions('user 1', PATH, more)).toEqual({ status: 200, body: { code: 'Ok' } });
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ ...more, access_token: KEY });
  });

  it('report the limit of the engine that answers', async () => {
    routeOnRoads.mockRejectedValue(new RoutingRefusal('too_much', 'at most 20 points'));
    expect(await ask({})).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('at most 20 points') },
    });
  });
});

describe('places in Mapbox’s format from the city’s data', () => {
  const features = async (more: object, query = 'stadium') =>
    ((await mapbox({}).geocode('user 1', query, more)).body as { features: unknown[] }).features.length;

  it('lie in the bounding box, wherever the caller is', async () => {
    expect(await features({ bbox: '-81,35,-80,36' })).toBe(1);
    expect(await features({ bbox: '-82,35,-81,36' })).toBe(0);
    expect(await features({ proximity: 'ip' })).toBe(1);
    expect(await features({ types: 'address' }, '-80.8,35.2')).toBe(0);
    for (const more of [{ bbox: '1,2,3' }, { routing: 'true' }])
      expect(await mapbox({}).geocode('user 1', 'stadium', more)).toMatchObject({ status: 422 });
  });

  it('are searched for with at most twenty words', async () => {
    expect((await mapbox({}).geocode('user 1', 'a '.repeat(20), {})).status).toBe(200);
    expect(await mapbox({}).geocode('user 1', 'a '.repeat(21), {})).toMatchObject({
      status: 422,
      body: { message: 'Query too long - 21/20 tokens' },
    });
  });
});

describe('requests in the format of another service', () => {
  const read = (metatype: new () => object, query: object) =>
    validationPipe().transform(query, { type: 'query', metatype }) as Promise<object>;

  it('may have unknown parameters, which are ignored', async () => {
    expect(await read(GoogleDirectionsQuery, { origin: 'A', key: 'x', solution_channel: 'y' })).toEqual({
      origin: 'A',
    });
    expect(
      await read(MapboxDirectionsQuery, { steps: 'true', access_token: 'x', snapping_include_closures: 'true' }),
    ).toEqual({ steps: 'true' });
  });

  it.each([
    [{ types: 'foo' }],
    [{ types: 'poi,foo' }],
    [{ limit: '0' }],
    [{ limit: '11' }],
    [{ limit: 'x' }],
    [{ autocomplete: 'no' }],
    [{ proximity: 'here' }],
  ])('are still refused with an invalid value: %o', (query) =>
    expect(read(MapboxGeocodingQuery, query)).rejects.toMatchObject({ code: 'validation_failed' }),
  );

  it.each([
    [{ types: 'poi,address' }],
    [{ limit: '1' }],
    [{ limit: '10' }],
    [{ autocomplete: '' }],
    [{ proximity: 'ip' }],
    [{ proximity: '-80.8,35.2' }],
  ])('are accepted with a valid value: %o', async (query) =>
    expect(await read(MapboxGeocodingQuery, query)).toEqual(query),
  );
});
