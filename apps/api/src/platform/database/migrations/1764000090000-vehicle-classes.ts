import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The class of each driver's vehicle. Existing vehicles get it from their model where it names one, otherwise from their seats. */
export class VehicleClasses1764000090000 implements MigrationInterface {
  readonly name = 'VehicleClasses1764000090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers ADD COLUMN vehicle_class text`);
    await runner.query(`UPDATE drivers SET vehicle_class = CASE
      WHEN vehicle ~* 'party' AND seats BETWEEN 8 AND 50 THEN 'party_bus'
      WHEN vehicle ~* 'coach' AND seats BETWEEN 25 AND 60 THEN 'coach'
      WHEN vehicle ~* 'mini-?\\s?bus' AND seats BETWEEN 9 AND 30 THEN 'minibus'
      WHEN vehicle ~* 'shuttle' AND seats BETWEEN 9 AND 40 THEN 'shuttle'
      WHEN seats <= 8 THEN 'car'
      WHEN seats <= 15 THEN 'van'
      WHEN seats <= 24 THEN 'minibus'
      WHEN seats <= 35 THEN 'shuttle'
      ELSE 'coach' END`);
    await runner.query(`ALTER TABLE drivers ALTER COLUMN vehicle_class SET NOT NULL,
      ADD CONSTRAINT drivers_vehicle_class_check CHECK (vehicle_class IN ('car', 'van', 'minibus', 'shuttle', 'coach', 'party_bus'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers DROP COLUMN vehicle_class`);
  }
}
