import { PaidRides, cents } from './support/paid-rides';
import { client, type AnyRow, type Client } from './support/api';
import { expectStatus, operator, type Driver } from './support/people';
import { book, until } from './support/rides';

const OPERATOR = 'payouts-operations@example.test';

let world: PaidRides;
let operations: Client;

beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(world.api, OPERATOR);
}, 120_000);
afterAll(() => world?.api.stop());

interface Payouts {
  balance: string;
  available: string | null;
  pending: string | null;
  onTheWay: string;
  paid: string;
  instantAmount: string;
  account: { state: string; bank: string | null };
  payouts: {
    id: number;
    kind: string;
    state: string;
    amount: string;
    fee: string;
    failure: string | null;
    failureReason: string | null;
    bankLast4: string | null;
  }[];
}

const payoutsOf = async (who: Driver): Promise<Payouts> =>
  (await expectStatus(who.client.get(`/api/drivers/${who.driverId}/payouts`), 200)).body;
const payOut = (who: Driver, amount: string, key?: string) =>
  who.client.post(`/api/drivers/${who.driverId}/payouts`, { amount }, key ? { 'idempotency-key': key } : {});
const states = async (who: Driver) => (await payoutsOf(who)).payouts.map(({ state }) => state);

/** A driver with a completed ride whose money is available at once. */
async function earned(): Promise<Driver> {
  const { ride } = await world.paidRide({}, 'pm_card_bypassPending');
  const someone = await world.driven(ride.id);
  await world.settled(ride.id, ['ride captured']);
  return someone;
}

/** Gives bank details on the provider's page, as a driver does. */
async function onboard(who: Driver, bank = 'btok_us_verified'): Promise<void> {
  const { body } = await expectStatus(who.client.post(`/api/drivers/${who.driverId}/payout-account/link`), 200);
  const page = new URL(body.url);
  const form = new URLSearchParams({ link: page.searchParams.get('link') ?? '', outcome: 'done', bank });
  const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
  expect(answer.status).toBeLessThan(400);
  await expectStatus(who.client.post(`/api/drivers/${who.driverId}/payout-account/refresh`), 200);
}

/** Takes everything that we have available at the provider, as after many payouts. */
async function drained(): Promise<void> {
  const someone = await earned();
  await onboard(someone);
  const [account] = await world.api.query<{ provider_account: string }>(
    `SELECT provider_account FROM payout_accounts WHERE driver_id = $1`,
    [someone.driverId],
  );
  await world.cards.drainBalance(account!.provider_account);
}

/** What we owe the driver, and our fees, a credit below zero, in cents. */
const books = async (who: Driver) => [
  0 - (await world.balance(`driver:${who.driverId}`)),
  await world.balance('platform:fees'),
];

interface Mail {
  subject: string;
  body: string;
}

/** The messages to the driver about payouts, from the outbox. */
async function mailsTo({ email }: Driver, wanted: number): Promise<Mail[]> {
  const mails = async () => {
    const { body } = await expectStatus(client(world.api).get(`/api/dev/outbox?to=${encodeURIComponent(email)}`), 200);
    return (body.messages as Mail[]).filter(({ body: text }) => text.includes('/driver/earnings'));
  };
  return until(mails, ({ length }) => length >= wanted);
}

/** A driver whose instant payout of everything was refused by the bank. */
async function refused(): Promise<{ dan: Driver; payoutId: number; amount: string }> {
  const dan = await earned();
  await onboard(dan, 'btok_us_verified_accountClosed');
  const { instantAmount: amount } = await payoutsOf(dan);
  await expectStatus(payOut(dan, amount), 201);
  await until(
    () => states(dan),
    ([state]) => state !== 'requested',
  );
  await world.cards.advanceClock(60);
  await until(
    () => states(dan),
    ([state]) => state === 'failed',
  );
  return { dan, payoutId: (await payoutsOf(dan)).payouts[0]!.id, amount };
}

/** Runs Tuesday's payout job for a driver as of a day. */
async function payWeekly(who: Driver, date: string): Promise<void> {
  const [{ id } = { id: '' }] = await world.api.query<{ id: string }>(
    `INSERT INTO jobs.job (name, data) VALUES ('pay-driver-out-for-the-week', $1) RETURNING id`,
    [JSON.stringify({ driverId: who.driverId, date })],
  );
  await until(
    () => world.api.query<{ state: string }>(`SELECT state FROM jobs.job WHERE id = $1`, [id]),
    ([job]) => job?.state === 'completed',
  );
}

