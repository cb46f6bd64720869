import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role that owns the tables, with which the API connects, may add to the audit log and read it. A superuser is only stopped by the trigger. */
export class AuditLogPrivileges1798875000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM PUBLIC, CURRENT_USER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`GRANT UPDATE, DELETE, TRUNCATE ON audit_log TO CURRENT_USER`);
  }
}
