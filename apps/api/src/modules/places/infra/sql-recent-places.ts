import { Injectable } from '@nestjs/common';
import type { Place } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { RecentPlaces } from '../recent-places';

/** Recent rides to consider. */
const MAX_RIDES = 20;

@Injectable()
export class SqlRecentPlaces extends RecentPlaces {
  constructor(private readonly database: Database) {
    super();
  }

  of(userId: number, limit: number): Promise<Place[]> {
    return this.database.query<Place>(
      `SELECT name, lat, lng FROM (
         SELECT DISTINCT ON (lower(name)) name, lat, lng, id, ends
         FROM (SELECT * FROM rides WHERE organizer_id = $1 ORDER BY id DESC LIMIT ${MAX_RIDES}) AS r,
              LATERAL (VALUES (r.dropoff_location, r.dropoff_lat, r.dropoff_lng, true), (r.pickup_location, r.pickup_lat, r.pickup_lng, false)) AS p (name, lat, lng, ends)
         ORDER BY lower(name), id DESC
       ) AS places ORDER BY id DESC, ends DESC LIMIT $2`,
      [userId, limit],
    );
  }
}
