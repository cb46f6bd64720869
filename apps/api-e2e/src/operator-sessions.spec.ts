import { client, startApi, type Api, type Client } from './support/api';
import { firstCode, give } from './support/authenticators';
import { expectStatus, operatorWithRole, type Person } from './support/people';
import { connected, socketOf } from './support/sockets';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let api: Api;
beforeAll(async () => {
  // The periodic check of sockets is off, so that tests see them close at once.
  api = await startApi({ SOCKET_RECHECK_SECONDS: '3600' });
}, 120_000);
afterAll(() => api?.stop());

interface Listed {
  id: string;
  isCurrent: boolean;
}
const sessionsOf = async (who: Client) =>
  (await expectStatus(who.get('/api/admin/security/sessions'), 200)).body as Listed[];
const isIn = async (who: Client) => (await who.get('/api/admin/security')).status === 200;

async function anotherSession(who: Person, headers?: Record<string, string>): Promise<Client> {
  const browser = await firstCode(api, who);
  const code = await api.outbox(who.phone);
  if (headers) await expectStatus(browser.post('/api/auth/second-factor', { code }, headers), 200);
  else await expectStatus(give(browser, 'text', code), 200);
  return browser;
}

describe('the sessions of an operator', () => {
  it('are listed with browser, system and last activity, with the current one marked', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const other = await anotherSession(who, { 'user-agent': FIREFOX });
    const listed = await sessionsOf(other);
    expect(listed).toHaveLength(2);
    expect(listed.find(({ isCurrent }) => isCurrent)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      openedAt: expect.stringMatching(/^20/),
      lastActiveAt: expect.stringMatching(/^20/),
    });
    expect((await sessionsOf(who.client)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(
      decodeURIComponent(other.jar.get('groupride.admin.sid')!).slice(2, 20),
    );
  });

  it('record activity at most every five minutes', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const at = async () => {
      const [row] = await api.query<{ at: Date }>(
        `SELECT last_active_at AS at FROM sessions WHERE sess -> 'passport' ->> 'user' = $1 AND sess ->> 'app' = 'admin'`,
        [String(who.id)],
      );
      return row!.at.getTime();
    };
    await isIn(who.client);
    const first = await at();
    await isIn(who.client);
    expect(await at()).toBe(first);
    await api.query(`UPDATE sessions SET last_active_at = last_active_at - interval '6 minutes'`);
    await isIn(who.client);
    expect(await at()).toBeGreaterThan(first);
  });

  it('leave out sessions without the second factor, those in other apps and those of others', async () => {
    const who = await operatorWithRole(api, 'viewer');
    await operatorWithRole(api, 'viewer');
    await firstCode(api, who);
    await firstCode(api, who, client(api));
    expect(await sessionsOf(who.client)).toHaveLength(1);
  });

  it('can be ended one at a time, with their sockets', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const other = await anotherSession(who);
    const socket = socketOf(api, other);
    await connected(socket);
    const over = new Promise((resolve) => void socket.once('disconnect', resolve));
    const { id } = (await sessionsOf(who.client)).find(({ isCurrent }) => !isCurrent)!;
    await expectStatus(who.client.delete(`/api/admin/security/sessions/${id}`), 204);
    await over;
    socket.close();
    expect([await isIn(other), await isIn(who.client)]).toEqual([false, true]);
    expect((await who.client.delete(`/api/admin/security/sessions/${id}`)).body.code).toBe('not_found');
  });

  it('can be ended all at once except the current one, without affecting other people', async () => {
    const [who, stranger] = [await operatorWithRole(api, 'viewer'), await operatorWithRole(api, 'viewer')];
    const others = [await anotherSession(who), await anotherSession(who)];
    const [mine] = await sessionsOf(who.client);
    expect((await stranger.client.delete(`/api/admin/security/sessions/${mine!.id}`)).body.code).toBe('not_found');
    await expectStatus(stranger.client.delete('/api/admin/security/sessions'), 204);
    await expectStatus(who.client.delete('/api/admin/security/sessions'), 204);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(who.client)).toBe(true);
    expect(await sessionsOf(who.client)).toHaveLength(1);
  });
});
