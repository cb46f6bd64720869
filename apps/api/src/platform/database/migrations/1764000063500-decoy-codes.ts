import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for codes of accounts that do not exist. They are answered like those of real accounts, by every process. */
export class DecoyCodes1764000063500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE decoy_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      identifier_hash text NOT NULL,
      browser_hash text NOT NULL,
      network_hash text NOT NULL,
      attempts smallint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE INDEX decoy_codes_identifier ON decoy_codes (identifier_hash, id)`);
    await runner.query(`CREATE INDEX decoy_codes_created_at ON decoy_codes (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE decoy_codes`);
  }
}
