import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { providerUnavailable } from '../../platform/stripe/provider-error';
import type { Ride } from '../rides/rides.facade';
import { PaymentIntents, type DuePayment } from './authorizations.facade';
import { DuePaymentsService } from './due-payments.service';
import { PaymentSyncService } from './payment-sync.service';
import { IntentCreationService } from './intent-creation.service';
import { HoldReplacementService } from './hold-replacement.service';
import { PaymentProvider } from '../payments/payment-provider.facade';
import { nothingDue } from '../payments/payments.facade';
import { PaymentRecords, type ConfirmablePayment, type StoredPayment } from '../payments/payment-records.facade';
import { withProviderTimeout } from './provider-timeout';
import { DeferredAuthorizationsService } from './deferred-authorizations.service';

/** How many times a cancelled or lost intent is replaced within one call. */
const MOST_REPLACEMENTS = 3;

/** Returns the intent with which a client confirms a payment that is due. */
@Injectable()
export class PaymentIntentsService extends PaymentIntents {
  private readonly logger = new Logger(PaymentIntentsService.name);

  constructor(
    private readonly payments: PaymentRecords,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSyncService,
    private readonly deferred: DeferredAuthorizationsService,
    private readonly due: DuePaymentsService,
    private readonly creation: IntentCreationService,
    private readonly replacement: HoldReplacementService,
  ) {
    super();
  }

  /**
   * Returns the intent for the amount due: the ride for its organizer, their own seat for other members. Repeated calls
   * return the same intent while it can be confirmed.
   * @throws ApiError not_found, payment_not_due, payment_provider_unavailable
   */
  async begin(who: Principal, rideId: number): Promise<ConfirmablePayment> {
    const { ride, find } = await this.due.begin(who, rideId);
    return this.beginWith(ride, find);
  }

  async prepare(tx: Transaction, who: Principal, rideId: number): Promise<() => Promise<ConfirmablePayment>> {
    const { ride, find } = await this.due.begin(who, rideId, tx);
    return () => this.beginWith(ride, find);
  }

  async beginWith(ride: Ride, open: () => Promise<DuePayment>): Promise<ConfirmablePayment> {
    return withProviderTimeout(this.logger, async () => {
      for (let replaced = 0; replaced <= MOST_REPLACEMENTS; replaced += 1) {
        const confirmable = await this.confirmable(await open(), ride);
        if (confirmable) return confirmable;
      }
      throw providerUnavailable();
    });
  }

  /** The caller's own payments of a ride, oldest first. */
  async listOwn(who: Principal, rideId: number): Promise<StoredPayment[]> {
    return (await this.payments.listRideAndShares(rideId)).filter(({ payerId }) => payerId === who.userId);
  }

  private async confirmable(
    { payment, earlier, customer }: DuePayment,
    ride: Ride,
  ): Promise<ConfirmablePayment | null> {
    const next = nextOf(payment);
    if (next) return next;
    if (payment.nextAmount !== null && !this.deferred.areFor(payment, ride)) {
      await this.replacement.replace(payment, { intentId: payment.intentId, round: 0 });
      // A saved card may already have been authorized.
      const asked = await this.payments.find(payment.id);
      return asked && (nextOf(asked) ?? (asked.nextAmount === null ? confirmableNow(asked) : null));
    }
    if (payment.intentId) return this.resume(payment, payment.intentId);
    if (this.deferred.areFor(payment, ride)) return this.deferred.begin(payment, ride);
    const created = await this.creation.create(payment, earlier, customer);
    return created && confirmableNow(created);
  }

  private async resume(payment: StoredPayment, intentId: string): Promise<ConfirmablePayment | null> {
    const intent = await this.provider.retrieve(intentId);
    if (!intent) {
      await this.payments.nextAttempt(payment.id, payment.attempt);
      return null;
    }
    const current = await this.sync.apply(intent);
    if (current?.state === 'captured') throw nothingDue('Your card was charged for this already.');
    return current && confirmableNow(current);
  }
}

/** The intent that will replace the current hold; null when there is none. */
function nextOf(payment: StoredPayment): ConfirmablePayment | null {
  const { nextIntentId, nextClientSecret } = payment;
  return nextIntentId && nextClientSecret ? { ...payment, clientSecret: nextClientSecret, mode: 'payment' } : null;
}

function confirmableNow(payment: StoredPayment): ConfirmablePayment | null {
  const { clientSecret, state } = payment;
  return state !== 'released' && clientSecret !== null ? { ...payment, clientSecret, mode: 'payment' } : null;
}
