// A PostgreSQL for the contract tests that repositories share with those in memory. `npm test` runs them with the API tests.
import { randomUUID } from 'node:crypto';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import { Database, type Transaction } from '../database';
import type { DatabaseAvailability } from '../availability';
import { dataSourceOptions } from '../data-source';
import type { RepositoryWorld } from './repository-world';
import type { Config } from '../../../config/config';
import * as stack from '../../../../../../tools/up/src/testing/stack';

/** Creates people and rides with only the required columns. */
export class PostgresWorld implements RepositoryWorld {
  private constructor(
    readonly database: Database,
    private readonly source: DataSource,
  ) {}

  /** Opens a database with the entities that the importing file has loaded. */
  static async open(): Promise<PostgresWorld> {
    const { newMigratedDatabase } = await stack.startPostgres();
    const databaseUrl = await newMigratedDatabase(`repositories_${process.pid}_${Date.now()}`);
    const source = await new DataSource({
      ...dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 4 }),
      entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    }).initialize();
    const available = { report: () => false } as unknown as DatabaseAvailability;
    return new PostgresWorld(new Database(source, available, { NODE_ENV: 'test' } as Config), source);
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async newUser(): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(
      `INSERT INTO users (name, email) VALUES ('Pat', $1) RETURNING id`,
      [`${randomUUID()}@example.test`],
    );
    return row!.id;
  }

  async newRide(organizerId: number): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(
      `WITH quote AS (INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at, used_at)
                      SELECT $1, max(id), '{}', '{}', now(), now() FROM rate_cards RETURNING id)
       INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng, group_size,
           ride_type, base_fare, service_fee, taxes, total_cost, cost_per_person, status, payment_method, split_mode, distance_meters, duration_seconds,
           cancel_policy_id, pending_since)
       SELECT $1, id, 'Uptown', 35.2271, -80.8431, 'Airport', 35.2140, -80.9431, 4, 'GroupX', 40, 6, 4, 50, 12.5, 'pending', 'cash', 'cover', 12000, 900,
           (SELECT max(id) FROM cancellation_policies), now()
         FROM quote RETURNING id`,
      [organizerId],
    );
    return row!.id;
  }

  async close(): Promise<void> {
    await this.source.destroy();
    await stack.stopAll();
  }
}
