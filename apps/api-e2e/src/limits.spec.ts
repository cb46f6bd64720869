import pg from 'pg';
import { type Api, client, startApi } from './support/api';
import { person } from './support/people';
import { until } from './support/rides';

const PER_USER = 60;
const PER_ADDRESS = 200;
const PER_IDENTIFIER = 4;
/** Limits of one caller's expensive requests. */
const AT_ONCE = 2;
const WAITING = 4;
let api: Api;

beforeAll(async () => {
  // The tests' own address is not a trusted proxy here, so X-Forwarded-For must be ignored.
  api = await startApi({
    RATE_PER_MINUTE: String(PER_USER),
    ADDRESS_RATE_PER_MINUTE: String(PER_ADDRESS),
    AUTH_IDENTIFIER_RATE_PER_MINUTE: String(PER_IDENTIFIER),
    HEAVY_REQUESTS_AT_ONCE: String(AT_ONCE),
    HEAVY_REQUESTS_WAITING: String(WAITING),
    TRUSTED_PROXIES: '192.0.2.1',
  });
});
afterAll(() => api.stop());

const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('a malformed request', () => {
  it('is refused when it nests too deeply', async () => {
    for (const body of [
      nested(20_000),
      `{"identifier":${nested(20_000)}}`,
      `{"a":`.repeat(5000) + '1' + '}'.repeat(5000),
    ]) {
      expect(await client(api).post('/api/auth/code', body)).toMatchObject({
        status: 400,
        body: { code: 'malformed_request' },
      });
    }
  });

  it('is refused with a list in place of an object, or a number in another notation', async () => {
    const someone = await person(api);
    const place = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
    const request = { groupSize: 4, rideType: 'GroupX', pickup: place, destination: { ...place, lat: 35.2 } };
    const listed = await someone.client.post('/api/calculate-pricing', { ...request, pickup: [place] });
    expect(listed).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ field: 'pickup' }] } });
    for (const id of ['1e3', '%2012', '12%20', '0x10', '+5', '1.0', '٣']) {
      expect(await someone.client.get(`/api/rides/${id}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    }
    for (const after of ['1e3', '%2012', '0x10', '%2B5', '']) {
      expect((await someone.client.get(`/api/rides/1/events?after=${after}`)).status).toBe(400);
    }
  });
});

/** Blocks every pricing request. @returns a function that unblocks them */
async function holdUpPrices(): Promise<() => Promise<void>> {
  const lock = new pg.Client({ connectionString: api.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE quotes IN ACCESS EXCLUSIVE MODE');
  return () => lock.end();
}

describe('expensive requests', () => {
  it('run a few at a time, some wait, and the rest are refused until later', async () => {
    const [someone, other] = await Promise.all([person(api), person(api)]);
    const place = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
    const price = (who: typeof someone) =>
      who.client.post('/api/calculate-pricing', {
        groupSize: 4,
        rideType: 'GroupX',
        pickup: place,
        destination: { ...place, lat: 35.3 },
      });
    const release = await holdUpPrices();
    let answered = 0;
    const many = Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await price(someone);
        answered += 1;
        return answer;
      }),
    );
    // Running and queued requests get no response before pricing is unblocked.
    await until(
      async () => answered,
      (count) => count === 40 - AT_ONCE - WAITING,
    );
    const others = price(other);
    await release();
    expect((await others).status).toBe(200);
    const refused = (await many).filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(40 - AT_ONCE - WAITING);
    expect(refused[0]).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect((await price(someone)).status).toBe(200);
  });
});

describe('requests per minute', () => {
  it('are counted per person, so that people behind one IP address do not use up each other’s limit', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => person(api)));
    for (const { client: c } of people) {
      const answers = await Promise.all(Array.from({ length: PER_USER - 10 }, () => c.get('/api/auth/user')));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers[0]?.headers.get('ratelimit-limit')).toBe(String(PER_USER));
    }
    const busy = await Promise.all(Array.from({ length: 20 }, () => people[0]!.client.get('/api/auth/user')));
    expect(busy.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await people[1]!.client.get('/api/auth/user')).status).toBe(200);
  });

  it('on sign-in are limited per identifier, in any spelling, and not used up by other identifiers', async () => {
    const attempt = (identifier: string) => client(api).post('/api/auth/verify', { identifier, code: '000000' });
    const spellings = ['2125550123', '(212) 555-0123', '+1 212 555 0123', '1-212-555-0123', ' 2125550123 '];
    const answers = [];
    for (const spelling of spellings) answers.push((await attempt(spelling)).body.code);
    expect(answers).toEqual([
      ...Array.from({ length: PER_IDENTIFIER }, () => 'code_wrong_browser'),
      'too_many_requests',
    ]);
    expect((await attempt('2125550124')).body.code).toBe('code_wrong_browser');
  });

  it('from people who are not signed in are counted per IP address, which a header cannot fake', async () => {
    const answers = await Promise.all(
      Array.from({ length: PER_ADDRESS + 1 }, (_, index) =>
        client(api).get('/api/vehicle-classes', { 'x-forwarded-for': `198.51.100.${index % 250}` }),
      ),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