describe('an instant payout', () => {
  it('requires a bank, arrives there, costs fifty cents, and is on the statement', async () => {
    const dan = await earned();
    const { balance } = await payoutsOf(dan);
    expect((await payOut(dan, '1.00')).body).toMatchObject({ status: 409, code: 'payout_account_not_ready' });
    await onboard(dan);
    const ready = await payoutsOf(dan);
    expect(ready.account).toMatchObject({ state: 'ready', bank: expect.stringMatching(/ending 6789$/) });
    expect(cents(ready.instantAmount)).toBe(cents(balance) - 50);
    const [owed, fees] = await books(dan);
    await expectStatus(payOut(dan, ready.instantAmount), 201);
    expect(await books(dan)).toEqual([0, fees! - 50]);
    expect(owed).toBe(cents(balance));
    await until(
      () => states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    await world.cards.advanceClock(60);
    await until(
      () => states(dan),
      ([state]) => state === 'paid',
    );
    expect(await mailsTo(dan, 1)).toMatchObject([
      { subject: `$${ready.instantAmount} has reached your bank`, body: expect.stringContaining('ending in 6789') },
    ]);
    const { body: statement } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/statement`), 200);
    expect(statement).toMatchObject({
      opening: '0.00',
      earned: balance,
      paidOut: balance,
      closing: '0.00',
      running: true,
      rides: [{ earned: balance }],
    });
    const [{ fare, commission }] = statement.rides;
    expect(cents(fare) + cents(commission)).toBe(cents(balance));
    expect(cents(commission)).toBe(-Math.round(cents(fare) * 0.2));
    expect(statement.days).toHaveLength(7);
    expect(statement.days.filter(({ trips }: AnyRow) => trips === 1)).toMatchObject([{ earned: balance }]);

    const tax = `/api/drivers/${dan.driverId}/tax-summary`;
    const { body: year } = await expectStatus(dan.client.get(tax), 200);
    const figures = {
      ...{ trips: 1, fares: fare, commission, tips: '0.00', fees: '0.00', earned: balance, cash: '0.00' },
      ...{ payoutFees: '-0.50', payouts: ready.instantAmount },
    };
    expect(year).toMatchObject({ running: true, total: figures });
    expect(year.months.at(-1)).toMatchObject(figures);
    expect(year.total.miles).toBeGreaterThan(1);
    const { body: past } = await expectStatus(dan.client.get(`${tax}?year=${year.year - 1}`), 200);
    expect(past).toMatchObject({ running: false, total: { trips: 0, earned: '0.00' } });
    expect(past.months).toHaveLength(12);
    const { body: next } = await expectStatus(dan.client.get(`${tax}?year=${year.year + 1}`), 200);
    expect(next).toMatchObject({ running: true, months: [], total: { trips: 0, payouts: '0.00' } });
    expect((await dan.client.get(`${tax}?year=19`)).body.errors[0].field).toBe('year');
    const table = await expectStatus(dan.client.get(`${tax}.csv`), 200);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toContain(`GroupRide tax summary ${year.year}.csv`);
    const rows = String(table.body).trim().split('\r\n');
    expect(rows[0]).toMatch(/^Month,Trips,Trip miles,Trips counted with planned miles,Fares,Commission/);
    expect(rows.at(-1)).toContain(`${year.year},1,${year.total.miles},1,${fare},${commission}`);
    const { body: pdf } = await expectStatus(dan.client.get(`${tax}.pdf?language=es`), 200);
    expect(Buffer.from(pdf as Uint8Array).toString('latin1')).toMatch(/^%PDF-/);
  });

  it('is offered only for what the provider has available; the rest is pending', async () => {
    await drained();
    const { ride } = await world.paidRide();
    const dan = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    await onboard(dan);
    const { balance, ...view } = await payoutsOf(dan);
    expect(view).toMatchObject({ available: '0.00', pending: balance, instantAmount: '0.00', onTheWay: '0.00' });
    expect((await payOut(dan, '1.00')).body).toMatchObject({
      ...{ status: 409, code: 'payout_too_large' },
      detail: 'Nothing is available to pay out yet.',
    });
    expect((await payoutsOf(dan)).payouts).toEqual([]);

    // Riders' payments become available after some days.
    await world.cards.advanceClock(8 * 24 * 3600);
    const later = await until(
      () => payoutsOf(dan),
      ({ available }) => available === balance,
    );
    expect(later).toMatchObject({ pending: '0.00', balance });
    await expectStatus(payOut(dan, later.instantAmount), 201);
    await until(
      () => payoutsOf(dan),
      ({ onTheWay, paid }) => onTheWay === later.instantAmount || paid === later.instantAmount,
    );
    expect((await payoutsOf(dan)).balance).toBe('0.00');
  });

  it('that the provider refuses for lack of funds returns to the balance at once, with the reason and an alert', async () => {
    await drained();
    const { ride } = await world.paidRide();
    const dan = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    await onboard(dan);
    const { balance } = await payoutsOf(dan);
    await payWeekly(dan, '2026-11-24');
    const back = await until(
      () => payoutsOf(dan),
      ({ payouts: [payout] }) => payout?.state === 'failed',
    );
    expect(back).toMatchObject({ balance, onTheWay: '0.00', paid: '0.00', payouts: [{ failureReason: 'no_funds' }] });
    const { body: alerts } = await expectStatus(operations.get('/api/admin/alerts?state=open'), 200);
    expect(alerts).toContainEqual(
      expect.objectContaining({ kind: 'payout_failed', data: expect.objectContaining({ driverId: dan.driverId }) }),
    );
    expect((await mailsTo(dan, 1))[0]!.body).toMatch(/back in your balance[^]*haven’t reached our payment partner/);
  });

  it('is made once, however often it is requested at once, and never exceeds what is owed', async () => {
    const dan = await earned();
    await onboard(dan);
    const { instantAmount } = await payoutsOf(dan);
    const same = await Promise.all(Array.from({ length: 20 }, () => payOut(dan, '2.00', 'press-twice')));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await payoutsOf(dan)).payouts).toHaveLength(1);
    expect((await payOut(dan, '3.00', 'press-twice')).body.code).toBe('idempotency_key_reused');
    const rest = cents(instantAmount) - 250;
    const greedy = await Promise.all(Array.from({ length: 20 }, () => payOut(dan, (rest / 100).toFixed(2))));
    expect(greedy.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(greedy.find(({ status }) => status !== 201)!.body).toMatchObject({
      status: 409,
      code: 'payout_too_large',
      errors: [{ field: 'amount' }],
    });
    expect((await books(dan))[0]).toBe(0);
    expect((await payOut(dan, '0.99')).body).toMatchObject({ status: 400, errors: [{ field: 'amount' }] });
  });

  it('shares the provider’s funds with the payouts that other drivers request at the same time', async () => {
    const dan = await earned();
    await drained();
    // The money of one ride suffices for one of the two.
    const eve = await earned();
    await Promise.all([onboard(dan), onboard(eve)]);
    const { instantAmount } = await payoutsOf(dan);
    const answers = await Promise.all([payOut(dan, instantAmount), payOut(eve, instantAmount)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('payout_too_large');
  });

  it('arrives once, even when every answer of the provider is lost', async () => {
    const dan = await earned();
    await onboard(dan);
    const { instantAmount } = await payoutsOf(dan);
    await world.cards.failNext({ path: '/v1/transfers', when: 'after', disconnect: true, times: 2 });
    await world.cards.failNext({ path: '/v1/payouts', when: 'after', disconnect: true, times: 2 });
    await expectStatus(payOut(dan, instantAmount), 201);
    await until(
      () => states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers.map(({ amount }) => amount)).toEqual([cents(instantAmount)]);
  });

  it('whose answer was lost on the last try is not taken back, and arrives', async () => {
    const dan = await earned();
    await onboard(dan);
    const { instantAmount } = await payoutsOf(dan);
    await world.cards.deliverWebhooks('drop');
    await world.cards.failNext({ path: '/v1/payouts', when: 'before', status: 500, times: 20 });
    await expectStatus(payOut(dan, instantAmount), 201);
    const waiting = () =>
      world.api.query<{ id: string }>(
        `SELECT id FROM jobs.job WHERE name = 'send-payout-to-the-bank' AND state = 'created'
            AND (data->>'tries')::int > 1 AND start_after > now() + interval '1 second'
            AND (data->>'payoutId')::int IN (SELECT id FROM payouts WHERE driver_id = $1)`,
        [dan.driverId],
      );
    const [next] = await until(waiting, ({ length }) => length === 1);
    await world.cards.calm();
    await world.cards.deliverWebhooks('drop');
    await world.cards.failNext({ path: '/v1/payouts', when: 'after', disconnect: true, times: 3 });
    await world.api.query(`UPDATE jobs.job SET data = data || '{"tries": 15}', start_after = now() WHERE id = $1`, [
      next!.id,
    ]);
    await until(
      () => states(dan),
      ([state]) => state === 'sent',
    );
    await world.cards.calm();
    await world.cards.advanceClock(60);
    await world.cards.resendDropped();
    const { balance, payouts } = await until(
      () => payoutsOf(dan),
      ({ payouts: [payout] }) => payout?.state === 'paid',
    );
    expect({ balance, failure: payouts[0]!.failure }).toEqual({ balance: '0.00', failure: null });
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers).toMatchObject([{ amount: cents(instantAmount), reversed: false }]);
  });

  it('that the bank refuses comes back, fee included, and the driver is told why and what to do', async () => {
    const { dan, amount } = await refused();
    expect((await payoutsOf(dan)).payouts[0]).toMatchObject({
      failure: expect.stringMatching(/closed/),
      failureReason: 'account_closed',
      bankLast4: '1113',
    });
    expect(await books(dan)).toEqual([cents(amount) + 50, expect.any(Number)]);
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers.every(({ reversed }) => reversed)).toBe(true);
    const [mail, ...more] = await mailsTo(dan, 1);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Your payout of $${amount} didn’t arrive`);
    expect(mail!.body).toMatch(
      /ending in 1113[^]*The money and the fee are back[^]*This bank account is closed\. Add another bank account/,
    );
  });

  it('can be requested only by the driver', async () => {
    const [dan, eve] = [await earned(), await earned()];
    expect((await payOut({ ...eve, driverId: dan.driverId }, '1.00')).status).toBe(404);
    expect((await eve.client.get(`/api/drivers/${dan.driverId}/payouts`)).status).toBe(404);
    expect((await eve.client.get(`/api/drivers/${dan.driverId}/statement`)).status).toBe(404);
    expect((await eve.client.post(`/api/drivers/${dan.driverId}/payout-account/link`)).status).toBe(404);
    expect((await client(world.api).get('/api/admin/payouts')).status).toBe(401);
  });
});

