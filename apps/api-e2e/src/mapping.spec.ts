import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import * as stack from '../../../tools/up/src/testing/stack';
import { client, startApi, type Answer, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { AIRPORT, book, quote, until, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';
import { raw, tileAt } from './support/tiles';
import { causesAsked, driveTrip, openQuestions, startTrip, watchTrips, type Trip } from './support/watched-trips';

/** Twelve streets and twelve avenues, 200 meters apart, far out of town. */
const GRID = join(import.meta.dirname, '../../api/src/modules/mapping/testing/grid.osm.pbf');

let api: Api;
let anybody: Client;
let opened: Promise<Client> | undefined;
/** The only address that may open an operator's account is used by several tests. */
const signedInOperator = () => (opened ??= operator(api, 'ops@example.test'));

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '600', ADMIN_EMAILS: 'ops@example.test', MAPBOX_PUBLIC_TOKEN: 'pk.public' });
  anybody = client(api);
}, 120_000);
afterAll(() => api?.stop());

const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;
const config = async () =>
  (await anybody.get('/api/config')).body as {
    city: {
      name: string;
      map: {
        version: number;
        tilesUrl: string;
        minZoom: number;
        maxZoom: number;
        bounds: { west: number; north: number; east: number; south: number };
      } | null;
    };
    mapboxToken: string;
  };
const directions = () => anybody.get(`/api/directions?from=${at(UPTOWN)}&to=${at(AIRPORT)}`);
const names = (answer: Answer): string[] =>
  (answer.body as { places: { name: string }[] }).places.map(({ name }) => name);
const search = async (text: string) => names(await anybody.get(`/api/places?search=${encodeURIComponent(text)}`));

