import { Database } from '../store/database';

describe('a statement of the sandbox', () => {
  let database: Database;
  beforeAll(async () => void (database = await Database.open(process.env['SANDBOX_DATABASE']!)));
  afterAll(() => database.close());

  it('is parsed once, however often a connection runs it', async () => {
    const statements = await database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
      for (const id of ['cus_1', 'cus_2']) await tx.find('customer', id);
      return tx.query<{ sql: string; runs: number }>(
        `SELECT statement AS sql, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements`,
      );
    });
    expect(statements).toContainEqual({ sql: expect.stringContaining('SELECT data, hidden'), runs: 2 });
  });
});
