import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { invalidRequest, unexpectedState } from '../errors';
import { emit } from '../events/emit';
import {
  expand,
  integerFrom,
  mergeMetadata,
  metadata,
  notOffered,
  oneOf,
  paging,
  required,
  text,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import type { Tx } from '../store/database';
import { book } from './balance-transactions';
import { FAILURE_MESSAGES, TEST_BANKS } from './bank-accounts';
import { checkCurrency } from './intent-object';

export const SETTLE_TOPUP = 'settle_topup';
const DAY = 86_400;
/** Days until midnight UTC when a top-up succeeds or fails. */
const ARRIVES_DAYS = 2;

/** Money from the platform's own bank account into its balance, so that there is enough to pay out. */
export const topupRoutes: Route[] = [
  route(
    'POST /v1/topups',
    {
      amount: required(integerFrom(1)),
      currency: required(text),
      description: text,
      metadata,
      payment_method: notOffered,
      payment_method_options: notOffered,
      source: text,
      statement_descriptor: text,
      transfer_group: text,
      expand,
    },
    async ({ tx, params }) => {
      const { amount, source } = params;
      const currency = checkCurrency(params.currency);
      // Without one it comes from the bank account that the dashboard knows.
      const bank = TEST_BANKS.find(({ token }) => token === (source ?? 'btok_us_verified'));
      if (!bank) throw invalidRequest(`No such token: '${source}'`, { code: 'resource_missing', param: 'source' });
      const created = nowSeconds();
      const expected = (Math.floor(created / DAY) + ARRIVES_DAYS) * DAY;
      const topup: Stripe.Topup = {
        id: newId('tu'),
        object: 'topup',
        amount,
        balance_transaction: null,
        created,
        currency,
        description: params.description ?? null,
        expected_availability_date: expected,
        failure_code: null,
        failure_message: null,
        initiated_by: 'user',
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        source: null,
        statement_descriptor: params.statement_descriptor ?? null,
        status: 'pending',
        transfer_group: params.transfer_group ?? null,
      };
      await tx.insert('topup', topup, { failure: bank.failure });
      await tx.later(SETTLE_TOPUP, topup.id, new Date(expected * 1000));
      await emit(tx, 'topup.created', topup);
      return topup;
    },
  ),

  route('GET /v1/topups/:id', { expand }, async ({ tx, path }) => (await tx.get('topup', path[0] ?? '')).data),

  route('POST /v1/topups/:id', { description: text, metadata, expand }, async ({ tx, path, params }) => {
    const stored = await tx.lock('topup', path[0] ?? '');
    stored.data.metadata = mergeMetadata(stored.data.metadata, params.metadata);
    stored.data.description = params.description ?? stored.data.description;
    await tx.save('topup', stored);
    return stored.data;
  }),

  route('POST /v1/topups/:id/cancel', { expand }, async ({ tx, path }) => {
    const stored = await tx.lock('topup', path[0] ?? '');
    const { data } = stored;
    if (data.status !== 'pending')
      throw unexpectedState(`Only pending top-ups can be canceled: ${data.id} has a status of ${data.status}.`, {
        code: undefined,
      });
    data.status = 'canceled';
    await tx.save('topup', stored);
    await emit(tx, 'topup.canceled', data);
    return data;
  }),

  route(
    'GET /v1/topups',
    { ...paging, amount: notOffered, status: oneOf('canceled', 'failed', 'pending', 'succeeded') },
    async ({ tx, params }) => {
      const where = { ...(params.status && { status: params.status }) };
      return { object: 'list', ...(await tx.list('topup', where, params)), url: '/v1/topups' };
    },
  ),
];

/** Settles a top-up: the money is available immediately, or the top-up fails. */
export async function settleTopup(tx: Tx, id: string): Promise<void> {
  const stored = await tx.find('topup', id, true);
  if (!stored || stored.data.status !== 'pending') return;
  const { data, hidden } = stored;
  if (hidden.failure) {
    data.status = 'failed';
    data.failure_code = hidden.failure;
    data.failure_message = FAILURE_MESSAGES[hidden.failure] ?? null;
  } else {
    data.status = 'succeeded';
    data.balance_transaction = await book(tx, 'topup', id, data.amount, data.currency);
  }
  await tx.save('topup', stored);
  await emit(tx, hidden.failure ? 'topup.failed' : 'topup.succeeded', data);
}
