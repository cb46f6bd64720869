import { PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { Pledges } from './support/pledges';
import { book, joinBy, quote, until } from './support/rides';

let world: PaidRides;
beforeAll(async () => {
  world = await PaidRides.start();
});
afterAll(() => world?.api.stop());

let count = 0;
const maya = () => ({ name: 'Maya', channel: 'email' as const, to: `maya${(count += 1)}@example.test` });
const ben = () => ({
  name: 'Ben',
  channel: 'phone' as const,
  to: `(704) 557-${String((count += 1)).padStart(4, '0')}`,
});

const sentTo = async (to: string) =>
  (
    await world.api.query<{ body: string }>(`SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id`, [to])
  ).map(({ body }) => body);
const arrived = (to: string, times = 1) =>
  until(
    () => sentTo(to),
    (bodies) => bodies.length >= times,
  );
const stored = (rideId: number) => world.api.query(`SELECT 1 FROM invitees WHERE ride_id = $1`, [rideId]);
const waiting = (rideId: number) =>
  world.api.query(`SELECT 1 FROM invitees WHERE ride_id = $1 AND invited_at IS NULL`, [rideId]);
const absent = async ({ client }: Person, rideId: number) =>
  (await expectStatus(client.get(`/api/rides/${rideId}/invitees`), 200)).body as { name: string; invitedAt: string }[];
const jobsOf = (rideId: number) =>
  world.api.query(
    `SELECT 1 FROM jobs.job WHERE name LIKE '%invitees%' AND (data->>'rideId')::int = $1 AND state <> 'completed'`,
    [rideId],
  );

describe('people added while booking', () => {
  it('are invited at once when the ride is paid in cash', async () => {
    const organizer = await person(world.api, 'Ana Alvarez');
    const invitees = [maya(), ben()];
    await book(organizer, { invitees });
    const [mail, ...more] = await arrived(invitees[0]!.to);
    expect(more).toEqual([]);
    expect(mail).toContain('/join/');
    const [text] = await arrived(invitees[1]!.to.replace(/\D/g, ''));
    expect(text).toContain('Ana');
  });

  it('stay on the organizer’s list until they join or nobody can join anymore', async () => {
    const organizer = await person(world.api);
    const friend = await person(world.api, 'Maya Lee');
    const invitees = [{ name: 'Maya', channel: 'email' as const, to: friend.email }, ben()];
    const ride = await book(organizer, { paymentMethod: 'card', invitees });
    expect(await absent(organizer, ride.id)).toMatchObject([
      { name: 'Maya', invitedAt: null },
      { name: 'Ben', invitedAt: null },
    ]);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => absent(organizer, ride.id),
      (people) => people.length === 2 && people.every(({ invitedAt }) => invitedAt !== null),
    );
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    await joinBy(friend, link.token);
    expect(await absent(organizer, ride.id)).toMatchObject([{ name: 'Ben' }]);
    expect((await friend.client.get(`/api/rides/${ride.id}/invitees`)).status).toBe(404);
    await expectStatus(friend.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    expect(await absent(organizer, ride.id)).toMatchObject([{ name: 'Ben' }]);
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    expect(await absent(organizer, ride.id)).toEqual([]);
    await until(
      () => stored(ride.id),
      (rows) => rows.length === 0,
    );
  });

  it('are on the organizer’s list only while a seat is free, as they may have joined with another address', async () => {
    const organizer = await person(world.api);
    const friend = await person(world.api, 'Maya Lee');
    const ride = await book(organizer, { groupSize: 2, invitees: [maya()] });
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    expect(await absent(organizer, ride.id)).toMatchObject([{ name: 'Maya' }]);
    await joinBy(friend, link.token);
    expect(await absent(organizer, ride.id)).toEqual([]);
    await expectStatus(friend.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    expect(await absent(organizer, ride.id)).toMatchObject([{ name: 'Maya' }]);
  });

  it('are invited when the organizer has paid, and not before', async () => {
    const organizer = await person(world.api);
    const friend = maya();
    const ride = await book(organizer, { paymentMethod: 'card', invitees: [friend] });
    await until(
      () => jobsOf(ride.id),
      (rows) => rows.length === 0,
    );
    expect(await sentTo(friend.to)).toEqual([]);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    const [mail] = await arrived(friend.to);
    expect(mail).toContain('Cost per person: $');
  });

  it('are invited to a pledge as soon as the organizer has paid in', async () => {
    const organizer = await person(world.api);
    const friend = maya();
    const pledge = { minRiders: 3, deadline: new Date(Date.now() + 48 * 3_600_000).toISOString() };
    const booking = { startsIn: 3 * 24 * 60, paymentMethod: 'card', splitMode: 'pledge' } as const;
    const ride = await book(organizer, { ...booking, pledge, invitees: [friend] });
    await until(
      () => jobsOf(ride.id),
      (rows) => rows.length === 0,
    );
    expect(await sentTo(friend.to)).toEqual([]);
    await new Pledges(world).pay(organizer, ride.id);
    expect(await arrived(friend.to)).toHaveLength(1);
    expect((await world.view(organizer, ride.id)).status).toBe('awaiting_payment');
  });

  it('are forgotten when the ride is cancelled before it is paid for', async () => {
    const organizer = await person(world.api);
    const friend = maya();
    const ride = await book(organizer, { paymentMethod: 'card', invitees: [friend] });
    expect(await stored(ride.id)).toHaveLength(1);
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    await until(
      () => stored(ride.id),
      (rows) => rows.length === 0,
    );
    expect(await sentTo(friend.to)).toEqual([]);
  });

  it('are invited once when the booking is sent twice', async () => {
    const organizer = await person(world.api);
    const friend = maya();
    const { quoteId } = await quote(organizer);
    const send = () =>
      organizer.client.post(
        '/api/rides',
        { quoteId, paymentMethod: 'cash', invitees: [friend] },
        { 'idempotency-key': quoteId },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body.id).toBe(first.body.id);
    await until(
      () => waiting(first.body.id),
      (rows) => rows.length === 0,
    );
    expect(await arrived(friend.to)).toHaveLength(1);
  });

  it('are not invited when they already get too many invitations, and the organizer is told', async () => {
    const organizer = await person(world.api, 'Ana Alvarez');
    const friend = maya();
    for (let ride = 0; ride < 10; ride += 1) {
      const other = await person(world.api);
      await book(other, { invitees: [friend] });
    }
    await arrived(friend.to, 10);
    const ride = await book(organizer, { invitees: [friend, maya()] });
    await until(
      () => waiting(ride.id),
      (rows) => rows.length === 0,
    );
    const { body } = await expectStatus(organizer.client.get('/api/notifications'), 200);
    expect(body.notifications[0]).toMatchObject({ title: 'Maya wasn’t invited' });
    expect(await sentTo(friend.to)).toHaveLength(10);
    expect(await absent(organizer, ride.id)).toHaveLength(1);
  });

  it.each([
    ['an address of another channel', [{ name: 'Maya', channel: 'email', to: '7045550101' }], 'invitees.0.to'],
    [
      'an address twice',
      [
        { name: 'Ben', channel: 'phone', to: '7045550101' },
        { name: 'Ben', channel: 'phone', to: '(704) 555-0101' },
      ],
      'invitees.1.to',
    ],
    ['more people than other seats', Array.from({ length: 4 }, maya), 'invitees'],
    ['a name with a control character', [{ ...maya(), name: 'Ma\u202Eya' }], 'invitees.0.name'],
    ['nobody’s name', [{ ...maya(), name: ' ' }], 'invitees.0.name'],
  ])('are refused with the field named: %s', async (_case, invitees, field) => {
    const organizer = await person(world.api);
    const { quoteId } = await quote(organizer);
    const { status, body } = await organizer.client.post('/api/rides', { quoteId, paymentMethod: 'cash', invitees });
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await world.api.query(`SELECT 1 FROM rides WHERE organizer_id = $1`, [organizer.id])).toEqual([]);
  });
});
