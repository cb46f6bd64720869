import { Config } from '../../config/config';
import { ApiError } from '../../platform/http/api-error';
import { RateLimiters } from '../../platform/http/rate-limiters';
import { MapQuota } from '../../platform/map-quota';
import { testCity } from '../city/testing/test-city';
import { CityTravelTimes } from './infra/city-travel-times';
import { GoogleEngine } from './infra/google.engine';
import { MapboxEngine } from './infra/mapbox.engine';
import { Lane } from './lane';
import { MappingService } from './mapping.service';
import { RoutingLanes } from './routing-lanes';
import { RoutingRefusal, type RoutingEngine } from './routing-engine';
import { RoutingService } from './routing.service';
import { intersection, GridEngine } from './testing/grid';
import { startMapService, type MapService } from './testing/map-service';

const LIMITS = { concurrency: 4, queue: 4, timeoutMs: 1000 };

class FixedLanes extends RoutingLanes {
  constructor(private readonly fixed: Lane[]) {
    super();
  }

  lanes() {
    return this.fixed;
  }

  configured() {
    return [];
  }
}

const routingBy = (...engines: RoutingEngine[]) =>
  new RoutingService(new FixedLanes(engines.map((engine) => new Lane(engine, LIMITS))));

class Broken extends GridEngine {
  override route(): Promise<never> {
    return Promise.reject(new Error('away'));
  }
}

class FarOff extends GridEngine {
  override route() {
    return super.route([intersection(0, 0), intersection(1, 1)]);
  }
}

const FAR = { lat: 35.6, lng: -80.4 };

describe('routing', () => {
  it('asks the first engine', async () => {
    const answer = await routingBy(new GridEngine(), new Broken()).route([intersection(0, 0), intersection(3, 0)]);
    expect(answer).toMatchObject({ service: 'city', estimated: false });
    expect(Math.abs(answer.value[0]!.meters - 600)).toBeLessThan(10);
  });

  it('asks the next one when an engine is down, and estimates when all are', async () => {
    expect(
      await routingBy(new Broken(), new GridEngine()).route([intersection(0, 0), intersection(3, 0)]),
    ).toMatchObject({
      service: 'city',
      estimated: false,
    });
    const estimated = await routingBy(new Broken()).route([intersection(0, 0), intersection(3, 0)]);
    expect(estimated).toMatchObject({ service: 'estimate', estimated: true });
    expect(estimated.value[0]!.meters).toBeGreaterThan(700);
    expect(await routingBy().route([intersection(0, 0), intersection(3, 0)])).toMatchObject({ service: 'estimate' });
  });

  it('estimates when no road is near, and rejects a route that starts in another place', async () => {
    expect(await routingBy(new GridEngine()).route([FAR, intersection(3, 0)])).toMatchObject({ estimated: true });
    expect(await routingBy(new FarOff()).route([FAR, intersection(3, 0)])).toMatchObject({ estimated: true });
  });

  it("rejects requests over every engine's limits", async () => {
    await expect(
      routingBy(new GridEngine()).route(Array.from({ length: 25 }, () => intersection(1, 1))),
    ).rejects.toMatchObject({ reason: 'too_much' });
  });

  it('gives no estimate to a caller that wants only roads', async () => {
    await expect(routingBy(new GridEngine()).routeOnRoads([FAR, intersection(3, 0)])).rejects.toBeInstanceOf(
      RoutingRefusal,
    );
    await expect(routingBy(new Broken()).routeOnRoads([intersection(0, 0), intersection(3, 0)])).rejects.toThrow(
      /no routing engine/,
    );
  });
});

describe('paid services', () => {
  let service: MapService;
  beforeAll(async () => (service = await startMapService()));
  afterAll(() => service.stop());
  beforeEach(() => (service.received.length = 0));

  const quota = () =>
    new MapQuota(Object.assign(new Config(), { MAP_SERVICE_RATE_PER_MINUTE: 2 }), RateLimiters.inMemory());
  it.each([
    ['google', (left: MapQuota) => new GoogleEngine('AIza-secret', left, service.url)],
    ['mapbox', (left: MapQuota) => new MapboxEngine('sk.secret', left, service.url)],
  ])('answer each caller a limited number of times, and the same question once: %s', async (name, paid) => {
    const routing = routingBy(paid(quota()), new GridEngine());
    const ask = async (x: number, caller?: string) =>
      (await routing.route([intersection(0, 0), intersection(x, 0)], { caller })).service;
    for (const x of [1, 2, 2, 1]) expect(await ask(x, 'address 1')).toBe(name);
    expect(service.received).toHaveLength(2);
    // The built city answers instead, and the service's circuit breaker stays closed.
    for (let x = 3; x < 10; x += 1) expect(await ask(x, 'address 1')).toBe('city');
    expect(await ask(2, 'address 1')).toBe(name);
    expect(service.received).toHaveLength(2);
    expect(await ask(10, 'user 2')).toBe(name);
    for (let x = 3; x < 9; x += 1) expect(await ask(x)).toBe(name);
    expect(
      (
        await routing.orderStops(intersection(0, 0), [intersection(4, 0), intersection(2, 0)], intersection(6, 0), {
          caller: 'address 1',
        })
      ).service,
    ).toBe('city');
  });

  it('share one quota, and do not report a missing route when it is used up', async () => {
    const left = quota();
    const [google, mapbox] = [
      new GoogleEngine('AIza-secret', left, service.url),
      new MapboxEngine('sk.secret', left, service.url),
    ];
    await google.route([intersection(0, 0), intersection(1, 0)], { caller: 'user 1' });
    await mapbox.route([intersection(0, 0), intersection(1, 0)], { caller: 'user 1' });
    const points = [intersection(0, 0), intersection(3, 0)];
    await expect(routingBy(google, mapbox).routeOnRoads(points, { caller: 'user 1' })).rejects.toThrow(
      /no routing engine/,
    );
    expect(await routingBy(google, mapbox).route(points, { caller: 'user 1' })).toMatchObject({ estimated: true });
  });
});

describe('directions outside the current city', () => {
  const city = Object.assign(testCity(), {
    checkInArea: (field: string) => {
      throw new ApiError('place_outside_area', field);
    },
  });
  const mapping = new MappingService(routingBy(new GridEngine()), new FixedLanes([]), city, new CityTravelTimes(city));
  const ask = (from: string, to: string, via?: string) =>
    mapping.directions('user 1', { from, to, ...(via ? { via } : {}) });

  it('are estimated for city-sized routes outside the area, so that active rides continue after a switch of cities', async () => {
    expect(await ask('47.14,9.52', '47.17,9.51')).toMatchObject({ estimated: true, service: 'estimate', steps: [] });
  });

  it('are refused for routes longer than any city', async () => {
    await expect(ask('35.2271,-80.8431', '47.17,9.51')).rejects.toMatchObject({ code: 'place_outside_area' });
    await expect(ask('47.14,9.52', '47.17,9.51', '35.2271,-80.8431')).rejects.toMatchObject({
      code: 'place_outside_area',
    });
  });
});
