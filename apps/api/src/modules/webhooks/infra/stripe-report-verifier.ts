import { Injectable } from '@nestjs/common';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { ReportVerifier, WebhookSignatureError } from '../report-verifier';
import type { ProviderReport } from '../webhooks.facade';
import { reportFrom } from './stripe-report';

@Injectable()
export class StripeReportVerifier extends ReportVerifier {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  verify(rawBody: Buffer, signature: string): ProviderReport {
    return reportFrom(this.signed(rawBody, signature));
  }

  /** @throws WebhookSignatureError whatever is wrong with it: for a header without a signature the SDK has only a plain Error */
  private signed(rawBody: Buffer, signature: string): unknown {
    try {
      return this.stripe.signed(rawBody, signature);
    } catch (error) {
      // Signed, and no JSON: that is not a question of the signature.
      if (error instanceof SyntaxError) throw error;
      throw new WebhookSignatureError(error instanceof Error ? error.message : String(error));
    }
  }
}
