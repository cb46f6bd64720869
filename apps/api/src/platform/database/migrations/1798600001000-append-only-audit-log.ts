import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  audit_log_subject: 'audit_log (subject text_pattern_ops, id)',
  audit_log_action: 'audit_log (action, id)',
  audit_log_actor: 'audit_log (actor_id, id)',
  audit_log_at: 'audit_log (at)',
};

/** Nobody changes what was recorded, whatever the code does. */
export class AppendOnlyAuditLog1798600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
    await runner.query(`
      CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is append-only'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_is_append_only';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      EXECUTE FUNCTION audit_log_is_append_only()`);
    // Also for a session that replicates, which skips other triggers.
    await runner.query(`ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER audit_log_append_only ON audit_log`);
    await runner.query(`DROP FUNCTION audit_log_is_append_only`);
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
