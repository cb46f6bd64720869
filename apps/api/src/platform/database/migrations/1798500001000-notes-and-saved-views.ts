import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators write down about people, and the filters that they name. */
export class NotesAndSavedViews1798500001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE person_notes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users,
      author_id integer NOT NULL REFERENCES users,
      client_id uuid NOT NULL,
      text text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT person_notes_once UNIQUE (author_id, client_id)
    )`);
    await runner.query(
      `COMMENT ON TABLE person_notes IS 'What operators wrote down about people; only operations see it'`,
    );
    await runner.query(`CREATE INDEX person_notes_of_user ON person_notes (user_id, id)`);
    await runner.query(`CREATE TABLE saved_views (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      operator_id integer NOT NULL REFERENCES users,
      list text NOT NULL CHECK (list IN ('rides', 'riders', 'drivers')),
      name text NOT NULL,
      filters text NOT NULL
    )`);
    await runner.query(`COMMENT ON TABLE saved_views IS 'Filters and orders of lists that operators have named'`);
    await runner.query(`CREATE UNIQUE INDEX saved_views_name ON saved_views (operator_id, list, lower(name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
    await runner.query('DROP TABLE person_notes');
  }
}
