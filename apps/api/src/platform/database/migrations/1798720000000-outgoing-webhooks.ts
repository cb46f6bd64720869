import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks: where events are sent, what is sent, and what became of it. */
export class OutgoingWebhooks1798720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webhook_endpoints (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      service_account_id integer REFERENCES service_accounts,
      url text NOT NULL CHECK (char_length(url) <= 500),
      description text NOT NULL CHECK (char_length(description) <= 100),
      event_types text[],
      state text NOT NULL DEFAULT 'enabled' CHECK (state IN ('enabled', 'disabled')),
      disabled_reason text,
      disabled_at timestamptz,
      failing_since timestamptz,
      secret text NOT NULL,
      previous_secret text,
      previous_secret_until timestamptz,
      created_by integer NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(`CREATE TABLE webhook_messages (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      message_id text NOT NULL UNIQUE,
      key text NOT NULL UNIQUE,
      type text NOT NULL,
      occurred_at timestamptz NOT NULL,
      ride_id integer,
      event_number integer,
      audience_id integer,
      body text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(`CREATE INDEX webhook_messages_of_time ON webhook_messages (created_at)`);
    await runner.query(`CREATE TABLE webhook_deliveries (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      endpoint_id integer NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
      message_id integer NOT NULL REFERENCES webhook_messages ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      failures integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      claimed_until timestamptz,
      last_status integer,
      last_failure text,
      delivered_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (endpoint_id, message_id)
    )`);
    await runner.query(
      `CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'waiting'`,
    );
    await runner.query(`CREATE INDEX webhook_deliveries_of_message ON webhook_deliveries (message_id)`);
    await runner.query(`CREATE TABLE webhook_attempts (
      delivery_id integer NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
      number integer NOT NULL,
      at timestamptz NOT NULL,
      status integer,
      failure text,
      duration_ms integer NOT NULL,
      answer text,
      PRIMARY KEY (delivery_id, number)
    )`);
    await runner.query(
      `COMMENT ON COLUMN webhook_endpoints.service_account_id IS 'Null: it belongs to operations and gets everything'`,
    );
    await runner.query(`COMMENT ON COLUMN webhook_endpoints.event_types IS 'Null: all of them'`);
    await runner.query(`COMMENT ON COLUMN webhook_endpoints.secret IS 'Sealed with a key derived from SIGNING_SECRET'`);
    await runner.query(
      `COMMENT ON COLUMN webhook_messages.key IS 'Names the cause, which makes one message however often it is reported'`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook_messages.audience_id IS 'The user, besides operations, who may see it'`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook_messages.body IS 'As it is signed and sent, the same in every attempt'`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook_deliveries.failures IS 'Failed attempts since it was last due, which say when it is tried again'`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook_deliveries.claimed_until IS 'A process tries it until then; afterwards another one may'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhook_messages', 'webhook_endpoints'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
