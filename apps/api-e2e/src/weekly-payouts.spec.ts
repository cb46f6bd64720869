import { DriverPayouts } from './support/driver-payouts';
import { addJobs } from './support/jobs';
import { cents, type PaidRides } from './support/paid-rides';
import type { Client } from './support/api';
import { expectStatus } from './support/people';
import { book, until } from './support/rides';

let world: PaidRides;
let drivers: DriverPayouts;
let operations: Client;

beforeAll(async () => {
  ({ world, drivers, operations } = await DriverPayouts.start());
}, 120_000);
afterAll(() => world?.api.stop());

describe('the weekly payout', () => {
  it('comes on Tuesday, free and once, and again on the days after a failure', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan, 'btok_us_verified_noAccount');
    const [owed] = await drivers.books(dan);
    await drivers.payWeekly(dan, '2026-11-23');
    expect(await drivers.states(dan)).toEqual([]);
    await drivers.payWeekly(dan, '2026-11-24');
    await drivers.payWeekly(dan, '2026-11-24');
    expect((await drivers.payoutsOf(dan)).payouts).toMatchObject([{ kind: 'weekly', fee: '0.00' }]);
    expect((await drivers.books(dan))[0]).toBe(0);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent',
    );
    await world.cards.advanceClock(3 * 24 * 3600);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'failed',
    );
    expect((await drivers.books(dan))[0]).toBe(owed);
    await drivers.onboard(dan);
    await drivers.payWeekly(dan, '2026-11-25');
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent',
    );
    expect(await drivers.states(dan)).toEqual(['sent', 'failed']);
  });

  it('that failed is repeated on Wednesday, also after operations repeated the one of an older week', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan);
    const [older] = await world.api.query<{ id: number }>(
      `INSERT INTO payouts (driver_id, kind, state, amount_cents, fee_cents, due_on)
       VALUES ($1, 'weekly', 'failed', 100, 0, '2026-11-17'), ($1, 'weekly', 'failed', 100, 0, '2026-11-24') RETURNING id`,
      [dan.driverId],
    );
    await expectStatus(operations.post(`/api/admin/payouts/${older!.id}/retry`), 201);
    await drivers.payWeekly(dan, '2026-11-25');
    expect(
      await world.api.query(
        `SELECT due_on::text AS "dueOn", failed_before AS "failedBefore" FROM payouts WHERE driver_id = $1 AND state <> 'failed' ORDER BY id`,
        [dan.driverId],
      ),
    ).toEqual([
      { dueOn: '2026-11-17', failedBefore: 1 },
      { dueOn: '2026-11-24', failedBefore: 1 },
    ]);
  });

  it('skips drivers who owe us, as after a ride paid in cash', async () => {
    const { organizer } = await world.paidRide();
    const ride = await book(organizer);
    const dan = await world.driven(ride.id, ride.totalCost);
    await until(
      () => drivers.payoutsOf(dan),
      ({ balance }) => cents(balance) < 0,
    );
    await drivers.onboard(dan);
    await drivers.payWeekly(dan, '2026-11-24');
    expect(await drivers.states(dan)).toEqual([]);
    expect((await drivers.payOut(dan, '1.00')).body.code).toBe('payout_too_large');
  });
});

describe('the run of weekly payouts', () => {
  const runs = () => world.api.query<{ day: string }>(`SELECT due_on::text AS day FROM weekly_payout_runs ORDER BY 1`);

  it('that was missed on Tuesday takes place later, and is recorded', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan);
    const [last, ...others] = await runs();
    expect(others).toEqual([]);
    await world.api.query(`DELETE FROM weekly_payout_runs`);
    await addJobs(world.api, 'pay-drivers-out-on-tuesday');
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    const ran = await runs();
    expect(
      await world.api.query(`SELECT due_on::text AS day FROM payouts WHERE driver_id = $1`, [dan.driverId]),
    ).toEqual(ran);
    expect(ran[0]!.day >= last!.day).toBe(true);
    expect(new Date(ran[0]!.day).getUTCDay()).toBe(2);
  });
});
