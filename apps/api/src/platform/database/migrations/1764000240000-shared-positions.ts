import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last position of each member who shares it, for the duration of the ride. */
export class SharedPositions1764000240000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE shared_positions (
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        lat double precision NOT NULL,
        lng double precision NOT NULL,
        received_at timestamptz NOT NULL,
        PRIMARY KEY (ride_id, user_id)
      )`,
    );
    await runner.query(`CREATE INDEX shared_positions_user ON shared_positions (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE shared_positions`);
  }
}
