import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where streets of two names meet, which people look for as "Trade and Tryon". A city that is there already has none until
 * it is built again.
 */
export class CityCrossings1764000037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE city_crossings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      city_id integer NOT NULL REFERENCES cities ON DELETE CASCADE,
      one text NOT NULL,
      other text NOT NULL,
      address text NOT NULL,
      lat double precision NOT NULL,
      lng double precision NOT NULL
    )`);
    await runner.query(`CREATE INDEX city_crossings_names ON city_crossings (city_id, one, other)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE city_crossings`);
  }
}
