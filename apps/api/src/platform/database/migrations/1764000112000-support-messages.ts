import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to operations and operations answer: one thread per person, and how far each side has read it. */
export class SupportMessages1764000112000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE support_messages (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      author_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      from_operations boolean NOT NULL,
      client_id uuid NOT NULL,
      text text NOT NULL CHECK (char_length(text) <= 500),
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (author_id, client_id)
    )`);
    await runner.query(`CREATE INDEX support_messages_of_user ON support_messages (user_id, id DESC)`);
    await runner.query(`CREATE TABLE support_reads (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      by_operations boolean NOT NULL,
      through integer NOT NULL,
      PRIMARY KEY (user_id, by_operations)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE support_reads, support_messages`);
  }
}
