import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { numbered, type SqlText } from '../../../platform/database/sql-parts';
import type { NoDriverFound } from '../decisions.repository';
import { DispatchLeaseRepository, type BegunRound, type DispatchLease } from '../dispatch-lease.repository';
import { jsonOf, noDriverFound } from './sql-decisions.repository';

/** A process that has not extended the lease for this long is considered dead. */
const LEASE_MS = 2_500;
const LEASE = `interval '${LEASE_MS} milliseconds'`;

/** Each request is a row of its own, so that transactions that request a round do not wait for each other. */
const REQUEST = `INSERT INTO round_requests DEFAULT VALUES`;
const IS_REQUESTED = `EXISTS (SELECT 1 FROM round_requests)`;

/** The lease changes by conditional writes to its single row, by the clock of the database. */
@Injectable()
export class SqlDispatchLeaseRepository extends DispatchLeaseRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async requestRound(withRidesAhead = false): Promise<void> {
    const ahead = `WITH ahead AS (UPDATE dispatch_lease SET ahead_requested = ahead_requested + 1)`;
    await this.database.query(withRidesAhead ? `${ahead} ${REQUEST}` : REQUEST);
  }

  requestRoundIn(tx: Transaction): void {
    tx.writeLast(REQUEST, []);
  }

  async isRoundRequested(): Promise<boolean> {
    const [row] = await this.database.query<{ requested: boolean }>(`SELECT ${IS_REQUESTED} AS requested`);
    return row?.requested ?? false;
  }

  async take(holder: string): Promise<DispatchLease | null> {
    const [row] = await this.database.query<{ ms: number }>(
      `UPDATE dispatch_lease SET holder = $1, expires_at = now() + ${LEASE} WHERE ${IS_REQUESTED} AND expires_at <= now()
       RETURNING (extract(epoch FROM now() - round_began_at) * 1000)::float8 AS ms`,
      [holder],
    );
    return row ? { sinceLastRoundMs: row.ms } : null;
  }

  async beginRound<Row extends object>(holder: string, reading: SqlText): Promise<BegunRound<Row> | null> {
    const { parts, parameters } = numbered([{ sql: '$1', parameters: [holder] }, reading]);
    // Nothing reads `begun`, so PostgreSQL writes it last: the row is not locked while the others are read. The requests
    // are from the same snapshot as the rows.
    const rows = await this.database.query<
      Row & { place: string | null; requests: string[] | null; ahead_requested: number }
    >(
      `WITH begun AS (UPDATE dispatch_lease SET round_began_at = now(), expires_at = greatest(expires_at, now() + ${LEASE}) WHERE holder = $1)
       SELECT CASE WHEN coalesce(found.place, 1) = 1 THEN (SELECT array_agg(id) FROM round_requests) END AS requests, l.ahead_requested::float8 AS ahead_requested, found.* FROM dispatch_lease l LEFT JOIN (${parts[1]}) found ON true
        WHERE l.holder = $1 ORDER BY found.place`,
      parameters,
    );
    const [first] = rows;
    return (
      (first && {
        requests: first.requests ?? [],
        aheadRequested: first.ahead_requested,
        rows: rows.filter(({ place }) => place !== null),
      }) ??
      null
    );
  }

  async extend(holder: string): Promise<boolean> {
    const rows = await this.database.query<object>(
      `UPDATE dispatch_lease SET expires_at = now() + ${LEASE} WHERE holder = $1 RETURNING 1`,
      [holder],
    );
    return rows.length > 0;
  }

  async limitIdleTime(tx: Transaction): Promise<void> {
    await tx.query(`SELECT set_config('idle_in_transaction_session_timeout', $1, true)`, [String(LEASE_MS)]);
  }

  async finish(holder: string, requests: readonly string[], found: readonly NoDriverFound[]): Promise<void> {
    // The rides are counted first, so that the lease is not locked while this waits for the lock of a ride.
    await this.database.query(
      `WITH ${noDriverFound('$3', 'EXISTS (SELECT 1 FROM dispatch_lease WHERE holder = $1)')},
       finished AS (UPDATE dispatch_lease SET holder = NULL, expires_at = now() FROM (SELECT count(*) AS rides FROM unchanged) decided
         WHERE holder = $1 RETURNING decided.rides)
       DELETE FROM round_requests WHERE id = ANY ($2::bigint[]) AND (SELECT rides FROM finished) = (SELECT count(*) FROM given)`,
      [holder, requests, jsonOf(found)],
    );
  }
}
