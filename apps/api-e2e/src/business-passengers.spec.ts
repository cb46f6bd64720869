import { randomUUID } from 'node:crypto';
import { bookOnAccount, business, passenger, service, type Service } from './support/business';
import { BusinessMoney } from './support/business-money';
import { client, type AnyRow, type Client } from './support/api';
import { cancel, waited } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus, person } from './support/people';
import { AIRPORT, hurry, joinBy, offerTo, until, UPTOWN } from './support/rides';

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
const owedOnce = (id: number, owed: string) => money.owedOnce(id, owed);
const invoiceNow = (id: number) => money.invoiceNow(id);

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

describe('a no-show of a passenger', () => {
  it('charges the fee to the account on its invoice, and nothing to the passenger', async () => {
    const { id, service: hotel } = await business(world.api, operations.client);
    const rider = passenger();
    const ride = await bookOnAccount(hotel, { passenger: rider, reference: 'Room 9' });
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    const reportNoShow = () => someone.client.post(`/api/rides/${ride.id}/no-show`);
    expect((await reportNoShow()).body.code).toBe('still_waiting');
    await waited(world, ride.id);
    const { body: told } = await expectStatus(someone.client.get(`/api/rides/${ride.id}/no-show`), 200);
    await expectStatus(reportNoShow(), 200);
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

  it('follows it as a guest and boards, but sees no prices and cannot leave, change or cancel it', async () => {
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
      mayCancel: false,
      reasonCode: 'passenger_cannot_leave',
      token: null,
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

  it('is notified of each route change once it has settled, on every channel and in the language of the invitation', async () => {
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
    // A person who chooses a name must not be able to put a link to their own page into our messages.
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

  it('sees the name of the business, and keeps their own account name hidden from the service when they claim the seat', async () => {
    const real = await person(world.api, 'Augusta King');
    const rider = { name: 'Ada Lovelace', email: real.email };
    const ride = await bookOnAccount(hotel, { passenger: rider }, { groupSize: 2 });
    const [invitation] = await messagesTo(real.email);
    expect(invitation!.body).toContain('Acme booked a ride for you');
    const guest = await follow(real.email);
    expect((await expectStatus(guest.get(`/api/rides/${ride.id}`), 200)).body).toMatchObject({
      bookedBy: 'Acme',
      riderName: 'Ada',
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
    const { body: link } = await expectStatus(hotel.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const friend = await person(world.api);
    expect((await joinBy(friend, link.token)).status).toBeLessThan(300);
    const message = { clientId: randomUUID(), text: 'Hello' };
    await expectStatus(real.client.post(`/api/rides/${ride.id}/messages`, message), 201);
    const { body: inbox } = await expectStatus(friend.client.get('/api/notifications'), 200);
    expect((inbox.notifications as AnyRow[]).map(({ message: text }) => text)).toContain(
      'Ada wrote in your ride’s chat.',
    );
    await expectStatus(friend.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    const { body: shared } = await expectStatus(real.client.post(`/api/rides/${ride.id}/trip-links`), 201);
    const { body: trip } = await expectStatus(
      friend.client.get(`/api/shared-trips/${shared.url.split('/').at(-1)}`),
      200,
    );
    expect(trip).toMatchObject({ sharedBy: 'Ada', riders: [{ firstName: 'Ada' }] });
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

  it('is never matched with themselves as driver, whichever of their addresses the service gave', async () => {
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

  it('shares the vehicle with as many people as there are seats, at the account’s expense', async () => {
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
