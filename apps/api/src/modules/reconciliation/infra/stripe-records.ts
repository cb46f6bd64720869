import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { ProviderRecords, type Movement } from '../provider-records';

const PAGE = 100;
const CURRENCY = 'usd';
const NOWHERE: Origin = { intentId: null, transferId: null };

type Origin = Pick<Movement, 'intentId' | 'transferId'>;

@Injectable()
export class StripeRecords extends ProviderRecords {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async page(since: Date, after: string | null): Promise<{ movements: Movement[]; more: boolean }> {
    const params: Stripe.BalanceTransactionListParams = {
      limit: PAGE,
      created: { gte: Math.floor(since.getTime() / 1000) },
      // Otherwise each record would need a separate call.
      expand: ['data.source'],
      ...(after ? { starting_after: after } : {}),
    };
    const { data, has_more: more } = await this.stripe.ask((stripe) => stripe.balanceTransactions.list(params));
    return { movements: data.map(movementFrom), more };
  }

  async balance(): Promise<Cents> {
    const { available, pending } = await this.stripe.ask((stripe) => stripe.balance.retrieve());
    return [...available, ...pending].reduce(
      (sum, { amount, currency }) => sum + (currency === CURRENCY ? amount : 0),
      0,
    );
  }
}

function movementFrom({ id, type, source, amount, fee, created }: Stripe.BalanceTransaction): Movement {
  const sourceId = typeof source === 'string' ? source : (source?.id ?? null);
  return { id, type, sourceId, ...originOf(source), amount, fee, at: new Date(created * 1000) };
}

/** Records without an expanded source have no known origin. */
function originOf(source: Stripe.BalanceTransaction['source']): Origin {
  if (source === null || typeof source === 'string') return NOWHERE;
  switch (source.object) {
    case 'charge':
    case 'refund':
    case 'dispute':
      return { intentId: idOf(source.payment_intent), transferId: null };
    case 'transfer':
      return { intentId: null, transferId: source.id };
    case 'transfer_reversal':
      return { intentId: null, transferId: idOf(source.transfer) };
    default:
      return NOWHERE;
  }
}

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
