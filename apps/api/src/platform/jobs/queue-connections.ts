import type { Config } from '../../config/config';
import { CONNECT_TIMEOUT_MS } from '../database/data-source';

/** Longer than any statement of the queue takes. */
const SILENCE_MS = 30_000;

/**
 * Connection options of pg-boss, which opens its own pool and passes them to pg.
 * @param silenceMs a statement without a response for this long fails and its connection is closed; a silent server or
 * a lost connection would otherwise block until TCP gives up
 */
export const queueConnections = ({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>, silenceMs = SILENCE_MS) => ({
  connectionString: DATABASE_URL,
  max: 4,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: silenceMs,
  keepAlive: true,
  application_name: 'groupride-jobs',
  schema: 'jobs',
});
