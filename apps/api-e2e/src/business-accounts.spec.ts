import { randomUUID } from 'node:crypto';
import { bookOnAccount, business, newAccount, passenger, service, tryBooking, type Service } from './support/business';
import { BusinessMoney } from './support/business-money';
import { client, type AnyRow, type Client } from './support/api';
import { cancel, preview, waited } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Person } from './support/people';
import { AIRPORT, hurry, joinBy, offerTo, quote, until, UPTOWN } from './support/rides';
import { WebhookReceiver } from './support/webhook-receiver';

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

const ROUTE_JOB = 'tell-passenger-of-changed-route';
const ledgerOf = (id: number) => world.balance(`business:${id}`);
const accountOf = (id: number) => money.accountOf(id);
const balanceOf = (id: number) => money.balanceOf(id);
const owedOnce = (id: number, owed: string) => money.owedOnce(id, owed);
const owing = (more?: object) => money.owing(more);
const invoiceNow = (id: number) => money.invoiceNow(id);
const pay: BusinessMoney['pay'] = (...what) => money.pay(...what);

/** What was sent to this address, the newest first. */
async function messagesTo(to: string): Promise<{ subject: string; body: string }[]> {
  const answer = await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: { subject: string; body: string }[] }).messages;
}

/** The session of a passenger who opened the link in the last message to this address. */
async function follow(to: string): Promise<Client> {
  const token = /\/guest\/([\w-]+)/.exec((await messagesTo(to))[0]!.body)![1];
  const guest = client(world.api);
  await expectStatus(guest.post('/api/guest-session', { token }), 200);
  return guest;
}

afterEach(() => money.expectBooksToAgree());

