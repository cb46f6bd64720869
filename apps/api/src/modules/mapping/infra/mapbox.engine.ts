import type { LatLng } from '@groupride/geo';
import { distanceMeters } from '@groupride/geo';
import { orderByMatrix } from '../order-by-matrix';
import {
  type RequestContext,
  type Avoidable,
  type Isochrone,
  type MatchedPoint,
  type Matrix,
  type Route,
  RoutingEngine,
  type RouteOptions,
  type RoutePoint,
  RoutingRefusal,
  type StopOrder,
  tooMuch,
} from '../routing-engine';
import { matrixInBlocks } from './matrix-blocks';
import { Upstream, UPSTREAM_DEFAULTS, UpstreamFault } from '../../../platform/upstream';
import type { MapQuota } from '../../../platform/map-quota';
import { PaidService } from './paid-service';

export const MAPBOX_BASE = 'https://api.mapbox.com';
const PROFILE = ['mapbox', 'driving'] as const;
const ON_FOOT = ['mapbox', 'walking'] as const;
/** Mapbox allows 25 coordinates per matrix, sources and destinations together. */
const MATRIX_SIDE = 12;
const EXCLUDED: Readonly<Record<Avoidable, string>> = { highways: 'motorway', tolls: 'toll', ferries: 'ferry' };
const MAX_MINUTES = 60;
const MAX_CONTOURS = 4;

interface Answer {
  code?: string;
  message?: string;
}

interface RouteJson {
  geometry: string;
  distance: number;
  duration: number;
  legs: {
    distance: number;
    duration: number;
    steps?: { distance: number; duration: number; maneuver: { instruction?: string; location: [number, number] } }[];
  }[];
}

/** Mapbox: Directions v5, Matrix v1, Isochrone v1 and Map Matching v5. https://docs.mapbox.com/api/navigation/ */
export class MapboxEngine extends RoutingEngine {
  readonly service = 'mapbox';
  readonly limits = { points: 25, matrixCells: MATRIX_SIDE * MATRIX_SIDE, tracePoints: 100 };
  private readonly mapbox: PaidService;

  /** @param base URL, for tests */
  constructor(token: string, quota: MapQuota, base = MAPBOX_BASE) {
    super();
    this.mapbox = new PaidService(new Upstream({ service: 'Mapbox', base, ...UPSTREAM_DEFAULTS }), {
      keyName: 'access_token',
      key: token,
      quota,
    });
  }

  async route(
    points: readonly RoutePoint[],
    { alternatives = 0, steps = false, language, avoid = [], ...asking }: RouteOptions = {},
  ): Promise<Route[]> {
    if (points.length > this.limits.points) throw tooMuch(`at most ${this.limits.points} points`);
    const bearings = points.some(({ heading }) => typeof heading === 'number')
      ? points.map(({ heading }) => (typeof heading === 'number' ? `${Math.round(heading) % 360},60` : '')).join(';')
      : undefined;
    const answer = await this.ask<{ routes: RouteJson[] }>(asking, ['directions', 'v5', ...PROFILE, path(points)], {
      geometries: 'polyline',
      overview: 'full',
      steps: 'true',
      alternatives: alternatives > 0 ? 'true' : 'false',
      bearings,
      waypoints: points.some(({ through }) => through)
        ? points.flatMap(({ through }, i) => (through ? [] : [i])).join(';')
        : undefined,
      exclude: avoid.length > 0 ? avoid.map((what) => EXCLUDED[what]).join(',') : undefined,
      language,
    });
    return answer.routes.slice(0, alternatives + 1).map((route) => readRoute(route, steps));
  }

