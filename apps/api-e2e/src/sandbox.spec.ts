import { type AnyRow, type Api, type Client, startApi } from './support/api';
import { driver, expectStatus, operator, person, type Person } from './support/people';
import { AIRPORT, book, quote, UPTOWN } from './support/rides';
import { advance, advanceTo, clockReady, sandboxNow } from './support/sandbox-clock';
import { program, tokenOf } from './support/tokens';

const OPERATOR = 'ops@example.test';
const SCOPES = [
  ...(['sandbox:read', 'sandbox:write', 'quotes:write', 'rides:read', 'rides:write', 'payments:read'] as const),
] as const;
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
  token = program(api, (await tokenOf(engineer.client, SCOPES)).secret);
}, 120_000);
afterAll(() => api?.stop());

/** A controlled driver of whoever calls. */
async function controlled(caller: Client, position: { lat: number; lng: number } = UPTOWN) {
  const { body } = await expectStatus(
    caller.post('/api/sandbox/drivers', { vehicleClass: 'van', position: { lat: position.lat, lng: position.lng } }),
    201,
  );
  const act = (what: string, data?: object) => caller.post(`/api/sandbox/drivers/${body.id}/${what}`, data);
  return {
    id: body.id as number,
    act,
    do: async (what: string, data?: object) => (await expectStatus(act(what, data), 200)).body as AnyRow,
    /** Moves as soon as a car can be there. */
    drive: async (data: object = {}) => {
      const first = await act('move', data);
      if (first.body.code === 'driver_too_fast')
        await advance(caller, { seconds: first.body.advanceSeconds as number });
      return (await expectStatus(act('move', data), 200)).body as AnyRow;
    },
  };
}

describe('the test clock', () => {
  it('moves quotes and jobs forward, and keeps sessions and tokens', async () => {
    const before = await sandboxNow(token);
    const { quoteId } = await quote(engineer);
    await advance(token, { minutes: 20 });
    const { body: refused } = await engineer.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
    expect(refused.code).toBe('quote_expired');
    const { id } = await book(engineer);
    await advance(token, { days: 2 });
    const { body: ride } = await expectStatus(token.get(`/api/rides/${id}`), 200);
    expect(ride.status).toBe('cancelled');
    const moved = (await sandboxNow(token)).getTime() - before.getTime();
    expect(moved / 86_400_000).toBeCloseTo(2, 0);
    await expectStatus(engineer.client.get('/api/users/me/history'), 200);
  });

  it('goes forward only, and one way at a time', async () => {
    const refused = async (move: object) => (await token.post('/api/sandbox/clock/advance', move)).body.code;
    expect(await refused({ to: new Date().toISOString() })).toBe('clock_goes_forward');
    for (const wrong of [{}, { seconds: 0 }, { seconds: 401 * 86_400 }, { seconds: 5, to: '2040-01-01T00:00:00Z' }])
      expect(await refused(wrong)).toBe('validation_failed');
    const answers = await Promise.all([refused({ seconds: 5400 }), refused({ seconds: 5400 })]);
    expect(answers.sort()).toEqual(['clock_advancing', undefined]);
    await clockReady(token);
  });
});

describe('a controlled driver', () => {
  it('drives a ride of Friday from its offer to its end, by the rules of the driver app', async () => {
    const dan = await controlled(token);
    const now = await sandboxNow(token);
    const { id } = await book(engineer, { startsIn: (now.getTime() - Date.now()) / 60_000 + 3 * 24 * 60 });
    expect((await dan.act('accept', { rideId: id })).body.code).toBe('too_early');
    const { body: booked } = await expectStatus(token.get(`/api/rides/${id}`), 200);
    await advanceTo(token, new Date(new Date(booked.scheduledAt as string).getTime() - 60 * 60_000));
    expect((await dan.do('accept', { rideId: id })).status).toBe('confirmed');
    expect((await dan.do('set-out')).status).toBe('en_route');
    expect((await dan.act('start')).body.code).toBe('not_arrived');
    await dan.drive();
    expect((await dan.do('arrive')).arrivedAt).toEqual(expect.any(String));
    expect((await dan.act('start')).body.code).toBe('no_verified_passenger');
    await dan.do('verify');
    expect((await dan.do('start')).status).toBe('in_progress');
    await dan.drive({ fraction: 0.5 });
    expect((await dan.act('complete')).body.code).toBe('not_at_destination');
    await dan.drive();
    expect((await dan.do('complete')).status).toBe('completed');
    expect(AIRPORT).toBeDefined();
    expect(operations).toBeDefined();
    expect(driver).toBeDefined();
  });
});
