import type { RideView, RoutePlanView } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { client, type Client } from './support/api';
import { business, passenger, type Service } from './support/business';
import { BusinessMoney } from './support/business-money';
import { setUpOperations, type Operations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus, type Driver } from './support/people';
import { driveTo, hurry, UPTOWN, until } from './support/rides';
import { causesAsked, driveTrip } from './support/watched-trips';

let world: PaidRides;
let operations: Operations;
let money: BusinessMoney;
setUpOperations(
  (opened) => {
    ({ world, operations } = opened);
    money = new BusinessMoney(world, operations);
  },
  { FASTEST_CAR_MPH: '100000' },
);
// Keeps rides of the next test from being offered to drivers of this one.
afterEach(() => world.api.query(`UPDATE drivers SET is_online = false`));

const PATH = '/api/admin/route-plans';
const TIME_ZONE = 'America/New_York';
const place = (name: string, north: number, east = 0) => ({
  ...{ name, lat: UPTOWN.lat + north / 111, lng: UPTOWN.lng + east / 91 },
});
const HOTEL = place('Hotel', 2);
const OFFICE = place('Office', 4);
const MUSEUM = place('Museum', 6);
const STATION = place('Station', 8);

/** The city's calendar day now, and minutes since its midnight. */
function now(): { day: string; minute: number } {
  const [day, time] = new Date().toLocaleString('sv-SE', { timeZone: TIME_ZONE }).split(' ');
  const [hours, minutes] = time!.split(':').map(Number);
  return { day: day!, minute: hours! * 60 + minutes! };
}

interface Planned {
  service: Service;
  accountId: number;
  plan: RoutePlanView;
}

/** Two groups and a third one, picked up one after the other and dropped off in another order, an hour from now. */
async function planned(more: { requests?: object[]; stops?: string[]; startsIn?: number } = {}): Promise<Planned> {
  const { day, minute } = now();
  const from = minute + (more.startsIn ?? 60);
  const visit = (at: object) => ({ place: at, from, to: from + 240, serviceMinutes: 2 });
  const requests = more.requests ?? [
    { label: 'Ana', people: 3, pickup: visit(HOTEL), dropoff: visit(MUSEUM) },
    { label: 'Ben', people: 2, pickup: visit(OFFICE), dropoff: visit(STATION) },
  ];
  const shuttle = (name: string) => ({
    ...{ name, seats: 8, from: minute, to: from + 400, start: place('Depot', 0), end: place('Depot', 0) },
  });
  const { id: accountId, service } = await business(world.api, operations.client);
  const { body: added } = await expectStatus(
    operations.client.post(PATH, {
      name: 'Tour',
      day,
      requests,
      vehicles: [shuttle('Shuttle 1'), shuttle('Shuttle 2')],
    }),
    201,
  );
  const stops = (more.stops ?? ['p0', 'p1', 'd0', 'd1']).map((name) => ({
    ...{ request: Number(name.slice(1)), kind: name.startsWith('p') ? 'pickup' : 'dropoff' },
  }));
  const { body: plan } = await expectStatus(
    operations.client.put(`${PATH}/${added.id}/routes`, { revision: 1, routes: [{ vehicle: 0, stops }] }),
    200,
  );
  expect(plan.result.totals).toMatchObject({ feasible: true });
  return { service, accountId, plan };
}

const publication = ({ plan, accountId }: Planned, driverId: number, more: object = {}) => ({
  ...{ revision: plan.revision, accountId },
  vehicles: [{ vehicle: 0, driverId, rideType: 'GroupX' }],
  passengers: plan.requests.map(({ label }, request) => ({
    request,
    passenger: passenger({ name: `${label} Canary` }),
  })),
  ...more,
});
const publish = ({ plan }: Planned, body: object, key?: string) =>
  operations.client.post(`${PATH}/${plan.id}/publish`, body, key ? { 'idempotency-key': key } : {});

interface Published extends Planned {
  dan: Driver;
  /** Ids of the rides, in the order of the requests. */
  rides: number[];
  /** Where the passengers get the links to their rides, in the same order. */
  emails: string[];
}

