import { Injectable } from '@nestjs/common';
import { classesFor } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { VehicleRulesFacade } from '../../settings/settings.facade';
import type { AssignableDriver, AssignmentSearch } from '../drivers.facade';
import { hasSeatIn, IS_REFUSAL } from '../offer-conditions';
import { AT_WORK, metersTo, POSITION } from './offer-requirements';

/**
 * SQL expression for the earlier cause by the newest relevant offer. An offer that ended because another driver got the
 * ride is not relevant. Drivers who left the pickup lose the ride like drivers who stopped coming; the preceding
 * progress check distinguishes the two.
 */
const EARLIER_CAUSE = `(
  SELECT CASE WHEN o.status = 'declined' THEN 'declined'
              WHEN o.cause = 'stopped_coming' AND (SELECT c.cause FROM progress_checks c WHERE c.ride_id = o.ride_id AND c.driver_id = o.driver_id
                    AND c.outcome = 'taken_back' ORDER BY c.id DESC LIMIT 1) = 'left_pickup' THEN 'left_pickup'
              WHEN o.cause IS NOT NULL THEN o.cause
              WHEN EXISTS (SELECT 1 FROM ride_events e WHERE e.ride_id = o.ride_id AND e.type = 'driver_released' AND e.actor_id = d.user_id)
                THEN 'gave_back' END
    FROM offers o WHERE o.driver_id = d.id AND o.ride_id = $1 AND (o.status IN ('declined', 'withdrawn') AND o.cause IS DISTINCT FROM 'assigned' OR o.cause = 'went_offline')
   ORDER BY o.id DESC LIMIT 1)`;

/** Finds drivers to whom operations can hand a ride. Unlike dispatch, this includes drivers who declined it. */
@Injectable()
export class SqlCandidates {
  constructor(
    private readonly database: Database,
    private readonly rules: VehicleRulesFacade,
  ) {}

  async assignable(
    { rideId, pickup, rideType, groupSize, bookedAt, withinMeters, busy, driverId, limit }: AssignmentSearch,
    seenSince: Date,
    tx?: Transaction,
  ): Promise<AssignableDriver[]> {
    const { suitable, larger } = classesFor(this.rules.at(bookedAt), rideType, groupSize);
    return (tx ?? this.database).query<AssignableDriver>(
      `SELECT * FROM (
         SELECT d.id AS "driverId", d.user_id AS "userId", u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle,
                d.license_plate AS "licensePlate", d.vehicle_class AS "vehicleClass", d.seats,
                ${POSITION.lat} AS lat, ${POSITION.lng} AS lng,
                ${metersTo('$2::float8', '$3::float8')} AS meters,
                EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.ride_id = $1 AND ${IS_REFUSAL}) AS "hasDeclined",
                ${EARLIER_CAUSE} AS "earlierCause"
           FROM drivers d JOIN users u ON u.id = d.user_id
          WHERE ${AT_WORK} AND ${POSITION.lat} IS NOT NULL AND greatest(d.last_seen_at, d.position_at) >= $4
            AND d.seats >= $5 AND d.vehicle_class = ANY($6::text[]) AND ($9::integer IS NULL OR d.id = $9)
            AND NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('en_route', 'in_progress'))
            AND NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status = 'confirmed' AND b.busy_from IS NOT NULL
                             AND tstzrange(b.busy_from, b.busy_until) && tstzrange($7, $8))
            AND NOT ${hasSeatIn('$1')}) near
        WHERE meters <= $10 ORDER BY meters LIMIT $11`,
      [
        rideId,
        pickup.lat,
        pickup.lng,
        seenSince,
        groupSize,
        [...suitable, ...larger],
        busy.from,
        busy.until,
        driverId ?? null,
        withinMeters,
        limit,
      ],
    );
  }
}
