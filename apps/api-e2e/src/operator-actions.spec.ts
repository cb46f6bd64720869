import { booked } from './support/cancelling';
import type { AnyRow } from './support/api';
import { type Operations, setUpOperations } from './support/operations';
import { type PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { book, until, UPTOWN } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const act = (rideId: number, what: string, body: object, key?: string) =>
  operations.client.post(`/api/admin/rides/${rideId}/${what}`, body, key ? { 'idempotency-key': key } : undefined);
const near = (index: number) => ({ lat: UPTOWN.lat + index / 1000, lng: UPTOWN.lng });
const audited = async (rideId: number) => {
  const { body } = await expectStatus(operations.client.get('/api/admin/audit'), 200);
  return (body as { action: string; subject: string; data: object }[]).filter(
    ({ action, subject }) => subject === `ride:${rideId}` && action !== 'view_ride',
  );
};
const lastText = ({ phone }: Person) =>
  world.api.query<{ body: string }>(`SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`, [
    phone,
  ]);
const notified = async (rideId: number, who: Person) =>
  (
    await world.api.query<{ kind: string }>(`SELECT kind FROM notifications WHERE ride_id = $1 AND user_id = $2`, [
      rideId,
      who.id,
    ])
  ).map(({ kind }) => kind);

describe('cancelling as operations', () => {
  it('captures the chosen fee from the organizer’s hold, even while the trip is under way, and notifies everyone', async () => {
    const { organizer, ride } = await world.paidRide();
    const dan = await world.taken(ride.id);
    await world.step(dan, ride.id, 'arrived');
    await world.step(dan, ride.id, 'in_progress');
    const { body: preview } = await expectStatus(
      operations.client.get(`/api/admin/rides/${ride.id}/cancellation`),
      200,
    );
    expect(preview).toMatchObject({ mostFee: ride.totalCost, leastFee: '0.50', driverPercent: 80 });
    const tooMuch = (Number(ride.totalCost) + 0.01).toFixed(2);
    expect((await act(ride.id, 'cancel', { reason: 'Flooded road', fee: tooMuch })).body.code).toBe('fee_too_large');
    expect((await act(ride.id, 'cancel', { reason: ' ' })).body.code).toBe('validation_failed');
    const request = { reason: 'Flooded road', fee: '10.00' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(ride.id, 'cancel', request, 'flood')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 cancelled']));
    expect((await act(ride.id, 'cancel', request)).body.code).toBe('ride_state_conflict');
    await world.settled(ride.id, ['ride captured']);
    expect((await world.payments(ride.id))[0]!.captured).toBe('10.00');
    expect(await booked(world, ride.id, `driver:${dan.driverId}`)).toBe(-800);
    await until(
      () => notified(ride.id, organizer),
      (kinds) => kinds.includes('ride_cancelled'),
    );
    const { body: bell } = await expectStatus(organizer.client.get('/api/notifications'), 200);
    expect(JSON.stringify(bell)).toContain('The cancellation fee is $10.00. Reason: Flooded road');
    expect(await audited(ride.id)).toMatchObject([{ action: 'cancel_ride', data: request }]);
    expect((await lastText(dan))[0]?.body).toContain('Flooded road');
    const mails = () =>
      world.api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1 AND body LIKE '%Reason: Flooded road%'`, [
        organizer.email,
      ]);
    await until(mails, (found) => found.length === 1);
  });

  it('is free unless a fee is chosen', async () => {
    const { ride } = await world.paidRide();
    await expectStatus(act(ride.id, 'cancel', { reason: 'Duplicate booking' }), 200);
    await world.settled(ride.id, ['ride released']);
    const again = await act(ride.id, 'cancel', { reason: 'Flooded road', fee: '5.00' });
    expect(again.body.code).toBe('ride_state_conflict');
  });
});

describe('completing as operations', () => {
  it('charges the riders and pays the driver, even if the trip was never started in the application', async () => {
    const { ride } = await world.paidRide();
    const dan = await world.taken(ride.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(ride.id, 'complete', { reason: 'Phone was dead' }, `done-${ride.id}`)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 completed']));
    await world.settled(ride.id, ['ride captured']);
    expect((await lastText(dan))[0]?.body).toContain('Phone was dead');
    expect((await audited(ride.id)).map(({ action }) => action)).toEqual(['complete_ride']);
    expect((await act(ride.id, 'complete', { reason: 'Again' })).body.code).toBe('ride_state_conflict');
  });

  it('requires the amount of cash that the driver received', async () => {
    const rider = await person(world.api);
    const ride = await book(rider);
    await world.taken(ride.id);
    for (const amount of [undefined, '-1.00']) {
      const { body } = await act(ride.id, 'complete', { reason: 'Phone was dead', amount });
      const message = `Enter how much cash the driver received, from $0.00 to $${ride.totalCost}.`;
      expect(body).toMatchObject({
        code: 'cash_amount_required',
        detail: message,
        errors: [{ field: 'amount', code: 'cash_amount_required', message }],
      });
    }
    expect((await act(ride.id, 'complete', { reason: 'Phone was dead', amount: '-0.00' })).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'amount' }],
    });
    const above = (Number(ride.totalCost) + 0.01).toFixed(2);
    const { status, body } = await act(ride.id, 'complete', { reason: 'Phone was dead', amount: above });
    const message = expect.stringContaining(`the cash received can be at most $${ride.totalCost}`);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'amount_mismatch', detail: message, errors: [{ field: 'amount', message }] },
    });
    expect(body.extra).toEqual({ fare: ride.totalCost });
    await expectStatus(act(ride.id, 'complete', { reason: 'Phone was dead', amount: ride.totalCost }), 200);
    // From an old page: the ride is over, so there is no cash to state.
    expect((await act(ride.id, 'complete', { reason: 'Phone was dead' })).body.code).toBe('ride_state_conflict');
  });

  it('names operations as who stated the cash that the driver received', async () => {
    const rider = await person(world.api);
    const ride = await book(rider);
    await world.taken(ride.id);
    const received = (Number(ride.totalCost) - 8).toFixed(2);
    await expectStatus(act(ride.id, 'complete', { reason: 'Phone was dead', amount: received }), 200);
    const receipt = async () => (await rider.client.get(`/api/rides/${ride.id}/receipt`)).body;
    await until(receipt, ({ outstanding }) => outstanding === '8.00');
    expect(await receipt()).toMatchObject({ cash: received, cashStatedBy: 'operations' });
    const { body: debts } = await expectStatus(rider.client.get('/api/debts'), 200);
    expect(debts).toMatchObject([{ rideId: ride.id, reason: 'cash', cashStatedBy: 'operations' }]);
    const mails = () =>
      world.api.query<{ subject: string; body: string }>(
        `SELECT subject, body FROM outbox_messages WHERE recipient = $1 ORDER BY subject`,
        [rider.email],
      );
    const about = (text: string, all: { subject: string; body: string }[]) =>
      all.find(({ subject }) => subject.includes(text))?.body;
    const sent = await until(mails, (all) => Boolean(about('still to pay', all) && about('Your receipt', all)));
    expect(about('still to pay', sent)).toContain('Our operations team completed ride');
    expect(about('Your receipt', sent)).toContain(`Owed: $${ride.totalCost}\n`);
    expect(about('Your receipt', sent)).toContain(`Paid in cash, as recorded by our operations team: $${received}`);
  });

  it('is refused without a driver', async () => {
    const ride = await book(await person(world.api));
    expect((await act(ride.id, 'complete', { reason: 'Why not' })).body).toMatchObject({
      code: 'ride_state_conflict',
      status: 409,
    });
  });
});

describe('a card that is declined when the trip ends', () => {
  const alertsOf = async (rideId: number) =>
    (
      (await expectStatus(operations.client.get('/api/admin/alerts?state=open&about=money'), 200)).body as AnyRow[]
    ).filter((alert) => alert['rideId'] === rideId);
  const declinedAtTheEnd = async () => {
    const paid = await world.paidRide();
    await world.cards.failNext({
      path: `/v1/payment_intents/${paid.intent.clientSecret.split('_secret')[0]}/capture`,
      when: 'before',
      status: 402,
      code: 'insufficient_funds',
      times: 1000,
    });
    await world.driven(paid.ride.id);
    const [alert] = await until(
      () => alertsOf(paid.ride.id),
      ([first]) => first !== undefined,
    );
    await world.cards.calm();
    return { ...paid, alert };
  };

  it('raises an alert, is explained on the ride, and the debt can be waived', async () => {
    const { organizer, ride, alert } = await declinedAtTheEnd();
    expect(alert).toMatchObject({
      kind: 'rider_owes',
      ours: ride.totalCost,
      theirs: '0.00',
      // The card was not saved, so the debt cannot be charged to it.
      data: { riderId: organizer.id, failureCode: 'card_gone' },
    });
    const { body: shown } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}`), 200);
    expect((shown.events as AnyRow[]).find(({ type }) => type === 'capture_failed')).toMatchObject({
      data: { amount: ride.totalCost, failureCode: 'insufficient_funds' },
    });
    const { body: charges } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/charges`), 200);
    expect(charges.payers).toMatchObject([{ payerId: organizer.id, settled: true, owed: ride.totalCost }]);
    const closing = { amount: ride.totalCost, how: 'waived', note: 'Bank error' };
    await expectStatus(operations.client.post(`/api/admin/rides/${ride.id}/debts/${organizer.id}/close`, closing), 200);
    expect(await alertsOf(ride.id)).toEqual([]);
    expect(await booked(world, ride.id, `rider:${organizer.id}`)).toBe(0);
  });

  it('lets the rider pay with another card, once', async () => {
    const { organizer, ride } = await declinedAtTheEnd();
    const { body: intent } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/debt`), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => alertsOf(ride.id),
      (open) => open.length === 0,
    );
    expect((await world.cards.intentsOf(ride.id)).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'succeeded',
    ]);
    expect(await booked(world, ride.id, `rider:${organizer.id}`)).toBe(0);
  });
});

