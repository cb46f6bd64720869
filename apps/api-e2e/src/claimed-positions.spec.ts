import { startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { AIRPORT, book, driveTo, offerTo, silence, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

const OPERATOR = 'claimed-positions@example.test';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const step = (dan: Driver, rideId: number, body: object) => dan.client.patch(`/api/rides/${rideId}/status`, body);

/** A ride from Uptown to the airport whose driver sets out six miles from the pickup. */
async function accepted() {
  const { id, totalCost } = (await book(await person(api))) as { id: number; totalCost: string };
  const dan = await driver(api, AIRPORT);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  await api.query(`UPDATE rides SET accepted_at = now() - interval '30 minutes' WHERE id = $1`, [id]);
  return { dan, id, totalCost };
}

/** The same ride under way, at the pickup. */
async function started() {
  const ride = await accepted();
  await driveTo(ride.dan, UPTOWN);
  await expectStatus(step(ride.dan, ride.id, { status: 'arrived' }), 200);
  await expectStatus(step(ride.dan, ride.id, { status: 'in_progress', reason: 'No phones' }), 200);
  await api.query(`UPDATE rides SET started_at = now() - interval '20 minutes' WHERE id = $1`, [ride.id]);
  return ride;
}

async function sendBySocket(dan: Driver, rideId: number, place: { lat: number; lng: number }, times = 3) {
  const socket = socketOf(api, dan.client);
  await connected(socket);
  for (let count = 0; count < times; count += 1)
    expect(await socket.emitWithAck('driverLocation', { rideId, ...at(place), ts: Date.now() })).toMatchObject({
      ok: true,
    });
  socket.close();
}

async function alertsOf(rideId: number) {
  const { body } = await expectStatus(operations.get('/api/admin/alerts?state=open'), 200);
  return (body as { kind: string; rideId: number; data: Record<string, unknown> }[]).filter(
    (alert) => alert.rideId === rideId,
  );
}

async function eventOf(rideId: number, type: string) {
  const { body } = await expectStatus(operations.get(`/api/admin/rides/${rideId}`), 200);
  return body.events.find((event: { type: string }) => event.type === type);
}

describe('a position that the positions received contradict', () => {
  it('does not complete a trip, but is told to operations', async () => {
    const { dan, id, totalCost } = await started();
    await sendBySocket(dan, id, UPTOWN);
    const claim = { amount: totalCost, position: at(AIRPORT) };
    const { body } = await expectStatus(dan.client.post(`/api/rides/${id}/complete`, claim), 409);
    expect(body).toMatchObject({ code: 'not_at_destination', detail: expect.stringMatching(/^You are 5\.7 miles/) });
    expect(await alertsOf(id)).toEqual([
      expect.objectContaining({
        kind: 'position_impossible',
        data: { driverId: dan.driverId, step: 'completed', knownMeters: body.extra.meters },
      }),
    ]);
    const byStatus = await step(dan, id, { status: 'completed', position: at(AIRPORT), reason: 'Road closed' });
    expect(byStatus.body.code).toBe('cash_amount_required');

    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, { ...claim, reason: 'Road closed' }), 200);
    expect((await alertsOf(id)).map(({ kind }) => kind).sort()).toEqual(['completed_away', 'position_impossible']);
    expect(await eventOf(id, 'trip_completed')).toMatchObject({
      reason: 'Road closed',
      data: { metersFromDestination: body.extra.meters },
    });
  });

  it('does not mark an arrival', async () => {
    const { dan, id } = await accepted();
    await sendBySocket(dan, id, AIRPORT);
    const { body } = await step(dan, id, { status: 'arrived', position: at(UPTOWN) });
    expect(body).toMatchObject({ code: 'not_at_pickup', detail: expect.stringMatching(/^You are 5\.7 miles/) });
    expect(await alertsOf(id)).toEqual([expect.objectContaining({ kind: 'position_impossible' })]);
  });

  it.each([
    ['a moment ago', 20],
    ['between two positions at another place', 150],
    ['before the last position', 290],
  ])('does not count %s either', async (_, seconds) => {
    const { dan, id, totalCost } = await started();
    // The car has stood at the pickup for five minutes, and was heard of all the time.
    await sendBySocket(dan, id, UPTOWN, 1);
    await api.query(`DELETE FROM driven_points WHERE ride_id = $1`, [id]);
    await api.query(
      `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5)
       SELECT $1, now() - minute * interval '1 minute', $2, $3, $4 FROM generate_series(1, 5) AS minute`,
      [id, dan.driverId, Math.round(UPTOWN.lat * 1e5), Math.round(UPTOWN.lng * 1e5)],
    );
    const claim = { amount: totalCost, happenedAt: ago(seconds), position: at(AIRPORT) };
    const { body } = await dan.client.post(`/api/rides/${id}/complete`, claim);
    expect(body).toMatchObject({ code: 'not_at_destination', detail: expect.stringMatching(/^You are 5\.7 miles/) });
  });
});

