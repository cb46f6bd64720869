import { createHmac } from 'node:crypto';
import pg from 'pg';
import {
  booked as bookedOf,
  cancel,
  graceOver,
  lateNow as late,
  preview,
  waited as waitedFor,
} from './support/cancelling';
import { expectStatus, person, type Driver, type Person } from './support/people';
import { cents, PaidRides } from './support/paid-rides';
import { until, completeTrip } from './support/rides';

const SECRET = 'a secret of this test, long enough to sign with it';
let world: PaidRides;
beforeAll(async () => {
  world = await PaidRides.start({ SIGNING_SECRET: SECRET });
}, 120_000);
afterAll(() => world?.api.stop());

const waited = (rideId: number) => waitedFor(world, rideId);
const lateNow = (rideId: number) => late(world, rideId);
const booked = (rideId: number, account: string) => bookedOf(world, rideId, account);

/** Each payer of a preview and what the provider took from them in the end. */
async function taken(rideId: number, payers: { userId: number }[]): Promise<string[]> {
  const rows = await world.api.query<{ payer_id: number; captured: string }>(
    `SELECT payer_id, captured FROM payments WHERE ride_id = $1`,
    [rideId],
  );
  return payers.map(({ userId }) => rows.find((row) => row.payer_id === userId)?.captured ?? '0.00');
}

