import pg from 'pg';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { freePorts, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { runApiProgram } from './support/api-programs';
import { KillableApi } from './support/killable-api';
import { until } from './support/rides';

/** The migration that is taken back, and what it made. It also changes `dispatch_lease`. */
const TAKEN_BACK = `DROP TABLE round_requests; DELETE FROM migrations WHERE name = 'RoundRequests1798878370000'`;

let program: KillableApi;
let databaseUrl: string;

beforeAll(async () => {
  const { newDatabase } = await startPostgres();
  const [port] = await freePorts(1);
  databaseUrl = await newDatabase();
  const migrated = await KillableApi.prepare({ ...TEST_KEYS, DATABASE_URL: await newDatabase() });
  program = migrated.onPort(port!, { DATABASE_URL: databaseUrl });
}, 120_000);
afterEach(() => program?.killAll());
afterAll(() => stopAll());

const migrate = () => runApiProgram('migrate', { DATABASE_URL: databaseUrl });

async function connected(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  return connection;
}

const statusOf = (path: string) =>
  fetch(program.url + path).then(
    ({ status }) => status,
    () => 0,
  );

it('a process that starts before the migration waits for it, and two migrations at once do not collide', async () => {
  const started = program.start();
  await until(
    () => statusOf('/api/health/ready'),
    (status) => status === 503,
  );
  expect(await statusOf('/api/health')).toBe(200);
  const refused = await fetch(`${program.url}/api/config`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', status: 503 });
  expect(await program.log()).toMatch(/lacks \d+ migrations .* InitialSchema1700000000000\. Run "node .*migrate\.js"/);

  const [one, other] = await Promise.all([migrate(), migrate()]);
  expect([one, other].filter((output) => /^Applied InitialSchema1700000000000, /.test(output))).toHaveLength(1);
  expect([one, other].filter((output) => output === 'The schema is up to date\n')).toHaveLength(1);
  expect((await started).exitCode).toBeNull();
  expect(await statusOf('/api/config')).toBe(200);
}, 120_000);

it('a migration waits for a table that is in use without holding up those who read it', async () => {
  await migrate();
  const [user, reader] = [await connected(), await connected()];
  try {
    await reader.query(TAKEN_BACK);
    await user.query('BEGIN; LOCK TABLE dispatch_lease IN SHARE UPDATE EXCLUSIVE MODE');
    let output = '';
    const migrating = migrate().then((text) => (output = text));
    const refusals = () =>
      reader.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'groupride-migrate' AND wait_event_type = 'Lock'
                       AND datname = current_database()`);
    await until(refusals, ({ rowCount }) => rowCount === 1);
    await until(refusals, ({ rowCount }) => rowCount === 0);
    expect(output).toBe('');
    expect((await reader.query('SELECT 1 FROM dispatch_lease')).rowCount).toBe(1);
    await user.query('COMMIT');
    await migrating;
    expect(output).toContain('Applied RoundRequests1798878370000\n');
    expect(output).toContain('A migration waits for a transaction that uses its table');
  } finally {
    await user.end();
    await reader.end();
  }
}, 60_000);
