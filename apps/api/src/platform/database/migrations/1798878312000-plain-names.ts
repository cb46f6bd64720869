import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations find people by name however it is typed: "Maria Jose" finds María José. */
export class PlainNames1798878312000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Lowercase letters without accents. The last pairs are letters that Unicode does not take apart.
    await runner.query(`CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN translate(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'øđłıħŧ', 'odliht')`);
    await runner.query(`DROP INDEX users_by_name, users_name_search`);
    // A column, because lists that are read in their order compare the names of up to 200,000 people.
    await runner.query(
      `ALTER TABLE users ADD COLUMN plain_name text NOT NULL GENERATED ALWAYS AS (plain_name(name)) STORED`,
    );
    await runner.query(`CREATE INDEX users_by_name ON users (plain_name, id)
      INCLUDE (email, guest_ride_id, deleted_at, is_service_account, blocked_at, phone_verified_at)`);
    await runner.query(`CREATE INDEX users_name_search ON users USING gin (plain_name gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_by_name, users_name_search`);
    await runner.query(`ALTER TABLE users DROP COLUMN plain_name`);
    await runner.query(`DROP FUNCTION plain_name`);
    await runner.query(`CREATE INDEX users_by_name ON users (lower(name), id)
      INCLUDE (name, email, guest_ride_id, deleted_at, is_service_account, blocked_at, phone_verified_at)`);
    await runner.query(`CREATE INDEX users_name_search ON users USING gin (lower(name) gin_trgm_ops)`);
  }
}
