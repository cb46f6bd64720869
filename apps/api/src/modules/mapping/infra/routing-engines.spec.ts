import { jest } from '@jest/globals';
import { distanceMeters } from '@groupride/geo';
import { Config } from '../../../config/config';
import { RateLimiters } from '../../../platform/http/rate-limiters';
import { MapQuota } from '../../../platform/map-quota';
import { intersection, GridEngine } from '../testing/grid';
import { buildGridTiles } from '../testing/build-tiles';
import { startMapService, type MapService } from '../testing/map-service';
import { describeRoutingEngine } from '../testing/routing-contract';
import { Lane } from '../lane';
import type { Route } from '../routing-engine';
import { GoogleEngine } from './google.engine';
import { MapboxEngine } from './mapbox.engine';
import { ValhallaHttpEngine } from './valhalla-http.engine';
import { ValhallaInProcess } from './valhalla-in-process';

jest.setTimeout(60_000);

const plenty = new MapQuota(
  Object.assign(new Config(), { MAP_SERVICE_RATE_PER_MINUTE: 1000 }),
  RateLimiters.inMemory(),
);
let service: MapService;
let tiles: Awaited<ReturnType<typeof buildGridTiles>>;
let inProcess: ValhallaInProcess;

beforeAll(async () => {
  service = await startMapService();
  tiles = await buildGridTiles();
  inProcess = await ValhallaInProcess.open(tiles.folder);
});
beforeEach(() => {
  service.failure = null;
  service.received.length = 0;
});
afterAll(async () => {
  await service.stop();
  await tiles.remove();
});

describeRoutingEngine('the grid in memory', () => new GridEngine());
describeRoutingEngine('Valhalla in process', () => inProcess);
describeRoutingEngine('Valhalla over HTTP', () => new ValhallaHttpEngine(service.url));
describeRoutingEngine('Mapbox', () => new MapboxEngine('sk.secret', plenty, service.url));
describeRoutingEngine('Google Maps', () => new GoogleEngine('AIza-secret', plenty, service.url), { isochrones: false });

describe('Valhalla, given an impossible request', () => {
  it('keeps the breaker closed after a refusal', async () => {
    const lane = new Lane(inProcess, { concurrency: 2, queue: 10, timeoutMs: 10_000 });
    const jumps = [intersection(0, 0), intersection(11, 11), intersection(0, 11), intersection(11, 0)];
    for (let i = 0; i < 6; i += 1) {
      expect(await lane.ask((engine) => engine.match(jumps))).toEqual([null, null, null, null]);
      expect(await lane.ask((engine) => engine.match(jumps.slice(0, 1)))).toEqual([null]);
      await expect(lane.ask((engine) => engine.isochrone(intersection(1, 1), [0]))).rejects.toMatchObject({
        reason: 'too_much',
      });
      await expect(lane.ask((engine) => engine.route([]))).rejects.toMatchObject({ reason: 'no_route' });
    }
    expect(lane.available).toBe(true);
  });
});

describe('engines on the network', () => {
  const from = intersection(1, 1);
  const to = intersection(5, 5);
  const engines = () => [
    new ValhallaHttpEngine(service.url),
    new MapboxEngine('sk.secret', plenty, service.url),
    new GoogleEngine('AIza-secret', plenty, service.url),
  ];

  it('report a failure, not a refusal, without the key, when the service is broken, too large or elsewhere', async () => {
    for (const failure of [
      { status: 500, text: '{"message":"Internal"}' },
      { status: 200, text: '<html>' },
      { status: 200, text: `{"code":"Ok","text":"${'x'.repeat(5 * 1024 * 1024)}"}` },
      { status: 302, text: '' },
    ]) {
      service.failure = () => failure;
      for (const engine of engines()) {
        const error = await engine.route([from, to]).catch((reason: unknown) => reason as Error);
        expect(error).toBeInstanceOf(Error);
        expect(error).toMatchObject({ name: 'Error' });
        expect(error).not.toHaveProperty('reason');
        expect(String((error as Error).message)).not.toMatch(/secret/);
      }
    }
  });

  it('send coordinates and the key as documented, and nothing else', async () => {
    await new MapboxEngine('sk.secret', plenty, service.url).route([{ ...from, heading: 90 }, to]);
    await new GoogleEngine('AIza-secret', plenty, service.url).route(
      [from, { ...intersection(3, 3), through: true }, to],
      {
        avoid: ['tolls', 'ferries'],
      },
    );
    await new MapboxEngine('sk.secret', plenty, service.url).route(
      [from, { ...intersection(3, 3), through: true }, to],
      {
        avoid: ['highways', 'tolls'],
      },
    );
    const [mapbox, google, avoiding] = service.received;
    expect(mapbox!.path).toBe('/directions/v5/mapbox/driving/-80.847800,35.201800;-80.839000,35.209000');
    expect(Object.fromEntries(mapbox!.parameters)).toEqual({
      access_token: 'sk.secret',
      geometries: 'polyline',
      overview: 'full',
      steps: 'true',
      alternatives: 'false',
      bearings: '90,60;',
    });
    expect(google!.path).toBe('/maps/api/directions/json');
    expect(Object.fromEntries(google!.parameters)).toEqual({
      key: 'AIza-secret',
      origin: '35.201800,-80.847800',
      destination: '35.209000,-80.839000',
      waypoints: 'via:35.205400,-80.843400',
      mode: 'driving',
      avoid: 'tolls|ferries',
    });
    expect(Object.fromEntries(avoiding!.parameters)).toMatchObject({ waypoints: '0;2', exclude: 'motorway,toll' });
  });
});

