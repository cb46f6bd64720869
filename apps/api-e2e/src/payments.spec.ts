import { setTimeout } from 'node:timers/promises';
import { client } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person } from './support/people';
import { book, quote, until } from './support/rides';
import { StatementSpy } from './support/statement-spy';

interface Mail {
  subject: string;
  body: string;
}
const receiptMails = async (to: string): Promise<Mail[]> =>
  ((await (await fetch(`${world.api.url}/api/dev/outbox?to=${to}`)).json()) as { messages: Mail[] }).messages.filter(
    ({ subject }) => subject.startsWith('Your receipt'),
  );

/** Longer than the search and the mail after a booking take. */
const AFTERWARDS_MS = 1200;

let world: PaidRides;

const spy = new StatementSpy();

beforeAll(async () => {
  world = await PaidRides.start({}, { through: (databaseUrl) => spy.between(databaseUrl) });
});
afterAll(() => world?.api.stop());
afterEach(() => world.cards.deliverWebhooks('deliver'));

/** Statements that look for work every few seconds, independent of bookings. */
const LOOKS =
  /^\s*(SELECT \* FROM \(\s*SELECT queue\.name|WITH due AS|UPDATE dispatch_lease SET holder = \$1, expires_at = now\(\) \+|SELECT to_regclass|SELECT s\.driver_id AS "driverId", d\.user_id)/;

// First in this file, because a search for a driver reads all rides that wait for one.
describe('a booking', () => {
  it('takes at most 30 statements in 12 transactions, with its payment, search and mail', async () => {
    const organizer = await person(world.api);
    let paymentId = 0;
    const pay = async () => {
      const { quoteId } = await quote(organizer);
      const booking = { quoteId, paymentMethod: 'card', startPayment: true };
      const { body: ride } = await organizer.client.post('/api/rides', booking, { 'idempotency-key': quoteId });
      paymentId = ride.payment.paymentId as number;
      await world.cards.confirm(ride.payment.clientSecret);
      await world.settled(ride.id, ['ride authorized']);
      expect((await world.refresh(organizer, paymentId)).body.state).toBe('authorized');
      await setTimeout(AFTERWARDS_MS);
    };
    const transactions = await spy.transactionsOf(pay, LOOKS);
    // Every statement slows down every booking: see docs/benchmarks.md before you raise these.
    expect(transactions.flat().length).toBeLessThanOrEqual(30);
    expect(transactions.length).toBeLessThanOrEqual(12);
  });
});

describe('a booking that starts its payment', () => {
  const bookings = async (more: object = {}) => {
    const organizer = await person(world.api);
    const { quoteId } = await quote(organizer);
    const body = { quoteId, paymentMethod: 'card', startPayment: true, ...more };
    const post = async () =>
      (await expectStatus(organizer.client.post('/api/rides', body, { 'idempotency-key': quoteId }), 201)).body;
    return { organizer, post };
  };

  it('returns the same payment when it is repeated, and none once that is paid', async () => {
    const { organizer, post } = await bookings();
    const ride = await post();
    expect(ride.payment).toMatchObject({ amount: ride.totalCost, state: 'created', mode: 'payment' });
    expect(await post()).toMatchObject({ id: ride.id, payment: ride.payment });
    expect((await expectStatus(world.begin(organizer, ride.id), 200)).body).toEqual(ride.payment);
    expect(await world.cards.intentsOf(ride.id)).toHaveLength(1);
    await world.cards.confirm(ride.payment.clientSecret);
    await world.settled(ride.id, ['ride authorized']);
    expect(await post()).toMatchObject({ id: ride.id, payment: null });
  });

  it('books the ride while the provider is away, and the payment starts later', async () => {
    const { organizer, post } = await bookings();
    await world.cards.failNext({ path: '/v1/payment_intents', when: 'after', disconnect: true, times: 3 });
    const ride = await post();
    expect(ride).toMatchObject({ status: 'awaiting_payment', payment: null });
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    expect(await world.cards.intentsOf(ride.id)).toHaveLength(1);
    await world.cards.confirm(intent.clientSecret);
    await world.settled(ride.id, ['ride authorized']);
  });

  it('asks the provider for nothing when the ride is paid in cash', async () => {
    const { post } = await bookings({ paymentMethod: 'cash' });
    const ride = await post();
    expect(ride).toMatchObject({ status: 'pending', payment: null });
    expect(await world.cards.intentsOf(ride.id)).toEqual([]);
  });
});

describe('paying for a ride', () => {
  it('authorizes the organizer’s card, and the webhook event starts the search for a driver', async () => {
    const { organizer, ride, intent } = await world.paidRide();
    expect(intent).toMatchObject({ amount: ride.totalCost, state: 'created' });
    expect(await world.states(ride.id)).toEqual(['ride authorized']);
    expect(await world.eventTypes(organizer, ride.id)).toEqual(
      expect.arrayContaining(['ride_created', 'payment_authorized', 'ride_requested']),
    );
    expect((await world.refresh(organizer, intent.paymentId)).body).toMatchObject({
      state: 'authorized',
      captured: '0.00',
      card: 'Visa ending 4242',
    });
    expect((await world.begin(organizer, ride.id)).body.code).toBe('payment_not_due');
  });

  it('does not depend on webhooks: asking the provider has the same effect', async () => {
    await world.cards.deliverWebhooks('drop');
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    await world.cards.confirm(intent.clientSecret);
    expect((await world.refresh(organizer, intent.paymentId)).body.state).toBe('authorized');
    expect((await world.view(organizer, ride.id)).status).toBe('pending');
  });

  it('returns one intent, however often it is requested at once', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.begin(organizer, ride.id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(1);
    expect(await world.cards.intentsOf(ride.id)).toHaveLength(1);
  });

  it('says why a card was declined and accepts another one', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    await world.cards.confirm(intent.clientSecret, 'pm_card_visa_chargeDeclinedInsufficientFunds');
    await world.settled(ride.id, ['ride failed']);
    expect((await world.refresh(organizer, intent.paymentId)).body).toMatchObject({
      state: 'failed',
      failureCode: 'insufficient_funds',
      failureMessage: expect.stringMatching(/insufficient/),
    });
    expect((await world.view(organizer, ride.id)).status).toBe('awaiting_payment');
    const { body: history } = await organizer.client.get(`/api/rides/${ride.id}/events`);
    // The history says that it was declined; the reason is shown where the payer pays.
    expect(history).toContainEqual(expect.objectContaining({ type: 'payment_failed', reason: null }));
    expect((await world.begin(organizer, ride.id)).body.clientSecret).toBe(intent.clientSecret);
    await world.cards.confirm(intent.clientSecret, 'pm_card_mastercard');
    await world.settled(ride.id, ['ride authorized']);
  });

  it('reports that the bank requires authentication', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    await world.cards.confirm(intent.clientSecret, 'pm_card_authenticationRequired');
    await world.settled(ride.id, ['ride requires_action']);
  });

  it('cancels the intent of an abandoned ride', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    expect((await organizer.client.post(`/api/rides/${ride.id}/cancel`, {})).status).toBeLessThan(300);
    await world.settled(ride.id, ['ride released']);
    expect((await world.cards.intentsOf(ride.id))[0]).toMatchObject({ status: 'canceled' });
    expect((await world.cards.confirm(intent.clientSecret)).status).not.toBe('requires_capture');
  });

  it('is refused to anyone else', async () => {
    const { ride, intent } = await world.paidRide();
    const stranger = await person(world.api);
    expect((await world.begin(stranger, ride.id)).status).toBe(404);
    expect((await world.refresh(stranger, intent.paymentId)).status).toBe(404);
    expect((await stranger.client.get(`/api/rides/${ride.id}/receipt`)).status).toBe(404);
    expect((await client(world.api).post('/api/create-payment-intent', { rideId: ride.id })).status).toBe(401);
    const priced = await stranger.client.post('/api/create-payment-intent', { rideId: ride.id, amount: '0.01' });
    expect(priced.body).toMatchObject({ status: 400, errors: [{ field: 'amount', code: 'unknown_field' }] });
  });
});

