import { Injectable, Logger } from '@nestjs/common';
import { ProviderError } from '../../platform/stripe/provider-error';
import { IdentityFacade } from '../identity/identity.facade';
import { CardsProvider } from './cards-provider';

/** People as the payment provider knows them. */
@Injectable()
export class CustomersService {
  private readonly logger = new Logger(CustomersService.name);

  constructor(
    private readonly identity: IdentityFacade,
    private readonly provider: CardsProvider,
  ) {}

  /**
   * The provider's id of a user, made when it is first needed. Null where the provider refuses to make one: a card can be
   * held without it.
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
