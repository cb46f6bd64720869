import { startApi, type Answer, type Api, type Client } from './support/api';
import { addAuthenticator, codeOf, signedInAWhileAgo, waitForNewCodes } from './support/authenticators';
import { expectStatus, operatorWithRole, person, type Person } from './support/people';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const TOKEN = { name: 'Script', scopes: ['operations:read'], expiresInDays: 30 };
const ROTATION = { expiresInDays: 30, overlapHours: 0 };
const count = async (rows: string, who: number) =>
  Number((await api.query<{ n: string }>(`SELECT count(*) AS n FROM ${rows}`, [who]))[0]!.n);

async function serviceAccount(operator: Client): Promise<number> {
  return (await expectStatus(operator.post('/api/admin/service-accounts', { name: 'Partner' }), 201)).body.id;
}

/** Prepares a call that would help a stranger to stay. @returns the call, and what it changes, to be counted */
type Prepare = (who: Person) => Promise<{
  call: (proof: object) => Promise<Answer>;
  changed: () => Promise<number>;
}>;

const calls: Record<string, Prepare> = {
  'inviting an operator': async (who) => {
    const email = `invited-by-${who.id}@example.test`;
    return {
      call: (proof) => who.client.post('/api/admin/operators', { name: 'Ira', email, role: 'administrator', ...proof }),
      changed: () => count(`users WHERE is_admin AND email LIKE 'invited-by-' || $1::int || '@%'`, who.id),
    };
  },
  'changing the role of an operator': async (who) => {
    const other = await operatorWithRole(api, 'viewer');
    const change = { role: 'administrator', expectedRole: 'viewer' };
    return {
      call: (proof) => who.client.patch(`/api/admin/operators/${other.id}`, { ...change, ...proof }),
      changed: () => count(`users WHERE operator_role = 'administrator' AND id = $1`, other.id),
    };
  },
  'removing an operator': async (who) => {
    const other = await operatorWithRole(api, 'viewer');
    return {
      call: (proof) => who.client.delete(`/api/admin/operators/${other.id}?expectedRole=viewer`, {}, proof),
      changed: () => count('users WHERE NOT is_admin AND id = $1', other.id),
    };
  },
  'creating a token with an operator’s rights': async (who) => ({
    call: (proof) => who.client.post('/api/tokens', { ...TOKEN, ...proof }),
    changed: () => count('api_tokens WHERE user_id = $1', who.id),
  }),
  'replacing a token': async (who) => {
    const { token } = (await expectStatus(who.client.post('/api/tokens', TOKEN), 201)).body;
    return {
      call: (proof) => who.client.post(`/api/tokens/${token.id}/rotation`, { ...ROTATION, ...proof }),
      changed: () => count('api_tokens WHERE replaced_by IS NOT NULL AND user_id = $1', who.id),
    };
  },
  'creating a token of a service account': async (who) => {
    const id = await serviceAccount(who.client);
    const token = { ...TOKEN, scopes: ['rides:read'] };
    return {
      call: (proof) => who.client.post(`/api/admin/service-accounts/${id}/tokens`, { ...token, ...proof }),
      changed: () => count('api_tokens t JOIN service_accounts a ON a.user_id = t.user_id WHERE a.id = $1', id),
    };
  },
  'replacing a token of a service account': async (who) => {
    const id = await serviceAccount(who.client);
    const path = `/api/admin/service-accounts/${id}/tokens`;
    const { token } = (await expectStatus(who.client.post(path, { ...TOKEN, scopes: ['rides:read'] }), 201)).body;
    return {
      call: (proof) => who.client.post(`${path}/${token.id}/rotation`, { ...ROTATION, ...proof }),
      changed: () => count('api_tokens WHERE id = $1 AND replaced_by IS NOT NULL', token.id),
    };
  },
  'creating a service account': async (who) => ({
    call: (proof) => who.client.post('/api/admin/service-accounts', { name: `Of ${who.id}`, ...proof }),
    changed: () => count(`service_accounts WHERE name = 'Of ' || $1::int`, who.id),
  }),
  'adding a webhook endpoint': async (who) => {
    const endpoint = { url: 'https://example.com/hook', description: `Of ${who.id}` };
    return {
      call: (proof) => who.client.post('/api/admin/webhook-endpoints', { ...endpoint, ...proof }),
      changed: () => count(`webhook_endpoints WHERE description = 'Of ' || $1::int`, who.id),
    };
  },
  'removing a passkey': async (who) => {
    const id = `of-${who.id}`;
    await api.query(
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, added_at) VALUES ($1, $2, 'Laptop', '\\x00', 0, '{}', now())`,
      [id, who.id],
    );
    return {
      call: (proof) => who.client.delete(`/api/admin/security/passkeys/${id}`, {}, proof),
      changed: async () => 1 - (await count('passkeys WHERE user_id = $1', who.id)),
    };
  },
};

/** For whom the sign-in texted a code, so that the number is verified, and who has set up nothing else. */
async function withTextCodesOnly(): Promise<Person> {
  const who = await operatorWithRole(api, 'administrator');
  await api.query('UPDATE users SET phone_verified_at = now() WHERE id = $1', [who.id]);
  await signedInAWhileAgo(api, who);
  return who;
}
const sendCode = ({ client }: Person) => client.post('/api/admin/security/proof-code');
const invite = ({ client, id }: Person, proof: object = {}) =>
  client.post('/api/admin/operators', {
    name: 'Ira',
    email: `texted-${id}@example.test`,
    role: 'viewer',
    ...proof,
  });

describe('without an app or passkey, in a session that was left open', () => {
  it('a code that is texted to the verified phone is the proof, once', async () => {
    const who = await withTextCodesOnly();
    const refused = await invite(who);
    expect([refused.body.code, refused.body.extra]).toEqual([
      'fresh_proof_required',
      { proof: 'text', lastDigits: who.phone.slice(-4) },
    ]);
    await expectStatus(sendCode(who), 202);
    const code = await api.outbox(who.phone);
    expect((await invite(who, { code: code === '000000' ? '000001' : '000000' })).body.code).toBe('code_invalid');
    await expectStatus(invite(who, { code }), 201);
    expect((await invite(who, { code })).status).toBe(400);
  });

  it('five wrong codes use up a texted code, and at most five codes are sent within a quarter of an hour', async () => {
    const who = await withTextCodesOnly();
    await api.query('DELETE FROM sign_in_codes WHERE user_id = $1', [who.id]);
    await expectStatus(sendCode(who), 202);
    const code = await api.outbox(who.phone);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await invite(who, { code: code === '000000' ? '000001' : '000000' });
    expect((await invite(who, { code })).body.code).toBe('code_attempts_exceeded');
    for (let more = 2; more <= 5; more += 1) await expectStatus(sendCode(who), 202);
    expect((await sendCode(who)).body.code).toBe('too_many_requests');
  });

  it('nothing is texted to a number that nobody has verified, or next to an app or passkey', async () => {
    const unverified = await withTextCodesOnly();
    await api.query('UPDATE users SET phone_verified_at = NULL WHERE id = $1', [unverified.id]);
    const withApp = await operatorWithRole(api, 'administrator');
    await addAuthenticator(withApp.client);
    await signedInAWhileAgo(api, withApp);
    const withPasskey = await withTextCodesOnly();
    await api.query(
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, added_at) VALUES ($1, $2, 'Laptop', '\\x00', 0, '{}', now())`,
      [`only-of-${withPasskey.id}`, withPasskey.id],
    );
    for (const [who, proof] of [
      [unverified, null],
      [withApp, 'app'],
      [withPasskey, null],
    ] as const) {
      expect((await invite(who)).body.extra).toEqual({ proof });
      expect((await sendCode(who)).body.code).toBe('text_codes_off');
    }
  });
});

