import { randomUUID } from 'node:crypto';
import { bookOnAccount, business, newAccount, passenger, service, tryBooking } from './support/business';
import { BusinessMoney } from './support/business-money';
import { cancel, preview } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { AIRPORT, quote, until, UPTOWN } from './support/rides';

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

const ledgerOf = (id: number) => world.balance(`business:${id}`);
const balanceOf = (id: number) => money.balanceOf(id);
const owedOnce = (id: number, owed: string) => money.owedOnce(id, owed);
const owing = (more?: object) => money.owing(more);
const invoiceNow = (id: number) => money.invoiceNow(id);

afterEach(() => money.expectBooksToAgree());

describe('booking on a business account', () => {
  it('reserves the price and charges it to the account after the trip, as a card would be charged', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const ride = await bookOnAccount(hotel, { reference: 'Room 12' });
    expect(ride).toMatchObject({ status: 'pending', you: 'organizer', paymentMethod: 'account', memberCount: 1 });
    expect(await balanceOf(id)).toMatchObject({ reserved: ride.totalCost, owed: '0.00' });
    const { body: own } = await expectStatus(hotel.client.get(`/api/users/${hotel.id}/rides`), 200);
    expect(own.map((each: { id: number }) => each.id)).toEqual([ride.id]);
    expect(await world.payments(ride.id)).toEqual([]);
    const someone = await world.driven(ride.id);
    await owedOnce(id, ride.totalCost);
    expect(await ledgerOf(id)).toBe(cents(ride.totalCost));
    const [fare] = await world.api.query(`SELECT base_fare AS fare FROM rides WHERE id = $1`, [ride.id]);
    const earned = Math.round(cents(fare.fare) * 0.8);
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(-earned);
    expect(await operations.booked(ride.id, 'fare')).toContain(`business:${id} ${cents(ride.totalCost)}`);
    const { body: shown } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}`), 200);
    expect(shown.accountCharge).toEqual({
      accountId: id,
      accountName: 'Acme',
      state: 'charged',
      kind: 'fare',
      reference: 'Room 12',
      costCenter: null,
      eventId: null,
      eventName: null,
      amount: ride.totalCost,
      discount: '0.00',
      credited: '0.00',
      discountPercent: null,
      settledAt: expect.any(String),
      invoiceId: null,
      invoiceNumber: null,
    });
    expect(shown.ledger).toContainEqual(expect.objectContaining({ account: `business:${id}`, accountName: 'Acme' }));
    const { body: explained } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/charges`), 200);
    const [payer, rider] = explained.payers;
    expect(payer).toMatchObject({ payerId: hotel.id, isOrganizer: true, captured: '0.00' });
    expect(payer.lines.at(-1)).toMatchObject({ about: 'on_account', amount: `-${ride.totalCost}` });
    expect(rider).toMatchObject({ payerName: expect.stringMatching(/^Grace/), lines: [] });
    const { body } = await expectStatus(hotel.client.get('/api/business-account/charges'), 200);
    expect(body.charges).toMatchObject([
      {
        rideId: ride.id,
        state: 'charged',
        kind: 'fare',
        reference: 'Room 12',
        passengerName: expect.stringMatching(/^Grace Hopper \d+$/),
        amount: ride.totalCost,
      },
    ]);
    expect((await operations.reconcile()).differences).toBe(0);
  });

  it('never reserves more than the limit, even when services book at the same moment', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const price = cents((await quote(hotel)).finalTotal as string);
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${id}`, {
        creditLimit: ((2 * price) / 100).toFixed(2),
        reason: 'Test',
      }),
      200,
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryBooking(hotel)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'account_limit_reached',
      extra: { missing: (price / 100).toFixed(2) },
    });
    expect(cents((await balanceOf(id)).reserved)).toBe(2 * price);
    const [{ count }] = await world.api.query(`SELECT count(*)::int AS count FROM rides WHERE organizer_id = $1`, [
      hotel.id,
    ]);
    expect(count).toBe(2);
  });

  it('takes effect once per idempotency key', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const { quoteId, finalTotal } = await quote(hotel);
    const booking = { quoteId, paymentMethod: 'account', passenger: passenger() };
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([1, 2].map(() => hotel.client.post('/api/rides', booking, key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(first!.body.id).toBe(second!.body.id);
    expect((await balanceOf(id)).reserved).toBe(finalTotal);
  });

  it('is allowed only to services of an active account with the scope', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const body = (quoteId: string, more = {}) => ({
      quoteId,
      paymentMethod: 'account',
      passenger: passenger(),
      ...more,
    });
    const rider = await person(world.api);
    const asked = async (who: Person, more = {}) =>
      (await who.client.post('/api/rides', body((await quote(who)).quoteId as string, more))).body;
    expect((await asked(rider)).code).toBe('business_account_required');
    expect((await asked(await service(world.api, operations.client))).code).toBe('business_account_required');
    expect((await rider.client.get('/api/business-account')).body.code).toBe('business_account_required');
    const limited = await service(world.api, operations.client, 'Limited', ['quotes:write', 'rides:write']);
    const connection = { serviceAccountId: limited.serviceAccountId };
    await expectStatus(operations.client.post(`/api/admin/business-accounts/${id}/service-accounts`, connection), 200);
    expect(await asked(limited)).toMatchObject({ code: 'scope_missing', extra: { scope: 'business:write' } });
    expect((await asked(hotel, { costCenter: 'NOWHERE' })).code).toBe('cost_center_unknown');
    expect((await asked(hotel, { passenger: undefined })).errors).toMatchObject([{ field: 'passenger' }]);
    expect((await asked(hotel, { passenger: { name: 'Nobody' } })).errors).toMatchObject([
      { field: 'passenger.email' },
    ]);
    expect((await asked(hotel, { splitMode: 'cover' })).errors).toMatchObject([{ field: 'splitMode' }]);
    expect((await asked(rider, { paymentMethod: 'cash' })).errors).toMatchObject([{ field: 'passenger' }]);
    const suspend = { status: 'suspended', reason: 'Overdue' };
    await expectStatus(operations.client.patch(`/api/admin/business-accounts/${id}`, suspend), 200);
    expect((await asked(hotel)).code).toBe('account_suspended');
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${id}`, { status: 'closed', reason: 'Gone' }),
      200,
    );
    expect((await asked(hotel)).code).toBe('account_closed');
    expect(
      (await operations.client.patch(`/api/admin/business-accounts/${id}`, { status: 'active', reason: 'Back' })).body
        .code,
    ).toBe('account_closed');
  });

  it('adjusts the reservation when the ride changes, within the limit, and releases it when the ride is cancelled', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const ride = await bookOnAccount(hotel);
    const change = { groupSize: 5 };
    const { body: plan } = await expectStatus(hotel.client.post(`/api/rides/${ride.id}/changes/preview`, change), 200);
    expect(plan).toMatchObject({ shares: [{ before: '0.00', share: '0.00', asksAgain: false }], nextShare: '0.00' });
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${id}`, { creditLimit: ride.totalCost, reason: 'Test' }),
      200,
    );
    expect(plan).toMatchObject({ allowed: true, reason: null, reasonCode: null });
    const previews = async () => {
      const pickup = { name: 'NoDa', lat: 35.2478, lng: -80.8055 };
      const both = [
        await hotel.client.post(`/api/rides/${ride.id}/changes/preview`, change),
        await hotel.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup }),
      ];
      return both.map(({ body: { allowed, reasonCode, reason } }) => ({ allowed, reasonCode, reason }));
    };
    const limited = {
      allowed: false,
      reasonCode: 'account_limit_reached',
      reason: expect.stringContaining('credit limit'),
    };
    expect(await previews()).toEqual([limited, limited]);
    const confirmed = { ...change, expectedTotal: plan.total };
    const refused = await hotel.client.post(`/api/rides/${ride.id}/changes`, confirmed);
    expect(refused.body.code).toBe('account_limit_reached');
    expect((await world.view(hotel, ride.id)).groupSize).toBe(4);
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${id}`, { creditLimit: '1000.00', reason: 'Test' }),
      200,
    );
    const allowed = { allowed: true, reasonCode: null, reason: null };
    expect(await previews()).toEqual([allowed, allowed]);
    await expectStatus(hotel.client.post(`/api/rides/${ride.id}/changes`, confirmed), 200);
    expect((await balanceOf(id)).reserved).toBe(plan.total);
    await expectStatus(cancel(hotel, ride.id), 200);
    await owedOnce(id, '0.00');
  });

  it('previews with the price whether booking would succeed, and reserves nothing', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const set = (change: object) =>
      expectStatus(operations.client.patch(`/api/admin/business-accounts/${id}`, { ...change, reason: 'Test' }), 200);
    const price = cents((await quote(hotel)).finalTotal as string);
    const tries = async (expected: object) => {
      const { quoteId, businessAccount } = await quote(hotel);
      expect(businessAccount).toEqual({ allowed: false, missing: null, reason: expect.any(String), ...expected });
      const { body } = await hotel.client.post('/api/rides', {
        quoteId,
        paymentMethod: 'account',
        passenger: passenger(),
      });
      expect([body.code, body.detail]).toEqual([businessAccount.reasonCode, businessAccount.reason]);
    };
    const can = { allowed: true, reason: null, reasonCode: null, missing: null };
    expect((await quote(hotel)).businessAccount).toEqual(can);
    await set({ creditLimit: ((price - 1) / 100).toFixed(2) });
    await tries({ reasonCode: 'account_limit_reached', missing: '0.01' });
    await set({ status: 'suspended' });
    await tries({ reasonCode: 'account_suspended' });
    await set({ status: 'active', creditLimit: (price / 100).toFixed(2) });
    expect((await quote(hotel)).businessAccount).toEqual(can);
    expect(await balanceOf(id)).toMatchObject({ reserved: '0.00' });
    expect((await quote(await person(world.api))).businessAccount).toBeNull();
    const offer = { groupSize: 4, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT, promoCode: 'WELCOME' };
    expect((await hotel.client.post('/api/calculate-pricing', offer)).body).toMatchObject({
      code: 'promo_not_eligible',
      errors: [{ field: 'promoCode' }],
      detail: 'This offer is for new riders, not for service accounts. Book without it.',
    });
    const ride = await bookOnAccount(hotel);
    const change = { promoCode: 'WELCOME' };
    expect((await hotel.client.post(`/api/rides/${ride.id}/changes/preview`, change)).body.code).toBe(
      'promo_not_eligible',
    );
  });

  it('charges only the fee of a late cancellation to the account', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const ride = await bookOnAccount(hotel);
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    await world.api.query(`UPDATE rides SET accepted_at = accepted_at - interval '6 minutes' WHERE id = $1`, [ride.id]);
    const { fee, token } = await preview(hotel, ride.id);
    expect(cents(fee)).toBe(Math.round(cents(ride.totalCost) / 2));
    expect((await cancel(hotel, ride.id)).body.code).toBe('cancellation_not_agreed');
    await expectStatus(cancel(hotel, ride.id, { token }), 200);
    await owedOnce(id, fee);
    expect(await world.balance(`driver:${someone.driverId}`)).toBeLessThan(0);
    expect((await operations.reconcile()).differences).toBe(0);
  });
});

