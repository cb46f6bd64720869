import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers in which people agreed to Web Push, and the topics that they switched off. */
export class PushSubscriptions1764000130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE push_subscriptions (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        session_key text NOT NULL,
        endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
    await runner.query(`CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id)`);
    await runner.query(
      `CREATE TABLE disabled_push_topics (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        topic text NOT NULL,
        PRIMARY KEY (user_id, topic)
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE disabled_push_topics`);
    await runner.query(`DROP TABLE push_subscriptions`);
  }
}
