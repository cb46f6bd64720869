import { API_SCOPES, MAX_ACTIVE_TOKENS } from '@groupride/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../../tools/up/src/testing/stack';
import { type Api, client, type Client, startApi } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { AIRPORT, quote, until, UPTOWN } from './support/rides';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
const PER_TOKEN = 40;
const TRIP = { groupSize: 4, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT };
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi(
    { ADMIN_EMAILS: OPERATOR, TOKEN_RATE_PER_MINUTE: String(PER_TOKEN), LOG_LEVEL: 'debug' },
    { ownProcess: true },
  );
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api.stop());

/** Moves the expiry of a token into the past. */
const expire = (id: number) =>
  api.query(`UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
const codeOf = async (caller: Client, path = '/api/auth/user') => {
  const { status, body } = await caller.get(path);
  return status < 400 ? status : (body.code as string);
};

describe('a personal access token', () => {
  it('is shown once and stored as a hash', async () => {
    const { client: owner } = await person(api);
    const request = { name: 'Concierge', scopes: ['rides:write', 'rides:read', 'rides:read'], expiresInDays: 90 };
    const { body } = await expectStatus(owner.post('/api/tokens', request), 201);
    expect(body.secret).toMatch(/^gr_pat_[0-9A-Za-z]{49}$/);
    expect(body.token).toMatchObject({ name: 'Concierge', scopes: ['rides:read', 'rides:write'], state: 'active' });
    expect(body.token.prefix).toBe(body.secret.slice(0, 11));
    const days = (Date.parse(body.token.expiresAt) - Date.parse(body.token.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
    const { body: list } = await expectStatus(owner.get('/api/tokens'), 200);
    expect(list).toEqual([body.token]);
    const [row] = await api.query(`SELECT row_to_json(t)::text AS text FROM api_tokens t WHERE id = $1`, [
      body.token.id,
    ]);
    expect(row.text).not.toContain(body.secret.slice(11));
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['rides:delete'] }, 'scopes'],
    [{ scopes: undefined }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ expiresInDays: undefined }, 'expiresInDays'],
    [{ name: ' ' }, 'name'],
    [{ scopes: ['operations:read'] }, 'scopes'],
  ])('cannot be created from %j', async (change, field) => {
    const { client: owner } = await person(api);
    const request = { name: 'Test', scopes: ['rides:read'], expiresInDays: 30, ...change };
    const { status, body } = await owner.post('/api/tokens', request);
    expect([status, body.code, body.errors[0].field]).toEqual([400, 'validation_failed', field]);
  });

  it('is told to its owner by email when it is created or replaced, in their language', async () => {
    const owner = await person(api);
    await api.query(`UPDATE users SET language = 'es' WHERE id = $1`, [owner.id]);
    const request = { name: 'Concierge', scopes: ['rides:read'], expiresInDays: 90 };
    const mails = async () =>
      (
        await api.query<{ body: string }>(
          `SELECT body FROM outbox_messages WHERE recipient = $1 AND body LIKE '%token de API%' ORDER BY id`,
          [owner.email],
        )
      ).map(({ body }) => /Se creó|se reemplazó/.exec(body)?.[0]);
    const { body } = await expectStatus(owner.client.post('/api/tokens', request), 201);
    const rotation = { expiresInDays: 30, overlapHours: 0 };
    await expectStatus(owner.client.post(`/api/tokens/${body.token.id}/rotation`, rotation), 201);
    expect(await mails()).toEqual(['Se creó', 'se reemplazó']);
    await expectStatus(owner.client.delete(`/api/tokens/${body.token.id}`), 204);
    expect((await owner.client.post(`/api/tokens/${body.token.id}/rotation`, rotation)).status).toBe(409);
    expect(await mails()).toHaveLength(2);
  });

  it('acts as its owner without a session or an origin', async () => {
    const owner = await person(api);
    const scopes = ['quotes:write', 'rides:read', 'rides:write', 'account:read'] as const;
    const caller = program(api, (await tokenOf(owner.client, scopes)).secret);
    expect((await caller.get('/api/auth/user')).body).toMatchObject({ id: owner.id });
    const { body: priced } = await expectStatus(caller.post('/api/calculate-pricing', TRIP), 200);
    const booking = { quoteId: priced.quoteId, paymentMethod: 'cash' };
    const { body: ride } = await expectStatus(caller.post('/api/rides', booking), 201);
    expect((await owner.client.get(`/api/rides/${ride.id}`)).body).toMatchObject({ id: ride.id });
    const { headers } = await expectStatus(caller.get(`/api/rides/${ride.id}`), 200);
    expect(headers.getSetCookie()).toEqual([]);
    const sessions = await api.query(`SELECT 1 FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [
      String(owner.id),
    ]);
    expect(sessions).toHaveLength(1);
  });

  it('takes precedence over a cookie, whatever origin the request comes from', async () => {
    const [owner, other] = [await person(api), await person(api)];
    const { secret } = await tokenOf(owner.client, ['account:read', 'safety:write']);
    const authorization = `bearer ${secret}`;
    expect((await other.client.get('/api/auth/user', { authorization })).body).toMatchObject({ id: owner.id });
    const contact = { name: 'Mom', email: 'mom@example.test' };
    const foreign = { authorization, origin: 'https://evil.example' };
    expect((await other.client.post('/api/emergency-contacts', contact, foreign)).status).toBe(201);
    expect((await other.client.get('/api/emergency-contacts')).body).toEqual([]);
    // A token that is refused does not fall back to the session.
    expect(await codeOf(other.client)).toBe(200);
    for (const text of ['', 'nonsense', `${secret}x`, secret.slice(0, -1)]) {
      const { status, body } = await other.client.get('/api/auth/user', { authorization: `Bearer ${text}` });
      expect([status, body?.code]).toEqual([401, 'token_invalid']);
    }
  });

  it('can neither open a session nor read or create tokens', async () => {
    const owner = await person(api);
    const caller = program(
      api,
      (
        await tokenOf(
          owner.client,
          API_SCOPES.filter((s) => !s.startsWith('operations')),
        )
      ).secret,
    );
    const calls = [
      caller.get('/api/tokens'),
      caller.post('/api/tokens', { name: 'More', scopes: ['rides:read'], expiresInDays: 1 }),
      caller.post('/api/auth/code', { identifier: owner.email }),
      caller.post('/api/users/me/deletion/code'),
      caller.patch('/api/users/me', { phone: '7045550101' }),
      caller.post('/api/guest-session', { token: 'x' }),
    ];
    for (const { status, body, headers } of await Promise.all(calls))
      expect([status, body.code, headers.getSetCookie()]).toEqual([403, 'token_not_allowed', []]);
  });

  it('stops working when its owner’s account is deleted', async () => {
    const owner = await person(api);
    const caller = program(api, (await tokenOf(owner.client, ['account:read'])).secret);
    expect(await codeOf(caller)).toBe(200);
    await expectStatus(owner.client.post('/api/users/me/deletion/code'), 202);
    await expectStatus(owner.client.post('/api/users/me/deletion', { code: await api.outbox(owner.email) }), 204);
    expect(await codeOf(caller)).toBe('token_invalid');
    expect(await api.query(`SELECT 1 FROM api_tokens WHERE user_id = $1`, [owner.id])).toEqual([]);
  });

  it('is refused beyond the limit of active tokens', async () => {
    const owner = await person(api);
    const more = () => owner.client.post('/api/tokens', { name: 'More', scopes: ['rides:read'], expiresInDays: 1 });
    const answers = await Promise.all(Array.from({ length: MAX_ACTIVE_TOKENS + 10 }, more));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(10).fill('too_many_tokens'));
    const { body: tokens } = await expectStatus(owner.client.get('/api/tokens'), 200);
    expect(tokens).toHaveLength(MAX_ACTIVE_TOKENS);
    await expectStatus(owner.client.delete(`/api/tokens/${tokens[0].id}`), 204);
    expect((await more()).status).toBe(201);
  });

  it('shows to the minute when it was last used', async () => {
    const owner = await person(api);
    const { id, secret } = await tokenOf(owner.client, ['account:read']);
    const lastUse = async () => (await owner.client.get('/api/tokens')).body[0].lastUsedAt as string | null;
    expect(await lastUse()).toBeNull();
    expect(await codeOf(program(api, secret))).toBe(200);
    const first = await until(lastUse, (at) => at !== null);
    expect(Math.abs(Date.now() - Date.parse(first!))).toBeLessThan(30_000);
    // The time is written again only after a minute.
    await api.query(`UPDATE api_tokens SET last_used_at = now() - interval '50 seconds' WHERE id = $1`, [id]);
    const recent = await lastUse();
    expect(await codeOf(program(api, secret))).toBe(200);
    const other = await tokenOf(owner.client, ['account:read']);
    expect(await codeOf(program(api, other.secret))).toBe(200);
    // The other token's use is written later, in the same batch as any use of the first one.
    const list = await until(
      async () => (await owner.client.get('/api/tokens')).body,
      ([newest]) => newest.lastUsedAt !== null,
    );
    expect(list[1].lastUsedAt).toBe(recent);
    await api.query(`UPDATE api_tokens SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
    expect(await codeOf(program(api, secret))).toBe(200);
    await until(
      async () => (await owner.client.get('/api/tokens')).body[1].lastUsedAt,
      (at) => at > recent!,
    );
  });
});

describe('a token that expires, is revoked or is rotated', () => {
  it('is refused with a separate error code for each reason, and with a challenge', async () => {
    const { client: owner } = await person(api);
    const [revoked, expired] = [await tokenOf(owner, ['account:read']), await tokenOf(owner, ['account:read'])];
    await expectStatus(owner.delete(`/api/tokens/${revoked.id}`), 204);
    await expectStatus(owner.delete(`/api/tokens/${revoked.id}`), 204);
    await expire(expired.id);
    for (const [secret, code] of [
      [revoked.secret, 'token_revoked'],
      [expired.secret, 'token_expired'],
      [revoked.secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')), 'token_invalid'],
    ] as const) {
      const { status, body, headers } = await program(api, secret).get('/api/auth/user');
      expect([status, body.code]).toEqual([401, code]);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer realm="GroupRide", error="invalid_token", error_desc/);
    }
    expect((await owner.get('/api/tokens')).body.map(({ state }: { state: string }) => state)).toEqual([
      'expired',
      'revoked',
    ]);
  });

  it('keeps working for the overlap after it is replaced', async () => {
    const { client: owner } = await person(api);
    const old = await tokenOf(owner, ['account:read', 'rides:read'], 100);
    const rotate = (id: number, overlapHours: number) =>
      owner.post(`/api/tokens/${id}/rotation`, { expiresInDays: 60, overlapHours });
    expect((await rotate(old.id, 169)).body.code).toBe('validation_failed');
    const answers = await Promise.all([rotate(old.id, 48), rotate(old.id, 48)]);
    // Rotating twice at once replaces it once.
    const [created, again] = answers.sort((one, other) => one.status - other.status);
    expect([created!.status, again!.status, again!.body.code]).toEqual([201, 409, 'token_not_active']);
    expect(created!.body.token).toMatchObject({
      name: 'Test',
      scopes: ['account:read', 'rides:read'],
      state: 'active',
    });
    const [replacement, replaced] = (await owner.get('/api/tokens')).body;
    expect(replaced).toMatchObject({ id: old.id, replacedBy: replacement.id, state: 'active' });
    const hours = (Date.parse(replaced.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
    expect(await codeOf(program(api, old.secret))).toBe(200);
    expect(await codeOf(program(api, created!.body.secret))).toBe(200);
    await expire(old.id);
    expect(await codeOf(program(api, old.secret))).toBe('token_expired');
    expect(await codeOf(program(api, created!.body.secret))).toBe(200);
    const { body: last } = await expectStatus(rotate(replacement.id, 0), 201);
    expect(await codeOf(program(api, created!.body.secret))).toBe('token_expired');
    expect(await codeOf(program(api, last.secret))).toBe(200);
  });

  it('gets no later expiry by being replaced', async () => {
    const { client: owner } = await person(api);
    const { id } = await tokenOf(owner, ['rides:read'], 1);
    const [before] = (await owner.get('/api/tokens')).body;
    await expectStatus(owner.post(`/api/tokens/${id}/rotation`, { expiresInDays: 30, overlapHours: 168 }), 201);
    expect((await owner.get('/api/tokens')).body[1].expiresAt).toBe(before.expiresAt);
  });

  it('can be ended only by its owner', async () => {
    const [owner, other] = [await person(api), await person(api)];
    const { id, secret } = await tokenOf(owner.client, ['account:read']);
    expect((await other.client.delete(`/api/tokens/${id}`)).status).toBe(404);
    const rotation = { expiresInDays: 30, overlapHours: 0 };
    expect((await other.client.post(`/api/tokens/${id}/rotation`, rotation)).status).toBe(404);
    expect(await codeOf(program(api, secret))).toBe(200);
  });
});

describe('a token of an operator', () => {
  const scopes = ['operations:read', 'operations:write'] as const;

  it('has the rights of operations with the scope, and loses them when its owner does', async () => {
    const { id, secret } = await tokenOf(operations, ['operations:read']);
    const caller = program(api, secret);
    expect(await codeOf(caller, '/api/admin/metrics?period=today')).not.toBe('forbidden');
    const missing = await caller.post('/api/admin/wineries', {});
    expect([missing.status, missing.body.code, missing.body.extra]).toEqual([
      403,
      'scope_missing',
      { scope: 'operations:write' },
    ]);
    expect(missing.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="operations:write"');
    const audit = await api.query(`SELECT action FROM audit_log WHERE subject = $1`, [`token:${id}`]);
    expect(audit).toEqual([{ action: 'create_token' }]);
    await api.query(`UPDATE users SET is_admin = false, operator_role = NULL WHERE email = $1`, [OPERATOR]);
    expect(await codeOf(caller, '/api/admin/alerts')).toBe('forbidden');
    await api.query(`UPDATE users SET is_admin = true, operator_role = 'administrator' WHERE email = $1`, [OPERATOR]);
    expect(await codeOf(caller, '/api/admin/alerts')).toBe(200);
  });

  it('cannot be created in a session without the second factor', async () => {
    const rider = client(api);
    await rider.post('/api/auth/code', { identifier: OPERATOR });
    await rider.post('/api/auth/verify', { identifier: OPERATOR, code: await api.outbox(OPERATOR) });
    const { status, body } = await rider.post('/api/tokens', { name: 'Test', scopes, expiresInDays: 1 });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    const { id } = await tokenOf(operations, scopes);
    const rotated = await rider.post(`/api/tokens/${id}/rotation`, { expiresInDays: 1, overlapHours: 1 });
    expect([rotated.status, rotated.body.code]).toEqual([400, 'validation_failed']);
    expect((await rider.get('/api/tokens')).body[0]).toMatchObject({ id, replacedBy: null });
  });
});

describe('a service account', () => {
  const create = async (name = 'Grand Hotel') =>
    (await expectStatus(operations.post('/api/admin/service-accounts', { name }), 201)).body;
  const tokens = (account: { id: number }) => `/api/admin/service-accounts/${account.id}/tokens`;

  it('books its own rides with a token', async () => {
    const account = await create();
    const request = { name: 'Booking', scopes: ['quotes:write', 'rides:read', 'rides:write'], expiresInDays: 30 };
    const { body } = await expectStatus(operations.post(tokens(account), request), 201);
    expect(body.secret).toMatch(/^gr_svc_/);
    const caller = program(api, body.secret);
    const hotel = { id: account.userId, client: caller } as Person;
    const { quoteId } = await quote(hotel);
    const { body: ride } = await expectStatus(caller.post('/api/rides', { quoteId, paymentMethod: 'cash' }), 201);
    expect((await caller.get(`/api/rides/${ride.id}`)).body).toMatchObject({ id: ride.id });
    expect((await caller.get('/api/users/me/rides')).body).toHaveLength(1);
    const [listed] = (await operations.get('/api/admin/service-accounts')).body;
    expect(listed).toMatchObject({ id: account.id, name: 'Grand Hotel', createdBy: 'Olga Ops', closedAt: null });
    expect(listed.tokens).toMatchObject([{ name: 'Booking', prefix: body.secret.slice(0, 11) }]);
  });

  it('gets no messages, cannot sign in and gives nobody the rights of operations', async () => {
    const account = await create();
    const [{ email }] = (await api.query<{ email: string }>(`SELECT email FROM users WHERE id = $1`, [
      account.userId,
    ])) as [{ email: string }];
    await client(api).post('/api/auth/code', { identifier: email });
    await client(api).post('/api/users', { name: 'Thief', email, phone: '9805550999' });
    expect(await api.query(`SELECT 1 FROM sign_in_codes WHERE user_id = $1`, [account.userId])).toEqual([]);
    expect(await api.query(`SELECT name FROM users WHERE email = $1`, [email])).toEqual([{ name: 'Grand Hotel' }]);
    const request = { name: 'Ops', scopes: ['operations:read'], expiresInDays: 1 };
    expect((await operations.post(tokens(account), request)).body.code).toBe('validation_failed');
  });

  it('rotates and revokes tokens, which all end when the account is closed', async () => {
    const account = await create('Partner');
    const request = { name: 'Key', scopes: ['account:read'], expiresInDays: 30 };
    const { body: first } = await expectStatus(operations.post(tokens(account), request), 201);
    const rotation = { expiresInDays: 30, overlapHours: 1 };
    const path = `${tokens(account)}/${first.token.id}`;
    const { body: second } = await expectStatus(operations.post(`${path}/rotation`, rotation), 201);
    await expectStatus(operations.delete(path), 204);
    expect(await codeOf(program(api, first.secret))).toBe('token_revoked');
    expect(await codeOf(program(api, second.secret))).toBe(200);
    await expectStatus(operations.delete(`/api/admin/service-accounts/${account.id}`), 204);
    await expectStatus(operations.delete(`/api/admin/service-accounts/${account.id}`), 204);
    expect(await codeOf(program(api, second.secret))).toBe('token_revoked');
    expect((await operations.post(tokens(account), request)).status).toBe(404);
    const audit = await api.query<{ action: string }>(`SELECT action FROM audit_log WHERE subject = $1 ORDER BY id`, [
      `service_account:${account.id}`,
    ]);
    expect(audit.map(({ action }) => action)).toEqual([
      'create_service_account',
      'create_token',
      'rotate_token',
      'revoke_token',
      'close_service_account',
    ]);
  });
});

describe('the version of the API', () => {
  const CURRENT = '2026-11-26';
  const versionOf = ({ headers }: { headers: Headers }) => headers.get('groupride-version');

  it('is named in every response, including errors', async () => {
    const anyone = client(api, null, { 'groupride-version': CURRENT });
    for (const path of ['/api/health', '/api/config', '/api/users/me/rides', '/api/nothing', '/api/openapi.json'])
      expect([path, versionOf(await anyone.get(path))]).toEqual([path, CURRENT]);
    const plain = await fetch(`${api.url}/api/config`);
    expect(versionOf(plain)).toBe(CURRENT);
  });

  it('can be chosen per request while it is served', async () => {
    const { status, body } = await client(api).get('/api/config', { 'groupride-version': '2025-01-01' });
    expect([status, body.code, body.extra]).toEqual([400, 'version_not_served', { versions: [CURRENT] }]);
  });

  it('defaults to the version at the token’s creation, which a replacement token keeps', async () => {
    const { client: owner } = await person(api);
    const { id, secret } = await tokenOf(owner, ['account:read']);
    expect((await expectStatus(owner.get('/api/tokens'), 200)).body[0].version).toBe(CURRENT);
    // Pretends that it was created under a version that is no longer served.
    await api.query(`UPDATE api_tokens SET api_version = '2020-01-01' WHERE id = $1`, [id]);
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${api.url}/api/auth/user`, { headers: { authorization: `Bearer ${secret}`, ...headers } });
    expect(await (await ask()).json()).toMatchObject({ code: 'version_not_served' });
    expect((await ask({ 'GroupRide-Version': CURRENT })).status).toBe(200);
    const { body } = await expectStatus(
      owner.post(`/api/tokens/${id}/rotation`, { expiresInDays: 30, overlapHours: 0 }),
      201,
    );
    expect(body.token.version).toBe('2020-01-01');
  });
});

