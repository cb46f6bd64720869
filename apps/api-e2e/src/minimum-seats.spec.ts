import { cents } from './support/paid-rides';
import { startApi, type Answer, type Api, type Client } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';
import { book, quote } from './support/rides';

interface Rates {
  rideType: string;
  minimumSeats: number;
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

/** Saves prices that differ from those in force in the minimum of one ride type only. */
async function setMinimum(rideType: string, minimumSeats: unknown): Promise<Answer> {
  const { body } = await expectStatus(operations.get('/api/admin/prices'), 200);
  const { newest, versions } = body as { newest: number; versions: { current: boolean; rates: Rates[] }[] };
  const { rates } = versions.find(({ current }) => current)!;
  return operations.post('/api/admin/prices', {
    basedOn: newest,
    reason: 'Test',
    rates: rates.map((each) => (each.rideType === rideType ? { ...each, minimumSeats } : each)),
  });
}
const bus = (groupSize: number) => quote(ana, { rideType: 'CharterBus', groupSize });
const bookQuote = async (quoteId: string) =>
  (await expectStatus(ana.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }), 201)).body;

describe('the minimum number of paid seats', () => {
  it('is two for every ride type by default, and at most the seats of the type', async () => {
    const { body } = await expectStatus(operations.get('/api/admin/prices'), 200);
    expect(body.versions[0].rates.map(({ minimumSeats }: Rates) => minimumSeats)).toEqual(Array(9).fill(2));
    for (const wrong of [1, 56, 2.5, '20', null]) expect((await setMinimum('CharterBus', wrong)).status).toBe(400);
    expect((await setMinimum('GroupX', 7)).body.errors).toMatchObject([{ field: 'rates.0.minimumSeats' }]);
  });

  it('is paid by a smaller group, split among those who ride; quotes made before keep their price', async () => {
    const [before, whole] = [await bus(12), await bus(20)];
    await expectStatus(setMinimum('CharterBus', 20), 201);
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
    await expectStatus(setMinimum('GroupXL', 8), 201);
    const ride = await book(ana, { rideType: 'GroupXL', groupSize: 4 });
    await expectStatus(setMinimum('GroupXL', 2), 201);
    const { body: plan } = await expectStatus(
      ana.client.post(`/api/rides/${ride.id}/changes/preview`, { groupSize: 6 }),
      200,
    );
    expect(plan.total).toBe(ride.totalCost);
  });
});
