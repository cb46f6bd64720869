import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cards that people saved at the payment provider; payments that wait on such a card until their hold is due, that are
 * brought back to the person to mend, and whose hold is renewed before the bank gives it back.
 */
export class SavedCards1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE payments SET state = 'created' WHERE state = 'stored'`);
    await runner.query(`ALTER TABLE payments DROP CONSTRAINT payments_state_check,
      ADD CONSTRAINT payments_state_check CHECK (state IN ('created', 'requires_action', 'failed', 'authorized', 'captured', 'released')),
      DROP COLUMN setup_intent_id, DROP COLUMN setup_client_secret, DROP COLUMN method_id, DROP COLUMN authorize_at, DROP COLUMN mend_before,
      DROP COLUMN next_intent_id, DROP COLUMN next_client_secret, DROP COLUMN confirms`);
    await runner.query(`DROP TABLE card_setups, saved_cards`);
  }
}

const STATEMENTS = [
  `CREATE TABLE saved_cards (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users,
    method_id text NOT NULL UNIQUE,
    brand text NOT NULL,
    last4 text NOT NULL,
    exp_month smallint NOT NULL,
    exp_year smallint NOT NULL,
    is_default boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    removed_at timestamptz,
    CHECK (removed_at IS NULL OR NOT is_default)
  )`,
  `CREATE UNIQUE INDEX saved_cards_one_default ON saved_cards (user_id) WHERE is_default`,
  `CREATE INDEX saved_cards_of_user ON saved_cards (user_id, id) WHERE removed_at IS NULL`,
  // The newest attempt of a person to save a card; one that was not finished is given again.
  `CREATE TABLE card_setups (
    user_id integer PRIMARY KEY REFERENCES users,
    attempt integer NOT NULL DEFAULT 1,
    setup_intent_id text UNIQUE
  )`,
  `ALTER TABLE payments DROP CONSTRAINT payments_state_check,
     ADD CONSTRAINT payments_state_check CHECK (state IN ('created', 'requires_action', 'failed', 'stored', 'authorized', 'captured', 'released')),
     ADD COLUMN setup_intent_id text UNIQUE,
     ADD COLUMN setup_client_secret text,
     ADD COLUMN method_id text,
     ADD COLUMN authorize_at timestamptz,
     ADD COLUMN mend_before timestamptz,
     ADD COLUMN next_intent_id text UNIQUE,
     ADD COLUMN next_client_secret text,
     ADD COLUMN confirms integer NOT NULL DEFAULT 0`,
  `CREATE INDEX payments_waiting_on_a_card ON payments (method_id) WHERE state = 'stored'`,
];
