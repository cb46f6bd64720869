import { decodePolyline, distanceMeters, encodePolyline, type LatLng } from '@groupride/geo';
import { orderByMatrix } from '../order-by-matrix';
import {
  type RequestContext,
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

export const GOOGLE_BASE = 'https://maps.googleapis.com';
const GOOGLE_ROADS_BASE = 'https://roads.googleapis.com';
/** Google allows 100 elements per call. */
const MATRIX_SIDE = 10;

interface StepJson {
  html_instructions?: string;
  distance: { value: number };
  duration: { value: number };
  start_location: LatLng;
  polyline: { points: string };
}

interface RouteJson {
  legs: { distance: { value: number }; duration: { value: number }; steps: StepJson[] }[];
}

interface MatrixJson {
  rows: { elements: { status: string; distance?: { value: number }; duration?: { value: number } }[] }[];
}

/** Google Maps: Directions, Distance Matrix and Roads. It has no isochrones. https://developers.google.com/maps/documentation/directions */
export class GoogleEngine extends RoutingEngine {
  readonly service = 'google';
  readonly limits = { points: 25, matrixCells: MATRIX_SIDE * MATRIX_SIDE, tracePoints: 100 };
  private readonly maps: PaidService;
  private readonly roads: PaidService;

  /** @param base URL of both services, for tests */
  constructor(key: string, quota: MapQuota, base?: string) {
    super();
    const setting = { keyName: 'key', key, quota };
    this.maps = new PaidService(
      new Upstream({ service: 'Google Maps', base: base ?? GOOGLE_BASE, ...UPSTREAM_DEFAULTS }),
      setting,
    );
    this.roads = new PaidService(
      new Upstream({ service: 'Google Roads', base: base ?? GOOGLE_ROADS_BASE, ...UPSTREAM_DEFAULTS }),
      setting,
    );
  }

  async route(
    points: readonly RoutePoint[],
    { alternatives = 0, steps = false, language, avoid = [], ...asking }: RouteOptions = {},
  ): Promise<Route[]> {
    if (points.length > this.limits.points) throw tooMuch(`at most ${this.limits.points} points`);
    const [origin, ...rest] = points.map((point) => (point.through ? `via:${text(point)}` : text(point)));
    const destination = rest.pop();
    const answer = await this.ask<{ routes: RouteJson[] }>(asking, 'directions', {
      origin,
      destination,
      waypoints: rest.length > 0 ? rest.join('|') : undefined,
      mode: 'driving',
      alternatives: alternatives > 0 ? 'true' : undefined,
      avoid: avoid.length > 0 ? avoid.join('|') : undefined,
      language,
    });
    return answer.routes.slice(0, alternatives + 1).map((route) => readRoute(route, steps));
  }

  matrix(sources: readonly LatLng[], targets: readonly LatLng[], asking: RequestContext = {}): Promise<Matrix> {
    return matrixInBlocks(sources, targets, { rows: MATRIX_SIDE, columns: MATRIX_SIDE }, async (some, others) => {
      const { rows } = await this.ask<MatrixJson>(asking, 'distancematrix', {
        origins: some.map(text).join('|'),
        destinations: others.map(text).join('|'),
        mode: asking.walking ? 'walking' : 'driving',
      });
      return rows.map(({ elements }) =>
        elements.map(({ status, distance, duration }) =>
          status === 'OK' && distance && duration ? { meters: distance.value, seconds: duration.value } : null,
        ),
      );
    });
  }

  orderStops(start: LatLng, stops: readonly LatLng[], end?: LatLng, asking?: RequestContext): Promise<StopOrder> {
    return orderByMatrix(this, start, stops, end, asking);
  }

  isochrone(): Promise<Isochrone[]> {
    return Promise.reject(new RoutingRefusal('not_offered', 'Google Maps has no isochrones'));
  }

  async match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]> {
    if (trace.length > this.limits.tracePoints) throw tooMuch(`at most ${this.limits.tracePoints} points`);
    const { status, body } = await this.roads.ask({}, ['v1', 'snapToRoads'], { path: trace.map(text).join('|') });
    if (status !== 200) throw new UpstreamFault('Google Roads', `answered ${status}`);
    const { snappedPoints = [] } = body as {
      snappedPoints?: { location: { latitude: number; longitude: number }; originalIndex?: number }[];
    };
    const found = new Map(snappedPoints.map(({ location, originalIndex }) => [originalIndex, location]));
    return trace.map((from, i) => {
      const location = found.get(i);
      if (!location) return null;
      const point = { lat: location.latitude, lng: location.longitude };
      return { ...point, offset: distanceMeters(from, point) };
    });
  }

  private async ask<T>(
    asking: RequestContext,
    what: string,
    parameters: Record<string, string | undefined>,
  ): Promise<T> {
    const { body } = await this.maps.ask(asking, ['maps', 'api', what, 'json'], parameters);
    const { status = 'UNKNOWN_ERROR' } = body as { status?: string };
    if (status === 'ZERO_RESULTS') throw new RoutingRefusal('no_route', 'no way was found');
    if (status === 'NOT_FOUND') throw new RoutingRefusal('no_road_near', 'a point is near no road');
    if (
      status === 'MAX_WAYPOINTS_EXCEEDED' ||
      status === 'MAX_ELEMENTS_EXCEEDED' ||
      status === 'MAX_ROUTE_LENGTH_EXCEEDED'
    )
      throw tooMuch(status);
    if (status !== 'OK') throw new UpstreamFault('Google Maps', status);
    return body as T;
  }
}

const text = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

function readRoute({ legs }: RouteJson, withTexts: boolean): Route {
  const points: LatLng[] = [];
  for (const step of legs.flatMap((leg) => leg.steps)) {
    const shape = decodePolyline(step.polyline.points);
    for (let i = points.length > 0 ? 1 : 0; i < shape.length; i += 1) points.push(shape[i]!);
  }
  const total = (what: 'distance' | 'duration') => legs.reduce((sum, leg) => sum + leg[what].value, 0);
  return {
    polyline: encodePolyline(points),
    meters: total('distance'),
    seconds: total('duration'),
    legs: legs.map((leg) => ({
      meters: leg.distance.value,
      seconds: leg.duration.value,
      steps: leg.steps.map(({ html_instructions: html = '', distance, duration, start_location: location }) => ({
        text: withTexts ? plain(html) : '',
        meters: distance.value,
        seconds: duration.value,
        location: { lat: location.lat, lng: location.lng },
      })),
    })),
  };
}

/** Strips the HTML from Google's instructions. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
