import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config';
import { migrations } from './migrations';
import { TEST_CLOCK_SEARCH_PATH } from '../test-clock/clock-schema';
import { ConnectionPool } from './pool';

/** Maximum wait for a connection, whether PostgreSQL does not answer or the pool is exhausted. */
export const CONNECT_TIMEOUT_MS = 5000;

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
    extra: {
      application_name: 'groupride-api',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      // Makes statements use the `now()` of the test clock, where there is one.
      ...(config.DEMO_TOOLS ? { options: `-c search_path=${TEST_CLOCK_SEARCH_PATH}` } : {}),
    },
  };
}