describe('booking on a business account', () => {
  it('reserves the price, and charges it to the account when the trip is over, as a card would be', async () => {
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
      ...{ accountId: id, accountName: 'Acme', state: 'charged', kind: 'fare', reference: 'Room 12' },
      ...{ costCenter: null, eventId: null, eventName: null, amount: ride.totalCost, discount: '0.00' },
      ...{
        credited: '0.00',
        discountPercent: null,
        settledAt: expect.any(String),
        invoiceId: null,
        invoiceNumber: null,
      },
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

  it('never reserves more than the limit, also when services book at the same moment', async () => {
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

  it('books once per key', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const { quoteId, finalTotal } = await quote(hotel);
    const booking = { quoteId, paymentMethod: 'account', passenger: passenger() };
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([1, 2].map(() => hotel.client.post('/api/rides', booking, key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(first!.body.id).toBe(second!.body.id);
    expect((await balanceOf(id)).reserved).toBe(finalTotal);
  });

  it('is for services of an active account with the scope, and for nobody else', async () => {
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

  it('moves the reservation with the ride, within the limit, and releases it when the ride is cancelled', async () => {
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
      ...{ allowed: false, reasonCode: 'account_limit_reached' },
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

  it('says with the price what booking it would be answered, and reserves nothing', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const set = (change: object) =>
      expectStatus(operations.client.patch(`/api/admin/business-accounts/${id}`, { ...change, reason: 'Test' }), 200);
    const price = cents((await quote(hotel)).finalTotal as string);
    const tries = async (expected: object) => {
      const { quoteId, businessAccount } = await quote(hotel);
      expect(businessAccount).toEqual({ allowed: false, missing: null, reason: expect.any(String), ...expected });
      const { body } = await hotel.client.post('/api/rides', {
        ...{ quoteId, paymentMethod: 'account', passenger: passenger() },
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
      ...{ code: 'promo_not_eligible', errors: [{ field: 'promoCode' }] },
      detail: 'This offer is for new riders, and a service account is none. Book without it.',
    });
    const ride = await bookOnAccount(hotel);
    const change = { promoCode: 'WELCOME' };
    expect((await hotel.client.post(`/api/rides/${ride.id}/changes/preview`, change)).body.code).toBe(
      'promo_not_eligible',
    );
  });

  it('charges the fee of a late cancellation to the account, and no more', async () => {
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

describe('a passenger who does not come', () => {
  it('costs the account the fee, which is on its invoice, and the passenger nothing', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const rider = passenger();
    const ride = await bookOnAccount(hotel, { passenger: rider, reference: 'Room 9' });
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    const nobodyCame = () => someone.client.post(`/api/rides/${ride.id}/no-show`);
    expect((await nobodyCame()).body.code).toBe('still_waiting');
    await waited(world, ride.id);
    const { body: told } = await expectStatus(someone.client.get(`/api/rides/${ride.id}/no-show`), 200);
    await expectStatus(nobodyCame(), 200);
    const fee = (Math.round(cents(ride.totalCost) / 2) / 100).toFixed(2);
    await owedOnce(id, fee);
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(-cents(told.earnings));
    expect(await ledgerOf(id)).toBe(cents(fee));
    const { body: charges } = await expectStatus(hotel.client.get('/api/business-account/charges'), 200);
    expect(charges.charges).toMatchObject([{ rideId: ride.id, state: 'charged', kind: 'no_show_fee', amount: fee }]);
    const { body: invoice } = await expectStatus(invoiceNow(id), 201);
    expect(invoice).toMatchObject({
      total: fee,
      lines: [{ rideId: ride.id, kind: 'no_show_fee', reference: 'Room 9', amount: fee }],
    });
    const mails = await until(
      () => messagesTo(rider.email),
      (sent) => sent.length > 1,
    );
    expect(mails[0]!.body).toContain('You pay nothing.');
    for (const { body } of mails) {
      expect(body).not.toMatch(/\bcards?\b/i);
      expect(body).not.toContain(fee);
    }
    expect((await operations.reconcile()).differences).toBe(0);
  });
});

describe('the passenger of a ride that a service booked', () => {
  let hotel: Service;
  let id: number;
  beforeAll(async () => ({ id, service: hotel } = await business(world.api, operations.client)));

  it('follows it as a guest and boards, sees no prices, and can neither leave, change nor cancel it', async () => {
    const rider = passenger({ phone: '(980) 555-7001' });
    const ride = await bookOnAccount(hotel, { passenger: rider });
    const guest = await follow(rider.email);
    await follow('9805557001');
    const { body: seen } = await expectStatus(guest.get(`/api/rides/${ride.id}`), 200);
    expect(seen).toMatchObject({ you: 'member', totalCost: '0.00', costPerPerson: '0.00', appliedPromotions: [] });
    expect(seen.money).toMatchObject({ total: '0.00', yourCharge: '0.00', yourLargestCharge: '0.00' });
    const total = String(ride.totalCost);
    for (const path of ['', '/members', '/events', '/split', '/cancellation', '/assembly'])
      expect(JSON.stringify((await guest.get(`/api/rides/${ride.id}${path}`)).body)).not.toContain(total);
    const { body: members } = await expectStatus(guest.get(`/api/rides/${ride.id}/members`), 200);
    expect(members).toMatchObject([{ isYou: true, isOrganizer: false, share: '0.00', shareState: 'covered' }]);
    expect((await guest.delete(`/api/rides/${ride.id}/members/me`)).body.code).toBe('passenger_cannot_leave');
    const { body: leaving } = await expectStatus(guest.get(`/api/rides/${ride.id}/cancellation`), 200);
    expect(leaving).toMatchObject({
      ...{ mayCancel: false, reasonCode: 'passenger_cannot_leave', token: null },
      explanation: expect.stringContaining('Ask whoever booked it'),
    });
    for (const call of ['cancel', 'changes/preview'])
      expect([403, 404]).toContain((await guest.post(`/api/rides/${ride.id}/${call}`, { groupSize: 5 })).status);
    expect((await guest.post('/api/create-payment-intent', { rideId: ride.id })).body.code).toBe('payment_not_due');
    const someone = await world.taken(ride.id);
    const { body: forDriver } = await expectStatus(someone.client.get(`/api/rides/${ride.id}`), 200);
    expect(forDriver).toMatchObject({ riderName: 'Grace', riderPhone: '9805557001', paymentMethod: 'account' });
    await world.step(someone, ride.id, 'arrived');
    const { body: proof } = await expectStatus(guest.get(`/api/rides/${ride.id}/verification`), 200);
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/verify`, { code: proof.code }), 200);
    await expectStatus(someone.client.patch(`/api/rides/${ride.id}/status`, { status: 'in_progress' }), 200);
    await world.complete(someone, ride.id);
    await owedOnce(id, ride.totalCost);
    expect(JSON.stringify((await guest.get('/api/users/me/history')).body)).not.toContain(total);
  });

  it('is told of each other route once it has settled, on every channel and in the language of the invitation', async () => {
    const rider = passenger({ phone: '(980) 555-7002', language: 'es' });
    const ride = await bookOnAccount(hotel, { passenger: rider });
    const moveTo = async (name: string, lat: number) => {
      const pickup = { name, lat, lng: -80.8055 };
      const { body } = await expectStatus(hotel.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup }), 200);
      await expectStatus(hotel.client.post(`/api/rides/${ride.id}/pickup`, { previewId: body.previewId }), 200);
      return body.total as string;
    };
    const changes = async (to: string) =>
      (await messagesTo(to)).filter(({ subject }) => subject === `Tu viaje a ${AIRPORT.name} cambió`);
    const totals = [await moveTo('NoDa', 35.2478), await moveTo('Plaza Midwood', 35.2221)];
    expect(await changes(rider.email)).toEqual([]);
    expect(await hurry(world.api, ROUTE_JOB, ride.id)).toBe(2);
    const [mail] = await until(
      () => changes(rider.email),
      (sent) => sent.length > 0,
    );
    const [text] = await changes('9805557002');
    for (const { body } of [mail!, text!]) {
      expect(body).toContain('El viaje que Acme reservó para ti cambió. Ahora va de Plaza Midwood a');
      expect(body).not.toContain('NoDa');
      for (const total of totals) expect(body).not.toContain(total);
    }
    await expectStatus((await follow(rider.email)).get(`/api/rides/${ride.id}`), 200);
    await follow('9805557002');
    // Whoever typed the name must not send people to a page of theirs in our messages.
    await moveTo('NoDa https://evil.com', 35.2478);
    await hurry(world.api, ROUTE_JOB, ride.id);
    expect(
      (
        await until(
          () => changes(rider.email),
          (sent) => sent.length > 1,
        )
      )[0]!.body,
    ).toContain('Ahora va de NoDa evil. com a');
    expect(await changes('9805557002')).toHaveLength(2);
    await moveTo('Plaza Midwood', 35.2221);
    await expectStatus(cancel(hotel, ride.id), 200);
    await hurry(world.api, ROUTE_JOB, ride.id);
    await until(
      () => world.api.query(`SELECT 1 FROM jobs.job WHERE name = $1 AND state < 'completed'`, [ROUTE_JOB]),
      (left) => left.length === 0,
    );
    expect(await changes(rider.email)).toHaveLength(2);
    const cancelled = async (to: string) =>
      (await messagesTo(to)).filter(({ subject }) => subject === `Tu viaje a ${AIRPORT.name} se canceló`);
    await until(
      () => cancelled('9805557002'),
      (sent) => sent.length === 1,
    );
    const links = (await Promise.all([rider.email, '9805557002'].map(cancelled))).map((sent) => {
      expect(sent).toHaveLength(1);
      expect(sent[0]!.body).toContain('que Acme reservó para ti se canceló.');
      return /\/guest\/\S+/.exec(sent[0]!.body)?.[0];
    });
    expect(new Set(links).size).toBe(2);
    await expectStatus((await follow(rider.email)).get(`/api/rides/${ride.id}`), 200);
  });

  it('knows the business, and keeps the name of their account from the service when they take the seat over', async () => {
    const real = await person(world.api, 'Augusta King');
    const rider = { name: 'Ada Lovelace', email: real.email };
    const ride = await bookOnAccount(hotel, { passenger: rider });
    const [invitation] = await messagesTo(real.email);
    expect(invitation!.body).toContain('Acme booked a ride for you');
    const guest = await follow(real.email);
    expect((await expectStatus(guest.get(`/api/rides/${ride.id}`), 200)).body).toMatchObject({
      ...{ bookedBy: 'Acme', riderName: 'Ada' },
    });
    await expectStatus(real.client.post('/api/auth/code', { identifier: real.email }), 202);
    await expectStatus(
      real.client.post('/api/auth/verify', { identifier: real.email, code: await world.api.outbox(real.email) }),
      200,
    );
    await until(
      () => real.client.get(`/api/rides/${ride.id}`),
      ({ status }) => status === 200,
    );
    const { body: events } = await expectStatus(real.client.get(`/api/rides/${ride.id}/events`), 200);
    const bookers = (events as AnyRow[])
      .filter(({ type }) => ['ride_created', 'member_joined'].includes(type as string))
      .map(({ actorName }) => actorName);
    expect(bookers).toEqual(['Acme', 'Acme']);
    expect(JSON.stringify(events)).not.toContain('Lobby');
    const paths = ['', '/members', '/events', '/assembly', '/cancellation'].map(
      (path) => `/api/rides/${ride.id}${path}`,
    );
    const read = async (by: Service) =>
      Promise.all(
        [...paths, '/api/business-account/charges', `/api/users/${by.id}/rides`].map(
          async (path) => (await expectStatus(by.client.get(path), 200)).body,
        ),
      );
    const seen = await read(hotel);
    for (const body of seen) expect(JSON.stringify(body)).not.toMatch(/Augusta|King/);
    const [view, members, , , , charges] = seen;
    expect(view.riderName).toBe('Ada Lovelace');
    expect(members).toMatchObject([{ user: { name: 'Ada Lovelace', email: real.email } }]);
    expect(charges.charges[0]).toMatchObject({ rideId: ride.id, passengerName: 'Ada Lovelace' });
    const colleague = await service(world.api, operations.client, 'Colleague');
    const connection = { serviceAccountId: colleague.serviceAccountId };
    await expectStatus(operations.client.post(`/api/admin/business-accounts/${id}/service-accounts`, connection), 200);
    const { body: others } = await expectStatus(colleague.client.get('/api/business-account/charges'), 200);
    expect(others.charges[0]).toMatchObject({ rideId: ride.id, passengerName: 'Ada' });
    await expectStatus(cancel(hotel, ride.id), 200);
    const told = await until(
      () => messagesTo(real.email),
      (sent) => sent.some(({ subject }) => subject.endsWith('was cancelled')),
    );
    const { body: mail } = told.find(({ subject }) => subject.endsWith('was cancelled'))!;
    expect(mail).toContain(`The ride to ${AIRPORT.name} that Acme booked for you was cancelled.`);
    expect(mail).toContain('You pay nothing.');
    expect(mail).not.toMatch(/card/i);
  });

  it('is never driven by themselves, whichever of their addresses the service gave', async () => {
    const drivers = await Promise.all([driver(world.api, UPTOWN), driver(world.api, UPTOWN)]);
    const rides = [
      await bookOnAccount(hotel, { passenger: { name: 'Dana', email: drivers[0].email } }),
      await bookOnAccount(hotel, { passenger: { name: 'Dana', phone: drivers[1].phone } }),
    ];
    for (const [index, { id: rideId }] of rides.entries()) {
      const { driverId, client: asDriver } = drivers[index]!;
      const { body } = await until(
        () => operations.client.get(`/api/admin/rides/${rideId}/dispatch`),
        (answer) => answer.body.decisions.length > 0,
      );
      expect(body.decisions.at(-1).candidates).toContainEqual(expect.objectContaining({ driverId, result: 'member' }));
      await offerTo(world.api, rideId, [driverId]);
      expect((await asDriver.post(`/api/rides/${rideId}/accept/${driverId}`)).body.code).toBe('offer_gone');
      const { body: able } = await operations.client.get(`/api/admin/rides/${rideId}/candidates`);
      expect(JSON.stringify(able)).not.toContain(`"driverId":${driverId},`);
    }
    for (const { driverId, client: asDriver } of drivers)
      await expectStatus(asDriver.patch(`/api/drivers/${driverId}/status`, { isOnline: false }), 200);
    for (const { id: rideId } of rides) await expectStatus(cancel(hotel, rideId), 200);
  });

  it('shares the vehicle with as many people as seats are left, whom the account pays for', async () => {
    const ride = await bookOnAccount(hotel, {}, { groupSize: 2 });
    const { body: link } = await expectStatus(hotel.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const [friend, late] = [await person(world.api), await person(world.api)];
    const { body: shown } = await expectStatus(friend.client.get(`/api/join/${link.token}`), 200);
    expect(shown).toMatchObject({ seatsLeft: 1, share: '0.00' });
    expect((await joinBy(friend, link.token)).status).toBeLessThan(300);
    expect((await joinBy(late, link.token)).body.code).toBe('ride_full');
    const { body: leaving } = await expectStatus(friend.client.get(`/api/rides/${ride.id}/cancellation`), 200);
    expect(leaving).toMatchObject({ mayCancel: true, reasonCode: null });
    expect((await world.view(friend, ride.id)).money).toMatchObject({ total: '0.00', yourLargestCharge: '0.00' });
    await expectStatus(cancel(hotel, ride.id), 200);
  });
});

describe('invoices of a business account', () => {
  it('have each charge once, also when they are made at the same moment, and numbers without gaps', async () => {
    const account = await owing();
    const answers = await Promise.all([1, 2, 3].map(() => invoiceNow(account.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('nothing_to_invoice');
    const { body: invoice } = answers.find(({ status }) => status === 201)!;
    expect(invoice).toMatchObject({ status: 'open', total: account.total, overdue: false, accountName: 'Acme' });
    expect(invoice.lines).toMatchObject([
      {
        rideId: account.ride.id,
        costCenter: 'ROOMS',
        reference: '=Room 12',
        passengerName: 'Grace',
        amount: account.total,
      },
    ]);
    expect(invoice.subtotals).toEqual([{ costCenter: 'ROOMS', name: 'Rooms', rides: 1, amount: account.total }]);
    const numbers = await world.api.query(`SELECT number FROM business_invoices ORDER BY number`);
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
    expect((await balanceOf(account.id)).notInvoiced).toBe('0.00');
  });

  it('are made by the job for the month that is over, once however often it runs, and mailed with a link to the PDF', async () => {
    const account = await owing();
    await world.api.query(
      `UPDATE business_charges SET settled_at = settled_at - interval '1 month' WHERE account_id = $1`,
      [account.id],
    );
    const later = await bookOnAccount(account.service);
    await world.driven(later.id);
    await until(
      () => balanceOf(account.id),
      ({ reserved }) => reserved === '0.00',
    );
    const list = async () =>
      (await expectStatus(account.service.client.get('/api/business-account/invoices'), 200)).body.invoices;
    for (let run = 0; run < 2; run += 1)
      await world.api.query(`INSERT INTO jobs.job (name, data) VALUES ('invoice-business-accounts', '{}')`);
    const [invoice] = await until(list, (found) => found.length > 0);
    expect(invoice.total).toBe(account.total);
    await until(
      () => world.api.query(`SELECT 1 FROM jobs.job WHERE name = 'invoice-business-accounts' AND state < 'completed'`),
      (open) => open.length === 0,
    );
    expect(await list()).toHaveLength(1);
    const messages = await until(
      () => messagesTo(account.emails[0]!),
      (found) => found.length > 0,
    );
    expect(messages.map(({ subject }) => subject)).toEqual([`GroupRide invoice ${invoice.number}`]);
    const path = /\/api\/business-invoice-files\/\S+/.exec(messages[0]!.body)![0];
    const pdf = await fetch(`${world.api.url}${path}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    const other = path.replace(/files\/\d+/, `files/${(invoice.id as number) + 1}`);
    expect((await fetch(`${world.api.url}${other}`)).status).toBe(404);
    const csv = await account.service.client.get(`/api/business-account/invoices/${invoice.id}/csv`);
    expect(csv.status).toBe(200);
    expect(String(csv.body)).toContain(`,ROOMS,'=Room 12,`);
  });

  it('are paid in parts, once per key and never beyond the total, which lowers what the account owes', async () => {
    const account = await owing();
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    expect((await operations.client.post(`/api/admin/business-invoices/${invoice.id}/payments`, {})).status).toBe(400);
    const key = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => pay(invoice.id, '1.00', key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    const rest = ((cents(account.total) - 100) / 100).toFixed(2);
    expect((await balanceOf(account.id)).owed).toBe(rest);
    expect((await pay(invoice.id, account.total)).body.errors).toMatchObject([{ field: 'amount' }]);
    expect((await pay(invoice.id, '1.00', randomUUID(), { receivedOn: '2999-01-01' })).body.errors).toMatchObject([
      { field: 'receivedOn' },
    ]);
    expect(
      (await operations.client.post(`/api/admin/business-invoices/${invoice.id}/void`, { reason: 'No' })).body.code,
    ).toBe('invoice_not_open');
    const paying = await Promise.all([1, 2].map(() => pay(invoice.id, rest)));
    expect(paying.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await balanceOf(account.id)).toMatchObject({ owed: '0.00', available: '1000.00' });
    expect(await ledgerOf(account.id)).toBe(0);
    const { body: paid } = await expectStatus(
      account.service.client.get(`/api/business-account/invoices/${invoice.id}`),
      200,
    );
    expect(paid).toMatchObject({
      status: 'paid',
      paid: account.total,
      payments: [{ amount: '1.00' }, { amount: rest }],
    });
    const stranger = await business(world.api, operations.client);
    expect((await stranger.service.client.get(`/api/business-account/invoices/${invoice.id}`)).status).toBe(404);
  });

  it('raise one alert when they are overdue, which ends when they are void, and their charges come onto the next one', async () => {
    const account = await owing();
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    await world.api.query(`UPDATE business_invoices SET due_date = '2026-01-01' WHERE id = $1`, [invoice.id]);
    const alerts = async () =>
      (await operations.alerts(null)).filter(
        ({ kind, data }) => kind === 'invoice_overdue' && data['invoiceId'] === invoice.id,
      );
    for (let run = 0; run < 2; run += 1)
      await world.api.query(`INSERT INTO jobs.job (name, data) VALUES ('invoice-business-accounts', '{}')`);
    await until(alerts, (open) => open.length > 0);
    expect(await alerts()).toHaveLength(1);
    expect(await balanceOf(account.id)).toMatchObject({ overdue: account.total });
    expect((await accountOf(account.id)).status).toBe('active');
    const voided = await operations.client.post(`/api/admin/business-invoices/${invoice.id}/void`, {
      reason: 'Wrong address',
    });
    expect(voided.body).toMatchObject({ status: 'void' });
    await until(alerts, (open) => open.length === 0);
    const told = await until(
      () => messagesTo(account.emails[0]!),
      (sent) => sent.some(({ subject }) => subject.endsWith('is void')),
    );
    expect(told.filter(({ subject }) => subject.includes(invoice.number as string))).toHaveLength(2);
    const { body: next } = await expectStatus(invoiceNow(account.id), 201);
    expect(next.lines).toHaveLength(1);
  });
});

describe('event transport', () => {
  const PLACES = { pickup: UPTOWN, destination: AIRPORT };
  const rideFor = (more: object = {}) => ({
    ...{ rideType: 'GroupX', groupSize: 4, bookingType: 'now', ...PLACES, passenger: passenger(), ...more },
  });
  const bookEvent = (by: Service, rides: object[], key: string = randomUUID()) =>
    by.client.post('/api/event-transports', { eventName: 'Wedding', rides }, { 'idempotency-key': key });

  it('books all rides at once per key, with one reservation, and lists them together', async () => {
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

  it('is cancelled by one call, per key, at the fees that were shown; each ride by its own rules', async () => {
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
      ...{ eventId: event.id, fees: before.fees },
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
      ...['already_over', 'already_over', 'in_progress', 'already_over', 'cancelled'],
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

describe('volume discounts', () => {
  it('come off the price of later rides, at our expense and not the driver’s, and stay when a ride changes', async () => {
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

describe('webhooks', () => {
  it('tell the services of the account, and nobody else’s, of new and paid invoices', async () => {
    const account = await owing();
    const stranger = await business(world.api, operations.client);
    const receiver = await WebhookReceiver.start();
    const strangers = await WebhookReceiver.start();
    for (const [at, { service: booker }] of [[receiver, account] as const, [strangers, stranger] as const])
      await expectStatus(
        operations.client.post('/api/admin/webhook-endpoints', {
          ...{ url: at.url, description: 'Test', serviceAccountId: booker.serviceAccountId },
          eventTypes: ['invoice.created', 'invoice.paid'],
        }),
        201,
      );
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    await expectStatus(pay(invoice.id, invoice.total), 201);
    await until(
      () => Promise.resolve(receiver.received.length),
      (count) => count === 2,
    );
    const told = receiver.received.map(({ event }) => event);
    expect(told.map(({ type }) => type).sort()).toEqual(['invoice.created', 'invoice.paid']);
    expect(told.find(({ type }) => type === 'invoice.paid').data).toMatchObject({
      ...{ invoiceId: invoice.id, number: invoice.number, total: invoice.total, paid: invoice.total },
    });
    expect(strangers.received).toEqual([]);
    await receiver.down();
    await strangers.down();
  });
});

describe('operations', () => {
  it('create an account once per key, also from a sales inquiry, and change it with a reason', async () => {
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
