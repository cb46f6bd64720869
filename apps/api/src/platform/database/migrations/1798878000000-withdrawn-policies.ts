import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of the cancellation policy shows versions that were withdrawn. They have a table of their own, so that no ride can be booked under one. */
export class WithdrawnPolicies1798878000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE withdrawn_cancellation_policies (
      id integer PRIMARY KEY,
      valid_from timestamptz NOT NULL,
      rules jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      created_by integer REFERENCES users,
      reason text,
      restores_id integer,
      withdrawn_at timestamptz NOT NULL DEFAULT now(),
      withdrawn_by integer NOT NULL REFERENCES users,
      withdrawal_reason text
    )`);
    await runner.query(
      `COMMENT ON TABLE withdrawn_cancellation_policies IS 'Versions of the cancellation policy that were withdrawn before they began'`,
    );
    await runner.query(
      `COMMENT ON COLUMN withdrawn_cancellation_policies.id IS 'The number that it had among cancellation_policies'`,
    );
    await runner.query(`COMMENT ON COLUMN withdrawn_cancellation_policies.valid_from IS 'When it would have begun'`);
    await runner.query(
      `CREATE INDEX withdrawn_cancellation_policies_from ON withdrawn_cancellation_policies (valid_from)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE withdrawn_cancellation_policies`);
  }
}
