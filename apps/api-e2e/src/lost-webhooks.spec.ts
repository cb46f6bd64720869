import { randomUUID } from 'node:crypto';
import { runJobs } from './support/jobs';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person } from './support/people';
import { book, until } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

/** Runs the job of the next minute now, with the lookups of the given rows due. @param ids people instead of payments for card setups */
async function lookUp(
  table: 'payments' | 'refunds' | 'payouts' | 'card_setups',
  ids: readonly number[],
): Promise<void> {
  await world.api.query(
    `UPDATE ${table} SET next_lookup_at = now() WHERE ${table === 'card_setups' ? 'user_id' : 'id'} = ANY ($1::int[])`,
    [ids],
  );
  await runJobs(world.api, `look-up-${table.replace('_', '-')}-at-the-provider`);
}

/** How often a row was looked up, and the minutes until the next lookup. */
async function plan(table: 'payments' | 'payouts', id: number): Promise<{ lookups: number; minutes: number }> {
  const [row] = await world.api.query<{ lookups: number; minutes: number }>(
    `SELECT lookups, round(extract(epoch FROM next_lookup_at - now()) / 60)::int AS minutes FROM ${table} WHERE id = $1`,
    [id],
  );
  return row!;
}

/** A ride whose payment form is open. */
async function begun() {
  const organizer = await person(world.api);
  const ride = await book(organizer, { paymentMethod: 'card' });
  const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
  return { organizer, ride, clientSecret: intent.clientSecret as string, paymentId: intent.paymentId as number };
}

describe('a lost webhook event', () => {
  it('does not delay a confirmed payment: it is looked up, and the search for a driver starts', async () => {
    const { organizer, ride, clientSecret, paymentId } = await begun();
    await world.cards.deliverWebhooks('drop');
    await world.cards.confirm(clientSecret);
    expect(await world.states(ride.id)).toEqual(['ride created']);
    expect(await plan('payments', paymentId)).toEqual({ lookups: 0, minutes: 1 });
    await lookUp('payments', [paymentId]);
    expect(await world.states(ride.id)).toEqual(['ride authorized']);
    expect((await world.view(organizer, ride.id)).status).toBe('pending');
  });

  it('makes us look a payment up at growing intervals, which restart when its state changes', async () => {
    const { clientSecret, paymentId } = await begun();
    const pauses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await lookUp('payments', [paymentId]);
      pauses.push((await plan('payments', paymentId)).minutes);
    }
    expect(pauses).toEqual([2, 4, 8]);
    await world.cards.deliverWebhooks('drop');
    await world.cards.confirm(clientSecret);
    await lookUp('payments', [paymentId]);
    expect(await plan('payments', paymentId)).toEqual({ lookups: 0, minutes: 1 });
  });

  it('takes effect once when it arrives after the lookup', async () => {
    const { organizer, ride, clientSecret, paymentId } = await begun();
    await world.cards.deliverWebhooks('drop');
    await world.cards.confirm(clientSecret);
    await lookUp('payments', [paymentId]);
    await world.cards.deliverWebhooks('deliver');
    await world.cards.resendDropped();
    await world.cards.allDelivered();
    expect((await world.eventTypes(organizer, ride.id)).filter((type) => type === 'payment_authorized')).toHaveLength(
      1,
    );
  });

  it('does not leave a refund pending that the bank has accepted', async () => {
    const { ride, paymentId } = await world.chargedRide('pm_card_pendingRefund');
    await world.cards.allDelivered();
    await world.cards.deliverWebhooks('drop');
    const { body: refund } = await expectStatus(
      operations.client.post(
        `/api/admin/rides/${ride.id}/refunds`,
        { paymentId, amount: '5.00', reason: 'goodwill' },
        { 'idempotency-key': randomUUID() },
      ),
      201,
    );
    const state = async () =>
      (await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/refunds`), 200)).body[0].state as string;
    await until(state, (now) => now === 'pending');
    await world.cards.advanceClock(60);
    expect(await state()).toBe('pending');
    await lookUp('refunds', [refund.id as number]);
    expect(await state()).toBe('succeeded');
  });

  it('does not hide a card that was saved on the profile page', async () => {
    const someone = await person(world.api);
    const cards = async () => (await expectStatus(someone.client.get('/api/cards'), 200)).body as { last4: string }[];
    await world.cards.deliverWebhooks('drop');
    const { body: setup } = await expectStatus(someone.client.post('/api/cards/setup'), 200);
    await lookUp('card_setups', [someone.id]);
    expect((await expectStatus(someone.client.post('/api/cards/setup'), 200)).body).toEqual(setup);
    await world.cards.confirmSetup(setup.clientSecret as string);
    expect(await cards()).toEqual([]);
    await lookUp('card_setups', [someone.id]);
    expect(await cards()).toMatchObject([{ last4: '4242' }]);
    expect(await world.api.query(`SELECT setup_intent_id FROM card_setups WHERE user_id = $1`, [someone.id])).toEqual([
      { setup_intent_id: null },
    ]);
  });

  it('does not leave a payout on its way when it has reached the bank', async () => {
    const { ride } = await world.paidRide({}, 'pm_card_bypassPending');
    const dan = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    const { body: link } = await expectStatus(dan.client.post(`/api/drivers/${dan.driverId}/payout-account/link`), 200);
    const page = new URL(link.url);
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({
        link: page.searchParams.get('link') ?? '',
        outcome: 'done',
        bank: 'btok_us_verified',
      }),
      redirect: 'manual',
    });
    await expectStatus(dan.client.post(`/api/drivers/${dan.driverId}/payout-account/refresh`), 200);
    await world.cards.allDelivered();
    await world.cards.deliverWebhooks('drop');
    const payouts = async () => (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/payouts`), 200)).body;
    await expectStatus(
      dan.client.post(`/api/drivers/${dan.driverId}/payouts`, { amount: (await payouts()).instantAmount }),
      201,
    );
    await until(payouts, ({ payouts: [first] }) => first?.state === 'sent');
    await world.cards.advanceClock(60);
    const [{ id, state, amount }] = (await payouts()).payouts;
    expect([state, cents(amount) > 0]).toEqual(['sent', true]);
    await lookUp('payouts', [id]);
    expect((await payouts()).payouts[0]).toMatchObject({ id, state: 'paid' });
  });
});
