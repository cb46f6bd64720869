import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goes back to payers, by us or through their banks. */
export class Refunds1763840000000 implements MigrationInterface {
  readonly name = 'Refunds1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE disputes, refunds');
    await runner.query('DROP FUNCTION refunds_within_captured');
    await runner.query('DROP INDEX ledger_transactions_payment, ledger_transactions_at');
  }
}

const STATEMENTS = [
  `CREATE TABLE refunds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides,
    payment_id integer NOT NULL REFERENCES payments,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    reason text NOT NULL,
    note text,
    takes_from_driver boolean NOT NULL,
    state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'pending', 'succeeded', 'failed')),
    provider_refund_id text UNIQUE,
    failure_code text,
    failure_message text,
    -- Who bore it, once it has succeeded.
    rider_cents bigint NOT NULL DEFAULT 0,
    tax_cents bigint NOT NULL DEFAULT 0,
    driver_cents bigint NOT NULL DEFAULT 0,
    driver_id integer REFERENCES drivers,
    requested_by integer NOT NULL REFERENCES users,
    created_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz,
    CHECK (rider_cents >= 0 AND tax_cents >= 0 AND driver_cents >= 0 AND rider_cents + tax_cents + driver_cents <= amount_cents),
    CHECK (driver_cents = 0 OR driver_id IS NOT NULL)
  )`,
  `CREATE INDEX refunds_payment ON refunds (payment_id)`,
  `CREATE INDEX refunds_ride ON refunds (ride_id, id)`,
  // Whoever writes, and however many at once: never more goes back than was taken.
  `CREATE FUNCTION refunds_within_captured() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE captured_cents bigint; others_cents bigint;
    BEGIN
      SELECT round(captured * 100) INTO captured_cents FROM payments WHERE id = NEW.payment_id FOR UPDATE;
      SELECT coalesce(sum(amount_cents), 0) INTO others_cents FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'failed' AND id <> NEW.id;
      IF others_cents + NEW.amount_cents > captured_cents THEN
        RAISE EXCEPTION 'payment % has % cents, of which % are refunded: no further %', NEW.payment_id, captured_cents, others_cents, NEW.amount_cents
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_captured';
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER refunds_within_captured BEFORE INSERT OR UPDATE OF amount_cents, payment_id, state ON refunds
    FOR EACH ROW WHEN (NEW.state <> 'failed') EXECUTE FUNCTION refunds_within_captured()`,
  `CREATE TABLE disputes (
    id text PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides,
    payment_id integer NOT NULL REFERENCES payments,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    reason text NOT NULL,
    state text NOT NULL CHECK (state IN ('inquiry', 'needs_response', 'under_review', 'won', 'lost')),
    evidence_due_at timestamptz,
    opened_at timestamptz NOT NULL,
    closed_at timestamptz
  )`,
  `CREATE INDEX disputes_payment ON disputes (payment_id)`,
  `CREATE INDEX ledger_transactions_payment ON ledger_transactions (payment_id) WHERE payment_id IS NOT NULL`,
  `CREATE INDEX ledger_transactions_at ON ledger_transactions (at)`,
];
