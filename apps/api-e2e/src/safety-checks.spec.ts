import { startApi, type AnyRow, type Api, type Client } from './support/api';
import { addJobs } from './support/jobs';
import { expectStatus, operator, person } from './support/people';
import { AIRPORT, driveTo, until } from './support/rides';
import { connected, next, socketOf } from './support/sockets';
import {
  answerQuestion,
  causesAsked,
  driveTrip,
  openQuestions,
  startTrip,
  watchTrips,
  type Trip,
} from './support/watched-trips';

let api: Api;
let operations: Client;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const HALFWAY = { lat: 35.224, lng: -80.893 };
/** Stands still for six minutes. @param west degrees from halfway */
const parked = (west = 0) => [6, 0].map((ago) => [ago, HALFWAY.lat, HALFWAY.lng - west] as const);

const alertsOf = async ({ id }: Trip, kind: string) =>
  ((await expectStatus(operations.get('/api/admin/alerts?state=open'), 200)).body as AnyRow[]).filter(
    (alert) => alert['kind'] === kind && alert['rideId'] === id,
  );

describe('"Is everything OK?"', () => {
  it('is asked once for a long stop, live and without telling the driver', async () => {
    const trip = await startTrip(api);
    const [page, car] = [socketOf(api, trip.rider.client), socketOf(api, trip.dan.client)];
    const heard: string[] = [];
    try {
      await Promise.all([page, car].map(connected));
      await car.emitWithAck('join', { rideId: trip.id });
      car.onAny((name: string, message: { type?: string }) => heard.push(message?.type ?? name));
      await driveTrip(api, trip, parked());
      const told = next(page, 'safetyChecksChanged', ({ rideId }) => rideId === trip.id);
      await watchTrips(api);
      await told;
      await watchTrips(api);
      expect(await causesAsked(api, trip)).toEqual(['long_stop']);
      const [check] = await openQuestions(trip);
      expect(check).toMatchObject({ cause: 'long_stop', askedAt: expect.any(String) });
      const { body } = await expectStatus(trip.rider.client.get('/api/notifications'), 200);
      expect(
        (body.notifications as { title: string }[]).filter(({ title }) => title === 'Is everything OK?'),
      ).toHaveLength(1);
      await car.emitWithAck('requestRefresh', { rideId: trip.id });
      expect(heard.filter((type) => type.includes('safety'))).toEqual([]);
      const { body: seen } = await expectStatus(trip.dan.client.get(`/api/rides/${trip.id}/events`), 200);
      expect((seen as { type: string }[]).map(({ type }) => type)).not.toContain('safety_check_asked');

      const both = await Promise.all([answerQuestion(trip, check!.id, 'ok'), answerQuestion(trip, check!.id, 'ok')]);
      expect(both.map(({ status, body: left }) => [status, left])).toEqual([
        [200, []],
        [200, []],
      ]);
      await watchTrips(api);
      expect(await causesAsked(api, trip)).toHaveLength(1);
    } finally {
      for (const socket of [page, car]) socket.close();
    }
  });

  it('is asked after the set minutes, and again only for another stop after driving on', async () => {
    const trip = await startTrip(api);
    await driveTrip(api, trip, parked().slice(1));
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual([]);
    await driveTrip(api, trip, parked());
    await watchTrips(api);
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toEqual(['long_stop']);
    await driveTrip(api, trip, parked(0.003));
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toHaveLength(1);
    await driveTrip(api, trip, parked(0.02));
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toHaveLength(2);
  });

  it('reaches operations at once when somebody needs help, and after a while when nobody answers', async () => {
    const [lost, silent] = [await startTrip(api), await startTrip(api)];
    await driveTrip(api, lost, parked());
    await driveTrip(api, silent, parked());
    await watchTrips(api);
    const [check] = await openQuestions(lost);
    await expectStatus(answerQuestion(lost, check!.id, 'ok'), 200);
    await expectStatus(answerQuestion(lost, check!.id, 'help'), 200);
    expect(await alertsOf(lost, 'safety_help')).toMatchObject([
      { data: { name: 'Ana Alvarez', phone: lost.rider.phone, cause: 'long_stop', position: '35.22400, -80.89300' } },
    ]);
    await expectStatus(answerQuestion(lost, check!.id, 'ok'), 200);
    expect(await alertsOf(lost, 'safety_help')).toHaveLength(1);

    await api.query(`UPDATE safety_checks SET asked_at = now() - interval '4 minutes' WHERE ride_id = ANY($1)`, [
      [lost.id, silent.id],
    ]);
    const raised = (expected: number) =>
      until(
        async () => {
          await addJobs(api, 'check-alert-rules');
          return alertsOf(silent, 'safety_unanswered');
        },
        (alerts) => alerts.length === expected,
      );
    await raised(1);
    expect(await alertsOf(lost, 'safety_unanswered')).toEqual([]);
    const [open] = await openQuestions(silent);
    await expectStatus(answerQuestion(silent, open!.id, 'ok'), 200);
    await raised(0);
  });

  it('ends with the trip, and is visible only to those aboard', async () => {
    const trip = await startTrip(api);
    await driveTrip(api, trip, parked());
    await watchTrips(api);
    const [check] = await openQuestions(trip);
    for (const who of [trip.dan, await person(api)]) {
      await expectStatus(who.client.get(`/api/rides/${trip.id}/safety-checks`), 404);
      const path = `/api/rides/${trip.id}/safety-checks/${check!.id}/answer`;
      await expectStatus(who.client.post(path, { answer: 'ok' }), 404);
    }
    await driveTo(trip.dan, AIRPORT);
    const { body: ride } = await expectStatus(trip.rider.client.get(`/api/rides/${trip.id}`), 200);
    await expectStatus(
      trip.dan.client.post(`/api/rides/${trip.id}/complete`, { amount: (ride as AnyRow)['totalCost'] }),
      200,
    );
    expect(await openQuestions(trip)).toEqual([]);
    expect(await answerQuestion(trip, check!.id, 'help')).toMatchObject({ status: 409 });
    await watchTrips(api);
    expect(await causesAsked(api, trip)).toHaveLength(1);
  });
});
