import { PgBoss } from 'pg-boss';
import { isDatabaseOutage } from '../database/outage';
import { SilentPostgres } from '../database/testing/silent-postgres';
import { queueConnections } from './queue-connections';

describe('the connections of the queue', () => {
  let postgres: SilentPostgres;
  beforeEach(async () => void (postgres = await SilentPostgres.listen()));
  afterEach(() => postgres.close());

  it('are given up when a statement gets no answer, which counts as an outage', async () => {
    postgres.answersStatements = false;
    const boss = new PgBoss(
      queueConnections({ DATABASE_URL: `postgres://groupride@127.0.0.1:${postgres.port}/groupride` }, 200),
    );
    boss.on('error', () => undefined);
    const failure = await boss.start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isDatabaseOutage(failure)).toBe(true);
  });
});
