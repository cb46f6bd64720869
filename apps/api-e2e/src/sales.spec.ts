import { randomUUID } from 'node:crypto';
import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { expectStatus, operator, operatorWithRole, person } from './support/people';
import { connected, next, socketOf } from './support/sockets';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const inquiry = (changes: Record<string, unknown> = {}) => ({
  clientId: randomUUID(),
  name: 'Bea Business',
  email: 'bea@acme.test',
  organization: 'Acme',
  message: 'We need coaches for 200 people in May.',
  ...changes,
});
const list = async (query = '') =>
  (await expectStatus(operations.get(`/api/admin/sales-inquiries${query}`), 200)).body as AnyRow[];

describe('a sales inquiry', () => {
  it('reaches operations once, in their list and by mail, however often it is sent', async () => {
    const sent = inquiry();
    const answers = await Promise.all([1, 2, 3].map(() => client(api).post('/api/sales-inquiries', sent)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await list('?state=new')).toMatchObject([
      {
        name: 'Bea Business',
        email: 'bea@acme.test',
        organization: 'Acme',
        phone: null,
        state: 'new',
        changedBy: null,
      },
    ]);
    const mails = await api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = 'ops@example.test' AND subject = 'New sales inquiry'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('We need coaches for 200 people in May.');
  });

  it('names the fields that are wrong and stores nothing', async () => {
    const before = await list();
    const { body } = await expectStatus(
      client(api).post('/api/sales-inquiries', inquiry({ email: 'nobody', phone: 'call me', message: ' ' })),
      400,
    );
    expect((body.errors as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'email',
      'message',
      'phone',
    ]);
    expect(await list()).toEqual(before);
  });

  it('can be marked as answered by operations, with one entry in the audit log', async () => {
    const [first] = await list();
    const path = `/api/admin/sales-inquiries/${String(first?.id)}`;
    expect((await expectStatus(operations.patch(path, { state: 'answered' }), 200)).body).toMatchObject({
      state: 'answered',
      changedBy: 'Olga Ops',
    });
    await expectStatus(operations.patch(path, { state: 'answered' }), 200);
    expect(await list('?state=new')).toEqual([]);
    const [count] = await api.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM audit_log WHERE action = 'change_sales_inquiry'`,
    );
    expect(count).toEqual({ count: 1 });
    await expectStatus(operations.patch('/api/admin/sales-inquiries/99999', { state: 'closed' }), 404);
    await expectStatus(operations.patch(path, { state: 'lost' }), 400);
  });

  it('is changed by one of two operators who saw the same state', async () => {
    await expectStatus(client(api).post('/api/sales-inquiries', inquiry({ name: 'Cal Company' })), 202);
    const [first] = await list('?state=new');
    const path = `/api/admin/sales-inquiries/${String(first?.id)}`;
    const colleague = await operatorWithRole(api, 'support');
    const page = socketOf(api, colleague.client);
    await connected(page);
    await page.emitWithAck('joinAdmin', {});
    const told = next(page, 'operationsChanged', ({ subjects }) => subjects.includes(`sales_inquiry:${first?.id}`));
    const answers = await Promise.all([
      operations.patch(path, { state: 'answered', changedFrom: 'new' }),
      colleague.client.patch(path, { state: 'closed', changedFrom: 'new' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, changedBy } = answers.find(({ status }) => status === 200)!.body;
    const refusal = answers.find(({ status }) => status === 409)!.body;
    expect(refusal).toMatchObject({ code: 'inquiry_changed', extra: { state, changedBy } });
    expect((await list())[0]).toMatchObject({ state, changedBy });
    await told;
    page.close();
    // Who wanted what the colleague has done has nothing left to do.
    expect((await expectStatus(operations.patch(path, { state, changedFrom: 'new' }), 200)).body).toMatchObject({
      state,
      changedBy,
    });
  });

  it('is visible to operations only', async () => {
    const { client: rider } = await person(api);
    await expectStatus(client(api).get('/api/admin/sales-inquiries'), 401);
    await expectStatus(rider.get('/api/admin/sales-inquiries'), 403);
  });

  it('is limited to five an hour per address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await client(api).post('/api/sales-inquiries', inquiry({ name: `Nr. ${sent}` }))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
