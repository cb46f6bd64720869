import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ProviderError } from '../../platform/stripe/provider-error';
import { RidesFacade } from '../rides/rides.facade';
import { HoldRequestsService } from './hold-requests.service';
import { HoldTakeoverService } from './hold-takeover.service';
import { keyForRound } from '../../platform/stripe/tries';
import { type Failure, type Intent, PaymentProvider } from '../payments/payment-provider.facade';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { retryUntilAnswered } from './retry-with-same-key';

/** The hold expires before the ride is over, and no saved card can be authorized again. */
const NOT_SAVED: Failure = {
  code: 'hold_runs_out',
  message: 'The pending charge ends before the ride is over. Confirm your payment again.',
};

/**
 * Replaces a hold: authorizes the new one, then releases the old one. Only one of them can be captured, because a
 * payment has one current hold and the other is being released.
 */
@Injectable()
export class HoldReplacementService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly rides: RidesFacade,
    private readonly sync: PaymentSyncService,
    private readonly requests: HoldRequestsService,
    private readonly takeover: HoldTakeoverService,
  ) {}

  /**
   * Authorizes the saved card for the requested increase, or else for the same amount. Asks the payer when no saved
   * card works.
   * @throws ProviderError
   */
  async replace(
    payment: StoredPayment,
    { intentId, round }: { intentId: string | null; round: number },
  ): Promise<void> {
    const next = await this.nextOf(payment, round);
    if (!(await this.payments.storeNext(payment.id, intentId, next))) {
      const current = await this.payments.find(payment.id);
      // An overlapping call with the same key gets the same intent. It may have stored it already, and it may have
      // become the current hold.
      if (current?.intentId !== next.id && current?.nextIntentId !== next.id)
        await this.database.transaction((tx) => this.sync.releaseIntent(tx, payment.id, next.id));
      return;
    }
    await this.sync.apply(next);
    if (payment.nextAmount === null && next.status === 'requires_payment_method' && !next.failure)
      await this.bringBack(payment, next);
  }

  private async nextOf(payment: StoredPayment, round: number): Promise<Intent> {
    const { id, nextAmount, nextIntentId } = payment;
    const attempt = payment.attempt + 1;
    const key = keyForRound(`payment:${id}:${nextAmount === null ? 'renew' : 'raise'}:${attempt}`, round);
    const wanted = { ...payment, amount: nextAmount ?? payment.amount };
    try {
      const held = await (nextIntentId
        ? this.provider.retrieve(nextIntentId)
        : retryUntilAnswered(() => this.requests.offSession(wanted, attempt, key)));
      if (held && 'id' in held) return held;
      return await retryUntilAnswered(() => this.requests.toConfirm(wanted, attempt, `${key}:by-person`));
    } catch (error) {
      // The provider repeats its answer for the same key. A reauthorization changes its key by its own rounds.
      if (nextAmount !== null && error instanceof ProviderError && error.failure !== 'unreachable')
        await this.payments.countFailedIncrease(id, payment.attempt);
      throw error;
    }
  }

  private async bringBack({ id, rideId }: StoredPayment, next: Intent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (payment?.nextIntentId === next.id && !payment.recoverBefore)
        await this.takeover.reauthorizationFailed(tx, ride, payment, NOT_SAVED);
    });
  }
}
