import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRIGGER = (events: string) =>
  `CREATE TRIGGER audit_log_append_only BEFORE ${events} ON audit_log EXECUTE FUNCTION audit_log_is_append_only()`;

/** What operators searched for can be erased from the audit log, because it can name a person. Nothing else changes. */
export class ErasableSearchTexts1798878340000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION audit_log_erases_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.id, NEW.actor_id, NEW.action, NEW.at) IS DISTINCT FROM (OLD.id, OLD.actor_id, OLD.action, OLD.at)
          OR NOT coalesce(
            (OLD.action = 'search' AND OLD.subject LIKE 'search:%' AND NEW.subject = 'search:' AND NEW.data = OLD.data)
            OR (OLD.action = 'search_charges' AND NEW.subject = OLD.subject AND NEW.data = OLD.data - 'query'), false)
        THEN
          RAISE EXCEPTION 'the audit log is append-only'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_is_append_only';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_log_erases_search_texts BEFORE UPDATE ON audit_log
      FOR EACH ROW EXECUTE FUNCTION audit_log_erases_search_texts()`);
    await runner.query(`DROP TRIGGER audit_log_append_only ON audit_log`);
    await runner.query(TRIGGER('UPDATE OF id, actor_id, action, at OR DELETE OR TRUNCATE'));
    for (const trigger of ['audit_log_erases_search_texts', 'audit_log_append_only'])
      await runner.query(`ALTER TABLE audit_log ENABLE ALWAYS TRIGGER ${trigger}`);
    await runner.query(`GRANT UPDATE (subject, data) ON audit_log TO CURRENT_USER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE UPDATE (subject, data) ON audit_log FROM CURRENT_USER`);
    await runner.query(`DROP TRIGGER audit_log_append_only ON audit_log`);
    await runner.query(TRIGGER('UPDATE OR DELETE OR TRUNCATE'));
    await runner.query(`ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only`);
    await runner.query(`DROP TRIGGER audit_log_erases_search_texts ON audit_log`);
    await runner.query(`DROP FUNCTION audit_log_erases_search_texts`);
  }
}
