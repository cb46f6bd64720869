import { Injectable } from '@nestjs/common';
import { encodePolyline, type LatLng } from '@groupride/geo';
import { ProcessBus } from '../../platform/redis/process-bus';
import { MappingFacade } from '../mapping/mapping.facade';
import {
  advance,
  followRoute,
  isAtEnd,
  isAway,
  isOffRoute,
  remaining,
  remainingLine,
  type FollowedRoute,
} from './domain/followed-route';
import { rideUpdated } from './ride-updates';

/** Where a car drives: to the pickup, then to the destination. */
export interface Leg {
  rideId: number;
  driverId: number;
  target: LatLng;
}

export interface Fix extends LatLng {
  heading: number | null;
}

/** Where a car was, and when. */
export interface Sighting extends Fix {
  at: Date | null;
}

/** What people see of a car. */
export interface CarView {
  location: LatLng;
  heading: number | null;
  meters: number;
  seconds: number;
}

/** How often a route is asked for at most, per ride. */
const ASK_EVERY_MS = 4000;
/** A straight line is replaced as soon as somebody knows the roads again. */
const ESTIMATE_FOR_MS = 15_000;
const TRACE = 6;
/** So long a position waits for its road, when the car has left the route. */
const MATCH_WITHIN_MS = 300;
const MOST_KEPT = 10_000;

interface Followed {
  driverId: number;
  target: LatLng;
  route: FollowedRoute | null;
  trace: LatLng[];
  /** Where the car was seen last, and when. */
  last: Fix | null;
  lastAt: number;
  /** From where the route was asked for last. */
  askedFrom: Fix | null;
  view: CarView | null;
  askedAt: number;
  asking: Promise<boolean> | null;
  /** The followers have not seen this route yet. */
  isNews: boolean;
}

/** The route of every ride under way, kept in memory: a position is measured against it without asking anybody. */
@Injectable()
export class RideRoutes {
  private readonly rides = new Map<number, Followed>();

  constructor(
    private readonly mapping: MappingFacade,
    bus: ProcessBus,
  ) {
    bus.subscribe(rideUpdated, ({ rideId, status }) => {
      if (status && status !== 'en_route' && status !== 'in_progress') this.rides.delete(rideId);
    });
  }

  /** The car was seen. @returns a promise only when its road has to be looked up */
  move(leg: Leg, fix: Fix, now: number): CarView | Promise<CarView> {
    const followed = this.of(leg);
    followed.last = fix;
    followed.lastAt = now;
    followed.trace = [...followed.trace, { lat: fix.lat, lng: fix.lng }].slice(-TRACE);
    const view = this.look(leg, followed, fix);
    if (followed.route && followed.route.misses > 0 && !followed.route.way.estimated)
      return this.moveOntoRoad(followed, view);
    followed.view = view;
    return view;
  }

  private async moveOntoRoad(followed: Followed, view: CarView): Promise<CarView> {
    view.location = await this.onRoad(followed.trace, view.location);
    followed.view = view;
    return view;
  }

  /**
   * Where the car is now, without a new position.
   * @param stored the last position in the database; another process may have received it
   */
  async current(leg: Leg, stored: Sighting, now: number): Promise<CarView> {
    const followed = this.of(leg);
    if (!followed.route) await this.ask(leg, followed, stored, 0);
    const storedAt = stored.at?.getTime() ?? 0;
    if (followed.view && storedAt <= followed.lastAt) return followed.view;
    Object.assign(followed, { last: stored, lastAt: storedAt, trace: [{ lat: stored.lat, lng: stored.lng }] });
    followed.view = this.look(leg, followed, stored);
    await this.refresh(leg, stored, now);
    return followed.view;
  }

  /** The rest of the way, as it is now; null before there is one. */
  rest(rideId: number): { polyline: string; estimated: boolean } | null {
    const followed = this.rides.get(rideId);
    if (!followed?.route) return null;
    const { route, target, view } = followed;
    const { estimated } = route.way;
    return { polyline: estimated && view ? encodePolyline([view.location, target]) : remainingLine(route), estimated };
  }

