import { type Api, startApi } from './support/api';
import { expectStatus, person } from './support/people';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await api.query('CREATE SEQUENCE attempts');
});
beforeEach(() => api.query('ALTER SEQUENCE attempts RESTART'));
afterEach(() => api.query('DROP TRIGGER IF EXISTS interfere ON users'));
afterAll(() => api.stop());

/** Runs PL/pgSQL inside every transaction that changes a name. A sequence counts the attempts, because no rollback resets it. */
async function whenNamesChange(body: string): Promise<void> {
  await api.query(
    `CREATE OR REPLACE FUNCTION interfere() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE attempt bigint := nextval('attempts'); BEGIN ${body} RETURN NEW; END $$`,
  );
  await api.query('CREATE TRIGGER interfere AFTER UPDATE OF name ON users FOR EACH ROW EXECUTE FUNCTION interfere()');
}

const attempts = async () =>
  Number((await api.query<{ last_value: string }>('SELECT last_value FROM attempts'))[0]!.last_value);

it('completes both of two calls whose transactions deadlock', async () => {
  const [ana, ben] = await Promise.all([person(api), person(api)]);
  // Each of the first two attempts waits until the other one holds its lock, and then asks for that lock.
  await whenNamesChange(`
    PERFORM pg_advisory_xact_lock(NEW.id);
    IF attempt <= 2 THEN
      WHILE (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid IN (${ana.id}, ${ben.id}) AND granted) < 2 LOOP PERFORM pg_sleep(0.01); END LOOP;
    END IF;
    PERFORM pg_advisory_xact_lock(${ana.id} + ${ben.id} - NEW.id);`);
  const answers = await Promise.all(
    [ana, ben].map((who, index) => who.client.patch('/api/users/me', { name: `Changed ${index}` })),
  );
  expect(answers.map(({ status, body }) => [status, body.name])).toEqual([
    [200, 'Changed 0'],
    [200, 'Changed 1'],
  ]);
  expect(await attempts()).toBe(3);
});

it.each(['deadlock_detected', 'serialization_failure'])(
  'retries a transaction that PostgreSQL ends with %s',
  async (condition) => {
    const someone = await person(api);
    await whenNamesChange(`IF attempt < 3 THEN RAISE ${condition}; END IF;`);
    const { body } = await expectStatus(someone.client.patch('/api/users/me', { name: 'Third Time' }), 200);
    expect([body.name, await attempts()]).toEqual(['Third Time', 3]);
  },
);

it('answers 503 with Retry-After and changes nothing when the conflict persists', async () => {
  const someone = await person(api, 'Still Myself');
  await whenNamesChange('RAISE serialization_failure;');
  const refused = await someone.client.patch('/api/users/me', { name: 'Somebody Else' });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after'), await attempts()]).toEqual([
    503,
    'unavailable',
    '1',
    4,
  ]);
  expect((await someone.client.get('/api/auth/user')).body.name).toBe('Still Myself');
});

it('does not retry a transaction that fails for another reason', async () => {
  const someone = await person(api);
  await whenNamesChange('RAISE division_by_zero;');
  await expectStatus(someone.client.patch('/api/users/me', { name: 'Never' }), 500);
  expect(await attempts()).toBe(1);
});

it('retries a transaction whose prepared statements a migration has invalidated', async () => {
  const someone = await person(api);
  for (let change = 0; change < 8; change += 1)
    await expectStatus(someone.client.patch('/api/users/me', { name: `Before ${change}` }), 200);
  await api.query('ALTER TABLE users ADD COLUMN added_by_a_migration text');
  const { body } = await expectStatus(someone.client.patch('/api/users/me', { name: 'After' }), 200);
  expect(body.name).toBe('After');
});
