import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every message about a ride is addressed to the current operators, so they have to be found quickly among all users. */
export class OperatorsIndex1764000050000 implements MigrationInterface {
  readonly name = 'OperatorsIndex1764000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_operators ON users (id) WHERE is_admin');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_operators');
  }
}
