import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One process at a time matches requests and drivers; another one takes over when it no longer extends its lease. */
export class DispatchLease1798300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE dispatch_lease (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      holder text,
      expires_at timestamptz NOT NULL DEFAULT now(),
      round_began_at timestamptz NOT NULL DEFAULT now(),
      requested bigint NOT NULL DEFAULT 0,
      served bigint NOT NULL DEFAULT 0
    )`);
    await runner.query(`INSERT INTO dispatch_lease DEFAULT VALUES`);
    await runner.query(
      `COMMENT ON TABLE dispatch_lease IS 'One row: which process matches requests and drivers, and how many rounds were requested'`,
    );
    await runner.query(`COMMENT ON COLUMN dispatch_lease.requested IS 'Rounds requested so far'`);
    await runner.query(
      `COMMENT ON COLUMN dispatch_lease.served IS 'Value of requested when the last finished round began'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dispatch_lease');
  }
}
