import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who are invited once a ride is booked. Rows are deleted when the invitation is sent or the ride ends. */
export class Invitees1764000290000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE invitees (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        name text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('phone', 'email')),
        address text NOT NULL,
        UNIQUE (ride_id, channel, address)
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE invitees`);
  }
}
