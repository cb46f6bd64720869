import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import * as stack from '../../../tools/up/src/testing/stack';
import type { Api, Client } from './support/api';
import { expectStatus, person } from './support/people';
import { AIRPORT, book, quote, UPTOWN } from './support/rides';
import { raw, tileAt } from './support/tiles';
import { at, names, setUpMappedCity } from './support/mapped-city';

let api: Api;
let anybody: Client;
const { config, directions, search, untilCity } = setUpMappedCity((opened) => void ({ api, anybody } = opened), {
  isBuilt: false,
});

/** Twelve streets and twelve avenues, 200 meters apart, far out of town. */
const GRID = join(import.meta.dirname, '../../api/src/modules/mapping/testing/grid.osm.pbf');

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
