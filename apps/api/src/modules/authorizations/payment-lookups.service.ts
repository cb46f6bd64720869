import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpEveryMinute } from '../../platform/stripe/lookups';
import { CardsFacade } from '../cards/cards.facade';
import { UNPAID_STATES, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentProvider } from '../payments/payment-provider.facade';
import { noSuchPayment } from './authorizations.errors';
import { lookUpPayments } from './authorizations.jobs';
import { withProviderTimeout } from './provider-timeout';
import type { PaymentContext } from '../payments/payment-contexts.facade';
import { DeferredAuthorizationsService } from './deferred-authorizations.service';

/** Fetches payments from the provider: when the payer asks, and every minute for those whose webhook event may have been lost. */
@Injectable()
export class PaymentLookupsService implements OnModuleInit {
  private readonly logger = new Logger(PaymentLookupsService.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSyncService,
    private readonly cards: CardsFacade,
    private readonly deferred: DeferredAuthorizationsService,
  ) {}

  onModuleInit(): void {
    lookUpEveryMinute(this.jobs, lookUpPayments, {
      claim: (most) => this.payments.claimLookups(most),
      lookUp: (id) => this.lookUpById(id),
      nameOf: (id) => `payment ${id}`,
    });
  }

  /** @throws ApiError not_found when the person is not the payer; payment_provider_unavailable */
  async refresh(who: Principal, paymentId: number): Promise<StoredPayment> {
    const known = await this.sync.find(paymentId);
    if (known?.payment.payerId !== who.userId) throw noSuchPayment();
    return withProviderTimeout(this.logger, () => this.lookUp(known));
  }

  /** Fetches the intents of a payment and applies them, as a webhook event would. @throws ProviderError */
  private async lookUp(known: PaymentContext): Promise<StoredPayment> {
    const { payment } = known;
    const { setupIntentId, intentId, nextIntentId } = payment;
    const setup =
      setupIntentId && UNPAID_STATES.includes(payment.state) ? await this.cards.findSetup(setupIntentId) : null;
    let current = setup ? await this.deferred.applySetup(payment, setup) : payment;
    const next = nextIntentId ? await this.provider.retrieve(nextIntentId) : null;
    if (next) current = (await this.sync.apply(next)) ?? current;
    const intent = intentId ? await this.provider.retrieve(intentId) : null;
    if (intent) current = (await this.sync.apply(intent, setup || next ? undefined : known)) ?? current;
    return current;
  }

  private async lookUpById(id: number): Promise<void> {
    const known = await this.sync.find(id);
    if (known) await this.lookUp(known);
  }
}
