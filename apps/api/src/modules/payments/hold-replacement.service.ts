import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { RidesFacade } from '../rides/rides.facade';
import { AuthorizationsService, keyOf } from './authorizations.service';
import type { Intent } from './domain/intent';
import { HoldsService } from './holds.service';
import { MendingService } from './mending.service';
import { PaymentProvider } from './payment-provider';
import type { RenewHold } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';

type Failure = NonNullable<Intent['failure']>;

const NOT_SAVED: Failure = {
  code: 'hold_runs_out',
  message: 'The bank gives the hold back before the ride is over, and the card was not saved. Please confirm it once more.',
};

/**
 * Puts a new hold in the place of one: first the new hold, then the old one goes. Both are never captured: a payment has one
 * hold, and the other is on its way back.
 */
@Injectable()
export class HoldReplacement {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly rides: RidesFacade,
    private readonly holds: HoldsService,
    private readonly authorizations: AuthorizationsService,
    private readonly mending: MendingService,
  ) {}

  /** Of the saved card; where there is none, the person is asked. @throws ProviderError */
  async replace(payment: StoredPayment, { intentId, round }: Pick<RenewHold, 'intentId' | 'round'>): Promise<void> {
    const attempt = payment.attempt + 1;
    const key = keyOf(`payment:${payment.id}:renew:${attempt}`, round);
    const held = payment.nextIntentId ? await this.provider.retrieve(payment.nextIntentId) : await this.authorizations.holdAway(payment, attempt, key);
    const next = held && 'id' in held ? held : await this.askable(payment, attempt, `${key}:by-person`);
    if (!(await this.payments.storeNext(payment.id, intentId, next))) {
      await this.database.transaction((tx) => this.holds.giveBack(tx, payment.id, next.id));
      return;
    }
    await this.holds.apply(next);
    if (next.status === 'requires_payment_method' && !next.failure) await this.bringBack(payment, next);
  }

  /** An intent that waits for the person. */
  private askable({ id, rideId, purpose, amount }: StoredPayment, attempt: number, key: string): Promise<Intent> {
    return this.provider.createHold({ amount, customer: null, rideId, paymentId: id, attempt, purpose }, key);
  }

  private async bringBack({ id, rideId }: StoredPayment, next: Intent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (payment?.nextIntentId === next.id && !payment.mendBefore) await this.mending.renewalFailed(tx, ride, payment, NOT_SAVED);
    });
  }
}
