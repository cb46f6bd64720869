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

const NOTES = `'{reason,note,text}'::text[]`;
const RIDE_OF_ENTRY = `coalesce(substring(OLD.subject FROM '^ride:(\\d+)$')::int,
  (SELECT ride_id FROM money_alerts WHERE id = substring(OLD.subject FROM '^alert:(\\d+)$')::int))`;
const ERASED_PEOPLE_OF_RIDE = `
  SELECT 1 FROM ride_members m JOIN users u ON u.id = m.user_id WHERE m.ride_id = ${RIDE_OF_ENTRY} AND u.deleted_at IS NOT NULL
  UNION ALL
  SELECT 1 FROM rides r JOIN users u ON u.id = r.organizer_id WHERE r.id = ${RIDE_OF_ENTRY} AND u.deleted_at IS NOT NULL`;
/** Each of the texts stays as it is or goes. */
const NOTE_ABOUT_RIDE_OF_ERASED_PERSON = `NEW.subject = OLD.subject AND OLD.data @> NEW.data
  AND OLD.data - ${NOTES} = NEW.data - ${NOTES} AND EXISTS (${ERASED_PEOPLE_OF_RIDE})`;

/**
 * Reasons and notes of an entry about a ride, or about an alert of a ride, can be erased from the audit log once
 * somebody who was in the ride is erased.
 */
export class ErasableRideNotes1798878374000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      ERASES_TEXTS(SEARCH, SEARCH_OF_CHARGES, REASON_ABOUT_ERASED_PERSON, NOTE_ABOUT_RIDE_OF_ERASED_PERSON),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ERASES_TEXTS(SEARCH, SEARCH_OF_CHARGES, REASON_ABOUT_ERASED_PERSON));
  }
}
