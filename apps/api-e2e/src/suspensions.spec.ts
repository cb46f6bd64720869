import { rideNumber } from '@groupride/contracts';
import { application } from './support/applications';
import { setUpOperations, type Operations } from './support/operations';
import { type PaidRides } from './support/paid-rides';
import { completeTrip, book, until, UPTOWN } from './support/rides';
import { driver, expectStatus, person, type Driver } from './support/people';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const suspend = ({ driverId }: Driver, body: object = {}) =>
  operations.client.patch(`/api/admin/drivers/${driverId}`, {
    applicationStatus: 'suspended',
    reason: 'Insurance expired',
    ...body,
  });
const lastMail = async (email: string) =>
  (
    await world.api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [email],
    )
  )[0]?.body;
const statusOf = async ({ client }: Driver) => (await client.get('/api/drivers/profile')).body;

describe('suspending a driver', () => {
  it('requires a reason, and a decision about the ride under way', async () => {
    const ride = await book(await person(world.api));
    const dan = await world.taken(ride.id);
    expect((await suspend(dan, { reason: undefined })).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'reason' }],
    });
    expect((await suspend(dan)).body).toMatchObject({
      code: 'active_ride_undecided',
      status: 409,
      extra: { rideId: ride.id, status: 'en_route' },
    });
    expect(await statusOf(dan)).toMatchObject({ applicationStatus: 'approved', isOnline: true });
  });

  it('lets the ride finish when operations say so, and offers no further ride', async () => {
    const ride = await book(await person(world.api));
    const dan = await world.taken(ride.id);
    await expectStatus(suspend(dan, { activeRide: 'finish' }), 200);
    expect(await statusOf(dan)).toMatchObject({
      applicationStatus: 'suspended',
      applicationReason: 'Insurance expired',
      isOnline: false,
    });
    expect((await dan.client.get(`/api/drivers/${dan.driverId}/active-ride`)).body).toMatchObject({ id: ride.id });
    await world.step(dan, ride.id, 'arrived');
    await expectStatus(
      dan.client.patch(`/api/rides/${ride.id}/status`, { status: 'in_progress', reason: 'Nobody has a code' }),
      200,
    );
    await expectStatus(completeTrip(dan, ride.id, { amount: ride.totalCost }), 200);
    expect((await dan.client.patch(`/api/drivers/${dan.driverId}/status`, { isOnline: true })).body.code).toBe(
      'driver_not_approved',
    );
    const mail = await lastMail(dan.email);
    expect(mail).toContain('Insurance expired');
    expect(mail).toContain('reinstated');
    expect(mail).toContain(`Please finish ride ${rideNumber(ride.id)}`);
    expect(mail).toMatch(/Message our team: http:\S+\/driver\/support$/m);
  });

  it('hands the ride and the scheduled ones to other drivers when operations say so', async () => {
    const rider = await person(world.api);
    const ride = await book(rider);
    const dan = await world.taken(ride.id);
    const later = await book(await person(world.api), { startsIn: 600 });
    await world.api.query(`UPDATE rides SET status = 'confirmed', driver_id = $2, accepted_at = now() WHERE id = $1`, [
      later.id,
      dan.driverId,
    ]);
    await expectStatus(suspend(dan, { activeRide: 'hand_over' }), 200);
    const { body: rides } = await operations.client.get('/api/admin/rides');
    const statuses = (rides.rides as { id: number; status: string; driverId: number | null }[])
      .filter(({ id }) => id === ride.id || id === later.id)
      .map(({ status, driverId }) => `${status} ${driverId === dan.driverId}`);
    expect(statuses).toEqual(['pending false', 'pending false']);
    expect((await dan.client.get(`/api/rides/${ride.id}`)).status).toBe(404);
    expect(await lastMail(dan.email)).toContain(
      `You no longer have rides ${rideNumber(ride.id)}, ${rideNumber(later.id)}.`,
    );
    const eve = await driver(world.api, UPTOWN);
    await until(
      async () => (await eve.client.get(`/api/rides/driver-requests/${eve.driverId}`)).body as { id: number }[],
      (offers) => offers.some(({ id }) => id === ride.id || id === later.id),
    );
    const released = async ({ get }: Pick<typeof operations.client, 'get'>) => {
      const { body } = await expectStatus(get(`/api/rides/${ride.id}/events`), 200);
      return (body as { type: string; reason: string | null }[]).filter(({ type }) => type === 'driver_released');
    };
    // Passengers are not told why a driver is suspended.
    expect(await released(rider.client)).toMatchObject([{ reason: null }]);
    expect(await released(operations.client)).toMatchObject([{ reason: 'Insurance expired' }]);
  });

  it('refuses to hand over a trip whose passengers are on board', async () => {
    const ride = await book(await person(world.api));
    const dan = await world.taken(ride.id);
    await world.step(dan, ride.id, 'arrived');
    await world.step(dan, ride.id, 'in_progress');
    expect((await suspend(dan, { activeRide: 'hand_over' })).body.code).toBe('ride_state_conflict');
    expect(await statusOf(dan)).toMatchObject({ applicationStatus: 'approved' });
  });
});

