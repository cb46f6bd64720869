import { PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { book, hurry, until } from './support/rides';

const THREE_WEEKS = 21 * 24 * 60;
const HOLD = 'hold-stored-card-before-the-ride';
const RENEW = 'reauthorize-hold-before-it-lapses';
const GIVE_UP = 'end-payment-recovery';

let world: PaidRides;

beforeAll(async () => {
  world = await PaidRides.start();
});
afterAll(() => world?.api.stop());

async function saveCard(who: Person, card = 'pm_card_visa') {
  const { body } = await expectStatus(who.client.post('/api/cards/setup'), 200);
  await world.cards.confirmSetup(body.clientSecret, card);
  const { body: cards } = await expectStatus(who.client.post('/api/cards/refresh'), 200);
  return cards;
}

const begin = async (who: Person, rideId: number) => (await expectStatus(world.begin(who, rideId), 200)).body;
const payWith = async (who: Person, paymentId: number, cardId: number) =>
  (await expectStatus(who.client.post(`/api/payments/${paymentId}/card`, { cardId }), 200)).body;
const own = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body;
const row = async (rideId: number) =>
  (await world.api.query(`SELECT * FROM payments WHERE ride_id = $1 ORDER BY id`, [rideId]))[0];

/** A ride three weeks ahead, booked on a card that was stored for it. */
async function farRide(card = 'pm_card_visa') {
  const organizer = await person(world.api);
  const ride = await book(organizer, { paymentMethod: 'card', startsIn: THREE_WEEKS });
  const intent = await begin(organizer, ride.id);
  await world.cards.confirmSetup(intent.clientSecret, card);
  await expectStatus(world.refresh(organizer, intent.paymentId), 200);
  return { organizer, ride, intent };
}

async function dueHold(rideId: number, expected: string): Promise<void> {
  await hurry(world.api, HOLD, rideId);
  await world.settled(rideId, [expected]);
}

describe('saved cards', () => {
  it('are listed, one of them is the default, and they can be removed', async () => {
    const ana = await person(world.api);
    expect(await saveCard(ana)).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true, isExpired: false }]);
    const [, second] = await saveCard(ana, 'pm_card_mastercard');
    expect(second).toMatchObject({ brand: 'mastercard', isDefault: false });
    const { body: swapped } = await expectStatus(ana.client.post(`/api/cards/${second.id}/default`), 200);
    expect(swapped.map(({ brand, isDefault }: { brand: string; isDefault: boolean }) => [brand, isDefault])).toEqual([
      ['mastercard', true],
      ['visa', false],
    ]);
    await expectStatus(ana.client.delete(`/api/cards/${second.id}`), 204);
    expect((await ana.client.get('/api/cards')).body).toMatchObject([{ brand: 'visa', isDefault: true }]);
    // A late webhook event of the provider does not restore it.
    expect((await ana.client.post('/api/cards/refresh')).body).toHaveLength(1);
  });

  it('are visible only to their owner', async () => {
    const ana = await person(world.api);
    const ben = await person(world.api);
    const [card] = await saveCard(ana);
    const ride = await book(ben, { paymentMethod: 'card' });
    const { paymentId } = await begin(ben, ride.id);
    expect((await ben.client.get('/api/cards')).body).toEqual([]);
    for (const call of [
      ben.client.post(`/api/cards/${card.id}/default`),
      ben.client.delete(`/api/cards/${card.id}`),
      ben.client.post(`/api/payments/${paymentId}/card`, { cardId: card.id }),
    ]) {
      expect((await call).status).toBe(404);
    }
    expect((await ana.client.post(`/api/payments/${paymentId}/card`, { cardId: card.id })).status).toBe(404);
  });

  it('appear when only the webhook event arrives', async () => {
    const ana = await person(world.api);
    const { body } = await expectStatus(ana.client.post('/api/cards/setup'), 200);
    expect((await ana.client.post('/api/cards/setup')).body.clientSecret).toBe(body.clientSecret);
    await world.cards.confirmSetup(body.clientSecret, 'pm_card_visa');
    await until(
      async () => (await ana.client.get('/api/cards')).body,
      (cards) => cards.length === 1,
    );
  });

  it('pay for a ride, or the rider is told why not', async () => {
    const ana = await person(world.api);
    const [good] = await saveCard(ana);
    const refusing = (await saveCard(ana, 'pm_card_chargeCustomerFail')).find(
      ({ isDefault }: { isDefault: boolean }) => !isDefault,
    );
    const ride = await book(ana, { paymentMethod: 'card' });
    const { paymentId, mode } = await begin(ana, ride.id);
    expect(mode).toBe('payment');
    expect(await payWith(ana, paymentId, refusing.id)).toMatchObject({
      state: 'failed',
      failureCode: expect.any(String),
      failureMessage: expect.any(String),
    });
    expect(await payWith(ana, paymentId, good.id)).toMatchObject({
      state: 'authorized',
      card: 'Visa ending 4242',
      captureBefore: expect.any(String),
    });
    expect((await world.view(ana, ride.id)).status).toBe('pending');
  });

  it('hold the new price of a ride when its change is sent twice at once', async () => {
    const ana = await person(world.api);
    const [card] = await saveCard(ana);
    const ride = await book(ana, { paymentMethod: 'card' });
    await payWith(ana, (await begin(ana, ride.id)).paymentId, card.id);
    await world.settled(ride.id, ['ride authorized']);
    const path = `/api/rides/${ride.id}/changes`;
    const { body: seen } = await expectStatus(ana.client.post(`${path}/preview`, { groupSize: 6 }), 200);
    const change = () => ana.client.post(path, { groupSize: 6, expectedTotal: seen.total });
    await Promise.all([change(), change()]);
    const statuses = async () => (await world.cards.intentsOf(ride.id)).map(({ status }) => status);
    await until(statuses, (now) => now.includes('canceled'));
    await world.settled(ride.id, ['ride authorized']);
    expect(await own(ana, ride.id)).toMatchObject([{ state: 'authorized', amount: seen.total, risesTo: null }]);
    expect(await world.cards.intentsOf(ride.id)).toMatchObject([
      { status: 'canceled' },
      { status: 'requires_capture' },
    ]);
  });
});

