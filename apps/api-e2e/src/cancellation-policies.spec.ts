import { startApi } from '../../../tools/up/src/testing/stack';
import { client, type AnyRow, type Client } from './support/api';
import { graceOver, pretend as pretendThat, preview } from './support/cancelling';
import { Operations, OPERATOR } from './support/operations';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';

let world: PaidRides;
let operations: Client;

beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: OPERATOR });
  operations = (await Operations.open(world)).client;
}, 120_000);
afterAll(() => world?.api.stop());

const PATH = '/api/admin/cancellation-policies';
const TODAY = {
  freeMinutes: 5,
  immediate: [],
  scheduled: [],
  arrivedPercent: 50,
  noShowPercent: 50,
  driverPercent: 80,
  waitMinutes: 7,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const add = (validFrom: string, terms: object = {}) =>
  operations.post(PATH, { validFrom, reason: 'Winter', terms: { ...TODAY, ...terms } });
const history = async () => (await expectStatus(operations.get(PATH), 200)).body as AnyRow[];
const versions = async () => (await history()).filter(({ state }) => state !== 'withdrawn');
const pretend = (statement: string) => pretendThat(world, statement);

describe('versions of the cancellation policy', () => {
  it('can be scheduled in any order and withdrawn, each with an entry in the audit log', async () => {
    expect(await versions()).toMatchObject([{ state: 'current', validUntil: null, terms: TODAY, createdBy: null }]);
    expect((await operations.post(PATH, { validFrom: inHours(200), terms: TODAY })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    });
    const overtaken = { validFrom: inHours(200), terms: TODAY, reason: 'Winter', basedOn: 0 };
    expect((await operations.post(PATH, overtaken)).body).toMatchObject({ status: 409, code: 'setting_changed' });
    const [week, day, sooner] = [inHours(168), inHours(24), inHours(12)];
    const { body: later } = await expectStatus(add(week, { arrivedPercent: 60, noShowPercent: 75 }), 201);
    expect(later).toMatchObject({
      state: 'coming',
      validFrom: week,
      validUntil: null,
      createdBy: 'Olga Ops',
      reason: 'Winter',
      restores: null,
      rides: 0,
      terms: { arrivedPercent: 60, noShowPercent: 75 },
    });
    const { body: between } = await expectStatus(add(day, { immediate: [], driverPercent: 100 }), 201);
    expect((await versions()).map(({ state, validFrom, validUntil }) => [state, validFrom, validUntil])).toEqual([
      ['coming', week, null],
      ['coming', day, week],
      ['current', '2000-01-01T00:00:00.000Z', day],
    ]);
    expect((await add(day)).body).toMatchObject({ status: 400, errors: [{ field: 'validFrom' }] });
    await expectStatus(operations.delete(`${PATH}/${between.id}?reason=Slip`), 204);
    expect((await operations.delete(`${PATH}/${between.id}?reason=Slip`)).status).toBe(404);
    expect((await history()).map(({ id, state }) => [id, state])).toEqual([
      [later.id, 'coming'],
      [between.id, 'withdrawn'],
      [expect.any(Number), 'current'],
    ]);
    expect((await history())[1]).toMatchObject({
      validFrom: day,
      terms: between.terms,
      createdBy: 'Olga Ops',
      reason: 'Winter',
      withdrawal: { by: 'Olga Ops', reason: 'Slip', at: expect.any(String) },
    });
    expect((await versions()).map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([
      [week, null],
      ['2000-01-01T00:00:00.000Z', week],
    ]);
    expect((await expectStatus(operations.get(`${PATH}?before=${week}`), 200)).body).toMatchObject([
      { state: 'withdrawn' },
      { state: 'current' },
    ]);
    // Many at once: each gets its place, or is told that it is taken.
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => add(index % 2 ? sooner : inHours(20 + index))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(7).fill(201),
      ...Array<number>(5).fill(400),
    ]);
    const [row] = await world.api
      .query<AnyRow>(`SELECT count(*)::int AS open, (SELECT count(*)::int FROM cancellation_policies a JOIN cancellation_policies b ON b.valid_from = a.valid_until) AS joined,
      (SELECT count(*)::int FROM cancellation_policies) AS all FROM cancellation_policies WHERE valid_until IS NULL`);
    expect(row).toEqual({ open: 1, joined: row.all - 1, all: 9 });
    for (const { id, state } of await versions())
      if (state === 'coming') await expectStatus(operations.delete(`${PATH}/${id}?reason=Slip`), 204);
    expect(await versions()).toMatchObject([{ state: 'current', validUntil: null }]);
    const actions = await world.api.query<AnyRow>(
      `SELECT action, count(*)::int AS times FROM audit_log WHERE action LIKE '%_cancellation_policy' GROUP BY action ORDER BY action`,
    );
    expect(actions).toEqual([
      { action: 'add_cancellation_policy', times: 9 },
      { action: 'withdraw_cancellation_policy', times: 9 },
    ]);
  });

  it('are refused for the past, when cancelling later would be cheaper, and for invalid numbers', async () => {
    for (const [validFrom, terms, field] of [
      [inHours(-1), {}, 'validFrom'],
      [new Date().toISOString(), {}, 'validFrom'],
      [inHours(24 * 900), {}, 'validFrom'],
      ['soon', {}, 'validFrom'],
      [inHours(1), { immediate: [{ minutes: 5, keptPercent: 60 }] }, 'terms.immediate.0.keptPercent'],
      [inHours(1), { largeGroupWaitMinutes: 6 }, 'terms.largeGroupWaitMinutes'],
      [inHours(1), { noShowPercent: 40 }, 'terms.noShowPercent'],
      [inHours(1), { noShowPercent: 101 }, 'terms.noShowPercent'],
      [inHours(1), { driverPercent: 33.3 }, 'terms.driverPercent'],
      [inHours(1), { waitMinutes: 0 }, 'terms.waitMinutes'],
      [
        inHours(1),
        {
          scheduled: [
            { minutes: 60, keptPercent: 25 },
            { minutes: 120, keptPercent: 30 },
          ],
        },
        'terms.scheduled.1.minutes',
      ],
      [inHours(1), { immediate: [{ minutes: -1, keptPercent: 25 }] }, 'terms.immediate.0.minutes'],
      [inHours(1), { immediate: 'free' }, 'terms.immediate'],
    ] as [string, object, string][]) {
      expect((await add(validFrom, terms)).body).toMatchObject({
        status: 400,
        code: 'validation_failed',
        errors: expect.arrayContaining([expect.objectContaining({ field })]),
      });
    }
    expect(await versions()).toHaveLength(1);
  });

  it('can be changed only by operators, and the database itself protects a version in force', async () => {
    const { organizer } = await world.paidRide();
    expect([
      (await organizer.client.get(PATH)).status,
      (await organizer.client.post(PATH, {})).status,
      (await organizer.client.delete(`${PATH}/1`)).status,
    ]).toEqual([403, 403, 403]);
    expect((await client(world.api).get(PATH)).status).toBe(401);
    const [{ id }] = (await versions()) as [AnyRow];
    expect((await operations.delete(`${PATH}/${id}?reason=Slip`)).body).toMatchObject({
      status: 409,
      code: 'policy_in_force',
    });
    for (const change of [
      `UPDATE cancellation_rules SET kept_bp = 10000`,
      `DELETE FROM cancellation_rules`,
      `UPDATE cancellation_policies SET valid_until = now()`,
      `UPDATE cancellation_policies SET valid_from = '2001-01-01'`,
      `INSERT INTO cancellation_policies (valid_from, valid_until) VALUES ('1990-01-01', '1999-01-01')`,
    ]) {
      await expect(world.api.query(change)).rejects.toThrow(/times to come|never changed/);
    }
  });

  it('apply to rides that are booked under them, and the preview names them', async () => {
    const arrivedRide = async () => {
      const { organizer, ride } = await world.paidRide();
      await world.step(await world.taken(ride.id), ride.id, 'arrived');
      await graceOver(world, ride.id);
      return { organizer, ride };
    };
    const old = await arrivedRide();
    const before = await preview(old.organizer, old.ride.id);
    const { body: next } = await expectStatus(add(inHours(5), { arrivedPercent: 100, noShowPercent: 100 }), 201);
    const [{ id: first }] = (await versions()).filter(({ state }) => state === 'current') as [AnyRow];
    expect(before).toMatchObject({ policyId: first, policyFrom: '2000-01-01T00:00:00.000Z' });
    const booked = await arrivedRide();
    expect((await preview(booked.organizer, booked.ride.id)).fee).toBe(before.fee);
    // Five hours later.
    await pretend(`UPDATE cancellation_policies SET valid_until = now() - interval '1 minute' WHERE id = ${first}`);
    await pretend(`UPDATE cancellation_policies SET valid_from = now() - interval '1 minute' WHERE id = ${next.id}`);
    expect(await preview(old.organizer, old.ride.id)).toMatchObject({ fee: before.fee, policyId: first });
    const fresh = await arrivedRide();
    const shown = await preview(fresh.organizer, fresh.ride.id);
    expect(shown).toMatchObject({ fee: fresh.ride.totalCost, keptPercent: 100, policyId: next.id });
    expect(await versions()).toMatchObject([
      { id: next.id, state: 'current', rides: 1 },
      { id: first, state: 'past', rides: expect.any(Number) },
    ]);
    expect((await operations.delete(`${PATH}/${next.id}?reason=Slip`)).body.code).toBe('policy_in_force');
    const { body: now } = await expectStatus(client(world.api).get('/api/cancellation-terms'), 200);
    expect(now).toEqual({ freeMinutes: 5, immediate: [], scheduled: [], arrivedPercent: 100 });
    const termsOf = async ({ organizer, ride }: typeof fresh) =>
      (await expectStatus(organizer.client.get(`/api/rides/${ride.id}/cancellation-terms`), 200)).body.arrivedPercent;
    expect([await termsOf(old), await termsOf(fresh)]).toEqual([50, 100]);
    expect((await old.organizer.client.get(`/api/rides/${fresh.ride.id}/cancellation-terms`)).status).toBe(404);
    await expectStatus(fresh.organizer.client.post(`/api/rides/${fresh.ride.id}/cancel`, { token: shown.token }), 200);
    await world.settled(fresh.ride.id, ['ride captured']);
    expect(cents((await world.payments(fresh.ride.id))[0]!.captured)).toBe(cents(fresh.ride.totalCost));
  });
});

