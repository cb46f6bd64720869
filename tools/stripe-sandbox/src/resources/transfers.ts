import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { ApiError, invalidRequest, unexpectedState } from '../errors';
import { emit } from '../events/emit';
import {
  expand,
  integerFrom,
  mergeMetadata,
  metadata,
  oneOf,
  paging,
  required,
  text,
  unsettable,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { checkTransfers } from './accounts';
import { book, insufficient, lockedFunds } from './balance-transactions';
import { destinationPayment } from './destination-payment';
import { checkCurrency } from './intent-object';

export const transferRoutes: Route[] = [
  route(
    'POST /v1/transfers',
    {
      amount: integerFrom(1),
      currency: required(text),
      destination: required(text),
      description: text,
      source_transaction: text,
      source_type: oneOf('bank_account', 'card', 'fpx'),
      transfer_group: text,
      metadata,
      expand,
    },
    async ({ tx, params }) => {
      const currency = checkCurrency(params.currency);
      const destination = await tx.get('account', params.destination, 'destination');
      checkTransfers(destination);
      const source =
        params.source_transaction === undefined ? undefined : await lockSource(tx, params.source_transaction, currency);
      const amount = params.amount ?? source?.data.amount_captured;
      if (amount === undefined)
        throw invalidRequest('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' });
      const availableOn = source ? await checkSource(tx, source, amount) : await checkFunds(tx, amount, currency);
      if (
        source &&
        params.transfer_group &&
        source.data.transfer_group &&
        params.transfer_group !== source.data.transfer_group
      ) {
        throw invalidRequest(
          `The transfer_group ${params.transfer_group} differs from that of the source_transaction (${source.data.transfer_group}).`,
          { param: 'transfer_group' },
        );
      }
      const group = params.transfer_group ?? source?.data.transfer_group ?? (source ? `group_${source.data.id}` : null);
      if (source && source.data.transfer_group !== group) {
        source.data.transfer_group = group;
        await tx.save('charge', source);
      }
      const id = newId('tr');
      const payment = await destinationPayment(tx, {
        transfer: id,
        account: destination.data.id,
        amount,
        currency,
        availableOn,
      });
      const transfer: Stripe.Transfer = {
        id,
        object: 'transfer',
        amount,
        amount_reversed: 0,
        balance_transaction: await book(tx, 'transfer', id, -amount, currency, { availableOn }),
        created: nowSeconds(),
        currency,
        description: params.description ?? null,
        destination: destination.data.id,
        destination_payment: payment,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
        reversed: false,
        source_transaction: source?.data.id ?? null,
        source_type: params.source_type ?? 'card',
        transfer_group: group,
      };
      await tx.insert('transfer', transfer, null);
      await emit(tx, 'transfer.created', transfer);
      return transfer;
    },
  ),

  route('GET /v1/transfers/:id', { expand }, async ({ tx, path }) => (await tx.get('transfer', path[0] ?? '')).data),

  route('POST /v1/transfers/:id', { description: unsettable(text), metadata, expand }, async ({ tx, path, params }) => {
    const stored = await tx.lock('transfer', path[0] ?? '');
    const { data } = stored;
    if (params.description !== undefined) data.description = params.description;
    data.metadata = mergeMetadata(data.metadata, params.metadata);
    await tx.save('transfer', stored);
    await emit(tx, 'transfer.updated', data);
    return data;
  }),

  route('GET /v1/transfers', { ...paging, destination: text, transfer_group: text }, async ({ tx, params }) => {
    const { destination, transfer_group: group } = params;
    const where = { ...(destination && { destination }), ...(group && { transfer_group: group }) };
    return { object: 'list', ...(await tx.list('transfer', where, params)), url: '/v1/transfers' };
  }),

  route(
    'POST /v1/transfers/:id/reversals',
    { amount: integerFrom(1), description: text, metadata, refund_application_fee: text, expand },
    async ({ tx, path, params }) =>
      reverse(tx, await tx.lock('transfer', path[0] ?? ''), params.amount, mergeMetadata({}, params.metadata)),
  ),

  route('GET /v1/transfers/:id/reversals', paging, async ({ tx, path, params }) => {
    const { data } = await tx.get('transfer', path[0] ?? '');
    return {
      object: 'list',
      ...(await tx.list('transfer_reversal', { transfer: data.id }, params)),
      url: data.reversals.url,
    };
  }),

  route(
    'GET /v1/transfers/:id/reversals/:reversal',
    { expand },
    async ({ tx, path }) => (await tx.get('transfer_reversal', path[1] ?? '')).data,
  ),
];