describe('cancelling a ride', () => {
  it.each([
    ['before a driver', 0, async () => null],
    ['in time', 0, (rideId: number) => world.taken(rideId)],
    [
      'late',
      0.25,
      async (rideId: number) => {
        const someone = await world.taken(rideId);
        await lateNow(rideId);
        return someone;
      },
    ],
    [
      'at the pickup within five minutes of the acceptance',
      0,
      async (rideId: number) => {
        const someone = await world.taken(rideId);
        await world.step(someone, rideId, 'arrived');
        return someone;
      },
    ],
    [
      'after the arrival',
      0.5,
      async (rideId: number) => {
        const someone = await world.taken(rideId);
        await world.step(someone, rideId, 'arrived');
        await graceOver(world, rideId);
        return someone;
      },
    ],
  ] as [string, number, (rideId: number) => Promise<Driver | null>][])(
    '%s charges everyone what the preview said',
    async (_, part, bring) => {
      const { organizer, ride, total } = await world.paidRide();
      const { member } = await world.payingMember(organizer, ride.id);
      const someone = await bring(ride.id);
      const shown = await preview(organizer, ride.id);
      const fee = Math.floor(total * part + 0.5);
      expect(cents(shown.fee)).toBe(fee);
      expect(shown.payers).toMatchObject([
        {
          userId: organizer.id,
          held: ride.totalCost,
          charged: shown.fee,
          released: shown.released,
          isYou: true,
          isOrganizer: true,
        },
        { userId: member.id, charged: '0.00', isYou: false },
      ]);
      expect(shown.payers[1].released).toBe(shown.payers[1].held);
      if (part > 0)
        expect((await cancel(organizer, ride.id)).body).toMatchObject({
          status: 409,
          code: 'cancellation_not_agreed',
          extra: { preview: { fee: shown.fee } },
        });
      const { body: ended } = await expectStatus(
        cancel(organizer, ride.id, { token: shown.token, reason: 'Plans changed' }),
        200,
      );
      expect(ended).toMatchObject({ status: 'cancelled', money: { yourCharge: shown.fee } });
      await world.settled(ride.id, [part > 0 ? 'ride captured' : 'ride released', 'share released']);
      expect(await taken(ride.id, shown.payers)).toEqual(
        shown.payers.map(({ charged }: { charged: string }) => charged),
      );
      expect(await booked(ride.id, `rider:${organizer.id}`)).toBe(0);
      expect(await booked(ride.id, 'provider:clearing')).toBe(fee);
      if (someone) expect(await booked(ride.id, `driver:${someone.driverId}`)).toBe(0 - Math.floor(fee * 0.8 + 0.5));
      const receipt = await organizer.client.get(`/api/rides/${ride.id}/receipt`);
      expect([receipt.status, receipt.body.charged]).toEqual(part > 0 ? [200, shown.fee] : [404, undefined]);
    },
  );

  it('honors what was shown past the end of the free time, but not past the driver’s arrival', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const someone = await world.taken(ride.id);
    await graceOver(world, ride.id);
    const free = await preview(organizer, ride.id);
    expect(free).toMatchObject({ fee: '0.00', phase: 'taken', rule: 'in_time' });
    await world.step(someone, ride.id, 'arrived');
    const refused = await cancel(organizer, ride.id, { token: free.token });
    const now = refused.body.extra.preview;
    expect([refused.status, refused.body.code, now.rule, cents(now.fee)]).toEqual([
      409,
      'cancellation_not_agreed',
      'after_arrival',
      Math.floor(total / 2 + 0.5),
    ]);
    expect((await world.view(organizer, ride.id)).status).toBe('en_route');
    await expectStatus(cancel(organizer, ride.id, { token: now.token }), 200);
  });

  it('refuses a token that is forged, used, or of another ride or person', async () => {
    const { organizer, ride } = await world.paidRide();
    const other = await world.paidRide();
    const { token } = await preview(organizer, ride.id);
    const foreign = (await preview(other.organizer, other.ride.id)).token;
    const [payload, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), fee: 1 }),
    ).toString('base64url');
    for (const bad of [`${forged}.${signature}`, foreign, payload, 'nonsense.nonsense']) {
      expect((await cancel(organizer, ride.id, { token: bad })).body).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
    await expectStatus(cancel(organizer, ride.id, { token }), 200);
    expect((await cancel(organizer, ride.id, { token })).body.code).toBe('ride_state_conflict');
    expect((await cancel(other.organizer, ride.id, { token: foreign })).status).toBe(404);
  });

  it('refuses a token of another person and an outdated one', async () => {
    const { organizer, ride } = await world.paidRide();
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    await graceOver(world, ride.id);
    const { token } = await preview(organizer, ride.id);
    const said = JSON.parse(Buffer.from(token.split('.')[0], 'base64url').toString());
    const signed = (change: object) => {
      const payload = Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url');
      return `${payload}.${createHmac('sha256', SECRET).update(`cancellation:${payload}`).digest('base64url')}`;
    };
    expect(signed({})).toBe(token);
    expect((await cancel(organizer, ride.id, { token: signed({ userId: someone.id }) })).body).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect((await cancel(organizer, ride.id, { token: signed({ expiresAt: Date.now() - 1 }) })).body).toMatchObject({
      status: 409,
      code: 'cancellation_not_agreed',
    });
    expect((await world.view(organizer, ride.id)).status).toBe('en_route');
  });

  it('judges the ride by its status when it is locked, not when the request arrived', async () => {
    const { organizer, ride } = await world.paidRide();
    await world.taken(ride.id);
    await graceOver(world, ride.id);
    const arriving = new pg.Client(world.api.databaseUrl);
    await arriving.connect();
    try {
      await arriving.query('BEGIN');
      await arriving.query(`UPDATE rides SET arrived_at = now() WHERE id = $1`, [ride.id]);
      const answer = cancel(organizer, ride.id);
      await until(
        () =>
          world.api.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        (waiting) => waiting.length > 0,
      );
      await arriving.query('COMMIT');
      expect((await answer).body).toMatchObject({
        status: 409,
        code: 'cancellation_not_agreed',
        extra: { preview: { phase: 'arrived' } },
      });
    } finally {
      await arriving.end();
    }
  });

  it('shows a member that leaving is free, and shows drivers no preview', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    const shown = await preview(member, ride.id);
    expect(shown).toMatchObject({ fee: '0.00', rule: null, token: null, payers: [{ userId: member.id, isYou: true }] });
    expect(Number(shown.released)).toBeGreaterThan(0);
    expect((await someone.client.get(`/api/rides/${ride.id}/cancellation`)).status).toBe(404);
    expect((await cancel(member, ride.id)).status).toBe(404);
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await world.settled(ride.id, ['ride authorized', 'share released']);
  });

  it('does not let a member leave who has boarded, so that they pay their share', async () => {
    const { organizer, ride } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    expect(await preview(member, ride.id)).toMatchObject({ mayCancel: true, reasonCode: null });
    const { code } = (await expectStatus(member.client.get(`/api/rides/${ride.id}/verification`), 200)).body;
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/verify`, { code }), 200);
    expect(await preview(member, ride.id)).toMatchObject({ mayCancel: false, reasonCode: 'already_verified' });
    const { status, body } = await member.client.delete(`/api/rides/${ride.id}/members/me`);
    expect([status, body.code]).toEqual([409, 'already_verified']);
    await world.settled(ride.id, ['ride authorized', 'share authorized']);
    expect(await world.eventTypes(organizer, ride.id)).not.toContain('member_left');
  });
});

describe('no-shows', () => {
  const noShow = (who: Person, rideId: number, memberId: number) =>
    who.client.post(`/api/rides/${rideId}/members/${memberId}/no-show`);
  const undo = (who: Person, rideId: number, memberId: number) =>
    who.client.delete(`/api/rides/${rideId}/members/${memberId}/no-show`);

  async function arrived() {
    const { organizer, ride, total } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    const members = (await expectStatus(someone.client.get(`/api/rides/${ride.id}/members`), 200)).body as {
      id: number;
      user: { id: number };
      charge: string;
    }[];
    const seatOf = (who: Person) => members.find(({ user }) => user.id === who.id)!;
    return { organizer, ride, total, member, someone, seat: seatOf(member), own: seatOf(organizer) };
  }

  it('can be left behind after the wait, and pay their share as if they rode', async () => {
    const { organizer, ride, total, member, someone, seat } = await arrived();
    expect((await noShow(someone, ride.id, seat.id)).body).toMatchObject({ status: 409, code: 'still_waiting' });
    await waited(ride.id);
    expect((await noShow(organizer, ride.id, seat.id)).status).toBe(403);
    const { code } = (await expectStatus(member.client.get(`/api/rides/${ride.id}/verification`), 200)).body;
    const { body: marked } = await expectStatus(noShow(someone, ride.id, seat.id), 200);
    expect(marked.find(({ id }: { id: number }) => id === seat.id)).toMatchObject({ noShow: true, verified: false });
    await expectStatus(noShow(someone, ride.id, seat.id), 200);
    expect((await someone.client.post(`/api/rides/${ride.id}/verify`, { code })).body.code).toBe('marked_no_show');
    expect((await member.client.delete(`/api/rides/${ride.id}/members/me`)).body.code).toBe('marked_no_show');
    expect(await preview(member, ride.id)).toMatchObject({ mayCancel: false, reasonCode: 'marked_no_show' });
    expect(await world.eventTypes(organizer, ride.id)).toContain('member_no_show');
    // They come late, and are too late again.
    await expectStatus(undo(someone, ride.id, seat.id), 200);
    await expectStatus(noShow(someone, ride.id, seat.id), 200);
    await world.step(someone, ride.id, 'in_progress');
    expect((await undo(someone, ride.id, seat.id)).body.code).toBe('ride_state_conflict');
    await expectStatus(completeTrip(someone, ride.id, {}), 200);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    const [whole, share] = await world.payments(ride.id);
    expect(share!.captured).toBe(seat.charge);
    expect(cents(whole!.captured)).toBe(total - cents(seat.charge));
    const { body: receipt } = await until(
      () => member.client.get(`/api/rides/${ride.id}/receipt`),
      ({ status }) => status === 200,
    );
    expect(receipt.yours[0]).toEqual({ label: 'Your seat (no-show)', amount: seat.charge });
    const titles = async (who: Person) => {
      const { body } = await expectStatus(who.client.get('/api/notifications'), 200);
      return body.notifications.map(({ title }: { title: string }) => title) as string[];
    };
    await until(
      () => titles(organizer),
      (found) => found.includes('Trip started') && found.includes('Trip complete'),
    );
    expect(await titles(member)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^Trip/)]));
  });

  it('of the whole group let the driver cancel the ride, for the amount that the driver was shown', async () => {
    const { organizer, ride, total, member, someone, own } = await arrived();
    const cancel = () => someone.client.post(`/api/rides/${ride.id}/no-show`);
    const view = async () => (await expectStatus(someone.client.get(`/api/rides/${ride.id}/no-show`), 200)).body;
    expect(await view()).toMatchObject({ mayMark: false, mayCancel: false });
    expect((await cancel()).body.code).toBe('still_waiting');
    await waited(ride.id);
    const { earnings, mayCancel, secondsLeft } = await view();
    expect([mayCancel, secondsLeft]).toEqual([true, 0]);
    const { code } = (await expectStatus(organizer.client.get(`/api/rides/${ride.id}/verification`), 200)).body;
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/verify`, { code }), 200);
    expect((await cancel()).body.code).toBe('ride_state_conflict');
    expect((await noShow(someone, ride.id, own.id)).body.code).toBe('already_verified');
    await world.api.query(`UPDATE ride_members SET verified_at = NULL WHERE ride_id = $1`, [ride.id]);
    expect((await member.client.post(`/api/rides/${ride.id}/no-show`)).status).toBe(403);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await world.settled(ride.id, ['ride captured', 'share released']);
    const fee = Math.floor(total / 2 + 0.5);
    expect(cents((await world.payments(ride.id))[0]!.captured)).toBe(fee);
    expect(await booked(ride.id, `driver:${someone.driverId}`)).toBe(0 - cents(earnings));
    expect(await booked(ride.id, 'provider:clearing')).toBe(fee);
    const { body: receipt } = await expectStatus(organizer.client.get(`/api/rides/${ride.id}/receipt`), 200);
    expect(receipt.yours).toEqual([{ label: 'No-show fee', amount: receipt.charged }]);
    expect((await world.view(organizer, ride.id)).money.yourCharge).toBe(receipt.charged);
  });
});

