import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { ApiError } from '../http/api-error';
import { DatabaseAvailability } from './availability';
import { retryOnConflict } from './conflicts';
import { readWithCursor, type CursorRead, type TextRow } from './cursor-reader';
import { CONNECT_TIMEOUT_MS, connectionSettings } from './data-source';
import { isPoolExhausted } from './outage';
import { ConnectionPool } from './pool';
import { PreparedStatements } from './prepared-statements';
import { run } from './transaction';

/**
 * For reads of operations that may take long: searches, lists, figures and exports. They have a few connections of
 * their own, so that however many there are, bookings and payments find a connection.
 */
@Injectable()
export class ReportDatabase implements OnApplicationShutdown {
  private readonly prepared = new PreparedStatements();
  private readonly pool: ConnectionPool;

  constructor(
    private readonly availability: DatabaseAvailability,
    config: Config,
  ) {
    this.pool = new ConnectionPool({
      ...connectionSettings(config),
      application_name: 'groupride-reports',
      connectionString: config.DATABASE_URL,
      max: config.REPORT_POOL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
  }

  /** @throws QueryFailedError; ApiError unavailable when no connection becomes free in time */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    try {
      return await retryOnConflict(() => run<Row>(this.pool, this.prepared, sql, parameters));
    } catch (error) {
      throw this.explained(error);
    }
  }

  /**
   * Reads more rows than fit into memory, batch by batch, from one snapshot. Every value is text.
   * @throws what PostgreSQL reports; ApiError unavailable when no connection becomes free in time
   */
  async *readInBatches(read: CursorRead): AsyncGenerator<TextRow[]> {
    try {
      yield* readWithCursor(this.pool, read);
    } catch (error) {
      throw this.explained(error);
    }
  }

  /** Of the pool: open, idle, and reads that wait for one. */
  get connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private explained(error: unknown): unknown {
    if (isPoolExhausted(error)) return tooManyReports();
    this.availability.report(error);
    return error;
  }
}

const tooManyReports = () =>
  new ApiError(
    'unavailable',
    'Too many searches, lists and reports are being read right now. Wait a few seconds and try again.',
    { retryAfterSeconds: 5 },
  );
