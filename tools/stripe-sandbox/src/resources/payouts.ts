import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { ApiError, invalidRequest, unexpectedState } from '../errors';
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
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { saveAccount } from './accounts';
import { book, insufficient, lockedFunds } from './balance-transactions';
import { FAILURE_MESSAGES } from './bank-accounts';
import { checkCurrency } from './intent-object';

export const SETTLE_PAYOUT = 'settle_payout';
const DAY = 86_400;
/** An instant payout is on its way for moments, a standard one arrives in the morning two days later. */
const INSTANT_SECONDS = 2;
const STANDARD_DAYS = 2;

/** Payouts of connected accounts; the platform's own are not offered. */
export const payoutRoutes: Route[] = [
  route(
    'POST /v1/payouts',
    {
      amount: required(integerFrom(1)),
      currency: required(text),
      description: text,
      destination: text,
      metadata,
      method: oneOf('instant', 'standard'),
      payout_method: notOffered,
      source_type: oneOf('bank_account', 'card', 'fpx'),
      statement_descriptor: text,
      expand,
    },
    async ({ tx, params }) => {
      const currency = checkCurrency(params.currency);
      const method = params.method ?? 'standard';
      const external = await payableTo(tx, params.destination, currency, method);
      const { available } = await lockedFunds(tx, currency);
      if (params.amount > available) {
        throw insufficient(
          'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance ' +
            '(for more details, see stripe.com/docs/api#balance).',
        );
      }
      const created = nowSeconds();
      const arrival =
        method === 'instant' ? created + INSTANT_SECONDS : (Math.floor(created / DAY) + STANDARD_DAYS) * DAY;
      const id = newId('po');
      const payout: Stripe.Payout = {
        id,
        object: 'payout',
        amount: params.amount,
        application_fee: null,
        application_fee_amount: null,
        arrival_date: arrival,
        automatic: false,
        balance_transaction: await book(tx, 'payout', id, -params.amount, currency),
        created,
        currency,
        description: params.description ?? null,
        destination: external.data.id,
        failure_balance_transaction: null,
        failure_code: null,
        failure_message: null,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        method,
        original_payout: null,
        payout_method: null,
        reconciliation_status: 'not_applicable',
        reversed_by: null,
        source_type: params.source_type ?? 'card',
        statement_descriptor: params.statement_descriptor ?? null,
        status: 'pending',
        trace_id: null,
        type: external.data.object,
      };
      await tx.insert('payout', payout, null);
      await tx.later(SETTLE_PAYOUT, `${tx.account ?? ''}/${id}`, new Date(arrival * 1000));
      await emit(tx, 'payout.created', payout);
      return payout;
    },
  ),

  route('GET /v1/payouts/:id', { expand }, async ({ tx, path }) => (await tx.get('payout', path[0] ?? '')).data),

  route('POST /v1/payouts/:id', { metadata, expand }, async ({ tx, path, params }) => {
    const stored = await tx.lock('payout', path[0] ?? '');
    stored.data.metadata = mergeMetadata(stored.data.metadata ?? {}, params.metadata);
    await tx.save('payout', stored);
    await emit(tx, 'payout.updated', stored.data);
    return stored.data;
  }),

  route('POST /v1/payouts/:id/cancel', { expand }, async ({ tx, path }) => {
    const stored = await tx.lock('payout', path[0] ?? '');
    const { data } = stored;
    if (data.status !== 'pending' || data.method === 'instant') {
      throw unexpectedState(
        `Payouts can only be canceled while they are pending, and instant payouts never: ${data.id} has a status of ${data.status}.`,
        { code: undefined },
      );
    }
    data.status = 'canceled';
    data.failure_balance_transaction = await book(tx, 'payout_cancel', data.id, data.amount, data.currency);
    await tx.save('payout', stored);
    await emit(tx, 'payout.canceled', data);
    return data;
  }),

  route(
    'GET /v1/payouts',
    { ...paging, destination: text, status: text, arrival_date: notOffered },
    async ({ tx, params }) => {
      const { destination, status } = params;
      const where = { ...(destination && { destination }), ...(status && { status }) };
      return { object: 'list', ...(await tx.list('payout', where, params)), url: '/v1/payouts' };
    },
  ),
];

/** The account's bank account or debit card. @throws ApiError 400 where nothing can be paid out to it */
async function payableTo(
  tx: Tx,
  named: string | undefined,
  currency: string,
  method: 'instant' | 'standard',
): Promise<Stored<'external_account'>> {
  if (!tx.account)
    throw invalidRequest(
      'The sandbox pays out from connected accounts only: name one in the Stripe-Account header.',
      {},
    );
  const platform = tx.actingFor(null);
  const account = await platform.get('account', tx.account);
  const all = (await platform.list('external_account', { account: tx.account }, { limit: 100 })).data;
  const chosen = all.find((each) =>
    named === undefined ? each.currency === currency && each.default_for_currency : each.id === named,
  );
  if (!chosen) {
    if (named !== undefined)
      throw invalidRequest(`No such external account: '${named}'`, { code: 'resource_missing', param: 'destination' });
    throw invalidRequest(`Sorry, you don't have any external accounts in that currency (${currency}).`, {});
  }
  const usable =
    chosen.status !== 'errored' &&
    account.data.details_submitted &&
    (account.data.payouts_enabled || named !== undefined);
  if (!usable) {
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        code: 'payouts_not_allowed',
        message:
          'Cannot create payouts: this account has requirements that need to be collected, or its external account needs to be updated.',
      },
      true,
    );
  }
  if (method === 'instant' && !chosen.available_payout_methods?.includes('instant')) {
    throw invalidRequest('The destination does not support instant payouts.', {
      code: 'instant_payouts_unsupported',
      param: 'method',
    });
  }
  return platform.lock('external_account', chosen.id);
}

/** A payout arrives, or comes back; `subject` is the account and the payout. */
export async function settlePayout(everywhere: Tx, subject: string): Promise<void> {
  const [account = '', id = ''] = subject.split('/');
  const tx = everywhere.actingFor(account);
  const stored = await tx.find('payout', id, true);
  if (!stored || stored.data.status !== 'pending') return;
  const { data } = stored;
  const platform = tx.actingFor(null);
  const owner = await platform.lock('account', account);
  const external = await platform.find('external_account', idOf(data.destination) ?? '', true);
  const failure = external?.hidden.failure ?? null;
  if (!external || !failure) {
    data.status = 'paid';
    data.trace_id = { status: 'supported', value: id.slice(-15).toUpperCase() };
    await tx.save('payout', stored);
    return emit(tx, 'payout.paid', data);
  }
  data.status = 'failed';
  data.failure_code = failure;
  data.failure_message = FAILURE_MESSAGES[failure] ?? null;
  data.failure_balance_transaction = await book(tx, 'payout_failure', id, data.amount, data.currency);
  await tx.save('payout', stored);
  await emit(tx, 'payout.failed', data);
  // Nothing more is paid out to it until its owner gives another one.
  external.data.status = 'errored';
  await platform.save('external_account', external);
  await emit(platform, 'account.external_account.updated', external.data, undefined, account);
  await saveAccount(platform, owner, owner.data);
}
