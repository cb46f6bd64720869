import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A phone number counts once somebody has proved to have the phone: numbers are unique among those alone, and who proved
 * which number is kept, because a number's first ride is taken for all its accounts, later ones too.
 */
export class VerifiedPhones1763740000000 implements MigrationInterface {
  readonly name = 'VerifiedPhones1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `DROP INDEX users_phone_key`,
  `CREATE UNIQUE INDEX users_verified_phone_key ON users (phone) WHERE phone_verified_at IS NOT NULL`,
  `ALTER TABLE sign_in_codes DROP CONSTRAINT sign_in_codes_purpose_check`,
  `ALTER TABLE sign_in_codes ADD CONSTRAINT sign_in_codes_purpose_check CHECK (purpose IN ('sign_in', 'second_factor', 'phone'))`,
  `CREATE TABLE phone_proofs (
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    phone text NOT NULL,
    proved_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, phone)
  )`,
  `CREATE INDEX phone_proofs_phone ON phone_proofs (phone)`,
  `INSERT INTO phone_proofs (user_id, phone, proved_at) SELECT id, phone, phone_verified_at FROM users WHERE phone IS NOT NULL AND phone_verified_at IS NOT NULL`,
  // What was recorded of numbers that nobody had verified must not keep their owners from their first ride.
  `UPDATE promotion_redemptions r SET phone = NULL
   WHERE phone IS NOT NULL AND NOT EXISTS (SELECT 1 FROM phone_proofs p WHERE p.user_id = r.user_id AND p.phone = r.phone)`,
];

const DOWN = [
  `DROP TABLE phone_proofs`,
  `DELETE FROM sign_in_codes WHERE purpose = 'phone'`,
  `ALTER TABLE sign_in_codes DROP CONSTRAINT sign_in_codes_purpose_check`,
  `ALTER TABLE sign_in_codes ADD CONSTRAINT sign_in_codes_purpose_check CHECK (purpose IN ('sign_in', 'second_factor'))`,
  `DROP INDEX users_verified_phone_key`,
  // Numbers were unique before; of several accounts with one, the one that verified it keeps it, or else the oldest.
  `UPDATE users u SET phone = NULL WHERE phone_verified_at IS NULL AND EXISTS (
     SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND (o.phone_verified_at IS NOT NULL OR o.id < u.id))`,
  `CREATE UNIQUE INDEX users_phone_key ON users (phone) WHERE phone IS NOT NULL`,
];
