import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hold can be replaced by a larger one, and a change of a ride waits for the hold that it needs. */
export class LargerHolds1764000000000 implements MigrationInterface {
  readonly name = 'LargerHolds1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE payments ADD COLUMN next_amount numeric(10,2) CHECK (next_amount > 0)`,
  `CREATE TABLE ride_changes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
    wanted jsonb NOT NULL,
    total_cents integer NOT NULL CHECK (total_cents > 0),
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'given_up')),
    why text,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    CHECK ((state = 'waiting') = (ended_at IS NULL))
  )`,
  `CREATE UNIQUE INDEX ride_changes_one_waits ON ride_changes (ride_id) WHERE state = 'waiting'`,
];

const DOWN = [`DROP TABLE ride_changes`, `ALTER TABLE payments DROP COLUMN next_amount`];
