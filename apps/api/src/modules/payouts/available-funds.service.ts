import { Injectable, Logger } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { PayoutProvider } from './payout-provider';
import { PayoutsRepository } from './payouts.repository';

/** The funds that could be promised when the provider was asked. */
export interface FundsReading {
  unpromised: Cents;
  /** Payouts with a larger id were promised since. */
  lastPayoutId: number;
}

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
      return (await this.read()).unpromised;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`the available balance is unknown: ${error.failure}, ${error.message}`);
      return null;
    }
  }

  /** The current funds, for promising a payout. @throws ApiError payment_provider_unavailable */
  async current(): Promise<FundsReading> {
    try {
      return await this.read();
    } catch (error) {
      if (error instanceof ProviderError) throw providerUnavailable();
      throw error;
    }
  }

  /**
   * The part of a reading that is still not promised. Nobody else can promise it until the transaction ends. Payouts
   * that were promised since count even if they are already transferred, because the reading knows nothing of them.
   */
  async unpromised({ unpromised, lastPayoutId }: FundsReading, tx: Transaction): Promise<Cents> {
    await this.repository.lockFunds(tx);
    return unpromised - (await this.repository.promisedAfter(tx, lastPayoutId));
  }

  /** Asks the provider last: a payout that is transferred meanwhile counts twice rather than not at all. */
  private async read(): Promise<FundsReading> {
    const { amount, lastPayoutId } = await this.repository.promisedFunds();
    return { unpromised: (await this.provider.availableFunds()) - amount, lastPayoutId };
  }
}