describe('instructions in Spanish', () => {
  const points = [intersection(1, 1), intersection(5, 6)];
  const first = (routes: Route[]) => routes[0]!.legs[0]!.steps[0]!.text;

  it('come from Valhalla', async () => {
    expect(first(await inProcess.route(points, { steps: true }))).toMatch(/^Drive /);
    expect(first(await inProcess.route(points, { steps: true, language: 'es' }))).toMatch(/^Conduce /);
  });

  it('are requested from Mapbox and Google', async () => {
    const mapbox = new MapboxEngine('sk.secret', plenty, service.url);
    const google = new GoogleEngine('AIza-secret', plenty, service.url);
    for (const engine of [mapbox, google]) await engine.route(points, { steps: true, language: 'es' });
    expect(service.received.slice(-2).map(({ parameters }) => parameters.get('language'))).toEqual(['es', 'es']);
  });
});

describe('full maneuvers of Valhalla', () => {
  const through = [intersection(1, 1), intersection(5, 1), intersection(5, 6)];

  it('come with roads and intersections', async () => {
    const [route] = await inProcess.route(through, { turns: true });
    const plain = await inProcess.route(through, { steps: true });
    expect(route).toMatchObject({ meters: expect.any(Number), legs: [{ steps: expect.any(Array) }, {}] });
    expect(Math.abs(route!.meters - plain[0]!.meters)).toBeLessThan(20);
    const steps = route!.legs.flatMap((leg) => leg.steps);
    expect(steps.map(({ turn }) => turn!.type)).toEqual(['depart', 'arrive', 'depart', 'arrive']);
    for (const { text, location, turn } of steps) {
      expect(text).not.toBe('');
      expect(distanceMeters(turn!.line[0]!, location)).toBeLessThan(5);
      expect(turn).toMatchObject({
        mode: 'driving',
        drivingSide: expect.stringMatching(/^(left|right)$/),
        bearingBefore: expect.any(Number),
        bearingAfter: expect.any(Number),
      });
      for (const { bearings, entry, ...more } of turn!.intersections) {
        expect(entry).toHaveLength(bearings.length);
        expect(bearings[more.out ?? more.in ?? 0]).toBeDefined();
      }
    }
    expect(steps[0]!.turn).toMatchObject({ name: '2 Street' });
    expect(route!.waypoints).toHaveLength(3);
    route!.waypoints!.forEach(({ location, meters }, i) =>
      expect(distanceMeters(location, through[i]!)).toBeLessThan(meters + 5),
    );
  });

  it('are refused with the same reason as other routes', async () => {
    await expect(
      inProcess.route([intersection(1, 1), intersection(3, 3, true)], { turns: true }),
    ).rejects.toMatchObject({
      reason: 'no_route',
    });
    service.failure = () => ({
      status: 400,
      text: '{"code":"NoSegment","message":"One of the supplied input coordinates could not snap to street segment."}',
    });
    await expect(new ValhallaHttpEngine(service.url).route(through, { turns: true })).rejects.toMatchObject({
      reason: 'no_road_near',
    });
  });
});

describe('invalid routing tiles', () => {
  it('are refused when they are opened', async () => {
    await expect(ValhallaInProcess.open('/nowhere')).rejects.toThrow(/no routing tiles/);
  });
});
