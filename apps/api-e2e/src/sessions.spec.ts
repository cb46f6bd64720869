import { client, startApi, type Api } from './support/api';
import { operator, person, type Person } from './support/people';
import { StatementSpy } from './support/statement-spy';

const OPERATOR = 'ops@example.test';
const spy = new StatementSpy();
let api: Api;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR }, { through: (databaseUrl) => spy.between(databaseUrl) });
}, 120_000);
afterAll(() => api?.stop());

const DAY = 24 * 60 * 60;
const rowOf = async ({ id }: Pick<Person, 'id'>) =>
  (
    await api.query<{ sid: string; left: number; version: string }>(
      `SELECT sid, extract(epoch FROM expire - now()::timestamp)::int AS left, xmin::text AS version FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`,
      [String(id)],
    )
  )[0];
const age = ({ id }: Pick<Person, 'id'>, seconds: number) =>
  api.query(`UPDATE sessions SET expire = expire - $2 * interval '1 second' WHERE sess -> 'passport' ->> 'user' = $1`, [
    String(id),
    seconds,
  ]);

describe('a request of a signed-in person', () => {
  it('reads session and person in one statement, and writes nothing', async () => {
    const ana = await person(api);
    const before = await rowOf(ana);
    const answer = await ana.client.get('/api/rides/999999');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await rowOf(ana)).toEqual(before);
    const statements = await spy.of(() => ana.client.get('/api/rides/999999'));
    expect(statements.filter((sql) => /sessions|drivers d/.test(sql))).toHaveLength(1);
    expect(statements).toHaveLength(2);
  });

  it('runs no query for what is the same for everyone', async () => {
    const ana = await person(api);
    for (const path of ['/api/health', '/api/config']) expect(await spy.of(() => ana.client.get(path))).toEqual([]);
  });
});

describe('a session', () => {
  it('is extended, and its cookie with it, at most once a day', async () => {
    const ana = await person(api);
    await age(ana, DAY - 60);
    expect((await ana.client.get('/api/auth/user')).headers.get('set-cookie')).toBeNull();
    expect((await rowOf(ana))?.left).toBeLessThan(29 * DAY + 120);
    await age(ana, 120);
    const extended = await ana.client.get('/api/auth/user');
    expect(extended.body.id).toBe(ana.id);
    expect(extended.headers.get('set-cookie')).toMatch(
      /^groupride\.rider\.sid=s%3A.*Max-Age=2592000;.*HttpOnly.*SameSite=Lax/,
    );
    expect((await rowOf(ana))?.left).toBeGreaterThan(30 * DAY - 60);
    const next = await ana.client.get('/api/auth/user');
    expect([next.body.id, next.headers.get('set-cookie')]).toEqual([ana.id, null]);
  });

  it('is refused as soon as it has expired or its row is gone', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    await age(ana, 31 * DAY);
    await api.query(`DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [String(ben.id)]);
    for (const someone of [ana, ben])
      expect((await someone.client.get('/api/users/me/rides')).body.code).toBe('not_signed_in');
  });

  it('uses the person’s current record for each request', async () => {
    const ana = await person(api);
    await api.query(`UPDATE users SET is_admin = true WHERE id = $1`, [ana.id]);
    expect((await ana.client.get('/api/admin/metrics?period=today')).body.code).toBe('second_factor_required');
  });

  it('is stored as a hash, so that nobody can sign in with what the table holds', async () => {
    const ana = await person(api);
    const cookie = decodeURIComponent(ana.client.jar.get('groupride.rider.sid')!);
    const { sid } = (await rowOf(ana))!;
    expect(sid).toMatch(/^[0-9a-f]{64}$/);
    expect(cookie).not.toContain(sid);
    const forged = cookie.replace(/^s:[^.]+/, `s:${sid}`);
    expect(
      (await client(api).get('/api/auth/user', { cookie: `groupride.rider.sid=${encodeURIComponent(forged)}` })).body,
    ).toBeNull();
  });

  it('gets a new id with the second code, and the old id stops working', async () => {
    const operations = await operator(api, OPERATOR);
    expect((await operations.get('/api/admin/metrics?period=today')).status).toBe(200);
    const elevated = operations.jar.get('groupride.admin.sid')!;
    await operations.post('/api/auth/code', { identifier: OPERATOR });
    await operations.post('/api/auth/verify', { identifier: OPERATOR, code: await api.outbox(OPERATOR) });
    expect(operations.jar.get('groupride.admin.sid')).not.toBe(elevated);
    const someone = client(api, 'admin');
    someone.jar.set('groupride.admin.sid', elevated);
    expect((await someone.get('/api/auth/user')).body).toBeNull();
    expect((await operations.get('/api/admin/metrics?period=today')).body.code).toBe('second_factor_required');
  });
});
