import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DecisionsRepository, type Decision, type NamedDriver, type StoredDecision } from '../decisions.repository';
import { DispatchDecisionEntity } from './dispatch-decision.entity';

const INSERT = `INSERT INTO dispatch_decisions (ride_id, at, driver_id, rides_together, minutes_estimated, candidates, left_out, fingerprint, shared_vehicles)
  SELECT $1, $2, $3::integer, $4, $5, $6, $7, $8, $9`;

/** SQL condition that the ride's last decision did not already record no driver for the same reasons. */
const IS_NEWS = `NOT EXISTS (SELECT 1 FROM (SELECT driver_id, fingerprint FROM dispatch_decisions WHERE ride_id = $1 ORDER BY id DESC LIMIT 1) last
  WHERE last.driver_id IS NULL AND last.fingerprint = $8)`;

const valuesOf = (decision: Decision): unknown[] => {
  const { rideId, at, driverId, ridesTogether, minutesEstimated, candidates, leftOut, fingerprint, sharedVehicles } =
    decision;
  return [
    ...[rideId, at, driverId, ridesTogether, minutesEstimated],
    ...[JSON.stringify(candidates), JSON.stringify(leftOut), fingerprint, JSON.stringify(sharedVehicles)],
  ];
};

@Injectable()
export class SqlDecisionsRepository extends DecisionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(tx: Transaction, decision: Decision): Promise<void> {
    await tx.query(`${INSERT} WHERE $3::integer IS NOT NULL OR ${IS_NEWS}`, valuesOf(decision));
  }

  async addUnlessChanged(decision: Decision, lastEvent: number): Promise<boolean> {
    const rows = await this.database.query<object>(
      `WITH ride AS MATERIALIZED (
         SELECT 1 FROM rides r WHERE r.id = $1 AND r.status = 'pending' AND r.last_event = $10
            AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open') FOR UPDATE OF r),
       written AS (${INSERT} FROM ride WHERE ${IS_NEWS})
       SELECT 1 FROM ride`,
      [...valuesOf(decision), lastEvent],
    );
    return rows.length > 0;
  }

  async lastFingerprints(rideIds: readonly number[]): Promise<Map<number, string>> {
    if (rideIds.length === 0) return new Map();
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
