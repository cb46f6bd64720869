import { startApi, type Api } from './support/api';
import { codeOf, firstCode, give, waitForNewCodes } from './support/authenticators';
import { expectStatus, person, type Person } from './support/people';

let api: Api;
beforeAll(async () => {
  api = await startApi({ OPERATOR_TEXT_CODES: 'false' });
}, 120_000);
afterAll(() => api?.stop());

async function newOperator(): Promise<Person> {
  const who = await person(api);
  await api.query(`UPDATE users SET is_admin = true, operator_role = 'viewer' WHERE id = $1`, [who.id]);
  return who;
}

describe('when codes by text message are off', () => {
  it('an operator sets up an authenticator app at the first sign-in', async () => {
    const who = await newOperator();
    const browser = await firstCode(api, who);
    expect((await browser.get('/api/auth/second-factor')).body).toEqual({
      methods: [],
      passkeys: false,
      mustSetUp: true,
      codeChannel: null,
    });
    expect((await browser.post('/api/auth/second-factor/text')).body.code).toBe('text_codes_off');
    expect((await give(browser, 'text', '000000')).body.code).toBe('text_codes_off');
    await expect(api.outbox(who.phone)).rejects.toThrow('no code was sent');

    const { body: setup } = await expectStatus(browser.post('/api/auth/second-factor/authenticator'), 200);
    const confirmation = { token: setup.token, code: await codeOf(setup.secret) };
    const wrongCode = { ...confirmation, code: confirmation.code === '000000' ? '000001' : '000000' };
    expect((await browser.put('/api/auth/second-factor/authenticator', wrongCode)).body.code).toBe('app_code_invalid');
    const { body } = await expectStatus(browser.put('/api/auth/second-factor/authenticator', confirmation), 200);
    expect(body.codes).toHaveLength(10);
    expect((await browser.get('/api/admin/metrics')).status).toBe(200);
    expect((await browser.delete('/api/admin/security/authenticator')).body.code).toBe('last_second_factor');

    await waitForNewCodes(api, who);
    const next = await firstCode(api, who);
    expect((await next.post('/api/auth/second-factor/authenticator')).body.code).toBe('forbidden');
    expect((await next.put('/api/auth/second-factor/authenticator', confirmation)).status).toBeGreaterThanOrEqual(400);
    expect((await next.get('/api/admin/metrics')).status).toBe(403);
    await expectStatus(give(next, 'app', await codeOf(setup.secret)), 200);
  });

  it('only one of two concurrent first setups counts', async () => {
    const who = await newOperator();
    const sessions = [await firstCode(api, who), await firstCode(api, who)];
    // Both start before either is confirmed.
    const setups = await Promise.all(
      sessions.map((session) => expectStatus(session.post('/api/auth/second-factor/authenticator'), 200)),
    );
    const answers = await Promise.all(
      setups.map(async ({ body: setup }, index) =>
        sessions[index]!.put('/api/auth/second-factor/authenticator', {
          token: setup.token,
          code: await codeOf(setup.secret),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
