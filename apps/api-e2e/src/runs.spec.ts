import type { RideView } from '@groupride/contracts';
import { BusinessMoney } from './support/business-money';
import type { Operations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus } from './support/people';
import { driveTo, UPTOWN } from './support/rides';
import { causesAsked, driveTrip } from './support/watched-trips';
import { place, HOTEL, OFFICE, MUSEUM, STATION, now, publication, setUpRuns } from './support/planned-runs';

let world: PaidRides;
let operations: Operations;
let money: BusinessMoney;
const { planned, publish, rider, published, inHand, step, rideFor, look, statusOf, board, letOut } = setUpRuns(
  (opened) => void ({ world, operations, money } = opened),
);

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
      status: 409,
      code: 'not_next_stop',
      detail: expect.stringContaining('Hotel'),
      extra: { next },
    });
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    await driveTo(run.dan, MUSEUM);
    expect((await run.dan.client.post(`/api/rides/${ana}/complete`, {})).body).toMatchObject({
      code: 'not_next_stop',
      extra: { next: { rideId: ben, kind: 'pickup' } },
    });
    // A completed step may be repeated.
    await expectStatus(step(run, ana, 'in_progress'), 200);
  });

  it('continues without a group that cancels', async () => {
    const visits = now().minute + 60;
    const visit = (at: object) => ({ place: at, from: visits, to: visits + 240, serviceMinutes: 2 });
    const requests = [HOTEL, OFFICE, MUSEUM].map((pickup, index) => ({
      label: `Group ${index}`,
      people: 2,
      pickup: visit(pickup),
      dropoff: visit(STATION),
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
