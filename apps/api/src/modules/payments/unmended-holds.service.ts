import { Injectable } from '@nestjs/common';
import { CALLED_OFF_BY_US, mayMove } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { secondsUntil } from './domain/hold-times';
import { meansText } from './domain/receipt';
import { HoldEndings } from './hold-endings.service';
import { endMending, type EndMending } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';

/** Everybody in the ride reads it. */
function whyOf(payment: StoredPayment): string {
  const means = meansText(payment);
  return means === 'card' ? CALLED_OFF_BY_US.en.cardNotMended : CALLED_OFF_BY_US.en.meansNotMended.replace('{means}', means);
}

/** What follows when nobody mended a hold in time: a ride is called off for free, a member's seat falls back to the organizer. */
@Injectable()
export class UnmendedHolds {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly rides: RidesFacade,
    private readonly endings: HoldEndings,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async end({ paymentId, rideId }: EndMending): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, paymentId);
      if (!payment?.mendBefore) return;
      const now = this.clock.now();
      if (payment.mendBefore > now) return this.jobs.enqueue(tx, endMending, { paymentId, rideId }, secondsUntil(payment.mendBefore, now));
      if (payment.purpose === 'share') return this.endings.letGo(tx, payment);
      if (mayMove(ride.status, 'cancelled', 'system')) await this.callOff(tx, rideId, whyOf(payment), now);
    });
  }

  /** Without a rule nothing is kept. */
  private async callOff(tx: Transaction, rideId: number, why: string, now: Date): Promise<void> {
    await this.rides.move(tx, { rideId, to: 'cancelled', actor: SYSTEM, event: 'ride_cancelled', reason: why, set: { cancelledAt: now, cancelReason: why } });
  }
}
