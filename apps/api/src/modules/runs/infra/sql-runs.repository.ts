import { Injectable } from '@nestjs/common';
import type { RouteStopKind } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PlannedStop, Run, RunStop } from '../domain/run';
import { RunsRepository, type RunRow } from '../runs.repository';

const RUN = `SELECT id, source, route_plan_id AS "routePlanId", ride_type AS "rideType", seats, starts_at AS "startsAt",
  set_out_at AS "setOutAt", revision, created_at AS "createdAt", ended_at AS "endedAt" FROM runs`;
const IS_OPEN = `done_at IS NULL AND skipped_at IS NULL`;

@Injectable()
export class SqlRunsRepository extends RunsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { source, routePlanId, rideType, seats, startsAt, setOutAt }: RunRow,
    stops: readonly (PlannedStop & { doneAt?: Date })[],
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO runs (source, route_plan_id, ride_type, seats, starts_at, set_out_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [source, routePlanId, rideType, seats, startsAt, setOutAt],
    );
    await this.add(tx, row!.id, 0, stops);
    return row!.id;
  }

  async find(runId: number, tx?: Transaction): Promise<Run | null> {
    return this.read(tx ?? this.database, `${RUN} WHERE id = $1`, runId);
  }

  async lock(tx: Transaction, runId: number): Promise<Run | null> {
    return this.read(tx, `${RUN} WHERE id = $1 FOR UPDATE`, runId);
  }

  async idOfRide(rideId: number, tx?: Transaction): Promise<number | null> {
    const [row] = await (tx ?? this.database).query<{ id: number }>(
      `SELECT run_id AS id FROM run_stops WHERE ride_id = $1 LIMIT 1`,
      [rideId],
    );
    return row?.id ?? null;
  }

  async idsOfDriver(driverId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM runs r
        WHERE r.ended_at IS NULL AND EXISTS (
          SELECT 1 FROM rides WHERE run_id = r.id AND driver_id = $1 AND status IN ('confirmed', 'en_route', 'in_progress'))
        ORDER BY (r.set_out_at IS NULL), r.starts_at, r.id`,
      [driverId],
    );
    return rows.map(({ id }) => id);
  }

  async idsOfRoutePlan(planId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(`SELECT id FROM runs WHERE route_plan_id = $1 ORDER BY id`, [
      planId,
    ]);
    return rows.map(({ id }) => id);
  }

  async finishStop(
    tx: Transaction,
    runId: number,
    { rideId, kind }: { rideId: number; kind: RouteStopKind },
    at: Date,
  ): Promise<boolean> {
    return this.change(tx, runId, `done_at = $3`, [rideId, at, kind], `AND kind = $4`);
  }

  async skipRide(tx: Transaction, runId: number, rideId: number, at: Date): Promise<boolean> {
    return this.change(tx, runId, `skipped_at = $3`, [rideId, at], '');
  }

  async removeRide(tx: Transaction, runId: number, rideId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `WITH removed AS (DELETE FROM run_stops WHERE run_id = $1 AND ride_id = $2 RETURNING run_id)
       UPDATE runs SET revision = revision + 1 WHERE id IN (SELECT run_id FROM removed) RETURNING id`,
      [runId, rideId],
    );
    return rows.length === 1;
  }

  async setOut(tx: Transaction, runId: number, at: Date | null): Promise<void> {
    await tx.query(
      `UPDATE runs SET set_out_at = $2, revision = revision + 1
        WHERE id = $1 AND ended_at IS NULL AND (set_out_at IS NULL) <> ($2::timestamptz IS NULL)`,
      [runId, at],
    );
  }

  async end(tx: Transaction, runId: number, at: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE runs r SET ended_at = $2, revision = revision + 1
        WHERE id = $1 AND ended_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM run_stops WHERE run_id = r.id AND ${IS_OPEN}) RETURNING id`,
      [runId, at],
    );
    return rows.length === 1;
  }

  async replaceOpenStops(
    tx: Transaction,
    runId: number,
    seenRevision: number,
    stops: readonly PlannedStop[],
    seats: number,
  ): Promise<boolean> {
    const changed = await tx.query<object>(
      `UPDATE runs SET revision = revision + 1, seats = $3 WHERE id = $1 AND revision = $2 AND ended_at IS NULL RETURNING id`,
      [runId, seenRevision, seats],
    );
    if (changed.length === 0) return false;
    await tx.query(`DELETE FROM run_stops WHERE run_id = $1 AND ${IS_OPEN}`, [runId]);
    const [row] = await tx.query<{ next: number }>(
      `SELECT coalesce(max(position) + 1, 0) AS next FROM run_stops WHERE run_id = $1`,
      [runId],
    );
    await this.add(tx, runId, row!.next, stops);
    return true;
  }

  private async add(
    tx: Transaction,
    runId: number,
    first: number,
    stops: readonly (PlannedStop & { doneAt?: Date })[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO run_stops (run_id, position, ride_id, kind, planned_at, done_at)
       SELECT $1, $2 + place - 1, ride_id, kind, planned_at, done_at
         FROM unnest($3::int[], $4::text[], $5::timestamptz[], $6::timestamptz[]) WITH ORDINALITY AS s (ride_id, kind, planned_at, done_at, place)`,
      [
        ...[runId, first, stops.map(({ rideId }) => rideId), stops.map(({ kind }) => kind)],
        stops.map(({ plannedAt }) => plannedAt),
        stops.map(({ doneAt }) => doneAt ?? null),
      ],
    );
  }

  /** @param values the ride, the time and the parameters of `more` */
  private async change(
    tx: Transaction,
    runId: number,
    set: string,
    values: readonly unknown[],
    more: string,
  ): Promise<boolean> {
    const rows = await tx.query<object>(
      `WITH changed AS (
         UPDATE run_stops SET ${set} WHERE run_id = $1 AND ride_id = $2 ${more} AND ${IS_OPEN} RETURNING run_id)
       UPDATE runs SET revision = revision + 1 WHERE id IN (SELECT run_id FROM changed) RETURNING id`,
      [runId, ...values],
    );
    return rows.length === 1;
  }

  private async read(from: Pick<Transaction, 'query'>, sql: string, runId: number): Promise<Run | null> {
    const [run] = await from.query<Omit<Run, 'stops'>>(sql, [runId]);
    if (!run) return null;
    const stops = await from.query<RunStop>(
      `SELECT ride_id AS "rideId", kind, position, planned_at AS "plannedAt", done_at AS "doneAt", skipped_at AS "skippedAt"
         FROM run_stops WHERE run_id = $1 ORDER BY position`,
      [runId],
    );
    return { ...run, stops };
  }
}
