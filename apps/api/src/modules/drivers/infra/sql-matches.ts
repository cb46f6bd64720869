import { Injectable } from '@nestjs/common';
import { classesFor, MIN_GROUP_FOR_LARGER_COACH, RIDE_TYPES, type VehicleClass } from '@groupride/contracts';
import { EARTH_RADIUS_MILES, METERS_PER_MILE } from '@groupride/geo';
import { Database, type Transaction } from '../../../platform/database/database';
import { TravelTimes } from '../../mapping/travel-times.facade';
import { byTravelTime } from '../domain/candidate-order';
import {
  METERS_PER_CLASS,
  SECONDS_PER_CLASS,
  SEEN_SECONDS,
  SILENCE_SECONDS,
  type Candidate,
  type Search,
  type WaitingRidesSearch,
} from '../drivers.facade';

/** Approved, online and not reported as having closed the page. */
export const AT_WORK = `d.is_online AND d.application_status = 'approved' AND NOT d.may_be_gone`;
/** With Web Push, offers reach a sleeping phone for this long after its last position; later the car may be anywhere. */
export const PUSH_MINUTES = 15;
/** Whether the driver app of driver `d` receives offers by Web Push; reads the tables of the push module. */
export const IS_PUSHED = `EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = d.user_id AND s.app = 'driver'
  AND NOT EXISTS (SELECT 1 FROM disabled_push_topics t WHERE t.user_id = d.user_id AND t.topic = 'ride_offer'))`;
/** So many are compared by road; of the others, none is likely to be nearer. */
const MAX_COMPARED = 100;
const METERS_PER_DEGREE = 111_000;
const HAS_NO_OFFER = `NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.status = 'open')`;

/** For each ride type, the classes that may serve it and their minimum group size. */
const SMALLEST_GROUPS = JSON.stringify(
  Object.fromEntries(
    RIDE_TYPES.map((rideType) => {
      const smallest = (groupSize: number) => {
        const { suitable, larger } = classesFor(rideType, groupSize);
        return Object.fromEntries([...suitable, ...larger].map((each) => [each, groupSize]));
      };
      return [rideType, { ...smallest(MIN_GROUP_FOR_LARGER_COACH), ...smallest(0) }];
    }),
  ),
);

/** A driver who can be offered a ride. */
interface Found {
  id: number;
  lat: number;
  lng: number;
  seats: number;
  /** In a straight line. */
  meters: number;
  /** Of the vehicle's class among those that may serve the ride, the preferred one first. */
  rank: number;
  larger: boolean;
}

/** A ride as SQL expressions. */
interface RideTerms {
  id: string;
  lat: string;
  lng: string;
  groupSize: string;
  /** Condition that the vehicle's class may carry the group. */
  isServed: string;
  busyFrom: string;
  busyUntil: string;
}

/** SQL condition that driver `d` can be offered a ride. `seenSince` and `within` (meters) are SQL expressions. */
function canTake(
  { id, lat, lng, groupSize, isServed, busyFrom, busyUntil }: RideTerms,
  seenSince: string,
  within: string,
): string {
  const degrees = `${within} / ${METERS_PER_DEGREE}`;
  return `${AT_WORK} AND d.seats >= ${groupSize} AND ${isServed} AND ${isReachable(seenSince)}
    AND d.lat BETWEEN ${lat} - ${degrees} AND ${lat} + ${degrees}
    AND d.lng BETWEEN ${lng} - ${degrees} / cos(radians(${lat})) AND ${lng} + ${degrees} / cos(radians(${lat}))
    AND NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('en_route', 'in_progress'))
    AND NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status = 'confirmed' AND b.busy_from IS NOT NULL
                     AND tstzrange(b.busy_from, b.busy_until) && tstzrange(${busyFrom}, ${busyUntil}))
    AND ${HAS_NO_OFFER}
    AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.ride_id = ${id}
                     AND (o.status IN ('declined', 'withdrawn') OR (o.status = 'expired' AND o.expires_at > now() - interval '${SILENCE_SECONDS} seconds')))
    AND NOT EXISTS (SELECT 1 FROM ride_members m WHERE m.ride_id = ${id} AND m.user_id = d.user_id AND m.left_at IS NULL)`;
}

/** Seen since, or reached by Web Push at a position that is still about right. */
const isReachable = (seenSince: string) => `(greatest(d.last_seen_at, d.position_at) >= ${seenSince}
    OR (greatest(d.last_seen_at, d.position_at) >= ${seenSince}::timestamptz - interval '${PUSH_MINUTES * 60 - SEEN_SECONDS} seconds' AND ${IS_PUSHED}))`;

