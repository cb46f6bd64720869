import { RoutingRefusal } from '../mapping/mapping.facade';
import { KEY, NO_OBJECTS, ProxyWorld } from './testing/proxy-world';

const world = new ProxyWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());
beforeEach(() => world.reset());

describe('calls of Mapbox', () => {
  it('cannot be directed to another address', async () => {
    world.answer = { status: 200, text: '{"type":"FeatureCollection","features":[]}' };
    await world.mapbox().geocode('user 1', '../../../tokens/v2?access_token=x#', {});
    expect(world.asked[0]!.pathname).toBe(
      '/geocoding/v5/mapbox.places/..%2F..%2F..%2Ftokens%2Fv2%3Faccess_token%3Dx%23.json',
    );
    expect(world.asked[0]!.searchParams.getAll('access_token')).toEqual([KEY]);
  });

  it('pass a response on with its status, and fall back on the city', async () => {
    world.answer = { status: 422, text: '{"message":"Query too long"}' };
    expect(await world.mapbox().geocode('user 1', 'Stadium', {})).toEqual({
      status: 422,
      body: { message: 'Query too long' },
    });
    world.answer = { status: 401, text: '{"message":"Not Authorized - Invalid Token"}' };
    for (const failure of [world.answer, ...NO_OBJECTS]) {
      world.answer = failure;
      expect(await world.mapbox().geocode('user 1', 'Stadium two', {})).toMatchObject({
        status: 200,
        body: { features: [{ place_name: 'Stadium, 1 Main St', center: [-80.8, 35.2] }] },
      });
    }
  });
});

describe('routes in Mapbox’s format from the city’s data', () => {
  const PATH = { mode: 'driving', coordinates: '-80.9,35.1;-80.8,35.2;-80.7,35.3' };
  const ask = (more: object) => world.mapbox({}).directions('user 1', PATH, more);

  it('support silent waypoints, bearings, exclusions and radiuses', async () => {
    const { body } = await ask({
      waypoints: '0;2',
      bearings: '90,45;;',
      exclude: 'motorway,ferry',
      radiuses: 'unlimited;20;',
      depart_at: '2026-11-21T12:00',
    });
    expect(world.passed()[0]).toEqual([
      { lat: 35.1, lng: -80.9, heading: 90 },
      { lat: 35.2, lng: -80.8, through: true },
      { lat: 35.3, lng: -80.7 },
    ]);
    expect(world.passed()[1]).toMatchObject({ avoid: ['highways', 'ferries'], caller: 'user 1' });
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
    world.answer = { status: 200, text: '{"code":"Ok"}' };
    expect(await world.mapbox().directions('user 1', PATH, more)).toEqual({ status: 200, body: { code: 'Ok' } });
    expect(Object.fromEntries(world.asked[0]!.searchParams)).toEqual({ ...more, access_token: KEY });
  });

  it('report the limit of the engine that answers', async () => {
    world.routeOnRoads.mockRejectedValue(new RoutingRefusal('too_much', 'at most 20 points'));
    expect(await ask({})).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('at most 20 points') },
    });
  });
});

describe('places in Mapbox’s format from the city’s data', () => {
  const features = async (more: object, query = 'stadium') =>
    ((await world.mapbox({}).geocode('user 1', query, more)).body as { features: unknown[] }).features.length;

  it('lie in the bounding box, wherever the caller is', async () => {
    expect(await features({ bbox: '-81,35,-80,36' })).toBe(1);
    expect(await features({ bbox: '-82,35,-81,36' })).toBe(0);
    expect(await features({ proximity: 'ip' })).toBe(1);
    expect(await features({ types: 'address' }, '-80.8,35.2')).toBe(0);
    for (const more of [{ bbox: '1,2,3' }, { routing: 'true' }])
      expect(await world.mapbox({}).geocode('user 1', 'stadium', more)).toMatchObject({ status: 422 });
  });

  it('are searched for with at most twenty words', async () => {
    expect((await world.mapbox({}).geocode('user 1', 'a '.repeat(20), {})).status).toBe(200);
    expect(await world.mapbox({}).geocode('user 1', 'a '.repeat(21), {})).toMatchObject({
      status: 422,
      body: { message: 'Query too long - 21/20 tokens' },
    });
  });
});