async function untilCity(good: (map: number | null, name: string) => boolean): Promise<void> {
  for (;;) {
    const { city } = await config();
    if (good(city.map?.version ?? null, city.name)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('before a city is built', () => {
  it('routes are straight-line estimates marked as such, and no places or tiles are made up', async () => {
    expect((await config()).city).toMatchObject({ name: 'Charlotte, NC', map: null });
    expect((await directions()).body).toMatchObject({ estimated: true, service: 'estimate' });
    expect(names(await anybody.get('/api/places'))).toEqual([]);
    expect((await anybody.get('/api/tiles/12/1128/1616.mvt')).status).toBe(404);
    expect(
      (await anybody.get(`/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}`)).body,
    ).toMatchObject({ status: 'UNKNOWN_ERROR', routes: [] });
  });
});

describe('a city that is built while the API runs', () => {
  it('becomes the current city without a restart', async () => {
    await stack.loadCity(['ensure'], { databaseUrl: api.databaseUrl });
    await untilCity((version) => version !== null);
    const { city, mapboxToken } = await config();
    expect(city.map).toMatchObject({
      sketch: true,
      tilesUrl: expect.stringMatching(/\/api\/tiles\/\{z\}\/\{x\}\/\{y\}\.mvt\?city=\d+/),
      attribution: expect.stringMatching(/\S/),
    });
    expect(mapboxToken).toBe('pk.public');
  }, 240_000);

  it('has routes along roads, with turns and via points', async () => {
    const { body } = await directions();
    expect(body).toMatchObject({ estimated: false, service: 'city' });
    expect(body.distance).toBeGreaterThan(9000);
    expect(body.distance).toBeLessThan(20_000);
    expect(Number(body.duration)).toBeGreaterThan(500);
    expect(body.steps.length).toBeGreaterThan(3);
    expect(body.steps[0]).toMatchObject({
      text: expect.stringMatching(/^Drive/),
      location: { lat: expect.any(Number) },
    });
    const via = await anybody.get(
      `/api/directions?from=${at(UPTOWN)}&to=${at(AIRPORT)}&via=35.1524,-80.8316&alternatives=2`,
    );
    expect(via.body.distance).toBeGreaterThan(body.distance);
    expect((await anybody.get('/api/directions?from=35.2271,-80.8431&to=51.5,-0.12')).body).toMatchObject({
      code: 'place_outside_area',
    });
    expect((await anybody.get('/api/directions?from=95,0&to=35.2,-80.8')).status).toBe(400);
    // After another city was imported, a ride under way in the old one continues.
    expect((await anybody.get('/api/directions?from=47.14,9.52&to=47.17,9.51')).body).toMatchObject({
      estimated: true,
      service: 'estimate',
      steps: [],
    });
  });

  it('finds places as people type them', async () => {
    expect((await search('charlotte douglas'))[0]).toMatch(/Douglas/);
    expect((await search('douglas airprot'))[0]).toMatch(/Douglas/);
    expect((await search('bank of amer'))[0]).toMatch(/Bank of America Stadium/);
    expect((await search('provdence road'))[0]).toMatch(/^Providence R(oa)?d/);
    expect((await search('south park')).slice(0, 2)).toContain('SouthPark');
    expect((await search('up town'))[0]).toBe('Uptown');
    expect((await search('southend'))[0]).toBe('South End');
    expect((await search('airport'))[0]).toMatch(/Douglas/);
    expect((await search('matthews nc'))[0]).toBe('Matthews');
    expect((await search('wt harris'))[0]).toMatch(/W\.T\. Harris/);
    expect((await search('noda brewery'))[0]).toBe('NoDa Brewing Company');
    expect((await search('spital'))[0]).toMatch(/Hospital|Medical/);
    // Addresses as written in a mail or on another map.
    expect((await search('Spectrum Center, 333 E Trade St, Charlotte, NC 28202, United States'))[0]).toBe(
      'Spectrum Center',
    );
    expect(await search('zzqqzz')).toEqual([]);
    expect(await search("'; DROP TABLE city_places; --")).toEqual([]);
    expect(names(await anybody.get('/api/places')).length).toBeGreaterThan(3);
  });

  it('says when it knows the street but not the house number', async () => {
    const ask = async (path: string) => (await expectStatus(anybody.get(path), 200)).body;
    const [first] = (await ask('/api/places?search=1600%20South%20Boulevard')).places;
    expect(first).toMatchObject({ name: 'South Boulevard', kind: 'street', match: 'street' });
    const street = await ask('/api/geocode?address=1600%20South%20Boulevard');
    expect(street).toMatchObject({ name: 'South Boulevard', match: 'street' });
    const house = await ask('/api/geocode?address=2000%20South%20Boulevard');
    expect(house).toMatchObject({ kind: 'address', match: 'exact' });
  });

  it('finds intersections as people say them', async () => {
    expect((await search('trade and tryon'))[0]).toMatch(/Trade Street & .*Tryon Street/);
    expect((await search('south blvd at tyvola'))[0]).toBe('South Boulevard & Tyvola Road');
    const { places } = (await anybody.get('/api/places?search=providence%20%26%20i-485')).body as {
      places: { id: string; name: string; lat: number; lng: number }[];
    };
    expect(places[0]!.name).toBe('Providence Road & Interstate 485');
    const known = await anybody.get(`/api/mapping/google/geocode/json?place_id=${encodeURIComponent(places[0]!.id)}`);
    expect(known.body).toMatchObject({
      status: 'OK',
      results: [{ geometry: { location: { lat: places[0]!.lat, lng: places[0]!.lng } } }],
    });
  });

  it('serves routes to others while one person floods it with requests', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const path = `/api/directions?from=${at(UPTOWN)}&to=${at(AIRPORT)}&alternatives=3&via=${['35.3,-80.7', '35.1,-80.9', '35.3,-80.9', '35.1,-80.7'].join('%7C')}`;
    const flood = Promise.all(Array.from({ length: 100 }, () => anybody.get(path, from('198.51.100.1'))));
    for (let i = 0; i < 5; i += 1)
      expect(
        (await anybody.get(`/api/directions?from=${at(UPTOWN)}&to=${at(AIRPORT)}`, from('198.51.100.2'))).body,
      ).toMatchObject({ estimated: false, service: 'city' });
    expect(
      (await flood).every(({ status, body }) => status === 200 && (body as { estimated: boolean }).estimated === false),
    ).toBe(true);
  });

  it('geocodes addresses and reverse geocodes points', async () => {
    const geocode = (address: string) => anybody.get(`/api/geocode?address=${encodeURIComponent(address)}`);
    const [house] = await api.query<{ name: string; lat: number; lng: number }>(
      `SELECT name, lat, lng FROM city_places WHERE kind = 'address' ORDER BY id LIMIT 1`,
    );
    expect((await geocode(`${house!.name}, Charlotte, NC 28202`)).body).toMatchObject({
      name: house!.name,
      kind: 'address',
    });
    expect((await search(`${house!.name}, Charlotte, NC 28202, USA`))[0]).toBe(house!.name);
    // An unknown house number matches the street, never another house.
    expect((await geocode('98765 Tryon St, Charlotte, NC')).body).toMatchObject({
      name: expect.stringMatching(/^(North|South) Tryon Street$/),
      kind: 'street',
    });
    expect((await search('98765 tryon'))[0]).toMatch(/^(North|South) Tryon Street$/);
    expect((await geocode('Nowhere At All Qxz')).body).toMatchObject({ status: 404, code: 'place_not_found' });
    expect((await anybody.get(`/api/geocode/reverse?at=${at(house!)}`)).body).toMatchObject({
      distance: expect.any(Number),
    });
    expect((await anybody.get('/api/geocode/reverse?at=36.9,-79')).body).toMatchObject({ code: 'place_not_found' });
  });

  it('remembers where the signed-in person went', async () => {
    const rider = await person(api);
    const { id } = await book(rider);
    await expectStatus(rider.client.post(`/api/rides/${id}/cancel`, {}), 200);
    const { body } = await rider.client.get('/api/places');
    expect(body.places[0]).toMatchObject({ type: 'recent', name: AIRPORT.name });
    expect(body.places.some((place: { type: string }) => place.type === 'popular')).toBe(true);
  });

  it('prices rides by the route along roads', async () => {
    const { body } = await directions();
    const price = await quote(await person(api));
    expect(price.distanceEstimated).toBe(false);
    expect(Math.abs(price.distance - body.distance / 1609.344)).toBeLessThan(0.06);
  });

  it('reports which service answers which request', async () => {
    const { services } = (await anybody.get('/api/mapping/status')).body as {
      services: { id: string; answers: string[] }[];
    };
    expect(services.find(({ id }) => id === 'city')!.answers).toEqual([
      'directions',
      'places',
      'geocoding',
      'tiles',
      'matrix',
      'matching',
    ]);
  });
});

describe('tiles', () => {
  it('are sent compressed to clients that accept it, and uncompressed to others', async () => {
    const { version } = (await config()).city.map!;
    const zipped = await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt?city=${version}`, {
      'accept-encoding': 'gzip',
    });
    expect(zipped).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'gzip',
        'content-type': 'application/vnd.mapbox-vector-tile',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    const again = await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt?city=${version}`, {
      'accept-encoding': 'gzip',
    });
    expect(again.body.equals(zipped.body)).toBe(true);
    expect(again.headers).toMatchObject({
      etag: zipped.headers.etag,
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
    const plain = await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt?city=${version}`, {
      'accept-encoding': 'identity',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(gunzipSync(zipped.body))).toBe(true);
    expect(plain.headers.etag).not.toBe(zipped.headers.etag);
    expect(
      (
        await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt`, {
          'accept-encoding': 'gzip',
          'if-none-match': String(zipped.headers.etag),
        })
      ).status,
    ).toBe(304);
    expect((await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt`, {})).headers['cache-control']).toBe('no-cache');
    expect((await raw(api.url, `/api/tiles/${tileAt(UPTOWN, 13)}.mvt?city=99999`, {})).status).toBe(404);
  });

  it('are empty far outside the city, and do not exist outside the tile grid', async () => {
    expect((await anybody.get('/api/tiles/12/1/1.mvt')).status).toBe(204);
    expect((await anybody.get('/api/tiles/12/4096/1.mvt')).status).toBe(404);
    expect((await anybody.get('/api/tiles/19/1/1.mvt')).status).toBe(404);
    expect((await anybody.get('/api/tiles/x/1/1.mvt')).status).toBe(400);
    expect((await anybody.get('/api/tiles/12/1/1.mvt?city=abc')).status).toBe(400);
  });
});

describe('the calls that are compatible with map services', () => {
  it('find places and addresses as Google Maps does', async () => {
    const google = (path: string) => anybody.get(`/api/mapping/google/${path}`);
    expect((await google('geocode/json?address=Bank%20of%20America%20Stadium')).body).toMatchObject({
      status: 'OK',
      results: [
        {
          formatted_address: expect.stringMatching(/Stadium/),
          geometry: { location: { lat: expect.any(Number), lng: expect.any(Number) } },
          place_id: expect.any(String),
          types: expect.any(Array),
        },
      ],
    });
    expect((await google(`geocode/json?latlng=${at(UPTOWN)}`)).body.status).toBe('OK');
    expect((await google('geocode/json?address=qqzzqqzz')).body).toMatchObject({ status: 'ZERO_RESULTS', results: [] });
    expect((await google('geocode/json')).body).toMatchObject({ status: 'INVALID_REQUEST' });
    const { status, predictions } = (await google('place/autocomplete/json?input=airp')).body;
    expect(status).toBe('OK');
    expect(predictions[0]).toMatchObject({
      place_id: expect.any(String),
      description: expect.any(String),
      structured_formatting: { main_text: expect.any(String) },
    });
    const airports = (await google('place/autocomplete/json?input=charlotte&types=airport|stadium')).body;
    const found = `place_id=${predictions[0].place_id}`;
    expect((await google(`geocode/json?${found}`)).body).toMatchObject({
      status: 'OK',
      results: [{ place_id: predictions[0].place_id }],
    });
    expect((await google('geocode/json?place_id=city:999999999')).body.status).toBe('NOT_FOUND');
    expect((await google(`geocode/json?latlng=${at(UPTOWN)}&result_type=route`)).body.results[0].types).toEqual([
      'route',
    ]);
    expect((await google('geocode/json?address=99999%20N%20Tryon%20St')).body.results[0]).toMatchObject({
      partial_match: true,
    });
    expect(
      airports.predictions.every(
        ({ types }: { types: string[] }) => types.includes('airport') || types.includes('stadium'),
      ),
    ).toBe(true);
  });

  it('return routes as Google Maps does, with waypoints and by place name', async () => {
    const { body } = await anybody.get(
      `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=Charlotte%20Douglas%20Airport&mode=driving&waypoints=35.1524,-80.8316`,
    );
    expect(body).toMatchObject({ status: 'OK', routes: [{ overview_polyline: { points: expect.any(String) } }] });
    expect(body.routes[0].legs).toHaveLength(2);
    const directionsPath = `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=place_id:${body.geocoded_waypoints[2].place_id}`;
    const along77 = '/api/mapping/google/directions/json?origin=35.0833,-80.892&destination=35.335,-80.85';
    const [via, free, avoiding] = await Promise.all(
      [`${directionsPath}&waypoints=via:35.1524,-80.8316&units=metric`, along77, `${along77}&avoid=highways`].map(
        async (path) => (await anybody.get(path)).body.routes[0],
      ),
    );
    expect(via.legs).toMatchObject([
      { via_waypoint: [{ location: { lat: expect.any(Number) } }], distance: { text: expect.stringMatching(/ km$/) } },
    ]);
    expect(free.summary).toMatch(/I[ -]77/);
    expect(avoiding.summary).not.toMatch(/I[ -]\d/);
    expect(body.routes[0].legs[0].steps[0]).toMatchObject({
      html_instructions: expect.any(String),
      distance: { value: expect.any(Number) },
    });
    expect((await anybody.get('/api/mapping/google/directions/json?origin=35.2,-80.8')).body.status).toBe(
      'INVALID_REQUEST',
    );
  });

  it('find places and return routes as Mapbox does', async () => {
    const found = (await anybody.get('/api/mapping/mapbox/geocoding/v5/mapbox.places/discovery%20place.json')).body;
    expect(found.features[0]).toMatchObject({
      place_name: expect.stringMatching(/Discovery/),
      center: [expect.any(Number), expect.any(Number)],
      id: expect.any(String),
      place_type: expect.any(Array),
    });
    expect(found.features[0].center[0]).toBeLessThan(-80);
    const path = `/api/mapping/mapbox/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${AIRPORT.lng},${AIRPORT.lat}`;
    const { body } = await anybody.get(`${path}?geometries=geojson`);
    expect(body).toMatchObject({
      code: 'Ok',
      routes: [{ geometry: { type: 'LineString' }, distance: expect.any(Number), duration: expect.any(Number) }],
    });
    expect(body.routes[0].geometry.coordinates[0][0]).toBeCloseTo(UPTOWN.lng, 2);
    expect(
      (await anybody.get('/api/mapping/mapbox/directions/v5/mapbox/driving/0,0;1,1?geometries=geojson')).body,
    ).toMatchObject({ code: 'NoSegment' });
    const flying = await anybody.get('/api/mapping/mapbox/directions/v5/mapbox/flying/0,0;1,1');
    expect(flying).toMatchObject({ status: 422, body: { code: 'InvalidInput', message: expect.any(String) } });
  });

  it('describe every maneuver, house and point with what the city knows', async () => {
    const place = { lat: expect.any(Number), lng: expect.any(Number) };
    const stop = { lat: 35.1524, lng: -80.8316 };
    const google = (
      await anybody.get(
        `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}&waypoints=${at(stop)}`,
      )
    ).body;
    expect(google.geocoded_waypoints).toHaveLength(3);
    expect(google.geocoded_waypoints[0]).toMatchObject({
      geocoder_status: 'OK',
      place_id: expect.stringMatching(/^city:\d+$/),
      types: expect.any(Array),
    });
    const googleSteps = google.routes[0].legs.flatMap((leg: { steps: unknown[] }) => leg.steps);
    for (const step of googleSteps)
      expect(step).toMatchObject({
        polyline: { points: expect.stringMatching(/./) },
        start_location: place,
        end_location: place,
        travel_mode: 'DRIVING',
        html_instructions: expect.stringMatching(/./),
      });
    expect(googleSteps.some(({ maneuver }: { maneuver?: string }) => maneuver?.startsWith('turn-'))).toBe(true);
    expect(google.routes[0].legs[0].end_location).toEqual(google.routes[0].legs[1].start_location);

    const path = `/api/mapping/mapbox/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${stop.lng},${stop.lat};${AIRPORT.lng},${AIRPORT.lat}`;
    const { routes, waypoints } = (await anybody.get(`${path}?steps=true&overview=full`)).body;
    for (const step of routes[0].legs.flatMap((leg: { steps: unknown[] }) => leg.steps)) {
      expect(step).toMatchObject({
        name: expect.any(String),
        mode: 'driving',
        driving_side: 'right',
        geometry: expect.stringMatching(/./),
        maneuver: {
          type: expect.stringMatching(/./),
          bearing_before: expect.any(Number),
          bearing_after: expect.any(Number),
          instruction: expect.any(String),
          location: [expect.any(Number), expect.any(Number)],
        },
        intersections: expect.arrayContaining([
          expect.objectContaining({
            location: [expect.any(Number), expect.any(Number)],
            bearings: expect.any(Array),
            entry: expect.any(Array),
          }),
        ]),
      });
    }
    expect(waypoints).toHaveLength(3);
    expect(waypoints[1].location).not.toEqual([stop.lng, stop.lat]);
    const short = (await anybody.get(path)).body.routes[0];
    expect(short.geometry.length).toBeLessThan(routes[0].geometry.length / 2);
    expect(short.legs[0]).toMatchObject({ steps: [], summary: expect.stringMatching(/./) });

    const [house] = await api.query<{ name: string }>(
      `SELECT name FROM city_places WHERE kind = 'address' ORDER BY id LIMIT 1`,
    );
    const { address_components: components } = (
      await anybody.get(`/api/mapping/google/geocode/json?address=${encodeURIComponent(house!.name)}`)
    ).body.results[0];
    expect(components.map(({ types }: { types: string[] }) => types[0])).toEqual(
      expect.arrayContaining(['street_number', 'route', 'locality']),
    );
    const { features } = (await anybody.get('/api/mapping/mapbox/geocoding/v5/mapbox.places/airport.json')).body;
    for (const { relevance } of features) expect(relevance).toBeLessThanOrEqual(1);
  });

  it('accept what the services’ own clients send, and refuse in the services’ formats', async () => {
    const google = '/api/mapping/google';
    expect(
      (await anybody.get(`${google}/geocode/json?address=Uptown&key=abc&language=en&components=country:US`)).body
        .status,
    ).toBe('OK');
    expect(
      (
        await anybody.get(`${google}/place/autocomplete/json?input=char&sessiontoken=1&types=(cities)`)
      ).body.predictions.every(({ types }: { types: string[] }) => types.includes('locality')),
    ).toBe(true);
    const directionsPath = `${google}/directions/json?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}&key=abc&language=en`;
    expect((await anybody.get(directionsPath)).body.routes[0]).toMatchObject({
      copyrights: expect.stringMatching(/\S/),
      bounds: { southwest: { lat: expect.any(Number) } },
    });
    expect((await anybody.get(`${directionsPath}&mode=flying`)).body.status).toBe('INVALID_REQUEST');
    const refused = await anybody.get(`${google}/geocode/json?adress=Uptown`);
    expect([refused.status, refused.body]).toEqual([
      200,
      { status: 'INVALID_REQUEST', error_message: expect.any(String), results: [] },
    ]);
    expect((await anybody.get(`${google}/place/autocomplete/json?inpot=x`)).body).toEqual({
      status: 'INVALID_REQUEST',
      error_message: expect.any(String),
      predictions: [],
    });

    const mapbox = '/api/mapping/mapbox';
    const places = (
      await anybody.get(
        `${mapbox}/geocoding/v5/mapbox.places/airport.json?types=poi&access_token=x&country=us&language=en`,
      )
    ).body;
    expect(places.features.every(({ place_type }: { place_type: string[] }) => place_type[0] === 'poi')).toBe(true);
    expect(
      (await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/${UPTOWN.lng},${UPTOWN.lat}.json`)).body.query,
    ).toEqual([UPTOWN.lng, UPTOWN.lat]);
    const path = `${mapbox}/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${AIRPORT.lng},${AIRPORT.lat}?access_token=x`;
    expect((await anybody.get(`${path}&geometries=polyline6`)).body).toMatchObject({
      code: 'Ok',
      routes: [{ geometry: expect.any(String) }],
    });
    expect((await anybody.get(`${path}&overview=false`)).body.routes[0]).not.toHaveProperty('geometry');
    const { routes } = (
      await anybody.get(`${path}&annotations=distance&overview=full&geometries=geojson&depart_at=2030-01-01T00:00`)
    ).body;
    expect(routes[0].legs[0].annotation.distance).toHaveLength(routes[0].geometry.coordinates.length - 1);
    expect((await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/airport.json?limit=11`)).status).toBe(422);
    expect(await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/${'a'.repeat(257)}.json`)).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput', message: expect.stringMatching(/257\/256/) },
    });
    expect(await anybody.get(`${path}&geometries=wkt`)).toMatchObject({ status: 422, body: { code: 'InvalidInput' } });
  });
});

