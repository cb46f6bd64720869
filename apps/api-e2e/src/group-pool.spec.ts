import { PaidRides, cents } from './support/paid-rides';
import { cancel, preview } from './support/cancelling';
import { expectStatus, person } from './support/people';
import { driveTo, until } from './support/rides';
import type { Client } from './support/api';
import { along, setUpGroupPools } from './support/group-pools';

let world: PaidRides;
let operations: Client;
const { priced, request, underWay, joined, stopsOf, orderOf, decisionsOf } = setUpGroupPools(
  (opened) => void ({ world, operations } = opened),
);

describe('a quote of GroupPool', () => {
  it('shows the price alone and the price with another group, a fifth less', async () => {
    const ana = await person(world.api);
    const quote = await priced(ana);
    const discount = Math.round(cents(quote.finalTotal) / 5);
    expect(cents(quote.matched.discount)).toBe(discount);
    expect(cents(quote.matched.total)).toBe(cents(quote.finalTotal) - discount);
    expect(cents(quote.matched.perPerson)).toBe(Math.ceil(cents(quote.matched.total) / 3));
    expect(quote.largestCharge).toBe(quote.finalTotal);
    expect((await priced(ana, { rideType: 'GroupX' })).matched).toBeNull();
  });

  it('keeps its discount when operations change it for later quotes', async () => {
    const before = await request();
    const { body } = await expectStatus(operations.get('/api/admin/prices'), 200);
    const { rates } = body.versions.find(({ current }: { current: boolean }) => current);
    const change = (percent: number, rideType = 'GroupPool', basedOn = body.newest) =>
      operations.post('/api/admin/prices', {
        basedOn,
        reason: 'Test',
        rates: rates.map((each: { rideType: string }) =>
          each.rideType === rideType ? { ...each, matchDiscountPercent: percent } : each,
        ),
      });
    expect((await expectStatus(change(10, 'GroupX'), 400)).body.errors).toMatchObject([
      { field: 'rates.0.matchDiscountPercent' },
    ]);
    const { body: saved } = await expectStatus(change(50), 201);
    const after = await priced(before.organizer);
    expect(cents(after.matched.total)).toBe(cents(after.finalTotal) - Math.round(cents(after.finalTotal) / 2));
    expect((await world.view(before.organizer, before.id)).sharedPrice).toEqual({
      sharedAt: null,
      alone: before.quote.finalTotal,
      shared: before.quote.matched.total,
    });
    await expectStatus(change(20, 'GroupPool', saved.newest), 201);
  });
});

