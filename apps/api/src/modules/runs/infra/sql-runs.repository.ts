import { Injectable } from '@nestjs/common';
import type { RouteStopKind } from '@groupride/contracts';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PlannedStop, Run, RunStop } from '../domain/run';
import { RunsRepository, type RunRow } from '../runs.repository';
import { RunStopEntity } from './run-stop.entity';
import { RunEntity } from './run.entity';

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
    const run = tx.manager.create(RunEntity, { source, routePlanId, rideType, seats, startsAt, setOutAt });
    await tx.manager.insert(RunEntity, run);
    await this.add(tx, run.id, 0, stops);
    return run.id;
  }

  async find(runId: number, tx?: Transaction): Promise<Run | null> {
    return this.read(tx ?? this.database, `${RUN} WHERE id = $1`, runId);
  }

  async lock(tx: Transaction, runId: number): Promise<Run | null> {
    return this.read(tx, `${RUN} WHERE id = $1 FOR UPDATE`, runId);
  }

  async idOfRide(rideId: number, tx?: Transaction): Promise<number | null> {
    const stop = await this.database.orm((manager) => manager.findOneBy(RunStopEntity, { rideId }), tx);
    return stop?.runId ?? null;
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
    const runs = await this.database.orm((manager) =>
      manager.find(RunEntity, { where: { routePlanId: planId }, order: { id: 'ASC' } }),
    );
    return runs.map(({ id }) => id);
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
    const { affected } = await tx.manager.update(
      RunEntity,
      { id: runId, revision: seenRevision, endedAt: IsNull() },
      { revision: () => 'revision + 1', seats },
    );
    if (affected !== 1) return false;
    await tx.manager.delete(RunStopEntity, { runId, doneAt: IsNull(), skippedAt: IsNull() });
    const last = await tx.manager.maximum(RunStopEntity, 'position', { runId });
    await this.add(tx, runId, last === null ? 0 : last + 1, stops);
    return true;
  }

  private async add(
    tx: Transaction,
    runId: number,
    first: number,
    stops: readonly (PlannedStop & { doneAt?: Date })[],
  ): Promise<void> {
    if (stops.length === 0) return;
    await tx.manager.insert(
      RunStopEntity,
      stops.map(({ rideId, kind, plannedAt, doneAt }, index) => ({
        runId,
        position: first + index,
        rideId,
        kind,
        plannedAt,
        doneAt: doneAt ?? null,
      })),
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
