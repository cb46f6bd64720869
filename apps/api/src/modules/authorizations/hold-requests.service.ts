import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../platform/stripe/provider-error';
import { CardsFacade } from '../cards/cards.facade';
import { type Failure, type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import type { StoredPayment } from '../payments/payment-records.facade';

export const CARD_GONE: Failure = { code: 'card_gone', message: 'There is no saved card that could be used for it.' };

/** Requests holds from the provider, with a saved card or for the payer to confirm. Changes no rows. */
@Injectable()
export class HoldRequestsService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly cards: CardsFacade,
  ) {}

  /**
   * Authorizes the card of a payment off session.
   * @returns the intent, which may be declined and open to confirmation by the payer; or the failure when there is no
   * intent
   * @throws ProviderError unreachable, failing
   */
  async offSession(
    { id, rideId, purpose, amount, methodId }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent | Failure> {
    const customer = methodId && (await this.cards.customerOfCard(methodId));
    if (!customer) return CARD_GONE;
    try {
      return await this.provider.holdOffSession(
        { amount, customer, methodId, rideId, paymentId: id, attempt, purpose },
        key,
      );
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure === 'unreachable' || error.failure === 'failing')
        throw error;
      const intent = error.decline?.intentId ? await this.provider.retrieve(error.decline.intentId) : null;
      return intent ?? (error.decline ? { code: error.decline.code, message: error.decline.message } : CARD_GONE);
    }
  }

  /** Creates an intent for the payer to confirm, with a saved card if they like. @throws ProviderError */
  async toConfirm(
    { id, rideId, payerId, purpose, amount }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent> {
    const customer = await this.cards.customerOf(payerId);
    return this.provider.createHold({ amount, customer, rideId, paymentId: id, attempt, purpose }, key);
  }
}