describe('volume discounts', () => {
  it('reduce the price of later rides at our expense, not the driver’s, and stay when a ride changes', async () => {
    const account = await owing();
    const { id, service: hotel, total } = account;
    const set = (rules: object[]) =>
      operations.client.put(`/api/admin/business-accounts/${id}/discounts`, { rules, reason: 'Agreed' });
    const wrong = await set([
      { fromRides: 1, percentOff: 10 },
      { fromRides: 5, percentOff: 10 },
      { fromRides: 1, percentOff: 2 },
    ]);
    expect(wrong.body.errors).toMatchObject([{ field: 'rules.1.percentOff' }, { field: 'rules.2.fromRides' }]);
    await expectStatus(
      set([
        { fromRides: 2, percentOff: 20 },
        { fromRides: 1, percentOff: 10 },
      ]),
      200,
    );
    const price = await quote(hotel);
    const discount = Math.round(cents(price.total) / 10);
    expect(price.appliedPromotions).toMatchObject([
      { code: 'volume-discount', name: 'Volume discount 10%', discountAmount: (discount / 100).toFixed(2) },
    ]);
    expect(cents(price.finalTotal)).toBe(cents(total) - discount);
    const byCard = { quoteId: price.quoteId, paymentMethod: 'cash' };
    expect((await hotel.client.post('/api/rides', byCard)).body.errors).toMatchObject([{ field: 'paymentMethod' }]);
    expect((await quote(await person(world.api))).appliedPromotions).toEqual([]);
    const ride = await bookOnAccount(hotel);
    expect(ride.appliedPromotions).toMatchObject([{ code: 'volume-discount' }]);
    await expectStatus(set([]), 200);
    const { body: plan } = await expectStatus(
      hotel.client.post(`/api/rides/${ride.id}/changes/preview`, { groupSize: 5 }),
      200,
    );
    const five = await quote(hotel, { groupSize: 5 });
    expect(cents(plan.total)).toBe(cents(five.total) - Math.round(cents(five.total) / 10));
    await expectStatus(
      hotel.client.post(`/api/rides/${ride.id}/changes`, { groupSize: 5, expectedTotal: plan.total }),
      200,
    );
    const someone = await world.driven(ride.id);
    await until(
      () => balanceOf(id),
      ({ reserved }) => reserved === '0.00',
    );
    const [{ fare }] = await world.api.query(`SELECT base_fare AS fare FROM rides WHERE id = $1`, [ride.id]);
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(-Math.round(cents(fare) * 0.8));
    expect(await operations.booked(ride.id, 'fare')).toContain(
      `platform:promotions ${cents(five.total) - cents(plan.total)}`,
    );
    const { body: charges } = await expectStatus(hotel.client.get('/api/business-account/charges'), 200);
    expect(charges.charges[0]).toMatchObject({
      amount: plan.total,
      discount: ((cents(five.total) - cents(plan.total)) / 100).toFixed(2),
    });
    const { body: invoice } = await expectStatus(invoiceNow(id), 201);
    expect(cents(invoice.total)).toBe(cents(total) + cents(plan.total));
    expect(invoice.discount).toBe(charges.charges[0].discount);
  });
});

