import { Injectable } from '@nestjs/common';
import type { CardOutcome, SandboxCardConfirmed } from '@groupride/contracts';
import type Stripe from 'stripe';
import { ProviderError } from '../../../platform/stripe/provider-error';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { TestCards } from '../test-cards';

type Intent = Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'client_secret' | 'status'>;

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  succeeded: 'succeeded',
  requires_capture: 'succeeded',
  requires_action: 'action_required',
  processing: 'processing',
};
/** Required for bank pages that redirect. It is never visited. */
const RETURN_URL = 'https://example.com/';

@Injectable()
export class StripeTestCards extends TestCards {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async confirm(clientSecret: string, testCard: string): Promise<SandboxCardConfirmed | null> {
    const [id = ''] = clientSecret.split('_secret');
    const params = { payment_method: testCard, return_url: RETURN_URL };
    const isSetup = id.startsWith('seti_');
    const intent = await this.stripe.find<Intent>((stripe) =>
      isSetup ? stripe.setupIntents.retrieve(id) : stripe.paymentIntents.retrieve(id),
    );
    if (intent?.client_secret !== clientSecret) return null;
    try {
      const { status } = await this.stripe.ask<Intent>((stripe) =>
        isSetup ? stripe.setupIntents.confirm(id, params) : stripe.paymentIntents.confirm(id, params),
      );
      return { outcome: OUTCOMES[status] ?? 'declined', declineCode: null };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.failure === 'missing') return null;
      if (error.failure === 'declined') return { outcome: 'declined', declineCode: error.decline?.code ?? null };
      throw error;
    }
  }
}
