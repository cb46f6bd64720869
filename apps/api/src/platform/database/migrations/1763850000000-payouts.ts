import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where drivers are paid out to, and what was. */
export class Payouts1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE payout_accounts (
      driver_id integer PRIMARY KEY REFERENCES drivers,
      provider_account text UNIQUE,
      details_submitted boolean NOT NULL DEFAULT false,
      payouts_enabled boolean NOT NULL DEFAULT false,
      bank_name text,
      bank_last4 text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(`CREATE TABLE payouts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      driver_id integer NOT NULL REFERENCES drivers,
      kind text NOT NULL CHECK (kind IN ('weekly', 'instant')),
      state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'paid', 'returning', 'failed')),
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
      -- The Tuesday, in the city, of a weekly one.
      due_on date CHECK ((due_on IS NULL) = (kind = 'instant')),
      -- How many weekly ones had failed in a row before this one.
      failed_before integer NOT NULL DEFAULT 0,
      transfer_id text UNIQUE,
      provider_payout_id text UNIQUE,
      failure_code text,
      failure_message text,
      arrives_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz
    )`);
    // One weekly payout of a Tuesday; one that failed makes room for another try.
    await runner.query(
      `CREATE UNIQUE INDEX payouts_weekly_once ON payouts (driver_id, due_on) WHERE kind = 'weekly' AND state <> 'failed'`,
    );
    await runner.query(`CREATE INDEX payouts_driver ON payouts (driver_id, id DESC)`);
    await runner.query(`CREATE INDEX payouts_state ON payouts (state, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payouts, payout_accounts');
  }
}
