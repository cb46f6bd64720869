import { invalidRequest } from '../errors';
import type { Tx } from './database';
import type { Kind } from './kinds';

/** Which fields of an object hold the id of another one that `expand[]` can put in its place. */
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'customer.invoice_settings': { default_payment_method: 'payment_method' },
  payment_method: { customer: 'customer' },
  setup_intent: { customer: 'customer', latest_attempt: 'setup_attempt', payment_method: 'payment_method' },
  setup_attempt: { customer: 'customer', payment_method: 'payment_method', setup_intent: 'setup_intent' },
  payment_intent: { customer: 'customer', latest_charge: 'charge', payment_method: 'payment_method' },
  charge: { balance_transaction: 'balance_transaction', customer: 'customer', payment_intent: 'payment_intent' },
  transfer: {
    balance_transaction: 'balance_transaction',
    destination: 'account',
    source_transaction: 'charge',
  },
  transfer_reversal: { balance_transaction: 'balance_transaction', transfer: 'transfer' },
  payout: {
    balance_transaction: 'balance_transaction',
    destination: 'external_account',
    failure_balance_transaction: 'balance_transaction',
  },
  topup: { balance_transaction: 'balance_transaction' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  refund: {
    balance_transaction: 'balance_transaction',
    charge: 'charge',
    customer: 'customer',
    failure_balance_transaction: 'balance_transaction',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
  },
};

/** The kinds of balance transaction sources, by the prefix of their id. */
const SOURCES: Readonly<Record<string, Kind>> = {
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  du: 'dispute',
  tr: 'transfer',
  trr: 'transfer_reversal',
  po: 'payout',
  tu: 'topup',
};

function kindOf(shape: string, name: string, id: unknown): Kind | undefined {
  if (shape !== 'balance_transaction' || name !== 'source') return EXPANDABLE[shape]?.[name];
  return SOURCES[String(id).split('_')[0] ?? ''] ?? 'charge';
}

type Tree = Map<string, Tree>;

/**
 * The answer with the objects that `paths` name in place of their ids, for example `latest_charge.balance_transaction`.
 * @throws ApiError 400 for a path that cannot be expanded
 */
export async function expanded(tx: Tx, answer: object, paths: string[] | undefined): Promise<object> {
  if (!paths?.length) return answer;
  const tree: Tree = new Map();
  for (const path of paths) {
    let at = tree;
    for (const part of path.split('.')) {
      let next = at.get(part);
      if (!next) at.set(part, (next = new Map()));
      at = next;
    }
  }
  return expandObject(tx, answer as Record<string, unknown>, tree);
}

async function expandObject(
  tx: Tx,
  value: Record<string, unknown>,
  tree: Tree,
  shape = String(value['object']),
): Promise<Record<string, unknown>> {
  const result = { ...value };
  for (const [name, inner] of tree) {
    if (value['object'] === 'list' && name === 'data') {
      const items: Record<string, unknown>[] = [];
      for (const item of value['data'] as Record<string, unknown>[]) items.push(await expandObject(tx, item, inner));
      result['data'] = items;
    } else if (value['object'] === 'charge' && name === 'refunds') {
      const url = `/v1/charges/${String(value['id'])}/refunds`;
      const refunds = { object: 'list', ...(await tx.list('refund', { charge: String(value['id']) }, {})), url };
      result['refunds'] = await expandObject(tx, refunds, inner);
    } else {
      const part = `${shape}.${name}`;
      if (EXPANDABLE[part] && typeof value[name] === 'object' && value[name] !== null) {
        result[name] = await expandObject(tx, value[name] as Record<string, unknown>, inner, part);
        continue;
      }
      const kind = kindOf(shape, name, value[name]);
      if (!kind) throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
      const id = value[name];
      if (typeof id === 'string') {
        const found = await tx.find(kind, id);
        if (found) result[name] = await expandObject(tx, { ...found.data }, inner);
      }
    }
  }
  return result;
}
