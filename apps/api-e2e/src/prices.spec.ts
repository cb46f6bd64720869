import { startApi, type Api, type Client } from './support/api';
import { cents } from './support/paid-rides';
import { expectStatus, operator, person, type Person } from './support/people';
import { book, quote } from './support/rides';

interface Rates {
  rideType: string;
  basePerPerson: string;
  minimumSeats: number;
  taxBp: number;
}
interface Version {
  id: number;
  validFrom: string;
  current: boolean;
  planned: boolean;
  author: string | null;
  reason: string | null;
  restores: number | null;
  rates: Rates[];
}

const OPERATOR = 'ops@example.test';
let api: Api;
let ana: Person;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  [ana, operations] = [await person(api), await operator(api, OPERATOR)];
}, 120_000);
afterAll(() => api?.stop());

const list = async (): Promise<{ newest: number; versions: Version[] }> =>
  (await expectStatus(operations.get('/api/admin/prices'), 200)).body;
const current = async () => (await list()).versions.find((version) => version.current)!;
/** The rates in force, with changes of GroupX only. */
const changed = async (change: Partial<Rates>) =>
  (await current()).rates.map((rates) => (rates.rideType === 'GroupX' ? { ...rates, ...change } : rates));
const save = (rates: readonly object[], more: { basedOn: number; validFrom?: string; reason?: string }) =>
  operations.post('/api/admin/prices', { rates, reason: 'Fuel costs more', ...more });
const base = async () => (await quote(ana)).baseFare;

