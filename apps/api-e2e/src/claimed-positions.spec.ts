import { startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { AIRPORT, book, driveTo, offerTo, roundsAreMade, silence, until, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

const OPERATOR = 'claimed-positions@example.test';
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, FASTEST_CAR_MPH: '100' });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api?.stop());

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const step = (dan: Driver, rideId: number, body: object) => dan.client.patch(`/api/rides/${rideId}/status`, body);

/** Drives to a place in a quarter of an hour. */
async function arriveAt(dan: Driver, place: { lat: number; lng: number }) {
  await silence(api, dan, 15);
  await driveTo(dan, place);
}

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
  await arriveAt(ride.dan, UPTOWN);
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

describe('a claimed position that contradicts the received positions', () => {
  it('does not complete a trip, and operations are alerted', async () => {
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
    // The car has stood at the pickup for five minutes, and sent positions all the time.
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

const channels = ['by HTTP', 'by socket'] as const;
async function jumpTo(
  dan: Driver,
  rideId: number,
  place: { lat: number; lng: number },
  channel: (typeof channels)[number],
) {
  if (channel === 'by socket') await sendBySocket(dan, rideId, place, 1);
  else await driveTo(dan, place);
}

describe('positions that jump to the place of a step', () => {
  it.each(channels)('do not mark an arrival, %s; the driver is told when they will', async (channel) => {
    const { dan, id } = await accepted();
    await jumpTo(dan, id, UPTOWN, channel);
    const { body } = await expectStatus(step(dan, id, { status: 'arrived' }), 409);
    expect(body).toMatchObject({
      code: 'not_at_pickup',
      detail: expect.stringMatching(/^Your position just jumped by/),
    });
    expect(body.extra.tooSoonSeconds).toBeGreaterThan(150);
    expect(body.extra.tooSoonSeconds).toBeLessThan(200);
    expect(await alertsOf(id)).toMatchObject([{ kind: 'position_impossible', data: { step: 'arrived' } }]);
    // A position that comes with the step does not help either.
    expect((await step(dan, id, { status: 'arrived', position: at(UPTOWN) })).body.code).toBe('not_at_pickup');
    // A wrong first position does not block the driver: the next one counts as soon as a car can have come here.
    await silence(api, dan, 4);
    await driveTo(dan, UPTOWN);
    await expectStatus(step(dan, id, { status: 'arrived' }), 200);
  });

  it.each(channels)('do not complete a trip without a reason, %s', async (channel) => {
    const { dan, id, totalCost } = await started();
    await jumpTo(dan, id, AIRPORT, channel);
    const { body } = await expectStatus(dan.client.post(`/api/rides/${id}/complete`, { amount: totalCost }), 409);
    expect(body).toMatchObject({ code: 'not_at_destination', detail: expect.stringMatching(/^You are 5\.7 miles/) });
    expect(await alertsOf(id)).toMatchObject([{ kind: 'position_impossible', data: { step: 'completed' } }]);
    // Some minutes later it does, and operations see the jump.
    await silence(api, dan, 4);
    await driveTo(dan, AIRPORT);
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, { amount: totalCost }), 200);
    const leaps = (await alertsOf(id)).map(({ data }) => data['leapMeters']).filter((meters) => meters !== undefined);
    expect(leaps).toEqual([expect.any(Number)]);
    expect(leaps[0]).toBeGreaterThan(9000);
  });

  it('do not count either when split into many small jumps', async () => {
    const { dan, id } = await accepted();
    for (let part = 1; part <= 20; part += 1)
      await driveTo(dan, {
        lat: AIRPORT.lat + ((UPTOWN.lat - AIRPORT.lat) * part) / 20,
        lng: AIRPORT.lng + ((UPTOWN.lng - AIRPORT.lng) * part) / 20,
      });
    expect((await step(dan, id, { status: 'arrived' })).body.code).toBe('not_at_pickup');
  });

  it('do not help a driver who sends them before accepting', async () => {
    const { id } = (await book(await person(api))) as { id: number };
    const dan = await driver(api, AIRPORT);
    await driveTo(dan, UPTOWN);
    await offerTo(api, id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
    expect((await step(dan, id, { status: 'arrived' })).body.code).toBe('not_at_pickup');
  });
});

describe('a driver who waits for rides and claims to be at a pickup 43 miles away', () => {
  const requestsOf = async (dan: Driver) =>
    (await expectStatus(dan.client.get(`/api/rides/driver-requests/${dan.driverId}`), 200)).body as {
      id: number;
      pickupDistance: number;
    }[];
  const onMap = async () =>
    (await expectStatus(operations.get('/api/drivers/available'), 200)).body.map(
      ({ currentLocation }: { currentLocation: { lat: number } }) => currentLocation.lat,
    );
  const FAR = { lat: 34.6, lng: UPTOWN.lng };
  const MILE_AWAY = { lat: UPTOWN.lat + 0.0145, lng: UPTOWN.lng };

  async function driverFarAway() {
    await api.query(`UPDATE drivers SET is_online = false`);
    const someone = await driver(api, FAR);
    await driveTo(someone, UPTOWN);
    return someone;
  }
  afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

  it('is not offered the ride, while an honest driver a mile away is', async () => {
    const someone = await driverFarAway();
    const honest = await driver(api, MILE_AWAY);
    expect((await onMap()).sort()).toEqual([FAR.lat, 35.24]);
    const { id } = (await book(await person(api))) as { id: number };
    const [offer] = await until(
      () => requestsOf(honest),
      (list) => list.length > 0,
    );
    expect(offer).toMatchObject({ id });
    expect(await requestsOf(someone)).toEqual([]);
    const { body } = await expectStatus(operations.get(`/api/admin/rides/${id}/candidates`), 200);
    expect(body.drivers.map(({ driverId }: Driver) => driverId)).toEqual([honest.driverId]);
    await expectStatus(honest.client.post(`/api/rides/${id}/accept/${honest.driverId}`), 200);
  });

  it('is offered the ride once there was enough time to drive there', async () => {
    const someone = await driverFarAway();
    const { id } = (await book(await person(api))) as { id: number };
    await roundsAreMade(api);
    await driveTo(someone, UPTOWN);
    await roundsAreMade(api);
    expect(await requestsOf(someone)).toEqual([]);
    await silence(api, someone, 30);
    await driveTo(someone, UPTOWN);
    const offers = await until(
      () => requestsOf(someone),
      (list) => list.length > 0,
    );
    expect(offers).toMatchObject([{ id, pickupDistance: 0 }]);
    await expectStatus(someone.client.post(`/api/rides/${id}/accept/${someone.driverId}`), 200);
    await expectStatus(step(someone, id, { status: 'arrived' }), 200);
  });
});

describe('a driver whose phone was off for an hour', () => {
  it('arrives and completes as usual', async () => {
    const { dan, id, totalCost } = await started();
    await silence(api, dan, 60);
    await driveTo(dan, AIRPORT);
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, { amount: totalCost }), 200);
    expect(await alertsOf(id)).toEqual([]);
  });
});

describe('no-shows', () => {
  const noShow = (dan: Driver, id: number) => dan.client.post(`/api/rides/${id}/no-show`);
  const NEARBY = { lat: UPTOWN.lat + 0.018, lng: UPTOWN.lng };
  /** Positions received from the car, with the minutes since then. */
  async function drive(dan: Driver, id: number, ...received: [{ lat: number; lng: number }, number][]) {
    for (const [place, minutesAgo] of received)
      await api.query(
        `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5) VALUES ($1, now() - $5 * interval '1 minute', $2, $3, $4)`,
        [id, dan.driverId, Math.round(place.lat * 1e5), Math.round(place.lng * 1e5), minutesAgo],
      );
  }
  /** A driver who has waited long enough at the pickup. */
  async function waited() {
    const { dan, id } = await accepted();
    await arriveAt(dan, UPTOWN);
    await expectStatus(step(dan, id, { status: 'arrived' }), 200);
    await silence(api, dan, 16);
    await driveTo(dan, UPTOWN);
    await api.query(`UPDATE rides SET arrived_at = now() - interval '16 minutes' WHERE id = $1`, [id]);
    return { dan, id };
  }

  it('cost the riders nothing when the driver has left the pickup, or only claims to be there', async () => {
    const { dan, id } = await waited();
    await silence(api, dan, 15);
    await driveTo(dan, AIRPORT);
    expect((await noShow(dan, id)).body.code).toBe('away_from_pickup');
    const { body: members } = await expectStatus(dan.client.get(`/api/rides/${id}/members`), 200);
    const mark = await dan.client.post(`/api/rides/${id}/members/${members[0].id}/no-show`);
    expect(mark.body.code).toBe('away_from_pickup');
    await driveTo(dan, UPTOWN);
    expect((await noShow(dan, id)).body.code).toBe('away_from_pickup');
    // Back after a quarter of an hour, which was no waiting, whatever place the phone claimed in between.
    await arriveAt(dan, UPTOWN);
    expect((await noShow(dan, id)).body.code).toBe('still_waiting');
    await api.query(`UPDATE rides SET arrived_at = arrived_at - interval '15 minutes' WHERE id = $1`, [id]);
    await expectStatus(noShow(dan, id), 200);
  });

  it('cost the riders the fee when the driver waited at the pickup, once a phone that slept has sent its position again', async () => {
    const { dan, id } = await waited();
    await silence(api, dan, 3);
    expect((await noShow(dan, id)).body.code).toBe('away_from_pickup');
    await arriveAt(dan, UPTOWN);
    await expectStatus(noShow(dan, id), 200);
  });

  it('cost the riders nothing before the driver has waited at the pickup, however often the car drives off in between', async () => {
    const { dan, id } = await waited();
    // Two kilometers away for three minutes, and then for seven.
    await drive(dan, id, [UPTOWN, 15], [NEARBY, 14], [UPTOWN, 11], [NEARBY, 9], [UPTOWN, 2]);
    const wait = await expectStatus(dan.client.get(`/api/rides/${id}/no-show`), 200);
    // 16 minutes ago, less the ten: one of seven minutes is left.
    expect(wait.body).toMatchObject({ mayCancel: false, mayMark: false });
    expect(wait.body.secondsLeft).toBeGreaterThan(50);
    expect(wait.body.secondsLeft).toBeLessThan(65);
    expect((await noShow(dan, id)).body.code).toBe('still_waiting');
    await api.query(`UPDATE rides SET arrived_at = arrived_at - interval '61 seconds' WHERE id = $1`, [id]);
    await expectStatus(noShow(dan, id), 200);
  });

  it('need the whole wait after the start of a scheduled ride, however early the car came', async () => {
    const { dan, id } = await waited();
    await api.query(
      `UPDATE rides SET booking_type = 'scheduled', scheduled_at = now() - interval '8 minutes' WHERE id = $1`,
      [id],
    );
    // Gone from a minute before the start until two minutes ago.
    await drive(dan, id, [UPTOWN, 15], [NEARBY, 9], [UPTOWN, 2]);
    const wait = await expectStatus(dan.client.get(`/api/rides/${id}/no-show`), 200);
    expect(wait.body.secondsLeft).toBeGreaterThan(290);
    expect(wait.body.secondsLeft).toBeLessThan(305);
    expect((await noShow(dan, id)).body.code).toBe('still_waiting');
  });

  it('need a position at the pickup when only the phone says that it arrived there', async () => {
    const { dan, id } = await accepted();
    await silence(api, dan, 15);
    const arrival = { status: 'arrived', happenedAt: ago(1), position: at(UPTOWN) };
    await expectStatus(step(dan, id, arrival), 200);
    await api.query(
      `UPDATE ride_events SET at = now() - interval '10 minutes' WHERE ride_id = $1 AND type = 'driver_arrived'`,
      [id],
    );
    await driveTo(dan, UPTOWN);
    const wait = await expectStatus(dan.client.get(`/api/rides/${id}/no-show`), 200);
    expect(wait.body.secondsLeft).toBeGreaterThan(410);
    expect((await noShow(dan, id)).body.code).toBe('still_waiting');
  });
});

describe('a start without any passenger verified', () => {
  it('that the phone kept is judged by where the phone was', async () => {
    const { dan, id } = await accepted();
    await arriveAt(dan, UPTOWN);
    await expectStatus(step(dan, id, { status: 'arrived', happenedAt: null }), 200);
    await silence(api, dan, 15);
    const start = { status: 'in_progress', reason: 'No phones', happenedAt: new Date().toISOString() };
    const refused = await step(dan, id, { ...start, position: at(AIRPORT) });
    expect([refused.status, refused.body.code]).toEqual([409, 'away_from_pickup']);
    await expectStatus(step(dan, id, { ...start, position: at(UPTOWN) }), 200);
  });

  it('needs a meaningful reason, which the timeline keeps', async () => {
    const { dan, id } = await accepted();
    await arriveAt(dan, UPTOWN);
    await expectStatus(step(dan, id, { status: 'arrived' }), 200);
    for (const reason of ['.', '    ', 'abcd', '12345 !!!']) {
      const { body } = await step(dan, id, { status: 'in_progress', reason });
      expect([body.code, reason]).toEqual([reason.trim() ? 'validation_failed' : expect.any(String), reason]);
    }
    await expectStatus(step(dan, id, { status: 'in_progress', reason: 'Todos sin teléfono' }), 200);
    expect(await eventOf(id, 'trip_started')).toMatchObject({ reason: 'Todos sin teléfono' });
  });
});

describe('a claimed position that no received position confirms', () => {
  it('completes a trip, and operations see that only the phone reported it', async () => {
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

  it('is flagged even after a short silence when the step depends on it', async () => {
    const { dan, id, totalCost } = await started();
    const fromAirport = (meters: number) => ({
      lat: AIRPORT.lat + ((UPTOWN.lat - AIRPORT.lat) * meters) / 9142,
      lng: AIRPORT.lng + ((UPTOWN.lng - AIRPORT.lng) * meters) / 9142,
    });
    await arriveAt(dan, fromAirport(1900));
    await silence(api, dan, 0.45);
    const completion = { amount: totalCost, position: fromAirport(700) };
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, completion), 200);
    expect(await alertsOf(id)).toMatchObject([{ kind: 'position_unconfirmed', data: { step: 'completed' } }]);
  });

  it('cannot be used after a silence that is too short to drive there', async () => {
    const { dan, id, totalCost } = await started();
    await silence(api, dan, 3);
    const claim = { amount: totalCost, position: at(AIRPORT) };
    expect((await dan.client.post(`/api/rides/${id}/complete`, claim)).body.code).toBe('not_at_destination');
  });
});

describe('a claimed position that is consistent with the received positions', () => {
  it('completes a trip at its destination without any alert', async () => {
    const { dan, id, totalCost } = await started();
    await arriveAt(dan, AIRPORT);
    const completion = { amount: totalCost, happenedAt: ago(0), position: at(AIRPORT) };
    await expectStatus(dan.client.post(`/api/rides/${id}/complete`, completion), 200);
    expect(await alertsOf(id)).toEqual([]);
    expect((await eventOf(id, 'trip_completed')).data).not.toHaveProperty('unconfirmedPosition');
  });
});

describe('positions sent by HTTP', () => {
  it('are in the stored trace of the ride under way, like those by socket', async () => {
    const { dan, id } = await accepted();
    await sendBySocket(dan, id, { lat: 35.225, lng: -80.9 }, 1);
    await driveTo(dan, UPTOWN);
    const { body } = await expectStatus(operations.get(`/api/admin/rides/${id}/trace`), 200);
    // It begins where the driver was when setting out.
    expect(body.points.map(at)).toEqual([at(AIRPORT), { lat: 35.225, lng: -80.9 }, at(UPTOWN)]);
  });

  it('are in no trace while no ride is under way', async () => {
    const dan = await driver(api, UPTOWN);
    await driveTo(dan, AIRPORT);
    expect(await api.query(`SELECT 1 FROM driven_points WHERE driver_id = $1`, [dan.driverId])).toEqual([]);
  });
});

describe('a position far from any ride', () => {
  it.each([
    ['on another continent', { lat: 48.8566, lng: 2.3522 }],
    ['in the sea, where a phone without a position says that it is', { lat: 0, lng: 0 }],
  ])('%s is refused in the same way by HTTP and by socket', async (_, place) => {
    const { dan, id } = await accepted();
    const { body } = await expectStatus(dan.client.patch(`/api/drivers/${dan.driverId}/location`, place), 400);
    expect(body.code).toBe('place_outside_area');
    const socket = socketOf(api, dan.client);
    await connected(socket);
    const answer = await socket.emitWithAck('driverLocation', { rideId: id, ...place, ts: Date.now() });
    socket.close();
    expect(answer).toEqual({ ok: false, code: body.code, message: body.detail });
    expect(await api.query(`SELECT lat, lng FROM drivers WHERE id = $1`, [dan.driverId])).toEqual([at(AIRPORT)]);
  });
});

describe('completing a ride before it starts', () => {
  it('is refused for that reason first, whatever else is missing', async () => {
    const { dan, id } = await accepted();
    const { body } = await expectStatus(dan.client.post(`/api/rides/${id}/complete`, {}), 409);
    expect(body).toMatchObject({ code: 'ride_state_conflict', extra: { status: 'en_route' } });
  });
});