describe('a second group along a vehicle’s route', () => {
  it('joins the vehicle; both pay the lower price, and the driver makes the stops of one trip in order', async () => {
    const first = await underWay({ groupSize: 3 }, { paymentMethod: 'card' });
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) }, 'card');
    const view = await joined(second);
    const someone = first.driver;
    expect(view.driverId).toBe(someone.driverId);
    const order = [`pickup ${first.id}`, `pickup ${second.id}`, `dropoff ${second.id}`, `dropoff ${first.id}`];
    expect(await orderOf(someone, first.id)).toEqual(order);
    for (const { organizer, id, quote } of [first, second]) {
      const shared = await world.view(organizer, id);
      expect(shared.totalCost).toBe(quote.matched.total);
      expect(shared.money.yourCharge).toBe(quote.matched.total);
      expect(shared.sharedPrice).toEqual({
        sharedAt: expect.any(String),
        alone: quote.finalTotal,
        shared: quote.matched.total,
      });
      expect(await world.eventTypes(organizer, id)).toContain('vehicle_shared');
      await until(
        async () => JSON.stringify((await expectStatus(organizer.client.get('/api/notifications'), 200)).body),
        (told) => told.includes(`Your group now pays $${quote.matched.total} instead of $${quote.finalTotal}.`),
      );
    }
    expect((await world.view(someone, first.id)).sharedPrice).toBeNull();
    expect((await world.view(second.organizer, second.id)).stopsBefore).toBe(1);

    const earnings = [];
    for (const { id, quote } of [first, second]) {
      const { driverPay } = await world.view(someone, id);
      expect(driverPay.fare).toBe(quote.baseFare);
      earnings.push(cents(driverPay.earnings));
    }
    const step = async (id: number, place: ReturnType<typeof along>) => {
      await driveTo(someone, place);
      await world.step(someone, id, 'arrived');
      await world.step(someone, id, 'in_progress');
    };
    const end = async (id: number, place: ReturnType<typeof along>) => {
      await driveTo(someone, place);
      await expectStatus(someone.client.post(`/api/rides/${id}/complete`, {}), 200);
    };
    await driveTo(someone, along(20));
    const early = await someone.client.patch(`/api/rides/${second.id}/status`, { status: 'arrived' });
    expect(early.body.code).toBe('not_next_stop');
    await step(first.id, along(0));
    await step(second.id, along(20));
    await end(second.id, along(90));
    await end(first.id, along(100));
    for (const { id, quote } of [first, second]) {
      await world.settled(id, ['ride captured']);
      expect((await world.payments(id))[0]!.captured).toBe(quote.matched.total);
    }
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(-(earnings[0]! + earnings[1]!));
  });

  it('joins a parked vehicle whose app sends heartbeats but no new position', async () => {
    const first = await underWay();
    await world.api.query(
      `UPDATE drivers SET position_at = now() - interval '5 minutes', last_seen_at = now() WHERE id = $1`,
      [first.driver.driverId],
    );
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    expect((await joined(second)).driverId).toBe(first.driver.driverId);
  });

  it('is picked up after a scheduled group that the vehicle waits for, and plans and promises say so', async () => {
    const first = await underWay();
    const [scheduled] = await world.api.query<{ at: Date }>(
      `UPDATE rides SET booking_type = 'scheduled', scheduled_at = now() + interval '10 minutes', arrived_at = now()
        WHERE id = $1 RETURNING scheduled_at AS at`,
      [first.id],
    );
    const start = scheduled!.at.getTime();
    await world.api.query(`UPDATE pool_rides SET latest_pickup = $2 WHERE ride_id = $1`, [
      first.id,
      new Date(start + 5 * 60_000),
    ]);
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const stops = await world.api.query<{ at: Date }>(
      `SELECT planned_at AS at FROM run_stops WHERE run_id = (SELECT run_id FROM rides WHERE id = $1) ORDER BY position`,
      [first.id],
    );
    const planned = stops.map(({ at }) => at.getTime());
    // The seconds are counted from the search for a vehicle, and stored a moment later.
    expect(Math.abs(planned[0]! - start)).toBeLessThan(10_000);
    expect(planned[1]).toBeGreaterThan(start + 60_000);
    const [times] = await world.api.query<{ latest_pickup: Date; busy_until: Date }>(
      `SELECT latest_pickup, busy_until FROM rides JOIN pool_rides ON ride_id = id WHERE id = $1`,
      [second.id],
    );
    expect(times!.latest_pickup.getTime()).toBeGreaterThan(start + 6 * 60_000);
    expect(times!.busy_until.getTime()).toBeGreaterThanOrEqual(planned.at(-1)!);
  });

  it('cannot move either pickup, because the other group’s times were promised', async () => {
    const first = await underWay();
    const moved = () =>
      first.organizer.client.post(`/api/rides/${first.id}/pickup/preview`, { pickup: along(5, 'Corner') });
    await expectStatus(moved(), 200);
    await joined(await request({ groupSize: 2, pickup: along(20), destination: along(90) }));
    expect((await moved()).body).toMatchObject({
      code: 'ride_state_conflict',
      detail: expect.stringContaining('Another group shares your vehicle'),
    });
  });

  it('is explained to operations, with what it adds to the drive', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const [decision] = await decisionsOf(second.id);
    expect(decision).toMatchObject({
      driverId: first.driver.driverId,
      sharedVehicles: [{ driverId: first.driver.driverId, result: 'joined', rides: [{ rideId: first.id }] }],
    });
    expect(decision!.sharedVehicles[0]!.addedSeconds).toBeGreaterThanOrEqual(0);
  });

  it('joins a vehicle with people aboard, and pays the shared price in cash', async () => {
    const first = await underWay({ groupSize: 3 });
    await world.step(first.driver, first.id, 'arrived');
    await world.step(first.driver, first.id, 'in_progress');
    const second = await request({ groupSize: 2, pickup: along(30), destination: along(100) });
    await joined(second);
    expect(await orderOf(first.driver, first.id)).toEqual([
      `pickup ${first.id}`,
      `pickup ${second.id}`,
      expect.stringMatching(/^dropoff/),
      expect.stringMatching(/^dropoff/),
    ]);
    const states = (await stopsOf(first.driver, first.id)).map(({ state }) => state);
    expect(states).toEqual(['done', 'current', 'ahead', 'ahead']);
    await driveTo(first.driver, along(30));
    await world.step(first.driver, second.id, 'arrived');
    await world.step(first.driver, second.id, 'in_progress');
    for (const [, id] of (await orderOf(first.driver, first.id)).slice(2).map((stop) => stop.split(' '))) {
      const ride = [first, second].find((each) => each.id === Number(id))!;
      await driveTo(first.driver, along(100));
      const tooMuch = await first.driver.client.post(`/api/rides/${ride.id}/complete`, {
        amount: ride.quote.finalTotal,
      });
      expect(tooMuch.body.code).toBe('amount_mismatch');
      await expectStatus(
        first.driver.client.post(`/api/rides/${ride.id}/complete`, { amount: ride.quote.matched.total }),
        200,
      );
    }
    const [run] = await world.api.query<{ ended_at: Date | null }>(
      `SELECT ended_at FROM runs JOIN run_stops ON run_id = runs.id WHERE ride_id = $1`,
      [second.id],
    );
    expect(run!.ended_at).not.toBeNull();
  });

  it('keeps its discount when operations change the route, and pays no more than before', async () => {
    const first = await underWay({ groupSize: 3 });
    await joined(await request({ groupSize: 2, pickup: along(20), destination: along(60) }));
    const change = async (destination: ReturnType<typeof along>) => {
      const route = `/api/admin/rides/${first.id}/route`;
      const { body } = await expectStatus(
        operations.post(`${route}/preview`, { end: 'destination', place: destination }),
        200,
      );
      const confirmation = { previewId: body.previewId, expectedTotal: body.total, reason: 'Road closed' };
      await expectStatus(operations.post(route, confirmation), 200);
      return { seen: body, view: await world.view(first.organizer, first.id) };
    };
    const nearer = await priced(first.organizer, { groupSize: 3, destination: along(75) });
    const total = nearer.matched.total;
    expect(cents(total)).toBeLessThan(cents(first.quote.matched.total));
    const closer = await change(along(75));
    expect(closer.seen).toMatchObject({ totalBefore: first.quote.matched.total, total, price: total, covered: '0.00' });
    expect(closer.view).toMatchObject({
      totalCost: total,
      sharedPrice: { sharedAt: expect.any(String), alone: nearer.finalTotal, shared: total },
    });

    const farther = await change(along(100));
    const price = first.quote.matched.total;
    expect(farther.seen).toMatchObject({ totalBefore: total, total, price });
    expect(cents(farther.seen.covered)).toBe(cents(price) - cents(total));
    expect(farther.view).toMatchObject({ totalCost: total, sharedPrice: closer.view.sharedPrice });
    const [{ discount } = { discount: '' }] = await world.api.query<{ discount: string }>(
      `SELECT discount FROM rides WHERE id = $1`,
      [first.id],
    );
    // Riders, the discount of the shared vehicle and the part that GroupRide pays add up to the price alone.
    expect(cents(total) + cents(discount)).toBe(cents(first.quote.finalTotal));
  });

  it('leaves the other group the lower price when it cancels', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const { token } = await preview(second.organizer, second.id);
    await expectStatus(cancel(second.organizer, second.id, { token }), 200);
    const view = await world.view(first.organizer, first.id);
    expect([view.status, view.totalCost]).toEqual(['en_route', first.quote.matched.total]);
    expect((await stopsOf(first.driver, first.id)).map(({ state }) => state)).toEqual([
      'current',
      'skipped',
      'skipped',
      'ahead',
    ]);
  });
});