/** The requests of a driver, once dispatch has offered them the ride. */
const offered = (who: Driver, rideId: number) =>
  until(
    async () =>
      (await who.client.get(`/api/rides/driver-requests/${who.driverId}`)).body as {
        id: number;
        pickupMinutes: number;
        pickupDistance: number;
      }[],
    (list) => list.some(({ id }) => id === rideId),
  );

describe('a trip that leaves its planned route', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));
  /** Five minutes of positions. */
  const along = (from: { lat: number; lng: number }, lngPerMinute: number) =>
    [5, 4, 3, 2, 1, 0].map((ago) => [ago, from.lat, from.lng + (5 - ago) * lngPerMinute] as const);

  it('asks everyone aboard whether everything is OK, once until the car is on its route again', async () => {
    const trip = await startTrip(api);
    await driveTrip(api, trip, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual(['deviation']);
    expect(await openQuestions(trip)).toMatchObject([{ cause: 'deviation' }]);
    await driveTrip(api, trip, [[0, UPTOWN.lat, UPTOWN.lng]]);
    await watchTrips(api);
    await driveTrip(api, trip, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual(['deviation', 'deviation']);
  });

  it('does not ask on another route to the destination, before the set minutes, or during a ride by the hour', async () => {
    const [detour, soon, hourly] = [await startTrip(api), await startTrip(api), await startTrip(api, { hours: 2 })];
    await driveTrip(api, detour, along({ lat: 35.26, lng: -80.86 }, -0.012));
    await driveTrip(api, soon, along({ lat: 35.23, lng: -80.82 }, 0.006).slice(3));
    await driveTrip(api, hourly, along({ lat: 35.23, lng: -80.82 }, 0.006));
    await watchTrips(api);
    for (const trip of [detour, soon, hourly]) expect(await causesAsked(api, trip)).toEqual([]);
  });

  describe('because the car is now on its way to another place', () => {
    /** Checks the trip right after the change, and as if the change had been made before these positions. */
    const askedAfter = async (trip: Trip) => {
      await watchTrips(api);
      const rightAfter = await causesAsked(api, trip);
      await api.query(`UPDATE ride_events SET at = at - interval '10 minutes'`);
      await watchTrips(api);
      return { rightAfter, later: await causesAsked(api, trip) };
    };

    it('asks only about positions since operations changed the destination', async () => {
      const operations = await signedInOperator();
      const trip = await startTrip(api);
      await driveTrip(api, trip, along(UPTOWN, -0.006));
      const route = `/api/admin/rides/${trip.id}/route`;
      const place = { name: 'Elizabeth', lat: 35.22, lng: -80.81 };
      const { body } = await expectStatus(operations.post(`${route}/preview`, { end: 'destination', place }), 200);
      const confirmation = { previewId: body.previewId, expectedTotal: body.total, reason: 'Road closed' };
      await expectStatus(operations.post(route, confirmation), 200);
      expect(await askedAfter(trip)).toEqual({ rightAfter: [], later: ['deviation'] });
    });

    it('asks only about positions since another group joined whose pickup is next', async () => {
      const trip = await startTrip(api, { rideType: 'GroupPool' });
      await api.query(`UPDATE pool_rides SET longest_aboard_seconds = 7200 WHERE ride_id = $1`, [trip.id]);
      await driveTrip(api, trip, along(UPTOWN, -0.006));
      const pickup = { name: 'Passed already', lat: UPTOWN.lat, lng: UPTOWN.lng - 0.002 };
      const { id } = await book(await person(api), { groupSize: 2, rideType: 'GroupPool', pickup });
      await until(
        () => api.query<{ driver_id: number | null }>(`SELECT driver_id FROM rides WHERE id = $1`, [id]),
        ([ride]) => ride?.driver_id === trip.dan.driverId,
      );
      expect(await askedAfter(trip)).toEqual({ rightAfter: [], later: ['deviation'] });
    });
  });
});

