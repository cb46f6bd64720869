import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invitations and opt-outs. Addresses are stored as hashes only: invited people have not agreed to anything, and a hash is
 * enough to limit messages and to honor an opt-out.
 */
export class Invitations1764000251000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE invitations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        invited_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('phone', 'email')),
        contact_hash text NOT NULL,
        opt_out_token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
    await runner.query(`CREATE INDEX invitations_ride ON invitations (ride_id)`);
    await runner.query(`CREATE INDEX invitations_contact ON invitations (contact_hash, created_at)`);
    await runner.query(`CREATE INDEX invitations_sender ON invitations (invited_by, created_at)`);
    await runner.query(
      `CREATE TABLE invitation_opt_outs (
        contact_hash text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE invitation_opt_outs`);
    await runner.query(`DROP TABLE invitations`);
  }
}
