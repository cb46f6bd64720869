import type { RoutePlanView } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { passenger } from './support/business';
import { BusinessMoney } from './support/business-money';
import type { Operations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus } from './support/people';
import { UPTOWN, until } from './support/rides';
import {
  PATH,
  HOTEL,
  OFFICE,
  MUSEUM,
  STATION,
  now,
  publication,
  type Planned,
  setUpRuns,
} from './support/planned-runs';

let world: PaidRides;
let operations: Operations;
let money: BusinessMoney;
const { planned, publish, published, step, rideFor, statusOf, board } = setUpRuns(
  (opened) => void ({ world, operations, money } = opened),
);

describe('the price of a plan', () => {
  it('is shown by ride and by vehicle before it is published, and is what the account pays', async () => {
    const plan = await planned();
    const dan = await driver(world.api, UPTOWN);
    const price = (rideType: string, revision = plan.plan.revision) =>
      operations.client.post(`${PATH}/${plan.plan.id}/prices`, {
        revision,
        accountId: plan.accountId,
        vehicles: [{ vehicle: 0, rideType }],
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
      status: 409,
      code: 'prices_changed',
      errors: [{ field: 'total' }],
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
      code: 'ride_state_conflict',
      extra: { rideId: ana },
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
      accountId: plan.accountId,
      accountName: 'Acme',
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
