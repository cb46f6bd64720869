import { rideNumber } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import { client, type AnyRow } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { setUpOperations } from './support/operations';
import { expectStatus, person, type Person } from './support/people';
import { AIRPORT, book, until, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';
import { Pledges } from './support/pledges';

let world: PaidRides;
setUpOperations((opened) => ({ world } = opened));

/** One place farther from the airport than Uptown, and one nearer to it. */
const FARTHER = { name: 'NoDa', lat: 35.2478, lng: -80.8055 };
const NEARER = { name: 'Wilkinson Boulevard', lat: 35.2263, lng: -80.8898 };
const DECLINED = 'pm_card_visa_chargeDeclined';

const preview = (who: Pick<Person, 'client'>, rideId: number, pickup: object) =>
  who.client.post(`/api/rides/${rideId}/pickup/preview`, { pickup });
const confirm = (who: Pick<Person, 'client'>, rideId: number, previewId: string) =>
  who.client.post(`/api/rides/${rideId}/pickup`, { previewId });
const seen = async (who: Person, rideId: number, pickup: object) =>
  (await expectStatus(preview(who, rideId, pickup), 200)).body as AnyRow;
const holds = async (rideId: number) => (await world.cards.intentsOf(rideId)).map(({ status }) => status);
const own = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body[0] as AnyRow;

describe('moving the pickup', () => {
  it('previews route, price and shares first, and takes effect once, when it is confirmed', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const friend = await world.join(organizer, ride.id);
    const move = await seen(organizer, ride.id, FARTHER);
    expect(move).toMatchObject({ totalBefore: ride.totalCost, pickup: FARTHER, allowed: true, toAuthorize: '0.00' });
    expect(move['changeCents']).toBe(cents(move['total']) - cents(ride.totalCost));
    expect(move['changeCents']).toBeGreaterThan(0);
    expect(move['shares']).toMatchObject([
      { isYou: true, atMost: move['total'] },
      { isYou: false, asksAgain: true, atMost: (move['shares'] as AnyRow[])[1]!['before'] },
    ]);
    expect(await world.view(organizer, ride.id)).toMatchObject({ totalCost: ride.totalCost, pickupLocation: 'Uptown' });

    const { body: moved } = await expectStatus(confirm(organizer, ride.id, move['previewId']), 200);
    expect(moved).toMatchObject({ totalCost: move['total'], pickup: FARTHER });
    // The request is repeated after a lost response.
    expect((await expectStatus(confirm(organizer, ride.id, move['previewId']), 200)).body).toEqual(moved);
    expect(
      await world.api.query(`SELECT data FROM ride_events WHERE ride_id = $1 AND type = 'pickup_moved'`, [ride.id]),
    ).toMatchObject([{ data: { pickup: ['Uptown', 'NoDa'], total: [ride.totalCost, move['total']] } }]);
    const told = () =>
      friend.client
        .get('/api/notifications')
        .then(({ body }) => (body.notifications as AnyRow[]).filter(({ title }) => title === 'Pickup moved'));
    expect(await until(told, (found) => found.length > 0)).toMatchObject([
      { message: `Your ride to ${AIRPORT.name} now starts at NoDa.`, data: { path: `/ride/${ride.id}` } },
    ]);
  });

  it('takes effect once when two devices confirm different previews at the same moment', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const first = await seen(organizer, ride.id, FARTHER);
    const twice = await Promise.all([1, 2].map(() => confirm(organizer, ride.id, first['previewId'])));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.eventTypes(organizer, ride.id)).filter((type) => type === 'pickup_moved')).toHaveLength(1);
    const second = await seen(organizer, ride.id, NEARER);
    await expectStatus(confirm(organizer, ride.id, second['previewId']), 200);
    expect((await confirm(organizer, ride.id, first['previewId'])).body).toMatchObject({ code: 'quote_used' });
  });

  it('keeps the price of a ride by the hour', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { hours: 2 });
    const move = await seen(organizer, ride.id, FARTHER);
    expect(move).toMatchObject({ total: ride.totalCost, changeCents: 0 });
    const { body: moved } = await expectStatus(confirm(organizer, ride.id, move['previewId']), 200);
    expect(moved).toMatchObject({ totalCost: ride.totalCost, pickup: FARTHER });
  });

  it('refuses previews that expired or belong to other rides, and booking with a preview', async () => {
    const organizer = await person(world.api);
    const [ride, other] = [await book(organizer), await book(organizer)];
    const move = await seen(organizer, ride.id, NEARER);
    const refused = (answer: { status: number; body: AnyRow }, code: string) =>
      expect(`${answer.status} ${answer.body['code']}`).toBe(`409 ${code}`);
    expect((await confirm(organizer, other.id, move['previewId'])).body.code).toBe('quote_not_found');
    expect((await confirm(organizer, ride.id, randomUUID())).body.code).toBe('quote_not_found');
    expect(
      (await organizer.client.post('/api/rides', { quoteId: move['previewId'], paymentMethod: 'cash' })).body.code,
    ).toBe('quote_not_found');
    await world.api.query(`UPDATE quotes SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      move['previewId'],
    ]);
    refused(await confirm(organizer, ride.id, move['previewId']), 'quote_expired');
    const stale = await seen(organizer, ride.id, NEARER);
    const larger = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/changes/preview`, { groupSize: 6 }),
      200,
    );
    await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/changes`, { groupSize: 6, expectedTotal: larger.body.total }),
      200,
    );
    refused(await confirm(organizer, ride.id, stale['previewId']), 'amount_mismatch');
    expect((await preview(organizer, ride.id, UPTOWN)).body).toMatchObject({ code: 'validation_failed' });
    expect((await preview(organizer, ride.id, { name: 'Paris', lat: 48.85, lng: 2.35 })).body).toMatchObject({
      code: 'place_outside_area',
    });
  });

  it('is allowed to the organizer until the driver arrives, and not in a pledge', async () => {
    const { organizer, ride } = await world.paidRide();
    const friend = await world.join(organizer, ride.id);
    const move = await seen(organizer, ride.id, NEARER);
    const stranger = await person(world.api);
    for (const who of [friend, stranger]) {
      expect((await preview(who, ride.id, NEARER)).status).toBe(404);
      expect((await confirm(who, ride.id, move['previewId'])).status).toBe(404);
    }
    expect((await preview({ client: client(world.api) }, ride.id, NEARER)).status).toBe(401);
    const driver = await world.taken(ride.id);
    expect((await preview(driver, ride.id, NEARER)).status).toBe(404);
    await expectStatus(preview(organizer, ride.id, FARTHER), 200);
    await world.step(driver, ride.id, 'arrived');
    for (const status of ['en_route', 'in_progress']) {
      if (status === 'in_progress') await world.step(driver, ride.id, status);
      for (const answer of [
        await preview(organizer, ride.id, NEARER),
        await confirm(organizer, ride.id, move['previewId']),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'ride_state_conflict', extra: { status } } });
    }
    expect(await world.view(organizer, ride.id)).toMatchObject({ totalCost: ride.totalCost, pickupLocation: 'Uptown' });
    const pledge = await new Pledges(world).booked();
    expect((await preview(pledge.organizer, pledge.rideId, NEARER)).body).toMatchObject({
      status: 409,
      code: 'pledge_fixed',
    });
  });

  it('sends the driver on the way to the new pickup, live', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const driver = await world.taken(ride.id);
    const socket = socketOf(world.api, driver.client);
    try {
      await connected(socket);
      await socket.emitWithAck('join', { rideId: ride.id, role: 'driver' });
      const { previewId } = await seen(organizer, ride.id, FARTHER);
      const told = next(socket, 'rideEvent', ({ type }) => type === 'pickup_moved');
      await expectStatus(confirm(organizer, ride.id, previewId), 200);
      await told;
    } finally {
      socket.close();
    }
    expect((await expectStatus(driver.client.get(`/api/rides/${ride.id}`), 200)).body.pickup).toEqual(FARTHER);
    const { body: track } = await expectStatus(driver.client.get(`/api/rides/${ride.id}/track`), 200);
    expect(track.distanceMeters).toBeGreaterThan(2000);
    await until(
      () =>
        world.api.query(`SELECT 1 FROM outbox_messages WHERE body LIKE $1`, [
          `%pickup of ride ${rideNumber(ride.id)} moved%at NoDa%`,
        ]),
      (rows) => rows.length > 0,
    );
  });

  it('waits for a higher authorization: nothing changes while the bank declines, and it works with a driver assigned', async () => {
    const { organizer, ride } = await world.paidRide();
    await world.taken(ride.id);
    const move = await seen(organizer, ride.id, FARTHER);
    expect(move['toAuthorize']).toBe(move['total']);
    const asBefore = { totalCost: ride.totalCost, pickupLocation: 'Uptown' };
    expect((await expectStatus(confirm(organizer, ride.id, move['previewId']), 200)).body).toMatchObject(asBefore);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.cards.confirm(intent.clientSecret, DECLINED);
    expect((await expectStatus(world.refresh(organizer, intent.paymentId), 200)).body).toMatchObject({
      amount: ride.totalCost,
      risesTo: move['total'],
      failureCode: 'generic_decline',
    });
    // The request is repeated after a lost response.
    expect((await expectStatus(confirm(organizer, ride.id, move['previewId']), 200)).body).toMatchObject(asBefore);
    expect(await world.eventTypes(organizer, ride.id)).not.toContain('change_given_up');
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    expect(await world.view(organizer, ride.id)).toMatchObject({ totalCost: move['total'], pickupLocation: 'NoDa' });
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'canceled,requires_capture',
    );
  });

  it('is dropped when the driver arrives before the card is authorized', async () => {
    const { organizer, ride } = await world.paidRide();
    const driver = await world.taken(ride.id);
    const move = await seen(organizer, ride.id, FARTHER);
    await expectStatus(confirm(organizer, ride.id, move['previewId']), 200);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.step(driver, ride.id, 'arrived');
    await until(
      () => own(organizer, ride.id),
      ({ risesTo }) => risesTo === null,
    );
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'requires_capture,canceled',
    );
    expect(await world.view(organizer, ride.id)).toMatchObject({ totalCost: ride.totalCost, pickupLocation: 'Uptown' });
  });

  it.each([1, 2, 3])(
    'never charges anyone above what they agreed to, whatever moves happen (history %i)',
    async (seed) => {
      const random = randomOf(seed);
      const { organizer, ride } = await world.paidRide();
      const { member } = await world.payingMember(organizer, ride.id);
      const agreed = await agreedBy(member, ride.id);
      let total = cents(ride.totalCost);
      const driver = await world.taken(ride.id);
      for (let step = 0; step < 3; step += 1) {
        const pickup = { name: `Corner ${step}`, lat: 35.2 + random() * 0.06, lng: -80.9 + random() * 0.1 };
        const move = await seen(organizer, ride.id, pickup);
        const shares = move['shares'] as AnyRow[];
        expect(cents(shares.find(({ isOrganizer }) => !isOrganizer)!['atMost'])).toBeLessThanOrEqual(agreed);
        expect(cents(move['largestCharge'])).toBe(cents(move['total']));
        await expectStatus(confirm(organizer, ride.id, move['previewId']), 200);
        if (cents(move['toAuthorize']) > 0 && random() < 0.3) {
          await expectStatus(organizer.client.delete(`/api/rides/${ride.id}/changes`), 204);
          continue;
        }
        if (cents(move['toAuthorize']) > 0) {
          const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
          await world.cards.confirm(intent.clientSecret);
          await expectStatus(world.refresh(organizer, intent.paymentId), 200);
        }
        total = cents(move['total']);
      }
      expect(cents((await world.view(organizer, ride.id)).totalCost)).toBe(total);
      const { lat, lng } = (await world.view(organizer, ride.id)).pickup;
      await expectStatus(driver.client.patch(`/api/drivers/${driver.driverId}/location`, { lat, lng }), 204);
      for (const status of ['arrived', 'in_progress']) await world.step(driver, ride.id, status);
      await world.complete(driver, ride.id);
      const paid = await until(
        () => world.payments(ride.id),
        (rows) => rows.filter(({ state }) => state === 'captured').length === 2,
      );
      const captured = new Map(paid.map((row) => [row.purpose, cents(row.captured)]));
      expect(captured.get('share')).toBeLessThanOrEqual(agreed);
      expect(captured.get('share')! + captured.get('ride')!).toBe(total);
      await until(
        () => holds(ride.id),
        (now) => !now.includes('requires_capture'),
      );
      const { books } = new Pledges(world);
      await expectBalanced(books);
      await expectRightCharges(books, ride.id);
    },
  );
});

const agreedBy = async (who: Person, rideId: number) =>
  cents(
    ((await expectStatus(who.client.get(`/api/rides/${rideId}/members`), 200)).body as AnyRow[]).find(
      ({ isYou }) => isYou,
    )!['agreed'],
  );

/** A pseudorandom generator from 0 to 1 that repeats with its seed. */
function randomOf(seed: number): () => number {
  let state = seed * 7919;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
