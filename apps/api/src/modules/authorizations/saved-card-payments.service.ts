import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Principal } from '../../platform/http/principal';
import { ProviderError } from '../../platform/stripe/provider-error';
import { CardsFacade } from '../cards/cards.facade';
import { RidesFacade } from '../rides/rides.facade';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentProvider } from '../payments/payment-provider.facade';
import { noSuchCard, noSuchPayment, paymentNotStarted } from './authorizations.errors';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { withProviderTimeout } from './provider-timeout';
import { DeferredAuthorizationsService } from './deferred-authorizations.service';

/** Pays with a saved card that the person chose. */
@Injectable()
export class SavedCardPaymentsService {
  private readonly logger = new Logger(SavedCardPaymentsService.name);

  constructor(
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly rides: RidesFacade,
    private readonly cards: CardsFacade,
    private readonly sync: PaymentSyncService,
    private readonly deferred: DeferredAuthorizationsService,
    private readonly config: Config,
  ) {}

  /**
   * Returns the payment also when the card is declined or the bank requires authentication; its state says so.
   * @throws ApiError not_found, payment_not_ready, payment_provider_unavailable
   */
  async pay(who: Principal, paymentId: number, cardId: number): Promise<StoredPayment> {
    const payment = await this.payments.find(paymentId);
    if (payment?.payerId !== who.userId) throw noSuchPayment();
    const card = await this.cards.usable(who.userId, cardId);
    const ride = await this.rides.find(payment.rideId);
    if (!card || !ride) throw noSuchCard();
    if (this.deferred.areFor(payment, ride)) {
      const stored = await this.deferred.store(payment, card);
      if (!stored) throw noSuchCard();
      return stored;
    }
    const intentId = payment.nextIntentId ?? payment.intentId;
    if (!intentId) throw paymentNotStarted();
    return withProviderTimeout(this.logger, () => this.confirm(payment, intentId, card.methodId));
  }

  /**
   * Confirms the intent with a new key for each attempt. Only reads an intent that was declined or changed meanwhile.
   */
  private async confirm(payment: StoredPayment, intentId: string, methodId: string): Promise<StoredPayment> {
    const { id, rideId } = payment;
    const returnUrl = new URL(`/payment-success?rideId=${rideId}&payment=${id}`, this.config.RIDER_WEB_URL).href;
    const key = `payment:${id}:confirm:${await this.payments.countConfirm(id)}`;
    const intent = await this.provider.confirmWith(intentId, methodId, returnUrl, key).catch((error: unknown) => {
      const told =
        error instanceof ProviderError && (error.failure === 'declined' || error.failure === 'unexpected_state');
      if (!told) throw error;
      return this.provider.retrieve(intentId);
    });
    return (intent && (await this.sync.apply(intent))) ?? payment;
  }
}
