import type { Config } from '../../config/config';
import { CONNECT_TIMEOUT_MS } from '../database/data-source';

/** Longer than any statement of the queue takes. */
const SILENCE_MS = 30_000;

/**
 * How pg-boss connects. It opens a pool of its own, and hands these options to pg.
 * @param silenceMs a statement that gets no answer for so long fails, and its connection is closed: a server that is there and says nothing,
 * or a network that lost the connection without a word, would be waited for until TCP gives up
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
