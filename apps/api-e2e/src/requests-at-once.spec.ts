import pg from 'pg';
import { type Answer, type Api, client, startApi } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { until, UPTOWN } from './support/rides';

const POOL = 8;
const AT_ONCE = 3;
const WAITING = 30;
const REQUESTS = 100;
const REPORTS = 4;
/** The share of expensive requests. */
const SEARCHES = 3;
const OPERATORS = ['olga@example.test', 'omar@example.test', 'otto@example.test'];
const AIRPORT = { name: 'Airport', lat: 35.2214, lng: -80.9435 };
let api: Api;

beforeAll(async () => {
  api = await startApi({
    DATABASE_POOL: String(POOL),
    REQUESTS_AT_ONCE: String(AT_ONCE),
    REQUESTS_WAITING: String(WAITING),
    REPORT_POOL: String(REPORTS),
    ADMIN_EMAILS: OPERATORS.join(','),
  });
});
afterAll(() => api.stop());

const book = async (who: Person): Promise<() => ReturnType<Person['client']['post']>> => {
  const trip = { groupSize: 2, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT };
  const { body } = await expectStatus(who.client.post('/api/calculate-pricing', trip), 200);
  return () => who.client.post('/api/rides', { quoteId: body.quoteId, paymentMethod: 'cash' });
};

/** Makes everything that reads a table wait. @returns a function that lets it continue */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const lock = new pg.Client({ connectionString: api.databaseUrl });
  await lock.connect();
  await lock.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => lock.end();
}

/** Makes a person's bookings wait. @returns a function that lets them continue */
async function lockPerson({ id }: Person): Promise<() => Promise<void>> {
  const lock = new pg.Client({ connectionString: api.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
  return () => lock.end();
}

const waitingForLocks = () =>
  api.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);

describe('a burst of one person’s requests that wait for the same row', () => {
  it('leaves database connections for everybody else', async () => {
    const [someone, other] = await Promise.all([person(api), person(api)]);
    const [bookAgain, bookOther] = await Promise.all([book(someone), book(other)]);
    const release = await lockPerson(someone);
    let answered = 0;
    const burst = Promise.all(
      Array.from({ length: REQUESTS }, async () => {
        const answer = await bookAgain();
        answered += 1;
        return answer;
      }),
    );
    try {
      await until(
        async () => answered,
        (count) => count === REQUESTS - AT_ONCE - WAITING,
      );
      // The refusals may come before the last of the others reaches the locked row.
      await until(waitingForLocks, ({ length }) => length >= AT_ONCE);
      expect((await bookOther()).status).toBe(201);
      expect((await client(api).get('/api/config')).status).toBe(200);
      expect(await waitingForLocks()).toHaveLength(AT_ONCE);
    } finally {
      await release();
    }
    const answers = await burst;
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(REQUESTS - AT_ONCE - WAITING);
    expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } });
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'quote_used')).toHaveLength(AT_ONCE + WAITING - 1);
  });
});

/** Collects answers as they come. */
function collect(requests: readonly Promise<Answer>[]): Answer[] {
  const answers: Answer[] = [];
  for (const request of requests) void request.then((answer) => answers.push(answer));
  return answers;
}

describe('requests that take long', () => {
  it('of operators leave the database connections of everybody else alone, and are refused after a while', async () => {
    const clients = await Promise.all(OPERATORS.map((email, index) => operator(api, email, `704555999${index}`)));
    const bookAgain = await book(await person(api));
    const release = await lockTable('reviews');
    const reports = clients.flatMap((one) =>
      Array.from({ length: AT_ONCE }, () => one.get('/api/admin/metrics?period=today')),
    );
    const answers = collect(reports);
    try {
      await until(waitingForLocks, ({ length }) => length >= REPORTS);
      expect((await bookAgain()).status).toBe(201);
      expect(await waitingForLocks()).toHaveLength(REPORTS);
      await until(
        async () => answers.length,
        (count) => count > 0,
      );
      expect(answers[0]).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answers[0]!.body.detail).toMatch(/^Too many searches, lists and reports/);
      expect(answers[0]!.headers.get('retry-after')).toBe('5');
      expect((await client(api).get('/api/health/ready')).status).toBe(200);
    } finally {
      await release();
    }
    await Promise.all(reports);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  it('of many callers at once leave connections for bookings, and are refused after a while', async () => {
    const people = await Promise.all(Array.from({ length: POOL }, () => person(api)));
    const bookOther = await book(await person(api));
    const release = await lockTable('saved_places');
    const searches = people.map(({ client: c }) => c.get('/api/places'));
    const answers = collect(searches);
    try {
      await until(waitingForLocks, ({ length }) => length >= SEARCHES);
      expect((await bookOther()).status).toBe(201);
      expect(await waitingForLocks()).toHaveLength(SEARCHES);
      await until(
        async () => answers.length,
        (count) => count === POOL - SEARCHES,
      );
      for (const { status, body, headers } of answers)
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    } finally {
      await release();
    }
    expect((await Promise.all(searches)).filter(({ status }) => status === 200)).toHaveLength(SEARCHES);
  });
});
