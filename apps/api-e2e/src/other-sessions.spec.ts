import { client, startApi, type Api, type Client } from './support/api';
import { firstCode } from './support/authenticators';
import { expectStatus, operatorWithRole, person, type Person } from './support/people';
import { connected, socketOf } from './support/sockets';

let api: Api;
beforeAll(async () => {
  // The periodic check of sockets is off, so that tests see them close at once.
  api = await startApi({ SOCKET_RECHECK_SECONDS: '3600' });
}, 120_000);
afterAll(() => api?.stop());

const PATH = '/api/users/me/other-sessions';
const isIn = async (who: Client) => (await who.get('/api/auth/user')).body !== null;

async function anotherSession({ email }: Person, app: 'rider' | 'driver'): Promise<Client> {
  const browser = client(api, app);
  await expectStatus(browser.post('/api/auth/code', { identifier: email }), 202);
  await expectStatus(browser.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }), 200);
  return browser;
}

describe('signing out on other devices', () => {
  it('ends the person’s other sessions in both apps with their sockets, and nobody else’s', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    const others = [await anotherSession(ana, 'rider'), await anotherSession(ana, 'driver')];
    const [phone, here] = [socketOf(api, others[0]!), socketOf(api, ana.client)];
    await Promise.all([connected(phone), connected(here)]);
    const over = new Promise((resolve) => void phone.once('disconnect', resolve));
    await expectStatus(ana.client.delete(PATH), 204);
    await over;
    expect(await Promise.all([...others, ana.client, ben.client].map(isIn))).toEqual([false, false, true, true]);
    expect(here.connected).toBe(true);
    here.close();
    const audit = await api.query(
      `SELECT actor_id, data FROM audit_log WHERE action = 'end_session' AND subject = $1`,
      [`user:${ana.id}`],
    );
    expect(audit).toEqual([{ actor_id: ana.id, data: { sessions: 2 } }]);
    await expectStatus(ana.client.delete(PATH), 204);
    expect(
      await api.query(`SELECT 1 FROM audit_log WHERE action = 'end_session' AND actor_id = $1`, [ana.id]),
    ).toHaveLength(1);
  });

  it('leaves sessions in operations open', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const pending = await firstCode(api, who);
    await expectStatus((await anotherSession(who, 'rider')).delete(PATH), 204);
    expect(await Promise.all([who.client, pending].map(isIn))).toEqual([true, true]);
  });
});
