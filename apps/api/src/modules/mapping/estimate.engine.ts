import { encodePolyline, type LatLng } from '@groupride/geo';
import { reachableMeters, straightLine, straightWalk } from './domain/straight-line';
import { orderByMatrix } from './order-by-matrix';
import {
  type RequestContext,
  type Isochrone,
  type MatchedPoint,
  type Matrix,
  type Route,
  RoutingEngine,
  type RoutePoint,
  type StopOrder,
} from './routing-engine';

const CORNERS = 36;
const METERS_PER_DEGREE = 111_200;

/** Straight-line fallback. Never refuses a request. */
export class EstimateEngine extends RoutingEngine {
  readonly service = 'estimate';
  readonly limits = { points: Infinity, matrixCells: Infinity, tracePoints: Infinity };

  route(points: readonly RoutePoint[]): Promise<Route[]> {
    const stops = points.flatMap(({ through }, i) => (through ? [] : [i]));
    const legs = stops.slice(1).map((end, i) => ({ ...straightLine(points.slice(stops[i]!, end + 1)), steps: [] }));
    return Promise.resolve([{ polyline: encodePolyline(points), ...straightLine(points), legs }]);
  }

  matrix(
    sources: readonly LatLng[],
    targets: readonly LatLng[],
    { walking = false }: RequestContext = {},
  ): Promise<Matrix> {
    const cost = walking ? straightWalk : (from: LatLng, to: LatLng) => straightLine([from, to]);
    return Promise.resolve(sources.map((source) => targets.map((target) => cost(source, target))));
  }

  orderStops(start: LatLng, stops: readonly LatLng[], end?: LatLng, asking?: RequestContext): Promise<StopOrder> {
    return orderByMatrix(this, start, stops, end, asking);
  }

  isochrone(point: LatLng, minutes: readonly number[]): Promise<Isochrone[]> {
    const narrow = Math.cos((point.lat * Math.PI) / 180);
    const corner = (radius: number, i: number): LatLng => {
      const angle = (i / CORNERS) * 2 * Math.PI;
      return {
        lat: point.lat + (Math.cos(angle) * radius) / METERS_PER_DEGREE,
        lng: point.lng + (Math.sin(angle) * radius) / METERS_PER_DEGREE / narrow,
      };
    };
    return Promise.resolve(
      minutes.map((each) => ({
        minutes: each,
        rings: [Array.from({ length: CORNERS + 1 }, (_, i) => corner(reachableMeters(each), i % CORNERS))],
      })),
    );
  }

  match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]> {
    return Promise.resolve(trace.map(() => null));
  }
}