describe('an offer', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

  it('shows the address of a point that the rider named differently, but not of a known place', async () => {
    const [known] = (await anybody.get('/api/places?search=Bank%20of%20America%20Stadium')).body.places;
    const pickup = { name: 'Best bar in town, pay me double', lat: known.lat, lng: known.lng };
    const someone = await driver(api, pickup);
    const rider = await person(api);
    const ride = await book(rider, {
      pickup,
      destination: { name: known.name, lat: known.lat, lng: known.lng + 0.003 },
    });
    const { body: offers } = await until(
      () => someone.client.get(`/api/rides/driver-requests/${someone.driverId}`),
      ({ body }) => body.length > 0,
    );
    const { body: there } = await anybody.get(`/api/geocode/reverse?at=${at(known)}`);
    expect(offers[0]).toMatchObject({ pickupLocation: pickup.name, dropoffAddress: null });
    // Of a house or street, its name and the town; of another place, its address, which ends with the town as well.
    expect([`${there.name}, ${there.address}`, there.address]).toContain(offers[0].pickupAddress);

    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    const { body: active } = await someone.client.get(`/api/drivers/${someone.driverId}/active-ride`);
    expect(active).toMatchObject({ pickupAddress: offers[0].pickupAddress, dropoffAddress: null });
    expect((await rider.client.get(`/api/rides/${ride.id}`)).body).toMatchObject({ pickupAddress: null });

    const moved = { name: 'Second best bar', lat: known.lat + 0.001, lng: known.lng };
    const { body: preview } = await rider.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup: moved });
    expect(preview.pickup).toEqual(moved);
    await expectStatus(rider.client.post(`/api/rides/${ride.id}/pickup`, { previewId: preview.previewId }), 200);
    const { pickupAddress } = (await someone.client.get(`/api/drivers/${someone.driverId}/active-ride`)).body;
    expect(pickupAddress).toEqual(expect.any(String));
    const told = () =>
      api.query(`SELECT 1 FROM outbox_messages WHERE body LIKE '%' || $1::text || '%'`, [
        `Pick up your passengers at Second best bar (${pickupAddress}).`,
      ]);
    expect(await until(told, (rows) => rows.length > 0)).toHaveLength(1);
  });
});

