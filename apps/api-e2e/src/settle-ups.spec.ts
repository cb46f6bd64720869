import { randomUUID } from 'node:crypto';
import type { AnyRow } from './support/api';
import { setUpOperations, type Operations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { book } from './support/rides';
import { connected, next, socketOf } from './support/sockets';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const listed = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/settle-ups`), 200)).body;
const send = (who: Person, rideId: number, body: object) => who.client.post(`/api/rides/${rideId}/settle-ups`, body);
const confirm = (who: Person, rideId: number, userId: number, body: object) =>
  who.client.post(`/api/rides/${rideId}/settle-ups/${userId}/confirmation`, body);
const storeVenmo = (who: Person, username: string | null) => who.client.put('/api/users/me/venmo', { username });
const events = async (who: Person, rideId: number) =>
  (await world.eventTypes(who, rideId)).filter((type) => type.startsWith('settle_up'));

/** A completed ride: one friend paid their own share, one did not. */
async function coveredRide() {
  const { organizer, ride } = await world.paidRide();
  const { member: payer } = await world.payingMember(organizer, ride.id);
  const covered = await world.join(organizer, ride.id);
  const someone = await world.driven(ride.id);
  await world.settled(ride.id, ['ride captured', 'share captured']);
  const { amounts } = await world.view(covered, ride.id);
  return { organizer, payer, covered, driver: someone, rideId: ride.id as number, share: amounts.share as string };
}

/** Grants a member credit and authorizes their card for their own seat. */
async function payWithCredit(member: Person, rideId: number, amount: string) {
  const grant = { amount, reason: 'Late driver' };
  const key = { 'idempotency-key': randomUUID() };
  await expectStatus(operations.client.post(`/api/admin/riders/${member.id}/credits`, grant, key), 201);
  const { body: intent } = await expectStatus(world.begin(member, rideId), 200);
  await world.cards.confirm(intent.clientSecret);
  await expectStatus(world.refresh(member, intent.paymentId), 200);
}

describe('settling up', () => {
  it('is between the organizer and a member whose share was covered, and enters no ledger', async () => {
    const { organizer, payer, covered, rideId, share } = await coveredRide();
    await expectStatus(storeVenmo(organizer, '@olivia-q'), 200);
    const before = await world.api.query(`SELECT count(*) FROM ledger_entries`);
    const own = await listed(covered, rideId);
    expect(own).toMatchObject({
      acceptsVenmo: true,
      settleUps: [{ userId: covered.id, isYou: true, amount: share, state: 'open', method: null }],
    });
    const link = new URL(own.settleUps[0].payLink);
    expect([link.origin, link.searchParams.get('recipients'), link.searchParams.get('amount')]).toEqual([
      'https://venmo.com',
      'olivia-q',
      share,
    ]);
    expect((await listed(payer, rideId)).settleUps).toEqual([]);
    expect((await listed(organizer, rideId)).settleUps).toMatchObject([
      { userId: covered.id, amount: share, state: 'open', payLink: null },
    ]);
    await expectStatus(send(covered, rideId, { method: 'venmo', amount: share }), 200);
    expect((await listed(organizer, rideId)).settleUps).toMatchObject([{ state: 'sent', method: 'venmo' }]);
    await expectStatus(confirm(organizer, rideId, covered.id, { method: 'venmo', amount: share }), 200);
    for (const who of [organizer, covered])
      expect((await listed(who, rideId)).settleUps).toMatchObject([
        { amount: share, state: 'settled', method: 'venmo', payLink: null },
      ]);
    expect(await world.api.query(`SELECT count(*) FROM ledger_entries`)).toEqual(before);
    for (const who of [organizer, covered])
      expect(await events(who, rideId)).toEqual(['settle_up_sent', 'settle_up_confirmed']);
    expect(await events(payer, rideId)).toEqual([]);
  });

  it('reaches the other person’s open pages, with a notification, and no other member’s', async () => {
    const { organizer, payer, covered, rideId, share } = await coveredRide();
    const inbox = async (who: Person) =>
      ((await expectStatus(who.client.get('/api/notifications'), 200)).body.notifications as AnyRow[]).filter(
        ({ title }) => title === `${covered.name.split(' ')[0]} paid you back` || title === 'You’re settled up',
      );
    const sockets = [organizer, covered].map(({ client }) => socketOf(world.api, client));
    try {
      await Promise.all(sockets.map(connected));
      for (const socket of sockets) await socket.emitWithAck('join', { rideId });
      const told = (socket: (typeof sockets)[number]) =>
        Promise.all([
          next(socket, 'notificationsChanged', ({ added }) => added !== null),
          next(socket, 'rideEvent', (event) => event.rideId === rideId),
        ]);
      for (const [socket, act] of [
        [sockets[0]!, () => send(covered, rideId, { method: 'cash', amount: share })],
        [sockets[1]!, () => confirm(organizer, rideId, covered.id, { method: 'cash', amount: share })],
      ] as const) {
        const hears = told(socket);
        await expectStatus(act(), 200);
        await hears;
      }
      // Repeating a step notifies nobody again.
      await expectStatus(send(covered, rideId, { method: 'cash', amount: share }), 200);
      await expectStatus(confirm(organizer, rideId, covered.id, { method: 'cash', amount: share }), 200);
      expect(await inbox(organizer)).toMatchObject([{ type: 'payment', data: { rideId, path: `/ride/${rideId}` } }]);
      expect(await inbox(covered)).toMatchObject([{ type: 'payment', title: 'You’re settled up' }]);
      expect((await inbox(covered))[0]!['message']).toContain(`$${share}`);
      expect(await inbox(payer)).toEqual([]);
    } finally {
      for (const socket of sockets) socket.close();
    }
  });

  it('happens once, however often and in whatever order it is requested', async () => {
    const { organizer, covered, rideId, share } = await coveredRide();
    const cash = { method: 'cash', amount: share };
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(covered, rideId, cash)));
    expect([...new Set(sent.map(({ status }) => status))]).toEqual([200]);
    await expectStatus(send(covered, rideId, { ...cash, method: 'venmo' }), 200);
    const confirmed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? confirm(organizer, rideId, covered.id, cash) : send(covered, rideId, { ...cash, method: 'venmo' }),
      ),
    );
    expect([...new Set(confirmed.map(({ status }) => status))]).toEqual([200]);
    expect((await send(covered, rideId, cash)).body.settleUps).toMatchObject([{ state: 'settled', method: 'venmo' }]);
    expect(await events(organizer, rideId)).toEqual(['settle_up_sent', 'settle_up_sent', 'settle_up_confirmed']);
  });

  it.each([
    ['a part of', '5.00', 'share captured'],
    ['all of', '500.00', 'share released'],
  ])('is not needed by a member whose credit paid %s their share', async (_, credit, shareState) => {
    const { organizer, ride, total } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    const { share } = (await world.view(member, ride.id)).amounts;
    await payWithCredit(member, ride.id, credit);
    const inTheList = async () =>
      (await expectStatus(organizer.client.get(`/api/rides/${ride.id}/members`), 200)).body.find(
        ({ isOrganizer }: AnyRow) => !isOrganizer,
      );
    const expectSharePaid = async () => {
      const { money } = await world.view(organizer, ride.id);
      expect([money.paidByMembers, cents(money.yourCharge)]).toEqual([share, total - cents(share)]);
      expect(await inTheList()).toMatchObject({ charge: share, shareState: 'paid' });
    };
    await expectSharePaid();
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', shareState]);
    const used = Math.min(cents(credit), cents(share));
    const { amounts } = await world.view(member, ride.id);
    expect([cents(amounts.credit), cents(amounts.due)]).toEqual([used, cents(share) - used]);
    for (const who of [organizer, member]) expect((await listed(who, ride.id)).settleUps).toEqual([]);
    expect((await send(member, ride.id, { method: 'cash', amount: amounts.credit })).status).toBe(404);
    await expectSharePaid();
  });

  it('can be recorded in cash without the member’s report, and for the whole share of a cash ride', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const member = await world.join(organizer, ride.id);
    const { share } = (await world.view(member, ride.id)).amounts;
    const request = { method: 'cash', amount: share };
    expect((await send(member, ride.id, request)).body.code).toBe('ride_state_conflict');
    expect((await listed(member, ride.id)).settleUps).toEqual([]);
    await world.driven(ride.id, ride.totalCost);
    expect((await listed(member, ride.id)).settleUps).toMatchObject([{ amount: share, payLink: null }]);
    await expectStatus(confirm(organizer, ride.id, member.id, request), 200);
    expect((await listed(member, ride.id)).settleUps).toMatchObject([{ state: 'settled', method: 'cash' }]);
  });

  it('is refused to members who paid, the driver and strangers, and the organizer cannot send', async () => {
    const { organizer, payer, covered, driver, rideId, share } = await coveredRide();
    const request = { method: 'cash', amount: share };
    const stranger = await person(world.api);
    for (const who of [driver, stranger]) {
      expect((await who.client.get(`/api/rides/${rideId}/settle-ups`)).status).toBe(404);
      expect((await send(who, rideId, request)).status).toBe(404);
      expect((await confirm(who, rideId, covered.id, request)).status).toBe(404);
    }
    for (const who of [payer, organizer]) expect((await send(who, rideId, request)).status).toBe(404);
    for (const who of [payer, covered]) expect((await confirm(who, rideId, covered.id, request)).status).toBe(404);
    expect((await confirm(organizer, rideId, payer.id, request)).status).toBe(404);
    expect((await send(covered, rideId, { method: 'card', amount: share })).status).toBe(400);
    const wrong = { method: 'cash', amount: ((cents(share) + 1) / 100).toFixed(2) };
    expect((await send(covered, rideId, wrong)).body.code).toBe('amount_mismatch');
    expect((await confirm(organizer, rideId, covered.id, wrong)).body.code).toBe('amount_mismatch');
    expect((await listed(organizer, rideId)).settleUps).toMatchObject([{ state: 'open' }]);
  });

  it('shows a stored Venmo username only to its owner and within payment links', async () => {
    const { organizer, payer, covered, rideId } = await coveredRide();
    for (const wrong of ['abc', 'has space', 'x'.repeat(31), 'a/b?c=d'])
      expect((await storeVenmo(organizer, wrong)).status).toBe(400);
    expect((await expectStatus(storeVenmo(organizer, 'olivia-99'), 200)).body).toEqual({ username: 'olivia-99' });
    const seen = async (who: Person) => {
      const paths = ['', '/members', '/settle-ups', '/events'].map((part) => `/api/rides/${rideId}${part}`);
      const answers: AnyRow[] = await Promise.all(paths.map(async (path) => (await who.client.get(path)).body));
      return JSON.stringify(answers).includes('olivia-99');
    };
    expect([await seen(payer), await seen(covered)]).toEqual([false, true]);
    expect((await expectStatus(storeVenmo(organizer, null), 200)).body).toEqual({ username: null });
    expect((await listed(covered, rideId)).acceptsVenmo).toBe(false);
  });
});
