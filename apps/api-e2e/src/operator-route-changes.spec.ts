import { expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import type { AnyRow } from './support/api';
import { booked } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, type Driver, type Person } from './support/people';
import { Pledges } from './support/pledges';
import { book, until } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const FARTHER = { name: 'NoDa', lat: 35.2478, lng: -80.8055 };
const FAR_DESTINATION = { name: 'University City', lat: 35.3071, lng: -80.7352 };
const NEAR_DESTINATION = { name: 'Wilkinson Boulevard', lat: 35.2263, lng: -80.8898 };

const preview = (rideId: number, end: 'pickup' | 'destination', place: object) =>
  operations.client.post(`/api/admin/rides/${rideId}/route/preview`, { end, place });
const seen = async (rideId: number, end: 'pickup' | 'destination', place: object) =>
  (await expectStatus(preview(rideId, end, place), 200)).body as AnyRow;
const confirm = (rideId: number, { previewId, total, replacedPlace }: AnyRow, key?: string) =>
  operations.client.post(
    `/api/admin/rides/${rideId}/route`,
    { previewId, expectedTotal: total, reason: 'Road closed', ...(replacedPlace ? { replacedPlace } : {}) },
    key ? { 'idempotency-key': key } : undefined,
  );
const columns = async (rideId: number) =>
  (
    await world.api.query<Record<'base_fare' | 'discount' | 'total_cost', string>>(
      `SELECT base_fare, discount, total_cost FROM rides WHERE id = $1`,
      [rideId],
    )
  )[0]!;
