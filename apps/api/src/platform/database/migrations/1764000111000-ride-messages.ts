import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chat of a ride, and how far each person has read it. */
export class RideMessages1764000111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ride_messages (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      author_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      author text NOT NULL CHECK (author IN ('organizer', 'member', 'driver')),
      client_id uuid NOT NULL,
      text text CHECK (char_length(text) <= 500),
      quick_reply text,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (author_id, client_id),
      CHECK (num_nonnulls(text, quick_reply) = 1)
    )`);
    await runner.query(`CREATE INDEX ride_messages_of_ride ON ride_messages (ride_id, id DESC)`);
    await runner.query(`CREATE TABLE ride_message_reads (
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      through integer NOT NULL,
      PRIMARY KEY (ride_id, user_id)
    )`);
    await runner.query(`CREATE INDEX ride_message_reads_of_user ON ride_message_reads (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ride_message_reads, ride_messages`);
  }
}
