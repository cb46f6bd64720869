import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that people can stop carry a link for it in their headers. */
export class UnsubscribeLinks1797500001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_messages ADD COLUMN unsubscribe_url text`);
    await runner.query(
      `COMMENT ON COLUMN outbox_messages.unsubscribe_url IS 'Stops mails of this kind by one POST (RFC 8058); null for mails that cannot be stopped'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_messages DROP COLUMN unsubscribe_url`);
  }
}
