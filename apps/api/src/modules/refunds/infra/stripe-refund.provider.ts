import { Injectable } from '@nestjs/common';
import type { RefundReason } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { RefundProvider, type ProviderRefund } from '../refund-provider';

/** The provider knows few reasons. */
const REASONS: Readonly<Record<RefundReason, Stripe.RefundCreateParams.Reason>> = {
  driver_fault: 'requested_by_customer',
  service_problem: 'requested_by_customer',
  charged_wrongly: 'duplicate',
  fraud: 'fraudulent',
  goodwill: 'requested_by_customer',
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
    { intentId, refundId, amount, reason }: { intentId: string; refundId: number; amount: Cents; reason: RefundReason },
    key: string,
  ): Promise<ProviderRefund> {
    const params: Stripe.RefundCreateParams = { payment_intent: intentId, amount, reason: REASONS[reason], metadata: { refundId: String(refundId) } };
    return refundFrom(await this.stripe.ask((stripe) => stripe.refunds.create(params, { idempotencyKey: key })));
  }

  async retrieve(providerRefundId: string): Promise<ProviderRefund | null> {
    const found = await this.stripe.find((stripe) => stripe.refunds.retrieve(providerRefundId));
    return found && refundFrom(found);
  }
}

function refundFrom({ id, status, failure_reason: failure, metadata }: Stripe.Refund): ProviderRefund {
  const refundId = Number(metadata?.['refundId']);
  return {
    id,
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    failureCode: failure ?? (status === 'canceled' ? 'canceled' : null),
    refundId: Number.isSafeInteger(refundId) && refundId > 0 && refundId <= 2147483647 ? refundId : null,
  };
}
