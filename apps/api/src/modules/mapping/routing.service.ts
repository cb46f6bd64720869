import { Injectable, Logger } from '@nestjs/common';
import type { MappingService } from '@groupride/contracts';
import { decodePolyline, distanceMeters, type LatLng } from '@groupride/geo';
import {
  type RequestContext,
  type Isochrone,
  type MatchedPoint,
  type Matrix,
  type Route,
  type RoutingEngine,
  RoutingRefusal,
  type RouteOptions,
  type RoutePoint,
  type StopOrder,
} from './routing-engine';
import { EstimateEngine } from './estimate.engine';
import { RoutingLanes } from './routing-lanes';

/** A result and the service that gave it. */
export interface Answered<T> {
  value: T;
  service: MappingService;
  /** True for straight lines. */
  estimated: boolean;
}

/** A route that starts or ends farther from the requested point is rejected. */
const SNAP_METERS = 2000;
const WARN_EVERY_MS = 60_000;
/** Matrices get a longer timeout. */
const MATRIX_REQUEST = { matrix: true } as const;

/** Asks the engines in order and falls back to a straight line, which is marked as estimated. */
@Injectable()
export class RoutingService {
  private readonly logger = new Logger(RoutingService.name);
  private readonly straight = new EstimateEngine();
  private warnedAt = -Infinity;

  constructor(private readonly lanes: RoutingLanes) {}

  route(points: readonly RoutePoint[], options?: RouteOptions): Promise<Answered<Route[]>> {
    return this.ask(async (engine) => {
      const routes = await engine.route(points, options);
      checkSnap(points, routes[0]);
      return routes;
    });
  }

  matrix(sources: readonly LatLng[], targets: readonly LatLng[], asking?: RequestContext): Promise<Answered<Matrix>> {
    return this.ask((engine) => engine.matrix(sources, targets, asking), MATRIX_REQUEST);
  }

  orderStops(
    start: LatLng,
    stops: readonly LatLng[],
    end?: LatLng,
    asking?: RequestContext,
  ): Promise<Answered<StopOrder>> {
    return this.ask((engine) => engine.orderStops(start, stops, end, asking), MATRIX_REQUEST);
  }

  isochrone(point: LatLng, minutes: readonly number[]): Promise<Answered<Isochrone[]>> {
    return this.ask((engine) => engine.isochrone(point, minutes));
  }

  match(trace: readonly LatLng[]): Promise<Answered<(MatchedPoint | null)[]>> {
    // Engines reject single-point traces in different ways, so they are handled here.
    return this.ask((engine) => (trace.length < 2 ? Promise.resolve(trace.map(() => null)) : engine.match(trace)));
  }

  /**
   * Like `route`, without the straight-line fallback.
   * @throws RoutingRefusal from the first engine that answers; EnginesUnavailable when none does
   */
  async routeOnRoads(points: readonly RoutePoint[], options?: RouteOptions): Promise<Answered<Route[]>> {
    return this.askEngines(async (engine) => {
      const routes = await engine.route(points, options);
      checkSnap(points, routes[0]);
      return routes;
    });
  }

  private async ask<T>(
    question: (engine: RoutingEngine) => Promise<T>,
    kind?: typeof MATRIX_REQUEST,
  ): Promise<Answered<T>> {
    try {
      return await this.askEngines(question, kind);
    } catch (error) {
      // Requests over every engine's limits are rejected; for all other refusals a straight line is good enough.
      if (error instanceof RoutingRefusal && error.reason === 'too_much') throw error;
      return { value: await question(this.straight), service: 'estimate', estimated: true };
    }
  }

  private async askEngines<T>(
    question: (engine: RoutingEngine) => Promise<T>,
    kind?: typeof MATRIX_REQUEST,
  ): Promise<Answered<T>> {
    let last: unknown;
    for (const lane of this.lanes.lanes()) {
      try {
        return { value: await lane.ask(question, kind), service: lane.engine.service, estimated: false };
      } catch (error) {
        last = error;
        if (error instanceof RoutingRefusal && !OTHERS_MAY_ANSWER.has(error.reason)) throw error;
        // A caller's exhausted quota is no fault of the service.
        if (!isOverQuota(error)) this.warn(lane.engine.service, error);
      }
    }
    throw last instanceof RoutingRefusal && !isOverQuota(last) ? last : new EnginesUnavailable();
  }

  private warn(service: MappingService, error: unknown): void {
    const now = performance.now();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.warnedAt = now;
    this.logger.warn(`routing by ${service} fails for now: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const OTHERS_MAY_ANSWER: ReadonlySet<string> = new Set<RoutingRefusal['reason']>(['not_offered', 'over_quota']);
const isOverQuota = (error: unknown): boolean => error instanceof RoutingRefusal && error.reason === 'over_quota';

/** No engine is available. */
export class EnginesUnavailable extends Error {
  constructor() {
    super('no routing engine answers');
  }
}

/** @throws RoutingRefusal no_road_near */
function checkSnap(points: readonly LatLng[], route: Route | undefined): void {
  const shape = route ? decodePolyline(route.polyline) : [];
  const [start, end, from, to] = [shape[0], shape.at(-1), points[0], points.at(-1)];
  if (
    !start ||
    !end ||
    !from ||
    !to ||
    distanceMeters(start, from) > SNAP_METERS ||
    distanceMeters(end, to) > SNAP_METERS
  ) {
    throw new RoutingRefusal('no_road_near', `no road within ${SNAP_METERS} meters`);
  }
}
