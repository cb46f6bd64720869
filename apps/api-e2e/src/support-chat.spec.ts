import { randomUUID } from 'node:crypto';
import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { expectStatus, operator, person } from './support/people';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function open(who: Client): Promise<AppSocket> {
  const socket = socketOf(api, who);
  sockets.push(socket);
  await connected(socket);
  return socket;
}

const write = (who: Client, text: string, clientId = randomUUID()) =>
  who.post('/api/support/messages', { clientId, text });
const answer = (userId: number, text: string, who = operations) =>
  who.post(`/api/admin/support/${userId}/messages`, { clientId: randomUUID(), text });
const thread = async (who: Client, path = '/api/support/messages') =>
  (await expectStatus(who.get(path), 200)).body as AnyRow;
const threads = async () => (await expectStatus(operations.get('/api/admin/support'), 200)).body as AnyRow[];

describe('the chat with support', () => {
  it('carries messages both ways, live, and notifies the person of an answer', async () => {
    const ana = await person(api, 'Ana Alvarez');
    const [anas, operators] = [await open(ana.client), await open(operations)];
    await operators.emitWithAck('joinAdmin', {});
    const asked = next(operators, 'supportChanged', ({ userId }) => userId === ana.id);
    await expectStatus(write(ana.client, 'I left my phone in the car'), 201);
    await asked;
    const answered = next(anas, 'supportChanged');
    await expectStatus(answer(ana.id, 'We’ll call the driver'), 201);
    expect(await answered).toEqual({ userId: ana.id });
    expect(await thread(ana.client)).toMatchObject({
      unread: 1,
      messages: [
        { fromOperations: true, authorName: 'GroupRide', isYou: false, clientId: null, text: 'We’ll call the driver' },
        { fromOperations: false, isYou: true, text: 'I left my phone in the car' },
      ],
    });
    expect((await thread(ana.client, '/api/notifications')).notifications).toMatchObject([
      { type: 'message', title: 'Support answered', actionable: true, data: { path: '/help/chat' } },
    ]);
  });

  it('stores a message once, however often it is sent', async () => {
    const { client: ana } = await person(api);
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(ana, 'Hello', clientId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await thread(ana)).messages).toHaveLength(1);
  });

  it('lists unread threads first for operations, until an operator has read them', async () => {
    const [ana, ben] = [await person(api), await person(api)];
    await expectStatus(write(ana.client, 'First'), 201);
    await expectStatus(write(ben.client, 'Second'), 201);
    const page = await thread(operations, `/api/admin/support/${ben.id}/messages`);
    const { id, name } = await person(api);
    // Also of somebody who never wrote, so that an answer goes to whom it is meant for.
    expect(await thread(operations, `/api/admin/support/${id}/messages`)).toMatchObject({
      userName: name,
      messages: [],
    });
    await expectStatus(
      operations.post(`/api/admin/support/${ben.id}/messages/read`, { through: page.messages[0].id }),
      204,
    );
    const listed = (await threads()).filter(({ userId }) => userId === ana.id || userId === ben.id);
    expect(listed).toMatchObject([
      { userId: ana.id, unread: 1, lastText: 'First' },
      { userId: ben.id, unread: 0, lastText: 'Second' },
    ]);
    const looked = await api.query(`SELECT 1 FROM audit_log WHERE action = 'read_support' AND subject = $1`, [
      `user:${ben.id}`,
    ]);
    expect(looked).toHaveLength(1);
  });

  it('shows a person only their own thread, and allows operations’ calls only to operations', async () => {
    const [ana, stranger] = [await person(api), await person(api)];
    const heard: unknown[] = [];
    const socket = await open(stranger.client);
    socket.on('supportChanged', (message) => heard.push(message));
    await expectStatus(write(ana.client, `canary ${randomUUID()}`), 201);
    await expectStatus(answer(ana.id, 'canary'), 201);
    await socket.emitWithAck('leave', { rideId: 999_999_999 });
    expect(heard).toEqual([]);
    expect((await thread(stranger.client)).messages).toEqual([]);
    for (const [who, status] of [
      [stranger.client, 403],
      [client(api), 401],
    ] as const) {
      expect(await who.get('/api/admin/support')).toMatchObject({ status });
      expect(await who.get(`/api/admin/support/${ana.id}/messages`)).toMatchObject({ status });
      expect(await answer(ana.id, 'Hi', who)).toMatchObject({ status });
      expect(await who.post(`/api/admin/support/${ana.id}/messages/read`, { through: 1 })).toMatchObject({ status });
    }
    const nobody = client(api);
    expect(await nobody.get('/api/support/messages')).toMatchObject({ status: 401 });
    expect(await write(nobody, 'Hi')).toMatchObject({ status: 401 });
    expect(await nobody.post('/api/support/messages/read', { through: 1 })).toMatchObject({ status: 401 });
    expect(await answer(999_999_999, 'Hi')).toMatchObject({ status: 404 });
  });
});