describe('reassigning as operations', () => {
  const replace = (rideId: number, from: Driver | null, to: Driver, key?: string) =>
    act(
      rideId,
      'reassign',
      { driverId: to.driverId, replacedDriverId: from?.driverId ?? null, reason: 'Flat tire' },
      key,
    );

  it('tells the driver of a scheduled ride when it starts', async () => {
    const ride = await book(await person(world.api), { startsIn: 3 * 24 * 60 });
    const someone = await driver(world.api, near(1));
    await expectStatus(replace(ride.id, null, someone), 200);
    expect((await lastText(someone))[0]?.body).toMatch(
      /at Uptown on \w+day, \w+ \d+ at \d+:\d\d [AP]M\. Reason: Flat tire/,
    );
  });

  it('lists free drivers with minutes by road, hands the ride over once, and tells both drivers and the riders', async () => {
    const rider = await person(world.api);
    const ride = await book(rider);
    const old = await world.taken(ride.id);
    await world.step(old, ride.id, 'arrived');
    const next = await driver(world.api, near(1));
    const small = await driver(world.api, near(1), 2, 'car');
    const { body } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/candidates`), 200);
    const ids = (body.drivers as { driverId: number }[]).map(({ driverId }) => driverId);
    expect(ids).toContain(next.driverId);
    expect(ids).not.toContain(old.driverId);
    expect(ids).not.toContain(small.driverId);
    expect(body.drivers[0]).toMatchObject({ minutes: expect.any(Number), phone: expect.any(String) });

    const answers = await Promise.all(Array.from({ length: 5 }, () => replace(ride.id, old, next, `swap-${ride.id}`)));
    expect(new Set(answers.map(({ status, body: view }) => `${status} ${view.status} ${view.driverId}`))).toEqual(
      new Set([`200 en_route ${next.driverId}`]),
    );
    const after = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/candidates`), 200);
    const earlier = new Map((after.body.drivers as AnyRow[]).map((one) => [one['driverId'], one['earlierCause']]));
    expect([earlier.get(old.driverId), earlier.get(small.driverId)]).toEqual(['taken_back', undefined]);
    expect(
      await world.api.query(`SELECT status, cause FROM offers WHERE ride_id = $1 AND driver_id = $2`, [
        ride.id,
        old.driverId,
      ]),
    ).toEqual([{ status: 'withdrawn', cause: 'taken_back' }]);
    expect(answers[0]!.body.arrivedAt ?? null).toBeNull();
    expect((await old.client.get(`/api/rides/${ride.id}`)).status).toBe(404);
    expect((await next.client.get(`/api/drivers/${next.driverId}/active-ride`)).body.id).toBe(ride.id);
    expect((await lastText(old))[0]?.body).toContain('Flat tire');
    expect((await lastText(next))[0]?.body).toContain('Flat tire');
    expect((await audited(ride.id)).map(({ action }) => action)).toEqual(['reassign_ride']);
    const { body: shown } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}`), 200);
    expect(shown.contacts).toMatchObject([
      { driverId: next.driverId, phone: next.phone, guest: false },
      { userId: rider.id, phone: rider.phone, guest: false },
    ]);
    const told = () =>
      rider.client
        .get('/api/notifications')
        .then(({ body }) => (body.notifications as AnyRow[]).filter(({ data }) => data.rideId === ride.id));
    const [latest] = await until(told, ([found]) => found?.['title'] === 'We changed your driver');
    expect(latest!['message']).toMatch(/^\w+ will now take you to .* Your price stays the same\. Reason: Flat tire$/);
    const { body: events } = await expectStatus(rider.client.get(`/api/rides/${ride.id}/events`), 200);
    expect((events as AnyRow[]).findLast(({ type }) => type === 'driver_assigned')).toMatchObject({
      actorKind: 'admin',
      reason: 'Flat tire',
      data: { replaced: true },
    });
  });

  it('gives a waiting ride to a driver, but no driver a second ride', async () => {
    const ride = await book(await person(world.api));
    const dan = await driver(world.api, near(2));
    expect((await expectStatus(replace(ride.id, null, dan), 200)).body).toMatchObject({
      status: 'en_route',
      driverId: dan.driverId,
    });
    const other = await book(await person(world.api));
    expect((await replace(other.id, null, dan)).body.code).toBe('driver_not_assignable');
  });

  it('is refused when the ride has another driver meanwhile, or is under way', async () => {
    const ride = await book(await person(world.api));
    const dan = await world.taken(ride.id);
    const eve = await driver(world.api, near(3));
    expect((await replace(ride.id, null, eve)).body.code).toBe('ride_state_conflict');
    await world.step(dan, ride.id, 'arrived');
    await world.step(dan, ride.id, 'in_progress');
    expect((await replace(ride.id, dan, eve)).body.code).toBe('ride_state_conflict');
    expect(await audited(ride.id)).toEqual([]);
  });
});

it('allows only operators to act on rides', async () => {
  const rider = await person(world.api);
  const ride = await book(rider);
  const reason = 'I want to';
  for (const [what, body] of [
    ['cancel', { reason }],
    ['complete', { reason }],
    ['reassign', { reason, driverId: 1 }],
  ] as const)
    expect((await rider.client.post(`/api/admin/rides/${ride.id}/${what}`, body)).status).toBe(403);
  for (const what of ['candidates', 'cancellation'])
    expect((await rider.client.get(`/api/admin/rides/${ride.id}/${what}`)).status).toBe(403);
});
