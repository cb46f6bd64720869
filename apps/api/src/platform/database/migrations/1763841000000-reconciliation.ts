import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider's records beside ours, what differs, and reports that nobody could place yet. */
export class Reconciliation1763841000000 implements MigrationInterface {
  readonly name = 'Reconciliation1763841000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX stripe_events_parked');
    await runner.query('ALTER TABLE stripe_events DROP COLUMN ignored, DROP COLUMN tries, DROP COLUMN next_try_at');
    await runner.query('DROP TABLE reconciliation_runs, provider_movements, money_alerts');
  }
}

const STATEMENTS = [
  `CREATE TABLE money_alerts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL,
    kind text NOT NULL,
    ride_id integer REFERENCES rides,
    payment_id integer REFERENCES payments,
    ours_cents bigint,
    theirs_cents bigint,
    data jsonb NOT NULL DEFAULT '{}',
    note text,
    opened_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    closed_by integer REFERENCES users
  )`,
  // However often it is found, it is one alert until it is closed.
  `CREATE UNIQUE INDEX money_alerts_one_open ON money_alerts (key) WHERE closed_at IS NULL`,
  `CREATE INDEX money_alerts_key ON money_alerts (key, id DESC)`,
  `CREATE TABLE provider_movements (
    id text PRIMARY KEY,
    type text NOT NULL,
    source_id text,
    intent_id text,
    transfer_id text,
    amount_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX provider_movements_intent ON provider_movements (intent_id)`,
  `CREATE INDEX provider_movements_transfer ON provider_movements (transfer_id) WHERE transfer_id IS NOT NULL`,
  `CREATE INDEX provider_movements_created ON provider_movements (created_at)`,
  `CREATE TABLE reconciliation_runs (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'looking_again', 'finished', 'failed')),
    started_by integer REFERENCES users,
    started_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    since timestamptz NOT NULL,
    records integer NOT NULL DEFAULT 0,
    compared integer NOT NULL DEFAULT 0,
    differences integer NOT NULL DEFAULT 0,
    suspects jsonb NOT NULL DEFAULT '[]'
  )`,
  `CREATE UNIQUE INDEX reconciliation_runs_one_at_a_time ON reconciliation_runs ((true)) WHERE state IN ('running', 'looking_again')`,
  `ALTER TABLE stripe_events ADD COLUMN ignored boolean NOT NULL DEFAULT false,
     ADD COLUMN tries integer NOT NULL DEFAULT 0,
     ADD COLUMN next_try_at timestamptz`,
  `UPDATE stripe_events SET ignored = true WHERE NOT handled`,
  `CREATE INDEX stripe_events_parked ON stripe_events (received_at DESC) WHERE NOT handled AND NOT ignored`,
];
