import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../config/config';
import { providerErrorOf } from './stripe-errors';

/** Short enough for two tries while a person waits. Jobs retry later anyway. */
const PATIENCE = { timeout: 4500, maxNetworkRetries: 1 };

/** Stripe, or a compatible server at `STRIPE_API_URL`. The modules' adapters use it for all calls. */
@Injectable()
export class StripeClient {
  private readonly sdk: Stripe;
  private readonly webhookSecret: string;

  constructor(config: Config) {
    this.sdk = new Stripe(config.STRIPE_SECRET_KEY, {
      ...PATIENCE,
      telemetry: false,
      appInfo: { name: 'GroupRide' },
      ...addressOf(config.STRIPE_API_URL),
    });
    this.webhookSecret = config.STRIPE_WEBHOOK_SECRET;
  }

  /** @throws ProviderError */
  async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await call(this.sdk);
    } catch (error) {
      throw providerErrorOf(error);
    }
  }

  /** Null when the object does not exist. @throws ProviderError */
  async find<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await call(this.sdk);
    } catch (error) {
      const known = providerErrorOf(error);
      if (known.failure === 'missing') return null;
      throw known;
    }
  }

  /** Verifies a signed webhook event. @throws the SDK's errors about the body or signature */
  signed(rawBody: Buffer, signature: string): Stripe.Event {
    return this.sdk.webhooks.constructEvent(rawBody, signature, this.webhookSecret);
  }
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' };
}