describe('the weekly payout', () => {
  it('comes on Tuesday, free and once, and again on the days after a failure', async () => {
    const dan = await earned();
    await onboard(dan, 'btok_us_verified_noAccount');
    const [owed] = await books(dan);
    await payWeekly(dan, '2026-11-23');
    expect(await states(dan)).toEqual([]);
    await payWeekly(dan, '2026-11-24');
    await payWeekly(dan, '2026-11-24');
    expect((await payoutsOf(dan)).payouts).toMatchObject([{ kind: 'weekly', fee: '0.00' }]);
    expect((await books(dan))[0]).toBe(0);
    await until(
      () => states(dan),
      ([state]) => state === 'sent',
    );
    await world.cards.advanceClock(3 * 24 * 3600);
    await until(
      () => states(dan),
      ([state]) => state === 'failed',
    );
    expect((await books(dan))[0]).toBe(owed);
    await onboard(dan);
    await payWeekly(dan, '2026-11-25');
    await until(
      () => states(dan),
      ([state]) => state === 'sent',
    );
    expect(await states(dan)).toEqual(['sent', 'failed']);
  });

  it('that failed is repeated on Wednesday, also after operations repeated the one of an older week', async () => {
    const dan = await earned();
    await onboard(dan);
    const [older] = await world.api.query<{ id: number }>(
      `INSERT INTO payouts (driver_id, kind, state, amount_cents, fee_cents, due_on)
       VALUES ($1, 'weekly', 'failed', 100, 0, '2026-11-17'), ($1, 'weekly', 'failed', 100, 0, '2026-11-24') RETURNING id`,
      [dan.driverId],
    );
    await expectStatus(operations.post(`/api/admin/payouts/${older!.id}/retry`), 201);
    await payWeekly(dan, '2026-11-25');
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
      () => payoutsOf(dan),
      ({ balance }) => cents(balance) < 0,
    );
    await onboard(dan);
    await payWeekly(dan, '2026-11-24');
    expect(await states(dan)).toEqual([]);
    expect((await payOut(dan, '1.00')).body.code).toBe('payout_too_large');
  });
});