describe('a ride under way', () => {
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

  it('shows the remaining route, snaps the car to the road, and reroutes when it leaves the route', async () => {
    const rider = await person(api);
    const someone = await driver(api, AIRPORT);
    const ride = await book(rider);
    await offered(someone, ride.id);
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    const track = (await rider.client.get(`/api/rides/${ride.id}/track`)).body;
    expect(track).toMatchObject({
      route: { estimated: false, polyline: expect.any(String) },
      etaMinutes: expect.any(Number),
    });
    expect(track.distanceMeters).toBeGreaterThan(8000);

    const [watching, driving] = [socketOf(api, rider.client), socketOf(api, someone.client)];
    await Promise.all([connected(watching), connected(driving)]);
    await watching.emitWithAck('join', { rideId: ride.id });
    const heard = next(watching, 'driverLocationUpdate', ({ route }) => route !== undefined);
    const send = (point: { lat: number; lng: number }) =>
      driving.emitWithAck('driverLocation', { rideId: ride.id, lat: point.lat, lng: point.lng });
    await send(AIRPORT);
    const first = await heard;
    expect(first.route).toMatchObject({ estimated: false });
    const elsewhere = next(
      watching,
      'driverLocationUpdate',
      ({ route }) => route !== undefined && route.polyline !== first.route!.polyline,
    );
    for (let i = 0; ; i += 1) {
      await send({ lat: 35.1524 + (i % 2) * 1e-4, lng: -80.8316 });
      if (
        await Promise.race([
          elsewhere.then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 200)),
        ])
      )
        break;
    }
    expect((await elsewhere).distanceMeters).toBeLessThan(20_000);
    watching.close();
    driving.close();
  }, 60_000);

  it('shows drivers who are minutes away, measured from their displayed positions', async () => {
    const someone = await driver(api, UPTOWN);
    const list = (await anybody.get(`/api/drivers/available?near=${at(AIRPORT)}`)).body as { eta: number }[];
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ eta }) => eta >= 1)).toBe(true);
    expect((await anybody.get('/api/drivers/available')).body[0]).toMatchObject({ eta: null });
    // At the distance of another city the engine refuses, so minutes are estimated.
    expect((await anybody.get('/api/drivers/available?near=40.7,-74')).status).toBe(200);
    // After another city was imported, drivers in the old one are not shown in the new one.
    await api.query(`UPDATE drivers SET credible_lat = 47.14, credible_lng = 9.52 WHERE id = $1`, [someone.driverId]);
    expect((await anybody.get('/api/drivers/available')).body).toEqual([]);
    await api.query(`UPDATE drivers SET credible_lat = $2, credible_lng = $3 WHERE id = $1`, [
      ...[someone.driverId, UPTOWN.lat, UPTOWN.lng],
    ]);
    const ride = await book(await person(api));
    const [request] = await offered(someone, ride.id);
    expect(request!.pickupMinutes).toBeGreaterThanOrEqual(1);
    expect(request!.pickupDistance).toBeLessThan(1);
  });
});

