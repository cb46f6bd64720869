import { Injectable, Logger } from '@nestjs/common';
import { ProviderError } from '../../platform/stripe/provider-error';
import { IdentityFacade } from '../identity/identity.facade';
import { CardsProvider } from './cards-provider';

/** Creates and finds customers at the payment provider. */
@Injectable()
export class CustomersService {
  private readonly logger = new Logger(CustomersService.name);

  constructor(
    private readonly identity: IdentityFacade,
    private readonly provider: CardsProvider,
  ) {}

  /**
   * The user's customer id at the provider, created when first needed. Null when the provider refuses: a card can be
   * authorized without a customer.
   * @throws ProviderError unreachable
   */
  async customerOf(userId: number): Promise<string | null> {
    const person = await this.identity.find(userId);
    if (!person) return null;
    if (person.stripeCustomerId) return person.stripeCustomerId;
    const customer = await this.create(userId, person.email);
    return customer && this.identity.rememberStripeCustomer(userId, customer);
  }

  private async create(userId: number, email: string): Promise<string | null> {
    try {
      return await this.provider.createCustomer(userId, email, `customer:${userId}`);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
      this.logger.warn(`user ${userId} pays without a customer: ${error.failure}, ${error.message}`);
      return null;
    }
  }
}