describe('a hold that the bank releases before the ride', () => {
  it('is requested once more while the ride waits', async () => {
    const { organizer, ride } = await world.paidRide();
    const [held] = await world.cards.intentsOf(ride.id);
    await world.cards.cancelIntent(held!.id);
    await world.settled(ride.id, ['ride failed']);
    expect(await own(organizer, ride.id)).toMatchObject([
      { failureCode: 'hold_lost', recoverBefore: expect.any(String) },
    ]);
    const mails = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'Update your payment%'`,
      [organizer.email],
    );
    expect(mails).toHaveLength(1);
    expect((await world.view(organizer, ride.id)).status).toBe('pending');
    const again = await begin(organizer, ride.id);
    await world.cards.confirm(again.clientSecret, 'pm_card_mastercard');
    await world.settled(ride.id, ['ride authorized']);
    expect(await own(organizer, ride.id)).toMatchObject([
      { state: 'authorized', recoverBefore: null, failureCode: null },
    ]);
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual([
      'canceled',
      'requires_capture',
    ]);
  });
});

describe('a ride weeks ahead', () => {
  it('shows nothing set aside before the authorization is due', async () => {
    const { organizer, ride } = await farRide();
    const [mail] = await until(
      () =>
        world.api.query<{ body: string }>(
          `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'Your ride to %'`,
          [organizer.email],
        ),
      (found) => found.length > 0,
    );
    expect(mail!.body).toMatch(/Your card is saved\. We’ll set aside \$[\d.]+ on it on \w+day, \w+ \d+\./);
    expect(mail!.body).not.toContain('We set aside');
    expect(ride.status).toBe('awaiting_payment');
  });

  it('is booked on a stored card, which is authorized the day before', async () => {
    const { organizer, ride, intent } = await farRide();
    expect(intent).toMatchObject({ mode: 'setup', clientSecret: expect.stringMatching(/^seti_/) });
    expect((await world.view(organizer, ride.id)).status).toBe('pending');
    expect(await own(organizer, ride.id)).toMatchObject([
      { state: 'stored', authorizeAt: expect.any(String), captureBefore: null },
    ]);
    expect(await world.cards.intentsOf(ride.id)).toEqual([]);
    const [card] = (await organizer.client.get('/api/cards')).body;
    expect((await organizer.client.delete(`/api/cards/${card.id}`)).body).toMatchObject({
      status: 409,
      code: 'card_in_use',
    });
    await dueHold(ride.id, 'ride authorized');
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual(['requires_capture']);
    expect(await own(organizer, ride.id)).toMatchObject([
      { state: 'authorized', captureBefore: expect.any(String), recoverBefore: null },
    ]);
    await expectStatus(organizer.client.delete(`/api/cards/${card.id}`), 204);
  });

  it('can be changed without choosing a card again: the stored card is authorized for the new amount', async () => {
    const { organizer, ride } = await farRide();
    const { body: seen } = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/changes/preview`, { groupSize: 6 }),
      200,
    );
    expect(seen).toMatchObject({ allowed: true, toAuthorize: '0.00', largestCharge: seen.total });
    const { body: changed } = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/changes`, { groupSize: 6, expectedTotal: seen.total }),
      200,
    );
    expect(changed).toMatchObject({ groupSize: 6, totalCost: seen.total, status: 'pending' });
    expect(await own(organizer, ride.id)).toMatchObject([{ state: 'stored', amount: seen.total, risesTo: null }]);
    await dueHold(ride.id, 'ride authorized');
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual(['requires_capture']);
    expect(await own(organizer, ride.id)).toMatchObject([{ state: 'authorized', amount: seen.total }]);
  });

  it('can be paid with another card after the stored one is declined', async () => {
    const { organizer, ride } = await farRide('pm_card_chargeCustomerFail');
    await dueHold(ride.id, 'ride failed');
    const [failed] = await own(organizer, ride.id);
    expect(failed).toMatchObject({ failureMessage: expect.any(String), recoverBefore: expect.any(String) });
    const [mail] = await world.api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'Update your payment%'`,
      [organizer.email],
    );
    expect(mail?.body).toContain(failed.failureMessage);
    expect((await world.view(organizer, ride.id)).status).toBe('pending');
    const again = await begin(organizer, ride.id);
    expect(again).toMatchObject({ mode: 'payment', recoverBefore: failed.recoverBefore });
    await world.cards.confirm(again.clientSecret, 'pm_card_mastercard');
    expect((await world.refresh(organizer, again.paymentId)).body).toMatchObject({
      state: 'authorized',
      recoverBefore: null,
      failureCode: null,
    });
    expect(await world.cards.intentsOf(ride.id)).toHaveLength(1);
  });

  it('is cancelled for free when the payment is not updated in time', async () => {
    const { organizer, ride } = await farRide('pm_card_chargeCustomerFail');
    await dueHold(ride.id, 'ride failed');
    await world.api.query(`UPDATE payments SET recover_before = now() - interval '1 minute' WHERE ride_id = $1`, [
      ride.id,
    ]);
    await hurry(world.api, GIVE_UP, ride.id);
    const view = await until(
      () => world.view(organizer, ride.id),
      ({ status }) => status === 'cancelled',
    );
    expect(view.cancelReason).toMatch(/card/);
    await world.settled(ride.id, ['ride released']);
    expect(await world.balance(`rider:${organizer.id}`)).toBe(0);
    const mails = await until(
      () =>
        world.api.query<{ body: string }>(
          `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE '%was cancelled'`,
          [organizer.email],
        ),
      ({ length }) => length > 0,
    );
    expect(mails).toEqual([{ body: expect.stringMatching(/wasn’t updated in time[^]*You pay nothing/) }]);
  });
});

