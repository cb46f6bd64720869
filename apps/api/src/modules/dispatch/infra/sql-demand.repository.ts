import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { DemandRepository, type WaitingGroups } from '../demand.repository';

/**
 * Grid size in degrees: about 0.7 by 0.7 miles in the middle of the United States, so that a square does not reveal
 * where somebody stands.
 */
const SQUARE = { lat: 0.01, lng: 0.0125 };
const MOST = 50;

const middle = (column: string, step: number) => `(floor(${column} / ${step}) + 0.5) * ${step}`;

/** Read model over rides, using the index of waiting rides. */
@Injectable()
export class SqlDemandRepository extends DemandRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async waiting(seats: number, until: Date): Promise<WaitingGroups[]> {
    return this.database.query<WaitingGroups>(
      `SELECT ${middle('pickup_lat', SQUARE.lat)} AS lat, ${middle('pickup_lng', SQUARE.lng)} AS lng, count(*)::int AS waiting
         FROM rides WHERE status = 'pending' AND run_id IS NULL AND group_size <= $1 AND (scheduled_at IS NULL OR scheduled_at < $2)
        GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MOST}`,
      [seats, until],
    );
  }
}
