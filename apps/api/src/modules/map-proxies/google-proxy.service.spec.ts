import type { LatLng } from '@groupride/geo';
import { RoutingRefusal, type RoutePoint } from '../mapping/mapping.facade';
import { FROM_CITY, KEY, NO_OBJECTS, ProxyWorld } from './testing/proxy-world';

const world = new ProxyWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());
beforeEach(() => world.reset());

describe('calls of Google Maps', () => {
  it('are answered from the city without a key, without any network call', async () => {
    expect(await world.google({}).geocode('user 1', { address: 'Stadium' })).toMatchObject(FROM_CITY);
    expect(world.asked).toEqual([]);
  });

  it('are forwarded to Google with the key, the known parameters, and a bare name resolved in the city', async () => {
    expect(await world.google().geocode('user 1', { address: 'Stadium' })).toEqual({
      status: 'OK',
      results: [{ place_id: 'upstream' }],
    });
    expect(world.asked[0]!.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(world.asked[0]!.searchParams)).toEqual({ address: 'Stadium, Charlotte, NC', key: KEY });
  });

  it('are cached when equal', async () => {
    const proxy = world.google();
    await proxy.geocode('user 1', { address: 'Stadium' });
    await proxy.geocode('user 2', { address: 'Stadium' });
    expect(world.asked).toHaveLength(1);
  });

  it('are answered from the city while Google refuses us, is broken, or returns the key', async () => {
    for (const failure of [
      { status: 200, text: '{"status":"REQUEST_DENIED","error_message":"The provided API key is invalid."}' },
      { status: 500, text: '{}' },
      { status: 200, text: 'no json' },
      ...NO_OBJECTS,
      { status: 200, text: `{"status":"OK","results":["${KEY}"]}` },
    ]) {
      world.answer = failure;
      const body = await world.google().geocode('user 1', { address: 'Stadium' });
      expect(body).toMatchObject(FROM_CITY);
      expect(JSON.stringify(body)).not.toContain(KEY);
    }
  });

  it('are retried after a failure', async () => {
    const proxy = world.google();
    world.answer = { status: 200, text: '{"status":"UNKNOWN_ERROR"}' };
    expect(await proxy.geocode('user 1', { address: 'Stadium' })).toMatchObject(FROM_CITY);
    world.answer = { status: 200, text: '{"status":"OK","results":[]}' };
    expect(await proxy.geocode('user 1', { address: 'Stadium' })).toEqual({ status: 'OK', results: [] });
  });

  it('are limited per person', async () => {
    const proxy = world.google({ GOOGLE_MAPS_KEY: KEY, MAP_SERVICE_RATE_PER_MINUTE: 2 });
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
        (await world.google({}).geocode('user 1', { latlng: '35.2,-80.8', ...more })) as {
          results: { place_id: string; types: string[] }[];
        }
      ).results;
    expect((await results({})).map((each) => each.place_id)).toEqual(['city:1', 'city:9']);
    expect(await results({ result_type: 'locality' })).toMatchObject([
      { place_id: 'city:9', types: ['locality', 'political'] },
    ]);
    expect(await world.mapbox({}).geocode('user 1', '-80.8,35.2', { types: 'place' })).toMatchObject({
      body: { features: [{ text: 'Charlotte', place_type: ['place'] }] },
    });
  });
});

interface GoogleRoutes {
  status: string;
  error_message?: string;
  routes: { legs: { distance: { text: string }; via_waypoint: unknown[] }[]; waypoint_order: number[] }[];
}

