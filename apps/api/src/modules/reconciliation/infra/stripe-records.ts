import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { ProviderRecords, type Movement, type Origin } from '../provider-records';

const PAGE = 100;
const NOWHERE: Origin = { intentId: null, transferId: null };

@Injectable()
export class StripeRecords extends ProviderRecords {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async page(since: Date, after: string | null): Promise<{ movements: Movement[]; more: boolean }> {
    const params: Stripe.BalanceTransactionListParams = {
      limit: PAGE,
      created: { gte: Math.floor(since.getTime() / 1000) },
      ...(after ? { starting_after: after } : {}),
    };
    const { data, has_more: more } = await this.stripe.ask((stripe) => stripe.balanceTransactions.list(params));
    return { movements: data.map(movementFrom), more };
  }

  async originOf({ sourceId }: Movement): Promise<Origin> {
    if (sourceId === null) return NOWHERE;
    const found = await this.stripe.find<Origin>(async (stripe) => {
      switch (sourceId.split('_')[0]) {
        case 'ch':
        case 'py':
          return intentOf(await stripe.charges.retrieve(sourceId));
        case 're':
        case 'pyr':
          return intentOf(await stripe.refunds.retrieve(sourceId));
        case 'du':
        case 'dp':
          return intentOf(await stripe.disputes.retrieve(sourceId));
        case 'tr':
          return { intentId: null, transferId: sourceId };
        case 'trr':
          return transferOfReversal(stripe, sourceId);
        default:
          return NOWHERE;
      }
    });
    return found ?? NOWHERE;
  }
}

/** The provider has no way from a reversal to its transfer: rare as they are, transfers are looked through, newest first. */
async function transferOfReversal(stripe: Stripe, reversalId: string): Promise<Origin> {
  for await (const transfer of stripe.transfers.list({ limit: PAGE })) {
    if (transfer.reversals.data.some(({ id }) => id === reversalId)) return { intentId: null, transferId: transfer.id };
  }
  return NOWHERE;
}

function movementFrom({ id, type, source, amount, fee, created }: Stripe.BalanceTransaction): Movement {
  return { id, type, sourceId: typeof source === 'string' ? source : (source?.id ?? null), amount, fee, at: new Date(created * 1000) };
}

function intentOf({ payment_intent: intent }: { payment_intent: string | Stripe.PaymentIntent | null }): Origin {
  return { intentId: typeof intent === 'string' ? intent : (intent?.id ?? null), transferId: null };
}
