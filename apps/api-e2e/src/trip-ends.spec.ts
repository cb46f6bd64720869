import { type Api, type Client, client, startApi } from './support/api';
import { type Driver, driver, expectStatus, operator, person, type Person } from './support/people';
import { AIRPORT, book, completeTrip, offerTo, until, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

const OPERATOR = 'trip-ends@example.test';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());

/** A trip that has started at the pickup. */
async function started(): Promise<{ organizer: Person; dan: Driver; rideId: number; fare: string }> {
  const organizer = await person(api);
  const dan = await driver(api, UPTOWN);
  const ride = await book(organizer);
  await offerTo(api, ride.id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
  for (const status of ['arrived', 'in_progress'])
    await expectStatus(dan.client.patch(`/api/rides/${ride.id}/status`, { status, reason: 'No phone at hand' }), 200);
  return { organizer, dan, rideId: ride.id, fare: ride.totalCost };
}

describe('a trip that ends away from its destination', () => {
  it('needs a reason, which the group, the timeline and operations get', async () => {
    const { organizer, dan, rideId, fare } = await started();
    const complete = (body: object) => dan.client.post(`/api/rides/${rideId}/complete`, { amount: fare, ...body });
    const { body: refusal } = await expectStatus(complete({}), 409);
    expect(refusal).toMatchObject({ code: 'not_at_destination', detail: expect.stringMatching(/^You are 5\.7 miles/) });
    expect(refusal.extra.meters).toBeGreaterThan(9000);

    await expectStatus(complete({ reason: 'The road is closed' }), 200);
    const notifications = async () =>
      (await expectStatus(organizer.client.get('/api/notifications'), 200)).body.notifications as {
        title: string;
        message: string;
      }[];
    const told = await until(notifications, (all) => all.some(({ title }) => title.startsWith('Trip ended before')));
    expect(told.find(({ title }) => title.startsWith('Trip ended before'))!.message).toContain('The road is closed');

    const { body: view } = await expectStatus(operations.get(`/api/admin/rides/${rideId}`), 200);
    expect(view.events.find(({ type }: { type: string }) => type === 'trip_completed')).toMatchObject({
      reason: 'The road is closed',
      data: { metersFromDestination: refusal.extra.meters },
    });
    const { body: alerts } = await expectStatus(operations.get('/api/admin/alerts?state=open'), 200);
    expect(alerts).toContainEqual(
      expect.objectContaining({
        kind: 'completed_away',
        rideId,
        data: expect.objectContaining({ driverId: dan.driverId, statedReason: 'The road is closed' }),
      }),
    );
  });

  it('needs no reason at the destination, and alerts nobody', async () => {
    const { dan, rideId, fare } = await started();
    await expectStatus(completeTrip(dan, rideId, { amount: fare, reason: 'Not needed' }), 200);
    const raised = await api.query(`SELECT 1 FROM money_alerts WHERE ride_id = $1`, [rideId]);
    const [event] = await api.query(`SELECT reason FROM ride_events WHERE ride_id = $1 AND type = 'trip_completed'`, [
      rideId,
    ]);
    expect([raised, event]).toEqual([[], { reason: null }]);
  });
});

describe('today’s earnings', () => {
  const earnings = async (dan: Driver) =>
    (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/earnings`), 200)).body;

  it('count a trip when it ends, on the day it ended', async () => {
    const { dan, rideId, fare } = await started();
    const { body: ride } = await expectStatus(dan.client.get(`/api/rides/${rideId}`), 200);
    await expectStatus(completeTrip(dan, rideId, { amount: fare }), 200);
    const { earnings: part } = ride.driverPay;
    expect(await earnings(dan)).toMatchObject({ today: part, tripsThisWeek: 1, recent: expect.anything() });
    await until(
      () => api.query(`SELECT 1 FROM ledger_transactions WHERE ride_id = $1 AND kind = 'fare'`, [rideId]),
      ({ length }) => length === 1,
    );
    expect(await earnings(dan)).toMatchObject({ today: part, tripsThisWeek: 1 });
    await api.query(`UPDATE rides SET completed_at = completed_at - interval '8 days' WHERE id = $1`, [rideId]);
    expect(await earnings(dan)).toMatchObject({ today: '0.00', thisWeek: '0.00', tripsThisWeek: 0 });
  });
});

describe('the driven trace', () => {
  it('is sampled while the car moves, kept after the trip, and shown only to operations', async () => {
    const { organizer, dan, rideId, fare } = await started();
    const socket = socketOf(api, dan.client);
    await connected(socket);
    const steps = 8;
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const lat = UPTOWN.lat + (AIRPORT.lat - UPTOWN.lat) * part;
      const lng = UPTOWN.lng + (AIRPORT.lng - UPTOWN.lng) * part;
      expect(await socket.emitWithAck('driverLocation', { rideId, lat, lng, ts: Date.now() })).toMatchObject({
        ok: true,
      });
      // A second position at the same place adds nothing.
      expect(await socket.emitWithAck('driverLocation', { rideId, lat, lng, ts: Date.now() })).toMatchObject({
        ok: true,
      });
    }
    socket.close();
    await expectStatus(completeTrip(dan, rideId, { amount: fare }), 200);

    const { body: trace } = await expectStatus(operations.get(`/api/admin/rides/${rideId}/trace`), 200);
    // It begins where the driver was when setting out.
    expect(trace.points).toHaveLength(steps + 2);
    expect(trace.points[0]).toMatchObject({ lat: UPTOWN.lat, lng: UPTOWN.lng });
    expect(trace.points.at(-1)).toMatchObject({ lat: AIRPORT.lat, lng: AIRPORT.lng });
    expect(trace.meters).toBeGreaterThan(9000);
    expect(trace.meters).toBeLessThan(9300);
    const { body: audit } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(audit[0]).toMatchObject({ action: 'view_trace', subject: `ride:${rideId}` });
    for (const [who, status] of [
      [dan.client, 403],
      [organizer.client, 403],
      [client(api), 401],
    ] as const)
      await expectStatus(who.get(`/api/admin/rides/${rideId}/trace`), status);
  });
});
