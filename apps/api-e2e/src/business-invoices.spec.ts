import { randomUUID } from 'node:crypto';
import { bookOnAccount, business } from './support/business';
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

const ledgerOf = (id: number) => world.balance(`business:${id}`);
const accountOf = (id: number) => money.accountOf(id);
const balanceOf = (id: number) => money.balanceOf(id);
const owing = (more?: object) => money.owing(more);
const invoiceNow = (id: number) => money.invoiceNow(id);
const pay: BusinessMoney['pay'] = (...what) => money.pay(...what);

const runJob = (name: string, data: object = {}) => addJobs(world.api, name, data);
const whenJobsAreDone = (name: string) =>
  until(
    () => world.api.query(`SELECT 1 FROM jobs.job WHERE name = $1 AND state < 'completed'`, [name]),
    (open) => open.length === 0,
  );

/** What was sent to this address, the newest first. */
async function messagesTo(to: string): Promise<{ subject: string; body: string }[]> {
  const answer = await fetch(`${world.api.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: { subject: string; body: string }[] }).messages;
}

afterEach(() => money.expectBooksToAgree());

describe('invoices of a business account', () => {
  it('contain each charge once and have numbers without gaps, even when created at the same moment', async () => {
    const account = await owing();
    const answers = await Promise.all([1, 2, 3].map(() => invoiceNow(account.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('nothing_to_invoice');
    const { body: invoice } = answers.find(({ status }) => status === 201)!;
    expect(invoice).toMatchObject({ status: 'open', total: account.total, overdue: false, accountName: 'Acme' });
    expect(invoice.lines).toMatchObject([
      {
        rideId: account.ride.id,
        costCenter: 'ROOMS',
        reference: '=Room 12',
        passengerName: 'Grace',
        amount: account.total,
      },
    ]);
    expect(invoice.subtotals).toEqual([{ costCenter: 'ROOMS', name: 'Rooms', rides: 1, amount: account.total }]);
    const numbers = await world.api.query(`SELECT number FROM business_invoices ORDER BY number`);
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
    expect((await balanceOf(account.id)).notInvoiced).toBe('0.00');
  });

  it('are created by the job once for the past month, however often it runs, and mailed with a link to the PDF', async () => {
    const account = await owing();
    await world.api.query(
      // In the city's time: at the end of a month in the city, the next one has begun in UTC.
      `UPDATE business_charges SET settled_at = (settled_at AT TIME ZONE $2 - interval '1 month') AT TIME ZONE $2 WHERE account_id = $1`,
      [account.id, 'America/New_York'],
    );
    const later = await bookOnAccount(account.service);
    await world.driven(later.id);
    await until(
      () => balanceOf(account.id),
      ({ reserved }) => reserved === '0.00',
    );
    const list = async () =>
      (await expectStatus(account.service.client.get('/api/business-account/invoices'), 200)).body.invoices;
    for (let run = 0; run < 2; run += 1) await runJob('invoice-business-accounts');
    const [invoice] = await until(list, (found) => found.length > 0);
    expect(invoice.total).toBe(account.total);
    await whenJobsAreDone('invoice-business-accounts');
    expect(await list()).toHaveLength(1);
    await runJob('mail-business-invoice-when-it-is-created', { invoiceId: invoice.id });
    await whenJobsAreDone('mail-business-invoice-when-it-is-created');
    const messages = await messagesTo(account.emails[0]!);
    expect(messages.map(({ subject }) => subject)).toEqual([`GroupRide invoice ${invoice.number}`]);
    const path = /\/api\/business-invoice-files\/\S+/.exec(messages[0]!.body)![0];
    const pdf = await fetch(`${world.api.url}${path}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    const other = path.replace(/files\/\d+/, `files/${(invoice.id as number) + 1}`);
    expect((await fetch(`${world.api.url}${other}`)).status).toBe(404);
    const csv = await account.service.client.get(`/api/business-account/invoices/${invoice.id}/csv`);
    expect(csv.status).toBe(200);
    expect(String(csv.body)).toContain(`,ROOMS,'=Room 12,`);
  });

  it('can be paid in parts, once per idempotency key and never beyond the total, which lowers what the account owes', async () => {
    const account = await owing();
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    expect((await operations.client.post(`/api/admin/business-invoices/${invoice.id}/payments`, {})).status).toBe(400);
    const key = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => pay(invoice.id, '1.00', key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    const rest = ((cents(account.total) - 100) / 100).toFixed(2);
    expect((await balanceOf(account.id)).owed).toBe(rest);
    expect((await pay(invoice.id, account.total)).body.errors).toMatchObject([{ field: 'amount' }]);
    expect((await pay(invoice.id, '1.00', randomUUID(), { receivedOn: '2999-01-01' })).body.errors).toMatchObject([
      { field: 'receivedOn' },
    ]);
    expect(
      (await operations.client.post(`/api/admin/business-invoices/${invoice.id}/void`, { reason: 'No' })).body.code,
    ).toBe('invoice_not_open');
    const paying = await Promise.all([1, 2].map(() => pay(invoice.id, rest)));
    expect(paying.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await balanceOf(account.id)).toMatchObject({ owed: '0.00', available: '1000.00' });
    expect(await ledgerOf(account.id)).toBe(0);
    const { body: paid } = await expectStatus(
      account.service.client.get(`/api/business-account/invoices/${invoice.id}`),
      200,
    );
    expect(paid).toMatchObject({
      status: 'paid',
      paid: account.total,
      payments: [{ amount: '1.00' }, { amount: rest }],
    });
    const stranger = await business(world.api, operations.client);
    expect((await stranger.service.client.get(`/api/business-account/invoices/${invoice.id}`)).status).toBe(404);
  });

  it('raise one alert when they are overdue; voiding closes it and moves their charges to the next invoice', async () => {
    const account = await owing();
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    await world.api.query(`UPDATE business_invoices SET due_date = '2026-01-01' WHERE id = $1`, [invoice.id]);
    const alerts = async () =>
      (await operations.alerts(null)).filter(
        ({ kind, data }) => kind === 'invoice_overdue' && data['invoiceId'] === invoice.id,
      );
    for (let run = 0; run < 2; run += 1) await runJob('invoice-business-accounts');
    await until(alerts, (open) => open.length > 0);
    expect(await alerts()).toHaveLength(1);
    expect(await balanceOf(account.id)).toMatchObject({ overdue: account.total });
    expect((await accountOf(account.id)).status).toBe('active');
    const voided = await operations.client.post(`/api/admin/business-invoices/${invoice.id}/void`, {
      reason: 'Wrong address',
    });
    expect(voided.body).toMatchObject({ status: 'void' });
    await until(alerts, (open) => open.length === 0);
    const told = await until(
      () => messagesTo(account.emails[0]!),
      (sent) => sent.some(({ subject }) => subject.endsWith('is void')),
    );
    expect(told.filter(({ subject }) => subject.includes(invoice.number as string))).toHaveLength(2);
    const { body: next } = await expectStatus(invoiceNow(account.id), 201);
    expect(next.lines).toHaveLength(1);
  });
});

