import { PaidRides } from './support/paid-rides';
import { authorizeAt, leaveToPay } from './support/payment-pages';
import { expectStatus, person, type Person } from './support/people';
import { book, hurry, until } from './support/rides';

const RENEW = 'reauthorize-hold-before-it-lapses';
const DAY = 24 * 3600;

let world: PaidRides;

beforeAll(async () => {
  world = await PaidRides.start();
});
afterAll(() => world?.api.stop());

const begin = async (who: Person, rideId: number) => (await expectStatus(world.begin(who, rideId), 200)).body;
const own = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body;
const mailsTo = (who: Person) =>
  world.api.query<{ subject: string; body: string }>(
    `SELECT subject, body FROM outbox_messages WHERE recipient = $1 AND channel = 'mail' ORDER BY id`,
    [who.email],
  );

describe('a payment that is approved on a page of the provider', () => {
  it('can be declined there and tried again', async () => {
    const ana = await person(world.api);
    const ride = await book(ana, { paymentMethod: 'card' });
    const intent = await begin(ana, ride.id);
    await authorizeAt(await leaveToPay(world.cards.url, intent.clientSecret), 'failed');
    const { body: refused } = await expectStatus(world.refresh(ana, intent.paymentId), 200);
    expect(refused).toMatchObject({
      purpose: 'ride',
      state: 'failed',
      failureCode: 'payment_method_customer_decline',
      captured: '0.00',
    });
    expect((await world.view(ana, ride.id)).status).toBe('awaiting_payment');
    const again = await begin(ana, ride.id);
    expect(again).toMatchObject({ paymentId: intent.paymentId, clientSecret: intent.clientSecret });
    await authorizeAt(await leaveToPay(world.cards.url, again.clientSecret), 'authenticated');
    expect((await expectStatus(world.refresh(ana, intent.paymentId), 200)).body).toMatchObject({
      state: 'authorized',
      card: 'Cash App Pay',
      failureCode: null,
    });
    // The earlier open intent has ended: the payment has one hold.
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual(['requires_capture']);
  });

  it('must be approved again before its hold ends, and lapses when nobody answers', async () => {
    const ana = await person(world.api);
    const ride = await book(ana, { paymentMethod: 'card', startsIn: 5 * 24 * 60 });
    const first = await begin(ana, ride.id);
    await authorizeAt(await leaveToPay(world.cards.url, first.clientSecret), 'authenticated');
    const { body: held } = await expectStatus(world.refresh(ana, first.paymentId), 200);
    expect(Math.abs(Date.parse(held.captureBefore) - Date.now() - 7 * DAY * 1000)).toBeLessThan(60 * 60 * 1000);

    await world.api.query(`UPDATE payments SET capture_before = now() + interval '2 hours' WHERE ride_id = $1`, [
      ride.id,
    ]);
    await hurry(world.api, RENEW, ride.id);
    const [asked] = await until(
      () => own(ana, ride.id),
      ([payment]) => payment.recoverBefore !== null,
    );
    expect(asked).toMatchObject({ state: 'authorized', failureCode: 'hold_runs_out' });
    const mail = (await mailsTo(ana)).find(({ subject }) => subject.startsWith('Update your payment'));
    expect(mail?.body).toContain(`/payment?rideId=${ride.id}`);

    const second = await begin(ana, ride.id);
    await authorizeAt(await leaveToPay(world.cards.url, second.clientSecret), 'authenticated');
    const { body: renewed } = await expectStatus(world.refresh(ana, second.paymentId), 200);
    expect(renewed).toMatchObject({ state: 'authorized', recoverBefore: null });
    await until(
      () => world.cards.intentsOf(ride.id),
      (intents) => intents.map(({ status }) => status).join() === 'canceled,requires_capture',
    );

    // The provider keeps a hold at least as long as we assume, and not much longer.
    await world.cards.advanceClock(6 * DAY);
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual([
      'canceled',
      'requires_capture',
    ]);
    await world.cards.advanceClock(DAY + 60);
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });
});

it('a member who pays for their own seat is notified by mail once', async () => {
  const { organizer, ride } = await world.paidRide();
  const member = await world.join(organizer, ride.id);
  const intent = await begin(member, ride.id);
  await authorizeAt(await leaveToPay(world.cards.url, intent.clientSecret), 'authenticated');
  expect((await expectStatus(world.refresh(member, intent.paymentId), 200)).body).toMatchObject({
    purpose: 'share',
    state: 'authorized',
  });
  await expectStatus(world.refresh(member, intent.paymentId), 200);
  const paid = await until(
    async () => (await mailsTo(member)).filter(({ body }) => body.includes('Cash App Pay')),
    (mails) => mails.length > 0,
  );
  expect(paid).toMatchObject([
    { subject: expect.stringMatching(/is paid$/), body: expect.stringContaining(`$${intent.amount}`) },
  ]);
});

it("somebody else's payment is not found", async () => {
  const { intent } = await world.paidRide();
  const stranger = await person(world.api);
  expect((await world.refresh(stranger, intent.paymentId)).body).toMatchObject({ status: 404, code: 'not_found' });
});