describe('wineries', () => {
  it('are listed publicly and maintained by operations', async () => {
    const before = (await anybody.get('/api/wineries')).body as { id: number }[];
    expect(before).toHaveLength(7);
    const rider = await person(api);
    const estate = {
      name: 'Test Estate',
      address: '1 Vine Rd, Charlotte, NC',
      description: 'Vines',
      lat: 35.2,
      lng: -80.8,
    };
    expect((await rider.client.post('/api/admin/wineries', estate)).status).toBe(403);
    const operations = await signedInOperator();
    const { body: added } = await expectStatus(
      operations.post('/api/admin/wineries', { ...estate, reason: 'New partner' }),
      201,
    );
    await expectStatus(
      operations.patch(`/api/admin/wineries/${added.id}`, { name: 'Test Cellars', reason: 'Renamed' }),
      200,
    );
    expect((await anybody.get('/api/wineries')).body).toContainEqual({ ...estate, id: added.id, name: 'Test Cellars' });
    expect((await operations.get('/api/admin/wineries')).body).toContainEqual({
      ...estate,
      id: added.id,
      name: 'Test Cellars',
      inArea: true,
      listVersion: expect.any(Number),
    });
    // After another city was imported, wineries of the old one are hidden from riders, but operations still see them.
    await api.query(`UPDATE wineries SET lat = 47.14, lng = 9.52 WHERE id = $1`, [added.id]);
    expect((await anybody.get('/api/wineries')).body).toEqual(before);
    expect((await operations.get('/api/admin/wineries')).body).toContainEqual(
      expect.objectContaining({ id: added.id, inArea: false }),
    );
    expect((await operations.patch(`/api/admin/wineries/${added.id}`, { lat: 35.3, reason: 'Moved' })).status).toBe(
      400,
    );
    await expectStatus(operations.delete(`/api/admin/wineries/${added.id}?reason=Closed`), 204);
    expect((await operations.delete(`/api/admin/wineries/${added.id}?reason=Closed`)).status).toBe(404);
    const audit = await api.query<{ action: string }>(`SELECT action FROM audit_log WHERE subject = $1 ORDER BY id`, [
      `winery:${added.id}`,
    ]);
    expect(audit.map(({ action }) => action)).toEqual(['add_winery', 'change_winery', 'remove_winery']);
  });
});

