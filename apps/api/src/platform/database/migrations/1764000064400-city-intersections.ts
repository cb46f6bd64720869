import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where streets of two names meet is an intersection. */
export class CityIntersections1764000064400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE city_crossings RENAME TO city_intersections');
    await runner.query('ALTER INDEX city_crossings_names RENAME TO city_intersections_names');
    await runner.query('ALTER INDEX city_crossings_pkey RENAME TO city_intersections_pkey');
    await runner.query('ALTER SEQUENCE city_crossings_id_seq RENAME TO city_intersections_id_seq');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER SEQUENCE city_intersections_id_seq RENAME TO city_crossings_id_seq');
    await runner.query('ALTER INDEX city_intersections_pkey RENAME TO city_crossings_pkey');
    await runner.query('ALTER INDEX city_intersections_names RENAME TO city_crossings_names');
    await runner.query('ALTER TABLE city_intersections RENAME TO city_crossings');
  }
}
