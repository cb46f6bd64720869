import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS, mayMove } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { paymentMethodText } from '../payments/payments.facade';
import { Holds } from '../payments/holds.facade';
import { endRecovery, type EndRecovery } from './payment-recovery.jobs';
import { isLiving, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';

/** Text that everybody in the ride can read, so it names no card number. */
function cancellationReason(payment: StoredPayment): string {
  const method = paymentMethodText(payment);
  return method === 'card'
    ? SYSTEM_CANCELLATION_REASONS.en.cardNotUpdated
    : SYSTEM_CANCELLATION_REASONS.en.methodNotUpdated.replace('{method}', method);
}

/** Ends payment recovery when its deadline has passed: the ride is cancelled without a fee, or the organizer covers the member's seat. */
@Injectable()
export class ExpiredRecoveriesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly holds: Holds,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(endRecovery, (job) => this.end(job));
  }

  async end({ paymentId, rideId }: EndRecovery): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, paymentId);
      // A hold that was captured in the provider's dashboard meanwhile pays for the ride.
      if (!payment?.recoverBefore || !isLiving(payment)) return;
      const now = this.clock.now();
      if (payment.recoverBefore > now)
        return this.jobs.enqueueAt(tx, endRecovery, { paymentId, rideId }, payment.recoverBefore);
      // Until the ride is requested, the pledge decides who rides.
      if (ride.splitMode === 'pledge' && ride.status === 'awaiting_payment') return;
      // The ride of a pledge takes place anyway, and the share is due afterwards, because all members pay for
      // themselves.
      if (payment.purpose === 'share' || ride.splitMode === 'pledge') return this.holds.releaseNow(tx, payment);
      if (mayMove(ride.status, 'cancelled', 'system'))
        await this.cancelRide(tx, rideId, cancellationReason(payment), now);
    });
  }

  /** Cancels without a cancellation rule, so no fee is charged. */
  private async cancelRide(tx: Transaction, rideId: number, why: string, now: Date): Promise<void> {
    await this.rides.move(tx, {
      rideId,
      to: 'cancelled',
      actor: SYSTEM,
      event: 'ride_cancelled',
      reason: why,
      set: { cancelledAt: now, cancelReason: why },
    });
  }
}
