import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpEveryMinute } from '../../platform/stripe/lookups';
import { CardsFacade } from '../cards/cards.facade';
import { UNPAID_STATES } from './domain/intent-steps';
import { HoldsService } from './holds.service';
import { PaymentProvider } from './payment-provider';
import { lookUpPayments } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import type { Situation } from './situations.repository';
import { StoredCards } from './stored-cards.service';

/** Fetches payments from the provider: when their payer asks, and by itself when a webhook event may have been lost. */
@Injectable()
export class PaymentLookups implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly holds: HoldsService,
    private readonly cards: CardsFacade,
    private readonly stored: StoredCards,
  ) {}

  onModuleInit(): void {
    lookUpEveryMinute(this.jobs, lookUpPayments, {
      claim: (most) => this.payments.claimLookups(most),
      lookUp: (id) => this.lookUpById(id),
      nameOf: (id) => `payment ${id}`,
    });
  }

  /** Applies what the provider says, as a webhook event would. @throws ProviderError */
  async lookUp(known: Situation): Promise<StoredPayment> {
    const { payment } = known;
    const { setupIntentId, intentId, nextIntentId } = payment;
    const setup = setupIntentId && UNPAID_STATES.includes(payment.state) ? await this.cards.findSetup(setupIntentId) : null;
    let current = setup ? await this.stored.applySetup(payment, setup) : payment;
    const next = nextIntentId ? await this.provider.retrieve(nextIntentId) : null;
    if (next) current = (await this.holds.apply(next)) ?? current;
    const intent = intentId ? await this.provider.retrieve(intentId) : null;
    if (intent) current = (await this.holds.apply(intent, setup || next ? undefined : known)) ?? current;
    return current;
  }

  private async lookUpById(id: number): Promise<void> {
    const known = await this.holds.find(id);
    if (known) await this.lookUp(known);
  }
}
