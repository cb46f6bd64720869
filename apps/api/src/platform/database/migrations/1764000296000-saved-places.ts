import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that riders name: Home, Work, and others. */
export class SavedPlaces1764000296000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE saved_places (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        label text NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        lat double precision NOT NULL,
        lng double precision NOT NULL
      )`,
    );
    await runner.query(`CREATE UNIQUE INDEX saved_places_label ON saved_places (user_id, lower(label))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE saved_places`);
  }
}
