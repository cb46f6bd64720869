import { cents } from './support/paid-rides';
import { startApi, type Api, type Client } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { book, quote } from './support/rides';

const OPERATOR = 'ops@example.test';
let api: Api;
let ana: Person;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  [ana, operations] = [await person(api), await operator(api, OPERATOR)];
}, 120_000);
afterAll(() => api?.stop());

const setMinimum = (rideType: string, minimumSeats: unknown, who: Client = operations) =>
  who.patch(`/api/admin/rates/${rideType}`, { minimumSeats });
const bus = (groupSize: number) => quote(ana, { rideType: 'CharterBus', groupSize });
const bookQuote = async (quoteId: string) =>
  (await expectStatus(ana.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }), 201)).body;

describe('the minimum number of paid seats', () => {
  it('is two for every ride type at first, and for operations only to change', async () => {
    const { body: rates } = await expectStatus(operations.get('/api/admin/rates'), 200);
    expect(rates.map(({ minimumSeats }: { minimumSeats: number }) => minimumSeats)).toEqual(Array(9).fill(2));
    expect((await setMinimum('CharterBus', 20, ana.client)).status).toBe(403);
    expect((await ana.client.get('/api/admin/rates')).status).toBe(403);
    for (const wrong of [1, 56, 2.5, '20', null]) expect((await setMinimum('CharterBus', wrong)).status).toBe(400);
    expect((await setMinimum('GroupX', 7)).body.errors).toMatchObject([{ field: 'minimumSeats' }]);
    expect((await setMinimum('Rickshaw', 7)).status).toBe(404);
  });

  it('is paid by a smaller group, split among those who ride; quotes made before keep their price', async () => {
    const [before, whole] = [await bus(12), await bus(20)];
    expect((await expectStatus(setMinimum('CharterBus', 20), 200)).body).toMatchObject({ minimumSeats: 20 });
    const after = await bus(12);
    expect([before.minimumSeats, after.minimumSeats, (await bus(20)).minimumSeats]).toEqual([null, 20, null]);
    expect([after.finalTotal, (await bus(20)).finalTotal]).toEqual([whole.finalTotal, whole.finalTotal]);
    const ride = await bookQuote(after.quoteId);
    expect([ride.totalCost, ride.costPerPerson, ride.groupSize]).toEqual([after.finalTotal, after.perPerson, 12]);
    expect(cents(after.perPerson)).toBe(Math.ceil(cents(after.finalTotal) / 12));
    const { body: split } = await expectStatus(ana.client.get(`/api/rides/${ride.id}/split`), 200);
    const seats: { amount: string }[] = split.seats;
    expect([seats.length, seats.reduce((sum, { amount }) => sum + cents(amount), 0)]).toEqual([
      12,
      cents(ride.totalCost),
    ]);
    expect((await bookQuote(before.quoteId)).totalCost).toBe(before.finalTotal);
    const { body: compared } = await expectStatus(ana.client.post('/api/ride-types/prices', { groupSize: 12 }), 200);
    const { body: indicated } = await expectStatus(
      ana.client.post('/api/calculate-pricing', { groupSize: 12, rideType: 'CharterBus' }),
      200,
    );
    const listed = compared.prices.find(({ rideType }: { rideType: string }) => rideType === 'CharterBus');
    expect(listed.finalTotal).toBe(indicated.finalTotal);
  });

  it('of a booked ride stays that of its quote when the group changes', async () => {
    await expectStatus(setMinimum('GroupXL', 8), 200);
    const ride = await book(ana, { rideType: 'GroupXL', groupSize: 4 });
    await expectStatus(setMinimum('GroupXL', 2), 200);
    const { body: plan } = await expectStatus(
      ana.client.post(`/api/rides/${ride.id}/changes/preview`, { groupSize: 6 }),
      200,
    );
    expect(plan.total).toBe(ride.totalCost);
  });

  it('loses no change when several are made at once, and is in the audit log', async () => {
    await Promise.all(
      ['GroupX', 'GroupXXL', 'PartyBus', 'WineTour', 'GroupPool'].map((rideType) =>
        expectStatus(setMinimum(rideType, 5), 200),
      ),
    );
    const { body: rates } = await expectStatus(operations.get('/api/admin/rates'), 200);
    expect(rates.filter(({ minimumSeats }: { minimumSeats: number }) => minimumSeats === 5)).toHaveLength(5);
    const { body: audit } = await expectStatus(operations.get('/api/admin/audit'), 200);
    const actions = (audit as { action: string }[]).map(({ action }) => action);
    expect(actions.filter((action) => action === 'change_rates')).toHaveLength(8);
  });
});
