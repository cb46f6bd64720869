import { randomUUID } from 'node:crypto';
import { client, type AnyRow } from './support/api';
import { cancel, graceOver, preview } from './support/cancelling';
import { setUpOperations, type Operations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { book, joinBy, until } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const got = async (who: Person, path: string) => (await expectStatus(who.client.get(path), 200)).body;
const ofRide = (rows: AnyRow[], rideId: number, key: string) => rows.find((row) => row[key] === rideId)!;

/** A person's amounts of a ride on its page. */
const amountsOf = async (who: Person, rideId: number): Promise<Record<string, string>> =>
  (await world.view(who, rideId)).amounts;

/** The same amounts on the ride's page, in the groups, the members list and, once the ride is over, in the history. */
async function sameEverywhere(who: Person, rideId: number): Promise<Record<string, string>> {
  const ride = await world.view(who, rideId);
  const group = ofRide(await got(who, '/api/users/me/rides'), rideId, 'id');
  const own = (await got(who, `/api/rides/${rideId}/members`)).find(({ isYou }: { isYou: boolean }) => isYou);
  const { amounts } = ride;
  expect([group.amounts, own.amounts]).toEqual([amounts, amounts]);
  expect([ride.money, group.money].map(({ yourShare, yourCharge }) => [yourShare, yourCharge])).toEqual([
    [amounts.share, amounts.due],
    [amounts.share, amounts.due],
  ]);
  expect([own.share, own.charge, ride.money.yourLargestCharge, ride.money.yourRefunds]).toEqual([
    amounts.share,
    amounts.due,
    amounts.atMost,
    amounts.refunded,
  ]);
  if (!['completed', 'cancelled'].includes(ride.status)) return amounts;
  const past = ofRide(await got(who, '/api/users/me/history'), rideId, 'rideId');
  expect([past.status, past.amounts, past.amount]).toEqual([ride.status, amounts, amounts.due]);
  return amounts;
}

/** The amounts, which the receipt must show too. */
async function sameOnReceipt(who: Person, rideId: number): Promise<Record<string, string>> {
  const amounts = await sameEverywhere(who, rideId);
  const receipt = await got(who, `/api/rides/${rideId}/receipt`);
  expect(receipt.amounts).toEqual(amounts);
  expect([receipt.charged, receipt.net, receipt.outstanding, receipt.tip]).toEqual([
    amounts['due'],
    amounts['paid'],
    amounts['outstanding'],
    amounts['tip'],
  ]);
  if (cents(amounts['due']!) > 0) expect(await receiptMail(who, receipt.number)).toContain(`$${amounts['due']}`);
  return amounts;
}

/** The text of the mail with a receipt, once it is written. */
async function receiptMail(who: Person, number: string): Promise<string> {
  const [mail] = await until(
    () =>
      world.api.query<{ text: string }>(`SELECT body AS text FROM outbox_messages WHERE recipient = $1 AND key = $2`, [
        who.email,
        `receipt:${number}`,
      ]),
    (rows) => rows.length > 0,
  );
  return mail!.text;
}

const money = (amount: number) => (amount / 100).toFixed(2);
const refund = (rideId: number, paymentId: number, amount: string) =>
  expectStatus(
    operations.client.post(
      `/api/admin/rides/${rideId}/refunds`,
      { paymentId, amount, reason: 'goodwill' },
      { 'idempotency-key': randomUUID() },
    ),
    201,
  );

describe('the amounts of a ride', () => {
  it('are the same everywhere when a friend pays their own share, with a tip and a refund', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    const share = cents(intent.amount);
    expect(await sameEverywhere(organizer, ride.id)).toMatchObject({
      due: money(total - share),
      atMost: money(total),
      setAside: money(total),
      charged: '0.00',
      released: '0.00',
      paid: '0.00',
    });
    expect(await sameEverywhere(member, ride.id)).toMatchObject({
      share: money(share),
      due: money(share),
      atMost: money(share),
      setAside: money(share),
      charged: '0.00',
    });
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    expect(await sameOnReceipt(organizer, ride.id)).toMatchObject({
      due: money(total - share),
      setAside: '0.00',
      charged: money(total - share),
      released: money(share),
      tip: '0.00',
      refunded: '0.00',
      paid: money(total - share),
    });
    const { body: tip } = await expectStatus(member.client.post(`/api/rides/${ride.id}/tip`, { amount: '3.00' }), 200);
    await world.cards.confirm(tip.clientSecret);
    await world.settled(ride.id, ['ride captured', 'share captured', 'tip captured']);
    await refund(ride.id, intent.paymentId, '1.21');
    await until(
      () => amountsOf(member, ride.id),
      ({ refunded }) => refunded === '1.21',
    );
    expect(await sameOnReceipt(member, ride.id)).toMatchObject({
      share: money(share),
      due: money(share),
      charged: money(share),
      released: '0.00',
      tip: '3.00',
      refunded: '1.21',
      paid: money(share + 300 - 121),
    });
  });

  it('are the same everywhere for a ride cancelled after the driver arrived', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    await graceOver(world, ride.id);
    await world.step(someone, ride.id, 'arrived');
    const { token, fee } = await preview(organizer, ride.id);
    const { body: ended } = await expectStatus(cancel(organizer, ride.id, { token }), 200);
    expect([ended.amounts.due, ended.money.yourCharge]).toEqual([fee, fee]);
    await world.settled(ride.id, ['ride captured', 'share released']);
    expect(cents(fee)).toBe(Math.floor(total / 2 + 0.5));
    expect(await sameOnReceipt(organizer, ride.id)).toMatchObject({
      share: '0.00',
      due: fee,
      atMost: fee,
      setAside: '0.00',
      charged: fee,
      released: money(total - cents(fee)),
      paid: fee,
    });
    expect(await sameEverywhere(member, ride.id)).toMatchObject({ share: '0.00', due: '0.00', charged: '0.00' });
  });

  it('include a ride cancelled for free in the history, but not a booking that was never paid', async () => {
    const { organizer, ride, total } = await world.paidRide();
    await expectStatus(cancel(organizer, ride.id), 200);
    await world.settled(ride.id, ['ride released']);
    expect(await sameEverywhere(organizer, ride.id)).toMatchObject({
      due: '0.00',
      charged: '0.00',
      setAside: '0.00',
      released: money(total),
      paid: '0.00',
    });
    const unpaid = await book(organizer, { paymentMethod: 'card' });
    await expectStatus(cancel(organizer, unpaid.id), 200);
    const history: { rideId: number }[] = await got(organizer, '/api/users/me/history');
    expect(history.map(({ rideId }) => rideId)).toEqual([ride.id]);
  });

  it('are listed in pages of past rides and of all rides, newest first, each with its places, total and driver', async () => {
    const rider = await person(world.api);
    const rides: AnyRow[] = [];
    for (let i = 0; i < 3; i += 1) {
      const ride = await book(rider, { paymentMethod: 'cash' });
      await expectStatus(cancel(rider, ride.id), 200);
      rides.unshift(ride);
    }
    const page = async (query: string): Promise<AnyRow[]> => got(rider, `/api/users/me/history${query}`);
    const [last, middle, first] = rides.map((ride) => ride['id'] as number);
    expect((await page('?limit=2')).map((past) => past['rideId'])).toEqual([last, middle]);
    expect((await page(`?limit=2&before=${middle}`)).map((past) => past['rideId'])).toEqual([first]);
    expect(await page(`?before=${first}`)).toEqual([]);
    const [newest] = await page('?limit=1');
    const { pickup, destination, totalCost, groupSize } = rides[0]!;
    expect(newest).toMatchObject({ pickup, destination, totalCost, groupSize, driverName: null });
    const stranger = await person(world.api);
    expect(await got(stranger, `/api/users/me/history?before=${last}`)).toEqual([]);
    await expectStatus(rider.client.get('/api/users/me/history?limit=101'), 400);
    const seats = async (query: string) =>
      (await got(rider, `/api/users/me/rides${query}`)).map(({ id }: { id: number }) => id);
    expect(await seats('?limit=2')).toEqual([last, middle]);
    expect(await seats(`?limit=2&before=${middle}`)).toEqual([first]);
    expect(await seats(`?before=${first}`)).toEqual([]);
    for (const query of ['limit=101', 'before=x'])
      expect((await rider.client.get(`/api/users/me/rides?${query}`)).body.code).toBe('validation_failed');
  });

  it('are the same everywhere for a cash ride, which the organizer pays', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const member = await world.join(organizer, ride.id);
    const total = cents(ride.totalCost);
    expect(await sameEverywhere(organizer, ride.id)).toMatchObject({ due: money(total), setAside: '0.00' });
    expect(await sameEverywhere(member, ride.id)).toMatchObject({ due: '0.00', atMost: '0.00', setAside: '0.00' });
    await world.driven(ride.id, money(total - 500));
    await until(
      () => amountsOf(organizer, ride.id),
      ({ inCash }) => inCash !== '0.00',
    );
    expect(await sameOnReceipt(organizer, ride.id)).toMatchObject({
      due: money(total),
      charged: '0.00',
      inCash: money(total - 500),
      outstanding: '5.00',
      paid: money(total - 500),
    });
    expect(await sameOnReceipt(member, ride.id)).toMatchObject({ due: '0.00', inCash: '0.00', paid: '0.00' });
  });

  it('are the same everywhere when the organizer pays for everyone', async () => {
    const { organizer, ride, total } = await world.paidRide({ splitMode: 'sponsor' });
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const member = await person(world.api);
    await expectStatus(joinBy(member, link.token), 200);
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    expect(await sameOnReceipt(organizer, ride.id)).toMatchObject({
      share: money(total),
      due: money(total),
      charged: money(total),
      released: '0.00',
      paid: money(total),
    });
    expect(await sameOnReceipt(member, ride.id)).toMatchObject({ share: '0.00', due: '0.00', paid: '0.00' });
  });

  it('move to the account of a guest who signs in after the trip', async () => {
    const { organizer, ride } = await world.paidRide();
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const guest = client(world.api);
    const { body: shown } = await expectStatus(guest.get(`/api/join/${link.token}`), 200);
    const email = 'guest-of-amounts@example.test';
    const form = { name: 'Gus Guest', contact: email, share: shown.share };
    await expectStatus(guest.post(`/api/join/${link.token}/guest`, form), 200);
    const { body: intent } = await expectStatus(guest.post('/api/create-payment-intent', { rideId: ride.id }), 200);
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(guest.post(`/api/payments/${intent.paymentId}/refresh`), 200);
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    const account = { ...organizer, email, client: client(world.api) };
    await expectStatus(account.client.post('/api/users', { name: 'Gus', email, phone: '9805550000' }), 201);
    const code = await world.api.outbox(email);
    await expectStatus(account.client.post('/api/auth/verify', { identifier: email, code }), 200);
    await until(
      () => account.client.get(`/api/rides/${ride.id}`),
      ({ status }) => status === 200,
    );
    const { share } = (await world.view(account, ride.id)).amounts;
    expect(share).toBe(shown.share);
    expect(await sameEverywhere(account, ride.id)).toMatchObject({ due: share, paid: share, outstanding: '0.00' });
    const uneven = await world.api.query(
      `SELECT account FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE t.ride_id = $1 AND account LIKE 'rider:%' GROUP BY 1 HAVING sum(amount_cents) <> 0`,
      [ride.id],
    );
    expect(uneven).toEqual([]);
  });

  it('are sent only to the person they belong to, not to other members or the driver', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    for (const viewer of [organizer, member, someone]) {
      const rows: AnyRow[] = await got(viewer, `/api/rides/${ride.id}/members`);
      expect(rows.filter(({ isYou, amounts }) => !isYou && amounts !== null)).toEqual([]);
    }
    expect((await world.view(someone, ride.id)).amounts).toBeNull();
  });
});
