import { Injectable } from '@nestjs/common';
import type { SandboxCardConfirmation, SandboxCardConfirmed } from '@groupride/contracts';
import { fieldError, notFound } from '../../platform/http/api-error';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { TestCards } from './test-cards';

/** Tokens of test cards. Card numbers and real payment methods are refused before the provider is called. */
const TEST_CARD = /^pm_card_\w+$/;

/** Confirms payments and card setups with a test card, for programs without a browser. */
@Injectable()
export class SandboxCards {
  constructor(private readonly cards: TestCards) {}

  /**
   * Needs only the client secret, as at the provider.
   * @throws ApiError validation_failed, not_found, payment_provider_unavailable
   */
  async confirm({ clientSecret, testCard }: SandboxCardConfirmation): Promise<SandboxCardConfirmed> {
    if (!TEST_CARD.test(testCard))
      throw fieldError('testCard', 'must be the token of a test card, such as pm_card_visa');
    try {
      const confirmed = await this.cards.confirm(clientSecret, testCard);
      if (!confirmed) throw notFound('payment or test card');
      return confirmed;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.failure === 'unexpected_state')
        throw fieldError('clientSecret', 'is of a payment that was confirmed or released already');
      throw providerUnavailable();
    }
  }
}
