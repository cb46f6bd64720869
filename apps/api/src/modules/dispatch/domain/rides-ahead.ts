import { RIDES_AHEAD_DAYS, STANDBY_ENDS_MINUTES } from '@groupride/contracts';
import { instantToZoned, type LatLng } from '@groupride/geo';
import { BEFORE_START } from './search-window';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a ride is offered ahead to one driver. */
const OFFERED = 30 * MINUTE;
/** City time between which scheduled rides are offered ahead. The last offer ends by 21:00. */
const ASKS_FROM = '07:00';
const ASKS_UNTIL = '20:30';
/**
 * After a longer break, drivers are assumed to start from their last position, not from where their previous ride
 * ended.
 */
const LONGEST_BREAK = 4 * HOUR;

/**
 * Period in which scheduled rides must start to be open ahead. Later rides are not shown yet, and dispatch already
 * searches for earlier ones.
 */
export const aheadPeriod = (now: Date) => ({
  from: new Date(now.getTime() + BEFORE_START),
  until: new Date(now.getTime() + RIDES_AHEAD_DAYS * 24 * HOUR),
});

/** Period in which rides must start for a standby driver to get them. */
export const standbyPeriod = (now: Date) => ({
  ...aheadPeriod(now),
  from: new Date(now.getTime() + STANDBY_ENDS_MINUTES * MINUTE),
});

/** Expiry of an offer made now for a scheduled ride; null at night, or when its search begins before that. */
export function offeredUntil(scheduledAt: Date, now: Date, timeZone: string): Date | null {
  const { time } = instantToZoned(now, timeZone);
  if (time < ASKS_FROM || time > ASKS_UNTIL) return null;
  const until = new Date(now.getTime() + OFFERED);
  return until.getTime() < scheduledAt.getTime() - BEFORE_START ? until : null;
}

/** A ride of a driver's day. */
export interface DriverDayRide {
  startsAt: Date;
  endsAt: Date;
  pickup: LatLng;
  dropoff: LatLng;
}

/** The driver's rides directly before and after `ride`, which overlaps none of them. */
export function neighbors<Each extends DriverDayRide>(
  ride: Pick<DriverDayRide, 'startsAt'>,
  planned: readonly Each[],
): { before: Each | null; after: Each | null } {
  const isBefore = (each: Each) => each.startsAt < ride.startsAt;
  const before = planned.filter(isBefore).sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0];
  const after = planned
    .filter((each) => !isBefore(each))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
  return { before: before ?? null, after: after ?? null };
}

/**
 * Where the driver will probably come from: the end of the previous ride, unless it ended long before, or the last
 * position.
 */
export function startingPlace(
  ride: Pick<DriverDayRide, 'startsAt'>,
  before: DriverDayRide | null,
  position: LatLng | null,
): LatLng | null {
  const rest = before ? ride.startsAt.getTime() - before.endsAt.getTime() : Infinity;
  return before && rest <= LONGEST_BREAK ? before.dropoff : position;
}

/**
 * Whether the driver can get from the previous ride to this one, and from this one to the next, in time by road.
 * @param seconds travel times of both legs; null where there is no such ride
 */
export function isInTime(
  ride: DriverDayRide,
  { before, after }: { before: DriverDayRide | null; after: DriverDayRide | null },
  seconds: { before: number | null; after: number | null },
): boolean {
  const arrives = (from: DriverDayRide | null, to: DriverDayRide | null, takes: number | null) =>
    !from || !to || from.endsAt.getTime() + (takes ?? 0) * 1000 <= to.startsAt.getTime();
  return arrives(before, ride, seconds.before) && arrives(ride, after, seconds.after);
}

/** A driver with a ride ahead must be this many seconds nearer for each of them, so that rides are shared out. */
export const SECONDS_PER_RIDE_AHEAD = 300;
/** Assumed pickup time of drivers whose position was never reported. */
export const UNKNOWN_PICKUP_SECONDS = 1_800;

/** Waiting seconds for `WaitingRequest`: with too few drivers, rides that start sooner come first. */
export const urgencySeconds = (scheduledAt: Date, now: Date): number =>
  Math.max(0, (aheadPeriod(now).until.getTime() - scheduledAt.getTime()) / MINUTE);
