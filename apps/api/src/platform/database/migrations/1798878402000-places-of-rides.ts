import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Operations find rides by pickup and destination, with and without accents. Only rides that have ended are in the index,
 * because each change of a ride's status would add all of its entries again: a change takes twice the time then.
 * Without the list of pending entries, no ride waits until thousands of them are merged.
 */
export class PlacesOfRides1798878402000 implements MigrationInterface {
  /** Nobody who books waits until the index is built. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted run left.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS rides_places_search`);
    await runner.query(`CREATE INDEX CONCURRENTLY rides_places_search ON rides USING gin (
      plain_name(pickup_location || ' ' || coalesce(pickup_address, '') || ' ' || dropoff_location || ' ' || coalesce(dropoff_address, '')) gin_trgm_ops)
      WITH (fastupdate = off) WHERE status IN ('completed', 'cancelled')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY rides_places_search`);
  }
}
