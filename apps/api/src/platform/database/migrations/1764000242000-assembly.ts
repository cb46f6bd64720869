import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ready checks of rides with their answers, and when each member was last reminded. */
export class Assembly1764000242000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE ready_checks (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL UNIQUE REFERENCES rides ON DELETE CASCADE,
        number integer NOT NULL DEFAULT 1,
        asked_at timestamptz NOT NULL
      )`,
    );
    await runner.query(
      `CREATE TABLE ready_answers (
        check_id integer NOT NULL REFERENCES ready_checks ON DELETE CASCADE,
        number integer NOT NULL,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        ready boolean NOT NULL,
        PRIMARY KEY (check_id, number, user_id)
      )`,
    );
    await runner.query(`CREATE INDEX ready_answers_user ON ready_answers (user_id)`);
    await runner.query(
      `CREATE TABLE member_nudges (
        member_id integer PRIMARY KEY REFERENCES ride_members ON DELETE CASCADE,
        number integer NOT NULL DEFAULT 1,
        nudged_at timestamptz NOT NULL
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE member_nudges`);
    await runner.query(`DROP TABLE ready_answers`);
    await runner.query(`DROP TABLE ready_checks`);
  }
}