describe('the run of weekly payouts', () => {
  const runs = () => world.api.query<{ day: string }>(`SELECT due_on::text AS day FROM weekly_payout_runs ORDER BY 1`);

  it('that was missed on Tuesday takes place later, and is recorded', async () => {
    const dan = await earned();
    await onboard(dan);
    const [last, ...others] = await runs();
    expect(others).toEqual([]);
    await world.api.query(`DELETE FROM weekly_payout_runs`);
    await world.api.query(`INSERT INTO jobs.job (name, data) VALUES ('pay-drivers-out-on-tuesday', '{}')`);
    await until(
      () => states(dan),
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

describe('operations', () => {
  const list = async (query: string) =>
    (await expectStatus(operations.get(`/api/admin/payouts?${query}`), 200)).body as {
      payouts: { id: number }[];
      next: number | null;
    };
  const retry = (payoutId: number) => operations.post(`/api/admin/payouts/${payoutId}/retry`);
  /** The text of the open alert about a payout. */
  const told = async (payoutId: number) => {
    const { body } = await expectStatus(operations.get('/api/admin/alerts?state=open'), 200);
    return (body as { kind: string; ours: string; data: { payoutId?: number } }[]).flatMap(({ kind, ours, data }) =>
      kind === 'payout_failed' && data.payoutId === payoutId ? [ours] : [],
    );
  };

  it('retry a failed one once, after the driver changed the bank, and never beyond what is owed; the driver is told in Spanish', async () => {
    const { dan, payoutId, amount } = await refused();
    expect(await told(payoutId)).toEqual([amount]);
    expect((await retry(payoutId)).body).toMatchObject({ status: 409, code: 'payout_account_not_ready' });
    await onboard(dan);
    await expectStatus(dan.client.patch('/api/users/me', { language: 'es' }), 200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(payoutId)));
    const [made, ...others] = answers.filter(({ status }) => status === 201);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
      Array(9).fill('payout_not_repeatable'),
    );
    expect(made!.body).toMatchObject({
      kind: 'instant',
      state: 'requested',
      amount,
      fee: '0.50',
      bankLast4: '6789',
      driverId: dan.driverId,
    });
    expect((await books(dan))[0]).toBe(0);
    await until(
      () => states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    await world.cards.advanceClock(60);
    await until(
      () => states(dan),
      ([state]) => state === 'paid',
    );
    expect(await states(dan)).toEqual(['paid', 'failed']);
    expect(await told(payoutId)).toEqual([]);
    expect((await retry(made!.body.id)).body.code).toBe('payout_not_repeatable');
    expect((await mailsTo(dan, 2)).map(({ subject }) => subject)).toContain(`$${amount} llegó a tu banco`);
    const { body: audit } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(audit[0]).toMatchObject({ action: 'retry_payout', subject: `payout:${made!.body.id}` });
  });

  it('cannot retry an amount that was paid out in another way meanwhile', async () => {
    const { dan, payoutId, amount } = await refused();
    await onboard(dan);
    await expectStatus(payOut(dan, amount), 201);
    expect((await retry(payoutId)).body).toMatchObject({ status: 409, code: 'payout_too_large' });
    expect((await books(dan))[0]).toBe(0);
  });

  it('can list them by state and driver, page by page, and nobody else can', async () => {
    const { dan } = await refused();
    await world.api.query(
      `INSERT INTO payouts (driver_id, kind, state, amount_cents, fee_cents) SELECT $1, 'instant', 'paid', 100 + n, 50 FROM generate_series(1, 30) n`,
      [dan.driverId],
    );
    const first = await list(`driverId=${dan.driverId}&state=paid`);
    expect([first.payouts.length, first.next]).toEqual([25, first.payouts.at(-1)!.id]);
    const second = await list(`driverId=${dan.driverId}&state=paid&before=${first.next}`);
    expect([second.payouts.length, second.next]).toEqual([5, null]);
    expect(new Set([...first.payouts, ...second.payouts].map(({ id }) => id)).size).toBe(30);
    expect((await list(`driverId=${dan.driverId}&state=failed`)).payouts).toMatchObject([
      { retriedBy: null, failureReason: 'account_closed', endedAt: expect.any(String) },
    ]);
    expect((await dan.client.get('/api/admin/payouts')).status).toBe(403);
    expect((await dan.client.post(`/api/admin/payouts/1/retry`)).status).toBe(403);
  });
});
