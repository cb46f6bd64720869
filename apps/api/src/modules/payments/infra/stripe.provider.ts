import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import type { Intent } from '../domain/intent';
import { PaymentProvider, type NewHold } from '../payment-provider';
import { INTENT_PARTS, intentFrom } from './stripe-intent';

/** Holds at Stripe, or at whatever speaks its protocol. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async createCustomer(userId: number, email: string, key: string): Promise<string> {
    const params = { email, metadata: { userId: String(userId) } };
    return (await this.stripe.ask((stripe) => stripe.customers.create(params, { idempotencyKey: key }))).id;
  }

  async createHold({ amount, customer, rideId, paymentId, attempt, purpose }: NewHold, key: string): Promise<Intent> {
    const params: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: 'usd',
      ...(customer ? { customer } : {}),
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: purpose === 'ride' ? `GroupRide ride ${rideId}` : `GroupRide ride ${rideId}, one seat`,
      metadata: { rideId: String(rideId), paymentId: String(paymentId), attempt: String(attempt), purpose },
      transfer_group: `ride_${rideId}`,
      expand: INTENT_PARTS,
    };
    return intentFrom(await this.stripe.ask((stripe) => stripe.paymentIntents.create(params, { idempotencyKey: key })));
  }

  async retrieve(intentId: string): Promise<Intent | null> {
    const found = await this.stripe.find((stripe) => stripe.paymentIntents.retrieve(intentId, { expand: INTENT_PARTS }));
    return found && intentFrom(found);
  }

  async capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    const params = { amount_to_capture: amount, expand: INTENT_PARTS };
    return intentFrom(await this.stripe.ask((stripe) => stripe.paymentIntents.capture(intentId, params, { idempotencyKey: key })));
  }

  async cancel(intentId: string, key: string): Promise<Intent> {
    return intentFrom(await this.stripe.ask((stripe) => stripe.paymentIntents.cancel(intentId, { expand: INTENT_PARTS }, { idempotencyKey: key })));
  }
}
