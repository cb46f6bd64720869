import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever reads the table, or a backup of it, must not be able to sign in with what it holds. Sessions go on. */
export class HashedSessionIds1764000040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE sessions SET sid = encode(sha256(convert_to(sid, 'UTF8')), 'hex')`);
    await runner.query(`COMMENT ON COLUMN sessions.sid IS 'SHA-256 of the id in the cookie, in hexadecimal digits'`);
  }

  /** The ids cannot be found again: everybody signs in anew. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sessions`);
    await runner.query(`COMMENT ON COLUMN sessions.sid IS NULL`);
  }
}
