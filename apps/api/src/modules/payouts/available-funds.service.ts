import { Injectable, Logger } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { PayoutProvider } from './payout-provider';
import { PayoutsRepository } from './payouts.repository';

/** The funds that can still be promised to drivers: the provider's available balance less the promised payouts. */
@Injectable()
export class AvailableFunds {
  private readonly logger = new Logger(AvailableFunds.name);

  constructor(
    private readonly repository: PayoutsRepository,
    private readonly provider: PayoutProvider,
  ) {}

  /** The available funds for display. Null when the provider does not answer. */
  async shown(): Promise<Cents | null> {
    try {
      return (await this.provider.availableFunds()) - (await this.repository.promisedFunds());
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`the available balance is unknown: ${error.failure}, ${error.message}`);
      return null;
    }
  }

  /** The provider's available balance, for promising payouts. @throws ApiError payment_provider_unavailable */
  async current(): Promise<Cents> {
    try {
      return await this.provider.availableFunds();
    } catch (error) {
      if (error instanceof ProviderError) throw providerUnavailable();
      throw error;
    }
  }

  /** The part of the provider's balance that is not promised yet. */
  async unpromised(funds: Cents, tx: Transaction): Promise<Cents> {
    return funds - (await this.repository.promisedFunds(tx));
  }
}
