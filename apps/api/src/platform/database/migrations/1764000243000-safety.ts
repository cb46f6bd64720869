import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emergency contacts, and the emergencies that riders report. */
export class Safety1764000243000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE emergency_contacts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        phone text,
        email text,
        CHECK (phone IS NOT NULL OR email IS NOT NULL)
      )`,
    );
    await runner.query(`CREATE INDEX emergency_contacts_user ON emergency_contacts (user_id)`);
    await runner.query(
      `CREATE TABLE sos_calls (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        asked_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      )`,
    );
    await runner.query(`CREATE UNIQUE INDEX sos_calls_one_open ON sos_calls (ride_id, user_id) WHERE ended_at IS NULL`);
    await runner.query(`CREATE INDEX sos_calls_user ON sos_calls (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sos_calls`);
    await runner.query(`DROP TABLE emergency_contacts`);
  }
}
