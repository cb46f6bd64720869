import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DecisionsRepository, type Decision, type NamedDriver, type StoredDecision } from '../decisions.repository';
import { DispatchDecisionEntity } from './dispatch-decision.entity';

@Injectable()
export class SqlDecisionsRepository extends DecisionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(tx: Transaction, decision: Decision): Promise<void> {
    const { rideId, at, driverId, ridesTogether, minutesEstimated, candidates, leftOut, fingerprint, sharedVehicles } =
      decision;
    await tx.query(
      `INSERT INTO dispatch_decisions (ride_id, at, driver_id, rides_together, minutes_estimated, candidates, left_out, fingerprint, shared_vehicles)
       SELECT $1, $2, $3::integer, $4, $5, $6, $7, $8, $9
        WHERE $3::integer IS NOT NULL OR NOT EXISTS
          (SELECT 1 FROM (SELECT driver_id, fingerprint FROM dispatch_decisions WHERE ride_id = $1 ORDER BY id DESC LIMIT 1) last
            WHERE last.driver_id IS NULL AND last.fingerprint = $8)`,
      [
        ...[rideId, at, driverId, ridesTogether, minutesEstimated],
        ...[JSON.stringify(candidates), JSON.stringify(leftOut), fingerprint, JSON.stringify(sharedVehicles)],
      ],
    );
  }

  async lastFingerprints(rideIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.query<{ rideId: number; fingerprint: string }>(
      `SELECT last.ride_id AS "rideId", last.fingerprint FROM unnest($1::integer[]) AS ride(id) JOIN LATERAL
         (SELECT d.ride_id, d.driver_id, d.fingerprint FROM dispatch_decisions d WHERE d.ride_id = ride.id ORDER BY d.id DESC LIMIT 1) last
         ON last.driver_id IS NULL`,
      [rideIds],
    );
    return new Map(rows.map(({ rideId, fingerprint }) => [rideId, fingerprint]));
  }

  async ofRide(rideId: number, limit: number): Promise<StoredDecision[]> {
    return this.database.orm((manager) =>
      manager.find(DispatchDecisionEntity, { where: { rideId }, order: { id: 'DESC' }, take: limit }),
    );
  }

  async driversNamed(driverIds: readonly number[]): Promise<NamedDriver[]> {
    return this.database.query<NamedDriver>(
      `SELECT d.id, u.name, d.vehicle FROM drivers d JOIN users u ON u.id = d.user_id WHERE d.id = ANY($1)`,
      [driverIds],
    );
  }
}
