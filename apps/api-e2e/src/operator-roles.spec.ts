import { client, startApi, type Api, type Client } from './support/api';
import { setUpAuthenticator } from './support/authenticators';
import { expectStatus, operator, operatorWithRole, person } from './support/people';
import { connected, socketOf } from './support/sockets';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
let api: Api;
let boss: Client;

beforeAll(async () => {
  // The periodic check of sockets is off, so that tests see them close at once.
  api = await startApi({ ADMIN_EMAILS: OPERATOR, SOCKET_RECHECK_SECONDS: '3600' });
  boss = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());

const listed = async (email: string) => {
  const { body } = await expectStatus(boss.get('/api/admin/operators'), 200);
  return (body as { email: string }[]).find((one) => one.email === email);
};
const invite = (invitation: { name?: string; email: string; role?: string }) =>
  boss.post('/api/admin/operators', { name: 'Nora New', role: 'dispatcher', ...invitation });
const change = (by: Client, userId: number, expectedRole: string, role: string) =>
  by.patch(`/api/admin/operators/${userId}`, { role, expectedRole });
const remove = (by: Client, userId: number, expectedRole: string) =>
  by.delete(`/api/admin/operators/${userId}?expectedRole=${expectedRole}`);
const audited = (action: string, userId: number) =>
  api.query<{ data: object }>(`SELECT data FROM audit_log WHERE action = $1 AND subject = $2`, [
    action,
    `user:${userId}`,
  ]);

/** @param phone without one they set up an authenticator app */
async function signIn(email: string, phone?: string): Promise<Client> {
  const operations = client(api, 'admin');
  await expectStatus(operations.post('/api/auth/code', { identifier: email }), 202);
  await expectStatus(operations.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }), 200);
  if (phone === undefined) await setUpAuthenticator(operations);
  else await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox(phone) }), 200);
  return operations;
}