describe('another city', () => {
  it('takes over while requests are under way, and none of them fails', async () => {
    const { version } = (await config()).city.map!;
    let over = false;
    const statuses = new Set<number>();
    const asking = (async () => {
      while (!over)
        for (const answer of await Promise.all([directions(), anybody.get('/api/places?search=park')]))
          statuses.add(answer.status);
    })();
    const seen = `/api/tiles/${tileAt(UPTOWN, 13)}.mvt?city=${version}`;
    const before = await raw(api.url, seen, { 'accept-encoding': 'identity' });
    await stack.loadCity(['import', GRID, '--name', 'Gridville', '--time-zone', 'America/New_York'], {
      databaseUrl: api.databaseUrl,
    });
    await untilCity((now) => now !== version);
    over = true;
    await asking;
    expect([...statuses]).toEqual([200]);
    const now = (await config()).city;
    expect(now.name).toBe('Gridville');
    // Reverse geocoding finds nothing of the previous city any more.
    expect((await anybody.get(`/api/geocode/reverse?at=${at(AIRPORT)}`)).body).toMatchObject({
      code: 'place_not_found',
    });
    // An open page learns of the new city, and keeps its map until then.
    const after = await raw(api.url, seen, { 'accept-encoding': 'identity' });
    expect((await raw(api.url, '/api/config', {})).headers['x-city']).toBe(String(now.map!.version));
    expect(after.body.equals(before.body)).toBe(true);
    expect(before.body.length).toBeGreaterThan(100);
    expect((await anybody.get('/api/directions?from=35.2018,-80.8478&to=35.2090,-80.8390')).body).toMatchObject({
      estimated: false,
      service: 'city',
    });
    expect(await search('3 avenue')).toContain('3 Avenue');
  }, 120_000);
});
