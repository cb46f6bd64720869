import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people who apply to drive say about themselves and their vehicle. Drivers who applied before have no row. */
export class DriverApplications1797600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE driver_applications (
      driver_id integer PRIMARY KEY REFERENCES drivers ON DELETE CASCADE,
      full_name text NOT NULL,
      date_of_birth date NOT NULL,
      address text NOT NULL,
      city text NOT NULL,
      state text NOT NULL,
      zip_code text NOT NULL,
      license_number text NOT NULL,
      license_state text NOT NULL,
      licensed_since date NOT NULL,
      emergency_contact text NOT NULL,
      emergency_phone text NOT NULL,
      experience text,
      vehicle_make text NOT NULL,
      vehicle_model text NOT NULL,
      vehicle_year integer NOT NULL,
      vehicle_color text NOT NULL,
      insurance_provider text NOT NULL,
      insurance_policy text NOT NULL,
      consents text[] NOT NULL,
      consent_version text NOT NULL,
      submitted_at timestamptz NOT NULL
    )`);
    await runner.query(
      `COMMENT ON TABLE driver_applications IS 'What drivers applied with; personal, for the driver and operations alone'`,
    );
    await runner.query(
      `COMMENT ON COLUMN driver_applications.consent_version IS 'Wording of the consents that the applicant agreed to'`,
    );
    await runner.query(
      `COMMENT ON COLUMN driver_applications.submitted_at IS 'When the application was sent and the consents were given'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_applications');
  }
}