describe('an operator with a role', () => {
  it('is told which roles may do what their own may not', async () => {
    const { client: support } = await operatorWithRole(api, 'support');
    expect((await support.get('/api/auth/user')).body).toMatchObject({
      roles: ['rider', 'admin'],
      operatorRole: 'support',
    });
    const { status, body } = await support.get('/api/admin/audit');
    expect([status, body.code]).toEqual([403, 'role_not_allowed']);
    expect(body.extra).toEqual({ permission: 'audit.view', roles: ['administrator'] });
  });

  it('has no role outside operations or before the second code', async () => {
    const { email } = await operatorWithRole(api, 'finance');
    const rider = client(api);
    await rider.post('/api/auth/code', { identifier: email });
    await rider.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) });
    expect((await rider.get('/api/auth/user')).body).toMatchObject({ roles: ['rider'], operatorRole: null });
    expect((await rider.get('/api/admin/payouts')).status).toBe(403);
  });

  it('reads what belongs to drivers and riders only with the permission for it', async () => {
    const { client: viewer } = await operatorWithRole(api, 'viewer');
    const someone = await person(api);
    expect((await viewer.get(`/api/users/${someone.id}/rides`)).body.code).toBe('role_not_allowed');
    const { client: dispatcher } = await operatorWithRole(api, 'dispatcher');
    expect((await dispatcher.get(`/api/users/${someone.id}/rides`)).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('invites an address without an account, which signs in by its code', async () => {
    const { body } = await expectStatus(invite({ email: 'Nora@Example.test' }), 201);
    expect(body).toMatchObject({
      name: 'Nora New',
      email: 'nora@example.test',
      role: 'dispatcher',
      lastSignedInAt: null,
    });
    const [mail] = await api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = 'nora@example.test' ORDER BY id DESC LIMIT 1`,
    );
    expect(mail?.body).toContain('Your role: dispatcher.');
    expect(mail?.body).toContain('/signin');
    const nora = await signIn('nora@example.test');
    expect((await nora.get('/api/admin/metrics')).status).toBe(200);
    expect(await listed('nora@example.test')).toMatchObject({ lastSignedInAt: expect.stringMatching(/^20/) });
    expect(await audited('invite_operator', body.id)).toEqual([
      { data: { email: 'nora@example.test', role: 'dispatcher' } },
    ]);
  });

  it('invites a rider, who keeps name and phone, but no person twice', async () => {
    const rider = await person(api);
    const { body } = await expectStatus(invite({ email: rider.email, role: 'viewer' }), 201);
    expect(body).toMatchObject({ id: rider.id, name: rider.name, role: 'viewer' });
    expect((await invite({ email: rider.email })).body.code).toBe('already_operator');
    await signIn(rider.email, rider.phone);
  });

  it('never gives rights to an account that a stranger created with the invited address', async () => {
    const stranger = { name: 'Sly', email: 'victim@example.test', phone: '7045550666' };
    await expectStatus(client(api).post('/api/users', stranger), 201);
    const { body } = await expectStatus(invite({ email: stranger.email, name: 'Vic' }), 201);
    expect(body.name).toBe('Vic');
    const [account] = await api.query(`SELECT phone FROM users WHERE id = $1`, [body.id]);
    expect(account).toEqual({ phone: null });

    const unconfirmed = await person(api);
    await api.query(`UPDATE users SET email_verified_at = NULL, phone_verified_at = now() WHERE id = $1`, [
      unconfirmed.id,
    ]);
    expect((await invite({ email: unconfirmed.email })).body.code).toBe('email_taken');
  });

  it.each([
    [{ name: 'No', email: 'not an address', role: 'viewer' }],
    [{ name: 'No', email: 'no@example.test', role: 'king' }],
    [{ name: '', email: 'no@example.test', role: 'viewer' }],
  ])('is told what is wrong with %o', async (invitation) => {
    expect((await boss.post('/api/admin/operators', invitation)).body.code).toBe('validation_failed');
  });

  it('changes a role, which applies at once to open sessions and closes open sockets', async () => {
    const someone = await operatorWithRole(api, 'finance');
    const socket = socketOf(api, someone.client);
    await connected(socket);
    const over = new Promise((resolve) => void socket.once('disconnect', resolve));
    await expectStatus(someone.client.get('/api/admin/payouts'), 200);
    await expectStatus(change(boss, someone.id, 'finance', 'viewer'), 200);
    expect((await someone.client.get('/api/admin/payouts')).body.code).toBe('role_not_allowed');
    await over;
    socket.close();
    expect(await audited('change_operator_role', someone.id)).toEqual([{ data: { from: 'finance', to: 'viewer' } }]);
  });

  it('changes nothing when someone else was faster', async () => {
    const someone = await operatorWithRole(api, 'support');
    const answers = await Promise.all([
      change(boss, someone.id, 'support', 'dispatcher'),
      change(boss, someone.id, 'support', 'finance'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('operator_changed');
    expect((await remove(boss, someone.id, 'support')).body.code).toBe('operator_changed');
    expect((await change(boss, 999_999, 'support', 'viewer')).body.code).toBe('not_found');
  });

  it('removes an operator, whose sessions in operations end while the account stays', async () => {
    const someone = await operatorWithRole(api, 'dispatcher');
    await expectStatus(remove(boss, someone.id, 'dispatcher'), 204);
    expect((await someone.client.get('/api/auth/user')).body).toBeNull();
    expect(await listed(someone.email)).toBeUndefined();
    const [account] = await api.query(`SELECT is_admin, operator_role FROM users WHERE id = $1`, [someone.id]);
    expect(account).toEqual({ is_admin: false, operator_role: null });
    expect(await audited('remove_operator', someone.id)).toHaveLength(1);
  });

  it('revokes an operator’s tokens for operations by removing the operator, even if they are invited again', async () => {
    const someone = await operatorWithRole(api, 'support');
    const callers = await Promise.all(
      (['operations:read', 'account:read'] as const).map(async (scope) =>
        program(api, (await tokenOf(someone.client, [scope])).secret),
      ),
    );
    const answers = () => Promise.all(callers.map((caller) => caller.get('/api/admin/rides')));
    expect((await answers()).map(({ status }) => status)).toEqual([200, 403]);
    await expectStatus(remove(boss, someone.id, 'support'), 204);
    await expectStatus(invite({ email: someone.email, role: 'administrator' }), 201);
    expect((await answers()).map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'token_revoked'],
      [403, 'scope_missing'],
    ]);
  });

  it('cannot change or remove those whom the configuration names', async () => {
    const { id } = (await boss.get('/api/auth/user')).body;
    expect((await change(boss, id, 'administrator', 'viewer')).body.code).toBe('operator_fixed');
    expect((await remove(boss, id, 'administrator')).body.code).toBe('operator_fixed');
    expect(await listed(OPERATOR)).toMatchObject({ isFixed: true, role: 'administrator' });
  });
});

describe('the last administrator', () => {
  it('cannot be removed, even when two remove each other at once', async () => {
    // Only operators of this test count, because an invited one may never sign in.
    await api.query(`UPDATE users SET operator_signed_in_at = NULL`);
    const first = await operatorWithRole(api, 'administrator');
    await expectStatus(invite({ email: 'x@example.test', role: 'administrator' }), 201);
    expect((await remove(first.client, first.id, 'administrator')).body.code).toBe('last_administrator');
    expect((await change(first.client, first.id, 'administrator', 'viewer')).body.code).toBe('last_administrator');

    const second = await operatorWithRole(api, 'administrator');
    const answers = await Promise.all([
      remove(first.client, second.id, 'administrator'),
      remove(second.client, first.id, 'administrator'),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = await api.query(
      `SELECT 1 FROM users WHERE operator_role = 'administrator' AND operator_signed_in_at IS NOT NULL`,
    );
    expect(left).toHaveLength(1);
  });
});
