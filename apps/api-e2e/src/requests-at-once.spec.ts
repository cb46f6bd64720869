import pg from 'pg';
import { type Api, client, startApi } from './support/api';
import { expectStatus, person, type Person } from './support/people';
import { until, UPTOWN } from './support/rides';

const POOL = 8;
const AT_ONCE = 3;
const WAITING = 30;
const REQUESTS = 100;
const AIRPORT = { name: 'Airport', lat: 35.2214, lng: -80.9435 };
let api: Api;

beforeAll(async () => {
  api = await startApi({
    DATABASE_POOL: String(POOL),
    REQUESTS_AT_ONCE: String(AT_ONCE),
    REQUESTS_WAITING: String(WAITING),
  });
});
afterAll(() => api.stop());

const book = async (who: Person): Promise<() => ReturnType<Person['client']['post']>> => {
  const trip = { groupSize: 2, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT };
  const { body } = await expectStatus(who.client.post('/api/calculate-pricing', trip), 200);
  return () => who.client.post('/api/rides', { quoteId: body.quoteId, paymentMethod: 'cash' });
};

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
      expect(await waitingForLocks()).toHaveLength(AT_ONCE);
      expect((await bookOther()).status).toBe(201);
      expect((await client(api).get('/api/config')).status).toBe(200);
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
