import { type Api, type Client, startApi } from './support/api';
import { expectStatus, operator, person } from './support/people';
import { until } from './support/rides';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api.stop());

const logged = async (query = '') => (await expectStatus(operations.get(`/api/admin/api-requests${query}`), 200)).body;
/** The requests of a token, once there are so many, newest first. */
const requestsOf = (secret: string, count: number) =>
  until(
    async () =>
      (await logged(`?search=${secret.slice(0, 11)}`)) as { route: string | null; status: number; id: string }[],
    (found) => found.length >= count,
  );

describe('the log of requests with tokens', () => {
  it('records the route, status and request id, but not the address, the body or the person', async () => {
    const owner = await person(api, 'Pia Private');
    const { secret } = await tokenOf(owner.client, ['places:read', 'safety:write', 'rides:read']);
    const caller = program(api, secret);
    await expectStatus(caller.get('/api/places?search=secret-street'), 200);
    await expectStatus(caller.post('/api/emergency-contacts', { name: 'Secret Mom', email: 'mom@example.test' }), 201);
    const refused = await expectStatus(caller.get('/api/rides/424242'), 404);
    const requests = await requestsOf(secret, 3);
    expect(requests).toMatchObject([
      { method: 'GET', route: '/api/rides/{rideId}', status: 404, requestId: refused.body.requestId },
      { method: 'POST', route: '/api/emergency-contacts', status: 201 },
      { method: 'GET', route: '/api/places', status: 200 },
    ]);
    for (const request of requests) {
      expect(Object.keys(request).sort()).toEqual(
        ['at', 'durationMs', 'id', 'method', 'requestId', 'route', 'status', 'tokenId', 'tokenPrefix'].sort(),
      );
    }
    const [stored] = await api.query<{ text: string }>(`SELECT json_agg(r)::text AS text FROM api_requests r`);
    expect(stored!.text).not.toMatch(/secret|Pia|mom@|424242/i);
  });

  it('records refused tokens and missing scopes, but no requests with sessions or unknown tokens', async () => {
    const owner = await person(api);
    const { id, secret } = await tokenOf(owner.client, ['places:read']);
    const caller = program(api, secret);
    await expectStatus(caller.get('/api/users/me/rides'), 403);
    await expectStatus(owner.client.delete(`/api/tokens/${id}`), 204);
    await expectStatus(caller.get('/api/users/me/rides'), 401);
    await expectStatus(program(api, `${secret.slice(0, -1)}`).get('/api/users/me/rides'), 401);
    const requests = await requestsOf(secret, 2);
    expect(requests).toMatchObject([
      { route: null, status: 401 },
      { route: '/api/users/{userId}/rides', status: 403 },
    ]);
    expect(await api.query(`SELECT 1 FROM api_requests WHERE route LIKE '%tokens%' OR route LIKE '%admin%'`)).toEqual(
      [],
    );
  });

  it('can be searched by route, status, request id and token, page by page', async () => {
    const owner = await person(api);
    const { secret } = await tokenOf(owner.client, ['places:read', 'quotes:read']);
    const caller = program(api, secret);
    await expectStatus(caller.get('/api/wineries'), 200);
    await expectStatus(caller.get('/api/ride-types'), 200);
    const { body } = await expectStatus(caller.get('/api/geocode'), 400);
    const [newest, , oldest] = await requestsOf(secret, 3);
    const routes = async (query: string) => (await logged(query)).map(({ route }: { route: string }) => route);
    expect(await routes('?search=get%20/api/wineries')).toEqual(['/api/wineries']);
    expect(await routes(`?search=${body.requestId}`)).toEqual(['/api/geocode']);
    expect(await routes('?search=400')).toEqual(['/api/geocode']);
    expect(await routes(`?search=${secret.slice(0, 11)}&outcome=succeeded`)).toEqual([
      '/api/ride-types',
      '/api/wineries',
    ]);
    expect(await routes(`?search=${secret.slice(0, 11)}&outcome=failed`)).toEqual([]);
    expect(await routes(`?search=${secret.slice(0, 11)}&before=${newest!.id}`)).toHaveLength(2);
    expect(await routes(`?search=${secret.slice(0, 11)}&before=${oldest!.id}`)).toEqual([]);
    expect(await routes('?search=%25')).toEqual([]);
    for (const query of ['?outcome=odd', '?before=x', `?search=${'x'.repeat(101)}`])
      expect((await operations.get(`/api/admin/api-requests${query}`)).body.code).toBe('validation_failed');
  });

  it('shows only the last seven days', async () => {
    const owner = await person(api);
    const { secret } = await tokenOf(owner.client, ['places:read']);
    await expectStatus(program(api, secret).get('/api/wineries'), 200);
    const [request] = await requestsOf(secret, 1);
    await api.query(`UPDATE api_requests SET at = now() - interval '7 days 1 minute' WHERE id = $1`, [request!.id]);
    expect(await logged(`?search=${secret.slice(0, 11)}`)).toEqual([]);
  });
});
