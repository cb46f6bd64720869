import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../config/config';
import { migrations } from './migrations';

/** Entities register themselves with their modules (`TypeOrmModule.forFeature`). The schema changes by migrations alone. */
export function dataSourceOptions(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'>): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    poolSize: config.DATABASE_POOL,
    extra: { application_name: 'groupride-api', statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 },
  };
}
