import pg from 'pg';
import type { Api } from './api';
import { until } from './rides';

export interface RideLock {
  /** Resolves when this many statements like this one wait for a lock. */
  waiting(statement: string, count?: number): Promise<unknown>;
  release(): Promise<void>;
}

export const LOCKS_RIDE = 'SELECT * FROM rides WHERE id = % FOR UPDATE';

/** Locks a ride, so that calls that change it continue after the release, in the order in which they came. */
export async function lockRide(api: Api, rideId: number): Promise<RideLock> {
  const lock = new pg.Client({ connectionString: api.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('SELECT 1 FROM rides WHERE id = $1 FOR UPDATE', [rideId]);
  const waiters = (statement: string) =>
    api.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
      [statement],
    );
  return {
    waiting: (statement, count = 1) =>
      until(
        () => waiters(statement),
        (rows) => rows.length >= count,
      ),
    release: () => lock.end(),
  };
}
