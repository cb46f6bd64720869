import { Injectable } from '@nestjs/common';
import type { SandboxCardConfirmation, SandboxCardConfirmed } from '@groupride/contracts';
import { fieldError, notFound } from '../../platform/http/api-error';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { TestCards } from './test-cards';

/** Test cards have names; a number or a card of somebody is refused before anybody is asked. */
const TEST_CARD = /^pm_card_\w+$/;

/** Pays, or saves a card, with a test card, for programs that have no browser. */
@Injectable()
export class SandboxCards {
  constructor(private readonly cards: TestCards) {}

  /** Whoever has the client secret may confirm, as at the provider. @throws ApiError validation_failed, not_found, payment_provider_unavailable */
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
        throw fieldError('clientSecret', 'is of a payment that is confirmed already');
      throw providerUnavailable();
    }
  }
}