/** The session of a passenger who opened the link in the mail. */
async function rider(email: string): Promise<Client> {
  const answer = await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: { body: string }[] };
  const token = messages.map(({ body }) => /\/guest\/([\w-]+)/.exec(body)?.[1]).find(Boolean);
  const guest = client(world.api);
  await expectStatus(guest.post('/api/guest-session', { token }), 200);
  return guest;
}

async function published(more: Parameters<typeof planned>[0] = {}, dan?: Driver): Promise<Published> {
  const plan = await planned(more);
  const drives = dan ?? (await driver(world.api, UPTOWN));
  const chosen = publication(plan, drives.driverId);
  const { body } = await expectStatus(publish(plan, chosen), 200);
  const [run] = body.publication.runs;
  const rides = (run.rides as { request: number; rideId: number }[])
    .toSorted((one, other) => one.request - other.request)
    .map(({ rideId }) => rideId);
  return { ...plan, dan: drives, rides, emails: chosen.passengers.map((each) => each.passenger.email) };
}

const inHand = async ({ dan }: { dan: Driver }) =>
  (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/active-ride`), 200)).body as RideView;
const step = ({ dan }: { dan: Driver }, rideId: number, status: string, more: object = {}) =>
  dan.client.patch(`/api/rides/${rideId}/status`, { status, ...more });
const rideFor = async (reader: Client, rideId: number) =>
  (await expectStatus(reader.get(`/api/rides/${rideId}`), 200)).body as RideView;
/** Runs a job once, and waits for it. */
async function look(job: string): Promise<void> {
  const [{ id }] = (await world.api.query(`INSERT INTO jobs.job (name) VALUES ($1) RETURNING id::text`, [job])) as [
    { id: string },
  ];
  await until(
    () => world.api.query(`SELECT 1 FROM jobs.job WHERE id::text = $1 AND state < 'completed'`, [id]),
    (left) => left.length === 0,
  );
}
const statusOf = async (rideId: number) => (await rideFor(operations.client, rideId)).status;

async function board(run: Published, rideId: number, at: { lat: number; lng: number }) {
  await driveTo(run.dan, at);
  await expectStatus(step(run, rideId, 'arrived'), 200);
  await expectStatus(step(run, rideId, 'in_progress', { reason: 'Everybody is here' }), 200);
}
async function letOut(run: Published, rideId: number, at: { lat: number; lng: number }) {
  await driveTo(run.dan, at);
  await expectStatus(run.dan.client.post(`/api/rides/${rideId}/complete`, {}), 200);
}

describe('a run', () => {
  it('serves two groups of a published plan stop after stop, each for its own price', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    const { reserved } = await money.balanceOf(run.accountId);
    const [first, second] = await Promise.all([rideFor(run.service.client, ana), rideFor(run.service.client, ben)]);
    expect(cents(reserved)).toBe(cents(first!.totalCost) + cents(second!.totalCost));
    expect(first).toMatchObject({ status: 'confirmed', bookingType: 'scheduled', run: null, stopsBefore: null });
    const { body: upcoming } = await expectStatus(
      run.dan.client.get(`/api/drivers/${run.dan.driverId}/upcoming-rides`),
      200,
    );
    expect(upcoming.map(({ id }: RideView) => id)).toEqual([ana]);
    expect(upcoming[0].run).toMatchObject({
      position: 0,
      stops: [
        { rideId: ana, kind: 'pickup', place: { name: 'Hotel' }, people: 3, riderName: 'Ana', state: 'current' },
        { rideId: ben, kind: 'pickup', place: { name: 'Office' }, people: 2, riderName: 'Ben', state: 'ahead' },
        { rideId: ana, kind: 'dropoff', place: { name: 'Museum' }, state: 'ahead' },
        { rideId: ben, kind: 'dropoff', place: { name: 'Station' }, state: 'ahead' },
      ],
    });

    await expectStatus(step(run, ana, 'en_route'), 200);
    expect(await rideFor(run.service.client, ben)).toMatchObject({ status: 'confirmed', stopsBefore: 1, run: null });
    expect(await rideFor(run.service.client, ana)).toMatchObject({ status: 'en_route', stopsBefore: 0 });
    await board(run, ana, HOTEL);
    expect(await inHand(run)).toMatchObject({ id: ben, status: 'en_route', run: { position: 1 } });
    expect(await rideFor(run.service.client, ana)).toMatchObject({ status: 'in_progress', stopsBefore: 1 });
    await board(run, ben, OFFICE);
    expect(await inHand(run)).toMatchObject({ id: ana, status: 'in_progress', run: { position: 2 } });
    await letOut(run, ana, MUSEUM);
    expect(await inHand(run)).toMatchObject({
      id: ben,
      status: 'in_progress',
      run: { position: 3 },
      stopsBefore: null,
    });
    await letOut(run, ben, STATION);
    expect(
      (await expectStatus(run.dan.client.get(`/api/drivers/${run.dan.driverId}/active-ride`), 200)).body,
    ).toBeNull();
    const [ended] = await world.api.query(`SELECT ended_at IS NOT NULL AS ended FROM runs WHERE id = $1`, [
      (await rideFor(operations.client, ana)).run!.id,
    ]);
    expect(ended).toEqual({ ended: true });

    const owed = ((cents(first!.totalCost) + cents(second!.totalCost)) / 100).toFixed(2);
    await money.owedOnce(run.accountId, owed);
    const fares = await world.api.query<{ fare: string }>(`SELECT base_fare AS fare FROM rides WHERE id = ANY($1)`, [
      run.rides,
    ]);
    const earned = fares.reduce((sum, { fare }) => sum + Math.round(cents(fare) * 0.8), 0);
    expect(await world.balance(`driver:${run.dan.driverId}`)).toBe(-earned);
    await money.expectBooksToAgree();
  });

  it('asks those aboard whether everything is OK between its stops, and not at the stop of another group', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    const since = `now() - interval '30 minutes'`;
    await world.api.query(`UPDATE rides SET started_at = ${since} WHERE id = $1`, [ana]);
    await world.api.query(
      `UPDATE run_stops SET done_at = ${since} WHERE done_at IS NOT NULL AND run_id = (SELECT run_id FROM rides WHERE id = $1)`,
      [ana],
    );
    const trip = { id: ana, dan: run.dan };
    const waitAt = async ({ lat, lng }: { lat: number; lng: number }) => {
      await driveTrip(
        world.api,
        trip,
        [6, 0].map((ago) => [ago, lat, lng] as const),
      );
      await look('watch-trips');
      return causesAsked(world.api, trip);
    };
    expect(await waitAt(OFFICE)).toEqual([]);
    expect(await waitAt(place('Roadside', 3))).toEqual(['long_stop']);

    await board(run, ben, OFFICE);
    await letOut(run, ana, MUSEUM);
    await letOut(run, ben, STATION);
  });

  it('refuses a step for another stop than the next one, and says which is next', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    const next = { rideId: ana, kind: 'pickup', position: 0 };
    expect((await step(run, ben, 'en_route')).body).toMatchObject({
      ...{ status: 409, code: 'not_next_stop', detail: expect.stringContaining('Hotel'), extra: { next } },
    });
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    await driveTo(run.dan, MUSEUM);
    expect((await run.dan.client.post(`/api/rides/${ana}/complete`, {})).body).toMatchObject({
      ...{ code: 'not_next_stop', extra: { next: { rideId: ben, kind: 'pickup' } } },
    });
    // A completed step may be repeated.
    await expectStatus(step(run, ana, 'in_progress'), 200);
  });

  it('continues without a group that cancels', async () => {
    const visits = now().minute + 60;
    const visit = (at: object) => ({ place: at, from: visits, to: visits + 240, serviceMinutes: 2 });
    const requests = [HOTEL, OFFICE, MUSEUM].map((pickup, index) => ({
      ...{ label: `Group ${index}`, people: 2, pickup: visit(pickup), dropoff: visit(STATION) },
    }));
    const run = await published({ requests, stops: ['p0', 'p1', 'p2', 'd0', 'd1', 'd2'] });
    const [one, two, three] = run.rides as [number, number, number];
    await expectStatus(step(run, one, 'en_route'), 200);
    expect(await rideFor(run.service.client, three)).toMatchObject({ status: 'confirmed', stopsBefore: 2 });
    await expectStatus(run.service.client.post(`/api/rides/${two}/cancel`, {}), 200);
    expect(await rideFor(run.service.client, three)).toMatchObject({ status: 'confirmed', stopsBefore: 1 });
    await board(run, one, HOTEL);
    expect(await inHand(run)).toMatchObject({ id: three, status: 'en_route' });
    const pay = (id: number) =>
      world.api.query<{ cents: number }>(`SELECT (base_fare * 100)::int AS cents FROM rides WHERE id = $1`, [id]);
    const fares = [...(await pay(one)), ...(await pay(three))].map(({ cents }) => cents);
    // The driver earns 80% of each fare of the trip, but nothing for the ride that was cancelled.
    const earned = fares.reduce((sum, cents) => sum + Math.round(cents * 0.8), 0);
    expect((await inHand(run)).run!.earnings).toBe((earned / 100).toFixed(2));
    // The group that the car is driving to cancels, and the others keep riding.
    await expectStatus(run.service.client.post(`/api/rides/${three}/cancel`, {}), 200);
    expect(await inHand(run)).toMatchObject({
      id: one,
      run: { stops: [{ state: 'done' }, { state: 'skipped' }, { state: 'skipped' }, { state: 'current' }, {}, {}] },
    });
    await letOut(run, one, STATION);
    expect(await statusOf(one)).toBe('completed');
  });

  it('tells riders how many stops come first, and nothing about the other groups', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await expectStatus(step(run, ana, 'en_route'), 200);
    const bens = await rider(run.emails[1]!);
    const { body: track } = await expectStatus(bens.get(`/api/rides/${ben}/track`), 200);
    expect(track).toMatchObject({ location: null, route: null, distanceMeters: null, etaMinutes: expect.any(Number) });
    const secrets = ['Ana', 'Hotel', 'Museum', String(HOTEL.lat), String(MUSEUM.lat), `"rideId":${ana},`];
    const readByBen = async () => {
      for (const part of ['', '/events', '/members', '/track', '/assembly', '/messages']) {
        const { body } = await expectStatus(bens.get(`/api/rides/${ben}${part}`), 200);
        for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
      }
    };
    expect(await rideFor(bens, ben)).toMatchObject({ stopsBefore: 1, run: null });
    await readByBen();
    await expectStatus(bens.get(`/api/rides/${ana}`), 404);
    await board(run, ana, HOTEL);
    expect(await rideFor(bens, ben)).toMatchObject({ stopsBefore: 0, status: 'en_route' });
    const { body: coming } = await expectStatus(bens.get(`/api/rides/${ben}/track`), 200);
    expect(coming).toMatchObject({ location: { lat: expect.any(Number) }, etaMinutes: expect.any(Number) });
    await board(run, ben, OFFICE);
    // Aboard, with another group's destination first.
    expect(await rideFor(bens, ben)).toMatchObject({ stopsBefore: 1, status: 'in_progress' });
    const { body: aboard } = await expectStatus(bens.get(`/api/rides/${ben}/track`), 200);
    expect(aboard).toMatchObject({ location: { lat: expect.any(Number) }, route: null });
    expect(JSON.stringify(aboard)).not.toContain(String(MUSEUM.lat));
  });
});

describe('the price of a plan', () => {
  it('is shown by ride and by vehicle before it is published, and is what the account pays', async () => {
    const plan = await planned();
    const dan = await driver(world.api, UPTOWN);
    const price = (rideType: string, revision = plan.plan.revision) =>
      operations.client.post(`${PATH}/${plan.plan.id}/prices`, {
        ...{ revision, accountId: plan.accountId, vehicles: [{ vehicle: 0, rideType }] },
      });
    const { body: prices } = await expectStatus(price('GroupX'), 200);
    expect(prices).toMatchObject({
      rides: [
        { request: 0, vehicle: 0, seats: 3, minimumSeats: null, discount: '0.00' },
        { request: 1, vehicle: 0, seats: 2 },
      ],
      runs: [{ vehicle: 0, seats: 5, total: prices.total }],
    });
    const totals = (prices.rides as { total: string }[]).map(({ total }) => total);
    expect(totals.reduce((sum, total) => sum + cents(total), 0)).toBe(cents(prices.total));
    const { body: larger } = await expectStatus(price('GroupXL'), 200);
    expect(larger.total).not.toBe(prices.total);
    expect((await price('GroupX', plan.plan.revision - 1)).body.code).toBe('route_plan_changed');

    const publishAt = (total: string) => publish(plan, publication(plan, dan.driverId, { total }));
    expect((await publishAt(larger.total)).body).toMatchObject({
      ...{ status: 409, code: 'prices_changed', errors: [{ field: 'total' }] },
    });
    expect(await money.balanceOf(plan.accountId)).toMatchObject({ reserved: '0.00' });
    const { body } = await expectStatus(publishAt(prices.total), 200);
    expect(await money.balanceOf(plan.accountId)).toMatchObject({ reserved: prices.total });
    const [run] = body.publication.runs as [{ rides: { rideId: number }[] }];
    const costs = await Promise.all(
      run.rides.map(async ({ rideId }) => (await rideFor(plan.service.client, rideId)).totalCost),
    );
    expect(costs.toSorted()).toEqual(totals.toSorted());
  });
});

describe('a published plan', () => {
  const unpublish = ({ plan }: Planned, revision: number, reason = 'The hotel is closed') =>
    operations.client.post(`${PATH}/${plan.id}/unpublish`, { revision, reason });
  const mailsTo = async (address: string) =>
    JSON.stringify(await (await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(address)}`)).json());

  it('can be unpublished with all its rides, which tells everyone why, and published again', async () => {
    const run = await published();
    const { body: seen } = await expectStatus(operations.client.get(`${PATH}/${run.plan.id}`), 200);
    expect((await unpublish(run, seen.revision - 1)).body.code).toBe('route_plan_changed');
    const [answer, other] = await Promise.all([unpublish(run, seen.revision), unpublish(run, seen.revision)]);
    expect([answer.status, other.status].sort()).toEqual([200, 409]);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['cancelled', 'cancelled']);
    await until(
      () => money.balanceOf(run.accountId),
      ({ reserved }) => reserved === '0.00',
    );
    for (const email of run.emails)
      await until(
        () => mailsTo(email),
        (mails) => mails.includes('The hotel is closed'),
      );
    const told = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient LIKE '%' || $1 AND body LIKE '%hotel is closed%'`,
      [run.dan.phone],
    );
    expect(told).toHaveLength(1);
    const { body: open } = await expectStatus(operations.client.get(`${PATH}/${run.plan.id}`), 200);
    expect(open).toMatchObject({ publication: null, result: { totals: { feasible: true } } });
    const again = { ...run, plan: open as RoutePlanView };
    const { body: anew } = await expectStatus(publish(again, publication(again, run.dan.driverId)), 200);
    expect(anew.publication.runs[0].rides).toHaveLength(2);
    expect(anew.publication.runs[0].driverId).toBe(run.dan.driverId);
  });

  it('cannot be unpublished once people are on board', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    const { body: seen } = await expectStatus(operations.client.get(`${PATH}/${run.plan.id}`), 200);
    expect((await unpublish(run, seen.revision)).body).toMatchObject({
      ...{ code: 'ride_state_conflict', extra: { rideId: ana } },
    });
    expect(await Promise.all([ana, ben].map(statusOf))).toEqual(['in_progress', 'en_route']);
  });

  it('refuses a ride that grows beyond the seats of its vehicle', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await expectStatus(run.dan.client.post(`/api/rides/${ana}/release`, { reason: 'Flat tire' }), 204);
    const resized = (rideId: number, groupSize: number) =>
      run.service.client.post(`/api/rides/${rideId}/changes/preview`, { groupSize });
    expect((await resized(ben, 3)).body).toMatchObject({ code: 'group_too_large', errors: [{ field: 'groupSize' }] });
    await expectStatus(resized(ana, 2), 200);
    // Once the other group is gone, its seats are free.
    await expectStatus(run.service.client.post(`/api/rides/${ana}/cancel`, {}), 200);
    await expectStatus(resized(ben, 5), 200);
    expect((await resized(ben, 6)).body.code).toBe('group_too_large');
    await expectStatus(run.service.client.post(`/api/rides/${ben}/cancel`, {}), 200);
  });
});

describe('rides of one driver', () => {
  it('may overlap only within a run', async () => {
    const dan = await driver(world.api, UPTOWN);
    const [one, other] = [await planned(), await planned()];
    const answers = await Promise.all([one, other].map((plan) => publish(plan, publication(plan, dan.driverId))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'vehicles.0.driverId', code: 'busy', message: expect.stringContaining('Shuttle 1') }],
    });
    const [lost] = answers[0]!.status === 400 ? [one] : [other];
    const [{ count }] = (await world.api.query(`SELECT count(*)::int AS count FROM rides WHERE organizer_id = $1`, [
      lost.service.id,
    ])) as [{ count: number }];
    expect(count).toBe(0);
    expect(await money.balanceOf(lost.accountId)).toMatchObject({ reserved: '0.00' });
  });

  it('are refused by the database itself when they belong to different runs', async () => {
    const [one, other] = [await published(), await published()];
    const force = (status: string) =>
      world.api.query(`UPDATE rides SET driver_id = $2, status = '${status}' WHERE id = $1`, [
        other.rides[0],
        one.dan.driverId,
      ]);
    await expect(force('confirmed')).rejects.toMatchObject({ constraint: 'rides_one_at_a_time_per_driver' });
    await world.api.query(`UPDATE rides SET busy_from = NULL, busy_until = NULL WHERE id = $1`, [other.rides[0]]);
    await expectStatus(step(one, one.rides[0]!, 'en_route'), 200);
    await expect(force('en_route')).rejects.toMatchObject({ constraint: 'rides_one_active_per_driver' });
  });
});

describe('the driver of a run', () => {
  const reassign = (rideId: number, driverId: number, replacedDriverId: number | null) =>
    operations.client.post(`/api/admin/rides/${rideId}/reassign`, {
      ...{ driverId, reason: 'Test', ...(replacedDriverId === null ? {} : { replacedDriverId }) },
    });

  it('gives back all rides that have not begun, which are offered to nobody until operations name the next driver', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await driver(world.api, UPTOWN);
    await expectStatus(run.dan.client.post(`/api/rides/${ben}/release`, { reason: 'Flat tire' }), 204);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['pending', 'pending']);
    await look('check-alert-rules');
    const { body: alerts } = await expectStatus(operations.client.get('/api/admin/alerts?state=open'), 200);
    expect(alerts.filter(({ kind }: { kind: string }) => kind === 'run_without_driver')).toContainEqual(
      expect.objectContaining({ rideId: ana, data: expect.objectContaining({ place: 'Hotel', count: 2 }) }),
    );
    expect(
      await world.api.query(`SELECT 1 FROM offers WHERE ride_id = ANY($1) AND status = 'open'`, [run.rides]),
    ).toEqual([]);
    const eve = await driver(world.api, UPTOWN);
    await expectStatus(reassign(ben, eve.driverId, null), 200);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['confirmed', 'confirmed']);
    expect((await inHand({ dan: eve })).id).toBe(ana);
    await look('check-alert-rules');
    const { body: after } = await expectStatus(operations.client.get('/api/admin/alerts?state=open'), 200);
    expect(after.filter(({ kind }: { kind: string }) => kind === 'run_without_driver')).toEqual([]);
  });

  it('is replaced for all rides, and not while people are aboard', async () => {
    const run = await published();
    const [ana] = run.rides as [number, number];
    const eve = await driver(world.api, UPTOWN);
    const small = await driver(world.api, UPTOWN);
    await world.api.query(`UPDATE drivers SET seats = 4 WHERE id = $1`, [small.driverId]);
    expect((await reassign(ana, small.driverId, run.dan.driverId)).body).toMatchObject({
      code: 'driver_not_assignable',
    });
    await expectStatus(reassign(ana, eve.driverId, run.dan.driverId), 200);
    const moved = await world.api.query(`SELECT DISTINCT driver_id AS driver FROM rides WHERE id = ANY($1)`, [
      run.rides,
    ]);
    expect(moved).toEqual([{ driver: eve.driverId }]);
    const drives = { ...run, dan: eve };
    await expectStatus(step(drives, ana, 'en_route'), 200);
    await board(drives, ana, HOTEL);
    expect((await reassign(ana, run.dan.driverId, eve.driverId)).body).toMatchObject({
      ...{ status: 409, code: 'ride_state_conflict', detail: expect.stringContaining('on board') },
    });
    // A driver who is suspended meanwhile finishes the whole trip, or nothing changes.
    const suspend = (activeRide?: string) =>
      operations.client.patch(`/api/admin/drivers/${eve.driverId}`, {
        ...{ applicationStatus: 'suspended', reason: 'Test', ...(activeRide ? { activeRide } : {}) },
      });
    expect((await suspend()).body).toMatchObject({ code: 'active_ride_undecided' });
    expect((await suspend('hand_over')).body).toMatchObject({ code: 'ride_state_conflict' });
    await expectStatus(suspend('finish'), 200);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['in_progress', 'en_route']);
  });

  it('is replaced on the way only by a driver who is online, and who is then under way', async () => {
    const run = await published();
    const [ana] = run.rides as [number, number];
    await expectStatus(step(run, ana, 'en_route'), 200);
    const eve = await driver(world.api, UPTOWN);
    const online = (isOnline: boolean) =>
      world.api.query(`UPDATE drivers SET is_online = $2 WHERE id = $1`, [eve.driverId, isOnline]);
    const candidates = async () => {
      const { body } = await expectStatus(operations.client.get(`/api/admin/rides/${ana}/candidates`), 200);
      return (body.drivers as { driverId: number }[]).map(({ driverId }) => driverId);
    };
    const setOutAt = async () => {
      const [row] = await world.api.query<{ at: string }>(
        `SELECT set_out_at::text AS at FROM runs JOIN rides ON rides.run_id = runs.id WHERE rides.id = $1`,
        [ana],
      );
      return row!.at;
    };
    await online(false);
    expect((await reassign(ana, eve.driverId, run.dan.driverId)).body).toMatchObject({
      ...{ status: 409, code: 'driver_not_assignable', detail: expect.stringContaining('online') },
    });
    expect(await candidates()).not.toContain(eve.driverId);
    await online(true);
    expect(await candidates()).toContain(eve.driverId);
    const before = await setOutAt();
    await expectStatus(reassign(ana, eve.driverId, run.dan.driverId), 200);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['en_route', 'confirmed']);
    expect((await inHand({ dan: eve })).id).toBe(ana);
    expect((await setOutAt()) > before).toBe(true);
  });

  it('is asked only about the next stop', async () => {
    const run = await published({ startsIn: 12 });
    const [ana, ben] = run.rides as [number, number];
    const late = (rideId: number) =>
      world.api.query(
        `UPDATE rides SET accepted_at = now() - interval '1 day', scheduled_at = now() - interval '30 minutes' WHERE id = $1`,
        [rideId],
      );
    // Ben's departure is due, but Ana's group comes first.
    await late(ben);
    await hurry(world.api, 'watch-that-driver-sets-out', ben);
    await until(
      () =>
        world.api.query(
          `SELECT 1 FROM jobs.job WHERE name = 'watch-that-driver-sets-out' AND state = 'completed' AND (data ->> 'rideId')::int = $1`,
          [ben],
        ),
      (rows) => rows.length > 0,
    );
    expect(await statusOf(ben)).toBe('confirmed');
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    await driveTo(run.dan, OFFICE);
    await expectStatus(step(run, ben, 'arrived'), 200);
    await look('watch-drivers-on-the-way');
    expect(await world.api.query(`SELECT ride_id FROM approaches WHERE ride_id = ANY($1)`, [run.rides])).toEqual([
      { ride_id: ben },
    ]);
    expect(await world.api.query(`SELECT 1 FROM progress_checks WHERE ride_id = ANY($1)`, [run.rides])).toEqual([]);
    // The car stands at Ben's pickup for a quarter of an hour, with Ana's group aboard.
    await world.api.query(`UPDATE driver_stops SET since = now() - interval '20 minutes' WHERE ride_id = ANY($1)`, [
      run.rides,
    ]);
    await look('check-alert-rules');
    const { body: alerts } = await expectStatus(operations.client.get('/api/admin/alerts?state=open'), 200);
    expect(
      alerts.filter(
        ({ rideId, kind }: { rideId: number; kind: string }) => run.rides.includes(rideId) && kind === 'driver_stalled',
      ),
    ).toEqual([]);
  });
});

describe('publishing a route plan', () => {
  it('happens once, and the plan is then fixed', async () => {
    const plan = await planned();
    const dan = await driver(world.api, UPTOWN);
    const [body, key] = [publication(plan, dan.driverId), randomUUID()];
    const { body: before } = await expectStatus(
      operations.client.get(`${PATH}/${plan.plan.id}/drivers?vehicle=0&rideType=GroupX`),
      200,
    );
    expect(before).toContainEqual(expect.objectContaining({ driverId: dan.driverId, seats: expect.any(Number) }));
    const answers = await Promise.all([publish(plan, body, key), publish(plan, body, key)]);
    for (const answer of answers) await expectStatus(Promise.resolve(answer), 200);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers[0]!.body.publication).toMatchObject({
      ...{ accountId: plan.accountId, accountName: 'Acme' },
      runs: [{ vehicle: 0, driverId: dan.driverId, rides: [{ request: 0, status: 'confirmed' }, { request: 1 }] }],
    });
    const { id, revision } = answers[0]!.body;
    const { name, day, requests, vehicles } = plan.plan;
    const changes = [
      publish(plan, { ...body, revision }),
      operations.client.put(`${PATH}/${id}`, { revision, name, day, requests, vehicles }),
      operations.client.put(`${PATH}/${id}/routes`, { revision, routes: [] }),
      operations.client.delete(`${PATH}/${id}`),
    ];
    for (const answer of await Promise.all(changes))
      expect(answer.body).toMatchObject({ status: 409, code: 'route_plan_published' });
    const { body: after } = await expectStatus(
      operations.client.get(`${PATH}/${id}/drivers?vehicle=0&rideType=GroupX`),
      200,
    );
    expect(after).not.toContainEqual(expect.objectContaining({ driverId: dan.driverId }));
  });

  it('names every vehicle and request that has a fault', async () => {
    const from = now().minute + 60;
    const visit = (at: object) => ({ place: at, from, to: from + 240, serviceMinutes: 2 });
    const requests = [
      { label: 'Alone', people: 1, pickup: visit(HOTEL), dropoff: visit(MUSEUM) },
      { label: 'Pair', people: 2, pickup: visit(OFFICE), dropoff: visit(STATION) },
    ];
    const plan = await planned({ requests });
    const small = await driver(world.api, UPTOWN);
    await world.api.query(`UPDATE drivers SET seats = 2 WHERE id = $1`, [small.driverId]);
    const wrong = publication(plan, small.driverId, {
      passengers: [{ request: 0, passenger: passenger() }],
    });
    const { body } = await publish(plan, wrong);
    expect(body).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'vehicles.0.driverId', code: 'vehicle_too_small' }),
        expect.objectContaining({ field: 'passengers.0', message: expect.stringContaining('Alone') }),
        expect.objectContaining({ field: 'passengers', message: expect.stringContaining('Pair') }),
      ]),
    });
    const pooled = publication(plan, small.driverId, {
      vehicles: [{ vehicle: 0, driverId: small.driverId, rideType: 'GroupPool' }],
    });
    expect((await publish(plan, pooled)).body.errors).toContainEqual(
      expect.objectContaining({ field: 'vehicles.0.rideType', message: expect.stringContaining('GroupPool') }),
    );
    const noAddress = publication(plan, small.driverId);
    noAddress.passengers[1]!.passenger = { name: 'Nobody' } as ReturnType<typeof passenger>;
    expect((await publish(plan, noAddress)).body.errors).toContainEqual(
      expect.objectContaining({ field: expect.stringMatching(/^passengers\.1\.passenger/) }),
    );
  });

  it('is refused without routes, and on an account that cannot pay', async () => {
    const plan = await planned();
    const dan = await driver(world.api, UPTOWN);
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${plan.accountId}`, {
        creditLimit: '1.00',
        reason: 'Test',
      }),
      200,
    );
    expect((await publish(plan, publication(plan, dan.driverId))).body).toMatchObject({
      code: 'account_limit_reached',
    });
    const { name, day, requests, vehicles, id, revision } = plan.plan;
    const { body: changed } = await expectStatus(
      operations.client.put(`${PATH}/${id}`, { revision, name, day, requests, vehicles }),
      200,
    );
    const body = publication({ ...plan, plan: changed }, dan.driverId);
    expect((await publish(plan, body)).body).toMatchObject({ status: 409, code: 'route_plan_not_feasible' });
  });
});