describe('routes in Google’s format from the city’s data', () => {
  const ENDS = { origin: '35.1,-80.9', destination: '35.3,-80.7' };
  const ask = async (more: object) =>
    (await world.google({}).directions('user 1', { ...ENDS, ...more })) as GoogleRoutes;

  it('start and end at place ids, which are forwarded as coordinates', async () => {
    expect((await ask({ origin: 'place_id:city:1', waypoints: 'via:place_id:city:1' })).status).toBe('OK');
    expect(world.passed()[0].map(({ lat }: LatLng) => lat)).toEqual([35.2, 35.2, 35.3]);
    expect((await ask({ origin: 'place_id:city:2' })).status).toBe('NOT_FOUND');
    for (const empty of [{ origin: 'place_id:' }, { destination: 'place_id:' }, { waypoints: 'via:place_id:' }])
      expect((await ask(empty)).status).toBe('INVALID_REQUEST');
    expect(await world.google({}).geocode('user 1', { place_id: 'city:1' })).toMatchObject(FROM_CITY);
    expect(await world.google({}).geocode('user 1', { place_id: 'city:2' })).toMatchObject({ status: 'NOT_FOUND' });
    expect(await world.google().geocode('user 1', { place_id: 'city:1' })).toMatchObject(FROM_CITY);
    expect(world.asked).toEqual([]);
    await world.google().directions('user 1', {
      ...ENDS,
      destination: 'place_id:city:1',
      waypoints: 'via:place_id:city:1|place_id:Ch1',
    });
    expect(Object.fromEntries(world.asked[0]!.searchParams)).toMatchObject({
      origin: ENDS.origin,
      destination: '35.2,-80.8',
      waypoints: 'via:35.2,-80.8|place_id:Ch1',
    });
    await world.google().geocode('user 1', { place_id: 'Ch1' });
    expect(world.asked[1]!.searchParams.get('place_id')).toBe('Ch1');
  });

  it('support via points, avoided features and units', async () => {
    const { routes } = await ask({
      waypoints: 'via:35.15,-80.85|35.2,-80.8',
      avoid: 'tolls|highways',
      units: 'metric',
      alternatives: 'true',
    });
    expect(world.passed()[0].map(({ through }: RoutePoint) => through)).toEqual([false, true, false, false]);
    expect(world.passed()[1]).toMatchObject({ avoid: ['tolls', 'highways'], alternatives: 2, caller: 'user 1' });
    expect(routes[0]!.legs.map(({ distance, via_waypoint }) => [distance.text, via_waypoint.length])).toEqual([
      ['3.0 km', 1],
      ['3.0 km', 0],
    ]);
    expect(routes[0]!.waypoint_order).toEqual([0]);
    await ask({});
    expect(world.routeOnRoads.mock.calls[1]![1]).toMatchObject({ avoid: [] });
  });

  it('visit stops in the best order and report it', async () => {
    const { routes } = await ask({ waypoints: 'optimize:true|35.25,-80.75|35.15,-80.85' });
    expect(world.orderStops).toHaveBeenCalledWith(
      { lat: 35.1, lng: -80.9 },
      [
        { lat: 35.25, lng: -80.75 },
        { lat: 35.15, lng: -80.85 },
      ],
      { lat: 35.3, lng: -80.7 },
      { caller: 'user 1' },
    );
    expect(world.passed()[0].map(({ lat }: LatLng) => lat)).toEqual([35.1, 35.15, 35.25, 35.3]);
    expect(routes[0]!.waypoint_order).toEqual([1, 0]);
    await ask({ waypoints: 'optimize:false|35.25,-80.75|35.15,-80.85' });
    expect(world.orderStops).toHaveBeenCalledTimes(1);
  });

  it.each([[{ avoid: 'bridges' }], [{ units: 'miles' }], [{ waypoints: 'optimize:true|via:35.2,-80.8' }]])(
    'refuse %o with the reason, with or without the real service',
    async (more) => {
      expect(await ask(more)).toMatchObject({ status: 'INVALID_REQUEST', error_message: expect.stringMatching(/./) });
      expect(await world.google().directions('user 1', { ...ENDS, ...more })).toMatchObject({
        status: 'INVALID_REQUEST',
      });
      expect(world.asked).toEqual([]);
    },
  );

  it('report the limit of the engine that answers', async () => {
    world.routeOnRoads.mockRejectedValue(new RoutingRefusal('too_much', 'at most 20 points'));
    expect(await ask({})).toMatchObject({
      status: 'MAX_ROUTE_LENGTH_EXCEEDED',
      error_message: expect.stringContaining('at most 20 points'),
    });
  });
});

describe('places in Google’s format from the city’s data', () => {
  it('have the requested kinds at a point', async () => {
    const at = (more: object) => world.google({}).geocode('user 1', { latlng: '35.2,-80.8', ...more });
    expect(await at({ result_type: 'stadium|route' })).toMatchObject(FROM_CITY);
    expect(await at({ result_type: 'street_address' })).toMatchObject({ status: 'ZERO_RESULTS' });
    expect(await at({ location_type: 'ROOFTOP' })).toMatchObject({ status: 'ZERO_RESULTS' });
  });

  it('are marked as a partial match when the house number is missing', async () => {
    const matches = async (address: string) =>
      ((await world.google({}).geocode('user 1', { address })) as { results: { partial_match?: boolean }[] })
        .results[0]!.partial_match;
    expect(await matches('1000 Main St')).toBe(true);
    expect(await matches('1 Main St, Charlotte')).toBeUndefined();
    expect(await matches('Stadium')).toBeUndefined();
  });

  it('are searched for among the requested kinds, not filtered afterwards', async () => {
    const kinds = async (types: string) => (
      await world.google({}).autocomplete('user 1', { input: 'stad', types }),
      world.kindsAsked
    );
    expect(await kinds('address')).toEqual(['address', 'street']);
    expect(await kinds('(cities)|neighborhood')).toEqual(expect.arrayContaining(['town', 'city', 'neighborhood']));
    expect(await kinds('geocode')).toBeUndefined();
    expect(await kinds('')).toBeUndefined();
  });

  it('lie within the requested restrictions', async () => {
    const suggest = async (more: object) =>
      (
        (await world.google({}).autocomplete('user 1', { input: 'stad', ...more })) as {
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
    expect(await world.google({}).autocomplete('user 1', { input: 'stad', locationbias: 'nearby' })).toMatchObject({
      status: 'INVALID_REQUEST',
    });
    expect(await world.google({}).geocode('user 1', { address: 'Stadium', components: 'planet:mars' })).toMatchObject({
      status: 'INVALID_REQUEST',
    });
  });
});
