import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are notified about in the application, once per person and event. */
export class Notifications1764000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE notifications (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      key text NOT NULL,
      type text NOT NULL,
      kind text NOT NULL,
      ride_id integer REFERENCES rides ON DELETE CASCADE,
      data jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      deleted_at timestamptz,
      UNIQUE (user_id, key)
    )`);
    await runner.query(
      `CREATE INDEX notifications_of_user ON notifications (user_id, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX notifications_unread ON notifications (user_id) WHERE deleted_at IS NULL AND read_at IS NULL`,
    );
    await runner.query(`CREATE INDEX notifications_created ON notifications (created_at)`);
    await runner.query(`CREATE INDEX notifications_of_ride ON notifications (ride_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notifications`);
  }
}