  matrix(sources: readonly LatLng[], targets: readonly LatLng[], asking: RequestContext = {}): Promise<Matrix> {
    return matrixInBlocks(sources, targets, { rows: MATRIX_SIDE, columns: MATRIX_SIDE }, async (some, others) => {
      const answer = await this.ask<{ durations: (number | null)[][]; distances: (number | null)[][] }>(
        asking,
        ['directions-matrix', 'v1', ...(asking.walking ? ON_FOOT : PROFILE), path([...some, ...others])],
        {
          sources: some.map((_, i) => i).join(';'),
          destinations: others.map((_, i) => some.length + i).join(';'),
          annotations: 'duration,distance',
        },
      );
      return answer.durations.map((row, i) =>
        row.map((seconds, j) => {
          const meters = answer.distances[i]?.[j];
          return seconds === null || meters === null || meters === undefined
            ? null
            : { seconds: Math.round(seconds), meters: Math.round(meters) };
        }),
      );
    });
  }

  orderStops(start: LatLng, stops: readonly LatLng[], end?: LatLng, asking?: RequestContext): Promise<StopOrder> {
    return orderByMatrix(this, start, stops, end, asking);
  }

  async isochrone(point: LatLng, minutes: readonly number[]): Promise<Isochrone[]> {
    if (minutes.length > MAX_CONTOURS || minutes.some((each) => !(each > 0 && each <= MAX_MINUTES)))
      throw tooMuch(`at most ${MAX_CONTOURS} contours of more than 0 and at most ${MAX_MINUTES} minutes`);
    const sorted = [...minutes].sort((a, b) => a - b).join(',');
    const { features } = await this.ask<{
      features: { properties: { contour: number }; geometry: { coordinates: [number, number][][] } }[];
    }>({}, ['isochrone', 'v1', ...PROFILE, path([point])], { contours_minutes: sorted, polygons: 'true' });
    return minutes.map((wanted) => ({
      minutes: wanted,
      rings: features
        .filter(({ properties }) => properties.contour === wanted)
        .map(({ geometry }) => geometry.coordinates[0]!.map(([lng, lat]) => ({ lat, lng }))),
    }));
  }

  async match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]> {
    if (trace.length > this.limits.tracePoints) throw tooMuch(`at most ${this.limits.tracePoints} points`);
    try {
      const { tracepoints } = await this.ask<{ tracepoints: ({ location: [number, number] } | null)[] }>(
        {},
        ['matching', 'v5', ...PROFILE, path(trace)],
        { geometries: 'polyline' },
      );
      return trace.map((from, i) => {
        const found = tracepoints[i];
        if (!found) return null;
        const point = { lat: found.location[1], lng: found.location[0] };
        return { ...point, offset: distanceMeters(from, point) };
      });
    } catch (error) {
      if (error instanceof RoutingRefusal && error.reason !== 'too_much') return trace.map(() => null);
      throw error;
    }
  }

  private async ask<T>(
    asking: RequestContext,
    parts: string[],
    parameters: Record<string, string | undefined>,
  ): Promise<T> {
    const { status, body } = await this.mapbox.ask(asking, parts, parameters);
    const { code, message = '' } = body as Answer;
    if (code === 'NoSegment') throw new RoutingRefusal('no_road_near', message);
    if (code === 'NoRoute' || code === 'NoMatch') throw new RoutingRefusal('no_route', message);
    if (status !== 200 || (code !== undefined && code !== 'Ok'))
      throw new UpstreamFault('Mapbox', `answered ${status}`);
    return body as T;
  }
}

function path(points: readonly LatLng[]): string {
  return points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
}

function readRoute({ geometry, distance, duration, legs }: RouteJson, withTexts: boolean): Route {
  return {
    polyline: geometry,
    meters: Math.round(distance),
    seconds: Math.round(duration),
    legs: legs.map((leg) => ({
      meters: Math.round(leg.distance),
      seconds: Math.round(leg.duration),
      steps: (leg.steps ?? []).map(({ distance: meters, duration: seconds, maneuver }) => ({
        text: withTexts ? (maneuver.instruction ?? '') : '',
        meters,
        seconds,
        location: { lat: maneuver.location[1], lng: maneuver.location[0] },
      })),
    })),
  };
}
