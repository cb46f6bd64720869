import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { encodePolyline, type LatLng } from '@groupride/geo';
import { Config } from '../../../config/config';
import { RateLimiters } from '../../../platform/http/rate-limiters';
import { MapQuota } from '../../../platform/map-quota';
import type { MapServices } from '../../../platform/map-services';
import { testCity } from '../../city/testing/test-city';
import type { RoutingService } from '../../mapping/mapping.facade';
import { PlacesFacade, type FoundPlace } from '../../places/places.facade';
import { GoogleProxyService } from '../google-proxy.service';
import { MapboxProxyService } from '../mapbox-proxy.service';

export const KEY = 'secret-key-0123456789';
const STADIUM: FoundPlace = {
  id: 'city:1',
  kind: 'stadium',
  name: 'Stadium',
  address: '1 Main St',
  lat: 35.2,
  lng: -80.8,
};
const CITY: FoundPlace = { id: 'city:9', kind: 'city', name: 'Charlotte', address: '', lat: 35.22, lng: -80.84 };
export const NO_OBJECTS = ['null', '7', '"text"', '[]', 'true'].map((text) => ({ status: 200, text }));
export const FROM_CITY = { status: 'OK', results: [{ place_id: 'city:1' }] };

/** The city has one place. */
class OnePlace extends PlacesFacade {
  constructor(private readonly onSearch: (kinds: readonly string[] | undefined) => void) {
    super();
  }

  search = (_: string, __: number, ___?: LatLng, kinds?: readonly string[]) => {
    this.onSearch(kinds);
    return Promise.resolve([STADIUM]);
  };
  byAddress = () => Promise.resolve([STADIUM]);
  at = (_: LatLng, kinds?: readonly string[]) =>
    Promise.resolve(kinds === undefined || kinds.includes(STADIUM.kind) ? [STADIUM] : []);
  levelsAt = async (point: LatLng, kinds?: readonly string[]) => [
    ...(await this.at(point, kinds)),
    ...(kinds === undefined || kinds.includes('city') ? [CITY] : []),
  ];
  byId = (id: string) => Promise.resolve(id === STADIUM.id ? STADIUM : null);
}

/** Both proxies, a stand-in for the map service that they forward to, and one for the routes of the city. */
export class ProxyWorld {
  /** What was forwarded. */
  asked: URL[] = [];
  /** What the map service answers. */
  answer = { status: 200, text: '' };
  /** The kinds of places of the last search in the city. */
  kindsAsked: readonly string[] | undefined;
  readonly routeOnRoads = jest.fn<RoutingService['routeOnRoads']>();
  readonly orderStops = jest.fn<RoutingService['orderStops']>();
  private server!: Server;
  private services!: MapServices;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.asked.push(new URL(request.url ?? '/', 'http://upstream'));
      response.writeHead(this.answer.status, { 'content-type': 'application/json' }).end(this.answer.text);
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.services = { google: url, mapbox: url };
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  reset(): void {
    this.asked = [];
    this.answer = { status: 200, text: '{"status":"OK","results":[{"place_id":"upstream"}]}' };
    this.orderStops
      .mockReset()
      .mockResolvedValue({ value: { order: [1, 0], meters: 1, seconds: 1 }, service: 'city', estimated: false });
    this.routeOnRoads.mockReset().mockImplementation((points) => {
      const stops = points.filter(({ through }) => !through);
      const legs = stops.slice(1).map(() => ({ meters: 3000, seconds: 300, steps: [] }));
      const waypoints = points.map(({ lat, lng }) => ({ location: { lat, lng }, name: '', meters: 12 }));
      return Promise.resolve({
        value: [{ polyline: encodePolyline(points), meters: 3000, seconds: 300, legs, waypoints }],
        service: 'city',
        estimated: false,
      });
    });
  }

  /** The first request for a route. */
  passed() {
    return this.routeOnRoads.mock.calls[0]!;
  }

  google(more: Partial<Config> = { GOOGLE_MAPS_KEY: KEY }): GoogleProxyService {
    return new GoogleProxyService(...this.partsOf(more));
  }

  mapbox(more: Partial<Config> = { MAPBOX_TOKEN: KEY }): MapboxProxyService {
    return new MapboxProxyService(...this.partsOf(more));
  }

  private partsOf(more: Partial<Config>) {
    const config = Object.assign(new Config(), more);
    const places = new OnePlace((kinds) => (this.kindsAsked = kinds));
    const routing = { routeOnRoads: this.routeOnRoads, orderStops: this.orderStops } as unknown as RoutingService;
    const quota = new MapQuota(config, RateLimiters.inMemory());
    return [config, testCity(), places, routing, this.services, quota] as const;
  }
}