describe('a hold that lapses before its ride is over', () => {
  const lapseSoon = (rideId: number) =>
    world.api.query(`UPDATE payments SET capture_before = now() + interval '2 hours' WHERE ride_id = $1`, [rideId]);

  it('is replaced by a new hold on the saved card, then released', async () => {
    const ana = await person(world.api);
    const [card] = await saveCard(ana);
    const ride = await book(ana, { paymentMethod: 'card', startsIn: 5 * 24 * 60 });
    const { paymentId } = await begin(ana, ride.id);
    await payWith(ana, paymentId, card.id);
    const before = await row(ride.id);
    await lapseSoon(ride.id);
    await hurry(world.api, RENEW, ride.id);
    const after = await until(
      () => row(ride.id),
      ({ intent_id: intentId }) => intentId !== before.intent_id,
    );
    expect(after).toMatchObject({ state: 'authorized', next_intent_id: null, recover_before: null });
    // The end of the new hold is what the provider says, not what we assume.
    expect(after.capture_before.getTime()).toBeGreaterThan(Date.now() + 4 * 24 * 3_600_000);
    await until(
      () => world.cards.intentsOf(ride.id),
      (intents) => intents.map(({ status }) => status).join() === 'canceled,requires_capture',
    );
    expect(await world.eventTypes(ana, ride.id)).toContain('hold_renewed');
  });

  it('asks a person without a saved card to confirm again', async () => {
    const { organizer, ride } = await world.paidRide({ startsIn: 5 * 24 * 60 });
    await lapseSoon(ride.id);
    await hurry(world.api, RENEW, ride.id);
    const [asked] = await until(
      () => own(organizer, ride.id),
      ([payment]) => payment.recoverBefore !== null,
    );
    expect(asked).toMatchObject({ state: 'authorized', failureCode: 'hold_runs_out' });
    const again = await begin(organizer, ride.id);
    await world.cards.confirm(again.clientSecret, 'pm_card_visa');
    expect((await world.refresh(organizer, again.paymentId)).body).toMatchObject({
      state: 'authorized',
      recoverBefore: null,
      failureCode: null,
    });
    await until(
      () => world.cards.intentsOf(ride.id),
      (intents) => intents.map(({ status }) => status).join() === 'canceled,requires_capture',
    );
  });

  it('asks a member who has not confirmed a higher share to confirm the old one again', async () => {
    const { organizer, ride } = await world.paidRide({
      startsIn: 5 * 24 * 60,
      splitMode: 'custom',
      shares: [{ seat: 1, amount: '10.00' }],
    });
    const { member } = await world.payingMember(organizer, ride.id);
    const shares = ['12.00', '0.00', '0.00'].map((amount, index) => ({ seat: index + 1, amount }));
    await expectStatus(organizer.client.put(`/api/rides/${ride.id}/split`, { mode: 'custom', shares }), 200);
    await expectStatus(member.client.post(`/api/rides/${ride.id}/consent`, { share: '12.00', agree: true }), 200);
    await until(
      () => own(member, ride.id),
      ([payment]) => payment.risesTo === '12.00',
    );
    const increase = await begin(member, ride.id);
    await lapseSoon(ride.id);
    await hurry(world.api, RENEW, ride.id);
    const [asked] = await until(
      () => own(member, ride.id),
      ([payment]) => payment.recoverBefore !== null,
    );
    expect(asked).toMatchObject({ state: 'authorized', amount: '10.00', risesTo: null });
    const again = await begin(member, ride.id);
    expect(again.clientSecret).not.toBe(increase.clientSecret);
    await world.cards.confirm(again.clientSecret);
    expect((await world.refresh(member, again.paymentId)).body).toMatchObject({
      state: 'authorized',
      amount: '10.00',
      recoverBefore: null,
    });
  });
});