  /** The same once after every change, then undefined until the next. */
  news(rideId: number): { polyline: string; estimated: boolean } | undefined {
    const followed = this.rides.get(rideId);
    if (!followed?.isNews) return undefined;
    followed.isNews = false;
    return this.rest(rideId) ?? undefined;
  }

  /** Looks for a route where there is none, or the car has left it. @returns whether there is a new one */
  async refresh(leg: Leg, fix: Fix, now: number): Promise<boolean> {
    const followed = this.of(leg);
    if (!needsRoute(followed, leg.target, fix, now)) return false;
    const found = await this.ask(leg, followed, fix, now);
    if (found)
      followed.view = this.look(leg, followed, followed.trace.length > 0 ? { ...fix, ...followed.trace.at(-1)! } : fix);
    return found;
  }

  /** The route that the last position needs and could not be given yet; null when none is. @returns with the milliseconds until it may be asked for */
  overdue(rideId: number, now: number): { leg: Leg; fix: Fix; inMs: number } | null {
    const followed = this.rides.get(rideId);
    if (!followed?.last || !followed.route || followed.asking || followed.route.way.estimated) return null;
    const { driverId, target, last, askedFrom, askedAt, route } = followed;
    // The same question would get the same answer.
    if (!isOffRoute(route) || isAtEnd(last, target) || last === askedFrom) return null;
    return { leg: { rideId, driverId, target }, fix: last, inMs: Math.max(0, askedAt + ASK_EVERY_MS - now) };
  }

  /** What was shown last. */
  view(rideId: number): CarView | null {
    return this.rides.get(rideId)?.view ?? null;
  }

  private of({ rideId, driverId, target }: Leg): Followed {
    const known = this.rides.get(rideId);
    if (known?.driverId === driverId && known.target.lat === target.lat && known.target.lng === target.lng)
      return known;
    if (this.rides.size >= MOST_KEPT) this.rides.delete(this.rides.keys().next().value!);
    const fresh: Followed = {
      driverId,
      target,
      route: null,
      trace: [],
      last: null,
      lastAt: -Infinity,
      askedFrom: null,
      view: null,
      askedAt: -Infinity,
      asking: null,
      isNews: false,
    };
    this.rides.set(rideId, fresh);
    return fresh;
  }

  private look({ target }: Leg, followed: Followed, fix: Fix): CarView {
    const location = { lat: fix.lat, lng: fix.lng };
    if (!followed.route || followed.route.way.estimated)
      return { location, heading: fix.heading, ...pick(this.mapping.estimate(location, target)) };
    const { route, shown, heading } = advance(followed.route, location);
    followed.route = route;
    // Until there is another route, a guess from here: what was left of the old one says nothing any more.
    if (isAway(route, location))
      return { location: shown, heading: fix.heading, ...pick(this.mapping.estimate(location, target)) };
    return { location: shown, heading: heading ?? fix.heading, ...remaining(route) };
  }

  private ask(leg: Leg, followed: Followed, fix: Fix, now: number): Promise<boolean> {
    followed.askedAt = now;
    followed.askedFrom = fix;
    const wasEstimated = followed.route?.way.estimated === true;
    followed.asking ??= this.mapping
      .way({ lat: fix.lat, lng: fix.lng }, leg.target, fix.heading)
      .then((way) => {
        followed.route = followRoute(way);
        followed.isNews = !(wasEstimated && way.estimated);
        return this.rides.get(leg.rideId) === followed;
      })
      .finally(() => {
        followed.asking = null;
      });
    return followed.asking;
  }

  private async onRoad(trace: LatLng[], otherwise: LatLng): Promise<LatLng> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), MATCH_WITHIN_MS);
    });
    const found = await Promise.race([this.mapping.onRoad(trace).catch(() => null), late]);
    clearTimeout(timer);
    return found ?? otherwise;
  }
}

function needsRoute({ route, asking, askedAt }: Followed, target: LatLng, fix: Fix, now: number): boolean {
  if (asking) return false;
  if (!route) return true;
  if (route.way.estimated) return now - askedAt >= ESTIMATE_FOR_MS;
  return isOffRoute(route) && now - askedAt >= ASK_EVERY_MS && !isAtEnd(fix, target);
}

const pick = ({ meters, seconds }: { meters: number; seconds: number }) => ({ meters, seconds });
