import type Stripe from 'stripe';
import { available, control, eventTypes, failureOf, hold, stripeClient } from '../testing/client';
import { ownSandbox } from '../testing/own-sandbox';

let stripe: Stripe;
let stop: () => Promise<void>;

beforeAll(async () => {
  stop = await ownSandbox();
  stripe = stripeClient();
}, 30_000);

afterAll(() => stop());

const advance = (seconds: number) => control('POST', '/clock', { advance_seconds: seconds });

async function disputed(): Promise<Stripe.Dispute> {
  const intent = await hold(stripe, 900, 'pm_card_createDispute', { capture_method: 'automatic' });
  await advance(5);
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  if (!dispute) throw new Error('There is no dispute.');
  return dispute;
}

test('a dispute takes the money and a fee, and winning evidence brings the money back', async () => {
  const before = await available(stripe);
  const dispute = await disputed();
  expect(dispute).toMatchObject({
    status: 'needs_response',
    amount: 900,
    balance_transactions: [{ amount: -900, fee: 1500, type: 'adjustment' }],
  });
  expect(await available(stripe)).toBe(before - 2400);
  const refund = await failureOf(stripe.refunds.create({ charge: String(dispute.charge) }));
  expect(refund).toMatchObject({ statusCode: 400, code: 'charge_disputed' });

  const staged = await stripe.disputes.update(dispute.id, { evidence: { customer_name: 'Ana' }, submit: false });
  expect(staged).toMatchObject({
    status: 'needs_response',
    evidence: { customer_name: 'Ana' },
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  const sent = await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
  expect(sent).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } });
  await advance(5);
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'won' });
  expect(await available(stripe)).toBe(before - 1500);
  expect(await eventTypes(dispute.id)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.updated',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ]);
});

test('balance records name what moved the money, as an expanded object on request', async () => {
  const dispute = await disputed();
  const { data } = await stripe.balanceTransactions.list({ limit: 2, expand: ['data.source'] });
  expect(data.map(({ type, source }) => [type, source])).toEqual([
    [
      'adjustment',
      expect.objectContaining({ id: dispute.id, object: 'dispute', payment_intent: dispute.payment_intent }),
    ],
    [
      'charge',
      expect.objectContaining({ id: dispute.charge, object: 'charge', payment_intent: dispute.payment_intent }),
    ],
  ]);
  expect((await stripe.balanceTransactions.list({ limit: 1 })).data[0]!.source).toBe(dispute.id);
});

test('a dispute that is accepted, or not answered in time, is lost', async () => {
  const accepted = await disputed();
  expect(await stripe.disputes.close(accepted.id)).toMatchObject({ status: 'lost' });
  expect((await eventTypes(accepted.id)).at(-1)).toBe('charge.dispute.closed');
  expect(await failureOf(stripe.disputes.close(accepted.id))).toMatchObject({ statusCode: 400 });
  expect(await failureOf(stripe.disputes.update(accepted.id, { evidence: { customer_name: 'Ana' } }))).toMatchObject({
    statusCode: 400,
  });

  const late = await disputed();
  await advance(21 * 86_400);
  expect((await stripe.disputes.retrieve(late.id)).status).toBe('lost');
});

const png = (bytes: number) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(bytes - 4)]);
const upload = (data: Buffer, options?: Stripe.RequestOptions) =>
  stripe.files.create(
    { purpose: 'dispute_evidence', file: { data, name: 'receipt.png', type: 'application/octet-stream' } },
    options,
  );

test('a file is evidence once a dispute names it, and its content decides its type', async () => {
  const dispute = await disputed();
  const file = await upload(png(2000), { idempotencyKey: 'evidence-1' });
  expect(file).toMatchObject({ type: 'png', size: 2000, filename: 'receipt.png', purpose: 'dispute_evidence' });
  expect((await upload(png(2000), { idempotencyKey: 'evidence-1' })).id).toBe(file.id);
  expect(await failureOf(upload(png(2001), { idempotencyKey: 'evidence-1' }))).toMatchObject({ statusCode: 400 });
  expect(await stripe.files.retrieve(file.id)).toMatchObject({ id: file.id });

  const sent = await stripe.disputes.update(dispute.id, {
    evidence: { receipt: file.id, uncategorized_text: 'a'.repeat(20_000) },
    submit: true,
  });
  expect(sent).toMatchObject({ status: 'under_review', evidence: { receipt: file.id } });
  expect(
    await failureOf(stripe.disputes.update(dispute.id, { evidence: { receipt: file.id }, submit: true })),
  ).toMatchObject({ statusCode: 400 });
});

test('a file that is too large, empty or of another kind, and one that was never uploaded, are refused', async () => {
  for (const wrong of [png(5 * 1024 * 1024 + 1), Buffer.alloc(0), Buffer.from('plain text')])
    expect(await failureOf(upload(wrong))).toMatchObject({ statusCode: 400, param: 'file' });
  const dispute = await disputed();
  expect(
    await failureOf(stripe.disputes.update(dispute.id, { evidence: { receipt: 'file_1unknown' }, submit: true })),
  ).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'evidence[receipt]' });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'needs_response' });
});