/** Straight-line meters from the driver `d`. */
export const metersTo = (lat: string, lng: string) => `2 * ${EARTH_RADIUS_MILES * METERS_PER_MILE} * asin(sqrt(least(1,
  power(sin(radians(d.lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(d.lat)) * power(sin(radians(d.lng - ${lng}) / 2), 2))))`;

/** Matches drivers and rides. One statement joins drivers, rides, offers and members, so that the decision is atomic. */
@Injectable()
export class SqlMatches {
  constructor(
    private readonly database: Database,
    private readonly travelTimes: TravelTimes,
  ) {}

  async nearestFree(
    tx: Transaction,
    { rideId, pickup, rideType, groupSize, withinMeters, busy }: Search,
    seenSince: Date,
  ): Promise<Candidate | 'contended' | null> {
    const { suitable, larger } = classesFor(rideType, groupSize);
    const classes: VehicleClass[] = [...suitable, ...larger];
    const ride = {
      ...{ id: '$1', lat: '$2::float8', lng: '$3::float8', groupSize: '$4', busyFrom: '$7', busyUntil: '$8' },
      isServed: 'd.vehicle_class = ANY($9::text[])',
    };
    const found = await tx.query<Found>(
      `SELECT id, lat, lng, seats, meters, rank::int AS rank, rank > $10 AS larger
         FROM (SELECT d.id, d.lat, d.lng, d.seats, ${metersTo(ride.lat, ride.lng)} AS meters, array_position($9::text[], d.vehicle_class) AS rank
                 FROM drivers d WHERE ${canTake(ride, '$5', '$6::float8')}) near
        WHERE meters <= $6 ORDER BY rank > $10, meters + rank * ${METERS_PER_CLASS}, seats, meters LIMIT ${MAX_COMPARED}`,
      [
        ...[rideId, pickup.lat, pickup.lng, groupSize, seenSince, withinMeters, busy.from, busy.until],
        ...[classes, suitable.length],
      ],
    );
    const ordered = byTravelTime(found, this.travelTimes.matrix(found, [pickup]), SECONDS_PER_CLASS);
    // A larger vehicle must not replace a suitable one that is only locked for a moment.
    const nearest = ordered[0]?.larger ? ordered : ordered.filter(({ larger: isLarger }) => !isLarger);
    for (const { id, meters } of nearest) {
      // Another search may have taken or locked this driver in the meantime.
      const [free] = await tx.query<{ asleep: boolean }>(
        `SELECT greatest(d.last_seen_at, d.position_at) < $2 AS asleep FROM drivers d WHERE d.id = $1 AND ${AT_WORK} AND ${HAS_NO_OFFER} FOR UPDATE SKIP LOCKED`,
        [id, seenSince],
      );
      if (free) return { driverId: id, meters: Math.round(meters), isAsleep: free.asleep };
    }
    return nearest.length > 0 ? 'contended' : null;
  }

  async ridesWithinDistance(
    { driverId, withinMeters, now, scheduledUntil, travelSeconds, limit }: WaitingRidesSearch,
    seenSince: Date,
  ): Promise<number[]> {
    const travel = `$6::float8 * interval '1 second'`;
    const ride = {
      ...{ id: 'r.id', lat: 'r.pickup_lat', lng: 'r.pickup_lng', groupSize: 'r.group_size' },
      isServed: `($8::jsonb -> r.ride_type ->> d.vehicle_class)::int <= r.group_size`,
      busyFrom: `coalesce(r.scheduled_at - ${travel}, $4)`,
      busyUntil: `coalesce(r.scheduled_at, $4) + greatest(r.duration_seconds, coalesce(r.hourly_duration, 0) * 3600) * interval '1 second' + ${travel}`,
    };
    const rows = await this.database.query<{ id: number }>(
      `SELECT r.id FROM drivers d JOIN rides r ON ${canTake(ride, '$2', '$3::float8')} AND ${metersTo(ride.lat, ride.lng)} <= $3
        WHERE r.status = 'pending' AND (r.scheduled_at IS NULL OR r.scheduled_at <= $5) AND ($1::int IS NULL OR d.id = $1)
          AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open')
        GROUP BY r.id ORDER BY coalesce(r.pending_since, r.created_at), r.id LIMIT $7`,
      [driverId, seenSince, withinMeters, now, scheduledUntil, travelSeconds, limit, SMALLEST_GROUPS],
    );
    return rows.map(({ id }) => id);
  }
}
