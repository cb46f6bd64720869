import { randomUUID } from 'node:crypto';
import { bookOnAccount } from './support/business';
import { BusinessMoney } from './support/business-money';
import { addJobs } from './support/jobs';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';
import { until } from './support/rides';
import { WebhookReceiver } from './support/webhook-receiver';

let world: PaidRides;
let operations: Operations;
let money: BusinessMoney;
setUpOperations(
  (opened) => {
    ({ world, operations } = opened);
    money = new BusinessMoney(world, operations);
  },
  { WEBHOOKS_ALLOW_PRIVATE: 'true' },
);
afterEach(() => money.expectBooksToAgree());

const text = (amount: number) => (amount / 100).toFixed(2);
const ledgerOf = (id: number) => world.balance(`business:${id}`);
const dailyJob = () => addJobs(world.api, 'invoice-business-accounts');
const overdueAlerts = async (invoiceId: number) =>
  (await operations.alerts(null)).filter(
    ({ kind, data }) => kind === 'invoice_overdue' && data['invoiceId'] === invoiceId,
  );

async function mailsTo(to: string): Promise<{ subject: string; body: string }[]> {
  const answer = await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: { subject: string; body: string }[] }).messages;
}
const mailAbout = (to: string, part: string) =>
  until(
    async () => (await mailsTo(to)).find(({ subject }) => subject.includes(part)),
    (mail) => mail !== undefined,
  );

/** An account with an invoice of one ride, and the charge of that ride. */
async function invoiced(fields: object = {}) {
  const account = await money.owing({}, fields);
  const { body: invoice } = await expectStatus(money.invoiceNow(account.id), 201);
  const [charge] = await money.chargesOf(account.id);
  return { ...account, invoice, charge };
}

