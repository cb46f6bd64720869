import { type Api, type Client, startApi } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { book, quote } from './support/rides';
import { advance, sandboxNow } from './support/sandbox-clock';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
let api: Api;
let operations: Client;
let engineer: Person;
let token: Client;

beforeAll(async () => {
  api = await startApi(
    { DEMO_TOOLS: 'true', ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'true' },
    { sandbox: true },
  );
  operations = await operator(api, OPERATOR);
  engineer = await person(api, 'Ada Engineer');
  const scopes = ['sandbox:read', 'sandbox:write', 'quotes:write', 'rides:read', 'rides:write'] as const;
  token = program(api, (await tokenOf(engineer.client, scopes)).secret);
}, 120_000);
afterAll(() => api?.stop());

describe('the test clock', () => {
  it('moves quotes, jobs and tables of the database forward, and keeps sessions and tokens', async () => {
    const before = await sandboxNow(token);
    const { quoteId } = await quote(engineer);
    await advance(token, { minutes: 20 });
    const { body: refused } = await engineer.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
    expect(refused.code).toBe('quote_expired');
    const { id } = await book(engineer);
    await advance(token, { days: 45 });
    const { body: ride } = await expectStatus(token.get(`/api/rides/${id}`), 200);
    expect(ride.status).toBe('cancelled');
    const moved = (await sandboxNow(token)).getTime() - before.getTime();
    expect(moved / 86_400_000).toBeCloseTo(45, 0);
    await expectStatus(engineer.client.get('/api/users/me/history'), 200);
    expect((await person(api)).id).toBeGreaterThan(0);
    expect(operations).toBeDefined();
  });
});
