import { randomUUID } from 'node:crypto';
import { business, passenger, type Service } from './support/business';
import { BusinessMoney } from './support/business-money';
import { cancel } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';
import { AIRPORT, UPTOWN } from './support/rides';

let world: PaidRides;
let operations: Operations;
let money: BusinessMoney;
setUpOperations(
  (opened) => {
    ({ world, operations } = opened);
    money = new BusinessMoney(world, operations);
  },
  { WEBHOOKS_ALLOW_PRIVATE: 'true' },
);

const balanceOf = (id: number) => money.balanceOf(id);
const owedOnce = (id: number, owed: string) => money.owedOnce(id, owed);

afterEach(() => money.expectBooksToAgree());

describe('event transport', () => {
  const PLACES = { pickup: UPTOWN, destination: AIRPORT };
  const rideFor = (more: object = {}) => ({
    rideType: 'GroupX',
    groupSize: 4,
    bookingType: 'now',
    ...PLACES,
    passenger: passenger(),
    ...more,
  });
  const bookEvent = (by: Service, rides: object[], key: string = randomUUID()) =>
    by.client.post('/api/event-transports', { eventName: 'Wedding', rides }, { 'idempotency-key': key });

  it('accepts as many rides as it documents, also with long texts', async () => {
    const { service: hotel } = await business(world.api, operations.client);
    const unreachable = { name: 'N'.repeat(100) };
    const pickup = { ...UPTOWN, name: 'Uptown '.repeat(28).trim() };
    const destination = { ...AIRPORT, name: 'Airport '.repeat(25).trim() };
    const rides = Array.from({ length: 100 }, () =>
      rideFor({ pickup, destination, passenger: unreachable, reference: 'R'.repeat(60) }),
    );
    expect(JSON.stringify(rides).length).toBeGreaterThan(64 * 1024);
    const { status, body } = await bookEvent(hotel, rides);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toHaveLength(100);
    expect(body.errors[99].field).toBe('rides.99.passenger.email');
  });

  it('books all rides together, once per idempotency key and with one reservation, and lists them together', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    expect((await hotel.client.post('/api/event-transports', { eventName: 'A', rides: [rideFor()] })).status).toBe(400);
    const key = randomUUID();
    const rides = [rideFor({ reference: 'Bride' }), rideFor({ groupSize: 5 }), rideFor()];
    const [first, second] = await Promise.all([1, 2].map(() => bookEvent(hotel, rides, key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(second!.body).toEqual(first!.body);
    expect((await bookEvent(hotel, [rideFor()], key)).body.code).toBe('idempotency_key_reused');
    const { body: event } = await expectStatus(hotel.client.get(`/api/event-transports/${first!.body.id}`), 200);
    expect(event).toMatchObject({
      eventName: 'Wedding',
      rideCount: 3,
      rides: [{ reference: 'Bride', status: 'pending' }, {}, {}],
    });
    expect((await balanceOf(id)).reserved).toBe(event.total);
    const { body: list } = await expectStatus(hotel.client.get('/api/event-transports'), 200);
    expect(list.events).toMatchObject([{ id: event.id, rideCount: 3 }]);
    const other = await business(world.api, operations.client);
    expect((await other.service.client.get(`/api/event-transports/${event.id}`)).status).toBe(404);
    const { body: charges } = await expectStatus(
      hotel.client.get(`/api/business-account/charges?eventId=${event.id}&limit=2`),
      200,
    );
    expect(charges.charges).toHaveLength(2);
    const next = `/api/business-account/charges?eventId=${event.id}&limit=2&cursor=${encodeURIComponent(charges.nextCursor)}`;
    expect((await expectStatus(hotel.client.get(next), 200)).body).toMatchObject({ charges: [{}], nextCursor: null });
  });

  it('is cancelled once per idempotency key at the fees that were shown, each ride by its own rules', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const { body: event } = await expectStatus(
      bookEvent(
        hotel,
        [1, 2, 3, 4, 5].map(() => rideFor()),
      ),
      201,
    );
    const [free, late, driving, over, moved] = (event.rides as { rideId: number }[]).map(({ rideId }) => rideId);
    const arrive = async (rideId: number) => {
      const someone = await world.taken(rideId);
      await world.step(someone, rideId, 'arrived');
      await world.api.query(`UPDATE rides SET accepted_at = accepted_at - interval '6 minutes' WHERE id = $1`, [
        rideId,
      ]);
      return someone;
    };
    const someone = await arrive(driving!);
    await world.step(someone, driving!, 'in_progress');
    await arrive(late!);
    await expectStatus(cancel(hotel, over!), 200);
    const path = `/api/event-transports/${event.id}`;
    const { body: before } = await expectStatus(hotel.client.get(`${path}/cancellation`), 200);
    expect(before.rides).toMatchObject([
      { rideId: free, mayCancel: true, fee: '0.00' },
      { rideId: late, mayCancel: true, explanation: expect.stringContaining('The driver has arrived') },
      { rideId: driving, status: 'in_progress', mayCancel: false, fee: '0.00' },
      { rideId: over, status: 'cancelled', mayCancel: false },
      { rideId: moved, mayCancel: true, fee: '0.00' },
    ]);
    const [{ total }] = await world.api.query(`SELECT total_cost AS total FROM rides WHERE id = $1`, [late]);
    expect(cents(before.fees)).toBe(Math.round(cents(total) / 2));
    // A driver arrives between preview and call.
    await arrive(moved!);
    const other = await business(world.api, operations.client);
    const send = (body: object, key: string, by: Service = hotel) =>
      by.client.post(`${path}/cancel`, body, { 'idempotency-key': key });
    expect((await hotel.client.post(`${path}/cancel`, {})).body.errors).toMatchObject([{ field: 'Idempotency-Key' }]);
    expect((await send({}, randomUUID(), other.service)).status).toBe(404);
    expect((await send({ token: 'x.y' }, randomUUID())).body.errors).toMatchObject([{ field: 'token' }]);
    const key = randomUUID();
    const agreed = { token: before.token, reason: 'The wedding is off' };
    const [first, second] = await Promise.all([send(agreed, key), send(agreed, key)]);
    expect([first!.status, second!.status]).toEqual([200, 200]);
    expect(second!.body).toEqual(first!.body);
    expect(first!.body).toMatchObject({
      eventId: event.id,
      fees: before.fees,
      rides: [
        { rideId: free, outcome: 'cancelled', fee: '0.00' },
        { rideId: late, outcome: 'cancelled', fee: before.fees },
        { rideId: driving, outcome: 'in_progress', fee: '0.00' },
        { rideId: over, outcome: 'already_over', fee: '0.00' },
        { rideId: moved, outcome: 'not_agreed' },
      ],
    });
    expect(cents(first!.body.rides[4].fee)).toBeGreaterThan(0);
    expect((await send({ token: before.token }, key)).body.code).toBe('idempotency_key_reused');
    expect((await send({}, randomUUID())).body.rides[4]).toMatchObject({ outcome: 'not_agreed' });
    const { body: again } = await expectStatus(hotel.client.get(`${path}/cancellation`), 200);
    const { body: rest } = await expectStatus(send({ token: again.token }, randomUUID()), 200);
    expect(rest.rides.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'already_over',
      'already_over',
      'in_progress',
      'already_over',
      'cancelled',
    ]);
    await world.complete(someone, driving!);
    const [{ total: fare }] = await world.api.query(`SELECT total_cost AS total FROM rides WHERE id = $1`, [driving]);
    await owedOnce(id, ((cents(before.fees) + cents(rest.fees) + cents(fare)) / 100).toFixed(2));
    const last = await hotel.client.get(`${path}/cancellation`);
    expect(last.body).toMatchObject({ fees: '0.00', token: null });
  });

  it('books nothing when one ride cannot be booked, and names it', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const asked = async (rides: object[]) => (await bookEvent(hotel, rides)).body;
    const bad = [
      rideFor(),
      rideFor({ groupSize: 30 }),
      rideFor({ pickup: undefined }),
      rideFor({ passenger: { name: 'Nobody' } }),
    ];
    expect((await asked(bad)).errors).toMatchObject([
      { field: 'rides.1.groupSize', code: 'group_too_large' },
      { field: 'rides.2.pickup' },
      { field: 'rides.3.passenger.email' },
    ]);
    expect(await asked([rideFor(), rideFor({ costCenter: 'NOWHERE' })])).toMatchObject({
      code: 'cost_center_unknown',
      errors: [{ field: 'rides.1.costCenter' }],
    });
    const limit = { creditLimit: '100.00', reason: 'Test' };
    await expectStatus(operations.client.patch(`/api/admin/business-accounts/${id}`, limit), 200);
    expect((await asked([rideFor(), rideFor(), rideFor(), rideFor()])).code).toBe('account_limit_reached');
    expect((await balanceOf(id)).reserved).toBe('0.00');
    const [left] = await world.api.query(
      `SELECT (SELECT count(*) FROM rides WHERE organizer_id = $1)::int AS rides, (SELECT count(*) FROM business_events WHERE account_id = $2)::int AS events`,
      [hotel.id, id],
    );
    expect(left).toEqual({ rides: 0, events: 0 });
  });
});
