import type { Client } from 'pg';
import type Stripe from 'stripe';
import type { Cents } from '@groupride/pricing';
import type { StripeClient } from '../../../platform/stripe/stripe-client';
import { intentFrom } from './stripe-intent';

const PAGE = 100;

export interface UnknownHold {
  /** Of the provider's intent. */
  id: string;
  rideId: string;
  /** No row has this id. */
  paymentId: number;
  amount: Cents;
}

/**
 * Holds at the provider that name a payment which the database does not have, because it was restored to an earlier
 * moment. Holds of a payment that it has are left to the lookups of that payment.
 */
export class UnknownHolds {
  constructor(
    private readonly stripe: StripeClient,
    private readonly database: Pick<Client, 'query'>,
  ) {}

  /** Newest first. @param since when the oldest was created @throws ProviderError */
  async *since(since: Date): AsyncGenerator<UnknownHold> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for (let after: string | undefined; ;) {
      const params: Stripe.PaymentIntentListParams = {
        limit: PAGE,
        created,
        ...(after === undefined ? {} : { starting_after: after }),
      };
      const { data, has_more: more } = await this.stripe.ask((stripe) => stripe.paymentIntents.list(params));
      yield* await this.unknown(data);
      after = data.at(-1)?.id;
      if (!more || after === undefined) return;
    }
  }

  /** Repeating it changes nothing. @throws ProviderError when the hold is over */
  async release({ id }: UnknownHold): Promise<void> {
    await this.stripe.ask((stripe) => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `unknown-hold:${id}` }));
  }

  private async unknown(intents: readonly Stripe.PaymentIntent[]): Promise<UnknownHold[]> {
    const holds = intents
      .map((intent) => ({ ...intentFrom(intent), rideId: intent.metadata['rideId'] ?? '' }))
      .filter(({ status, paymentId }) => status === 'requires_capture' && paymentId !== null)
      .map(({ id, rideId, paymentId, amount }) => ({ id, rideId, paymentId: paymentId!, amount }));
    const { rows } = await this.database.query<{ id: number }>('SELECT id FROM payments WHERE id = ANY ($1::int[])', [
      holds.map(({ paymentId }) => paymentId),
    ]);
    const known = new Set(rows.map(({ id }) => id));
    return holds.filter(({ paymentId }) => !known.has(paymentId));
  }
}
