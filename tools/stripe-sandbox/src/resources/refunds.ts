import type Stripe from 'stripe';
import { inFuture, nowSeconds } from '../clock';
import { testCard } from '../cards/test-cards';
import { invalidRequest, unexpectedState } from '../errors';
import { emit } from '../events/emit';
import { expand, flag, integerFrom, mergeMetadata, metadata, notOffered, oneOf, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, randomToken } from '../ids';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { book } from './balance-transactions';

export const FAIL_REFUND = 'fail_refund';
/** How long a refund that will fail looks as if it had succeeded. */
const FAILS_AFTER_MS = 2000;
export const SUCCEED_REFUND = 'succeed_refund';
/** How long a refund stays pending. */
const PENDS_FOR_MS = 2000;

export const refundRoutes: Route[] = [
  route(
    'POST /v1/refunds',
    {
      amount: integerFrom(1),
      charge: text,
      payment_intent: text,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
      expand,
      currency: notOffered,
      customer: notOffered,
      instructions_email: text,
      origin: notOffered,
      refund_application_fee: flag,
      reverse_transfer: flag,
    },
    async ({ tx, params }) => {
      const charge = await chargeToRefund(tx, params.charge, params.payment_intent);
      return refund(tx, charge, params.amount, params.reason ?? null, mergeMetadata({}, params.metadata));
    },
  ),

  route('GET /v1/refunds/:id', { expand }, async ({ tx, path }) => (await tx.get('refund', path[0] ?? '')).data),

  route('POST /v1/refunds/:id', { metadata, expand }, async ({ tx, path, params }) => {
    const stored = await tx.lock('refund', path[0] ?? '');
    stored.data.metadata = mergeMetadata(stored.data.metadata ?? {}, params.metadata);
    await tx.save('refund', stored);
    await emit(tx, 'refund.updated', stored.data);
    return stored.data;
  }),

  route('GET /v1/refunds', { ...paging, charge: text, payment_intent: text }, async ({ tx, params }) => {
    const where = {
      ...(params.charge && { charge: params.charge }),
      ...(params.payment_intent && { payment_intent: params.payment_intent }),
    };
    return { object: 'list', ...(await tx.list('refund', where, params)), url: '/v1/refunds' };
  }),
];

/** The charge, locked, so that two refunds can never give back more than was taken. */
async function chargeToRefund(
  tx: Tx,
  chargeId: string | undefined,
  intentId: string | undefined,
): Promise<Stored<'charge'>> {
  if (chargeId === undefined && intentId === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  if (intentId !== undefined) {
    const { data } = await tx.lock('payment_intent', intentId, 'payment_intent');
    const latest = idOf(data.latest_charge);
    if (data.status !== 'succeeded' || !latest) {
      throw unexpectedState(`This PaymentIntent (${data.id}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
      });
    }
    if (chargeId !== undefined && chargeId !== latest) {
      throw invalidRequest(`Charge ${chargeId} does not belong to PaymentIntent ${data.id}.`, { param: 'charge' });
    }
    return tx.lock('charge', latest, 'charge');
  }
  const charge = await tx.find('charge', chargeId ?? '');
  const intent = idOf(charge?.data.payment_intent);
  // Always the intent first, then its charge: requests that lock in one order cannot wait for each other.
  if (intent) await tx.lock('payment_intent', intent);
  return tx.lock('charge', chargeId ?? '', 'charge');
}

async function refund(
  tx: Tx,
  charge: Stored<'charge'>,
  cents: number | undefined,
  reason: Stripe.Refund.Reason | null,
  pairs: Stripe.Metadata,
): Promise<Stripe.Refund> {
  const { data } = charge;
  if (!data.captured) {
    throw unexpectedState(`Charge ${data.id} has not been captured: cancel its PaymentIntent instead.`, {
      code: 'charge_not_refundable',
      param: 'charge',
    });
  }
  if (data.disputed)
    throw unexpectedState(`Charge ${data.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = data.amount_captured - data.amount_refunded;
  if (left === 0)
    throw unexpectedState(`Charge ${data.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = cents ?? left;
  if (amount > left) {
    throw unexpectedState(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      {
        code: undefined,
        param: 'amount',
      },
    );
  }
  const id = newId('re');
  const method = data.payment_method ? await tx.find('payment_method', data.payment_method) : undefined;
  const card = method && testCard(method.hidden.card);
  const result: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: await book(tx, 'refund', id, -amount, data.currency),
    charge: data.id,
    created: nowSeconds(),
    currency: data.currency,
    customer: idOf(data.customer),
    customer_account: null,
    destination_details: {
      card: {
        reference: randomToken(23),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: pairs,
    payment_intent: idOf(data.payment_intent),
    payment_method: data.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: card?.refundPends ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const before = { amount_refunded: data.amount_refunded, refunded: data.refunded };
  data.amount_refunded += amount;
  data.refunded = data.amount_refunded === data.amount_captured;
  await tx.insert('refund', result, null);
  await tx.save('charge', charge);
  await emit(tx, 'refund.created', result);
  await emit(tx, 'charge.refunded', data, before);
  await emit(tx, 'refund.updated', result);
  if (card?.refundPends) await tx.later(SUCCEED_REFUND, id, inFuture(PENDS_FOR_MS));
  if (card?.refundFails) await tx.later(FAIL_REFUND, id, inFuture(FAILS_AFTER_MS));
  return result;
}

/** The bank has taken a pending refund. */
export async function succeedRefund(tx: Tx, id: string): Promise<void> {
  const stored = await tx.find('refund', id, true);
  if (stored?.data.status !== 'pending') return;
  stored.data.status = 'succeeded';
  await tx.save('refund', stored);
  await emit(tx, 'refund.updated', stored.data);
}

/** A refund that had succeeded comes back: the bank does not take the money. */
export async function failRefund(tx: Tx, id: string): Promise<void> {
  const stored = await tx.find('refund', id, true);
  if (!stored || stored.data.status !== 'succeeded') return;
  const { data } = stored;
  data.status = 'failed';
  data.failure_reason = 'expired_or_canceled_card';
  data.failure_balance_transaction = await book(tx, 'refund_failure', data.id, data.amount, data.currency);
  await tx.save('refund', stored);
  const charge = await tx.lock('charge', idOf(data.charge) ?? '');
  charge.data.amount_refunded -= data.amount;
  charge.data.refunded = false;
  await tx.save('charge', charge);
  await emit(tx, 'refund.updated', data);
  await emit(tx, 'refund.failed', data);
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
