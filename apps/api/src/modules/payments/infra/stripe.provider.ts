import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import Stripe from 'stripe';
import { Config } from '../../../config/config';
import type { Intent } from '../domain/intent';
import { PaymentProvider, WebhookSignatureError, type NewHold, type ProviderEvent } from '../payment-provider';
import { providerErrorOf } from './stripe-errors';
import { INTENT_PARTS, intentFrom } from './stripe-intent';
import { reportFrom } from './stripe-report';

/** Two tries of one call take less time than a person waits; jobs come back later anyway. */
const PATIENCE = { timeout: 4500, maxNetworkRetries: 1 };

/** Stripe, or whatever speaks its protocol at `STRIPE_API_URL`. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(config: Config) {
    super();
    this.stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      ...PATIENCE,
      telemetry: false,
      appInfo: { name: 'GroupRide' },
      ...addressOf(config.STRIPE_API_URL),
    });
    this.webhookSecret = config.STRIPE_WEBHOOK_SECRET;
  }

  async createCustomer(userId: number, email: string, key: string): Promise<string> {
    const params = { email, metadata: { userId: String(userId) } };
    return (await asking(() => this.stripe.customers.create(params, { idempotencyKey: key }))).id;
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
    return intentFrom(await asking(() => this.stripe.paymentIntents.create(params, { idempotencyKey: key })));
  }

  async retrieve(intentId: string): Promise<Intent | null> {
    try {
      return intentFrom(await this.stripe.paymentIntents.retrieve(intentId, { expand: INTENT_PARTS }));
    } catch (error) {
      const known = providerErrorOf(error);
      if (known.failure === 'missing') return null;
      throw known;
    }
  }

  async capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    const params = { amount_to_capture: amount, expand: INTENT_PARTS };
    return intentFrom(await asking(() => this.stripe.paymentIntents.capture(intentId, params, { idempotencyKey: key })));
  }

  async cancel(intentId: string, key: string): Promise<Intent> {
    return intentFrom(await asking(() => this.stripe.paymentIntents.cancel(intentId, { expand: INTENT_PARTS }, { idempotencyKey: key })));
  }

  verifyWebhook(rawBody: Buffer, signature: string): ProviderEvent {
    return reportFrom(this.signed(rawBody, signature));
  }

  /** @throws WebhookSignatureError whatever is wrong with it: for a header without a signature the SDK has only a plain Error */
  private signed(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.webhookSecret);
    } catch (error) {
      // Signed, and no JSON: that is not a question of the signature.
      if (error instanceof SyntaxError) throw error;
      throw new WebhookSignatureError(error instanceof Error ? error.message : String(error));
    }
  }
}

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw providerErrorOf(error);
  }
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' };
}