describe('limits', () => {
  it('are counted per token, and sent in the standard headers', async () => {
    const owner = await person(api);
    const [first, second] = [
      await tokenOf(owner.client, ['account:read']),
      await tokenOf(owner.client, ['account:read']),
    ];
    const caller = program(api, first.secret);
    const { headers } = await expectStatus(caller.get('/api/auth/user'), 200);
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([
      String(PER_TOKEN),
      String(PER_TOKEN - 1),
    ]);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    for (let n = 1; n < PER_TOKEN; n += 1) await expectStatus(caller.get('/api/auth/user'), 200);
    const refused = await expectStatus(caller.get('/api/auth/user'), 429);
    expect([refused.body.code, refused.headers.get('ratelimit-remaining')]).toEqual(['too_many_requests', '0']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(program(api, second.secret))).toBe(200);
    expect(await codeOf(owner.client)).toBe(200);
  });
});

it('tokens never appear in a log', async () => {
  const owner = await person(api);
  const { secret } = await tokenOf(owner.client, ['account:read']);
  await expectStatus(program(api, secret).get('/api/auth/user'), 200);
  await program(api, `${secret}x`).get('/api/auth/user');
  await program(api, secret).get('/api/tokens');
  const { logs } = await addresses();
  // Once the last request is in the log, the earlier ones are, too.
  const text = await until(
    () =>
      Promise.resolve(
        readdirSync(logs)
          .map((name) => readFileSync(join(logs, name), 'utf8'))
          .join('\n'),
      ),
    (lines) => lines.includes('"url":"/api/tokens"'),
  );
  expect(text).not.toContain(secret.slice(11));
  expect(text).not.toMatch(/gr_(pat|svc)_/);
});
