import { Injectable } from '@nestjs/common';
import { failureText } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { OutboxFacade } from '../identity/identity.facade';
import type { Ride } from '../rides/rides.facade';
import type { Failure } from '../payments/payment-provider.facade';
import { PAYMENT_RECOVERY_TEXTS, type PaymentRecovery } from './payment-recovery-texts';
import type { StoredPayment } from '../payments/payment-records.facade';

/** Emails people whose payment needs another card or confirmation. */
@Injectable()
export class PaymentRecoveryMails {
  constructor(private readonly outbox: OutboxFacade) {}

  /** @param before recovery deadline */
  async ask(
    tx: Transaction,
    ride: Pick<Ride, 'id' | 'status' | 'scheduledAt' | 'dropoffLocation' | 'splitMode'>,
    payment: StoredPayment,
    why: Failure,
    before: Date,
  ): Promise<void> {
    await this.outbox.write(
      payment.payerId,
      {
        key: `payment:${payment.id}:recover:${payment.attempt}:${before.getTime()}`,
        template: PAYMENT_RECOVERY_TEXTS,
        facts: ({ money, day, time, language }) => ({
          destination: ride.dropoffLocation,
          amount: money(payment.amount),
          // Payment methods without a number are not cards.
          card: payment.cardLast4 !== '',
          why: failureText(why, language),
          day: day(before),
          time: time(before),
          otherwise: outcomeOf(ride, payment, before),
        }),
        page: { app: 'rider', path: `/payment?rideId=${ride.id}` },
      },
      tx,
    );
  }
}

/** What happens if the payment is not updated in time. */
function outcomeOf(
  { status, splitMode, scheduledAt }: Pick<Ride, 'status' | 'splitMode' | 'scheduledAt'>,
  { purpose }: StoredPayment,
  before: Date,
): PaymentRecovery['otherwise'] {
  if (splitMode === 'pledge' && status !== 'awaiting_payment') return 'owed';
  // A ride that starts before the deadline takes place without the hold.
  if (purpose === 'ride') return scheduledAt === null || scheduledAt < before ? 'owed' : 'cancelled';
  return splitMode === 'pledge' ? 'left_out' : 'covered';
}
