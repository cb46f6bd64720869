import type { LatLng } from '@groupride/geo';
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
import { type OsrmAnswer, osrmRequest, readOsrmRoutes } from './valhalla-osrm';
import {
  isochroneRequest,
  type IsochroneAnswer,
  type MatrixAnswer,
  matrixRequest,
  readIsochrones,
  readMatrix,
  readRoutes,
  readTrace,
  type RouteAnswer,
  routeRequest,
  type TraceAnswer,
  traceRequest,
  VALHALLA_LIMITS,
} from './valhalla-format';

const MATRIX_SIDE = 50;
const MAX_MINUTES = 60;
const MAX_CONTOURS = 4;

/** Valhalla's actions, named after its HTTP paths. */
export type ValhallaAction = 'route' | 'sources_to_targets' | 'isochrone' | 'trace_attributes';

/** Shared by the in-process and the HTTP engine; only the transport differs. */
export abstract class ValhallaEngine extends RoutingEngine {
  readonly limits = VALHALLA_LIMITS;

  /** @throws RoutingRefusal */
  protected abstract ask<Answer>(action: ValhallaAction, request: object): Promise<Answer>;

  async route(points: readonly RoutePoint[], options: RouteOptions = {}): Promise<Route[]> {
    if (points.length > this.limits.points) throw tooMuch(`at most ${this.limits.points} points`);
    if (options.turns) return readOsrmRoutes(await this.ask<OsrmAnswer>('route', osrmRequest(points, options)));
    return readRoutes(await this.ask<RouteAnswer>('route', routeRequest(points, options)));
  }

  async matrix(sources: readonly LatLng[], targets: readonly LatLng[], asking: RequestContext = {}): Promise<Matrix> {
    return matrixInBlocks(sources, targets, { rows: MATRIX_SIDE, columns: MATRIX_SIDE }, async (some, others) => {
      try {
        return readMatrix(
          await this.ask<MatrixAnswer>('sources_to_targets', matrixRequest(some, others, asking.walking)),
        );
      } catch (error) {
        // Valhalla rejects the whole matrix when no pair has a route.
        if (error instanceof RoutingRefusal && error.reason === 'no_route')
          return some.map(() => others.map(() => null));
        throw error;
      }
    });
  }

  orderStops(start: LatLng, stops: readonly LatLng[], end?: LatLng, asking?: RequestContext): Promise<StopOrder> {
    return orderByMatrix(this, start, stops, end, asking);
  }

  async isochrone(point: LatLng, minutes: readonly number[]): Promise<Isochrone[]> {
    if (minutes.length > MAX_CONTOURS || minutes.some((each) => !(each > 0 && each <= MAX_MINUTES)))
      throw tooMuch(`at most ${MAX_CONTOURS} contours of more than 0 and at most ${MAX_MINUTES} minutes`);
    return readIsochrones(await this.ask<IsochroneAnswer>('isochrone', isochroneRequest(point, minutes)), minutes);
  }

  async match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]> {
    if (trace.length > this.limits.tracePoints) throw tooMuch(`at most ${this.limits.tracePoints} points`);
    try {
      return readTrace(await this.ask<TraceAnswer>('trace_attributes', traceRequest(trace)), trace.length);
    } catch (error) {
      if (error instanceof RoutingRefusal && error.reason !== 'too_much') return trace.map(() => null);
      throw error;
    }
  }
}
