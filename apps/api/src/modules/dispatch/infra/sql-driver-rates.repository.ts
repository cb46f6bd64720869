import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { DriverRatesRepository, type AnsweredOffers } from '../driver-rates.repository';

/** SQL condition that the driver of offer `o` caused this event of its ride. */
const did = (event: string) => `EXISTS (
  SELECT 1 FROM ride_events e JOIN drivers d ON d.user_id = e.actor_id
   WHERE e.ride_id = o.ride_id AND d.id = o.driver_id AND e.actor_kind = 'driver' AND e.type = '${event}')`;

/** SQL condition that the ride was taken from the driver of offer `o` because they stopped coming. */
const LOST = `EXISTS (
  SELECT 1 FROM ride_events e WHERE e.ride_id = o.ride_id AND e.type = 'driver_released' AND e.actor_kind = 'system'
     AND (e.data ->> 'driverId')::int = o.driver_id)`;

/** Read model over offers, drivers and ride_events: an accepted offer is withdrawn when the driver loses the ride. */
@Injectable()
export class SqlDriverRatesRepository extends DriverRatesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async answered(driverId: number, since: Date): Promise<AnsweredOffers> {
    const [row] = await this.database.query<AnsweredOffers>(
      `SELECT count(*) FILTER (WHERE accepted)::int AS accepted,
              count(*) FILTER (WHERE NOT accepted AND status = 'declined')::int AS declined,
              count(*) FILTER (WHERE NOT accepted AND status = 'expired')::int AS missed,
              count(*) FILTER (WHERE accepted AND released)::int AS released
         FROM (SELECT o.status, o.status = 'accepted' OR ${did('driver_assigned')} AS accepted, ${did('driver_released')} OR ${LOST} AS released
                 FROM offers o WHERE o.driver_id = $1 AND o.created_at >= $2 AND NOT (o.ahead AND o.status IN ('open', 'declined', 'expired'))) answered`,
      [driverId, since],
    );
    if (!row) throw new Error('an aggregate without GROUP BY returned no row');
    return row;
  }
}
