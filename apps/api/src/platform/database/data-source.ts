import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config';
import { migrations } from './migrations';
import { TEST_CLOCK_SEARCH_PATH } from '../test-clock/clock-schema';
import { ConnectionPool } from './pool';

/** Maximum wait for a connection, whether PostgreSQL does not answer or the pool is exhausted. */
export const CONNECT_TIMEOUT_MS = 5000;

/** Of every connection to the database for requests. */
export const connectionSettings = ({ DEMO_TOOLS }: Partial<Pick<Config, 'DEMO_TOOLS'>>) => ({
  application_name: 'groupride-api',
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  // Makes statements use the `now()` of the test clock, where there is one.
  ...(DEMO_TOOLS ? { options: `-c search_path=${TEST_CLOCK_SEARCH_PATH}` } : {}),
});

/**
 * For migrations, which may take as long as they need, but wait only briefly for a lock on a table: everything else that
 * uses the table waits behind them.
 */
export const migrationSettings = {
  application_name: 'groupride-migrate',
  lock_timeout: 2_000,
  keepAlive: true,
  silenceMs: 0,
};

/** Entities register themselves with their modules (`TypeOrmModule.forFeature`). The schema changes by migrations alone. */
export function dataSourceOptions(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'> & Partial<Pick<Config, 'DEMO_TOOLS'>>,
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: { ...pg, Pool: ConnectionPool },
    url: config.DATABASE_URL,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    poolSize: config.DATABASE_POOL,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    // The next query replaces a broken idle connection and reports an outage if there is one.
    poolErrorHandler: () => undefined,
    extra: connectionSettings(config),
  };
}
