import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import type { Intent } from '../domain/intent';
import { PaymentProvider, type HoldOffSession, type NewHold } from '../payment-provider.facade';
import { INTENT_PARTS, intentFrom } from './stripe-intent';

/** Holds at Stripe, or at any server that implements its API. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async createHold(hold: NewHold, key: string): Promise<Intent> {
    const params: Stripe.PaymentIntentCreateParams = {
      ...heldAmount(hold),
      ...(hold.customer ? { customer: hold.customer } : {}),
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    };
    return intentFrom(await this.stripe.ask((stripe) => stripe.paymentIntents.create(params, { idempotencyKey: key })));
  }

  async holdOffSession(hold: HoldOffSession, key: string): Promise<Intent> {
    const params: Stripe.PaymentIntentCreateParams = {
      ...heldAmount(hold),
      customer: hold.customer,
      payment_method: hold.methodId,
      // Methods that redirect to another page need the payer to be present.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      off_session: true,
    };
    return intentFrom(await this.stripe.ask((stripe) => stripe.paymentIntents.create(params, { idempotencyKey: key })));
  }

  async confirmWith(intentId: string, methodId: string, returnUrl: string, key: string): Promise<Intent> {
    const params = { payment_method: methodId, return_url: returnUrl, use_stripe_sdk: true, expand: INTENT_PARTS };
    return intentFrom(
      await this.stripe.ask((stripe) => stripe.paymentIntents.confirm(intentId, params, { idempotencyKey: key })),
    );
  }

  async retrieve(intentId: string): Promise<Intent | null> {
    const found = await this.stripe.find((stripe) =>
      stripe.paymentIntents.retrieve(intentId, { expand: INTENT_PARTS }),
    );
    return found && intentFrom(found);
  }

  async capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    const params = { amount_to_capture: amount, expand: INTENT_PARTS };
    return intentFrom(
      await this.stripe.ask((stripe) => stripe.paymentIntents.capture(intentId, params, { idempotencyKey: key })),
    );
  }

  async cancel(intentId: string, key: string): Promise<Intent> {
    return intentFrom(
      await this.stripe.ask((stripe) =>
        stripe.paymentIntents.cancel(intentId, { expand: INTENT_PARTS }, { idempotencyKey: key }),
      ),
    );
  }
}

const FOR: Readonly<Record<NewHold['purpose'], string>> = {
  ride: '',
  share: ', one seat',
  tip: ', tip',
  debt: ', what was still owed',
  overpayment: '',
};

function heldAmount({ amount, rideId, paymentId, attempt, purpose }: NewHold): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: 'usd',
    capture_method: 'manual',
    description: `GroupRide ride ${rideId}${FOR[purpose]}`,
    metadata: { rideId: String(rideId), paymentId: String(paymentId), attempt: String(attempt), purpose },
    transfer_group: `ride_${rideId}`,
    expand: INTENT_PARTS,
  };
}
