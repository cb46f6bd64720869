import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Faults that a sandbox simulates in deliveries. */
export class WebhookFaults1798770201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webhook_faults (
      endpoint_id integer PRIMARY KEY REFERENCES webhook_endpoints ON DELETE CASCADE,
      fault text NOT NULL,
      times integer CHECK (times >= 0),
      seconds integer NOT NULL
    )`);
    await runner.query(`COMMENT ON COLUMN webhook_faults.times IS 'Attempts left that it concerns; null: all of them'`);
    await runner.query(`COMMENT ON COLUMN webhook_faults.seconds IS 'How late a slow delivery is sent, in real time'`);
    await runner.query(`ALTER TABLE webhook_attempts ADD simulated_fault text`);
    await runner.query(
      `COMMENT ON COLUMN webhook_attempts.simulated_fault IS 'The sandbox simulated it; null: the attempt was real'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_attempts DROP simulated_fault`);
    await runner.query(`DROP TABLE webhook_faults`);
  }
}