describe('in a session that was left open', () => {
  it.each(Object.entries(calls))('%s needs the code of the app, once', async (_, prepare) => {
    const who = await operatorWithRole(api, 'administrator');
    const { secret } = await addAuthenticator(who.client);
    const { call, changed } = await prepare(who);
    await signedInAWhileAgo(api, who);
    await waitForNewCodes(api, who);

    const refused = await call({});
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_required']);
    const code = await codeOf(secret);
    expect((await call({ code: code === '000000' ? '000001' : '000000' })).body.code).toBe('app_code_invalid');
    expect(await changed()).toBe(0);
    expect((await call({ code })).status).toBeLessThan(300);
    expect(await changed()).toBe(1);
    expect((await call({ code })).body.code).toBe('app_code_invalid');
  });

  it('right codes are not counted as attempts', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const { secret } = await addAuthenticator(who.client);
    await signedInAWhileAgo(api, who);
    for (let proof = 1; proof <= 12; proof += 1) {
      await waitForNewCodes(api, who);
      await expectStatus(who.client.post('/api/admin/security/recovery-codes', { code: await codeOf(secret) }), 200);
    }
  });

  it('a token without an operator’s rights needs no proof, whether its owner is a rider or an operator', async () => {
    const rider = await person(api);
    const operator = await operatorWithRole(api, 'viewer');
    for (const who of [rider, operator]) {
      await signedInAWhileAgo(api, who);
      await expectStatus(who.client.post('/api/tokens', { ...TOKEN, scopes: ['rides:read'] }), 201);
    }
  });
});
