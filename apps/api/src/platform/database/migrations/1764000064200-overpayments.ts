import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = ['ride', 'share', 'tip', 'debt'] as const;

/** Payments for nothing that their payer owes have the purpose `overpayment`. */
export class Overpayments1764000064200 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rename(runner, 'surplus', 'overpayment');
  }

  down(runner: QueryRunner): Promise<void> {
    return rename(runner, 'overpayment', 'surplus');
  }
}

async function rename(runner: QueryRunner, before: string, after: string): Promise<void> {
  await runner.query('ALTER TABLE payments DROP CONSTRAINT payments_purpose_check');
  await runner.query('UPDATE payments SET purpose = $2 WHERE purpose = $1', [before, after]);
  const allowed = [...PURPOSES, after].map((purpose) => `'${purpose}'`).join(', ');
  await runner.query(`ALTER TABLE payments ADD CONSTRAINT payments_purpose_check CHECK (purpose IN (${allowed}))`);
}