const texts = (rideId: number, phone: string, what: string) =>
  world.api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1 AND body LIKE $2`, [
    phone,
    `%${rideId}%${what}%`,
  ]);

async function finish(driver: Driver, rideId: number, { lat, lng }: { lat: number; lng: number }): Promise<void> {
  await expectStatus(driver.client.patch(`/api/drivers/${driver.driverId}/location`, { lat, lng }), 204);
  await expectStatus(driver.client.post(`/api/rides/${rideId}/complete`), 200);
}

describe('changing the route as operations', () => {
  it('moves the destination during the trip: riders pay what they agreed to, the driver is paid for the longer route', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const driver = await world.taken(ride.id);
    await world.step(driver, ride.id, 'arrived');
    await world.step(driver, ride.id, 'in_progress');
    expect((await preview(ride.id, 'pickup', FARTHER)).body.code).toBe('ride_state_conflict');
    const change = await seen(ride.id, 'destination', FAR_DESTINATION);
    expect(change).toMatchObject({ totalBefore: ride.totalCost, total: ride.totalCost, allowed: true });
    expect(cents(change['covered'])).toBeGreaterThan(0);
    expect(cents(change['price'])).toBe(cents(change['total']) + cents(change['covered']));
    const before = await columns(ride.id);
    expect(await world.view(organizer, ride.id)).toMatchObject({ totalCost: ride.totalCost });

    const answers = await Promise.all([1, 2, 3].map(() => confirm(ride.id, change, `route-${ride.id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body).toMatchObject({ destination: FAR_DESTINATION, totalCost: ride.totalCost });
    const after = await columns(ride.id);
    expect(cents(after.discount)).toBe(cents(change['covered']));
    expect(cents(after.base_fare)).toBeGreaterThan(cents(before.base_fare));
    expect(
      await world.api.query(
        `SELECT actor_kind, reason FROM ride_events WHERE ride_id = $1 AND type = 'destination_changed'`,
        [ride.id],
      ),
    ).toEqual([{ actor_kind: 'admin', reason: 'Road closed' }]);
    const { body: audit } = await expectStatus(operations.client.get('/api/admin/audit'), 200);
    expect(
      (audit as AnyRow[]).filter(({ action, subject }) => action === 'change_route' && subject === `ride:${ride.id}`),
    ).toHaveLength(1);
    const told = () =>
      member.client
        .get('/api/notifications')
        .then(({ body }) => (body.notifications as AnyRow[]).filter(({ title }) => title === 'Destination changed'));
    expect(await until(told, (found) => found.length > 0)).toMatchObject([
      {
        message: `Your ride now goes to ${FAR_DESTINATION.name}. The ride still costs $${ride.totalCost}. Your share is $${(await world.view(member, ride.id)).amounts!.share}. Reason: Road closed`,
      },
    ]);
    await until(
      () => texts(ride.id, driver.phone, `${FAR_DESTINATION.name}%Reason: Road closed`),
      (rows) => rows.length === 1,
    );

    await finish(driver, ride.id, FAR_DESTINATION);
    const paid = await until(
      () => world.payments(ride.id),
      (rows) => rows.filter(({ state }) => state === 'captured').length === 2,
    );
    expect(paid.reduce((sum, { captured }) => sum + cents(captured), 0)).toBe(cents(ride.totalCost));
    expect(await booked(world, ride.id, 'platform:promotions')).toBe(cents(change['covered']));
    expect(await booked(world, ride.id, `driver:${driver.driverId}`)).toBe(-Math.round(cents(after.base_fare) * 0.8));
    const { books } = new Pledges(world);
    await expectBalanced(books);
    await expectRightCharges(books, ride.id);
  });

  it('keeps paying the driver for a longer route when the organizer changes the ride afterwards', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const change = await seen(ride.id, 'destination', FAR_DESTINATION);
    await expectStatus(confirm(ride.id, change), 200);
    const smaller = { groupSize: ride.groupSize - 1 };
    const { body: plan } = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/changes/preview`, smaller),
      200,
    );
    const moved = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup: { ...FARTHER, lat: 35.24 } }),
      200,
    );
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/pickup`, { previewId: moved.body.previewId }), 200);
    const after = await columns(ride.id);
    expect(cents(after.discount)).toBe(cents(change['covered']));
    expect(cents(after.total_cost)).toBe(cents(moved.body.total));
    // The price falls by one seat, give or take rounding, and GroupRide still pays its part.
    const aSeatLess = (cents(change['price']) / ride.groupSize) * (ride.groupSize - 1);
    expect(Math.abs(cents(plan.total) - (aSeatLess - cents(change['covered'])))).toBeLessThan(5);
    const next = await seen(ride.id, 'destination', NEAR_DESTINATION);
    await expectStatus(confirm(ride.id, next), 200);
    expect(cents((await columns(ride.id)).discount)).toBe(cents(next['covered']));
  });

  it('lowers the price for a shorter route and charges no more than that', async () => {
    const { organizer, ride } = await world.paidRide();
    const driver = await world.taken(ride.id);
    const change = await seen(ride.id, 'destination', NEAR_DESTINATION);
    expect(cents(change['total'])).toBeLessThanOrEqual(cents(ride.totalCost));
    expect(change).toMatchObject({ covered: '0.00', price: change['total'] });
    await expectStatus(confirm(ride.id, change), 200);
    const { totalCost, amounts } = await world.view(organizer, ride.id);
    expect(totalCost).toBe(change['total']);
    expect(totalCost).not.toBe(ride.totalCost);
    const told = () =>
      organizer.client
        .get('/api/notifications')
        .then(({ body }) => (body.notifications as AnyRow[]).filter(({ title }) => title === 'Destination changed'));
    expect(await until(told, (found) => found.length > 0)).toMatchObject([
      {
        message: `Your ride now goes to ${NEAR_DESTINATION.name}. The ride now costs $${totalCost} instead of $${ride.totalCost}. Your share is $${amounts!.share}. Reason: Road closed`,
      },
    ]);
    const changed = async (client: Person['client']) =>
      ((await expectStatus(client.get(`/api/rides/${ride.id}/events`), 200)).body as AnyRow[]).find(
        ({ type }) => type === 'destination_changed',
      )!;
    expect(await changed(organizer.client)).toMatchObject({
      actorKind: 'admin',
      reason: 'Road closed',
      data: { total: [ride.totalCost, totalCost] },
    });
    expect((await changed(driver.client))['data']).toEqual({});
    for (const step of ['arrived', 'in_progress']) await world.step(driver, ride.id, step);
    await finish(driver, ride.id, NEAR_DESTINATION);
    await world.settled(ride.id, ['ride captured']);
    expect((await world.payments(ride.id))[0]!.captured).toBe(change['total']);
    const { books } = new Pledges(world);
    await expectBalanced(books);
    await expectRightCharges(books, ride.id);
  });

  it('refuses to change a place that a colleague has changed since it was shown, and keeps the colleague’s change', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const shown = (await world.view(organizer, ride.id)) as unknown as AnyRow;
    const stale = await seen(ride.id, 'destination', FAR_DESTINATION);
    const theirs = await seen(ride.id, 'destination', NEAR_DESTINATION);
    const replacing = (preview: AnyRow, replacedPlace: unknown) =>
      confirm(ride.id, { ...preview, replacedPlace } as AnyRow);
    await expectStatus(replacing(theirs, shown['destination']), 200);
    const refused = await expectStatus(replacing(stale, shown['destination']), 409);
    expect(refused.body).toMatchObject({
      code: 'ride_state_conflict',
      detail: expect.stringContaining(`This just changed: it is ${NEAR_DESTINATION.name} now.`) as string,
    });
    // This also applies to a price that was requested after the colleague's change by a page that shows the old place.
    const priced = await seen(ride.id, 'destination', FAR_DESTINATION);
    expect((await expectStatus(replacing(priced, shown['destination']), 409)).body.code).toBe('ride_state_conflict');
    expect(await world.view(organizer, ride.id)).toMatchObject({ destination: NEAR_DESTINATION });
    // Of two concurrent changes, one replaces the place that both were shown.
    const pickups = await Promise.all(
      [0, 1].map((more) => seen(ride.id, 'pickup', { ...FARTHER, lat: FARTHER.lat - more / 100 })),
    );
    const both = await Promise.all(pickups.map((one) => replacing(one, shown['pickup'])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // An operator who has seen the colleague's place can replace it.
    const again = await seen(ride.id, 'destination', FAR_DESTINATION);
    const { body } = await expectStatus(replacing(again, NEAR_DESTINATION), 200);
    expect(body).toMatchObject({ destination: FAR_DESTINATION });
  });

  it('allows moving the pickup until the driver has arrived, and refuses outdated previews', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    const driver = await world.taken(ride.id);
    const move = await seen(ride.id, 'pickup', FARTHER);
    const stale = await seen(ride.id, 'destination', FAR_DESTINATION);
    expect((await confirm(ride.id, { ...move, total: '1.00' })).body.code).toBe('amount_mismatch');
    const blank = { previewId: move['previewId'], expectedTotal: move['total'], reason: ' ' };
    expect((await operations.client.post(`/api/admin/rides/${ride.id}/route`, blank)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'reason' }],
    });
    expect((await expectStatus(confirm(ride.id, move), 200)).body).toMatchObject({
      pickup: FARTHER,
      totalCost: ride.totalCost,
    });
    expect((await confirm(ride.id, stale)).body.code).toBe('quote_expired');
    expect((await confirm(ride.id, move)).body.code).toBe('quote_used');
    expect((await preview(ride.id, 'pickup', FARTHER)).body.code).toBe('validation_failed');
    await until(
      () => texts(ride.id, driver.phone, 'NoDa'),
      (rows) => rows.length === 1,
    );
    // The organizer's preview from before the change by operations is no longer valid.
    const { body: own } = await expectStatus(
      organizer.client.post(`/api/rides/${ride.id}/pickup/preview`, { pickup: { ...FARTHER, lat: 35.24 } }),
      200,
    );
    await expectStatus(confirm(ride.id, await seen(ride.id, 'destination', FAR_DESTINATION)), 200);
    expect((await organizer.client.post(`/api/rides/${ride.id}/pickup`, { previewId: own.previewId })).body.code).toBe(
      'quote_expired',
    );
    await expectStatus(operations.client.post(`/api/admin/rides/${ride.id}/cancel`, { reason: 'Done' }), 200);
    expect((await preview(ride.id, 'destination', NEAR_DESTINATION)).body.code).toBe('ride_state_conflict');
  });
});
