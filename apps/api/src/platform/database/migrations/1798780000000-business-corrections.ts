import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of business invoices can be reversed, charges credited, and a void invoice keeps its lines. */
export class BusinessCorrections1798780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...REVERSALS, ...CREDITS, ...LINES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE business_invoice_lines, business_credit_uses, business_credits`);
    await runner.query(
      `ALTER TABLE business_payments DROP COLUMN reversed_at, DROP COLUMN reversed_by, DROP COLUMN reversal_reason`,
    );
    await runner.query(`ALTER TABLE business_charges DROP COLUMN credited_cents`);
    await runner.query(`ALTER TABLE business_invoices DROP COLUMN credited_cents, DROP COLUMN language`);
    await runner.query(`ALTER TABLE business_accounts DROP COLUMN language,
      ADD CONSTRAINT business_accounts_owed_cents_check CHECK (owed_cents >= 0) NOT VALID`);
    await runner.query(
      `COMMENT ON COLUMN business_accounts.owed_cents IS 'For rides that are over, and not paid; equals the account in the ledger'`,
    );
  }
}

const REVERSALS = [
  `ALTER TABLE business_payments ADD COLUMN reversed_at timestamptz, ADD COLUMN reversed_by integer REFERENCES users,
    ADD COLUMN reversal_reason text,
    ADD CONSTRAINT business_payments_reversal CHECK (num_nulls(reversed_at, reversed_by, reversal_reason) IN (0, 3))`,
  `COMMENT ON COLUMN business_payments.reversed_at IS 'The payment does not count any more'`,
];

const CREDITS = [
  `ALTER TABLE business_charges ADD COLUMN credited_cents bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT business_charges_credited CHECK (credited_cents BETWEEN 0 AND amount_cents)`,
  `COMMENT ON COLUMN business_charges.credited_cents IS 'Sum of its credits'`,
  `CREATE TABLE business_credits (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    charge_id integer NOT NULL REFERENCES business_charges,
    account_id integer NOT NULL REFERENCES business_accounts,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    unused_cents bigint NOT NULL,
    reason text NOT NULL,
    created_by integer NOT NULL REFERENCES users,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (unused_cents BETWEEN 0 AND amount_cents)
  )`,
  `COMMENT ON TABLE business_credits IS 'What was taken off a charge afterwards'`,
  `COMMENT ON COLUMN business_credits.unused_cents IS 'What no invoice has been lowered by yet'`,
  `CREATE INDEX business_credits_charge ON business_credits (charge_id)`,
  `CREATE INDEX business_credits_unused ON business_credits (account_id) WHERE unused_cents > 0`,
  `CREATE TABLE business_credit_uses (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    credit_id integer NOT NULL REFERENCES business_credits,
    invoice_id integer NOT NULL REFERENCES business_invoices,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    used_at timestamptz NOT NULL DEFAULT now(),
    released_at timestamptz
  )`,
  `COMMENT ON TABLE business_credit_uses IS 'By how much a credit lowers what is to be paid of an invoice'`,
  `COMMENT ON COLUMN business_credit_uses.released_at IS 'When the invoice was voided; the credit can be used again'`,
  `CREATE INDEX business_credit_uses_credit ON business_credit_uses (credit_id)`,
  `CREATE INDEX business_credit_uses_invoice ON business_credit_uses (invoice_id)`,
  `ALTER TABLE business_invoices ADD COLUMN credited_cents bigint NOT NULL DEFAULT 0, ADD COLUMN language text NOT NULL DEFAULT 'en',
    ADD CONSTRAINT business_invoices_credited CHECK (credited_cents >= 0 AND paid_cents + credited_cents <= total_cents)`,
  `COMMENT ON COLUMN business_invoices.credited_cents IS 'Credits that lower what is to be paid'`,
  `COMMENT ON COLUMN business_invoices.language IS 'Of the PDF: the language of the account when the invoice was made'`,
  `ALTER TABLE business_accounts DROP CONSTRAINT business_accounts_owed_cents_check, ADD COLUMN language text NOT NULL DEFAULT 'en'`,
  `COMMENT ON COLUMN business_accounts.language IS 'Of invoices and mails'`,
  `COMMENT ON COLUMN business_accounts.owed_cents IS 'For rides that are over, and not paid; equals the account in the ledger. Below zero, the account has credit'`,
];

/** A charge of a void invoice comes onto the next one, so it can be a line of several. What void invoices had before is not known any more. */
const LINES = [
  `CREATE TABLE business_invoice_lines (
    invoice_id integer NOT NULL REFERENCES business_invoices,
    charge_id integer NOT NULL REFERENCES business_charges,
    PRIMARY KEY (invoice_id, charge_id)
  )`,
  `COMMENT ON TABLE business_invoice_lines IS 'Charges that an invoice was made of, also once it is void'`,
  `CREATE INDEX business_invoice_lines_charge ON business_invoice_lines (charge_id)`,
  `INSERT INTO business_invoice_lines (invoice_id, charge_id) SELECT invoice_id, id FROM business_charges WHERE invoice_id IS NOT NULL`,
];
