import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../config/config';
import { ProviderError, type ProviderFailure } from './provider-error';
import { providerErrorOf } from './stripe-errors';

/** Short enough for two tries while a person waits. Jobs retry later anyway. */
const PATIENCE = { timeout: 4500, maxNetworkRetries: 1 };

const OUTAGES: ReadonlySet<ProviderFailure> = new Set(['unreachable', 'failing']);

/** `refused` are answers such as a declined card, `failed` means that Stripe gave no usable answer. */
export type CallOutcome = 'answered' | 'refused' | 'failed';
type CallObserver = (outcome: CallOutcome, seconds: number) => void;

/** Stripe, or a compatible server at `STRIPE_API_URL`. The modules' adapters use it for all calls. */
@Injectable()
export class StripeClient {
  private readonly sdk: Stripe;
  private readonly webhookSecret: string;
  private observe: CallObserver | null = null;

  constructor(config: Config) {
    this.sdk = new Stripe(config.STRIPE_SECRET_KEY, {
      ...PATIENCE,
      telemetry: false,
      appInfo: { name: 'GroupRide' },
      ...addressOf(config.STRIPE_API_URL),
    });
    this.webhookSecret = config.STRIPE_WEBHOOK_SECRET;
  }

  onCall(observe: CallObserver): void {
    this.observe = observe;
  }

  /** @throws ProviderError */
  async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      const answer = await call(this.sdk);
      this.report('answered', begun);
      return answer;
    } catch (error) {
      const known = providerErrorOf(error);
      this.report(OUTAGES.has(known.failure) ? 'failed' : 'refused', begun);
      throw known;
    }
  }

  /** Null when the object does not exist. @throws ProviderError */
  async find<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await this.ask(call);
    } catch (error) {
      if (error instanceof ProviderError && error.failure === 'missing') return null;
      throw error;
    }
  }

  private report(outcome: CallOutcome, begun: number): void {
    this.observe?.(outcome, (performance.now() - begun) / 1000);
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