describe('a rejected driver', () => {
  it('is told why by mail and in the application, and may apply again', async () => {
    const someone = await person(world.api);
    const form = application({ vehicleYear: 2016 });
    const { body: applied } = await expectStatus(someone.client.post('/api/drivers/applications', form), 201);
    await expectStatus(
      operations.client.patch(`/api/admin/drivers/${applied.id}`, {
        applicationStatus: 'rejected',
        reason: 'The vehicle is too old',
      }),
      200,
    );
    expect((await someone.client.get('/api/drivers/profile')).body).toMatchObject({
      applicationStatus: 'rejected',
      applicationReason: 'The vehicle is too old',
    });
    const mail = await lastMail(someone.email);
    expect(mail).toContain('The vehicle is too old');
    expect(mail).toContain('apply again');
    const { body: again } = await expectStatus(
      someone.client.post('/api/drivers/applications', { ...form, vehicleYear: 2022 }),
      201,
    );
    expect(again).toMatchObject({
      id: applied.id,
      vehicle: 'Ford Transit 350 2022',
      applicationStatus: 'applied',
      applicationReason: null,
    });
    expect((await someone.client.post('/api/drivers/applications', form)).body.code).toBe('application_exists');
  });
});

describe('a decision about a driver', () => {
  it('is refused when another operator has decided since, and tells the driver nothing', async () => {
    const someone = await person(world.api);
    const form = application({ vehicleYear: 2022 });
    const { body: applied } = await expectStatus(someone.client.post('/api/drivers/applications', form), 201);
    const path = `/api/admin/drivers/${applied.id}`;
    const reject = (reason: string) =>
      operations.client.patch(path, { applicationStatus: 'rejected', changedFrom: 'applied', reason });
    const answers = await Promise.all([reject('The vehicle is too old'), reject('The photos are blurred')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('application_changed');
    const suspended = { applicationStatus: 'suspended', changedFrom: 'rejected', reason: 'Fraud' };
    await expectStatus(operations.client.patch(path, suspended), 200);
    // A page that still shows the rejected application offers to approve it, which would reinstate the driver.
    const approval = { applicationStatus: 'approved', changedFrom: 'rejected' };
    expect((await operations.client.patch(path, approval)).body).toMatchObject({ code: 'application_changed' });
    expect((await someone.client.get('/api/drivers/profile')).body).toMatchObject({ applicationReason: 'Fraud' });
    const mails = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND body LIKE '%blurred%'`,
      [someone.email],
    );
    const others = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND body LIKE '%too old%'`,
      [someone.email],
    );
    expect(mails.length + others.length).toBe(1);
  });
});

describe('an approved driver', () => {
  it('is told once, however many operators approve the application', async () => {
    const someone = await person(world.api);
    const { body: applied } = await expectStatus(
      someone.client.post('/api/drivers/applications', application({ vehicleYear: 2022 })),
      201,
    );
    await world.api.query(`UPDATE drivers SET application_status = 'suspended' WHERE id = $1`, [applied.id]);
    const approve = () =>
      operations.client.patch(`/api/admin/drivers/${applied.id}`, { applicationStatus: 'approved' });
    for (const { status } of await Promise.all([approve(), approve(), approve()])) expect(status).toBe(200);
    const mails = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject LIKE '%drive%'`,
      [someone.email],
    );
    expect(mails).toHaveLength(1);
  });
});