describe('a member’s own share', () => {
  it('is authorized on their card, and deducted from what the organizer is charged', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    expect(intent.amount).toBe((await world.view(member, ride.id)).money.yourShare);
    expect(cents((await world.view(organizer, ride.id)).money.yourCharge)).toBe(total - cents(intent.amount));
    expect(await world.eventTypes(member, ride.id)).toContain('share_authorized');
  });

  it('is released when they leave, and they are told the amount for good', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await world.settled(ride.id, ['ride authorized', 'share released']);
    expect((await world.view(organizer, ride.id)).money.yourCharge).toBe(ride.totalCost);
    expect(await world.eventTypes(organizer, ride.id)).not.toContain('share_released');
    const { title, message, actionable } = await until(
      async () => (await expectStatus(member.client.get('/api/notifications'), 200)).body.notifications[0],
      (newest) => newest?.type === 'payment',
    );
    expect({ title, actionable }).toEqual({ title: 'Amount released', actionable: false });
    expect(message).toContain(`The $${intent.amount} set aside on your card is released`);
  });

  it('is released when the organizer begins to pay for everyone', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    await expectStatus(organizer.client.put(`/api/rides/${ride.id}/split`, { mode: 'sponsor' }), 200);
    await world.settled(ride.id, ['ride authorized', 'share released']);
    expect((await world.begin(member, ride.id)).body).toMatchObject({ status: 409, code: 'payment_not_due' });
  });

  it('is not due when the organizer pays for everyone, or in cash', async () => {
    const { organizer, ride } = await world.paidRide({ splitMode: 'sponsor' });
    const inCash = await book(organizer, { paymentMethod: 'cash' });
    for (const rideId of [ride.id, inCash.id]) {
      const member = await world.join(organizer, rideId);
      expect((await world.begin(member, rideId)).body).toMatchObject({ status: 409, code: 'payment_not_due' });
    }
  });
});

