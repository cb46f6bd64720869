import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../platform/database/database';
import { ProviderError } from '../../platform/stripe/provider-error';
import { CardsFacade } from '../cards/cards.facade';
import { type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { retryUntilAnswered } from './retry-with-same-key';

/** Creates payment intents for payments that have none. */
@Injectable()
export class IntentCreationService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly cards: CardsFacade,
    private readonly sync: PaymentSyncService,
  ) {}

  /**
   * @param earlier other payments of the same person for the ride
   * @param customer the payer's customer id at the provider; null when unknown
   * @returns the payment with its intent; null when the payment changed meanwhile and must be read again
   * @throws ProviderError
   */
  async create(
    payment: StoredPayment,
    earlier: readonly StoredPayment[],
    customer: string | null = null,
  ): Promise<StoredPayment | null> {
    if (payment.purpose !== 'tip') await this.giveBackEarlier(payment, earlier);
    const intent = await retryUntilAnswered(() => this.createHold(payment, customer));
    const stored = await this.payments.storeIntent(payment.id, payment.attempt, intent.id, intent.clientSecret);
    const current = stored ?? (await this.payments.find(payment.id));
    if (current?.intentId === intent.id && current.state !== 'released') return current;
    await this.database.transaction((tx) => this.sync.releaseIntent(tx, payment.id, intent.id));
    return null;
  }

  /** Releases earlier holds of a member who left and came back, so that a card is never held twice for one seat. */
  private async giveBackEarlier({ id }: StoredPayment, earlier: readonly StoredPayment[]): Promise<void> {
    for (const each of earlier) {
      if (each.id === id || !each.intentId) continue;
      const intent = await this.provider.retrieve(each.intentId);
      if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') continue;
      await this.sync.apply(await this.cancelIntent(each.id, intent.id));
    }
  }

  private async cancelIntent(paymentId: number, intentId: string): Promise<Intent> {
    try {
      // Cancelling twice is harmless, so each attempt uses a new key; the provider would repeat an error for the same
      // key.
      return await this.provider.cancel(intentId, `payment:${paymentId}:cancel:${randomUUID()}`);
    } catch (error) {
      // The job that releases holds cancelled it first.
      const now = isFailure(error, 'unexpected_state') ? await this.provider.retrieve(intentId) : null;
      if (now?.status !== 'canceled') throw error;
      return now;
    }
  }

  private async createHold(
    { id, rideId, payerId, purpose, amount, attempt }: StoredPayment,
    known: string | null,
  ): Promise<Intent> {
    const hold = { amount, rideId, paymentId: id, attempt, purpose };
    const customer = known ?? (await this.cards.customerOf(payerId));
    try {
      return await this.provider
        .createHold({ ...hold, customer }, keyOf(id, attempt, customer))
        .catch((error: unknown) => {
          // The customer was removed at the provider; a card can be held without one.
          if (customer !== null && isFailure(error, 'missing'))
            return this.provider.createHold({ ...hold, customer: null }, keyOf(id, attempt, null));
          throw error;
        });
    } catch (error) {
      // The provider would repeat this error for the key. An intent that was created anyway cannot be confirmed: nobody
      // has its secret.
      if (isFailure(error, 'failing') || isFailure(error, 'refused')) await this.payments.nextAttempt(id, attempt);
      throw error;
    }
  }
}

/** An idempotency key stands for one set of parameters. Without a customer the parameters differ, so the key does too. */
function keyOf(paymentId: number, attempt: number, customer: string | null): string {
  const key = `payment:${paymentId}:authorize:${attempt}`;
  return customer === null ? `${key}:no-customer` : key;
}

function isFailure(error: unknown, failure: ProviderError['failure']): boolean {
  return error instanceof ProviderError && error.failure === failure;
}
