import type Stripe from 'stripe';
import { expand, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, nowSeconds } from '../ids';
import type { Tx } from '../store/database';

/** Stripe's standard price for cards in the United States: 2.9% and 30 cents. */
function feeOf(cents: number): number {
  return Math.round(cents * 0.029) + 30;
}

/** Days until charged money can be paid out. */
const AVAILABLE_AFTER_DAYS = 2;

/** What a payment or refund does to the balance. A refund (negative cents) returns no fee. */
export async function book(
  tx: Tx,
  type: 'charge' | 'refund' | 'refund_failure',
  source: string,
  cents: number,
  currency: string,
): Promise<string> {
  const fee = type === 'charge' ? feeOf(cents) : 0;
  const created = nowSeconds();
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: cents,
    available_on: created + AVAILABLE_AFTER_DAYS * 86_400,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee ? [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }] : [],
    net: cents - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  };
  await tx.insert('balance_transaction', transaction, null);
  return transaction.id;
}

export const balanceRoutes: Route[] = [
  route('GET /v1/balance_transactions/:id', { expand }, async ({ tx, path }) => (await tx.get('balance_transaction', path[0] ?? '')).data),

  route('GET /v1/balance_transactions', { ...paging, source: text, type: text, currency: text }, async ({ tx, params }) => {
    const { source, type, currency } = params;
    const where = { ...(source && { source }), ...(type && { type }), ...(currency && { currency }) };
    return { object: 'list', ...(await tx.list('balance_transaction', where, params)), url: '/v1/balance_transactions' };
  }),

  route('GET /v1/balance', { expand }, async ({ tx }) => {
    const rows = await tx.query<{ currency: string; available: string; pending: string }>(
      `SELECT data->>'currency' AS currency,
         coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint <= $1), 0) AS available,
         coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint > $1), 0) AS pending
       FROM objects WHERE kind = 'balance_transaction' GROUP BY 1 ORDER BY 1`,
      [nowSeconds()],
    );
    const funds = rows.length > 0 ? rows : [{ currency: 'usd', available: '0', pending: '0' }];
    const entry = (cents: string, currency: string): Stripe.Balance.Available => ({
      amount: Number(cents),
      currency,
      source_types: { card: Number(cents) },
    });
    return {
      object: 'balance',
      available: funds.map(({ available, currency }) => entry(available, currency)),
      livemode: false,
      pending: funds.map(({ pending, currency }) => entry(pending, currency)),
    } satisfies Stripe.Balance;
  }),
];
