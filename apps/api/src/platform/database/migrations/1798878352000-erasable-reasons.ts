import type { MigrationInterface, QueryRunner } from 'typeorm';

const ERASES_TEXTS = (...allowed: string[]) => `
  CREATE OR REPLACE FUNCTION audit_log_erases_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.id, NEW.actor_id, NEW.action, NEW.at) IS DISTINCT FROM (OLD.id, OLD.actor_id, OLD.action, OLD.at)
      OR NOT coalesce(${allowed.map((change) => `(${change})`).join(' OR ')}, false)
    THEN
      RAISE EXCEPTION 'the audit log is append-only'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_is_append_only';
    END IF;
    RETURN NEW;
  END $$`;

const SEARCH = `OLD.action = 'search' AND OLD.subject LIKE 'search:%' AND NEW.subject = 'search:' AND NEW.data = OLD.data`;
const SEARCH_OF_CHARGES = `OLD.action = 'search_charges' AND NEW.subject = OLD.subject AND NEW.data = OLD.data - 'query'`;
const REASON_ABOUT_ERASED_PERSON = `NEW.subject = OLD.subject AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
  AND EXISTS (SELECT 1 FROM users u WHERE OLD.subject = 'user:' || u.id AND u.deleted_at IS NOT NULL)`;

/** The reason of an entry can be erased from the audit log once the person whom the entry is about is erased. */
export class ErasableReasons1798878352000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ERASES_TEXTS(SEARCH, SEARCH_OF_CHARGES, REASON_ABOUT_ERASED_PERSON));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ERASES_TEXTS(SEARCH, SEARCH_OF_CHARGES));
  }
}
