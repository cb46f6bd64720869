import { Injectable } from '@nestjs/common';
import type { Cancellation, CancellationView, RideView } from '@groupride/contracts';
import { mayMove } from '@groupride/contracts';
import { cancellationRule, formatCents, type CancellationRule } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { feeUnder } from './domain/cancellation-fee';
import type { Ride } from './domain/ride';
import { feeHasChanged, noSuchRide, rideStateConflict } from './rides.errors';
import { RidesFacade, type Actor } from './rides.facade';

const WHY: Readonly<Record<CancellationRule, string>> = {
  no_driver: 'No driver has taken the ride yet, so cancelling is free.',
  in_time: 'You are cancelling in time, so it is free.',
  late: 'A driver has set aside time for your group, so 25% of the price is kept.',
  after_arrival: 'The driver has arrived, so 50% of the price is kept.',
};

const NOTHING_KEPT = 'Nothing has been charged for this ride, so cancelling is free.';

/** Calling a ride off, and saying beforehand what it costs. */
@Injectable()
export class CancellationService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async preview(who: Principal, rideId: number): Promise<CancellationView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    const rule = this.ruleFor(ride);
    const fee = feeUnder(ride, rule);
    const held = ride.paymentMethod === 'card' && ride.status !== 'awaiting_payment' ? ride.totalCost : 0;
    return {
      fee: formatCents(fee),
      released: formatCents(Math.max(0, held - fee)),
      explanation: explain(ride, rule),
      mayCancel: mayMove(ride.status, 'cancelled', 'organizer'),
    };
  }

  /** @throws ApiError amount_mismatch when the fee is not the one that was agreed to, ride_state_conflict, not_found */
  async cancel(who: Principal, rideId: number, { reason, expectedFee }: Cancellation): Promise<RideView> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer' && !who.isAdmin) throw noSuchRide();
    const as = viewer === 'organizer' ? 'organizer' : 'admin';
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!mayMove(ride.status, 'cancelled', as)) throw rideStateConflict(ride.status);
      const rule = as === 'organizer' ? this.ruleFor(ride) : null;
      const fee = feeUnder(ride, rule);
      if (typeof expectedFee === 'string' && expectedFee !== formatCents(fee)) throw feeHasChanged(fee);
      await this.callOff(tx, ride, { as, userId: who.userId }, rule, reason);
      if (as === 'admin') await this.audit.record(who.userId, 'cancel_ride', `ride:${rideId}`, { reason: reason ?? null }, tx);
    });
    return this.rides.view(who, rideId);
  }

  private async callOff(tx: Transaction, ride: Ride, actor: Actor, rule: CancellationRule | null, reason?: string): Promise<void> {
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor,
      event: 'ride_cancelled',
      ...(reason ? { reason } : {}),
      data: { rule, fee: formatCents(feeUnder(ride, rule)) },
      set: { cancelledAt: this.clock.now(), cancelReason: reason ?? null, cancelRule: rule },
    });
  }

  private ruleFor(ride: Ride): CancellationRule {
    return cancellationRule({ now: this.clock.now(), acceptedAt: ride.acceptedAt, arrivedAt: ride.arrivedAt, scheduledAt: ride.scheduledAt });
  }
}

/** Of a ride paid in cash, or with nothing to pay, nothing can be kept, whatever the rule says. */
function explain(ride: Ride, rule: CancellationRule): string {
  const costs = rule === 'late' || rule === 'after_arrival';
  return costs && feeUnder(ride, rule) === 0 ? NOTHING_KEPT : WHY[rule];
}
