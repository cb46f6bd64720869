import { randomUUID } from 'node:crypto';
import { client, type AnyRow, type Client } from './support/api';
import { Delays, LiveClient } from './support/live-client';
import { PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { completeTrip, joinBy, offerTo, UPTOWN } from './support/rides';
import { connected, next, socketOf } from './support/sockets';

let world: PaidRides;
const delays = new Delays();
beforeAll(async () => {
  world = await PaidRides.start();
}, 120_000);
afterAll(() => world?.api.stop());

/** Organizer, friend, guest and driver have the ride open, and each change by one reaches the others by socket. */
describe('live changes', () => {
  let rideId: number;
  let organizer: Person;
  let friend: Person;
  let driving: Driver;
  let guest: Client;
  let token: string;
  const live: Partial<Record<'organizer' | 'friend' | 'guest' | 'driver', LiveClient>> = {};

  const path = (part = '') => `/api/rides/${rideId}${part}`;
  const follow = async (name: keyof typeof live, who: Client) => {
    live[name] = new LiveClient(name, world.api, who, rideId);
    await live[name].connect();
  };
  const seen = (part: string, good: (body: AnyRow) => boolean, ...names: (keyof typeof live)[]) =>
    Object.fromEntries(names.map((name) => [name, () => live[name]!.sees(path(part), good)]));
  const member = (members: AnyRow, name: string) => members.find(({ user }: AnyRow) => user.name.startsWith(name));
  const isStatus = (status: string) => (ride: AnyRow) => ride.status === status;
  const step = (status: string) => world.step(driving, rideId, status);
  const pay = async (who: Client) => {
    const { body } = await expectStatus(who.post('/api/create-payment-intent', { rideId }), 200);
    await world.cards.confirm(body.clientSecret);
    await expectStatus(who.post(`/api/payments/${body.paymentId}/refresh`), 200);
  };
  const say = (who: Client, text: string) =>
    expectStatus(who.post(path('/messages'), { clientId: randomUUID(), text }), 201);
  const hears = (text: string) => (chat: AnyRow) => chat.messages.some((each: AnyRow) => each.text === text);

  beforeAll(async () => {
    friend = await person(world.api, 'Ben Baker');
    driving = await driver(world.api, UPTOWN);
    guest = client(world.api);
    const paid = await world.paidRide();
    organizer = paid.organizer;
    rideId = paid.ride.id;
    const link = await expectStatus(organizer.client.post(path('/join-link')), 201);
    token = link.body.token;
    await follow('organizer', organizer.client);
  });
  afterAll(() => {
    for (const each of Object.values(live)) each.disconnect();
    process.stdout.write(`${delays.summary()}\n`);
  });

  it('by a member who joins, pays, leaves or comes back are seen by the group', async () => {
    const isThere = (name: string) => (members: AnyRow) => member(members, name) !== undefined;
    await delays.of(
      'friend joins',
      () => expectStatus(joinBy(friend, token), 200),
      seen('/members', isThere('Ben'), 'organizer'),
    );
    await follow('friend', friend.client);
    await delays.of(
      'guest joins',
      async () => {
        const { body } = await expectStatus(guest.get(`/api/join/${token}`), 200);
        const form = { name: 'Gus Guest', contact: 'gus@example.test', share: body.share };
        await expectStatus(guest.post(`/api/join/${token}/guest`, form), 200);
      },
      seen('/members', isThere('Gus'), 'organizer', 'friend'),
    );
    await follow('guest', guest);
    const hasPaid = (name: string) => (members: AnyRow) => member(members, name)?.shareState === 'paid';
    await delays.of('friend pays', () => pay(friend.client), seen('/members', hasPaid('Ben'), 'organizer', 'guest'));
    const leaver = await person(world.api, 'Lea Leaver');
    const group = ['organizer', 'friend', 'guest'] as const;
    await delays.of('someone joins', () => joinBy(leaver, token), seen('/members', isThere('Lea'), ...group));
    await delays.of(
      'someone leaves',
      () => expectStatus(leaver.client.delete(path('/members/me')), 204),
      seen('/members', (members) => !isThere('Lea')(members), ...group),
    );
  });

  it('of a seat reach the other open pages of the same person, which may follow the ride from then on, or no longer', async () => {
    const leave = ({ client: who }: Person) => expectStatus(who.delete(path('/members/me')), 204);
    const mia = await person(world.api, 'Mia Mover');
    const page = socketOf(world.api, mia.client);
    await connected(page);
    const changed = () => next(page, 'membershipChanged');
    let told = changed();
    await expectStatus(joinBy(mia, token), 200);
    expect(await told).toEqual({ rideId });
    expect(await page.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    told = changed();
    await leave(mia);
    expect(await told).toEqual({ rideId });
    // It was taken out of the room before it was told.
    expect(await page.emitWithAck('join', { rideId })).toMatchObject({ ok: false, code: 'not_found' });
    told = changed();
    await expectStatus(joinBy(mia, token), 200);
    await told;
    expect(await page.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    await leave(mia);
    page.close();
  });

  it('by driver and group are seen by both: accepting, chat, shared positions and the ready check', async () => {
    await offerTo(world.api, rideId, [driving.driverId]);
    const group = ['organizer', 'friend', 'guest'] as const;
    await delays.of(
      'driver accepts',
      () => expectStatus(driving.client.post(path(`/accept/${driving.driverId}`)), 200),
      seen('', isStatus('en_route'), ...group),
    );
    await follow('driver', driving.client);
    await delays.of(
      'chat of the friend',
      () => say(friend.client, 'At gate 12'),
      seen('/messages', hears('At gate 12'), 'organizer', 'guest', 'driver'),
    );
    await delays.of(
      'chat of the driver',
      () => say(driving.client, 'Two minutes'),
      seen('/messages', hears('Two minutes'), ...group),
    );
    await delays.of(
      'position of the driver',
      () => live.driver!.emit('driverLocation', { lat: 35.2291, lng: -80.8452 }),
      seen('/track', ({ location }) => location?.lat === 35.2291, ...group),
    );
    await live.organizer!.emit('riderLocation', { lat: 35.2281, lng: -80.8421 });
    const isSharing = ({ positions }: AnyRow) => positions.some((each: AnyRow) => each.location.lat === 35.2285);
    await delays.of(
      'position of the friend',
      () => live.friend!.emit('riderLocation', { lat: 35.2285, lng: -80.8425 }),
      seen('/shared-positions', isSharing, 'organizer', 'driver'),
    );
    const { body: asked } = await delays.of(
      'ready check',
      () => expectStatus(organizer.client.post(path('/ready-check')), 200),
      seen('/assembly', ({ check }) => check !== null, 'friend', 'guest', 'driver'),
    );
    const isReady = ({ members }: AnyRow) => members.some(({ ready }: AnyRow) => ready === 'ready');
    await delays.of(
      'answer of the guest',
      () => expectStatus(guest.put(path('/ready-check'), { checkId: asked.check.id, ready: true }), 200),
      seen('/assembly', isReady, 'organizer', 'friend', 'driver'),
    );
  });

  it('are fetched after a lost connection', async () => {
    const everyone = Object.values(live);
    for (const each of everyone) each.disconnect();
    await expectStatus(
      driving.client.patch(`/api/drivers/${driving.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    await step('arrived');
    await say(guest, 'I see the car');
    for (const each of everyone) {
      const knew = each.lastEvent;
      expect(await each.connect()).toContain('driver_arrived');
      expect(each.lastEvent).toBeGreaterThan(knew);
      await each.sees(path(), ({ arrivedAt }) => arrivedAt !== null);
      await each.sees(path('/messages'), hears('I see the car'));
    }
  });

  it('of boarding, the trip, the tip and settling up reach those whom they concern', async () => {
    const group = ['organizer', 'friend', 'guest'] as const;
    const { body: proof } = await expectStatus(friend.client.get(path('/verification')), 200);
    await delays.of(
      'friend is verified',
      () => expectStatus(driving.client.post(path('/verify'), { code: proof.code }), 200),
      seen('/members', (members) => member(members, 'Ben').verified, ...group),
    );
    await delays.of('trip starts', () => step('in_progress'), seen('', isStatus('in_progress'), ...group));
    await delays.of(
      'trip is completed',
      () => expectStatus(completeTrip(driving, rideId), 200),
      seen('', isStatus('completed'), ...group),
    );
    const earnings = `/api/drivers/${driving.driverId}/earnings`;
    const { body: before } = await expectStatus(driving.client.get(earnings), 200);
    await delays.of(
      'tip of the friend',
      async () => {
        const { body } = await expectStatus(friend.client.post(path('/tip'), { amount: '3.00' }), 200);
        await world.cards.confirm(body.clientSecret);
        await expectStatus(friend.client.post(`/api/payments/${body.paymentId}/refresh`), 200);
      },
      { driver: () => live.driver!.sees(earnings, ({ today }) => Number(today) >= Number(before.today) + 3) },
    );
    const { body: list } = await expectStatus(guest.get(path('/settle-ups')), 200);
    const { userId, amount } = list.settleUps[0];
    const paid = { method: 'cash', amount };
    const isState = (state: string) => (view: AnyRow) => view.settleUps[0]?.state === state;
    await delays.of(
      'guest settles up',
      () => expectStatus(guest.post(path('/settle-ups'), paid), 200),
      seen('/settle-ups', isState('sent'), 'organizer'),
    );
    await delays.of(
      'organizer confirms it',
      () => expectStatus(organizer.client.post(path(`/settle-ups/${userId}/confirmation`), paid), 200),
      seen('/settle-ups', isState('settled'), 'guest'),
    );
  });
});