describe('the end of a trip', () => {
  it('charges everyone exactly what they owe, books it and notifies them', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    const covered = await world.join(organizer, ride.id);
    const { driverId } = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    const share = cents(intent.amount);
    expect((await world.payments(ride.id)).map(({ captured }) => cents(captured))).toEqual([total - share, share]);
    expect((await world.cards.intentsOf(ride.id)).reduce((sum, { amount_received }) => sum + amount_received, 0)).toBe(
      total,
    );

    expect([await world.balance(`rider:${organizer.id}`), await world.balance(`rider:${member.id}`)]).toEqual([0, 0]);
    const [{ base_fare: baseFare }] = (await world.api.query<{ base_fare: string }>(
      `SELECT base_fare FROM rides WHERE id = $1`,
      [ride.id],
    )) as [{ base_fare: string }];
    expect(await world.balance(`driver:${driverId}`)).toBe(-Math.round(cents(baseFare) * 0.8));

    const receipts = await Promise.all(
      [organizer, member, covered].map((who) => who.client.get(`/api/rides/${ride.id}/receipt`)),
    );
    expect(receipts.map(({ body }) => [body.number, cents(body.charged), body.outstanding])).toEqual([
      [`GR-${ride.id}-${organizer.id}`, total - share, '0.00'],
      [`GR-${ride.id}-${member.id}`, share, '0.00'],
      [`GR-${ride.id}-${covered.id}`, 0, '0.00'],
    ]);
    const mails = await until(
      () => receiptMails(member.email),
      (list) => list.length > 0,
    );
    expect(mails[0]!.body).toContain(`Charged: $${intent.amount}`);
    expect(await receiptMails(covered.email)).toEqual([]);
    const document = await fetch(`${world.api.url}/api/rides/${ride.id}/receipt.pdf?language=es`, {
      headers: {
        origin: member.client.origin,
        cookie: [...member.client.jar].map((pair) => pair.join('=')).join('; '),
      },
    });
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
    const history = await member.client.get('/api/users/me/history');
    expect(history.body).toEqual([
      expect.objectContaining({
        rideId: ride.id,
        amount: intent.amount,
        pickupLocation: 'Uptown',
        driverName: expect.stringMatching(/^\S+$/),
      }),
    ]);
    expect((await member.client.get(`/api/users/${organizer.id}/history`)).status).toBe(404);
    expect((await member.client.get('/api/users/me/history/totals')).body).toMatchObject({ rides: 1 });
    expect((await member.client.get(`/api/users/${organizer.id}/history/totals`)).status).toBe(404);
    for (const who of [organizer, member])
      expect((await world.eventTypes(who, ride.id)).filter((type) => type === 'hold_captured')).toHaveLength(1);
  });

  it('leaves cash with the driver, who owes it to us', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'cash' });
    const { driverId } = await world.driven(ride.id, ride.totalCost);
    const receipt = () => organizer.client.get(`/api/rides/${ride.id}/receipt`);
    const { body } = await until(receipt, ({ status }) => status === 200);
    expect(body).toMatchObject({ charged: ride.totalCost, paymentMethod: 'Cash' });
    expect(await world.balance(`rider:${organizer.id}`)).toBe(0);
    expect(await world.balance(`driver:${driverId}`)).toBeGreaterThan(0);
  });
});
