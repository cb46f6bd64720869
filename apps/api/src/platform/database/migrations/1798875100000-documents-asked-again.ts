import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations can ask for a new picture of a document, with a reason as for a rejection. */
export class DocumentsAskedAgain1798875100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.replaceChecks(runner, `'in_review', 'accepted', 'asked_again', 'rejected'`, `'asked_again', 'rejected'`);
    await runner.query(
      `CREATE INDEX driver_documents_asked_again ON driver_documents (driver_id) WHERE state = 'asked_again'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX driver_documents_asked_again`);
    await runner.query(`UPDATE driver_documents SET state = 'rejected' WHERE state = 'asked_again'`);
    await this.replaceChecks(runner, `'in_review', 'accepted', 'rejected'`, `'rejected'`);
  }

  /** The checks have the names that PostgreSQL gave them. */
  private async replaceChecks(runner: QueryRunner, states: string, withReason: string): Promise<void> {
    await runner.query(`ALTER TABLE driver_documents
      DROP CONSTRAINT driver_documents_state_check,
      DROP CONSTRAINT driver_documents_check,
      ADD CONSTRAINT driver_documents_state_check CHECK (state IN (${states})),
      ADD CONSTRAINT driver_documents_check CHECK ((state IN (${withReason})) = (reason IS NOT NULL))`);
  }
}