describe('versions of the prices', () => {
  it('take effect at once, record who saved them and why, and leave quotes and booked rides unchanged', async () => {
    const { newest, versions } = await list();
    expect(versions).toMatchObject([{ id: newest, current: true, planned: false, author: null, reason: null }]);
    expect(versions[0]!.rates).toHaveLength(9);
    const before = await quote(ana);
    const ride = await book(ana);
    const { body } = await expectStatus(save(await changed({ basePerPerson: '20.00' }), { basedOn: newest }), 201);
    expect(body.versions).toMatchObject([
      { id: body.newest, current: true, reason: 'Fuel costs more', author: expect.any(String), restores: null },
      { id: newest, current: false, planned: false },
    ]);
    expect(cents(await base())).toBeGreaterThan(cents(before.baseFare));
    const { body: types } = await expectStatus(ana.client.get('/api/ride-types'), 200);
    expect(types.find(({ id }: { id: string }) => id === 'GroupX').basePerPerson).toBe('20.00');
    const booked = await expectStatus(
      ana.client.post('/api/rides', { quoteId: before.quoteId, paymentMethod: 'cash' }),
      201,
    );
    expect(booked.body.totalCost).toBe(before.finalTotal);
    const { body: same } = await expectStatus(ana.client.get(`/api/rides/${ride.id}`), 200);
    expect(same.totalCost).toBe(ride.totalCost);
    const audit = await api.query(`SELECT data FROM audit_log WHERE action = 'save_prices' AND subject = $1`, [
      `rate_card:${body.newest}`,
    ]);
    expect(audit).toMatchObject([{ data: { reason: 'Fuel costs more' } }]);
  });

  it('take effect at the planned moment, not before', async () => {
    const now = await base();
    const { newest } = await list();
    const validFrom = new Date(Date.now() + 3600_000).toISOString();
    const rates = await changed({ basePerPerson: '33.00' });
    const { body } = await expectStatus(save(rates, { basedOn: newest, validFrom }), 201);
    expect(body.versions[0]).toMatchObject({ id: body.newest, planned: true, current: false, validFrom });
    expect(await base()).toBe(now);
    const other = await changed({ basePerPerson: '34.00' });
    const again = await expectStatus(save(other, { basedOn: body.newest, validFrom }), 400);
    expect(again.body.errors).toMatchObject([{ field: 'validFrom' }]);
    expect((await save(other, { basedOn: newest, validFrom })).body.code).toBe('prices_changed');
    // The hour has passed.
    await api.query(`UPDATE rate_cards SET valid_from = date_trunc('milliseconds', clock_timestamp()) WHERE id = $1`, [
      body.newest,
    ]);
    expect((await current()).id).toBe(body.newest);
    expect(cents(await base())).toBeGreaterThan(cents(now));
  });

  it('are saved for one of two operators who saw the same prices, and the other is told to look again', async () => {
    const { newest } = await list();
    const rates = await changed({ basePerPerson: '21.00' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(rates, { basedOn: newest })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('prices_changed');
  });

  it('can be put in force again', async () => {
    const { newest, versions } = await list();
    const first = versions.at(-1)!;
    const restore = (id: number, basedOn: number) =>
      operations.post(`/api/admin/prices/${id}/restore`, { basedOn, reason: 'Too high' });
    expect((await restore(first.id, first.id)).body.code).toBe('prices_changed');
    expect((await restore(999_999, newest)).status).toBe(404);
    const { body } = await expectStatus(restore(first.id, newest), 201);
    expect(body.versions[0]).toMatchObject({ id: body.newest, current: true, restores: first.id, reason: 'Too high' });
    expect(body.versions[0].rates).toEqual(first.rates);
  });

  it('that change nothing are refused', async () => {
    const { newest, versions } = await list();
    const { body } = await expectStatus(save(await changed({}), { basedOn: newest }), 400);
    expect(body.errors).toMatchObject([{ field: 'rates' }]);
    const inForce = versions.find((version) => version.current)!;
    const restored = { basedOn: newest, reason: 'Again' };
    await expectStatus(operations.post(`/api/admin/prices/${inForce.id}/restore`, restored), 400);
    expect((await list()).newest).toBe(newest);
  });

  it('that were planned can be withdrawn until they begin, and are kept', async () => {
    const now = await base();
    const { newest } = await list();
    const validFrom = new Date(Date.now() + 3600_000).toISOString();
    const rates = await changed({ basePerPerson: '49.00' });
    const withdraw = (id: number, reason = 'Typing error') =>
      operations.post(`/api/admin/prices/${id}/withdraw`, { reason });
    const { body: planned } = await expectStatus(save(rates, { basedOn: newest, validFrom }), 201);
    const { body: refused } = await expectStatus(withdraw(planned.newest, ' '), 400);
    expect(refused.errors).toMatchObject([{ field: 'reason' }]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(planned.newest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('version_not_planned');
    const { versions } = await list();
    expect(versions.find(({ id }) => id === planned.newest)).toMatchObject({
      planned: false,
      current: false,
      withdrawn: true,
      withdrawnFor: 'Typing error',
      withdrawnBy: expect.any(String),
      withdrawnAt: expect.any(String),
    });
    const [entry] = await api.query(`SELECT data FROM audit_log WHERE action = 'withdraw_prices' AND subject = $1`, [
      `rate_card:${planned.newest}`,
    ]);
    expect(entry).toMatchObject({ data: { reason: 'Typing error' } });
    // Another version may start at the same moment; once it has passed, the withdrawn one still has no effect.
    const { body: other } = await expectStatus(
      save(await changed({ basePerPerson: '48.00' }), { basedOn: planned.newest, validFrom }),
      201,
    );
    await expectStatus(withdraw(other.newest), 200);
    await api.query(
      `UPDATE rate_cards SET valid_from = date_trunc('milliseconds', clock_timestamp()) WHERE id IN ($1, $2)`,
      [planned.newest, other.newest],
    );
    expect([await base(), (await current()).id]).toEqual([now, newest]);
  });

  it('that have begun cannot be withdrawn', async () => {
    expect((await operations.post(`/api/admin/prices/999999/withdraw`, { reason: 'No' })).status).toBe(404);
    const { id } = await current();
    const { body } = await expectStatus(operations.post(`/api/admin/prices/${id}/withdraw`, { reason: 'No' }), 409);
    expect(body.code).toBe('version_not_planned');
  });

  it.each([
    ['rates.0.basePerPerson', { basePerPerson: '0.99' }],
    ['rates.0.basePerPerson', { basePerPerson: '500.01' }],
    ['rates.0.basePerPerson', { basePerPerson: 'ten' }],
    ['rates.0.minimumSeats', { minimumSeats: 7 }],
    ['rates.0.taxBp', { taxBp: -1 }],
    ['rates.0.taxBp', { taxBp: 1.5 }],
    ['rates', { rideType: 'GroupXL' }],
  ])('are refused with the reason for an invalid %s: %j', async (field, change) => {
    const { newest } = await list();
    const { body } = await expectStatus(save(await changed(change), { basedOn: newest }), 400);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect((await list()).newest).toBe(newest);
  });

  it.each([
    ['', 'reason'],
    ['Late', 'validFrom'],
  ])('need a reason and a start in the future: %s', async (reason, field) => {
    const { newest } = await list();
    const validFrom = new Date(Date.now() + (field === 'validFrom' ? -1000 : 3600_000)).toISOString();
    const { body } = await expectStatus(save(await changed({}), { basedOn: newest, reason, validFrom }), 400);
    expect(body.errors).toMatchObject([{ field }]);
  });
});

describe('the preview', () => {
  it('prices the rides of the past week again, exactly as quotes are priced, and stores nothing', async () => {
    const { newest } = await list();
    const rates = await changed({ basePerPerson: '25.00', taxBp: 300 });
    const { body: before } = await expectStatus(operations.post('/api/admin/prices/preview', { rates }), 200);
    const ride = await book(ana, { groupSize: 3 });
    const old = await book(ana, { groupSize: 3 });
    await api.query(`UPDATE rides SET created_at = now() - interval '8 days' WHERE id = $1`, [old.id]);
    const { body: after } = await expectStatus(operations.post('/api/admin/prices/preview', { rates }), 200);
    expect((await list()).newest).toBe(newest);
    expect(after.rides).toBe(before.rides + 1);
    expect(cents(after.before) - cents(before.before)).toBe(cents(ride.totalCost));
    await expectStatus(save(rates, { basedOn: newest }), 201);
    const really = await quote(ana, { groupSize: 3 });
    expect(cents(after.after) - cents(before.after)).toBe(cents(really.finalTotal));
    expect(after.largest).toContainEqual(
      expect.objectContaining({ rideId: ride.id, before: ride.totalCost, after: really.finalTotal, groupSize: 3 }),
    );
    const { body: none } = await expectStatus(
      operations.post('/api/admin/prices/preview', { rates: (await current()).rates }),
      200,
    );
    expect(none.largest.map(({ rideId }: { rideId: number }) => rideId)).toContain(ride.id);
    expect((await operations.post('/api/admin/prices/preview', { rates: [] })).status).toBe(400);
  });
});
