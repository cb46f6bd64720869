import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit that operations grant to riders, and what becomes of it. */
export class Credits1798730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE credits (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      rider_id integer NOT NULL REFERENCES users,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      left_cents bigint NOT NULL,
      lapsed_cents bigint NOT NULL DEFAULT 0 CHECK (lapsed_cents >= 0),
      reason text NOT NULL,
      ride_id integer REFERENCES rides,
      granted_by integer NOT NULL REFERENCES users,
      granted_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      extended boolean NOT NULL DEFAULT false,
      expired_at timestamptz,
      revoked_at timestamptz,
      revoked_by integer REFERENCES users,
      revoked_for text,
      CONSTRAINT credits_within_amount CHECK (left_cents >= 0 AND left_cents + lapsed_cents <= amount_cents)
    )`);
    await runner.query(`COMMENT ON TABLE credits IS 'Amounts that operations granted to riders for their rides'`);
    await runner.query(`COMMENT ON COLUMN credits.left_cents IS 'Neither used, nor set aside for a ride, nor ended'`);
    await runner.query(`COMMENT ON COLUMN credits.lapsed_cents IS 'Ended unused: expired or revoked'`);
    await runner.query(
      `COMMENT ON COLUMN credits.extended IS 'Came back about when it expired, and got more time once'`,
    );
    await runner.query(`CREATE INDEX credits_of_rider ON credits (rider_id, expires_at, id)`);
    await runner.query(`CREATE INDEX credits_to_expire ON credits (expires_at) WHERE left_cents > 0`);
    await runner.query(`CREATE TABLE credit_uses (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      credit_id integer NOT NULL REFERENCES credits,
      ride_id integer NOT NULL REFERENCES rides,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'used', 'returned')),
      at timestamptz NOT NULL
    )`);
    await runner.query(
      `COMMENT ON TABLE credit_uses IS 'Credit that is set aside for rides, was used for them or came back'`,
    );
    await runner.query(`CREATE INDEX credit_uses_of_ride ON credit_uses (ride_id)`);
    await runner.query(`CREATE INDEX credit_uses_of_credit ON credit_uses (credit_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE credit_uses');
    await runner.query('DROP TABLE credits');
  }
}
