import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { StandbyRepository, type Standby } from '../standby.repository';
import { StandbyDriverEntity } from './standby-driver.entity';

@Injectable()
export class SqlStandbyRepository extends StandbyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async join(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO standby_drivers (ride_id, driver_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT (ride_id, driver_id) DO NOTHING`,
      [rideId, driverId, at],
    );
  }

  async leave(rideId: number, driverId: number, tx?: Transaction): Promise<boolean> {
    const { affected } = await this.database.orm(
      (manager) => manager.delete(StandbyDriverEntity, { rideId, driverId }),
      tx,
    );
    return affected === 1;
  }

  lists(rideIds: readonly number[], tx?: Transaction): Promise<Standby[]> {
    return (tx ?? this.database).query<Standby>(
      `SELECT ride_id AS "rideId", driver_id AS "driverId", joined_at AS "joinedAt",
              (row_number() OVER (PARTITION BY ride_id ORDER BY id))::int AS place
         FROM standby_drivers WHERE ride_id = ANY($1) ORDER BY ride_id, place`,
      [rideIds],
    );
  }

  async ridesOf(driverId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT r.id FROM standby_drivers s JOIN rides r ON r.id = s.ride_id
        WHERE s.driver_id = $1 AND r.status IN ('pending', 'confirmed') AND r.driver_id IS DISTINCT FROM $1`,
      [driverId],
    );
    return rows.map(({ id }) => id);
  }
}
