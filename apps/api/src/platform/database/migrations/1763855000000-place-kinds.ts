import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "hotel" finds hotels by what they are, whatever they are called. */
export class PlaceKinds1763855000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX city_places_kind ON city_places (city_id, kind) WHERE kind <> 'address'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX city_places_kind`);
  }
}
