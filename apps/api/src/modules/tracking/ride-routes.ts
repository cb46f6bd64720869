import { Injectable } from '@nestjs/common';
import { encodePolyline, type LatLng } from '@groupride/geo';
import { ProcessBus } from '../../platform/redis/process-bus';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import {
  advance,
  followRoute,
  isAtEnd,
  isFarOffRoute,
  isOffRoute,
  remaining,
  remainingLine,
  type FollowedRoute,
} from './domain/followed-route';
import { STOP_SECONDS } from './domain/stops-ahead';
import { rideUpdated } from './ride-updates';

/** A car's current leg, to the pickup or to the destination. */
export interface Leg {
  rideId: number;
  driverId: number;
  target: LatLng;
}

export interface Fix extends LatLng {
  heading: number | null;
}

/** A position of a car and its time. */
export interface Sighting extends Fix {
  at: Date | null;
}

/** The state of a car that people see. */
export interface CarView {
  location: LatLng;
  heading: number | null;
  meters: number;
  seconds: number;
}

/** Minimum interval between route requests of a ride. */
const MIN_REQUEST_INTERVAL_MS = 4000;
/** Estimates are retried after this time. */
const ESTIMATE_TTL_MS = 15_000;
const TRACE_LENGTH = 6;
/** How long an off-route position waits for map matching. */
const MATCH_TIMEOUT_MS = 300;
const MAX_RIDES = 10_000;

interface Followed {
  driverId: number;
  target: LatLng;
  route: FollowedRoute | null;
  trace: LatLng[];
  /** The last fix and its time. */
  last: Fix | null;
  lastAt: number;
  /** Start of the last route request. */
  requestedFrom: Fix | null;
  view: CarView | null;
  requestedAt: number;
  pendingRequest: Promise<boolean> | null;
  /** The route has not been sent to followers yet. */
  isUnsent: boolean;
}

/** In-memory routes of active rides, so that most positions need no routing request. */
@Injectable()
export class RideRoutes {
  private readonly rides = new Map<number, Followed>();

  constructor(
    private readonly mapping: MappingFacade,
    private readonly travelTimes: TravelTimes,
    bus: ProcessBus,
  ) {
    bus.subscribe(rideUpdated, ({ rideId, status }) => {
      if (status && status !== 'en_route' && status !== 'in_progress') this.rides.delete(rideId);
    });
  }

  /** Records a fix. @returns a promise only when the position needs map matching */
  move(leg: Leg, fix: Fix, now: number): CarView | Promise<CarView> {
    const followed = this.followedOf(leg);
    followed.last = fix;
    followed.lastAt = now;
    followed.trace.push({ lat: fix.lat, lng: fix.lng });
    if (followed.trace.length > TRACE_LENGTH) followed.trace.shift();
    const view = this.viewAt(leg, followed, fix);
    if (followed.route && followed.route.offRouteFixes > 0 && !followed.route.planned.estimated)
      return this.snapView(followed, view);
    followed.view = view;
    return view;
  }

  private async snapView(followed: Followed, view: CarView): Promise<CarView> {
    view.location = await this.snapToRoad([...followed.trace], view.location);
    followed.view = view;
    return view;
  }

  /**
   * The current view of the car, without a new position.
   * @param stored the last position in the database, which another process may have received
   */
  async currentView(leg: Leg, stored: Sighting, now: number): Promise<CarView> {
    const followed = this.followedOf(leg);
    if (!followed.route) await this.requestRoute(leg, followed, stored, 0);
    const storedAt = stored.at?.getTime() ?? 0;
    if (followed.view && storedAt <= followed.lastAt) return followed.view;
    Object.assign(followed, { last: stored, lastAt: storedAt, trace: [{ lat: stored.lat, lng: stored.lng }] });
    followed.view = this.viewAt(leg, followed, stored);
    await this.refresh(leg, stored, now);
    return followed.view;
  }

  /** The remaining route; null before there is one. */
  remainingRoute(rideId: number): { polyline: string; estimated: boolean } | null {
    const followed = this.rides.get(rideId);
    if (!followed?.route) return null;
    const { route, target, view } = followed;
    const { estimated } = route.planned;
    return { polyline: estimated && view ? encodePolyline([view.location, target]) : remainingLine(route), estimated };
  }

  /** The remaining route, once after every change; undefined otherwise. */
  takeUnsentRoute(rideId: number): { polyline: string; estimated: boolean } | undefined {
    const followed = this.rides.get(rideId);
    if (!followed?.isUnsent) return undefined;
    followed.isUnsent = false;
    return this.remainingRoute(rideId) ?? undefined;
  }

  /** Whether a route is needed now or will be soon; most positions need none. */
  mayNeedRoute(leg: Leg, fix: Fix, now: number): boolean {
    const followed = this.followedOf(leg);
    return needsRoute(followed, leg.target, fix, now) || (followed.route !== null && isOffRoute(followed.route));
  }

