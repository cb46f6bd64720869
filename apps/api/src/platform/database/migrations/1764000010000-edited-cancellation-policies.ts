import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators add versions of the cancellation policy for times to come. What has been in force is never changed again. */
export class EditedCancellationPolicies1764000010000 implements MigrationInterface {
  readonly name = 'EditedCancellationPolicies1764000010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER cancellation_rules_only_coming ON cancellation_rules`);
    await runner.query(`DROP TRIGGER cancellation_policies_only_coming ON cancellation_policies`);
    await runner.query(`DROP FUNCTION cancellation_rules_only_coming, cancellation_policies_only_coming`);
    await runner.query(`DROP INDEX rides_of_policy`);
    await runner.query(`ALTER TABLE cancellation_policies DROP COLUMN created_at, DROP COLUMN created_by`);
  }
}

const STATEMENTS = [
  `ALTER TABLE cancellation_policies ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN created_by integer REFERENCES users`,
  `CREATE INDEX rides_of_policy ON rides (cancel_policy_id)`,
  `CREATE FUNCTION cancellation_policies_only_coming() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND OLD.valid_from > now() THEN RETURN OLD; END IF;
     IF TG_OP = 'INSERT' AND NEW.valid_from > now() THEN RETURN NEW; END IF;
     IF TG_OP = 'UPDATE' AND (NEW.id, NEW.valid_from) = (OLD.id, OLD.valid_from)
       AND coalesce(OLD.valid_until, 'infinity') > now() AND coalesce(NEW.valid_until, 'infinity') > now() THEN RETURN NEW; END IF;
     RAISE EXCEPTION 'a cancellation policy changes only for times to come';
   END $$`,
  `CREATE TRIGGER cancellation_policies_only_coming BEFORE INSERT OR UPDATE OR DELETE ON cancellation_policies
     FOR EACH ROW EXECUTE FUNCTION cancellation_policies_only_coming()`,
  `CREATE FUNCTION cancellation_rules_only_coming() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     policy integer := CASE TG_OP WHEN 'DELETE' THEN OLD.policy_id ELSE NEW.policy_id END;
   BEGIN
     IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM cancellation_policies WHERE id = policy AND valid_from <= now()) THEN
       RAISE EXCEPTION 'the rules of a cancellation policy are never changed';
     END IF;
     RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
   END $$`,
  `CREATE TRIGGER cancellation_rules_only_coming BEFORE INSERT OR UPDATE OR DELETE ON cancellation_rules
     FOR EACH ROW EXECUTE FUNCTION cancellation_rules_only_coming()`,
];
