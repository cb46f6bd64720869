import type { Operations } from './support/operations';
import type { PaidRides } from './support/paid-rides';
import { driver, expectStatus } from './support/people';
import { driveTo, hurry, UPTOWN, until } from './support/rides';
import { HOTEL, OFFICE, MUSEUM, setUpRuns } from './support/planned-runs';

let world: PaidRides;
let operations: Operations;
const { published, inHand, step, look, statusOf, board, letOut } = setUpRuns(
  (opened) => void ({ world, operations } = opened),
);

describe('the driver of a run', () => {
  const reassign = (rideId: number, driverId: number, replacedDriverId: number | null) =>
    operations.client.post(`/api/admin/rides/${rideId}/reassign`, {
      driverId,
      reason: 'Test',
      ...(replacedDriverId === null ? {} : { replacedDriverId }),
    });

  it('gives back all rides that have not begun, which are offered to nobody until operations name the next driver', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await driver(world.api, UPTOWN);
    await expectStatus(run.dan.client.post(`/api/rides/${ben}/release`, { reason: 'Flat tire' }), 204);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['pending', 'pending']);
    await world.api.query(`UPDATE rides SET pending_since = pending_since - interval '1 minute' WHERE id = ANY($1)`, [
      run.rides,
    ]);
    const lost = async () => {
      await look('check-alert-rules');
      const { body } = await expectStatus(operations.client.get('/api/admin/alerts?state=open'), 200);
      return (body as { id: number; kind: string }[]).filter(({ kind }) => kind === 'run_without_driver');
    };
    const alerts = await lost();
    expect(alerts).toEqual([
      expect.objectContaining({ rideId: ana, data: expect.objectContaining({ place: 'Hotel', count: 2 }) }),
    ]);
    await expectStatus(
      operations.client.patch(`/api/admin/alerts/${alerts[0]!.id}`, { close: true, note: 'Eve takes it' }),
      200,
    );
    expect(await lost()).toEqual([]);
    expect(
      await world.api.query(`SELECT 1 FROM offers WHERE ride_id = ANY($1) AND status = 'open'`, [run.rides]),
    ).toEqual([]);
    const eve = await driver(world.api, UPTOWN);
    await expectStatus(reassign(ben, eve.driverId, null), 200);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['confirmed', 'confirmed']);
    expect((await inHand({ dan: eve })).id).toBe(ana);
    // The first pickup is that of the ride that operations did not choose.
    const told = await world.api.query<{ body: string }>(
      `SELECT m.body FROM outbox_messages m JOIN drivers d ON d.phone = m.recipient WHERE d.id = $1`,
      [eve.driverId],
    );
    expect(told).toEqual([
      { body: expect.stringMatching(/assigned you a trip with 4 stops\. It begins at Hotel on .+ at .+ Reason: Test/) },
    ]);
    expect(await lost()).toEqual([]);
    await expectStatus(eve.client.post(`/api/rides/${ben}/release`, { reason: 'Flat tire' }), 204);
    expect(await lost()).toEqual([expect.objectContaining({ rideId: ana })]);
  });

  it('drops off those aboard after giving the others back, who are offered to the next driver at once', async () => {
    const run = await published();
    const [ana, ben] = run.rides as [number, number];
    await expectStatus(step(run, ana, 'en_route'), 200);
    await board(run, ana, HOTEL);
    const eve = await driver(world.api, UPTOWN);
    await expectStatus(run.dan.client.post(`/api/rides/${ben}/release`, { reason: 'Flat tire' }), 204);
    expect((await inHand(run)).run!.stops.map(({ rideId }) => rideId)).toEqual([ana, ana]);
    await until(
      () => world.api.query(`SELECT 1 FROM offers WHERE ride_id = $1 AND driver_id = $2`, [ben, eve.driverId]),
      (offers) => offers.length > 0,
    );
    await expectStatus(eve.client.post(`/api/rides/${ben}/accept/${eve.driverId}`), 200);
    await expectStatus(step({ dan: eve }, ben, 'en_route'), 200);
    await letOut(run, ana, MUSEUM);
    expect(await Promise.all(run.rides.map(statusOf))).toEqual(['completed', 'en_route']);
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
      status: 409,
      code: 'ride_state_conflict',
      detail: expect.stringContaining('on board'),
    });
    // A driver who is suspended meanwhile finishes the whole trip, or nothing changes.
    const suspend = (activeRide?: string) =>
      operations.client.patch(`/api/admin/drivers/${eve.driverId}`, {
        applicationStatus: 'suspended',
        reason: 'Test',
        ...(activeRide ? { activeRide } : {}),
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
      status: 409,
      code: 'driver_not_assignable',
      detail: expect.stringContaining('online'),
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
