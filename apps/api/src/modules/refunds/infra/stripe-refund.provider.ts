import { Injectable } from '@nestjs/common';
import type { RefundCause } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { RefundProvider, type ProviderRefund } from '../refund-provider';

/** Stripe accepts only a few reasons. */
const REASONS: Readonly<Record<RefundCause, Stripe.RefundCreateParams.Reason>> = {
  driver_fault: 'requested_by_customer',
  service_problem: 'requested_by_customer',
  charged_wrongly: 'duplicate',
  fraud: 'fraudulent',
  goodwill: 'requested_by_customer',
  collected_too_much: 'duplicate',
  made_at_provider: 'requested_by_customer',
};

@Injectable()
export class StripeRefundProvider extends RefundProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async find(intentId: string, refundId: number): Promise<ProviderRefund | null> {
    return this.stripe.ask(async (stripe) => {
      for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
        if (refund.metadata?.['refundId'] === String(refundId)) return refundFrom(refund);
      }
      return null;
    });
  }

  async refund(
    { intentId, refundId, amount, reason }: { intentId: string; refundId: number; amount: Cents; reason: RefundCause },
    key: string,
  ): Promise<ProviderRefund> {
    const params: Stripe.RefundCreateParams = {
      payment_intent: intentId,
      amount,
      reason: REASONS[reason],
      metadata: { refundId: String(refundId) },
    };
    return refundFrom(await this.stripe.ask((stripe) => stripe.refunds.create(params, { idempotencyKey: key })));
  }

  async list(intentId: string): Promise<ProviderRefund[]> {
    return this.stripe.ask(async (stripe) => {
      const all: ProviderRefund[] = [];
      for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
        all.push(refundFrom(refund));
      return all.reverse();
    });
  }

  async retrieve(providerRefundId: string): Promise<ProviderRefund | null> {
    const found = await this.stripe.find((stripe) => stripe.refunds.retrieve(providerRefundId));
    return found && refundFrom(found);
  }
}

function refundFrom({
  id,
  amount,
  payment_intent: intent,
  status,
  failure_reason: failure,
  metadata,
}: Stripe.Refund): ProviderRefund {
  const refundId = Number(metadata?.['refundId']);
  return {
    id,
    intentId: (typeof intent === 'string' ? intent : intent?.id) ?? null,
    amount,
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    failureCode: failure ?? (status === 'canceled' ? 'canceled' : null),
    refundId: Number.isSafeInteger(refundId) && refundId > 0 && refundId <= 2147483647 ? refundId : null,
  };
}
