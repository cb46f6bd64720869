import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links with which people outside the group follow a ride. */
export class TripLinks1764000241000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE trip_links (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        created_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz
      )`,
    );
    await runner.query(`CREATE INDEX trip_links_ride ON trip_links (ride_id, created_by)`);
    await runner.query(`CREATE INDEX trip_links_creator ON trip_links (created_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE trip_links`);
  }
}