describe('webhooks', () => {
  it('notify only the account’s own services of new, void and paid invoices', async () => {
    const account = await owing();
    const stranger = await business(world.api, operations.client);
    const receiver = await WebhookReceiver.start();
    const strangers = await WebhookReceiver.start();
    for (const [at, { service: booker }] of [[receiver, account] as const, [strangers, stranger] as const])
      await expectStatus(
        operations.client.post('/api/admin/webhook-endpoints', {
          url: at.url,
          description: 'Test',
          serviceAccountId: booker.serviceAccountId,
          eventTypes: ['invoice.created', 'invoice.voided', 'invoice.paid'],
        }),
        201,
      );
    const { body: wrong } = await expectStatus(invoiceNow(account.id), 201);
    const voiding = await operations.client.post(`/api/admin/business-invoices/${wrong.id}/void`, { reason: 'Wrong' });
    expect(voiding.body).toMatchObject({ status: 'void' });
    const { body: invoice } = await expectStatus(invoiceNow(account.id), 201);
    await expectStatus(pay(invoice.id, invoice.total), 201);
    await until(
      () => Promise.resolve(receiver.received.length),
      (count) => count === 4,
    );
    const told = receiver.received.map(({ event }) => event);
    expect(told.map(({ type, data }) => [data.number, type]).sort()).toEqual([
      [wrong.number, 'invoice.created'],
      [wrong.number, 'invoice.voided'],
      [invoice.number, 'invoice.created'],
      [invoice.number, 'invoice.paid'],
    ]);
    expect(told.find(({ type }) => type === 'invoice.voided').data).toMatchObject({
      invoiceId: wrong.id,
      accountId: account.id,
      total: wrong.total,
      paid: '0.00',
      credited: '0.00',
    });
    expect(told.find(({ type }) => type === 'invoice.paid').data).toMatchObject({
      invoiceId: invoice.id,
      number: invoice.number,
      total: invoice.total,
      paid: invoice.total,
    });
    expect(strangers.received).toEqual([]);
    await receiver.down();
    await strangers.down();
  });
});
