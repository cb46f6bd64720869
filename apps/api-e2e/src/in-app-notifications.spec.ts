import { type AnyRow, type Api, client, startApi } from './support/api';
import { driver, expectStatus, person, type Person } from './support/people';
import { book, joinBy, offerTo, until, UPTOWN, completeTrip } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const sockets: AppSocket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
async function open(who: Person): Promise<AppSocket> {
  const socket = socketOf(api, who.client);
  sockets.push(socket);
  await connected(socket);
  return socket;
}

const inbox = async (who: Person, query = '') =>
  (await expectStatus(who.client.get(`/api/notifications${query}`), 200)).body as {
    notifications: AnyRow[];
    unread: number;
    next: number | null;
  };
const titles = async (who: Person) => (await inbox(who)).notifications.map(({ title }) => title as string);
const withTitles = (who: Person, ...expected: string[]) =>
  until(
    () => titles(who),
    (found) => expected.every((title) => found.includes(title)),
  );

/** A ride of Ana's with Ben in it, accepted by Dan. */
async function acceptedRide() {
  const [ana, ben, dan] = await Promise.all([
    person(api, 'Ana Alvarez'),
    person(api, 'Ben Baker'),
    driver(api, UPTOWN),
  ]);
  const { id, totalCost } = (await book(ana)) as { id: number; totalCost: string };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  return { id, fare: totalCost, ana, ben, dan };
}

/** Inserts notifications of a person, as if events had created them. */
const fill = (who: Person, count: number) =>
  api.query(
    `INSERT INTO notifications (user_id, key, type, kind, data)
     SELECT $1, 'test:' || n, 'ride_update', 'trip_started', '{"facts":{"destination":"Airport"}}' FROM generate_series(1, $2::int) n`,
    [who.id, count],
  );

describe('notifications', () => {
  it('tell the people of a ride what happens, live and in order', async () => {
    const { id, fare, ana, ben, dan } = await acceptedRide();
    await withTitles(ana, 'Ben joined', 'Driver assigned');
    const [first] = (await inbox(ben)).notifications;
    expect(first).toMatchObject({
      type: 'driver_assigned',
      read: false,
      actionable: true,
      data: { rideId: id, path: `/ride/${id}` },
    });
    expect(await titles(ben)).not.toContain('Ben joined');
    const arrived = next(await open(ben), 'notificationsChanged');
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    const { added } = await arrived;
    expect((await inbox(ben)).notifications[0]).toMatchObject({ id: added, title: 'Your driver is here' });
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'in_progress', reason: 'Aboard.' }), 200);
    await expectStatus(completeTrip(dan, id, { amount: fare }), 200);
    await withTitles(ben, 'Trip started', 'Trip complete');
    expect(await titles(dan)).toEqual([]);
  });

  it('tell the organizer who left', async () => {
    const { id, ana, ben } = await acceptedRide();
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    await withTitles(ana, 'Ben left');
    expect(await titles(ben)).not.toContain('Ben left');
  });

  it('never reach a stranger, in a list or by socket', async () => {
    const stranger = await person(api);
    const heard: unknown[] = [];
    const socket = await open(stranger);
    socket.on('notificationsChanged', (message) => heard.push(message));
    const { ana } = await acceptedRide();
    await withTitles(ana, 'Driver assigned');
    const [{ id }] = (await inbox(ana)).notifications;
    await socket.emitWithAck('leave', { rideId: 999_999_999 });
    expect({ heard, inbox: (await inbox(stranger)).notifications }).toEqual({ heard: [], inbox: [] });
    expect(await stranger.client.post(`/api/notifications/${id}/read`)).toMatchObject({ status: 404 });
    expect(await stranger.client.delete(`/api/notifications/${id}`)).toMatchObject({ status: 404 });
    await expectStatus(stranger.client.post('/api/notifications/read', {}), 204);
    expect((await inbox(ana)).notifications.every(({ read }) => !read)).toBe(true);
  });

  it('are refused without a session', async () => {
    const nobody = client(api);
    for (const answer of [
      await nobody.get('/api/notifications'),
      await nobody.post('/api/notifications/read', {}),
      await nobody.post('/api/notifications/1/read'),
      await nobody.delete('/api/notifications/1'),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('are created once per event, even when its reaction runs again after one was deleted', async () => {
    const { id, ana } = await acceptedRide();
    await withTitles(ana, 'Ben joined', 'Driver assigned');
    const [row] = (await inbox(ana)).notifications;
    await expectStatus(ana.client.delete(`/api/notifications/${row.id}`), 204);
    const again = await api.query<{ id: string }>(
      `UPDATE jobs.job SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL
        WHERE name = 'notify-people-of-ride-event' AND (data ->> 'rideId')::int = $1 AND state = 'completed' RETURNING id`,
      [id],
    );
    expect(again.length).toBeGreaterThan(0);
    await until(
      () =>
        api.query(`SELECT id FROM jobs.job WHERE id = ANY($1) AND state <> 'completed'`, [again.map((job) => job.id)]),
      (open) => open.length === 0,
    );
    expect(await titles(ana)).toEqual(['Ben joined']);
  });

  it('come in pages of ten, with the unread count of all pages', async () => {
    const ana = await person(api);
    await fill(ana, 25);
    const pages: number[] = [];
    let next: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof inbox>> = await inbox(ana, next === null ? '' : `?before=${next}`);
      expect(page.unread).toBe(25);
      pages.push(page.notifications.length);
      next = page.next;
    } while (next !== null);
    expect(pages).toEqual([10, 10, 5]);
  });

  it('can be marked as read one by one or all up to the newest shown, and deleted', async () => {
    const ana = await person(api);
    await fill(ana, 4);
    const [fourth, third, second] = (await inbox(ana)).notifications;
    await expectStatus(ana.client.post(`/api/notifications/${second.id}/read`), 204);
    expect((await inbox(ana)).unread).toBe(3);
    const told = next(await open(ana), 'notificationsChanged');
    await expectStatus(ana.client.post('/api/notifications/read', { through: third.id }), 204);
    expect(await told).toEqual({ added: null });
    expect((await inbox(ana)).notifications.map(({ read }) => read)).toEqual([false, true, true, true]);
    await expectStatus(ana.client.delete(`/api/notifications/${fourth.id}`), 204);
    expect(await inbox(ana)).toMatchObject({ unread: 0, notifications: [{}, {}, {}] });
    expect(await ana.client.delete(`/api/notifications/${fourth.id}`)).toMatchObject({ status: 404 });
  });

  it('are written in the requested language, else that of the request, else the account’s', async () => {
    const ana = await person(api);
    await fill(ana, 1);
    const title = async (query: string, headers?: Record<string, string>) =>
      (await expectStatus(ana.client.get(`/api/notifications${query}`, headers), 200)).body.notifications[0].title;
    expect(await title('?language=es', { 'accept-language': 'en' })).toBe('El viaje comenzó');
    expect(await title('', { 'accept-language': 'es-MX' })).toBe('El viaje comenzó');
    await expectStatus(ana.client.patch('/api/users/me', { language: 'es' }), 200);
    expect(await title('', { 'accept-language': 'fr' })).toBe('El viaje comenzó');
    expect(await title('?language=en')).toBe('Trip started');
  });
});
