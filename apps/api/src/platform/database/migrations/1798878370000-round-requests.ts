import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNUSED = 'Unused since rounds are requested by rows of round_requests. Processes from before that count here';

/** Transactions that make a ride wait request its round themselves, side by side: each adds a row of its own. */
export class RoundRequests1798878370000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE round_requests (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)`);
    await runner.query(
      `COMMENT ON TABLE round_requests IS 'Requests for matching rounds. A round deletes those that were there when it began'`,
    );
    await describe(runner, {
      requested: UNUSED,
      served: UNUSED,
      ahead_requested: 'Changes when a round is asked to retry scheduled rides without a driver',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE round_requests`);
    await describe(runner, {
      requested: 'Rounds requested so far',
      served: 'Value of requested when the last finished round began',
      ahead_requested: 'Value of requested when a round was last asked to retry scheduled rides without a driver',
    });
  }
}

async function describe(runner: QueryRunner, comments: Record<string, string>): Promise<void> {
  for (const [column, comment] of Object.entries(comments))
    await runner.query(`COMMENT ON COLUMN dispatch_lease.${column} IS '${comment}'`);
}