describe('a tip', () => {
  const tip = (who: Person, rideId: number, amount: string) => who.client.post(`/api/rides/${rideId}/tip`, { amount });
  const shown = async (who: Person, rideId: number) =>
    (await expectStatus(who.client.get(`/api/rides/${rideId}/tip`), 200)).body;

  it('goes to the driver once per person, is charged at once and appears on the receipt', async () => {
    const { organizer, ride } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    expect(await shown(organizer, ride.id)).toMatchObject({ mayTip: false, given: [] });
    expect((await tip(organizer, ride.id, '5.00')).body.code).toBe('payment_not_due');
    const someone = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    const earned = await world.balance(`driver:${someone.driverId}`);
    expect((await shown(organizer, ride.id)).presets).toHaveLength(3);
    for (const bad of ['0.49', '200.01', '-5.00', '5']) expect((await tip(organizer, ride.id, bad)).status).toBe(400);
    expect((await tip(someone, ride.id, '5.00')).status).toBe(404);
    const first = (await expectStatus(tip(organizer, ride.id, '5.00'), 200)).body;
    expect((await expectStatus(tip(organizer, ride.id, '5.00'), 200)).body.paymentId).toBe(first.paymentId);
    // A different amount needs another payment, so the first one can no longer be charged.
    const { body: intent } = await expectStatus(tip(organizer, ride.id, '7.50'), 200);
    expect(intent.paymentId).not.toBe(first.paymentId);
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    await until(
      () => shown(organizer, ride.id),
      ({ given }) => given[0]?.state === 'captured',
    );
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(earned - 750);
    expect(await world.balance(`rider:${organizer.id}`)).toBe(0);
    expect((await tip(organizer, ride.id, '7.50')).body.code).toBe('payment_not_due');
    await until(
      () => world.cards.intentsOf(ride.id),
      (intents) => intents.map(({ status }) => status).join() === 'succeeded,canceled,succeeded',
    );
    // A friend's fare is one seat, so whole dollars are suggested.
    expect(await shown(member, ride.id)).toMatchObject({
      mayTip: true,
      presets: [{ amount: '2.00' }, { amount: '3.00' }, { amount: '5.00' }],
    });
    const { body: other } = await expectStatus(tip(member, ride.id, '1.00'), 200);
    await world.cards.confirm(other.clientSecret);
    await until(
      () => shown(member, ride.id),
      ({ given }) => given[0]?.state === 'captured',
    );
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(earned - 850);
    const { body: earnings } = await expectStatus(someone.client.get(`/api/drivers/${someone.driverId}/earnings`), 200);
    expect(earnings.recent.filter(({ label }: { label: string }) => label === 'Tip')).toMatchObject([
      { amount: '1.00' },
      { amount: '7.50' },
    ]);
    expect((await expectStatus(organizer.client.get(`/api/rides/${ride.id}/members`), 200)).body).toHaveLength(2);
  });

  it('from a stranger, or after 30 days, is refused', async () => {
    const { organizer, ride } = await world.paidRide();
    await world.driven(ride.id);
    expect((await tip(await person(world.api), ride.id, '5.00')).status).toBe(404);
    await world.api.query(`UPDATE rides SET completed_at = completed_at - interval '31 days' WHERE id = $1`, [ride.id]);
    expect((await tip(organizer, ride.id, '5.00')).body.code).toBe('payment_not_due');
    expect(await shown(organizer, ride.id)).toMatchObject({ mayTip: false });
  });
});
