import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Config } from '../../config/config';
import { MapQuota } from '../../platform/map-quota';
import type { MapServices } from '../../platform/map-services';
import { ownCity } from '../city/testing/own-city';
import type { RoutingService } from '../mapping/mapping.facade';
import { PlacesFacade, type FoundPlace } from '../places/places.facade';
import { GoogleProxyService } from './google-proxy.service';
import { MapboxProxyService } from './mapbox-proxy.service';

const KEY = 'secret-key-0123456789';
const STADIUM: FoundPlace = { id: 'city:1', kind: 'stadium', name: 'Stadium', address: '1 Main St', lat: 35.2, lng: -80.8 };

class OnePlace extends PlacesFacade {
  search = () => Promise.resolve([STADIUM]);
  byAddress = () => Promise.resolve([STADIUM]);
  at = () => Promise.resolve([STADIUM]);
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
});

const setting = (more: Partial<Config>) => Object.assign(new Config(), more);
const routing = { routeOnRoads: jest.fn() } as unknown as RoutingService;
const google = (more: Partial<Config> = { GOOGLE_MAPS_KEY: KEY }) => new GoogleProxyService(setting(more), ownCity(), new OnePlace(), routing, at, new MapQuota(setting(more)));
const mapbox = (more: Partial<Config> = { MAPBOX_TOKEN: KEY }) => new MapboxProxyService(setting(more), ownCity(), new OnePlace(), routing, at, new MapQuota(setting(more)));
const NO_OBJECTS = ['null', '7', '"text"', '[]', 'true'].map((text) => ({ status: 200, text }));
const FROM_CITY = { status: 'OK', results: [{ place_id: 'city:1' }] };

describe('calls of Google Maps', () => {
  it('are answered by the city without a key, and go nowhere', async () => {
    expect(await google({}).geocode('user 1', { address: 'Stadium' })).toMatchObject(FROM_CITY);
    expect(asked).toEqual([]);
  });

  it('go on to Google with the key, the known parameters, and a bare name meant in the city', async () => {
    expect(await google().geocode('user 1', { address: 'Stadium' })).toEqual({ status: 'OK', results: [{ place_id: 'upstream' }] });
    expect(asked[0]!.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ address: 'Stadium, Charlotte, NC', key: KEY });
  });

  it('are asked once for the same', async () => {
    const proxy = google();
    await proxy.geocode('user 1', { address: 'Stadium' });
    await proxy.geocode('user 2', { address: 'Stadium' });
    expect(asked).toHaveLength(1);
  });

  it('are answered by the city while Google refuses us, is broken, or repeats the key', async () => {
    for (const trouble of [
      { status: 200, text: '{"status":"REQUEST_DENIED","error_message":"The provided API key is invalid."}' },
      { status: 500, text: '{}' },
      { status: 200, text: 'no json' },
      ...NO_OBJECTS,
      { status: 200, text: `{"status":"OK","results":["${KEY}"]}` },
    ]) {
      answer = trouble;
      const body = await google().geocode('user 1', { address: 'Stadium' });
      expect(body).toMatchObject(FROM_CITY);
      expect(JSON.stringify(body)).not.toContain(KEY);
    }
  });

  it('are asked again after trouble', async () => {
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

describe('calls of Mapbox', () => {
  it('can not lead to another address', async () => {
    answer = { status: 200, text: '{"type":"FeatureCollection","features":[]}' };
    await mapbox().geocode('user 1', '../../../tokens/v2?access_token=x#', {});
    expect(asked[0]!.pathname).toBe('/geocoding/v5/mapbox.places/..%2F..%2F..%2Ftokens%2Fv2%3Faccess_token%3Dx%23.json');
    expect(asked[0]!.searchParams.getAll('access_token')).toEqual([KEY]);
  });

  it('pass an answer on with its status, and fall back on the city', async () => {
    answer = { status: 422, text: '{"message":"Query too long"}' };
    expect(await mapbox().geocode('user 1', 'Stadium', {})).toEqual({ status: 422, body: { message: 'Query too long' } });
    answer = { status: 401, text: '{"message":"Not Authorized - Invalid Token"}' };
    for (const trouble of [answer, ...NO_OBJECTS]) {
      answer = trouble;
      expect(await mapbox().geocode('user 1', 'Stadium two', {})).toMatchObject({ status: 200, body: { features: [{ place_name: 'Stadium, 1 Main St', center: [-80.8, 35.2] }] } });
    }
  });
});