it('a preview from the last free minute keeps the cancellation free', async () => {
  const { organizer, ride } = await world.paidRide();
  await world.step(await world.taken(ride.id), ride.id, 'arrived');
  const shown = await preview(organizer, ride.id);
  expect(shown).toMatchObject({ fee: '0.00', rule: 'in_time', freeUntil: expect.any(String) });
  // Pretends that the free minutes have ended.
  await pretend(
    `UPDATE cancellation_rules SET after_seconds = -1 WHERE clock = 'grace' AND policy_id = ${shown.policyId}`,
  );
  expect((await preview(organizer, ride.id)).rule).toBe('after_arrival');
  await expectStatus(organizer.client.post(`/api/rides/${ride.id}/cancel`, { token: shown.token }), 200);
  await world.settled(ride.id, ['ride released']);
});

describe('a deployment from before the default policy changed', () => {
  const OLD_STRUCTURE = `
    DELETE FROM migrations WHERE name = 'FreeUntilArrival1764000070000';
    ALTER TABLE cancellation_rules DROP COLUMN min_group_size, DROP CONSTRAINT cancellation_rules_clock_check,
      ADD CONSTRAINT cancellation_rules_clock_check CHECK (clock IN ('acceptance', 'start', 'arrival', 'none'));
    CREATE UNIQUE INDEX cancellation_rules_one
      ON cancellation_rules (policy_id, occasion, who, coalesce(phase, ''), clock, coalesce(after_seconds, 0));
    DELETE FROM cancellation_policies;
    INSERT INTO cancellation_policies (valid_from) VALUES ('2000-01-01');
    UPDATE rides SET cancel_policy_id = (SELECT id FROM cancellation_policies);`;

  /** Starts this version of the API on a database with the schema, policy and extra versions of that time. */
  async function upgraded(versions = ''): Promise<AnyRow[]> {
    await pretend(`DELETE FROM cancellation_rules`);
    await pretend(OLD_STRUCTURE + versions);
    const { stop } = await startApi({ databaseUrl: world.api.databaseUrl });
    await stop();
    return world.api.query(
      `SELECT valid_until IS NULL AS open, EXISTS (SELECT 1 FROM rides WHERE cancel_policy_id = p.id) AS used,
              EXISTS (SELECT 1 FROM cancellation_rules r WHERE r.policy_id = p.id AND r.clock = 'grace') AS new
         FROM cancellation_policies p ORDER BY valid_from`,
    );
  }

  it('gets the new default as a version of its own, and booked rides keep their terms', async () => {
    expect(await upgraded()).toEqual([
      { open: false, used: true, new: false },
      { open: true, used: false, new: true },
    ]);
  });

  it('keeps its own versions, including one that is scheduled', async () => {
    const own = `
      UPDATE cancellation_policies SET valid_until = now() + interval '1 day';
      INSERT INTO cancellation_policies (valid_from, created_by)
        SELECT valid_until, (SELECT min(id) FROM users) FROM cancellation_policies;`;
    expect(await upgraded(own)).toEqual([
      { open: false, used: true, new: false },
      { open: true, used: false, new: false },
    ]);
  });
});
