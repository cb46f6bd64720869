import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Businesses whose services book rides and pay by monthly invoice. */
export class BusinessAccounts1798770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ACCOUNTS, ...INVOICES, ...CHARGES]) await runner.query(statement);
    await runner.query(`ALTER TABLE rides DROP CONSTRAINT rides_payment_method_check,
      ADD CONSTRAINT rides_payment_method_check CHECK (payment_method IN ('card', 'cash', 'account'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE business_charges, business_payments, business_invoices, business_invoice_numbers, business_events, business_services, business_cost_centers, business_accounts`,
    );
    await runner.query(`ALTER TABLE rides DROP CONSTRAINT rides_payment_method_check,
      ADD CONSTRAINT rides_payment_method_check CHECK (payment_method IN ('card', 'cash'))`);
  }
}

const ACCOUNTS = [
  `CREATE TABLE business_accounts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    billing_emails text[] NOT NULL,
    billing_address text NOT NULL,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'closed')),
    credit_limit_cents bigint NOT NULL CHECK (credit_limit_cents >= 0),
    reserved_cents bigint NOT NULL DEFAULT 0 CHECK (reserved_cents >= 0),
    owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
    payment_terms_days integer NOT NULL CHECK (payment_terms_days BETWEEN 0 AND 120),
    discounts jsonb NOT NULL DEFAULT '[]',
    sales_inquiry_id integer UNIQUE REFERENCES sales_inquiries,
    created_by integer NOT NULL REFERENCES users,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `COMMENT ON TABLE business_accounts IS 'Businesses whose services book rides and pay by monthly invoice'`,
  `COMMENT ON COLUMN business_accounts.reserved_cents IS 'For rides that are not over'`,
  `COMMENT ON COLUMN business_accounts.owed_cents IS 'For rides that are over, and not paid; equals the account in the ledger'`,
  `COMMENT ON COLUMN business_accounts.discounts IS 'Volume discounts: from how many rides in a month how many percent'`,
  `CREATE TABLE business_cost_centers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES business_accounts,
    code text NOT NULL,
    name text NOT NULL,
    active boolean NOT NULL DEFAULT true,
    CONSTRAINT business_cost_centers_code UNIQUE (account_id, code)
  )`,
  `CREATE TABLE business_services (
    service_account_id integer PRIMARY KEY REFERENCES service_accounts,
    account_id integer NOT NULL REFERENCES business_accounts,
    connected_by integer NOT NULL REFERENCES users,
    connected_at timestamptz NOT NULL DEFAULT now()
  )`,
  `COMMENT ON TABLE business_services IS 'Service accounts that book on a business account, each on one at most'`,
  `CREATE INDEX business_services_account ON business_services (account_id)`,
  `CREATE TABLE business_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES business_accounts,
    name text NOT NULL,
    booked_at timestamptz NOT NULL DEFAULT now()
  )`,
  `COMMENT ON TABLE business_events IS 'Event transports: rides that were booked together'`,
  `CREATE INDEX business_events_account ON business_events (account_id, id DESC)`,
];

const INVOICES = [
  `CREATE TABLE business_invoice_numbers (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    last_number integer NOT NULL
  )`,
  `COMMENT ON TABLE business_invoice_numbers IS 'The last number of an invoice; counted in the transaction of the invoice, so that there are no gaps'`,
  `INSERT INTO business_invoice_numbers (last_number) VALUES (0)`,
  `CREATE TABLE business_invoices (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    number integer NOT NULL UNIQUE,
    account_id integer NOT NULL REFERENCES business_accounts,
    month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
    account_name text NOT NULL,
    billing_address text NOT NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'void')),
    total_cents bigint NOT NULL CHECK (total_cents > 0),
    paid_cents bigint NOT NULL DEFAULT 0,
    due_date date NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    paid_at timestamptz,
    CHECK (paid_cents BETWEEN 0 AND total_cents),
    CHECK (status <> 'void' OR paid_cents = 0)
  )`,
  `COMMENT ON COLUMN business_invoices.account_name IS 'As it was when the invoice was made'`,
  `CREATE INDEX business_invoices_account ON business_invoices (account_id, id DESC)`,
  `CREATE INDEX business_invoices_open ON business_invoices (due_date) WHERE status = 'open'`,
  `CREATE TABLE business_payments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_id integer NOT NULL REFERENCES business_invoices,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    received_on date NOT NULL,
    reference text NOT NULL,
    recorded_by integer NOT NULL REFERENCES users,
    recorded_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX business_payments_invoice ON business_payments (invoice_id)`,
];

const CHARGES = [
  `CREATE TABLE business_charges (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL UNIQUE REFERENCES rides,
    account_id integer NOT NULL REFERENCES business_accounts,
    cost_center_id integer REFERENCES business_cost_centers,
    reference text,
    event_id integer REFERENCES business_events,
    event_index integer,
    amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
    discount_percent integer,
    discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
    state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'charged', 'released')),
    kind text CHECK (kind IN ('fare', 'cancellation_fee', 'no_show_fee')),
    booked_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz,
    invoice_id integer REFERENCES business_invoices,
    CHECK (invoice_id IS NULL OR state = 'charged'),
    CHECK ((state = 'charged') = (kind IS NOT NULL))
  )`,
  `COMMENT ON TABLE business_charges IS 'What a ride costs a business account: reserved until it is over'`,
  `COMMENT ON COLUMN business_charges.discount_percent IS 'Volume discount that the ride was quoted with; null without one'`,
  `CREATE INDEX business_charges_account ON business_charges (account_id, id DESC)`,
  `CREATE INDEX business_charges_open ON business_charges (account_id) WHERE state = 'charged' AND invoice_id IS NULL`,
  `CREATE INDEX business_charges_month ON business_charges (account_id, settled_at) WHERE kind = 'fare'`,
  `CREATE INDEX business_charges_invoice ON business_charges (invoice_id) WHERE invoice_id IS NOT NULL`,
  `CREATE INDEX business_charges_event ON business_charges (event_id) WHERE event_id IS NOT NULL`,
];
