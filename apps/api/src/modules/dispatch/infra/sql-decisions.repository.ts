import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  DecisionsRepository,
  type Decision,
  type NamedDriver,
  type NoDriverFound,
  type StoredDecision,
} from '../decisions.repository';
import { DispatchDecisionEntity } from './dispatch-decision.entity';

const INSERT = `INSERT INTO dispatch_decisions (ride_id, at, driver_id, rides_together, minutes_estimated, candidates, left_out, fingerprint, shared_vehicles)`;

/** SQL condition that the ride's last decision did not already record no driver for the same reasons. */
const isNews = (rideId: string, fingerprint: string) =>
  `NOT EXISTS (SELECT 1 FROM (SELECT driver_id, fingerprint FROM dispatch_decisions WHERE ride_id = ${rideId} ORDER BY id DESC LIMIT 1) last
  WHERE last.driver_id IS NULL AND last.fingerprint = ${fingerprint})`;

/**
 * Parts of a statement that record rides for which nobody was found, unless their last decisions have the same reasons.
 * `given` has a row for each of these rides, and `unchanged` for those that still wait and have not changed. They are
 * locked in the order of their ids.
 * @param json parameter with the text of `jsonOf`
 * @param condition SQL condition for writing anything
 */
export const noDriverFound = (json: string, condition: string) => `
  given AS (SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS given(ride_id int, last_event int, at timestamptz, rides_together int,
    minutes_estimated boolean, candidates jsonb, left_out jsonb, fingerprint text, shared_vehicles jsonb)),
  unchanged AS MATERIALIZED (SELECT r.id FROM rides r JOIN given ON given.ride_id = r.id
    WHERE r.status = 'pending' AND r.last_event = given.last_event
      AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open') AND ${condition}
    ORDER BY r.id FOR UPDATE OF r),
  written AS (${INSERT}
    SELECT ride_id, at, NULL, rides_together, minutes_estimated, candidates, left_out, fingerprint, shared_vehicles
      FROM given JOIN unchanged ON unchanged.id = given.ride_id WHERE ${isNews('given.ride_id', 'given.fingerprint')})`;

export const jsonOf = (found: readonly NoDriverFound[]): string =>
  JSON.stringify(
    found.map(({ decision, lastEvent }) => ({
      ride_id: decision.rideId,
      last_event: lastEvent,
      at: decision.at,
      rides_together: decision.ridesTogether,
      minutes_estimated: decision.minutesEstimated,
      candidates: decision.candidates,
      left_out: decision.leftOut,
      fingerprint: decision.fingerprint,
      shared_vehicles: decision.sharedVehicles,
    })),
  );

const valuesOf = (decision: Decision): unknown[] => {
  const { rideId, at, driverId, ridesTogether, minutesEstimated, candidates, leftOut, fingerprint, sharedVehicles } =
    decision;
  return [
    rideId,
    at,
    driverId,
    ridesTogether,
    minutesEstimated,
    JSON.stringify(candidates),
    JSON.stringify(leftOut),
    fingerprint,
    JSON.stringify(sharedVehicles),
  ];
};

@Injectable()
export class SqlDecisionsRepository extends DecisionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(tx: Transaction, decision: Decision): Promise<void> {
    await tx.query(
      `${INSERT} SELECT $1, $2, $3::integer, $4, $5, $6, $7, $8, $9 WHERE $3::integer IS NOT NULL OR ${isNews('$1', '$8')}`,
      valuesOf(decision),
    );
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
