import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../platform/stripe/provider-error';
import { CardsFacade } from '../cards/cards.facade';
import { type Failure, type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import type { StoredPayment } from '../payments/payment-records.facade';

export const CARD_GONE: Failure = { code: 'card_gone', message: 'There is no saved card that could be used for it.' };

/** Requests holds from the provider, with a saved card or for the person to confirm. Changes no rows. */
@Injectable()
export class HoldRequestsService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly cards: CardsFacade,
  ) {}

  /**
   * Holds the card of a payment off session.
   * @returns the intent, also one that was refused and that the person can still confirm; or why there is none
   * @throws ProviderError unreachable, failing
   */
  async offSession(
    { id, rideId, payerId, purpose, amount, methodId }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent | Failure> {
    const customer = await this.cards.customerOf(payerId);
    if (!customer || !methodId || !(await this.cards.isUsable(payerId, methodId))) return CARD_GONE;
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

  /** An intent that waits for the person, who may choose one of their saved cards. @throws ProviderError */
  async toConfirm(
    { id, rideId, payerId, purpose, amount }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent> {
    const customer = await this.cards.customerOf(payerId);
    return this.provider.createHold({ amount, customer, rideId, paymentId: id, attempt, purpose }, key);
  }
}
