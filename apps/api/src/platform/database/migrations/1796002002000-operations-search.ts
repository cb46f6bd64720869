import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  users_name_search: `users USING gin (lower(name) gin_trgm_ops)`,
  users_email_search: `users USING gin (email gin_trgm_ops)`,
  users_phone_search: `users USING gin (phone gin_trgm_ops) WHERE phone IS NOT NULL`,
  drivers_plate_search: `drivers USING gin (upper(regexp_replace(license_plate, '[^A-Za-z0-9]', '', 'g')) gin_trgm_ops)`,
  drivers_phone_search: `drivers USING gin (phone gin_trgm_ops)`,
};

/** Operators find people by any part of a name, address or number, and drivers by their plate. */
export class OperationsSearch1796002002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
