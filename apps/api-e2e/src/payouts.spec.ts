import { announceJobs } from './support/announce-jobs';
import { DriverPayouts } from './support/driver-payouts';
import { cents, type PaidRides } from './support/paid-rides';
import { client, type AnyRow, type Client } from './support/api';
import { expectStatus } from './support/people';
import { until } from './support/rides';
import { connected, socketOf } from './support/sockets';

let world: PaidRides;
let drivers: DriverPayouts;
let operations: Client;

beforeAll(async () => {
  ({ world, drivers, operations } = await DriverPayouts.start());
}, 120_000);
afterAll(() => world?.api.stop());

/** Takes everything that we have available at the provider, as after many payouts. */
async function drained(): Promise<void> {
  const someone = await drivers.earned();
  await drivers.onboard(someone);
  const [account] = await world.api.query<{ provider_account: string }>(
    `SELECT provider_account FROM payout_accounts WHERE driver_id = $1`,
    [someone.driverId],
  );
  await world.cards.drainBalance(account!.provider_account);
}

describe('an instant payout', () => {
  it('requires a bank, arrives there, costs fifty cents, and is on the statement', async () => {
    const dan = await drivers.earned();
    const { balance } = await drivers.payoutsOf(dan);
    expect((await drivers.payOut(dan, '1.00')).body).toMatchObject({ status: 409, code: 'payout_account_not_ready' });
    await drivers.onboard(dan);
    const ready = await drivers.payoutsOf(dan);
    expect(ready.account).toMatchObject({ state: 'ready', bank: expect.stringMatching(/ending 6789$/) });
    expect(cents(ready.instantAmount)).toBe(cents(balance) - 50);
    const [owed, fees] = await drivers.books(dan);
    await expectStatus(drivers.payOut(dan, ready.instantAmount), 201);
    expect(await drivers.books(dan)).toEqual([0, fees! - 50]);
    expect(owed).toBe(cents(balance));
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    await world.cards.advanceClock(60);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'paid',
    );
    expect(await drivers.mailsTo(dan, 1)).toMatchObject([
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
      trips: 1,
      fares: fare,
      commission,
      tips: '0.00',
      fees: '0.00',
      earned: balance,
      cash: '0.00',
      payoutFees: '-0.50',
      payouts: ready.instantAmount,
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
    await drivers.onboard(dan);
    const { balance, ...view } = await drivers.payoutsOf(dan);
    expect(view).toMatchObject({ available: '0.00', pending: balance, instantAmount: '0.00', onTheWay: '0.00' });
    expect((await drivers.payOut(dan, '1.00')).body).toMatchObject({
      status: 409,
      code: 'payout_too_large',
      detail: 'Nothing is available to pay out yet.',
    });
    expect((await drivers.payoutsOf(dan)).payouts).toEqual([]);

    // Riders' payments become available after some days.
    await world.cards.advanceClock(8 * 24 * 3600);
    const later = await until(
      () => drivers.payoutsOf(dan),
      ({ available }) => available === balance,
    );
    expect(later).toMatchObject({ pending: '0.00', balance });
    await expectStatus(drivers.payOut(dan, later.instantAmount), 201);
    await until(
      () => drivers.payoutsOf(dan),
      ({ onTheWay, paid }) => onTheWay === later.instantAmount || paid === later.instantAmount,
    );
    expect((await drivers.payoutsOf(dan)).balance).toBe('0.00');
  });

  it('that the provider refuses for lack of funds returns to the balance at once, with the reason and an alert', async () => {
    await drained();
    const { ride } = await world.paidRide();
    const dan = await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    await drivers.onboard(dan);
    const { balance } = await drivers.payoutsOf(dan);
    await drivers.payWeekly(dan, '2026-11-24');
    const back = await until(
      () => drivers.payoutsOf(dan),
      ({ payouts: [payout] }) => payout?.state === 'failed',
    );
    expect(back).toMatchObject({ balance, onTheWay: '0.00', paid: '0.00', payouts: [{ failureReason: 'no_funds' }] });
    const { body: alerts } = await expectStatus(operations.get('/api/admin/alerts?state=open'), 200);
    expect(alerts).toContainEqual(
      expect.objectContaining({ kind: 'payout_failed', data: expect.objectContaining({ driverId: dan.driverId }) }),
    );
    expect((await drivers.mailsTo(dan, 1))[0]!.body).toMatch(
      /back in your balance[^]*haven’t reached our payment partner/,
    );
  });

  it('is made once, however often it is requested at once, and never exceeds what is owed', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan);
    const { instantAmount } = await drivers.payoutsOf(dan);
    const same = await Promise.all(Array.from({ length: 20 }, () => drivers.payOut(dan, '2.00', 'press-twice')));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await drivers.payoutsOf(dan)).payouts).toHaveLength(1);
    expect((await drivers.payOut(dan, '3.00', 'press-twice')).body.code).toBe('idempotency_key_reused');
    const rest = cents(instantAmount) - 250;
    const greedy = await Promise.all(Array.from({ length: 20 }, () => drivers.payOut(dan, (rest / 100).toFixed(2))));
    expect(greedy.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(greedy.find(({ status }) => status !== 201)!.body).toMatchObject({
      status: 409,
      code: 'payout_too_large',
      errors: [{ field: 'amount' }],
    });
    expect((await drivers.books(dan))[0]).toBe(0);
    expect((await drivers.payOut(dan, '0.99')).body).toMatchObject({ status: 400, errors: [{ field: 'amount' }] });
  });

  it('shares the provider’s funds with the payouts that other drivers request at the same time', async () => {
    const dan = await drivers.earned();
    await drained();
    // The money of one ride suffices for one of the two.
    const eve = await drivers.earned();
    await Promise.all([drivers.onboard(dan), drivers.onboard(eve)]);
    const { instantAmount } = await drivers.payoutsOf(dan);
    const answers = await Promise.all([drivers.payOut(dan, instantAmount), drivers.payOut(eve, instantAmount)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('payout_too_large');
  });

  it('arrives once, even when every answer of the provider is lost', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan);
    const { instantAmount } = await drivers.payoutsOf(dan);
    await world.cards.failNext({ path: '/v1/transfers', when: 'after', disconnect: true, times: 2 });
    await world.cards.failNext({ path: '/v1/payouts', when: 'after', disconnect: true, times: 2 });
    await expectStatus(drivers.payOut(dan, instantAmount), 201);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers.map(({ amount }) => amount)).toEqual([cents(instantAmount)]);
  });

  it('whose answer was lost on the last try is not taken back, and arrives', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan);
    const { instantAmount } = await drivers.payoutsOf(dan);
    await world.cards.deliverWebhooks('drop');
    await world.cards.failNext({ path: '/v1/payouts', when: 'before', status: 500, times: 20 });
    await expectStatus(drivers.payOut(dan, instantAmount), 201);
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
    await announceJobs(world.api, 'send-payout-to-the-bank');
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent',
    );
    await world.cards.calm();
    await world.cards.advanceClock(60);
    await world.cards.resendDropped();
    const { balance, payouts } = await until(
      () => drivers.payoutsOf(dan),
      ({ payouts: [payout] }) => payout?.state === 'paid',
    );
    expect({ balance, failure: payouts[0]!.failure }).toEqual({ balance: '0.00', failure: null });
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers).toMatchObject([{ amount: cents(instantAmount), reversed: false }]);
  });

  it('that the bank refuses comes back, fee included, and the driver is told why and what to do', async () => {
    const { dan, amount } = await drivers.refused();
    expect((await drivers.payoutsOf(dan)).payouts[0]).toMatchObject({
      failure: expect.stringMatching(/closed/),
      failureReason: 'account_closed',
      bankLast4: '1113',
    });
    expect(await drivers.books(dan)).toEqual([cents(amount) + 50, expect.any(Number)]);
    const transfers = await world.cards.transfersOf(dan.driverId, world.api);
    expect(transfers.every(({ reversed }) => reversed)).toBe(true);
    const [mail, ...more] = await drivers.mailsTo(dan, 1);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Your payout of $${amount} didn’t arrive`);
    expect(mail!.body).toMatch(
      /ending in 1113[^]*The money and the fee are back[^]*This bank account is closed\. Add another bank account/,
    );
  });

  it('that fails after it was sent is fetched again by the open pages of the driver and of operations', async () => {
    const dan = await drivers.earned();
    await drivers.onboard(dan, 'btok_us_verified_accountClosed');
    await expectStatus(drivers.payOut(dan, (await drivers.payoutsOf(dan)).instantAmount), 201);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent',
    );
    const subject = `payout:${(await drivers.payoutsOf(dan)).payouts[0]!.id}`;
    const [page, office] = [socketOf(world.api, dan.client), socketOf(world.api, operations)];
    await Promise.all([connected(page), connected(office)]);
    await page.emitWithAck('joinDriver', { driverId: dan.driverId });
    await office.emitWithAck('joinAdmin', {});
    /** Resolves when a message was followed by the failed state, as on a page that fetches it again. */
    const shown = new Promise<void>((resolve) => {
      const missing = new Set(['driver', 'operations']);
      const look = async (who: string) => {
        if ((await drivers.states(dan))[0] === 'failed') missing.delete(who);
        if (missing.size === 0) resolve();
      };
      page.on('driverChanged', () => void look('driver'));
      office.on('operationsChanged', ({ subjects }) => void (subjects.includes(subject) && look('operations')));
    });
    await world.cards.advanceClock(60);
    await shown;
    page.close();
    office.close();
  });

  it('can be requested only by the driver', async () => {
    const [dan, eve] = [await drivers.earned(), await drivers.earned()];
    expect((await drivers.payOut({ ...eve, driverId: dan.driverId }, '1.00')).status).toBe(404);
    expect((await eve.client.get(`/api/drivers/${dan.driverId}/payouts`)).status).toBe(404);
    expect((await eve.client.get(`/api/drivers/${dan.driverId}/statement`)).status).toBe(404);
    expect((await eve.client.post(`/api/drivers/${dan.driverId}/payout-account/link`)).status).toBe(404);
    expect((await client(world.api).get('/api/admin/payouts')).status).toBe(401);
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
    const { dan, payoutId, amount } = await drivers.refused();
    expect(await told(payoutId)).toEqual([amount]);
    expect((await retry(payoutId)).body).toMatchObject({ status: 409, code: 'payout_account_not_ready' });
    await drivers.onboard(dan);
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
    expect((await drivers.books(dan))[0]).toBe(0);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'sent' || state === 'paid',
    );
    await world.cards.advanceClock(60);
    await until(
      () => drivers.states(dan),
      ([state]) => state === 'paid',
    );
    expect(await drivers.states(dan)).toEqual(['paid', 'failed']);
    expect(await told(payoutId)).toEqual([]);
    expect((await retry(made!.body.id)).body.code).toBe('payout_not_repeatable');
    expect((await drivers.mailsTo(dan, 2)).map(({ subject }) => subject)).toContain(`$${amount} llegó a tu banco`);
    const { body: audit } = await expectStatus(operations.get('/api/admin/audit'), 200);
    expect(audit[0]).toMatchObject({ action: 'retry_payout', subject: `payout:${made!.body.id}` });
  });

  it('cannot retry an amount that was paid out in another way meanwhile', async () => {
    const { dan, payoutId, amount } = await drivers.refused();
    await drivers.onboard(dan);
    await expectStatus(drivers.payOut(dan, amount), 201);
    expect((await retry(payoutId)).body).toMatchObject({ status: 409, code: 'payout_too_large' });
    expect((await drivers.books(dan))[0]).toBe(0);
  });

  it('can list them by state and driver, page by page, and nobody else can', async () => {
    const { dan } = await drivers.refused();
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