describe('positions that leap to the place of a step', () => {
  it.each(['by HTTP', 'by socket'])('are told to operations, %s', async (way) => {
    const { dan, id, totalCost } = await started();
    if (way === 'by HTTP')
      await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/location`, at(AIRPORT)), 204);
    else await sendBySocket(dan, id, AIRPORT, 1);
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, { amount: totalCost }), 200);
    const [alert, ...others] = await alertsOf(id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'position_impossible', data: { driverId: dan.driverId, step: 'completed' } });
    expect(alert!.data['leapMeters']).toBeGreaterThan(9000);
  });
});

describe('a position that nothing received confirms', () => {
  it('completes a trip, and operations see that only the phone says so', async () => {
    const { dan, id, totalCost } = await started();
    await silence(api, dan, 15);
    const completion = { amount: totalCost, happenedAt: ago(60), position: at(AIRPORT) };
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, completion), 200);
    const [alert, ...others] = await alertsOf(id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'position_unconfirmed', data: { driverId: dan.driverId, step: 'completed' } });
    expect(alert!.data['silentSeconds']).toBeGreaterThanOrEqual(13 * 60);
    const { data, reason } = await eventOf(id, 'trip_completed');
    expect(reason).toBeNull();
    expect(data).toMatchObject({ unconfirmedPosition: true, silentSeconds: alert!.data['silentSeconds'] });
  });

  it('marks an arrival in the same way', async () => {
    const { dan, id } = await accepted();
    await silence(api, dan, 15);
    await expectStatus(step(dan, id, { status: 'arrived', happenedAt: ago(120), position: at(UPTOWN) }), 200);
    expect(await alertsOf(id)).toEqual([
      expect.objectContaining({
        kind: 'position_unconfirmed',
        data: expect.objectContaining({ step: 'arrived' }),
      }),
    ]);
    expect(await eventOf(id, 'driver_arrived')).toMatchObject({ data: { unconfirmedPosition: true } });
  });

  it('cannot be reached in a silence that is too short for the way', async () => {
    const { dan, id, totalCost } = await started();
    await silence(api, dan, 3);
    const claim = { amount: totalCost, position: at(AIRPORT) };
    expect((await dan.client.post(`/api/rides/${id}/complete`, claim)).body.code).toBe('not_at_destination');
  });
});

describe('a position that the positions received allow', () => {
  it('completes a trip that was seen to end at its destination, without any alert', async () => {
    const { dan, id, totalCost } = await started();
    await silence(api, dan, 15);
    await driveTo(dan, AIRPORT);
    const completion = { amount: totalCost, happenedAt: ago(0), position: at(AIRPORT) };
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, completion), 200);
    expect(await alertsOf(id)).toEqual([]);
    expect((await eventOf(id, 'trip_completed')).data).not.toHaveProperty('unconfirmedPosition');
  });
});

describe('positions sent by HTTP', () => {
  it('are in the stored trace of the ride under way, like those by socket', async () => {
    const { dan, id } = await accepted();
    await driveTo(dan, AIRPORT);
    await sendBySocket(dan, id, { lat: 35.225, lng: -80.9 }, 1);
    await driveTo(dan, UPTOWN);
    const { body } = await expectStatus(operations.get(`/api/admin/rides/${id}/trace`), 200);
    expect(body.points.map(at)).toEqual([at(AIRPORT), { lat: 35.225, lng: -80.9 }, at(UPTOWN)]);
  });

  it('are in no trace while no ride is under way', async () => {
    const dan = await driver(api, UPTOWN);
    await driveTo(dan, AIRPORT);
    expect(await api.query(`SELECT 1 FROM driven_points WHERE driver_id = $1`, [dan.driverId])).toEqual([]);
  });
});

describe('completing a ride before it starts', () => {
  it('says that first, whatever is missing', async () => {
    const { dan, id } = await accepted();
    const { body } = await expectStatus(dan.client.post(`/api/rides/${id}/complete`, {}), 409);
    expect(body).toMatchObject({ code: 'ride_state_conflict', extra: { status: 'en_route' } });
  });
});