/** A charge whose money may be passed on before it has arrived. */
async function lockSource(tx: Tx, id: string, currency: string): Promise<Stored<'charge'>> {
  const charge = await tx.lock('charge', id, 'source_transaction');
  if (!charge.data.captured || charge.data.status !== 'succeeded') {
    throw invalidRequest(`The source_transaction ${id} must be a captured charge.`, { param: 'source_transaction' });
  }
  if (charge.data.currency !== currency) {
    throw invalidRequest(
      `The currency of source_transaction's balance transaction (${charge.data.currency}) must be the same as the transfer currency (${currency})`,
      {
        param: 'source_transaction',
      },
    );
  }
  return charge;
}

/** When the charge's money arrives. @throws ApiError 400 where more is passed on than was captured */
async function checkSource(tx: Tx, { data }: Stored<'charge'>, amount: number): Promise<number> {
  const [row] = await tx.query<{ passed: string }>(
    `SELECT coalesce(sum((data->>'amount')::bigint), 0) AS passed FROM objects WHERE kind = 'transfer' AND data->>'source_transaction' = $1`,
    [data.id],
  );
  const left = data.amount_captured - Number(row?.passed ?? 0);
  if (amount > left) {
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        message: `Transfers using this transaction as a source must not exceed the source amount of ${data.amount_captured}. (There are already ${data.amount_captured - left} transferred, so ${left} are left.)`,
        param: 'amount',
      },
      true,
    );
  }
  const booked = await tx.find('balance_transaction', idOf(data.balance_transaction) ?? '');
  return Math.max(booked?.data.available_on ?? nowSeconds(), nowSeconds());
}

async function checkFunds(tx: Tx, amount: number, currency: string): Promise<number> {
  const { available } = await lockedFunds(tx, currency);
  if (amount > available) {
    throw insufficient(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. ' +
        'See: https://stripe.com/docs/testing#available-balance',
    );
  }
  return nowSeconds();
}

/** Takes back all or part of a transfer from what lies on the connected account. */
async function reverse(
  tx: Tx,
  stored: Stored<'transfer'>,
  cents: number | undefined,
  pairs: Stripe.Metadata,
): Promise<Stripe.TransferReversal> {
  const { data } = stored;
  const left = data.amount - data.amount_reversed;
  if (left === 0)
    throw unexpectedState(`Transfer ${data.id} is already fully reversed.`, { code: undefined, param: 'id' });
  const amount = cents ?? left;
  if (amount > left) {
    throw unexpectedState(`Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`, {
      code: undefined,
      param: 'amount',
    });
  }
  const account = tx.actingFor(idOf(data.destination));
  const { available, pending } = await lockedFunds(account, data.currency);
  if (amount > available + pending) {
    throw insufficient(
      `The connected account ${idOf(data.destination)} has insufficient funds to reverse this transfer.`,
    );
  }
  const original = await tx.find('balance_transaction', idOf(data.balance_transaction) ?? '');
  const availableOn = Math.max(original?.data.available_on ?? 0, nowSeconds());
  const id = newId('trr');
  await book(account, 'payment_refund', idOf(data.destination_payment) ?? '', -amount, data.currency, { availableOn });
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: await book(tx, 'transfer_refund', id, amount, data.currency, { availableOn }),
    created: nowSeconds(),
    currency: data.currency,
    destination_payment_refund: null,
    metadata: pairs,
    source_refund: null,
    transfer: data.id,
  };
  await tx.insert('transfer_reversal', reversal, null);
  const before = { amount_reversed: data.amount_reversed, reversed: data.reversed, reversals: { ...data.reversals } };
  data.amount_reversed += amount;
  data.reversed = data.amount_reversed === data.amount;
  const all = [reversal, ...data.reversals.data];
  data.reversals = { ...data.reversals, data: all.slice(0, 10), has_more: all.length > 10 || data.reversals.has_more };
  await tx.save('transfer', stored);
  await emit(tx, 'transfer.reversed', data, before);
  return reversal;
}