describe('a payment that is reversed', () => {
  it('no longer counts: the invoice reopens, the account owes it again, and the books agree', async () => {
    const { id, emails, total, invoice, service } = await invoiced();
    const { body: paid } = await expectStatus(money.pay(invoice.id, total), 201);
    expect(paid).toMatchObject({ status: 'paid', outstanding: '0.00' });
    expect(await ledgerOf(id)).toBe(0);
    const [payment] = paid.payments;
    expect((await operations.client.post(`/api/admin/business-payments/${payment.id}/reverse`, {})).status).toBe(400);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => money.reverse(payment.id, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toMatchObject({
      status: 'open',
      paid: '0.00',
      outstanding: total,
      paidAt: null,
      payments: [
        {
          id: payment.id,
          amount: total,
          reversalReason: 'The check bounced',
          reversedAt: expect.any(String),
          reversedBy: 'Olga Ops',
        },
      ],
    });
    expect((await money.reverse(payment.id)).body.code).toBe('payment_reversed');
    expect((await money.reverse(2_000_000_000)).status).toBe(404);
    expect((await money.balanceOf(id)).owed).toBe(total);
    expect(await ledgerOf(id)).toBe(cents(total));
    const [entry] = await world.api.query(
      `SELECT data FROM audit_log WHERE action = 'reverse_business_payment' AND subject = $1`,
      [`business_account:${id}`],
    );
    expect(entry.data).toMatchObject({ paymentId: payment.id, amount: cents(total), reason: 'The check bounced' });
    const { body: own } = await expectStatus(service.client.get(`/api/business-account/invoices/${invoice.id}`), 200);
    expect(own.payments).toMatchObject([{ reversedAt: expect.any(String), reversedBy: null }]);
    const mail = await mailAbout(emails[0]!, 'was reversed');
    expect(mail!.body).toContain(`$${total} is left to pay`);
    // The right amount can now be recorded, and the invoice could be voided if it was the wrong one.
    await expectStatus(money.pay(invoice.id, total), 201);
    expect((await operations.reconcile()).differences).toBe(0);
  });

  it('lets the invoice become overdue and be paid again, and services are notified each time', async () => {
    const { total, invoice, service } = await invoiced();
    const receiver = await WebhookReceiver.start();
    await expectStatus(
      operations.client.post('/api/admin/webhook-endpoints', {
        url: receiver.url,
        description: 'Test',
        serviceAccountId: service.serviceAccountId,
        eventTypes: ['invoice.paid', 'invoice.payment_reversed'],
      }),
      201,
    );
    await world.api.query(`UPDATE business_invoices SET due_date = '2026-01-01' WHERE id = $1`, [invoice.id]);
    await dailyJob();
    await until(
      () => overdueAlerts(invoice.id),
      (open) => open.length === 1,
    );
    const { body: paid } = await expectStatus(money.pay(invoice.id, total), 201);
    expect(await overdueAlerts(invoice.id)).toEqual([]);
    await expectStatus(money.reverse(paid.payments[0].id), 200);
    await dailyJob();
    const [alert] = await until(
      () => overdueAlerts(invoice.id),
      (open) => open.length === 1,
    );
    expect(alert!.data).toMatchObject({ outstanding: total });
    await expectStatus(money.pay(invoice.id, total), 201);
    await until(
      () => Promise.resolve(receiver.received.length),
      (count) => count === 3,
    );
    const told = receiver.received.map(({ event }) => event);
    expect(told.map(({ type }) => type).sort()).toEqual(['invoice.paid', 'invoice.paid', 'invoice.payment_reversed']);
    expect(told.find(({ type }) => type === 'invoice.payment_reversed').data).toMatchObject({
      invoiceId: invoice.id,
      paymentId: paid.payments[0].id,
      amount: total,
      paid: '0.00',
      total,
      reason: 'The check bounced',
    });
    await receiver.down();
  });
});

describe('a charge that is credited', () => {
  it('before it is invoiced, appears on the next invoice with its credits, which never exceed the charge', async () => {
    const { id, total, emails, ride, driver } = await withDriver();
    const [charge] = await money.chargesOf(id);
    const earned = await world.balance(`driver:${driver}`);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => money.credit(charge.id, '5.00', key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body).toMatchObject({
      amount: total,
      credited: '5.00',
      credits: [{ amount: '5.00', reason: 'Wrong route' }],
    });
    const rest = text(cents(total) - 500);
    for (const amount of ['0.00', '-1.00', text(cents(total) - 499)])
      expect((await money.credit(charge.id, amount)).body.errors).toMatchObject([{ field: 'amount' }]);
    expect((await operations.client.post(`/api/admin/business-charges/${charge.id}/credits`, {})).status).toBe(400);
    expect(await money.balanceOf(id)).toMatchObject({ owed: rest, notInvoiced: total, unusedCredit: '5.00' });
    const { body: invoice } = await expectStatus(money.invoiceNow(id), 201);
    expect(invoice).toMatchObject({
      status: 'open',
      total,
      credited: '5.00',
      outstanding: rest,
      lines: [{ rideId: ride.id, amount: total }],
      credits: [{ rideId: ride.id, amount: '5.00', reason: 'Wrong route', costCenter: 'ROOMS' }],
    });
    const csv = await operations.client.get(`/api/admin/business-invoices/${invoice.id}/csv`);
    expect(String(csv.body)).toMatch(/,credit,ROOMS,'=Room 12,.*,-5\.00/);
    expect((await mailAbout(emails[0]!, invoice.number))!.body).toContain(`Please pay $${rest} by`);
    expect((await money.pay(invoice.id, total)).body.errors).toMatchObject([{ field: 'amount' }]);
    await expectStatus(money.pay(invoice.id, rest), 201);
    expect(await money.balanceOf(id)).toMatchObject({ owed: '0.00', unusedCredit: '0.00' });
    // GroupRide bears the cost: the driver keeps the earnings, and its taxes are no longer owed.
    expect(await world.balance(`driver:${driver}`)).toBe(earned);
    const [{ taxes }] = await world.api.query(`SELECT taxes FROM rides WHERE id = $1`, [ride.id]);
    const taxPart = Math.round((500 * cents(taxes)) / cents(total));
    expect(await operations.booked(ride.id, 'business_credit')).toEqual([
      `business:${id} -500`,
      `platform:taxes ${taxPart}`,
      `platform:refunds ${500 - taxPart}`,
    ]);
    expect((await operations.reconcile()).differences).toBe(0);
  });

  it('on an open invoice, lowers the total at once and may settle it', async () => {
    const { id, total, invoice, charge, emails } = await invoiced();
    await world.api.query(`UPDATE business_invoices SET due_date = '2026-01-01' WHERE id = $1`, [invoice.id]);
    await dailyJob();
    await until(
      () => overdueAlerts(invoice.id),
      (open) => open.length === 1,
    );
    await expectStatus(money.credit(charge.id, '3.00'), 201);
    expect(await money.invoice(invoice.id)).toMatchObject({ status: 'open', credited: '3.00' });
    expect((await mailAbout(emails[0]!, 'credited $3.00'))!.body).toContain('comes off your open invoice');
    await expectStatus(money.credit(charge.id, text(cents(total) - 300)), 201);
    expect(await money.invoice(invoice.id)).toMatchObject({
      status: 'paid',
      credited: total,
      paid: '0.00',
      outstanding: '0.00',
      credits: [{ amount: '3.00' }, { amount: text(cents(total) - 300) }],
    });
    expect(await overdueAlerts(invoice.id)).toEqual([]);
    expect((await money.credit(charge.id, '0.01')).body.errors).toMatchObject([{ field: 'amount' }]);
    expect(await money.balanceOf(id)).toMatchObject({ owed: '0.00', unusedCredit: '0.00' });
  });

  it('after it was paid, reduces the next invoices, none of them below zero', async () => {
    const { id, total, invoice, charge, service, ride } = await invoiced();
    const { body: paid } = await expectStatus(money.pay(invoice.id, total), 201);
    await expectStatus(money.credit(charge.id, total), 201);
    expect(await money.invoice(invoice.id)).toMatchObject({ status: 'paid', credited: '0.00', paid: total });
    expect(await money.balanceOf(id)).toMatchObject({ owed: '0.00', unusedCredit: total });
    expect(await ledgerOf(id)).toBe(-cents(total));
    expect((await money.invoiceNow(id)).body.code).toBe('nothing_to_invoice');
    const next = await money.ride({ id, service });
    const [small] = await money.chargesOf(id);
    await expectStatus(money.credit(small.id, '1.00'), 201);
    const { body: second } = await expectStatus(money.invoiceNow(id), 201);
    expect(second).toMatchObject({
      status: 'paid',
      total: next.totalCost,
      credited: next.totalCost,
      outstanding: '0.00',
    });
    expect(second.credits.map(({ rideId }: { rideId: number }) => rideId)).toContain(ride.id);
    const waiting = cents(total) + 100 - cents(next.totalCost);
    expect(await money.balanceOf(id)).toMatchObject({ owed: '0.00', unusedCredit: text(waiting) });
    // After a payment bounced, the waiting credit pays part of the invoice.
    await expectStatus(money.reverse(paid.payments[0].id), 200);
    expect(await money.invoice(invoice.id)).toMatchObject({
      status: 'open',
      credited: text(waiting),
      outstanding: text(cents(total) - waiting),
    });
    expect((await money.balanceOf(id)).unusedCredit).toBe('0.00');
    expect((await operations.reconcile()).differences).toBe(0);
  });

  it('on a voided invoice, moves to the next one with its credits, while the void one keeps its lines', async () => {
    const { id, total, invoice, charge } = await invoiced();
    await expectStatus(money.credit(charge.id, '2.00'), 201);
    const { body: voided } = await expectStatus(money.voidInvoice(invoice.id), 200);
    expect(voided).toMatchObject({
      status: 'void',
      outstanding: '0.00',
      lines: [{ amount: total }],
      credits: [{ amount: '2.00' }],
      subtotals: [{ costCenter: 'ROOMS', rides: 1, amount: total }],
    });
    expect(await money.balanceOf(id)).toMatchObject({ notInvoiced: total, unusedCredit: '2.00' });
    const { body: next } = await expectStatus(money.invoiceNow(id), 201);
    expect(next).toMatchObject({ total, credited: '2.00', lines: [{ amount: total }] });
    expect((await money.invoice(invoice.id)).lines).toHaveLength(1);
  });

  it('must be one that is owed, but the account may be closed', async () => {
    const { id, charge, service, ride } = await invoiced();
    await bookOnAccount(service);
    const [reserved] = await money.chargesOf(id);
    expect((await money.credit(reserved.id, '1.00')).body.code).toBe('charge_not_owed');
    expect((await money.credit(2_000_000_000, '1.00')).status).toBe(404);
    await expectStatus(
      operations.client.patch(`/api/admin/business-accounts/${id}`, { status: 'closed', reason: 'Gone' }),
      200,
    );
    await expectStatus(money.credit(charge.id, '1.00'), 201);
    const { body: shown } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}`), 200);
    expect(shown.accountCharge).toMatchObject({ credited: '1.00' });
    const { body: own } = await expectStatus(service.client.get('/api/business-account/charges'), 200);
    expect(own.charges).toMatchObject([{ credited: '0.00' }, { credited: '1.00', credits: [{ amount: '1.00' }] }]);
  });
});

describe('concurrent payments, reversals, credits, invoices and voids', () => {
  it('never make the amount owed differ from the books', async () => {
    const account = await invoiced();
    const { id, total, invoice, charge } = account;
    const half = text(Math.floor(cents(total) / 2));
    const { body: paid } = await expectStatus(money.pay(invoice.id, '1.00'), 201);
    await money.ride(account);
    const [second] = await money.chargesOf(id);
    const answers = await Promise.all([
      ...[1, 2].map(() => money.reverse(paid.payments[0].id)),
      ...[1, 2, 3].map(() => money.credit(charge.id, half)),
      ...[1, 2].map(() => money.pay(invoice.id, half)),
      ...[1, 2].map(() => money.invoiceNow(id)),
      money.voidInvoice(invoice.id),
      money.credit(second.id, '1.00'),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    expect(
      answers
        .slice(2, 5)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 201, 400]);
    await money.expectBooksToAgree();
    for (let round = 0; round < 4; round += 1) {
      const { body: list } = await expectStatus(
        operations.client.get(`/api/admin/business-accounts/${id}/invoices`),
        200,
      );
      const whole = await Promise.all(list.invoices.map((one: { id: number }) => money.invoice(one.id)));
      const mixed = await Promise.all(
        whole.flatMap((one) => [
          money.pay(one.id, '0.50'),
          money.credit(second.id, '0.70'),
          money.voidInvoice(one.id),
          money.invoiceNow(id),
          ...one.payments.map((payment: { id: number }) => money.reverse(payment.id)),
        ]),
      );
      expect(mixed.filter(({ status }) => status >= 500)).toEqual([]);
      await money.expectBooksToAgree();
    }
    expect((await operations.reconcile()).differences).toBe(0);
  });
});

describe('an invoice', () => {
  it('is mailed in the language of the account, once to each address, with a link that expires', async () => {
    const email = `Facturas-${randomUUID()}@acme.test`;
    const { id, emails, invoice, service } = await invoiced({
      language: 'es',
      billingEmails: [{ email }, { email: email.toLowerCase() }],
    });
    expect(emails).toEqual([email.toLowerCase()]);
    expect(await money.accountOf(id)).toMatchObject({ language: 'es', today: money.today });
    const mail = await mailAbout(emails[0]!, `Factura ${invoice.number}`);
    expect(mail!.body).toContain('Págala a más tardar el');
    const path = /\/api\/business-invoice-files\/\S+/.exec(mail!.body)![0];
    expect((await fetch(`${world.api.url}${path}`)).status).toBe(200);
    const [, file, end] = /(\d+)\.(\d+)\./.exec(path)!;
    const later = path.replace(`${file}.${end}.`, `${file}.${Number(end) + 1}.`);
    expect((await fetch(`${world.api.url}${later}`)).status).toBe(404);
    const { body: list } = await expectStatus(operations.client.get('/api/admin/business-accounts?limit=1'), 200);
    expect(list.accounts).toMatchObject([
      { id, lastInvoice: { id: invoice.id, number: invoice.number, status: 'open' } },
    ]);
    expect((await service.client.get('/api/business-account')).body).not.toHaveProperty('language');
  });

  it('refuses payments dated in the future or before the account was opened', async () => {
    const { invoice } = await invoiced();
    for (const receivedOn of ['1999-01-01', '2999-01-01']) {
      const { status, body } = await money.pay(invoice.id, '1.00', randomUUID(), { receivedOn });
      expect([status, body.errors]).toMatchObject([400, [{ field: 'receivedOn' }]]);
    }
  });
});

describe('reconciliation', () => {
  it('finds an account that owes too much and one that owes too little by the same amount', async () => {
    const [one, other] = [await money.owing(), await money.owing()];
    const move = (cents: number) =>
      world.api.query(
        `UPDATE business_accounts SET owed_cents = owed_cents + CASE id WHEN $1 THEN $3::bigint ELSE -$3::bigint END WHERE id IN ($1, $2)`,
        [one.id, other.id, cents],
      );
    await move(100);
    expect((await operations.reconcile()).differences).toBe(2);
    const found = (await operations.alerts(null)).filter(({ kind }) => kind === 'business_difference');
    expect(found.map(({ data }) => data['accountId']).sort()).toEqual([one.id, other.id].sort());
    await move(-100);
    expect((await operations.reconcile()).differences).toBe(0);
    expect((await operations.alerts(null)).filter(({ kind }) => kind === 'business_difference')).toEqual([]);
  });
});

/** The account of a completed ride, and its driver. */
async function withDriver() {
  const account = await money.owing();
  const [{ driver }] = await world.api.query(`SELECT driver_id AS driver FROM rides WHERE id = $1`, [account.ride.id]);
  return { ...account, driver: driver as number };
}