describe('operations', () => {
  it('create an account once per idempotency key, even from a sales inquiry, and change it with a reason', async () => {
    const { status, body } = await newAccount(operations.client, { creditLimit: '1000000.01' });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'creditLimit' }]]);
    const { body: created } = await expectStatus(newAccount(operations.client, { name: 'Searchable 100%' }), 201);
    const { body: found } = await expectStatus(
      operations.client.get('/api/admin/business-accounts?q=le%20100%25'),
      200,
    );
    expect(found.accounts.map((each: { id: number }) => each.id)).toEqual([created.id]);
    const base = `/api/admin/business-accounts/${created.id}`;
    expect((await operations.client.patch(base, { creditLimit: '5.00' })).status).toBe(400);
    await expectStatus(operations.client.patch(base, { creditLimit: '5.00', reason: 'They asked' }), 200);
    const [entry] = await world.api.query(
      `SELECT data FROM audit_log WHERE action = 'change_business_account' AND subject = $1`,
      [`business_account:${created.id}`],
    );
    expect(entry.data).toMatchObject({
      before: { creditLimit: 100000 },
      after: { creditLimit: 500 },
      reason: 'They asked',
    });
    const { revision } = (await expectStatus(operations.client.get(base), 200)).body;
    const changed = { creditLimit: '7.00', reason: 'They asked', basedOn: revision };
    const discounts = { rules: [{ fromRides: 1, percentOff: 5 }], reason: 'Agreed', basedOn: revision };
    const both = [operations.client.patch(base, changed), operations.client.put(`${base}/discounts`, discounts)];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('business_account_changed');
    const next = { ...changed, basedOn: revision + 1 };
    expect((await expectStatus(operations.client.patch(base, next), 200)).body.revision).toBe(revision + 2);
    await expectStatus(operations.client.post(`${base}/cost-centers`, { code: 'ROOMS', name: 'Rooms' }), 201);
    expect((await operations.client.post(`${base}/cost-centers`, { code: 'ROOMS', name: 'B' })).body.code).toBe(
      'cost_center_exists',
    );
    const other = await business(world.api, operations.client);
    const connection = { serviceAccountId: other.service.serviceAccountId };
    expect((await operations.client.post(`${base}/service-accounts`, connection)).body.code).toBe(
      'service_account_taken',
    );
  });
});
