import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { ApiError, withDocs } from '../errors';
import { expand, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import type { Tx } from '../store/database';

/** Stripe's standard price for cards in the United States: 2.9% and 30 cents. */
function feeOf(cents: number): number {
  return Math.round(cents * 0.029) + 30;
}

/** Days until charged money can be paid out. */
const AVAILABLE_AFTER_DAYS = 2;

type BookedType =
  | 'adjustment'
  | 'charge'
  | 'payment'
  | 'payout'
  | 'payout_cancel'
  | 'payout_failure'
  | 'refund'
  | 'refund_failure'
  | 'topup'
  | 'transfer'
  | 'transfer_refund'
  | 'payment_refund';

/** Reporting categories that differ from the name of the type. */
const CATEGORIES: Partial<Record<BookedType, string>> = {
  adjustment: 'dispute',
  payment: 'charge',
  payment_refund: 'refund',
  payout_cancel: 'payout_reversal',
  payout_failure: 'payout_reversal',
  transfer_refund: 'transfer_reversal',
};

/** Types whose money becomes available later; all others are available immediately. */
const WAITS: readonly BookedType[] = ['charge'];

interface Booking {
  /** When the money can be paid out, in Unix seconds; by default what the type says. */
  availableOn?: number;
  /** Stripe's part besides the price of a charge, for example for a dispute. */
  fee?: number;
  description?: string;
}

/** Books a change of the balance of the transaction's account. A refund (negative cents) returns no fee. */
export async function book(
  tx: Tx,
  type: BookedType,
  source: string,
  cents: number,
  currency: string,
  more: Booking = {},
): Promise<string> {
  const fee = more.fee ?? (type === 'charge' ? feeOf(cents) : 0);
  const created = nowSeconds();
  const availableOn = more.availableOn ?? (WAITS.includes(type) ? created + AVAILABLE_AFTER_DAYS * 86_400 : created);
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: cents,
    available_on: availableOn,
    balance_type: 'payments',
    created,
    currency,
    description: more.description ?? null,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency, description: feeText(type), type: 'stripe_fee' }]
      : [],
    net: cents - fee,
    reporting_category: CATEGORIES[type] ?? type,
    source,
    status: 'pending',
    type,
  };
  await tx.insert('balance_transaction', transaction, null);
  return transaction.id;
}

function feeText(type: BookedType): string {
  return type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees';
}

interface Funds {
  currency: string;
  available: number;
  pending: number;
}

/** The balance of the transaction's account, by currency. */
async function fundsByCurrency(tx: Tx): Promise<Funds[]> {
  const rows = await tx.query<{ currency: string; available: string; pending: string }>(
    `SELECT data->>'currency' AS currency,
       coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint <= $1), 0) AS available,
       coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint > $1), 0) AS pending
     FROM objects WHERE kind = 'balance_transaction' AND account IS NOT DISTINCT FROM $2 GROUP BY 1 ORDER BY 1`,
    [nowSeconds(), tx.account ?? null],
  );
  const funds = rows.map(({ currency, available, pending }) => ({
    currency,
    available: Number(available),
    pending: Number(pending),
  }));
  return funds.length > 0 ? funds : [{ currency: 'usd', available: 0, pending: 0 }];
}

/** Funds that nobody else can spend until the transaction ends. */
export async function lockedFunds(tx: Tx, currency: string): Promise<Funds> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [`balance:${tx.account ?? 'platform'}`]);
  return (
    (await fundsByCurrency(tx)).find((each) => each.currency === currency) ?? { currency, available: 0, pending: 0 }
  );
}

/** 400 `balance_insufficient`, remembered by its key. */
export function insufficient(message: string): ApiError {
  return new ApiError(
    400,
    { type: 'invalid_request_error', message, ...withDocs({ code: 'balance_insufficient' }) },
    true,
  );
}

export const balanceRoutes: Route[] = [
  route(
    'GET /v1/balance_transactions/:id',
    { expand },
    async ({ tx, path }) => (await tx.get('balance_transaction', path[0] ?? '')).data,
  ),

  route(
    'GET /v1/balance_transactions',
    { ...paging, source: text, type: text, currency: text },
    async ({ tx, params }) => {
      const { source, type, currency } = params;
      const where = { ...(source && { source }), ...(type && { type }), ...(currency && { currency }) };
      return {
        object: 'list',
        ...(await tx.list('balance_transaction', where, params)),
        url: '/v1/balance_transactions',
      };
    },
  ),

  route('GET /v1/balance', { expand }, async ({ tx }) => {
    const funds = await fundsByCurrency(tx);
    const entry = (amount: number, currency: string): Stripe.Balance.Available => ({
      amount,
      currency,
      source_types: { card: amount },
    });
    return {
      object: 'balance',
      available: funds.map(({ available, currency }) => entry(available, currency)),
      ...(tx.account && {
        instant_available: funds.map(({ available, currency }) => entry(Math.max(available, 0), currency)),
      }),
      livemode: false,
      pending: funds.map(({ pending, currency }) => entry(pending, currency)),
    } satisfies Stripe.Balance;
  }),
];