  /** Requests a route when there is none or the car is off route. @returns whether the route is new */
  async refresh(leg: Leg, fix: Fix, now: number): Promise<boolean> {
    const followed = this.followedOf(leg);
    if (!needsRoute(followed, leg.target, fix, now)) return false;
    const found = await this.requestRoute(leg, followed, fix, now);
    if (found)
      followed.view = this.viewAt(
        leg,
        followed,
        followed.trace.length > 0 ? { ...fix, ...followed.trace.at(-1)! } : fix,
      );
    return found;
  }

  /** A reroute that is still due, with the milliseconds until it may be requested; null when none is. */
  pendingReroute(rideId: number, now: number): { leg: Leg; fix: Fix; inMs: number } | null {
    const followed = this.rides.get(rideId);
    if (!followed?.last || !followed.route || followed.pendingRequest || followed.route.planned.estimated) return null;
    const { driverId, target, last, requestedFrom, requestedAt, route } = followed;
    // Repeating the same request would return the same route.
    if (!isOffRoute(route) || isAtEnd(last, target) || last === requestedFrom) return null;
    return {
      leg: { rideId, driverId, target },
      fix: last,
      inMs: Math.max(0, requestedAt + MIN_REQUEST_INTERVAL_MS - now),
    };
  }

  /**
   * Estimated distance and driving time after the first of these stops, including the time at each stop but the last.
   */
  afterFirst(stops: readonly LatLng[]): { meters: number; seconds: number } {
    const travelCost = { meters: 0, seconds: 0 };
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1];
      if (!from) continue;
      const estimate = this.mapping.estimate(from, to);
      const seconds = this.travelTimes.matrix([from], [to]).seconds[0]?.[0] ?? estimate.seconds;
      travelCost.meters += estimate.meters;
      travelCost.seconds += seconds + STOP_SECONDS;
    }
    return travelCost;
  }

  /** The last view sent to followers. */
  view(rideId: number): CarView | null {
    return this.rides.get(rideId)?.view ?? null;
  }

  private followedOf({ rideId, driverId, target }: Leg): Followed {
    const known = this.rides.get(rideId);
    if (known?.driverId === driverId && known.target.lat === target.lat && known.target.lng === target.lng)
      return known;
    if (this.rides.size >= MAX_RIDES) this.rides.delete(this.rides.keys().next().value!);
    const fresh: Followed = {
      driverId,
      target,
      route: null,
      trace: [],
      last: null,
      lastAt: -Infinity,
      requestedFrom: null,
      view: null,
      requestedAt: -Infinity,
      pendingRequest: null,
      isUnsent: false,
    };
    this.rides.set(rideId, fresh);
    return fresh;
  }

  private viewAt({ target }: Leg, followed: Followed, fix: Fix): CarView {
    const location = { lat: fix.lat, lng: fix.lng };
    if (!followed.route || followed.route.planned.estimated)
      return { location, heading: fix.heading, ...pick(this.mapping.estimate(location, target)) };
    const { route, shown, heading } = advance(followed.route, location);
    followed.route = route;
    // The old route is meaningless here, so estimate until there is a new one.
    if (isFarOffRoute(route, location))
      return { location: shown, heading: fix.heading, ...pick(this.mapping.estimate(location, target)) };
    return { location: shown, heading: heading ?? fix.heading, ...remaining(route) };
  }

  private requestRoute(leg: Leg, followed: Followed, fix: Fix, now: number): Promise<boolean> {
    followed.requestedAt = now;
    followed.requestedFrom = fix;
    const wasEstimated = followed.route?.planned.estimated === true;
    followed.pendingRequest ??= this.mapping
      .findRoute({ lat: fix.lat, lng: fix.lng }, leg.target, fix.heading)
      .then((planned) => {
        followed.route = followRoute(planned);
        followed.isUnsent = !(wasEstimated && planned.estimated);
        return this.rides.get(leg.rideId) === followed;
      })
      .finally(() => {
        followed.pendingRequest = null;
      });
    return followed.pendingRequest;
  }

  private async snapToRoad(trace: LatLng[], otherwise: LatLng): Promise<LatLng> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), MATCH_TIMEOUT_MS);
    });
    const found = await Promise.race([this.mapping.snapToRoad(trace).catch(() => null), late]);
    clearTimeout(timer);
    return found ?? otherwise;
  }
}

function needsRoute({ route, pendingRequest, requestedAt }: Followed, target: LatLng, fix: Fix, now: number): boolean {
  if (pendingRequest) return false;
  if (!route) return true;
  if (route.planned.estimated) return now - requestedAt >= ESTIMATE_TTL_MS;
  return isOffRoute(route) && now - requestedAt >= MIN_REQUEST_INTERVAL_MS && !isAtEnd(fix, target);
}

const pick = ({ meters, seconds }: { meters: number; seconds: number }) => ({ meters, seconds });
